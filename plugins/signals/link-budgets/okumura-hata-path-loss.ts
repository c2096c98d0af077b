import { choice, defineCalculator, isAbove, isBelow, measure, number, roundTo } from '@reckoner/engine';

/** Hata's equations with MHz, m and km; log(d/km)'s factor is that of the base antenna's height. */
const mobileCorrection = (large: boolean, frequency: number, mobile: number) => {
  if (!large) return (1.1 * Math.log10(frequency) - 0.7) * mobile - (1.56 * Math.log10(frequency) - 0.8);
  return frequency <= 200 ? 8.29 * Math.log10(1.54 * mobile) ** 2 - 1.1 : 3.2 * Math.log10(11.75 * mobile) ** 2 - 4.97;
};

/** In dB, of MHz and km. */
const freeSpaceLoss = (frequency: number, distance: number) =>
  20 * Math.log10((4 * Math.PI * 1e9 * distance * frequency) / 299792458);

/** Median loss: Hata (1980) for 150 to 1500 MHz, COST 231 for 1500 to 2000 MHz. */
export default defineCalculator({
  title: 'Okumura-Hata and COST 231 path loss',
  description:
    'Median path loss of mobile radio in cities, suburbs and open land by the models of Okumura-Hata and COST 231 Hata, with the range that an allowed loss gives.',
  keywords: [
    'Hata model',
    'Okumura Hata',
    'COST 231 Hata',
    'cell radius',
    'macrocell path loss',
    'urban propagation loss',
  ],
  related: [
    'log-distance-path-loss',
    'free-space-path-loss',
    'link-budget-received-power',
    'radio-horizon-line-of-sight',
  ],
  inputs: {
    model: choice(
      {
        hata: { label: 'Okumura-Hata, 150 to 1500 MHz', also: ['Hata', 'Okumura-Hata'] },
        cost: { label: 'COST 231 Hata, 1500 to 2000 MHz', also: ['COST 231', 'COST-231', 'COST Hata'] },
      },
      { label: 'Model', default: 'hata' },
    ),
    surroundings: choice(
      {
        city: { label: 'Small or medium-sized city', also: ['urban', 'medium city', 'small city'] },
        large: { label: 'Large city, metropolitan center', also: ['large city', 'metropolitan', 'metro'] },
        suburban: { label: 'Suburb', also: ['suburban'] },
        open: { label: 'Open land', also: ['open', 'rural', 'open area'] },
      },
      { label: 'Surroundings of the mobile', default: 'city' },
    ),
    frequency: measure('MHz', {
      label: 'Frequency',
      symbol: 'f',
      min: 150,
      max: 2600,
    }),
    base: measure('m', {
      label: 'Height of the base antenna',
      help: 'Over the mean ground 3 to 15 km away in its direction, above the roofs around.',
      symbol: 'h_b',
      min: 10,
      max: 1000,
    }),
    mobile: measure('m', {
      label: 'Height of the mobile antenna',
      help: 'Above the street.',
      symbol: 'h_m',
      min: 1,
      max: 10,
      default: 1.5,
    }),
    distance: measure('km', { label: 'Distance', symbol: 'd', min: 0.05, max: 100 }),
    allowed: measure('dB', {
      label: 'Allowed path loss',
      help: 'EIRP, receive gain and sensitivity together, less the margin for fading.',
      symbol: 'L_{max}',
      min: 50,
      max: 250,
      usual: [80, 200],
      optional: true,
    }),
  },
  outputs: {
    loss: measure('dB', { label: 'Median path loss', symbol: 'L', places: 2 }),
    free: measure('dB', { label: 'Free-space path loss for comparison', symbol: 'L_{FS}', places: 2 }),
    slope: measure('dB', { label: 'More for ten times the distance', symbol: 'B', places: 2 }),
    exponent: number({ label: 'Path loss exponent', symbol: 'n', places: 3 }),
    correction: measure('dB', { label: 'Correction for the mobile antenna', symbol: 'a(h_m)', places: 2 }),
    range: measure('km', {
      label: 'Distance at the allowed path loss',
      symbol: 'd_{max}',
      digits: 3,
      places: 2,
      optional: true,
    }),
  },
  formula: ({ model, surroundings, frequency, base, mobile, distance, allowed }) => {
    const lg = Math.log10(frequency);
    const slope = 44.9 - 6.55 * Math.log10(base);
    const correction = mobileCorrection(model === 'hata' && surroundings === 'large', frequency, mobile);
    const city =
      (model === 'hata' ? 69.55 + 26.16 * lg : 46.3 + 33.9 * lg + (surroundings === 'large' ? 3 : 0)) -
      13.82 * Math.log10(base) -
      correction;
    const atOne =
      model === 'cost'
        ? city
        : surroundings === 'suburban'
          ? city - 2 * Math.log10(frequency / 28) ** 2 - 5.4
          : surroundings === 'open'
            ? city - 4.78 * lg ** 2 + 18.33 * lg - 40.94
            : city;
    return {
      loss: atOne + slope * Math.log10(distance),
      free: 20 * Math.log10((4 * Math.PI * 1e9 * distance * frequency) / 299792458),
      slope,
      exponent: slope / 10,
      correction,
      range: allowed === undefined ? undefined : 10 ** ((allowed - atOne) / slope),
    };
  },
  figure: {
    kind: 'curve',
    title: 'Path loss over distance',
    x: { of: 'distance', log: true },
    y: { of: 'loss' },
    curve: ({ frequency, distance, loss, slope, allowed, range }) => ({
      from: Math.min(1, distance),
      to: Math.max(20, distance),
      lines: [
        { label: 'Median', y: (d) => loss + slope * Math.log10(d / distance) },
        {
          label: 'Free space',
          y: (d) => 20 * Math.log10((4 * Math.PI * 1e9 * d * frequency) / 299792458),
          dashed: true,
        },
      ],
      marks:
        range === undefined || allowed === undefined || range > Math.max(20, distance) || range < Math.min(1, distance)
          ? [{ x: distance, y: loss, label: 'Here' }]
          : [
              { x: distance, y: loss, label: 'Here' },
              { x: range, y: allowed, label: 'Allowed' },
            ],
    }),
  },
  explanation: ({ model }) =>
    model === 'hata'
      ? 'At {frequency} and {distance}, with antennas at {base} and {mobile}, the median path loss by Okumura-Hata (“{surroundings}”) is {loss}; ten times the distance costs {slope} more.{range? The {allowed} that are allowed are reached at {range}.|}'
      : 'At {frequency} and {distance}, with antennas at {base} and {mobile}, the median path loss by COST 231 Hata (“{surroundings}”) is {loss}; ten times the distance costs {slope} more.{range? The {allowed} that are allowed are reached at {range}.|}',
  requires: [
    {
      that: ({ model, frequency }) => model === 'cost' || frequency <= 1500,
      field: 'frequency',
      says: 'Okumura-Hata ends at 1500 MHz: choose COST 231 Hata.',
    },
    {
      that: ({ model, frequency }) => model === 'hata' || frequency >= 1500,
      field: 'frequency',
      says: 'COST 231 Hata begins at 1500 MHz: choose Okumura-Hata.',
    },
    {
      that: ({ model, surroundings }) => model === 'hata' || surroundings !== 'open',
      field: 'surroundings',
      says: 'COST 231 Hata is of cities and suburban centers: it has no equation for open land.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ frequency }) => frequency > 2000,
      says: 'COST 231 Hata was made from measurements up to 2000 MHz: above that it is an extrapolation.',
    },
    {
      level: 'caution',
      when: ({ base }) => base < 30 || base > 200,
      says: 'The model is of base antennas from 30 to 200 m, above the roofs around: outside of that it is an extrapolation, and for antennas below the roofs (small cells) it does not hold.',
    },
    {
      level: 'caution',
      when: ({ distance }) => distance < 1 || distance > 20,
      says: 'The model is of distances from 1 to 20 km: nearer it takes no account of the street, farther the Earth takes more than it says.',
    },
    {
      level: 'caution',
      when: ({ range }) => range !== undefined && (isBelow(roundTo(range, 3), 1) || isAbove(roundTo(range, 2), 20)),
      says: 'The distance at the allowed path loss lies outside of the 1 to 20 km for which the model was made: take it as a hint only.',
    },
    {
      level: 'note',
      when: ({ model, surroundings, frequency }) =>
        model === 'hata' && surroundings === 'large' && frequency > 200 && frequency < 400,
      says: 'For large cities Hata gives the correction for the mobile antenna up to 200 MHz and from 400 MHz on: between them it is that from 400 MHz on here. For a mobile at 1.5 m it makes no difference.',
    },
    {
      level: 'caution',
      when: ({ loss, free }) => isBelow(roundTo(loss, 2), roundTo(free, 2)),
      says: 'The model gives less than free space, which cannot be: take the free-space path loss of {free}.',
    },
    {
      level: 'caution',
      when: ({ range, allowed, frequency }) =>
        range !== undefined &&
        allowed !== undefined &&
        isBelow(roundTo(allowed, 2), roundTo(freeSpaceLoss(frequency, range), 2)),
      says: 'At the distance for the allowed path loss even free space loses more, so that it cannot be reached: take that of the free-space path loss.',
    },
    {
      level: 'note',
      when: ({ model, surroundings }) => model === 'cost' && surroundings === 'suburban',
      says: 'COST 231 gives suburban centers with some trees the same loss as a medium-sized city. Many programs take off what Hata takes off for suburbs below 1500 MHz, which COST 231 does not.',
    },
  ],
  examples: [
    {
      inputs: { frequency: 869, base: 30, mobile: 1, distance: 2, allowed: 140 },
      results: {
        loss: 137.87662889203,
        free: 97.248778664136,
        slope: 35.224855781586,
        exponent: 3.5224855781586,
        correction: -1.2519490971664,
        range: 2.297790727957,
      },
      source: 'The test suite of the network simulator ns-3: 137.88 dB; more digits: Python with mpmath',
    },
    {
      inputs: { surroundings: 'large', frequency: 869, base: 30, mobile: 1, distance: 2 },
      results: { loss: 137.93074047975, correction: -1.3060606848817 },
      source: 'The test suite of ns-3: 137.93 dB; more digits: Python with mpmath',
    },
    {
      inputs: { surroundings: 'suburban', frequency: 869, base: 30, mobile: 1, distance: 2 },
      results: { loss: 128.02532595901 },
      source: 'Python with mpmath; the test suite of ns-3 has 128.03 dB',
    },
    {
      inputs: { surroundings: 'open', frequency: 869, base: 30, mobile: 1, distance: 2 },
      results: { loss: 109.51999935675 },
      source: 'Python with mpmath, with 4.78 (log f)² as five public programs have it (ns-3 has 4.70 and so 110.21 dB)',
    },
    {
      inputs: { model: 'cost', frequency: 2114, base: 30, mobile: 1, distance: 2 },
      results: { loss: 150.64052965787 },
      cautions: ['up to 2000 MHz'],
      source: 'The test suite of ns-3: 150.64 dB; more digits: Python with mpmath',
    },
    {
      inputs: { model: 'cost', surroundings: 'large', frequency: 2000, base: 30, distance: 2 },
      results: { loss: 151.34774659637, correction: 0.047092699609758 },
      source: 'Python with mpmath, with C = 3 dB and the correction of medium-sized cities, as COST 231 has it',
    },
    {
      inputs: { model: 'cost', surroundings: 'suburban', frequency: 1800, base: 40, distance: 5, allowed: 145 },
      results: { loss: 158.51941070407, range: 2.0231971551001 },
      cautions: ['which COST 231 does not'],
      source: 'Python with mpmath',
    },
    {
      inputs: { surroundings: 'large', frequency: 900, base: 100, mobile: 2, distance: 4, allowed: 150 },
      results: { loss: 137.29304510571, correction: 1.045446665454, slope: 31.8, range: 10.03805955246 },
      source: 'Python with mpmath',
    },
    {
      inputs: { surroundings: 'large', frequency: 160, base: 50, mobile: 3, distance: 10 },
      results: { loss: 134.93966091544, correction: 2.5620988425138 },
      source: 'Python with mpmath',
    },
    {
      inputs: { surroundings: 'large', frequency: 250, base: 50, mobile: 3, distance: 10 },
      results: { loss: 139.88224732907, correction: 2.6898443094612 },
      cautions: ['between them it is that from 400 MHz on'],
      source: 'Python with mpmath',
    },
    {
      inputs: { surroundings: 'open', frequency: 150, base: 200, mobile: 10, distance: 1 },
      results: { loss: 56.646680348035, free: 75.969608402997 },
      cautions: ['less than free space'],
      source: 'Python with mpmath',
    },
    {
      inputs: { frequency: 900, base: 15, distance: 0.3, allowed: 120 },
      results: { loss: 111.1142083061, range: 0.52000610470323 },
      cautions: ['above the roofs around', 'from 1 to 20 km: nearer', 'as a hint only'],
      source: 'Python with mpmath',
    },
    {
      inputs: { surroundings: 'open', frequency: 869, base: 179.5, mobile: 1, distance: 10, allowed: 90 },
      results: { range: 1.14928946796 },
      cautions: ['even free space loses more'],
      source: 'Python; free space has 90 dB at 0.868 km',
    },
    { inputs: { frequency: 1800, base: 30, distance: 2 }, refused: 'choose COST 231 Hata', source: 'By definition' },
    {
      inputs: { model: 'cost', frequency: 900, base: 30, distance: 2 },
      refused: 'choose Okumura-Hata',
      source: 'By definition',
    },
    {
      inputs: { model: 'cost', surroundings: 'open', frequency: 1800, base: 30, distance: 2 },
      refused: 'no equation for open land',
      source: 'By definition',
    },
  ],
  notes: [
    'A median: at half of all places the loss is larger. Shadowing varies it by some 6 to 10 dB (standard deviation): see the log-distance model for the margin.',
    'From measurements around Tokyo over nearly flat ground. Losses into buildings and vehicles come on top.',
  ],
  references: [
    {
      title:
        'Hata: Empirical formula for propagation loss in land mobile radio services, IEEE Trans. Veh. Technol. 29 (1980) 317–325',
      doi: '10.1109/T-VT.1980.23859',
    },
    {
      title: 'COST Action 231: Digital mobile radio towards future generation systems, final report (1999), §4.4.1',
    },
    {
      title: 'ns-3: Okumura-Hata propagation loss model and its test suite (src/propagation)',
      url: 'https://github.com/tkn-tub/ns3-gym',
    },
    {
      title: 'Integrated Wireless Propagation Models, p. 80 (Hata for open areas, COST 231 with its limits)',
      url: 'https://digilib.universitaspertamina.ac.id/ebook/Integrated%20Wireless%20Propagation%20Models/files/basic-html/page102.html',
    },
  ],
});

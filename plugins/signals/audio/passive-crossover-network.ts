import {
  category,
  choice,
  constant,
  defineCalculator,
  integer,
  isAbove,
  measure,
  quantity,
  roundTo,
} from '@reckoner/engine';

type Order = 'first' | 'second' | 'third' | 'fourth';
type Alignment = 'butterworth' | 'linkwitz' | 'bessel';

/** Ladders driven by a voltage and ended by the driver: L = gR/ω and C = g/(ωR), with the values g of the alignment. */
export default defineCalculator({
  title: 'Speaker crossover network',
  description:
    'Capacitors and inductors of a passive two-way loudspeaker crossover of first to fourth order (Butterworth, Linkwitz-Riley, Bessel) from the crossover frequency and the impedances of tweeter and woofer.',
  keywords: [
    'crossover calculator',
    'passive crossover calculator',
    'two-way crossover',
    'linkwitz-riley crossover',
    'butterworth crossover',
    'tweeter capacitor',
    'woofer inductor',
    '12 dB per octave crossover',
    '18 dB crossover',
    '24 dB crossover',
  ],
  related: ['amplifier-power-spl', 'biquad-filter-coefficients'],
  inputs: {
    order: choice(
      {
        first: { label: 'First order, 6 dB/octave', also: ['1', '6 dB', '1st'] },
        second: { label: 'Second order, 12 dB/octave', also: ['2', '12 dB', '2nd'] },
        third: { label: 'Third order, 18 dB/octave', also: ['3', '18 dB', '3rd'] },
        fourth: { label: 'Fourth order, 24 dB/octave', also: ['4', '24 dB', '4th'] },
      },
      { label: 'Order', default: 'second' },
    ),
    alignment: choice(
      {
        butterworth: { label: 'Butterworth (-3 dB at the crossover)', also: ['Butterworth', 'BW'] },
        linkwitz: {
          label: 'Linkwitz-Riley (-6 dB), second and fourth order',
          also: ['Linkwitz-Riley', 'LR', 'Linkwitz'],
        },
        bessel: { label: 'Bessel (-4.8 dB), second order', also: ['Bessel'] },
      },
      { label: 'Alignment', default: 'butterworth' },
    ),
    frequency: quantity('Hz', { label: 'Crossover frequency', symbol: 'f', min: 1, max: 1e6, usual: [80, 12000] }),
    tweeter: quantity('ohm', {
      label: 'Impedance of the tweeter',
      help: 'At the crossover frequency, with its Zobel network where it has one; the nominal impedance is only about that.',
      symbol: 'R_H',
      min: 0.1,
      max: 10000,
      usual: [2, 32],
      default: 8,
    }),
    woofer: quantity('ohm', {
      label: 'Impedance of the woofer',
      help: 'At the crossover frequency, with its Zobel network where it has one.',
      symbol: 'R_L',
      min: 0.1,
      max: 10000,
      usual: [2, 32],
      default: 8,
    }),
  },
  outputs: {
    tweeterC1: quantity('F', { label: 'Tweeter: first capacitor, in series', unit: 'µF', symbol: 'C_1', digits: 4 }),
    tweeterL1: quantity('H', {
      label: 'Tweeter: first inductor, in parallel',
      unit: 'mH',
      symbol: 'L_1',
      digits: 4,
      optional: true,
    }),
    tweeterC2: quantity('F', {
      label: 'Tweeter: second capacitor, in series',
      unit: 'µF',
      symbol: 'C_2',
      digits: 4,
      optional: true,
    }),
    tweeterL2: quantity('H', {
      label: 'Tweeter: second inductor, in parallel',
      unit: 'mH',
      symbol: 'L_2',
      digits: 4,
      optional: true,
    }),
    wooferL1: quantity('H', { label: 'Woofer: first inductor, in series', unit: 'mH', symbol: 'L_3', digits: 4 }),
    wooferC1: quantity('F', {
      label: 'Woofer: first capacitor, in parallel',
      unit: 'µF',
      symbol: 'C_3',
      digits: 4,
      optional: true,
    }),
    wooferL2: quantity('H', {
      label: 'Woofer: second inductor, in series',
      unit: 'mH',
      symbol: 'L_4',
      digits: 4,
      optional: true,
    }),
    wooferC2: quantity('F', {
      label: 'Woofer: second capacitor, in parallel',
      unit: 'µF',
      symbol: 'C_4',
      digits: 4,
      optional: true,
    }),
    polarity: category(['As the woofer', 'Reversed', 'Either'], { label: 'Polarity of the tweeter' }),
    level: measure('dB', { label: 'Level of each driver at the crossover', symbol: 'a_f', places: 2 }),
    sumLevel: measure('dB', { label: 'Level of both together at the crossover', symbol: 'a_\\Sigma', places: 2 }),
    slope: integer({ label: 'Slope in dB per octave' }),
  },
  formula: ({ order, alignment, frequency, tweeter, woofer }) => {
    const turn = 2 * Math.PI * frequency;
    const [g1, g2, g3, g4] = ladder(order, alignment);
    const inductor = (g: number, load: number) => (g * load) / turn;
    const capacitor = (g: number, load: number) => g / (turn * load);
    return {
      tweeterC1: capacitor(1 / g1!, tweeter),
      tweeterL1: g2 === undefined ? undefined : inductor(1 / g2, tweeter),
      tweeterC2: g3 === undefined ? undefined : capacitor(1 / g3, tweeter),
      tweeterL2: g4 === undefined ? undefined : inductor(1 / g4, tweeter),
      wooferL1: inductor(g1!, woofer),
      wooferC1: g2 === undefined ? undefined : capacitor(g2, woofer),
      wooferL2: g3 === undefined ? undefined : inductor(g3, woofer),
      wooferC2: g4 === undefined ? undefined : capacitor(g4, woofer),
      polarity: POLARITY[order],
      level: 20 * Math.log10(levelAt(alignment)),
      sumLevel:
        order === 'first' || order === 'third' || alignment === 'linkwitz'
          ? 0
          : 20 * Math.log10(2 * levelAt(alignment)),
      slope: 6 * ORDERS[order],
    };
  },
  stepwise: [
    'For the woofer L = gR/(2πf) and C = g/(2πfR) with the values g of the ladder from the amplifier on, series first: 1 (first order); √2 and 1/√2 (second order, Butterworth), 2 and 1/2 (Linkwitz-Riley), √3 and 1/√3 (Bessel); 3/2, 4/3 and 1/2 (third order); 4 sin 22.5°, cos 22.5°/(4 sin² 22.5°), 1/cos 22.5° and sin 22.5° (fourth order, Butterworth); 4√2/3, 9√2/8, 2√2/3 and √2/4 (Linkwitz-Riley).',
    'For the tweeter capacitors and inductors change places: C = 1/(2πfRg) and L = R/(2πfg) with the same g.',
  ],
  figure: {
    kind: 'curve',
    title: 'Level over frequency',
    x: { of: 'frequency', label: 'Frequency', log: true },
    y: { label: 'Level', unit: 'dB' },
    curve: ({ order, alignment, frequency }) => {
      const values = ladder(order, alignment);
      // From the driver back to the amplifier: a part in series adds voltage, one in parallel current.
      const parts = (at: number) => {
        const turn = at / frequency;
        let voltage: readonly [number, number] = [1, 0];
        let current: readonly [number, number] = [1, 0];
        for (let part = values.length - 1; part >= 0; part--) {
          const g = turn * values[part]!;
          if (part % 2 === 0) voltage = [voltage[0] - g * current[1], voltage[1] + g * current[0]];
          else current = [current[0] - g * voltage[1], current[1] + g * voltage[0]];
        }
        return { size: Math.hypot(voltage[0], voltage[1]), high: turn ** ORDERS[order] };
      };
      return {
        from: frequency / 8,
        to: frequency * 8,
        lines: [
          { label: 'Woofer', y: (at) => -20 * Math.log10(parts(at).size) },
          { label: 'Tweeter', y: (at) => 20 * Math.log10(parts(at).high / parts(at).size) },
          {
            label: 'Both',
            dashed: true,
            y: (at) => {
              const { size, high } = parts(at);
              // With the polarity advised, even orders add in phase, odd ones at a right angle.
              const together = order === 'first' || order === 'third' ? Math.hypot(1, high) : 1 + high;
              return 20 * Math.log10(together / size);
            },
          },
        ],
      };
    },
  },
  explanation: ({ order, alignment }) =>
    `For ${NAMES[alignment]} at {frequency} with {slope} dB per octave, from the amplifier on, the tweeter of {tweeter} gets {tweeterC1} in series{tweeterL1?, then {tweeterL1} in parallel|}{tweeterC2?, then {tweeterC2} in series|}{tweeterL2?, then {tweeterL2} in parallel|}, the woofer of {woofer} gets {wooferL1} in series{wooferC1?, then {wooferC1} in parallel|}{wooferL2?, then {wooferL2} in series|}{wooferC2?, then {wooferC2} in parallel|}. ${POLARITY_WORDS[order]}; together the drivers are {sumLevel|{|sumLevel|} too quiet|as loud as elsewhere|{|sumLevel|} too loud} at the crossover. This takes both for plain resistances of equal loudness.`,
  requires: [
    {
      that: ({ order, alignment }) => alignment !== 'linkwitz' || order === 'second' || order === 'fourth',
      field: 'alignment',
      says: 'Linkwitz-Riley is two equal Butterworth filters in a row: here it is of second and fourth order, not of first or third.',
    },
    {
      that: ({ order, alignment }) => alignment !== 'bessel' || order === 'second',
      field: 'alignment',
      says: 'Bessel filters of other orders than the second are scaled in several ways, and only that order is told here: choose second order, Butterworth or Linkwitz-Riley.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ order }) => order === 'first',
      says: 'A first-order filter keeps little power from the tweeter: an octave below the crossover it still gets a fifth of the full power. Cross well above the resonance of the tweeter, or take a higher order.',
    },
    {
      level: 'caution',
      when: ({ frequency }) => frequency < constant(1500, 'Hz'),
      says: 'Few dome tweeters bear a crossover below 1500 Hz: check that yours resonates at half of {frequency} or lower, and what power its data sheet allows at this crossover.',
    },
    {
      level: 'caution',
      when: ({ tweeterC1, wooferL1 }) =>
        isAbove(tweeterC1, constant(1e-4, 'F')) || isAbove(wooferL1, constant(0.01, 'H')),
      says: 'Parts of more than 100 µF or 10 mH are large, such capacitors must be bipolar, and the resistance of such an inductor takes power. An active crossover may do better here.',
    },
    {
      level: 'note',
      when: ({ sumLevel }) => roundTo(sumLevel, 2) > 1,
      says: 'Linkwitz-Riley of this order adds up flat, without the rise of {sumLevel} at the crossover.',
    },
  ],
  examples: [
    {
      inputs: { order: 'first', alignment: 'butterworth', frequency: 3500 },
      results: {
        tweeterC1: 5.68410511,
        wooferL1: 0.3637827271,
        polarity: 'As the woofer',
        level: -3.010299957,
        sumLevel: 0,
        slope: 6,
      },
      cautions: ['keeps little power'],
      source:
        'NumPy: continued fraction of the denominator, which the ladder has at its input; levels by the complex response',
    },
    {
      inputs: { order: 'second', alignment: 'butterworth', frequency: 3000, tweeter: 6, woofer: 4 },
      results: {
        tweeterC1: 6.25219664,
        wooferL1: 0.3001054387,
        tweeterL1: 0.4501581581,
        wooferC1: 9.37829496,
        polarity: 'Reversed',
        level: -3.010299957,
        sumLevel: 3.010299957,
        slope: 12,
      },
      cautions: ['adds up flat'],
      source:
        'NumPy: continued fraction of the denominator, which the ladder has at its input; levels by the complex response',
    },
    {
      inputs: { order: 'second', alignment: 'linkwitz', frequency: 2500 },
      results: {
        tweeterC1: 3.978873577,
        wooferL1: 1.018591636,
        tweeterL1: 1.018591636,
        wooferC1: 3.978873577,
        polarity: 'Reversed',
        level: -6.020599913,
        sumLevel: 0,
        slope: 12,
      },
      source:
        'NumPy: continued fraction of the denominator, which the ladder has at its input; levels by the complex response',
    },
    {
      inputs: { order: 'second', alignment: 'bessel', frequency: 2000 },
      results: {
        tweeterC1: 5.743009327,
        wooferL1: 1.102657791,
        tweeterL1: 1.102657791,
        wooferC1: 5.743009327,
        polarity: 'Reversed',
        level: -4.771212547,
        sumLevel: 1.249387366,
        slope: 12,
      },
      cautions: ['adds up flat'],
      source:
        'NumPy: continued fraction of the denominator, which the ladder has at its input; levels by the complex response',
    },
    {
      inputs: { order: 'third', alignment: 'butterworth', frequency: 3000, tweeter: 5.5, woofer: 7 },
      results: {
        tweeterC1: 6.430502751,
        wooferL1: 0.5570423008,
        tweeterL1: 0.2188380468,
        wooferC1: 10.10507575,
        tweeterC2: 19.29150825,
        wooferL2: 0.1856807669,
        polarity: 'Either',
        level: -3.010299957,
        sumLevel: 0,
        slope: 18,
      },
      source:
        'NumPy: continued fraction of the denominator, which the ladder has at its input; levels by the complex response',
    },
    {
      inputs: { order: 'fourth', alignment: 'butterworth', frequency: 1800 },
      results: {
        tweeterC1: 7.220345636,
        wooferL1: 1.08277262,
        tweeterL1: 0.4484991044,
        wooferC1: 17.43145636,
        tweeterC2: 10.21111072,
        wooferL2: 0.7656358624,
        tweeterL2: 1.848408483,
        wooferC2: 4.229580549,
        polarity: 'As the woofer',
        level: -3.010299957,
        sumLevel: 3.010299957,
        slope: 24,
      },
      cautions: ['adds up flat'],
      source:
        'NumPy: continued fraction of the denominator, which the ladder has at its input; levels by the complex response',
    },
    {
      inputs: { order: 'fourth', alignment: 'linkwitz', frequency: 2200, tweeter: 6 },
      results: {
        tweeterC1: 6.394292018,
        wooferL1: 1.091292504,
        tweeterL1: 0.2728231261,
        wooferC1: 14.38715704,
        tweeterC2: 12.78858404,
        wooferL2: 0.5456462522,
        tweeterL2: 1.227704067,
        wooferC2: 3.197146009,
        polarity: 'As the woofer',
        level: -6.020599913,
        sumLevel: 0,
        slope: 24,
      },
      source:
        'NumPy: continued fraction of the denominator, which the ladder has at its input; levels by the complex response',
    },
    {
      inputs: { order: 'second', alignment: 'linkwitz', frequency: 100 },
      results: {
        tweeterC1: 99.47183943,
        wooferL1: 25.46479089,
        tweeterL1: 25.46479089,
        wooferC1: 99.47183943,
        polarity: 'Reversed',
        level: -6.020599913,
        sumLevel: 0,
        slope: 12,
      },
      cautions: ['Few dome tweeters', 'more than 100'],
      source:
        'NumPy: continued fraction of the denominator, which the ladder has at its input; levels by the complex response',
    },
    {
      inputs: { order: 'first', alignment: 'linkwitz', frequency: 2000 },
      refused: 'second and fourth order',
      source: 'By definition',
    },
    {
      inputs: { order: 'third', alignment: 'bessel', frequency: 2000 },
      refused: 'scaled in several ways',
      source: 'By definition',
    },
  ],
  notes: [
    'Drivers are no resistances: the inductance of the voice coil, the resonance and unlike sensitivities shift all of this. A Zobel network at the woofer, an L-pad at the tweeter and a measurement are needed besides; these values are where to begin.',
    'Polarity is that of drivers whose acoustic centers are equally far away. Three-way networks need other values for the driver in the middle.',
  ],
  references: [
    {
      title:
        'AJ Design: Two-way fourth-order crossover network equations, after Dickason: Loudspeaker Design Cookbook, 4th ed.',
      url: 'https://www.ajdesigner.com/crossover/crossoverfourth.php',
    },
    {
      title: 'DIY Loudspeaker Design: Cookbook crossover formulas (first to fourth order)',
      url: 'https://sites.google.com/site/diyloudspeakerdesign/home/crossover-design/cookbook-crossover-formulas',
    },
    { title: 'Linkwitz: Active crossover networks for noncoincident drivers, J. Audio Eng. Soc. 24 (1976) 2–8' },
  ],
});

const ORDERS = { first: 1, second: 2, third: 3, fourth: 4 } as const;
const POLARITY = { first: 'As the woofer', second: 'Reversed', third: 'Either', fourth: 'As the woofer' } as const;
const POLARITY_WORDS = {
  first: 'Connect the tweeter with the polarity of the woofer',
  second: 'Connect the tweeter with reversed polarity',
  third: 'Connect the tweeter with either polarity, whichever measures better off axis',
  fourth: 'Connect the tweeter with the polarity of the woofer',
} as const;
const NAMES = {
  butterworth: 'a Butterworth crossover',
  linkwitz: 'a Linkwitz-Riley crossover',
  bessel: 'a Bessel crossover',
} as const;

/** Values of the low-pass ladder from the amplifier on, series first, into 1 Ω at 1 rad/s. */
function ladder(order: Order, alignment: Alignment): readonly number[] {
  if (order === 'first') return [1];
  if (order === 'third') return [3 / 2, 4 / 3, 1 / 2];
  if (order === 'second') {
    const first = alignment === 'butterworth' ? Math.SQRT2 : alignment === 'linkwitz' ? 2 : Math.sqrt(3);
    return [first, 1 / first];
  }
  if (alignment === 'linkwitz')
    return [(4 * Math.SQRT2) / 3, (9 * Math.SQRT2) / 8, (2 * Math.SQRT2) / 3, Math.SQRT2 / 4];
  const sine = Math.sin(Math.PI / 8);
  const cosine = Math.cos(Math.PI / 8);
  return [4 * sine, cosine / (4 * sine ** 2), 1 / cosine, sine];
}

/** Voltage of each driver at the crossover, of that far from it. */
function levelAt(alignment: Alignment) {
  return alignment === 'butterworth' ? Math.SQRT1_2 : alignment === 'linkwitz' ? 1 / 2 : 1 / Math.sqrt(3);
}

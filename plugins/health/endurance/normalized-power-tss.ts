import {
  choice,
  constant,
  defineCalculator,
  integer,
  isAtLeast,
  isAtMost,
  isBelow,
  list,
  mean,
  number,
  quantity,
  roundTo,
} from '@reckoner/engine';

const HOUR = constant(3600, 's');
const SECOND = constant(1, 's');
const MINUTES = constant(1200, 's');

/** Coggan: to 1.05 in races of an hour, 0.95 to 1.05 in those under, 0.85 to 0.95 in those over two and a half hours. */
const most = (length: number) =>
  isAtLeast(length, 3 * HOUR) ? 0.95 : isAtLeast(length, 2 * HOUR) ? 1 : isAtLeast(length, HOUR) ? 1.05 : 1.1;

/** Coggan: the fourth root of the mean fourth power of the 30-second average; its share of FTP; 100 points for an hour at FTP. */
export default defineCalculator({
  title: 'Normalized power and TSS',
  description:
    'Normalized power from power samples, intensity factor, training stress score and variability index of a ride from its power, duration and FTP.',
  keywords: [
    'NP',
    'TSS',
    'training stress score',
    'intensity factor',
    'IF',
    'variability index',
    'weighted average power',
  ],
  related: ['cycling-ftp-power-zones', 'cycling-power-speed'],
  inputs: {
    known: choice(
      {
        normalized: { label: 'Normalized power', also: ['NP', 'weighted average power'] },
        samples: { label: 'Samples of power', also: ['samples', 'file', 'list'] },
      },
      { label: 'Known', default: 'normalized' },
    ),
    normalized: quantity('W', {
      label: 'Normalized power',
      symbol: 'P_n',
      min: 1,
      max: 2500,
      usual: [40, 500],
      when: { known: 'normalized' },
    }),
    duration: quantity('s', {
      label: 'Duration',
      help: 'In hours, such as 1.5 or 1:30.',
      unit: 'h',
      symbol: 't',
      min: 0.01,
      max: 100,
      usual: [0.1, 15],
      when: { known: 'normalized' },
    }),
    average: quantity('W', {
      label: 'Average power',
      symbol: 'P_a',
      min: 1,
      max: 2500,
      usual: [30, 500],
      optional: true,
      when: { known: 'normalized' },
    }),
    samples: list(quantity('W', { label: 'Power', min: 0, max: 4000, usual: [0, 2000] }), {
      label: 'Power, sample by sample',
      help: 'Zeros of coasting belong to it.',
      symbol: 'P_i',
      minItems: 1,
      maxItems: 14400,
      when: { known: 'samples' },
    }),
    interval: integer({
      label: 'Seconds from sample to sample',
      help: 'A divisor of 30.',
      symbol: '\\Delta t',
      min: 1,
      max: 30,
      default: 1,
      usual: 'all',
      when: { known: 'samples' },
    }),
    ftp: quantity('W', {
      label: 'Functional threshold power',
      symbol: '\\mathrm{FTP}',
      min: 20,
      max: 1000,
      usual: [60, 500],
    }),
  },
  outputs: {
    tss: number({ label: 'Training stress score', symbol: '\\mathrm{TSS}', places: 1 }),
    intensity: number({ label: 'Intensity factor', symbol: '\\mathrm{IF}', places: 2 }),
    normalizedPower: quantity('W', { label: 'Normalized power', symbol: '\\mathrm{NP}', places: 0 }),
    averagePower: quantity('W', { label: 'Average power', symbol: '\\bar P', places: 0, optional: true }),
    variability: number({ label: 'Variability index', symbol: '\\mathrm{VI}', places: 2, optional: true }),
    work: quantity('J', { label: 'Work', unit: 'kJ', symbol: 'W', places: 0, optional: true }),
    length: quantity('s', { label: 'Duration', unit: 'min', symbol: 'T', places: 1 }),
  },
  formula: ({ known, normalized, duration, average, samples, interval, ftp }) => {
    if (known === 'normalized') {
      const intensity = normalized / ftp;
      return {
        tss: ((100 * duration) / HOUR) * intensity ** 2,
        intensity,
        normalizedPower: normalized,
        averagePower: average,
        variability: average === undefined ? undefined : normalized / average,
        work: average === undefined ? undefined : average * duration,
        length: duration,
      };
    }
    const length = samples.length * interval * SECOND;
    const wide = Math.round(30 / interval);
    const sums = [0 * samples[0]!];
    for (const power of samples) sums.push(sums[sums.length - 1]! + power);
    const rolling = sums.slice(wide).map((until, index) => (until - sums[index]!) / wide);
    const normalizedPower = mean(rolling.map((power) => power ** 4)) ** 0.25;
    const averagePower = mean(samples);
    const intensity = normalizedPower / ftp;
    return {
      tss: ((100 * length) / HOUR) * intensity ** 2,
      intensity,
      normalizedPower,
      averagePower,
      variability: samples.some((power) => power > 0) ? normalizedPower / averagePower : undefined,
      work: averagePower * length,
      length,
    };
  },
  shown: ({ ftp, normalizedPower, averagePower, intensity, length }) => ({
    tss: ((100 * length) / HOUR) * intensity ** 2,
    intensity: normalizedPower / ftp,
    normalizedPower: undefined,
    averagePower: undefined,
    variability: averagePower === undefined ? undefined : normalizedPower / averagePower,
    work: averagePower === undefined ? undefined : averagePower * length,
    length: undefined,
  }),
  stepwise: [
    'Of samples: from 30 seconds on the mean of the last 30 seconds is taken at each sample; of these means the fourth powers are averaged, and the fourth root of that is the normalized power.',
  ],
  explanation: ({ known }) =>
    known === 'normalized'
      ? 'A normalized power of {normalized} is {intensity} of an FTP of {ftp}: a ride of {duration} scores {tss}. An hour at FTP scores 100.'
      : 'The normalized power of {length} is {normalizedPower} ({averagePower} on average), {intensity} of an FTP of {ftp}; that scores {tss}. An hour at FTP scores 100.',
  requires: [
    {
      that: ({ interval }) => 30 % interval === 0,
      field: 'interval',
      says: 'The 30 seconds of the moving average must be a whole number of samples: 1, 2, 3, 5, 6, 10, 15 or 30 seconds from one to the next.',
    },
    {
      that: ({ samples, interval }) => samples.length * interval >= 30,
      field: 'samples',
      says: 'Normalized power needs at least 30 seconds of samples.',
    },
    {
      that: ({ normalized, average }) => isAtMost(average, 1.05 * normalized),
      field: 'average',
      says: 'The average of {average} is well above the normalized power of {normalized}, which cannot be: are they interchanged, or does the average leave out zeros of coasting?',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ intensity, length }) => isAtLeast(length, 2 * MINUTES) && roundTo(intensity, 2) > most(length),
      says: 'FTP is about what can be held for an hour: {intensity} of it for {length} tells of an FTP that is set too low, or of a power meter that reads too high. The score is then too high as well.',
    },
    {
      level: 'caution',
      when: ({ intensity, length }) =>
        roundTo(intensity, 2) > 1.2 && isAtLeast(length, MINUTES) && isBelow(length, 2 * MINUTES),
      says: 'Hardly anybody holds more than 1.2 of FTP for 20 minutes or longer: check power and FTP.',
    },
    {
      level: 'caution',
      when: ({ variability, known }) =>
        known === 'normalized' && variability !== undefined && roundTo(variability, 2) > 1.5,
      says: 'So far above the average, {averagePower}, normalized power lies in hardly any ride: check that both are of the same one.',
    },
    {
      level: 'note',
      when: ({ length }) => isBelow(length, MINUTES),
      says: 'Normalized power is made for rides of 20 minutes and more: compare shorter efforts by their average power.',
    },
    {
      level: 'note',
      when: ({ variability }) => variability !== undefined && roundTo(variability, 2) < 1,
      says: 'The average is above the normalized power: the first or the last 30 seconds were far above the rest, or the average leaves out zeros of coasting. Check both.',
    },
  ],
  examples: [
    {
      inputs: { normalized: 200, duration: '1:30', ftp: 250 },
      results: { tss: 96, intensity: 0.8, normalizedPower: 200, length: 90 },
      source: 'By hand: 150 × 0.8²',
    },
    {
      inputs: { normalized: 250, duration: 1, ftp: 250, average: 240 },
      results: { tss: 100, intensity: 1, averagePower: 240, variability: 1.041666667, work: 864 },
      source: 'Coggan, by definition: an hour at FTP scores 100; by hand 250/240, 240 × 3.6',
    },
    {
      inputs: { known: 'samples', samples: [100, 200, 300, 400, 0, 0, 250, 250], interval: 10, ftp: 220 },
      results: {
        normalizedPower: 218.9941764,
        averagePower: 187.5,
        variability: 1.167968941,
        work: 15,
        length: 1.333333333,
        intensity: 0.9954280747,
        tss: 2.201949004,
      },
      cautions: ['20 minutes and more'],
      source: 'NumPy: convolve(samples, [1/3, 1/3, 1/3], "valid"), mean of its fourth power to the power of 0.25',
    },
    {
      inputs: {
        known: 'samples',
        samples:
          '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400',
        ftp: 250,
      },
      results: { normalizedPower: 270.7904375, averagePower: 200, length: 1 },
      cautions: ['20 minutes and more'],
      source: 'NumPy: 30 seconds of 0 W and 30 of 400 W, one a second',
    },
    {
      inputs: { known: 'samples', samples: [0, 0, 0], interval: 15, ftp: 250 },
      results: { normalizedPower: 0, averagePower: 0, tss: 0, intensity: 0, work: 0 },
      cautions: ['20 minutes and more'],
      source: 'By definition: nothing was ridden',
    },
    {
      inputs: { normalized: 280, duration: 2, ftp: 250 },
      results: { tss: 250.88, intensity: 1.12 },
      cautions: ['set too low'],
      source: 'By hand: 200 × 1.12²',
    },
    {
      inputs: { normalized: 255, duration: 3, ftp: 250 },
      results: { tss: 312.12, intensity: 1.02 },
      cautions: ['1.02 of it for 180.0 min'],
      source: 'By hand: 300 × 1.02²',
    },
    {
      inputs: { normalized: 325, duration: 0.5, ftp: 250 },
      results: { tss: 84.5, intensity: 1.3 },
      cautions: ['1.2 of FTP'],
      source: 'By hand: 50 × 1.3²',
    },
    {
      inputs: { normalized: 200, duration: 1, ftp: 250, average: 203 },
      results: { tss: 64, variability: 0.9852216749 },
      cautions: ['zeros of coasting'],
      source: 'By hand: 100 × 0.8²; 200/203',
    },
    {
      inputs: { known: 'samples', samples: '200 200 200 200 200 200 200 200 200 200 200 500', interval: 10, ftp: 250 },
      results: { normalizedPower: 217.7938587, averagePower: 225, variability: 0.967972705 },
      cautions: ['the last 30 seconds', '20 minutes and more'],
      source: 'Python: ten means, nine of 200 W and one of 300 W: 200 × ((9 + 1.5⁴)/10)^0.25',
    },
    {
      inputs: { normalized: 250, duration: 1, ftp: 250, average: 250.5 },
      results: { variability: 0.998003992 },
      source: 'By hand: 250/250.5, shown as 1.00',
    },
    {
      inputs: { normalized: 245, duration: 5, ftp: 250 },
      results: { tss: 480.2, intensity: 0.98 },
      cautions: ['0.98 of it for 300.0 min'],
      source: 'By hand: 500 × 0.98²',
    },
    {
      inputs: { normalized: 280, duration: 0.9, ftp: 250 },
      results: { tss: 112.896, intensity: 1.12 },
      cautions: ['1.12 of it for 54.0 min'],
      source: 'By hand: 90 × 1.12²',
    },
    {
      inputs: { normalized: 200, duration: 1, ftp: 250, average: 100 },
      results: { tss: 64, variability: 2, work: 360 },
      cautions: ['of the same one'],
      source: 'By hand: 200/100; 100 W × 3600 s',
    },
    {
      inputs: { normalized: 180, duration: 1, ftp: 250, average: 220 },
      refused: 'interchanged',
      source: 'By the mean of powers: the fourth root of a mean fourth power is no less than the mean',
    },
    {
      inputs: { known: 'samples', samples: [200, 200, 200], interval: 7, ftp: 250 },
      refused: 'whole number of samples',
      source: 'By hand: 30/7',
    },
    {
      inputs: { known: 'samples', samples: [200, 200, 200], ftp: 250 },
      refused: 'at least 30 seconds',
      source: 'By hand: 3 s',
    },
  ],
  notes: [
    'For cycling. Programs differ in small things, as in pauses and in the first 30 seconds; here the average begins with the first full 30 seconds.',
    'Normalized Power, Intensity Factor and Training Stress Score are trademarks of Peaksware (TrainingPeaks).',
  ],
  references: [
    {
      title:
        'Coggan: Normalized power, intensity factor and training stress score, as quoted at bikeforums.net and experts123.com; Allen, Coggan: Training and Racing with a Power Meter, ch. 7, by its formulas',
      url: 'https://gssns.io/posts/formulas-training-racing-power-meter/',
    },
  ],
});

import {
  category,
  classify,
  date,
  defineCalculator,
  isAbove,
  isAtLeast,
  isBelow,
  isNear,
  linearRegression,
  measure,
  roundTo,
  rows,
} from '@reckoner/engine';

interface Reading {
  readonly day: number;
  readonly psa: number;
}

/** Days in a month and in a year, on average. */
const YEAR = 365.25;
const MONTH = YEAR / 12;

const inOrder = (readings: readonly Reading[]) => [...readings].sort((a, b) => a.day - b.day);
const spanOf = (readings: readonly Reading[]) => {
  const days = readings.map(({ day }) => day);
  return Math.max(...days) - Math.min(...days);
};
const latestOf = (readings: readonly Reading[]) =>
  readings.reduce((latest, reading) => (reading.day > latest.day ? reading : latest)).psa;
/** Slope in a day, by least squares; 0 where it is no more than the last digits. */
const slopeOf = (readings: readonly Reading[], values: readonly number[]) => {
  const start = Math.min(...readings.map(({ day }) => day));
  const { slope } = linearRegression(
    readings.map(({ day }) => day - start),
    values,
  );
  return isNear(slope * spanOf(readings), 0, 1e-11) ? 0 : slope;
};
const logSlopeOf = (readings: readonly Reading[]) =>
  slopeOf(
    readings,
    readings.map(({ psa }) => Math.log(psa)),
  );

/** Rise of ln PSA in a month from the last value but one to the latest; 0 up to the scatter of two draws. */
const latestGrowthOf = (readings: readonly Reading[]) => {
  const [before, latest] = inOrder(readings).slice(-2);
  const rise = (latest?.psa ?? 1) / (before?.psa ?? 1);
  return isAbove(rise, 1.3) ? (MONTH * Math.log(rise)) / ((latest?.day ?? 0) - (before?.day ?? 0)) : 0;
};

/** ln 2 over the slope of ln PSA by least squares through all readings; density of the latest. */
export default defineCalculator({
  title: 'PSA density, velocity and doubling time',
  description:
    'PSA doubling time and velocity from dated PSA values by least squares, and PSA density from the latest value and the prostate volume.',
  keywords: [
    'PSADT',
    'PSA doubling time',
    'PSA velocity',
    'PSA density',
    'PSAD',
    'prostate cancer',
    'biochemical recurrence',
  ],
  inputs: {
    readings: rows(
      {
        day: date({ label: 'Date' }),
        psa: measure('ng/mL', { label: 'PSA', symbol: 'p', min: 0.001, max: 20000, usual: [0.01, 2000] }),
      },
      {
        label: 'PSA values',
        help: 'Of one assay and one phase of treatment; leave out what is only “less than”.',
        minItems: 1,
        maxItems: 60,
      },
    ),
    prostate: measure('mL', {
      label: 'Prostate volume',
      help: 'By ultrasound or MRI, for the density.',
      symbol: 'V',
      min: 3,
      max: 500,
      usual: [15, 200],
      optional: true,
    }),
  },
  outputs: {
    doubling: measure('month', { label: 'Doubling time', symbol: 'T_2', places: 1, optional: true }),
    halving: measure('month', { label: 'Halving time', symbol: 'T_{1/2}', places: 1, optional: true }),
    velocity: measure('ng/(mL*yr)', { label: 'PSA velocity', symbol: 'v', places: 2, optional: true }),
    density: measure('ng/mL^2', {
      label: 'PSA density',
      help: 'In ng/mL for each mL of prostate.',
      symbol: '\\rho',
      places: 2,
      optional: true,
    }),
    densityClass: category(['Below 0.10', '0.10 to 0.14', '0.15 or more'], {
      label: 'Class of the density',
      of: 'density',
      optional: true,
    }),
    latest: measure('ng/mL', { label: 'Latest PSA', symbol: 'p_n' }),
  },
  formula: ({ readings, prostate }) => {
    const latest = latestOf(readings);
    const density = prostate === undefined ? undefined : latest / prostate;
    const densityClass =
      density === undefined
        ? undefined
        : classify(
            roundTo(density, 2),
            [
              [0.1, 'Below 0.10'],
              [0.15, '0.10 to 0.14'],
            ],
            '0.15 or more',
          );
    if (readings.length === 1) return { density, densityClass, latest };
    const slope = logSlopeOf(readings);
    const velocity =
      YEAR *
      slopeOf(
        readings,
        readings.map(({ psa }) => psa),
      );
    return {
      doubling: slope > 0 ? Math.log(2) / slope / MONTH : undefined,
      halving: slope < 0 ? -Math.log(2) / slope / MONTH : undefined,
      velocity,
      density,
      densityClass,
      latest,
    };
  },
  shown: () => ({
    doubling: undefined,
    halving: undefined,
    velocity: undefined,
    densityClass: undefined,
    latest: undefined,
  }),
  stepwise: [
    'A straight line by least squares through ln PSA over time has the slope b: the doubling time is ln 2/b, the halving time −ln 2/b where b is negative. A month is 365.25/12 days.',
    'The velocity is the slope of the line by least squares through PSA itself, in a year of 365.25 days.',
  ],
  explanation: ({ readings, doubling, halving, density }) => {
    const ofDensity = 'The density of the latest PSA, {latest}, in {prostate} of prostate is {density}.';
    if (readings.length === 1) return ofDensity;
    const trend =
      doubling !== undefined
        ? 'The PSA doubles in {doubling}, by the line through all values of ln PSA. By the line through PSA itself it {velocity|falls by {|velocity|}|neither rises nor falls|rises by {|velocity|}}.'
        : halving !== undefined
          ? 'The PSA falls, by the line through all values of ln PSA: it halves in {halving}, and there is no doubling time. By the line through PSA itself it {velocity|falls by {|velocity|}|neither rises nor falls|rises by {|velocity|}}.'
          : 'The PSA neither rises nor falls, by the line through all values of ln PSA: there is no doubling time.';
    return density === undefined ? trend : `${trend} ${ofDensity}`;
  },
  requires: [
    {
      that: ({ readings }) => new Set(readings.map(({ day }) => day)).size === readings.length,
      field: 'readings',
      says: 'Two values have one date: leave one out, or enter their mean.',
    },
    {
      that: ({ readings }, given) => readings.length > 1 || given.prostate,
      field: 'prostate',
      says: 'One PSA value has neither velocity nor doubling time: enter another one, or the prostate volume for the density.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ doubling }) => doubling !== undefined && isBelow(roundTo(doubling, 1), 3),
      says: 'A doubling time below 3 months: with a prostate cancer that is known, a urologist or oncologist should see it soon. Without one an infection, retention or a procedure is more common: treat it and repeat the PSA in 6 to 8 weeks.',
    },
    {
      level: 'caution',
      when: ({ doubling }) =>
        doubling !== undefined && !isBelow(roundTo(doubling, 1), 3) && !isAbove(roundTo(doubling, 1), 12),
      says: 'After prostatectomy a doubling time of up to 12 months is a high-risk recurrence (EAU 2023): have it assessed, with imaging, and do not merely wait for the next value.',
    },
    {
      level: 'danger',
      when: ({ readings, doubling, latest }) =>
        readings.length > 1 && doubling === undefined && readings.some(({ psa }) => psa < latest),
      says: 'The latest PSA is above the lowest one: it may be rising again, which the line through all values hides. Enter the values from the lowest one on alone.',
    },
    {
      level: 'danger',
      when: ({ readings, doubling }) =>
        doubling !== undefined &&
        isAbove(roundTo(doubling, 1), 12) &&
        isAtLeast(latestGrowthOf(readings), Math.log(2) / 12),
      says: 'From the last value but one to the latest the PSA rises so fast that it doubles within 12 months: the line through all values hides that. Repeat the PSA, compute from the last values alone, and have it assessed.',
    },
    {
      level: 'danger',
      when: ({ readings, doubling }) =>
        doubling !== undefined &&
        !isBelow(roundTo(doubling, 1), 3) &&
        !isAbove(roundTo(doubling, 1), 12) &&
        isAbove(latestGrowthOf(readings), Math.log(2) / 3),
      says: 'From the last value but one to the latest the PSA rises so fast that it doubles in less than 3 months: the line through all values hides that. Repeat the PSA soon, and compute from the last values alone.',
    },
    {
      level: 'caution',
      when: ({ doubling }) => doubling !== undefined && isAbove(roundTo(doubling, 1), 120),
      says: 'A doubling time above 10 years is practically no rise by these values: its figure is not sure, and a fast one may begin later.',
    },
    {
      level: 'caution',
      when: ({ halving }) => halving !== undefined && isAbove(roundTo(halving, 1), 120),
      says: 'A halving time above 10 years is practically no fall by these values: take the PSA as unchanged.',
    },
    {
      level: 'caution',
      when: ({ readings }) => readings.length === 2,
      says: 'Two values: PSA varies by 15 to 20% from draw to draw, so that they may tell a trend that is none. Three values or more, at least 4 weeks apart, are asked for.',
    },
    {
      level: 'caution',
      when: ({ readings }) => readings.length > 1 && spanOf(readings) < 90,
      says: 'The values span less than 3 months, too little for a doubling time that decides: add later ones.',
    },
    {
      level: 'caution',
      when: ({ readings }) =>
        readings.length > 2 && inOrder(readings).some(({ day }, i, all) => i > 0 && day - (all[i - 1]?.day ?? 0) < 28),
      says: 'Some values are less than 4 weeks apart: their scatter weighs as much as a trend.',
    },
    {
      level: 'caution',
      when: ({ readings, doubling }) =>
        doubling !== undefined && inOrder(readings).some(({ psa }, i, all) => psa < (all[i - 1]?.psa ?? 0)),
      says: 'The PSA also falls between values: the line smooths over it, and a recent fast rise may hide in it. Leave out values from before treatment or another phase, and look at the last ones alone.',
    },
    {
      level: 'caution',
      when: ({ readings }) => readings.length > 1 && readings.some(({ psa }) => psa < 0.2),
      says: 'Below 0.2 ng/mL the error of the assay is large beside the value: after prostatectomy the doubling time is computed from values of 0.2 ng/mL on (working group 2008).',
    },
    {
      level: 'caution',
      when: ({ velocity }) => velocity !== undefined && isAbove(roundTo(velocity, 2), 0.35),
      says: 'Before a diagnosis the velocity alone is no reason for imaging or biopsy (AUA 2023), nor is a slow one a reason to leave them: repeat a new high PSA first.',
    },
    {
      level: 'caution',
      when: ({ halving }) => halving !== undefined,
      says: 'Finasteride and dutasteride halve the PSA within 6 to 12 months without a cure, and hormone treatment lowers it: values from before and after its start are no trend.',
    },
    {
      level: 'caution',
      when: ({ densityClass }) => densityClass === '0.15 or more',
      says: 'From 0.15 ng/mL² on significant cancer is more likely: with a high PSA it speaks for MRI and biopsy, where infection is excluded.',
    },
    {
      level: 'caution',
      when: ({ density, densityClass }) => density !== undefined && densityClass !== '0.15 or more',
      says: 'A density below 0.15 ng/mL² does not exclude cancer: a hard prostate, a suspect MRI, or a PSA above 10 ng/mL are looked into all the same. Under finasteride or dutasteride it is about twice as high as it seems.',
    },
  ],
  examples: [
    {
      inputs: {
        readings: [
          { day: '2024-01-10', psa: 0.4 },
          { day: '2024-04-15', psa: 0.6 },
          { day: '2024-07-20', psa: 0.8 },
          { day: '2024-10-30', psa: 1.3 },
        ],
      },
      results: { doubling: 5.819385, velocity: 1.086931, latest: 1.3 },
      cautions: ['up to 12 months', 'velocity alone'],
      source: 'numpy.polyfit of ln PSA and of PSA over days, 365.25 days in a year',
    },
    {
      inputs: {
        readings: [
          { day: '2023-05-01', psa: 4.1 },
          { day: '2022-05-01', psa: 3.8 },
          { day: '2024-05-10', psa: 4.0 },
        ],
        prostate: 50,
      },
      results: { doubling: 331.4904, velocity: 0.09782093, density: 0.08, densityClass: 'Below 0.10' },
      cautions: ['above 10 years', 'also falls between', 'does not exclude cancer'],
      source: 'numpy.polyfit; 4/50',
    },
    {
      inputs: {
        readings: [
          { day: '2025-01-01', psa: 0.1 },
          { day: '2025-02-15', psa: 0.3 },
        ],
      },
      results: { doubling: 0.9327914, velocity: 1.623333 },
      cautions: ['below 3 months', 'Two values', 'span less than', 'Below 0.2 ng/mL', 'velocity alone'],
      source: 'By hand: 45 days × ln 2/ln 3 in months of 30.4375 days',
    },
    {
      inputs: {
        readings: [
          { day: '2025-01-01', psa: 8 },
          { day: '2025-04-01', psa: 4 },
          { day: '2025-06-30', psa: 2 },
        ],
      },
      results: { halving: 2.956879, velocity: -12.175 },
      cautions: ['halve the PSA'],
      source: 'By hand: 90 days in months of 30.4375 days; −6 ng/mL in 180 days',
    },
    {
      inputs: {
        readings: [
          { day: '2024-01-01', psa: 1 },
          { day: '2025-01-14', psa: 2 },
          { day: '2025-01-01', psa: 2 },
        ],
      },
      results: { doubling: 12.24937, velocity: 0.979642 },
      cautions: ['velocity alone', 'less than 4 weeks apart'],
      source: 'numpy.polyfit of ln PSA and of PSA over days',
    },
    {
      inputs: {
        readings: [
          { day: '2023-01-01', psa: 10 },
          { day: '2023-07-01', psa: 0.5 },
          { day: '2024-01-01', psa: 0.4 },
          { day: '2024-07-01', psa: 0.8 },
        ],
      },
      results: { halving: 5.338472, velocity: -5.533436 },
      cautions: ['may be rising again', 'halve the PSA'],
      source: 'numpy.polyfit of ln PSA and of PSA over days',
    },
    {
      inputs: {
        readings: [
          { day: '2020-01-01', psa: 0.4 },
          { day: '2021-01-01', psa: 0.42 },
          { day: '2022-01-01', psa: 0.45 },
          { day: '2022-04-01', psa: 0.8 },
          { day: '2022-07-01', psa: 1.5 },
        ],
      },
      results: { doubling: 20.24583, velocity: 0.3107027 },
      cautions: ['doubles within 12 months'],
      source: 'numpy.polyfit of ln PSA and of PSA over days; by hand: 91 days × ln 2/ln 1.875 are 3.3 months',
    },
    {
      inputs: {
        readings: [
          { day: '2024-01-01', psa: 0.3 },
          { day: '2024-07-01', psa: 0.35 },
          { day: '2025-01-01', psa: 0.45 },
          { day: '2025-04-01', psa: 1.1 },
        ],
      },
      results: { doubling: 9.265333, velocity: 0.5279278 },
      cautions: ['up to 12 months', 'doubles in less than 3 months', 'velocity alone'],
      source: 'numpy.polyfit of ln PSA and of PSA over days; by hand: 90 days × ln 2/ln 2.444 are 2.3 months',
    },
    {
      inputs: { readings: [{ day: '2025-01-01', psa: 6 }], prostate: 40 },
      results: { density: 0.15, densityClass: '0.15 or more', latest: 6 },
      cautions: ['more likely'],
      source: 'By hand: 6/40',
    },
    {
      inputs: { readings: [{ day: '2025-01-01', psa: 6 }], prostate: 48 },
      results: { density: 0.125, densityClass: '0.10 to 0.14' },
      cautions: ['does not exclude cancer'],
      source: 'By hand: 6/48',
    },
    {
      inputs: {
        readings: [
          { day: '2024-01-01', psa: 5 },
          { day: '2024-07-01', psa: 5 },
          { day: '2025-01-01', psa: 5 },
        ],
      },
      results: { velocity: 0, latest: 5 },
      source: 'By definition: no slope',
    },
    {
      inputs: {
        readings: [
          { day: '2024-01-01', psa: 5 },
          { day: '2024-01-01', psa: 6 },
        ],
      },
      refused: 'one date',
      source: 'By definition',
    },
    { inputs: { readings: [{ day: '2025-01-01', psa: 6 }] }, refused: 'enter another one', source: 'By definition' },
    {
      inputs: {
        readings: [
          { day: '2024-01-01', psa: 5.01 },
          { day: '2024-07-01', psa: 5 },
          { day: '2024-12-30', psa: 5 },
        ],
      },
      results: { halving: 4148.793, velocity: -0.01003434 },
      cautions: ['practically no fall', 'halve the PSA'],
      source: 'By hand: three equal steps of 182 days: 364 × ln 2/ln 1.002 days; −0.01 ng/mL in 364 days',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'PSA and its line of growth',
    x: { label: 'Days from the first value' },
    y: { label: 'PSA in ng/mL' },
    curve: ({ readings }) => {
      if (readings.length < 2) return undefined;
      const start = Math.min(...readings.map(({ day }) => day));
      const { slope, intercept } = linearRegression(
        readings.map(({ day }) => day - start),
        readings.map(({ psa }) => Math.log(psa)),
      );
      return {
        from: 0,
        to: spanOf(readings),
        lines: [{ y: (x) => Math.exp(intercept + slope * x) }],
        points: readings.map(({ day, psa }) => [day - start, psa]),
      };
    },
  },
  notes: [
    'Values of one assay, of a time without a change of treatment, drawn without infection, catheter or biopsy within some weeks. Other calculators, as the one of Memorial Sloan Kettering, also take all values that are entered.',
    'A density is of a man with his prostate and without treatment for cancer. Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Arlen et al.: Prostate Specific Antigen Working Group Guidelines on Prostate Specific Antigen Doubling Time, J Urol 179 (2008) 2181',
      doi: '10.1016/j.juro.2008.01.099',
    },
    { title: 'Sunnybrook, ASURE: PSA doubling time = ln 2/λ (Pound 1999), read at sunnybrook.ca' },
    {
      title: 'Wei et al.: Early Detection of Prostate Cancer: AUA/SUO Guideline (2023), J Urol 210 (2023) 46',
      doi: '10.1097/JU.0000000000003491',
    },
    { title: 'EAU Guidelines on Prostate Cancer (2023): biochemical recurrence, risk by PSA density' },
  ],
});

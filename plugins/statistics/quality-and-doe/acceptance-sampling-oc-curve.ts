import {
  betaQuantile,
  binomialCdf,
  binomialPmf,
  choice,
  defineCalculator,
  findRoot,
  integer,
  isAbove,
  number,
  percent,
} from '@reckoner/engine';

/** Sizes and numbers of a double plan. */
type Double = {
  readonly sample: number;
  readonly accept: number;
  readonly reject: number;
  readonly secondSample: number;
  readonly secondAccept: number;
};

/** Chance that the first sample leaves the decision to the second one, and that both together are accepted. */
const acceptedBySecond = ({ sample, accept, reject, secondSample, secondAccept }: Double, p: number) => {
  let total = 0;
  for (let found = accept + 1; found < Math.min(reject, sample + 1); found++)
    total += binomialPmf(found, sample, p) * binomialCdf(Math.min(secondAccept - found, secondSample), secondSample, p);
  return total;
};

/** Plans by attributes on binomial counts; rejected lots are screened and their defective items replaced. */
export default defineCalculator({
  title: 'Acceptance sampling OC curve',
  description:
    'Probability of acceptance, outgoing quality and inspection effort of a single or double sampling plan at a share of defective items.',
  keywords: [
    'operating characteristic curve',
    'OC curve',
    'probability of acceptance',
    'average outgoing quality',
    'AOQ',
    'average total inspection',
    'producer risk',
    'consumer risk',
    'LTPD',
    'double sampling plan',
  ],
  inputs: {
    plan: choice({ single: 'Single', double: 'Double' }, { label: 'Plan', default: 'single' }),
    sample: integer({ label: 'Sample size', help: 'Of a double plan the first.', symbol: 'n_1', min: 1, max: 5000 }),
    accept: integer({
      label: 'Acceptance number',
      help: 'Most defective items with which the lot is accepted at once.',
      symbol: 'c_1',
      min: 0,
      max: 200,
    }),
    reject: integer({
      label: 'Rejection number of the first sample',
      help: 'So many defective items in the first sample alone reject the lot. Left out it is one more than the acceptance number of both samples; tables of plans have their own.',
      symbol: 'r_1',
      min: 2,
      max: 201,
      when: { plan: 'double' },
      default: ({ secondAccept }) => secondAccept + 1,
    }),
    secondSample: integer({ label: 'Second sample size', symbol: 'n_2', min: 1, max: 5000, when: { plan: 'double' } }),
    secondAccept: integer({
      label: 'Acceptance number of both samples',
      help: 'With one more in both the lot is rejected.',
      symbol: 'c_2',
      min: 1,
      max: 200,
      when: { plan: 'double' },
    }),
    lot: integer({ label: 'Lot size', symbol: 'N', min: 2, max: 1e9 }),
    defective: percent({
      label: 'Defective items in the lots',
      symbol: 'p',
      usual: [0.01, 30],
      min: 0,
      max: 100,
    }),
  },
  outputs: {
    acceptance: percent({ label: 'Probability of acceptance', symbol: 'P_a', places: 2 }),
    outgoing: percent({ label: 'Average outgoing quality', symbol: '\\mathrm{AOQ}', places: 4 }),
    totalInspection: number({ label: 'Average total inspection of a lot', symbol: '\\mathrm{ATI}', places: 1 }),
    sampleNumber: number({ label: 'Average sample number', symbol: '\\mathrm{ASN}', places: 1 }),
    producerQuality: percent({ label: 'Quality that is accepted in 95% of lots', symbol: 'p_{95}', places: 3 }),
    consumerQuality: percent({ label: 'Quality that is accepted in 10% of lots', symbol: 'p_{10}', places: 3 }),
  },
  formula: ({ plan, sample, accept, reject, secondSample, secondAccept, lot, defective }) => {
    const first = binomialCdf(accept, sample, defective);
    if (plan === 'single') {
      return {
        acceptance: first,
        outgoing: (defective * first * (lot - sample)) / lot,
        totalInspection: first * sample + (1 - first) * lot,
        sampleNumber: sample,
        producerQuality: betaQuantile(0.05, accept + 1, sample - accept),
        consumerQuality: betaQuantile(0.9, accept + 1, sample - accept),
      };
    }
    const numbers = { sample, accept, reject, secondSample, secondAccept };
    const second = acceptedBySecond(numbers, defective);
    const both = sample + secondSample;
    const acceptance = first + second;
    const qualityAt = (chance: number) =>
      findRoot((p) => binomialCdf(accept, sample, p) + acceptedBySecond(numbers, p) - chance, 0, 1);
    return {
      acceptance,
      outgoing: (defective * (first * (lot - sample) + second * (lot - both))) / lot,
      totalInspection: first * sample + second * both + (1 - acceptance) * lot,
      sampleNumber: sample + secondSample * (binomialCdf(Math.min(reject - 1, sample), sample, defective) - first),
      producerQuality: qualityAt(0.95),
      consumerQuality: qualityAt(0.1),
    };
  },
  shown: () => ({ acceptance: undefined, outgoing: undefined, totalInspection: undefined }),
  stepwise: [
    'A lot is accepted if a sample of n₁ holds at most c₁ defective items, by the binomial distribution.',
    'Of a double plan a second sample of n₂ is taken if there were more, but fewer than r₁; the lot is accepted if both together hold at most c₂.',
    'Rejected lots are inspected whole and defective items replaced, so that AOQ = p (P₁ (N - n₁) + P₂ (N - n₁ - n₂))/N and ATI = P₁ n₁ + P₂ (n₁ + n₂) + (1 - Pₐ) N.',
    'The qualities at 95% and 10% are the shares at which the probability of acceptance has these values.',
  ],
  requires: [
    {
      that: ({ accept, sample }) => accept < sample,
      field: 'accept',
      says: 'The acceptance number, {accept}, must be below the sample size, {sample}.',
    },
    {
      that: ({ accept, secondAccept }) => accept < secondAccept,
      field: 'secondAccept',
      says: 'The acceptance number of both samples, {secondAccept}, must be above that of the first, {accept}.',
    },
    {
      that: ({ secondAccept, sample, secondSample }) => secondAccept < sample + secondSample,
      field: 'secondAccept',
      says: 'The acceptance number of both samples, {secondAccept}, must be below their sizes together.',
    },
    {
      that: ({ accept, secondAccept, reject }) =>
        accept >= secondAccept || (accept + 1 < reject && reject <= secondAccept + 1),
      field: 'reject',
      says: 'The rejection number of the first sample, {reject}, must be at least 2 above its acceptance number, {accept}, and at most 1 above that of both samples, {secondAccept}.',
    },
    {
      that: ({ sample, lot }) => sample <= lot,
      field: 'sample',
      says: 'The sample of {sample} is larger than the lot of {lot}.',
    },
    {
      that: ({ sample, secondSample, lot }) => sample + secondSample <= lot,
      field: 'secondSample',
      says: 'Both samples, {sample} and {secondSample}, together are larger than the lot of {lot}.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ sample, secondSample, lot }) => isAbove(sample + (secondSample ?? 0), 0.1 * lot),
      says: 'The sample is more than a tenth of the lot: in a single lot with exactly this share the chances differ (hypergeometric distribution).',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Operating characteristic',
    x: { label: 'Defective items', unit: '%' },
    y: { label: 'Probability of acceptance', unit: '%' },
    curve: ({ plan, sample, accept, reject, secondSample, secondAccept, defective, acceptance, consumerQuality }) => {
      const accepted = (p: number) =>
        binomialCdf(accept, sample, p) +
        (plan === 'single' ? 0 : acceptedBySecond({ sample, accept, reject, secondSample, secondAccept }, p));
      return {
        from: 0,
        to: 100 * Math.min(1, Math.max(1.6 * consumerQuality, 1.1 * defective)),
        lines: [{ y: (x) => 100 * accepted(x / 100) }],
        marks: [{ x: 100 * defective, y: 100 * acceptance, label: 'These lots' }],
      };
    },
  },
  explanation:
    'Lots with {defective} defective items are accepted with a probability of {acceptance}; 95% of lots are accepted at {producerQuality} and 10% at {consumerQuality}.',
  examples: [
    {
      inputs: { sample: 89, accept: 2, lot: 10000, defective: 1 },
      results: {
        acceptance: 93.968992,
        outgoing: 0.93132668,
        totalInspection: 686.73322,
        sampleNumber: 89,
        producerQuality: 0.92493888,
        consumerQuality: 5.8693976,
      },
      source: 'Python: scipy.stats.binom and beta, for the plan n = 89, c = 2',
    },
    {
      inputs: { plan: 'double', sample: 50, accept: 1, secondSample: 100, secondAccept: 3, lot: 5000, defective: 5 },
      results: {
        acceptance: 29.041548,
        outgoing: 1.4364583,
        totalInspection: 3563.54174,
        sampleNumber: 98.0976209,
        producerQuality: 1.2006867,
        consumerQuality: 7.5731323,
      },
      source: 'Python: scipy.stats.binom, with n₁ = 50, c₁ = 1, n₂ = 100, c₂ = 3',
    },
    {
      inputs: {
        plan: 'double',
        sample: 80,
        accept: 2,
        reject: 5,
        secondSample: 80,
        secondAccept: 6,
        lot: 10000,
        defective: 4,
      },
      results: {
        acceptance: 57.9455168,
        outgoing: 2.2927288,
        totalInspection: 4268.17812,
        sampleNumber: 112.703197,
        producerQuality: 2.0556586,
        consumerQuality: 7.0790999,
      },
      source: 'Python: scipy.stats.binom and brentq',
    },
    {
      inputs: { plan: 'double', sample: 3, accept: 0, secondSample: 3, secondAccept: 3, lot: 100, defective: 20 },
      results: {
        acceptance: 98.304,
        outgoing: 18.788352,
        totalInspection: 6.05824,
        sampleNumber: 4.464,
        producerQuality: 27.133837,
        consumerQuality: 79.909112,
      },
      source: 'Python: scipy.stats.binom; the first sample alone never rejects',
    },
    {
      inputs: {
        plan: 'double',
        sample: 50,
        accept: 1,
        reject: 2,
        secondSample: 100,
        secondAccept: 3,
        lot: 5000,
        defective: 5,
      },
      refused: 'at least 2 above',
      source: 'By definition',
    },
    {
      inputs: { sample: 50, accept: 1, lot: 400, defective: 5 },
      results: { acceptance: 27.943175 },
      cautions: ['hypergeometric'],
      source: 'scipy.stats.binom.cdf(1, 50, 0.05)',
    },
    {
      inputs: { sample: 5, accept: 5, lot: 100, defective: 1 },
      refused: 'below the sample size',
      source: 'By definition',
    },
    {
      inputs: { plan: 'double', sample: 50, accept: 1, secondSample: 100, secondAccept: 1, lot: 5000, defective: 5 },
      refused: 'above that of the first',
      source: 'By definition',
    },
    {
      inputs: { plan: 'double', sample: 5, accept: 1, secondSample: 4, secondAccept: 9, lot: 5000, defective: 5 },
      refused: 'below their sizes together',
      source: 'By definition',
    },
    {
      inputs: { sample: 200, accept: 5, lot: 100, defective: 1 },
      refused: 'larger than the lot',
      source: 'By definition',
    },
    {
      inputs: { plan: 'double', sample: 50, accept: 1, secondSample: 100, secondAccept: 3, lot: 120, defective: 5 },
      refused: 'together are larger',
      source: 'By definition',
    },
  ],
  notes: [
    'For lots of a process with this share of defective items (type B curve).',
    'A double plan is taken to inspect both samples whole.',
  ],
  references: [
    { title: 'Montgomery: Introduction to Statistical Quality Control, 7th ed., ch. 15', isbn: '978-1-118-14681-1' },
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §6.2: Test Product for Acceptability',
      url: 'https://www.itl.nist.gov/div898/handbook/pmc/section2/pmc2.htm',
    },
  ],
});

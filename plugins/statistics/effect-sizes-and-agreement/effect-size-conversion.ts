import {
  category,
  choice,
  classify,
  defineCalculator,
  integer,
  noResult,
  normalCdf,
  number,
  percent,
  roundTo,
} from '@reckoner/engine';

const size = { min: 2, max: 1e7, optional: true } as const;

/** Through d, the difference of two means in their common standard deviation. */
export default defineCalculator({
  title: 'Effect size conversion',
  description:
    "Effect sizes of two groups converted into each other: Cohen's d, correlation r, odds ratio, eta squared, Cohen's f, t and F.",
  keywords: ['d to r', 'r to d', 'odds ratio to d', 'eta squared to d', 't to d', 'F to d', 'effect size converter'],
  related: ['cohens-d', 'odds-ratio', 'eta-omega-squared'],
  inputs: {
    from: choice(
      {
        d: { label: "Cohen's d", also: ['cohens d', 'smd'] },
        r: { label: 'Correlation r', also: ['point-biserial'] },
        'odds-ratio': { label: 'Odds ratio', also: ['OR'] },
        'eta-squared': { label: 'Eta squared (r²)', also: ['eta2', 'η²', 'r squared'] },
        f: { label: "Cohen's f", also: ['cohens f'] },
        t: { label: 't of two independent groups', also: ['t statistic', 't-test'] },
        'f-ratio': { label: 'F of two groups', also: ['anova', 'F statistic'] },
      },
      { label: 'From', default: 'd' },
    ),
    dGiven: number({ label: "Cohen's d", symbol: 'd_0', min: -50, max: 50, usual: [-3, 3], when: { from: 'd' } }),
    rGiven: number({
      label: 'Correlation',
      help: 'Point-biserial: of the measured value with the group, which is 0 or 1.',
      symbol: 'r_0',
      above: -1,
      below: 1,
      when: { from: 'r' },
    }),
    oddsGiven: number({
      label: 'Odds ratio',
      help: 'The ratio itself, not its logarithm.',
      symbol: '\\mathrm{OR}_0',
      above: 0,
      max: 1e15,
      usual: [0.005, 200],
      when: { from: 'odds-ratio' },
    }),
    etaGiven: number({
      label: 'Eta squared',
      symbol: '\\eta^2_0',
      min: 0,
      below: 1,
      when: { from: 'eta-squared' },
    }),
    fGiven: number({ label: "Cohen's f", symbol: 'f_0', min: 0, max: 25, usual: [0, 1.5], when: { from: 'f' } }),
    tGiven: number({ label: 't statistic', symbol: 't_0', min: -1e4, max: 1e4, when: { from: 't' } }),
    ratioGiven: number({
      label: 'F statistic with 1 degree of freedom between',
      symbol: 'F_0',
      min: 0,
      max: 1e8,
      when: { from: 'f-ratio' },
    }),
    n1: integer({ label: 'Size of group 1', symbol: 'n_1', ...size }),
    n2: integer({ label: 'Size of group 2', symbol: 'n_2', ...size }),
  },
  outputs: {
    d: number({ label: "Cohen's d", symbol: 'd', places: 4 }),
    r: number({ label: 'Correlation', symbol: 'r', places: 4 }),
    oddsRatio: number({ label: 'Odds ratio', symbol: '\\mathrm{OR}', places: 4 }),
    logOdds: number({ label: 'Natural logarithm of the odds ratio', symbol: '\\ln\\mathrm{OR}', places: 4 }),
    etaSquared: number({ label: 'Eta squared', symbol: '\\eta^2', places: 4 }),
    f: number({ label: "Cohen's f", symbol: 'f', places: 4 }),
    t: number({ label: 't statistic', symbol: 't', places: 4, optional: true }),
    fRatio: number({ label: 'F statistic', symbol: 'F', places: 4, optional: true }),
    superiority: percent({ label: 'Chance that one of group 1 exceeds one of group 2', places: 1 }),
    magnitude: category(['Negligible', 'Small', 'Medium', 'Large'], {
      label: "Size of d by Cohen's convention",
      of: 'd',
    }),
  },
  formula: ({ from, dGiven, rGiven, oddsGiven, etaGiven, fGiven, tGiven, ratioGiven, n1, n2 }) => {
    // What d² is less than t²/(t² + ν) asks for; 4 in large groups of equal size.
    const first = n1 ?? 0;
    const second = n2 ?? 0;
    const isSized = n1 !== undefined && n2 !== undefined;
    const h = isSized ? ((first + second - 2) * (first + second)) / (first * second) : 4;
    let d = dGiven;
    if (from === 'r') d = (rGiven * Math.sqrt(h)) / Math.sqrt((1 - rGiven) * (1 + rGiven));
    else if (from === 'odds-ratio') d = (Math.log(oddsGiven) * Math.sqrt(3)) / Math.PI;
    else if (from === 'eta-squared') d = Math.sqrt((h * etaGiven) / (1 - etaGiven));
    else if (from === 'f') d = fGiven * Math.sqrt(h);
    else if (from === 't') d = tGiven * Math.sqrt((first + second) / (first * second));
    else if (from === 'f-ratio') d = Math.sqrt((ratioGiven * (first + second)) / (first * second));
    if (Math.abs(d) > 50)
      throw noResult('That is more than fifty standard deviations between the groups: check what was sent.');
    const t = isSized ? d * Math.sqrt((first * second) / (first + second)) : undefined;
    const logOdds = (d * Math.PI) / Math.sqrt(3);
    return {
      d,
      r: d / Math.sqrt(d ** 2 + h),
      oddsRatio: Math.exp(logOdds),
      logOdds,
      etaSquared: d ** 2 / (d ** 2 + h),
      f: Math.abs(d) / Math.sqrt(h),
      t,
      fRatio: t === undefined ? undefined : t ** 2,
      superiority: normalCdf(d / Math.SQRT2),
      magnitude: classify(
        roundTo(Math.abs(d), 4),
        [
          [0.2, 'Negligible'],
          [0.5, 'Small'],
          [0.8, 'Medium'],
        ],
        'Large',
      ),
    };
  },
  explanation:
    'A d of {d} is a correlation of {r}, an odds ratio of {oddsRatio}, an eta squared of {etaSquared} and an f of {f}, for {n1?groups of {n1} and {n2}|two large groups of equal size}.',
  requires: [
    {
      that: (_, given) => given.n1 === given.n2,
      field: 'n1',
      says: 'Give the sizes of both groups or of none.',
    },
    {
      that: ({ from }, given) => (from !== 't' && from !== 'f-ratio') || given.n1 || given.n2,
      field: 'from',
      says: 'From t or F the sizes of both groups are needed.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ from }) => from === 'eta-squared' || from === 'f' || from === 'f-ratio',
      says: 'Eta squared, f and F have no direction: d, r and the odds ratio are told as if group 1 were the higher one. They are right for two groups only, not for an effect among more.',
    },
    {
      level: 'caution',
      when: ({ from }) => from === 'odds-ratio',
      says: 'From an odds ratio, d, r and the others are those of a logistic variable that was cut into yes and no: of an outcome that is yes or no by nature they are only a way to compare studies.',
    },
    {
      level: 'note',
      when: ({ n1, n2 }) => n1 === undefined && n2 === undefined,
      says: 'Without the sizes, groups of equal size are taken: r, eta squared and f belong to another d where the groups differ in size or are small. Give the sizes if they are known.',
    },
    {
      level: 'caution',
      when: ({ n1, n2 }) => n1 !== undefined && n2 !== undefined && (n1 > 10 * n2 || n2 > 10 * n1),
      says: 'One group is more than ten times as large as the other: check the sizes. r, eta squared and f are small in such groups whatever d is.',
    },
    {
      level: 'caution',
      when: ({ d }) => roundTo(Math.abs(d), 4) > 3,
      says: 'More than three standard deviations between the groups are rare: check the kind of effect and its sign, an odds ratio for its logarithm, a standard error taken for a standard deviation.',
    },
  ],
  examples: [
    {
      inputs: { from: 'd', dGiven: -0.72 },
      results: {
        d: -0.72,
        r: -0.3387194682727,
        oddsRatio: 0.2709189603158,
        logOdds: -1.305935542249,
        etaSquared: 0.114730878187,
        f: 0.36,
        superiority: 30.53351494357,
        magnitude: 'Medium',
      },
      cautions: ['groups of equal size'],
      source: 'R package effectsize, vignette: d_to_r(−0.72) = −0.339; Python from the equations',
    },
    {
      inputs: { dGiven: 0.5, n1: 30, n2: 20 },
      results: { d: 0.5, r: 0.2425356250363, t: 1.732050807569, fRatio: 3, etaSquared: 0.05882352941176, f: 0.25 },
      source: 'By hand: t = 0.5 √12 = √3; r = √(3/51)',
    },
    {
      inputs: { from: 'r', rGiven: 0.5 },
      results: {
        d: 1.154700538379,
        r: 0.5,
        oddsRatio: 8.12052739667,
        etaSquared: 0.25,
        f: 0.5773502691896,
        magnitude: 'Large',
      },
      cautions: ['groups of equal size'],
      source: 'By hand: 2 × 0.5/√0.75, exp(2π/3)',
    },
    {
      inputs: { from: 'r', rGiven: 0.3, n1: 40, n2: 60 },
      results: {
        d: 0.6354889093022,
        t: 3.113247129977,
        fRatio: 9.692307692308,
        oddsRatio: 3.166571255588,
        superiority: 67.34134744762,
      },
      source: 'Python: t = 0.3 √(98/0.91), d = t √(100/2400)',
    },
    {
      inputs: { from: 'odds-ratio', oddsGiven: 0.5 },
      results: {
        d: -0.3821520694228,
        r: -0.1876806336929,
        oddsRatio: 0.5,
        logOdds: -0.6931471805599,
        magnitude: 'Small',
      },
      cautions: ['cut into yes and no: of', 'groups of equal size'],
      source: 'By hand: −ln 2 × √3/π',
    },
    {
      inputs: { from: 'eta-squared', etaGiven: 0.06 },
      results: { d: 0.5052911526399, r: 0.2449489742783, etaSquared: 0.06, f: 0.25264557632 },
      cautions: ['no direction', 'groups of equal size'],
      source: 'By hand: 2 √(0.06/0.94)',
    },
    {
      inputs: { from: 'f', fGiven: 0.25 },
      results: { d: 0.5, r: 0.2425356250363, oddsRatio: 2.476632271096 },
      cautions: ['no direction', 'groups of equal size'],
      source: 'By hand: in two equal groups d = 2 f',
    },
    {
      inputs: { from: 't', tGiven: 2.5, n1: 30, n2: 25 },
      results: {
        d: 0.6770032003863,
        r: 0.3247849012308,
        etaSquared: 0.1054852320675,
        fRatio: 6.25,
        oddsRatio: 3.414216284,
      },
      source: 'By hand: 2.5 √(1/30 + 1/25), 6.25/(6.25 + 53)',
    },
    {
      inputs: { from: 'f-ratio', ratioGiven: 9, n1: 12, n2: 15 },
      results: { d: 1.161895003862, r: 0.5144957554275, etaSquared: 0.2647058823529, t: 3, f: 0.6 },
      cautions: ['no direction'],
      source: 'By hand: 3 √(1/12 + 1/15), 9/34, √(9/25)',
    },
    {
      inputs: { dGiven: 0.1 },
      results: { d: 0.1, r: 0.04993761694389, oddsRatio: 1.198870587378, magnitude: 'Negligible' },
      cautions: ['groups of equal size'],
      source: 'By hand: 0.1/√4.01',
    },
    {
      inputs: { dGiven: 4, n1: 50, n2: 50 },
      results: { d: 4, t: 20, fRatio: 400, superiority: 99.76611325095 },
      cautions: ['rare'],
      source: 'By hand: 4 √25; scipy.stats.norm',
    },
    {
      inputs: { dGiven: 0.5, n1: 300, n2: 20 },
      results: { t: 2.165063509461, fRatio: 4.6875, r: 0.1205256741004738 },
      cautions: ['ten times'],
      source: 'By hand: 0.5 √(6000/320), √(4.6875/322.6875)',
    },
    {
      inputs: { dGiven: 0, n1: 50, n2: 50 },
      results: { d: 0, r: 0, oddsRatio: 1, superiority: 50 },
      source: 'By hand: no effect',
    },
    {
      inputs: { from: 'r', rGiven: 0.9999 },
      noResult: 'fifty standard deviations',
      source: 'By hand: 2/√(1 − r²) = 141',
    },
    { inputs: { dGiven: 0.5, n1: 30 }, refused: 'both groups or of none', source: 'By definition' },
    { inputs: { from: 't', tGiven: 2 }, refused: 'sizes of both groups', source: 'By definition' },
  ],
  notes: [
    'Odds ratio and d are joined by the logistic distribution, ln OR = d π/√3, which leaves open where a variable is cut into yes and no; for other distributions it is approximate.',
    'Of two independent groups. The t of pairs gives another d, which depends on their correlation.',
    'With both sizes r is that of a t-test of the data, t²/(t² + n₁ + n₂ − 2) squared; some handbooks leave out the − 2.',
  ],
  references: [
    {
      title: 'Borenstein, Hedges, Higgins, Rothstein: Introduction to Meta-Analysis, ch. 7',
      isbn: '978-0-470-05724-7',
    },
    {
      title: 'R package effectsize: Converting between r, d, and odds ratios',
      url: 'https://easystats.github.io/effectsize/articles/convert_r_d_OR.html',
    },
    {
      title:
        'Chinn: A simple method for converting an odds ratio to effect size, Statistics in Medicine 19 (2000) 3127',
      doi: '10.1002/1097-0258(20001130)19:22<3127::AID-SIM784>3.0.CO;2-M',
    },
  ],
});

import { choice, defineCalculator, integer, normalQuantile, number, percent, roundTo } from '@reckoner/engine';
import { confidence } from '../shared/confidence.js';

const count = { min: 0, max: 10000000, usual: 'all', when: { known: ['cohort', 'caseControl'] } } as const;
const incidence = { min: 0, max: 100000, usual: [0, 1000] as const, when: { known: 'rates' } } as const;

/** Fractions of Levin and Miettinen; limits by the logarithm (Katz, Woolf), of the population's fraction as in Jewell 2004. */
export default defineCalculator({
  title: 'Attributable risk and attributable fraction',
  description:
    'Attributable risk, attributable fraction among the exposed and population attributable fraction (Levin) from counts, incidences or a relative risk; prevented fractions where the exposure protects.',
  keywords: [
    'population attributable fraction',
    'PAF',
    'population attributable risk',
    'etiologic fraction',
    'Levin formula',
    'Miettinen formula',
    'prevented fraction',
  ],
  inputs: {
    known: choice(
      {
        cohort: 'Counts of a cohort or survey',
        caseControl: 'Counts of a case-control study',
        rates: 'Incidence in both groups',
        levin: { label: 'Relative risk and share of the population exposed', also: ['Levin'] },
        miettinen: { label: 'Relative risk and share of the cases exposed', also: ['Miettinen'] },
      },
      { label: 'Known', default: 'cohort' },
    ),
    a: integer({ label: 'Exposed, with the disease', symbol: 'a', ...count }),
    b: integer({ label: 'Exposed, without the disease', symbol: 'b', ...count }),
    c: integer({ label: 'Not exposed, with the disease', symbol: 'c', ...count }),
    d: integer({ label: 'Not exposed, without the disease', symbol: 'd', ...count }),
    confidence: { ...confidence, when: { known: ['cohort', 'caseControl'] } },
    exposedRate: number({
      label: 'Incidence in the exposed, per 1,000',
      help: 'People or person-years, the same for both groups.',
      symbol: 'I_1',
      ...incidence,
    }),
    unexposedRate: number({
      label: 'Incidence in those not exposed, per 1,000',
      symbol: 'I_0',
      ...incidence,
    }),
    relative: number({
      label: 'Relative risk',
      help: 'Or an odds ratio where the disease is rare.',
      symbol: 'RR',
      min: 0.0001,
      max: 10000,
      usual: [0.05, 50],
      when: { known: ['levin', 'miettinen'] },
    }),
    exposure: percent({
      label: 'Share of the population exposed',
      symbol: 'p_e',
      min: 0,
      max: 100,
      usual: [1, 99],
      when: { known: ['rates', 'levin'] },
      optional: true,
    }),
    caseExposure: percent({
      label: 'Share of the cases exposed',
      symbol: 'p_c',
      min: 0,
      max: 100,
      usual: [1, 99],
      when: { known: 'miettinen' },
    }),
  },
  outputs: {
    population: percent({
      label: 'Population attributable fraction',
      symbol: '\\mathrm{PAF}',
      places: 1,
      digits: 3,
      optional: true,
    }),
    populationLow: percent({ label: 'Population fraction from', places: 1, digits: 3, optional: true }),
    populationHigh: percent({ label: 'Population fraction to', places: 1, digits: 3, optional: true }),
    exposed: percent({
      label: 'Attributable fraction among the exposed',
      symbol: '\\mathrm{AF}',
      places: 1,
      digits: 3,
      optional: true,
    }),
    exposedLow: percent({ label: 'Fraction among the exposed from', places: 1, digits: 3, optional: true }),
    exposedHigh: percent({ label: 'Fraction among the exposed to', places: 1, digits: 3, optional: true }),
    prevented: percent({
      label: 'Prevented fraction among the exposed',
      symbol: '\\mathrm{PF}',
      places: 1,
      digits: 3,
      optional: true,
    }),
    preventedLow: percent({ label: 'Prevented fraction from', places: 1, digits: 3, optional: true }),
    preventedHigh: percent({ label: 'Prevented fraction to', places: 1, digits: 3, optional: true }),
    populationPrevented: percent({
      label: 'Population prevented fraction',
      symbol: '\\mathrm{PF}_p',
      places: 1,
      digits: 3,
      optional: true,
    }),
    attributable: number({
      label: 'Attributable risk per 1,000 exposed',
      symbol: '\\mathrm{AR}',
      places: 2,
      digits: 3,
      optional: true,
    }),
    populationRisk: number({
      label: 'Population attributable risk per 1,000',
      symbol: '\\mathrm{PAR}',
      places: 2,
      digits: 3,
      optional: true,
    }),
    spared: number({
      label: 'Cases prevented per 1,000 exposed',
      symbol: '\\mathrm{PR}',
      places: 2,
      digits: 3,
      optional: true,
    }),
    ratio: number({ label: 'Relative risk or odds ratio', symbol: 'R', places: 3, optional: true }),
  },
  formula: (study) => {
    const { known, a, b, c, d, exposure } = study;
    if (known === 'levin' || known === 'miettinen') {
      const ratio = study.relative;
      if (ratio < 1) {
        const share =
          known === 'levin' ? exposure : study.caseExposure / (study.caseExposure + ratio * (1 - study.caseExposure));
        return {
          ratio,
          prevented: 1 - ratio,
          populationPrevented: share === undefined ? undefined : share * (1 - ratio),
        };
      }
      const exposed = 1 - 1 / ratio;
      if (known === 'miettinen') return { ratio, exposed, population: study.caseExposure * exposed };
      return {
        ratio,
        exposed,
        population: exposure === undefined ? undefined : (exposure * (ratio - 1)) / (1 + exposure * (ratio - 1)),
      };
    }
    if (known === 'rates') {
      const { exposedRate, unexposedRate } = study;
      const ratio = unexposedRate > 0 ? exposedRate / unexposedRate : undefined;
      if (exposedRate < unexposedRate) {
        const prevented = 1 - exposedRate / unexposedRate;
        return {
          ratio,
          prevented,
          populationPrevented: exposure === undefined ? undefined : exposure * prevented,
          spared: unexposedRate - exposedRate,
        };
      }
      const attributable = exposedRate - unexposedRate;
      const results = { ratio, exposed: attributable / exposedRate, attributable };
      if (exposure === undefined) return results;
      const populationRisk = exposure * attributable;
      return { ...results, populationRisk, population: populationRisk / (unexposedRate + populationRisk) };
    }
    const z = normalQuantile((1 + study.confidence) / 2);
    const cohort = known === 'cohort';
    const share = cohort ? (a + b) / (a + b + c + d) : b / (b + d);
    const ratio = cohort
      ? c > 0
        ? (a * (c + d)) / (c * (a + b))
        : undefined
      : b * c > 0
        ? (a * d) / (b * c)
        : undefined;
    const spread = cohort ? b / (a * (a + b)) + d / (c * (c + d)) : 1 / a + 1 / b + 1 / c + 1 / d;
    const limited = a > 0 && c > 0 && (cohort ? b + d > 0 : b > 0 && d > 0);
    const reach = limited ? Math.exp(z * Math.sqrt(spread)) : undefined;
    const difference = cohort ? 1000 * (a / (a + b) - c / (c + d)) : undefined;
    if (a * d < b * c) {
      const relative = cohort ? (a * (c + d)) / (c * (a + b)) : (a * d) / (b * c);
      return {
        ratio,
        prevented: 1 - relative,
        preventedLow: reach === undefined ? undefined : 1 - relative * reach,
        preventedHigh: reach === undefined ? undefined : 1 - relative / reach,
        populationPrevented: share * (1 - relative),
        spared: difference === undefined ? undefined : -difference,
      };
    }
    const without = cohort ? (c * (a + b)) / (a * (c + d)) : (b * c) / (a * d);
    const remaining = cohort ? (c * (a + b + c + d)) / ((a + c) * (c + d)) : (c * (b + d)) / (d * (a + c));
    const results = {
      ratio,
      exposed: 1 - without,
      population: 1 - remaining,
      attributable: difference,
      populationRisk: difference === undefined ? undefined : share * difference,
    };
    if (reach === undefined) return results;
    const error = cohort
      ? Math.sqrt((b + (1 - remaining) * (a + d)) / ((a + b + c + d) * c))
      : Math.sqrt(a / (c * (a + c)) + b / (d * (b + d)));
    return {
      ...results,
      exposedLow: 1 - without * reach,
      exposedHigh: 1 - without / reach,
      populationLow: 1 - remaining * Math.exp(z * error),
      populationHigh: 1 - remaining * Math.exp(-z * error),
    };
  },
  shown: ({
    known,
    a,
    b,
    c,
    d,
    exposedRate,
    unexposedRate,
    relative,
    exposure,
    caseExposure,
    ratio,
    exposed,
    population,
    prevented,
    attributable,
    populationRisk,
  }) => ({
    ratio:
      known === 'cohort'
        ? c > 0
          ? a / (a + b) / (c / (c + d))
          : undefined
        : known === 'caseControl'
          ? b * c > 0
            ? (a * d) / (b * c)
            : undefined
          : known === 'rates'
            ? unexposedRate > 0
              ? exposedRate / unexposedRate
              : undefined
            : relative,
    exposed: exposed === undefined || ratio === undefined ? undefined : 1 - 1 / ratio,
    population:
      population === undefined || exposed === undefined
        ? undefined
        : known === 'levin'
          ? (exposure! * (relative - 1)) / (1 + exposure! * (relative - 1))
          : known === 'miettinen'
            ? caseExposure * exposed
            : known === 'rates'
              ? (exposure! * (exposedRate - unexposedRate)) /
                (unexposedRate + exposure! * (exposedRate - unexposedRate))
              : (a / (a + c)) * exposed,
    prevented: prevented === undefined || ratio === undefined ? undefined : 1 - ratio,
    populationPrevented: undefined,
    attributable:
      attributable === undefined
        ? undefined
        : known === 'rates'
          ? exposedRate - unexposedRate
          : 1000 * (a / (a + b) - c / (c + d)),
    populationRisk:
      populationRisk === undefined || attributable === undefined
        ? undefined
        : known === 'rates'
          ? exposure! * attributable
          : ((a + b) / (a + b + c + d)) * attributable,
    spared: undefined,
    populationLow: undefined,
    populationHigh: undefined,
    exposedLow: undefined,
    exposedHigh: undefined,
    preventedLow: undefined,
    preventedHigh: undefined,
  }),
  stepwise: [
    'The population prevented fraction is the share of the population exposed, of controls in a case-control study, times the prevented fraction. In the form of the share of the cases exposed p_c it is p_c (1 - R)/(p_c + R (1 - p_c)).',
    'Limits come from R × exp(± z s), where s² = b/(a (a + b)) + d/(c (c + d)) in a cohort (Katz) and 1/a + 1/b + 1/c + 1/d in a case-control study (Woolf).',
    'Those of the population attributable fraction are 1 - (1 - PAF) exp(± z s), where s² = (b + PAF (a + d))/((a + b + c + d) c) in a cohort and a/(c (a + c)) + b/(d (b + d)) in a case-control study (Jewell).',
  ],
  explanation: ({ exposed, exposedLow, population, prevented, preventedLow, populationPrevented }) => {
    if (prevented !== undefined) {
      const within = preventedLow === undefined ? '' : ' ({preventedLow} to {preventedHigh})';
      return populationPrevented === undefined
        ? `The exposure goes with less disease: if it is the cause, it prevents {prevented}${within} of the cases that the exposed would have had.`
        : `The exposure goes with less disease: if it is the cause, it prevents {prevented}${within} of the cases that the exposed would have had, and {populationPrevented} of those of the whole population.`;
    }
    const within = exposedLow === undefined ? '' : ' ({exposedLow} to {exposedHigh})';
    if (exposed === 0)
      return `The disease is as frequent with the exposure as without: {exposed}${within} of the cases among the exposed are attributable to it.`;
    const whole = exposedLow === undefined ? '' : ' ({populationLow} to {populationHigh})';
    return population === undefined
      ? `If the exposure is the cause, {exposed}${within} of the cases among the exposed are attributable to it.`
      : `If the exposure is the cause, {exposed}${within} of the cases among the exposed are attributable to it, and {population}${whole} of all cases in the population.`;
  },
  requires: [
    {
      that: ({ a, b }) => a > 0 || b > 0,
      field: 'a',
      says: 'Nobody in the study is exposed: it needs people with and without the exposure.',
    },
    {
      that: ({ c, d }) => c > 0 || d > 0,
      field: 'c',
      says: 'Everybody in the study is exposed: it needs people with and without the exposure.',
    },
    {
      that: ({ a, c }) => a > 0 || c > 0,
      field: 'a',
      says: 'Nobody in the study has the disease: nothing can be attributed.',
    },
    {
      that: ({ known, b, d }) => known !== 'caseControl' || b > 0 || d > 0,
      field: 'd',
      says: 'The study has no controls, who are those without the disease.',
    },
    {
      that: ({ known, b, d }) => known !== 'caseControl' || b === 0 || d > 0,
      field: 'd',
      says: 'Without controls who are not exposed the odds ratio is 0 whatever the cases are: nothing can be attributed.',
    },
    {
      that: ({ exposedRate, unexposedRate }) => exposedRate > 0 || unexposedRate > 0,
      field: 'exposedRate',
      says: 'Nobody gets the disease in either group: nothing can be attributed.',
    },
    {
      that: ({ unexposedRate, exposure }) => unexposedRate > 0 || exposure > 0,
      field: 'exposure',
      says: 'Without the exposure nobody gets the disease, and nobody is exposed: nothing can be attributed in this population.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ exposedLow, preventedLow }) =>
        (exposedLow !== undefined && roundTo(100 * exposedLow, 1) <= 0) ||
        (preventedLow !== undefined && roundTo(100 * preventedLow, 1) <= 0),
      says: 'The confidence interval includes no effect: these counts do not show that the exposure goes with the disease at all.',
    },
    {
      level: 'caution',
      when: ({ known, exposedLow, preventedLow }) =>
        (known === 'cohort' || known === 'caseControl') && exposedLow === undefined && preventedLow === undefined,
      says: 'No confidence limits can be given with a count of 0 or where everyone has the disease; take a fraction of 0 or 100% only for what was seen in so few.',
    },
    {
      level: 'caution',
      when: ({ exposedLow, populationLow }) =>
        exposedLow !== undefined &&
        populationLow !== undefined &&
        roundTo(100 * exposedLow, 1) > 0 &&
        roundTo(100 * populationLow, 1) <= 0,
      says: 'The interval of the population’s fraction includes 0, that of the exposed does not: both are approximations, and these counts do not settle whether there is an effect.',
    },
    {
      level: 'caution',
      when: ({ known, a, b, c, d, exposedLow, preventedLow }) =>
        (exposedLow !== undefined || preventedLow !== undefined) &&
        (Math.min(a, c) < 5 || (known === 'caseControl' && Math.min(b, d) < 5)),
      says: 'With a count below 5 the limits, which go by the logarithm, are rough.',
    },
    {
      level: 'caution',
      when: ({ known, exposedRate, unexposedRate }) => known === 'rates' && (exposedRate === 0 || unexposedRate === 0),
      says: 'With an incidence of 0 a fraction of 100% only says that no case was seen in one of the groups: it means little where few people were watched.',
    },
    {
      level: 'note',
      when: ({ known }) => known === 'cohort',
      says: 'The fraction of the population takes the share that is exposed in the study for that of the population. Where the groups were picked in fixed numbers, choose “Relative risk and share of the population exposed” for it.',
    },
    {
      level: 'note',
      when: ({ known }) => known === 'caseControl',
      says: 'The odds ratio stands for the relative risk, and the controls for the population: it holds where the disease is rare, or where controls were drawn from those at risk as the cases arose.',
    },
    {
      level: 'note',
      when: ({ known, exposure }) => known === 'levin' && exposure !== undefined,
      says: 'Levin’s formula is for a crude relative risk. With one that is adjusted for other causes take the share of the cases exposed.',
    },
  ],
  examples: [
    {
      inputs: { a: 60, b: 140, c: 30, d: 270 },
      results: {
        ratio: 3,
        exposed: 66.6666666667,
        exposedLow: 50.268731987,
        exposedHigh: 77.6576959425,
        population: 44.4444444444,
        populationLow: 27.1549408,
        populationHigh: 57.6303488,
        attributable: 200,
        populationRisk: 80,
      },
      cautions: ['picked in fixed numbers'],
      source:
        'statsmodels: confint_proportions_2indep(method="log"); population by the covariance of the four shares and numerical derivatives of ln(I₀/I)',
    },
    {
      inputs: { known: 'rates', exposedRate: 28, unexposedRate: 17.4, exposure: 44 },
      results: {
        attributable: 10.6,
        exposed: 37.85714,
        populationRisk: 4.664,
        population: 21.13851,
        ratio: 1.609195,
      },
      source:
        'Gordis, Epidemiology, ch. 12, smoking and coronary disease: 37.9% and, of the rounded 22.1 per 1,000, 21.3%; by hand: 10.6/28; 0.44 × 10.6/22.064',
    },
    {
      inputs: { known: 'rates', exposedRate: 0.96, unexposedRate: 0.07 },
      results: { attributable: 0.89, exposed: 92.70833, ratio: 13.71429 },
      source: 'Supercourse lecture lec30101, smoking and lung cancer: 0.89 per 1,000 a year, 92.7%; by hand: 0.89/0.96',
    },
    {
      inputs: { known: 'levin', relative: 15, exposure: 30 },
      results: { population: 80.76923, exposed: 93.33333, ratio: 15 },
      cautions: ['crude relative risk'],
      source: 'Supercourse lecture 4211: 81%; by hand: 4.2/5.2; 14/15',
    },
    {
      inputs: { a: 10, b: 190, c: 30, d: 170, confidence: 90 },
      results: {
        ratio: 0.3333333333,
        prevented: 66.6666666667,
        preventedLow: 40.6049133327,
        preventedHigh: 81.2928783599,
        populationPrevented: 33.3333333333,
        spared: 100,
      },
      cautions: ['picked in fixed numbers'],
      source: 'statsmodels: confint_proportions_2indep(method="log", alpha=0.1); by hand: 1 - 0.1/0.15',
    },
    {
      inputs: { a: 12, b: 88, c: 10, d: 90 },
      results: {
        exposed: 16.6666666667,
        exposedLow: -84.004210969,
        exposedHigh: 62.2593178282,
        population: 9.0909090909,
        populationLow: -40.06459,
        populationHigh: 40.995345,
      },
      cautions: ['includes no effect', 'picked in fixed numbers'],
      source:
        'statsmodels: confint_proportions_2indep(method="log"); population by the covariance of the four shares and numerical derivatives of ln(I₀/I)',
    },
    {
      inputs: { known: 'caseControl', a: 60, b: 40, c: 40, d: 60 },
      results: {
        ratio: 2.25,
        exposed: 55.5555555556,
        exposedLow: 21.7402958201,
        exposedHigh: 74.7595692742,
        population: 33.3333333333,
        populationLow: 11.0384757,
        populationHigh: 50.0408241,
      },
      cautions: ['where the disease is rare'],
      source:
        'statsmodels: Table2x2.oddsratio_confint; population by the covariance of both samples and numerical derivatives',
    },
    {
      inputs: { known: 'caseControl', a: 20, b: 40, c: 80, d: 60 },
      results: {
        ratio: 0.375,
        prevented: 62.5,
        preventedLow: 29.4080165689,
        preventedHigh: 80.0791827676,
        populationPrevented: 25,
      },
      cautions: ['where the disease is rare'],
      source: 'statsmodels: Table2x2.oddsratio_confint; by hand: 0.4 × 0.625',
    },
    {
      inputs: { a: 49, b: 5, c: 17, d: 8 },
      results: {
        ratio: 1.334422658,
        exposed: 25.0612244898,
        exposedLow: 0.6398741338,
        exposedHigh: 43.4801433069,
        population: 18.6060606061,
        populationLow: -0.54203573,
        populationHigh: 34.10742758,
      },
      cautions: ['do not settle', 'picked in fixed numbers'],
      source: 'Python: ln R ± 1.95996 s; population by the formula of epi.2by2 of epiR',
    },
    {
      inputs: { a: 3, b: 17, c: 4, d: 36 },
      results: { ratio: 1.5, exposed: 33.3333333333, exposedLow: -169.6461047, exposedHigh: 83.51749064 },
      cautions: ['below 5', 'includes no effect', 'picked in fixed numbers'],
      source: 'By hand: 0.15/0.1; limits by Python, ln 1.5 ± 1.95996 × √(1/3 - 1/20 + 1/4 - 1/40)',
    },
    {
      inputs: { a: 5, b: 15, c: 0, d: 30 },
      results: { exposed: 100, population: 100, attributable: 250, populationRisk: 100 },
      cautions: ['No confidence limits', 'picked in fixed numbers'],
      source: 'By hand: nobody is ill without the exposure; 5/20; 5/50',
    },
    {
      inputs: { a: 0, b: 20, c: 6, d: 24 },
      results: { ratio: 0, prevented: 100, populationPrevented: 40, spared: 200 },
      cautions: ['No confidence limits', 'picked in fixed numbers'],
      source: 'By hand: nobody is ill with the exposure; 20/50; 6/30',
    },
    {
      inputs: { known: 'caseControl', a: 8, b: 0, c: 12, d: 20 },
      results: { exposed: 100, population: 40 },
      cautions: ['No confidence limits', 'where the disease is rare'],
      source: 'By hand: no control is exposed; 8 of 20 cases',
    },
    {
      inputs: { a: 10, b: 90, c: 10, d: 90 },
      results: { ratio: 1, exposed: 0, population: 0, attributable: 0 },
      cautions: ['includes no effect', 'picked in fixed numbers'],
      source: 'By definition: equal risks',
    },
    {
      inputs: { known: 'rates', exposedRate: 3, unexposedRate: 12, exposure: 40 },
      results: { ratio: 0.25, prevented: 75, populationPrevented: 30, spared: 9 },
      source: 'By hand: 1 - 3/12; 12 becomes 0.4 × 3 + 0.6 × 12 = 8.4, 30% less',
    },
    {
      inputs: { known: 'rates', exposedRate: 3, unexposedRate: 12 },
      results: { prevented: 75, spared: 9 },
      source: 'By hand: 1 - 3/12',
    },
    {
      inputs: { known: 'rates', exposedRate: 5, unexposedRate: 0 },
      results: { exposed: 100, attributable: 5 },
      cautions: ['incidence of 0'],
      source: 'By definition: all of it is attributable',
    },
    {
      inputs: { known: 'levin', relative: 4 },
      results: { exposed: 75, ratio: 4 },
      source: 'By hand: 3/4',
    },
    {
      inputs: { known: 'levin', relative: 0.5, exposure: 60 },
      results: { prevented: 50, populationPrevented: 30 },
      cautions: ['crude relative risk'],
      source: 'By hand: 0.6 × 0.5',
    },
    {
      inputs: { known: 'levin', relative: 0.5 },
      results: { prevented: 50 },
      source: 'By definition',
    },
    {
      inputs: { known: 'miettinen', relative: 2.25, caseExposure: 60 },
      results: { exposed: 55.55556, population: 33.33333 },
      source: 'By hand: 0.6 × 1.25/2.25, as of 60 exposed of 100 cases and 40 of 100 controls',
    },
    {
      inputs: { known: 'miettinen', relative: 0.375, caseExposure: 20 },
      results: { prevented: 62.5, populationPrevented: 25 },
      source: 'By hand: 20 of 100 cases and 40 of 100 controls exposed; 0.4 × 0.625',
    },
    { inputs: { a: 0, b: 0, c: 5, d: 5 }, refused: 'Nobody in the study is exposed', source: 'By definition' },
    { inputs: { a: 5, b: 5, c: 0, d: 0 }, refused: 'Everybody in the study is exposed', source: 'By definition' },
    { inputs: { a: 0, b: 5, c: 0, d: 5 }, refused: 'has the disease', source: 'By definition' },
    {
      inputs: { known: 'caseControl', a: 5, b: 0, c: 5, d: 0 },
      refused: 'no controls',
      source: 'By definition',
    },
    {
      inputs: { known: 'caseControl', a: 60, b: 140, c: 30, d: 0 },
      refused: 'whatever the cases are',
      source: 'By definition: a prevented fraction of 100% beside 60 exposed cases',
    },
    {
      inputs: { known: 'rates', exposedRate: 5, unexposedRate: 0, exposure: 0 },
      refused: 'and nobody is exposed',
      source: 'By definition',
    },
    {
      inputs: { known: 'rates', exposedRate: 0, unexposedRate: 0 },
      refused: 'Nobody gets the disease',
      source: 'By definition',
    },
  ],
  notes: [
    'A fraction is attributable only as far as the exposure causes the disease and nothing else sets the groups apart.',
    'Fractions of several exposures do not add up, and may come to more than 100% together, as one case may need several causes.',
    'Does not replace clinical judgment.',
  ],
  references: [
    { title: 'Levin: The Occurrence of Lung Cancer in Man, Acta Unio Int Contra Cancrum 9 (1953) 531' },
    {
      title:
        'Miettinen: Proportion of Disease Caused or Prevented by a Given Exposure, Trait or Intervention, Am J Epidemiol 99 (1974) 325',
    },
    {
      title: 'epiR, epi.2by2: limits of the population attributable fraction by Jewell 2004, p. 84',
      url: 'https://github.com/cran/epiR/blob/master/R/epi.2by2.R',
    },
    { title: 'Jewell: Statistics for Epidemiology (2004), pp. 84–85' },
    {
      title:
        'Hanley: A Heuristic Approach to the Formulas for Population Attributable Fraction, J Epidemiol Community Health 55 (2001) 508',
      doi: '10.1136/jech.55.7.508',
    },
  ],
});

import {
  betaQuantile,
  choice,
  defineCalculator,
  findRoot,
  integer,
  isAbove,
  isBelow,
  measure,
  normalQuantile,
  number,
  percent,
} from '@reckoner/engine';
import { confidence } from '../shared/confidence.js';

const count = { min: 0, max: 10000000, usual: 'all' } as const;
const persons = { min: 1, max: 100000000, usual: 'all', when: { known: 'persons' } } as const;
const controls = { ...count, when: { known: 'caseControl' } } as const;
const time = { above: 0, max: 1e9, usual: [10, 1e7], when: { known: 'time' } } as const;
/** No limit of a risk ratio lies so many powers of e from where the search begins. */
const FAR = 60;

/** What the score statistic takes from one group: of `count` ill where `risk` of `total` were expected. */
function strayed(count: number, total: number, risk: number) {
  if (count === total) return (total * (1 - risk)) / risk;
  return (count - total * risk) ** 2 / (total * risk * (1 - risk));
}

/** The score statistic of Koopman 1984 at a risk ratio, with the risks that are likeliest at that ratio. */
function scoreAt(ratio: number, x1: number, n1: number, x0: number, n0: number) {
  const b = ratio * (n1 + x0) + x1 + n0;
  const root = Math.sqrt(Math.max(0, b ** 2 - 4 * ratio * (n1 + n0) * (x1 + x0)));
  const risk0 = Math.min(1, (2 * (x1 + x0)) / (b + root));
  return strayed(x1, n1, Math.min(1, ratio * risk0)) + strayed(x0, n0, risk0);
}

/** 1 − RR of two groups, by persons, by person-time or by the odds ratio of a case-control study. */
export default defineCalculator({
  title: 'Vaccine efficacy and attack rates',
  description:
    'Vaccine efficacy with its confidence interval, attack rates of the vaccinated and unvaccinated and number needed to vaccinate from the cases in two groups, from person-time or from a case-control study.',
  keywords: [
    'vaccine effectiveness',
    'VE',
    'secondary attack rate',
    'test-negative design',
    'number needed to vaccinate',
    'incidence rate ratio',
  ],
  inputs: {
    known: choice(
      {
        persons: 'Cases and people in both groups',
        time: 'Cases and person-time in both groups',
        caseControl: { label: 'Cases and controls', also: ['Test-negative design'] },
      },
      { label: 'Known', default: 'persons' },
    ),
    casesVaccinated: integer({ label: 'Cases among the vaccinated', symbol: 'a', ...count }),
    casesUnvaccinated: integer({ label: 'Cases among the unvaccinated', symbol: 'c', ...count }),
    vaccinated: integer({
      label: 'Vaccinated people',
      help: 'Ill or not. For secondary attack rates the contacts at risk, without the first cases.',
      symbol: 'n_1',
      ...persons,
    }),
    unvaccinated: integer({ label: 'Unvaccinated people', help: 'Ill or not.', symbol: 'n_0', ...persons }),
    timeVaccinated: measure('yr', { label: 'Person-time of the vaccinated', symbol: 'T_1', ...time }),
    timeUnvaccinated: measure('yr', { label: 'Person-time of the unvaccinated', symbol: 'T_0', ...time }),
    controlsVaccinated: integer({ label: 'Vaccinated controls', symbol: 'b', ...controls }),
    controlsUnvaccinated: integer({ label: 'Unvaccinated controls', symbol: 'd', ...controls }),
    interval: choice(
      {
        score: { label: 'Score (Koopman)', also: ['Koopman'] },
        log: { label: 'Logarithm (Katz)', also: ['Katz', 'Taylor series'] },
      },
      { label: 'Interval', default: 'score', when: { known: 'persons' } },
    ),
    confidence,
  },
  outputs: {
    efficacy: percent({ label: 'Vaccine efficacy', symbol: '\\mathrm{VE}', places: 1, digits: 3 }),
    low: percent({ label: 'Efficacy from', symbol: '\\mathrm{VE}_L', places: 1, digits: 3, optional: true }),
    high: percent({ label: 'Efficacy to', symbol: '\\mathrm{VE}_U', places: 1, digits: 3, optional: true }),
    ratio: number({ label: 'Risk, rate or odds ratio', symbol: 'R', places: 3 }),
    attackVaccinated: percent({
      label: 'Attack rate of the vaccinated',
      symbol: '\\mathrm{AR}_1',
      places: 2,
      digits: 3,
      optional: true,
    }),
    attackUnvaccinated: percent({
      label: 'Attack rate of the unvaccinated',
      symbol: '\\mathrm{AR}_0',
      places: 2,
      digits: 3,
      optional: true,
    }),
    needed: number({ label: 'Number needed to vaccinate', symbol: '\\mathrm{NNV}', places: 1, optional: true }),
    rateVaccinated: number({
      label: 'Rate of the vaccinated per 1,000 person-years',
      symbol: 'I_1',
      places: 2,
      digits: 3,
      optional: true,
    }),
    rateUnvaccinated: number({
      label: 'Rate of the unvaccinated per 1,000 person-years',
      symbol: 'I_0',
      places: 2,
      digits: 3,
      optional: true,
    }),
  },
  formula: (study) => {
    const { known, casesVaccinated, casesUnvaccinated, vaccinated, unvaccinated } = study;
    const tail = (1 - study.confidence) / 2;
    const z = -normalQuantile(tail);
    if (known === 'caseControl') {
      const { controlsVaccinated, controlsUnvaccinated } = study;
      const ratio = (casesVaccinated * controlsUnvaccinated) / (casesUnvaccinated * controlsVaccinated);
      if (casesVaccinated === 0) return { ratio, efficacy: 1 };
      const reach = Math.exp(
        z * Math.sqrt(1 / casesVaccinated + 1 / controlsVaccinated + 1 / casesUnvaccinated + 1 / controlsUnvaccinated),
      );
      return { ratio, efficacy: 1 - ratio, low: 1 - ratio * reach, high: 1 - ratio / reach };
    }
    if (known === 'time') {
      const { timeVaccinated, timeUnvaccinated } = study;
      const times = timeUnvaccinated / timeVaccinated;
      const ratio = (casesVaccinated * timeUnvaccinated) / (casesUnvaccinated * timeVaccinated);
      const least = casesVaccinated > 0 ? betaQuantile(tail, casesVaccinated, casesUnvaccinated + 1) : 0;
      const most = betaQuantile(1 - tail, casesVaccinated + 1, casesUnvaccinated);
      return {
        ratio,
        efficacy: 1 - ratio,
        low: 1 - (most / (1 - most)) * times,
        high: 1 - (least / (1 - least)) * times,
        rateVaccinated: (1000 * casesVaccinated) / timeVaccinated,
        rateUnvaccinated: (1000 * casesUnvaccinated) / timeUnvaccinated,
      };
    }
    const attackVaccinated = casesVaccinated / vaccinated;
    const attackUnvaccinated = casesUnvaccinated / unvaccinated;
    const ratio = (casesVaccinated * unvaccinated) / (casesUnvaccinated * vaccinated);
    const results = {
      ratio,
      efficacy: 1 - ratio,
      attackVaccinated,
      attackUnvaccinated,
      needed:
        casesVaccinated * unvaccinated < casesUnvaccinated * vaccinated
          ? 1 / (attackUnvaccinated - attackVaccinated)
          : undefined,
    };
    if (study.interval === 'log') {
      const error = Math.sqrt(
        (vaccinated - casesVaccinated) / (casesVaccinated * vaccinated) +
          (unvaccinated - casesUnvaccinated) / (casesUnvaccinated * unvaccinated),
      );
      return { ...results, low: 1 - ratio * Math.exp(z * error), high: 1 - ratio * Math.exp(-z * error) };
    }
    const beyond = (power: number) =>
      scoreAt(Math.exp(power), casesVaccinated, vaccinated, casesUnvaccinated, unvaccinated) - z ** 2;
    const middle = casesVaccinated > 0 ? Math.log(ratio) : -FAR / 2;
    return {
      ...results,
      low: 1 - Math.exp(findRoot(beyond, middle, middle + FAR)),
      high: casesVaccinated > 0 ? 1 - Math.exp(findRoot(beyond, middle - FAR, middle)) : 1,
    };
  },
  shown: ({
    known,
    casesVaccinated,
    casesUnvaccinated,
    vaccinated,
    unvaccinated,
    timeVaccinated,
    timeUnvaccinated,
    controlsVaccinated,
    controlsUnvaccinated,
    ratio,
    needed,
    attackVaccinated,
    attackUnvaccinated,
  }) => ({
    efficacy: 1 - ratio,
    ratio:
      known === 'persons'
        ? casesVaccinated / vaccinated / (casesUnvaccinated / unvaccinated)
        : known === 'time'
          ? casesVaccinated / timeVaccinated / (casesUnvaccinated / timeUnvaccinated)
          : (casesVaccinated * controlsUnvaccinated) / (casesUnvaccinated * controlsVaccinated),
    low: undefined,
    high: undefined,
    attackVaccinated: known === 'persons' ? casesVaccinated / vaccinated : undefined,
    attackUnvaccinated: known === 'persons' ? casesUnvaccinated / unvaccinated : undefined,
    needed:
      needed === undefined || attackVaccinated === undefined || attackUnvaccinated === undefined
        ? undefined
        : 1 / (attackUnvaccinated - attackVaccinated),
    rateVaccinated: known === 'time' ? (1000 * casesVaccinated) / timeVaccinated : undefined,
    rateUnvaccinated: known === 'time' ? (1000 * casesUnvaccinated) / timeUnvaccinated : undefined,
  }),
  stepwise: [
    'Of persons the limits are the ratios at which the score statistic of Koopman equals the square of the normal quantile, or those of Katz, RR × exp(± z √(1/a - 1/n₁ + 1/c - 1/n₀)).',
    'Of person-time they are exact: the share of the cases that are vaccinated has the limits of Clopper and Pearson, and as odds, times T₀/T₁, is the rate ratio. Of cases and controls they are those of Woolf, OR × exp(± z √(1/a + 1/b + 1/c + 1/d)).',
  ],
  explanation: ({ known, ratio, low }) => {
    const within = low === undefined ? '' : ' ({low} to {high} at {confidence} confidence)';
    const what =
      known === 'persons'
        ? 'risk of the disease is'
        : known === 'time'
          ? 'rate of the disease is'
          : 'odds of the disease are';
    const rates =
      known === 'persons'
        ? ' The attack rate is {attackVaccinated} among the vaccinated and {attackUnvaccinated} among the unvaccinated.'
        : '';
    if (isAbove(ratio, 1))
      return `The ${what} {|efficacy|} higher among the vaccinated than among the unvaccinated, an efficacy of {efficacy}${within}.${rates}`;
    return isBelow(ratio, 1)
      ? `The vaccine efficacy is {efficacy}${within}: the ${what} so much lower among the vaccinated than among the unvaccinated.${rates}`
      : `The ${what} as high among the vaccinated as among the unvaccinated, an efficacy of {efficacy}${within}.${rates}`;
  },
  requires: [
    {
      that: ({ casesVaccinated, vaccinated }) => casesVaccinated <= vaccinated,
      field: 'casesVaccinated',
      says: 'There are more cases among the vaccinated, {casesVaccinated}, than vaccinated people, {vaccinated}.',
    },
    {
      that: ({ casesUnvaccinated, unvaccinated }) => casesUnvaccinated <= unvaccinated,
      field: 'casesUnvaccinated',
      says: 'There are more cases among the unvaccinated, {casesUnvaccinated}, than unvaccinated people, {unvaccinated}.',
    },
    {
      that: ({ casesUnvaccinated }) => casesUnvaccinated > 0,
      field: 'casesUnvaccinated',
      says: 'Without a case among the unvaccinated there is nothing that the vaccine could have prevented: no efficacy can be given.',
    },
    {
      that: ({ controlsVaccinated }) => controlsVaccinated > 0,
      field: 'controlsVaccinated',
      says: 'Without vaccinated controls the odds ratio has no value: no efficacy can be given.',
    },
    {
      that: ({ controlsUnvaccinated }) => controlsUnvaccinated > 0,
      field: 'controlsUnvaccinated',
      says: 'Without unvaccinated controls the odds ratio is 0 whatever the cases are: no efficacy can be given.',
    },
    {
      that: ({ interval, casesVaccinated }) => interval !== 'log' || casesVaccinated > 0,
      field: 'interval',
      says: 'Without a case among the vaccinated the logarithm has no limits: choose the score.',
    },
    {
      that: ({ interval, casesVaccinated, vaccinated, casesUnvaccinated, unvaccinated }) =>
        interval !== 'log' || casesVaccinated < vaccinated || casesUnvaccinated < unvaccinated,
      field: 'interval',
      says: 'Where everyone fell ill the limits by the logarithm have no width: choose the score.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ low, high, needed }) =>
        low !== undefined && high !== undefined && low <= 0 && high >= 0 && needed === undefined,
      says: 'The confidence interval includes no efficacy at all: these cases do not show that the vaccine protects.',
    },
    {
      level: 'caution',
      when: ({ low, needed }) => low !== undefined && low <= 0 && needed !== undefined,
      says: 'The confidence interval includes no efficacy at all: these cases do not show that the vaccine protects, and the number needed to vaccinate means little.',
    },
    {
      level: 'caution',
      when: ({ high }) => high !== undefined && high < 0,
      says: 'The vaccinated fell ill more often than chance explains: check that the groups were not interchanged, and whether they met the infection alike.',
    },
    {
      level: 'caution',
      when: ({ known, low }) => known === 'caseControl' && low === undefined,
      says: 'Without a vaccinated case the limits of the odds ratio cannot be given: an efficacy of 100% only says that none was seen.',
    },
    {
      level: 'caution',
      when: ({ known, casesVaccinated, casesUnvaccinated, controlsVaccinated, controlsUnvaccinated, low }) =>
        known === 'caseControl' &&
        low !== undefined &&
        Math.min(casesVaccinated, casesUnvaccinated, controlsVaccinated, controlsUnvaccinated) < 5,
      says: 'With a count below 5 the limits of the odds ratio are rough.',
    },
    {
      level: 'caution',
      when: ({ efficacy, low }) => efficacy === 1 && low !== undefined,
      says: 'No vaccinated person fell ill here, which does not make the protection complete: read the lower limit.',
    },
    {
      level: 'caution',
      when: ({ interval, casesVaccinated, casesUnvaccinated }) =>
        interval === 'log' && Math.min(casesVaccinated, casesUnvaccinated) < 5,
      says: 'With fewer than 5 cases in a group the limits by the logarithm are rough: choose the score.',
    },
    {
      level: 'note',
      when: ({ known }) => known === 'caseControl',
      says: 'The odds ratio stands for the ratio of risks: it holds where the disease is rare, or where controls were drawn from those at risk as the cases arose, as in a test-negative design.',
    },
  ],
  examples: [
    {
      inputs: { casesVaccinated: 10, vaccinated: 100, casesUnvaccinated: 26, unvaccinated: 100 },
      results: {
        efficacy: 61.53846153846,
        low: 26.1097093559,
        high: 80.3290803508,
        ratio: 0.3846153846,
        attackVaccinated: 10,
        attackUnvaccinated: 26,
        needed: 6.25,
      },
      source: 'By hand: 1 - 10/26, 1/0.16; statsmodels: confint_proportions_2indep(compare="ratio", method="score")',
    },
    {
      inputs: { casesVaccinated: 10, vaccinated: 100, casesUnvaccinated: 26, unvaccinated: 100, interval: 'log' },
      results: { efficacy: 61.53846153846, low: 24.49160146733, high: 80.40893503802 },
      source: 'statsmodels: confint_proportions_2indep(compare="ratio", method="log")',
    },
    {
      inputs: { casesVaccinated: 0, vaccinated: 100, casesUnvaccinated: 12, unvaccinated: 90 },
      results: { efficacy: 100, low: 72.0241163115, high: 100, ratio: 0, needed: 7.5 },
      cautions: ['read the lower limit'],
      source:
        'mpmath, 30 digits: root of the score statistic, the likeliest risks where the slope of the likelihood is 0',
    },
    {
      inputs: { casesVaccinated: 30, vaccinated: 40, casesUnvaccinated: 20, unvaccinated: 60 },
      results: { efficacy: -125, low: -240.521978104, high: -52.6543057982, ratio: 2.25, attackVaccinated: 75 },
      cautions: ['more often than chance explains'],
      source: 'By hand: 1 - 0.75/0.333333; statsmodels: confint_proportions_2indep(compare="ratio", method="score")',
    },
    {
      inputs: { casesVaccinated: 5, vaccinated: 5, casesUnvaccinated: 3, unvaccinated: 9 },
      results: { efficacy: -200, low: -729.298668244, high: -29.4737722223 },
      cautions: ['more often than chance explains'],
      source:
        'mpmath, 30 digits: root of the score statistic, the likeliest risks where the slope of the likelihood is 0',
    },
    {
      inputs: { casesVaccinated: 4, vaccinated: 20, casesUnvaccinated: 6, unvaccinated: 20, interval: 'log' },
      results: { efficacy: 33.3333333333, needed: 10 },
      cautions: ['no efficacy at all', 'fewer than 5'],
      source: 'By hand: 1 - 4/6; 1/0.1',
    },
    {
      inputs: {
        known: 'time',
        casesVaccinated: 8,
        timeVaccinated: 2214,
        casesUnvaccinated: 162,
        timeUnvaccinated: 2222,
      },
      results: {
        efficacy: 95.0438845952,
        low: 89.9993644387,
        high: 97.8961093149,
        ratio: 0.049561154,
        rateVaccinated: 3.613369467,
        rateUnvaccinated: 72.90729073,
      },
      source: 'Polack et al. 2020, table 3: 95.0% (90.0 to 97.9); further digits by roots of scipy.stats.binom',
    },
    {
      inputs: {
        known: 'time',
        casesVaccinated: 0,
        timeVaccinated: 154,
        casesUnvaccinated: 16,
        timeUnvaccinated: 147,
      },
      results: { efficacy: 100, low: 75.248761996, high: 100 },
      cautions: ['read the lower limit'],
      source:
        'Frenck et al. 2021, table 3, of times in more digits: 100% (75.3 to 100); digits by roots of scipy.stats.binom',
    },
    {
      inputs: {
        known: 'caseControl',
        casesVaccinated: 20,
        controlsVaccinated: 80,
        casesUnvaccinated: 60,
        controlsUnvaccinated: 60,
        confidence: 95,
      },
      results: { efficacy: 75, low: 54.138724993, high: 86.371944524, ratio: 0.25 },
      cautions: ['stands for the ratio of risks'],
      source: 'By hand: 20 × 60/(60 × 80); statsmodels: Table2x2.oddsratio_confint',
    },
    {
      inputs: {
        known: 'caseControl',
        casesVaccinated: 0,
        controlsVaccinated: 10,
        casesUnvaccinated: 8,
        controlsUnvaccinated: 12,
      },
      results: { efficacy: 100, ratio: 0 },
      cautions: ['Without a vaccinated case', 'stands for the ratio of risks'],
      source: 'By definition',
    },
    {
      inputs: { casesVaccinated: 7, vaccinated: 49, casesUnvaccinated: 1, unvaccinated: 7 },
      results: { efficacy: 0, ratio: 1 },
      cautions: ['no efficacy at all'],
      source: 'By hand: 7/49 and 1/7 are equal',
    },
    {
      inputs: { casesVaccinated: 11, vaccinated: 10, casesUnvaccinated: 5, unvaccinated: 10 },
      refused: 'than vaccinated people',
      source: 'By definition',
    },
    {
      inputs: { casesVaccinated: 1, vaccinated: 10, casesUnvaccinated: 15, unvaccinated: 10 },
      refused: 'than unvaccinated people',
      source: 'By definition',
    },
    {
      inputs: { casesVaccinated: 1, vaccinated: 10, casesUnvaccinated: 0, unvaccinated: 10 },
      refused: 'nothing that the vaccine could have prevented',
      source: 'By definition',
    },
    {
      inputs: {
        known: 'caseControl',
        casesVaccinated: 1,
        controlsVaccinated: 0,
        casesUnvaccinated: 8,
        controlsUnvaccinated: 12,
      },
      refused: 'Without vaccinated controls',
      source: 'By definition',
    },
    {
      inputs: {
        known: 'caseControl',
        casesVaccinated: 3,
        controlsVaccinated: 80,
        casesUnvaccinated: 60,
        controlsUnvaccinated: 60,
      },
      results: { efficacy: 96.25, low: 87.463639371, high: 98.8782629651 },
      cautions: ['below 5', 'stands for the ratio of risks'],
      source: 'By hand: 3 × 60/(60 × 80); limits by Python, ln 0.0375 ± 1.95996 × √(1/3 + 1/80 + 1/60 + 1/60)',
    },
    {
      inputs: {
        known: 'caseControl',
        casesVaccinated: 5,
        controlsVaccinated: 10,
        casesUnvaccinated: 8,
        controlsUnvaccinated: 0,
      },
      refused: 'Without unvaccinated controls',
      source: 'By definition',
    },
    {
      inputs: { casesVaccinated: 0, vaccinated: 10, casesUnvaccinated: 5, unvaccinated: 10, interval: 'log' },
      refused: 'has no limits',
      source: 'By definition',
    },
    {
      inputs: { casesVaccinated: 10, vaccinated: 10, casesUnvaccinated: 5, unvaccinated: 5, interval: 'log' },
      refused: 'have no width',
      source: 'By definition',
    },
  ],
  notes: [
    'Holds for the disease as the study defined it, and for its time: efficacy against infection, against severe disease and a year later are other numbers.',
    'Outside of trials people who are vaccinated differ from others; such studies give an effectiveness, and adjust for what sets the groups apart.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Polack et al.: Safety and Efficacy of the BNT162b2 mRNA Covid-19 Vaccine, N Engl J Med 383 (2020) 2603, table 3 (Clopper–Pearson limits with adjustment for surveillance time)',
      doi: '10.1056/NEJMoa2034577',
    },
    {
      title:
        'Koopman: Confidence Intervals for the Ratio of Two Binomial Proportions, Biometrics 40 (1984) 513; as in epiR, zRRkoopman',
      url: 'https://github.com/cran/epiR/blob/master/R/zRRkoopman.R',
    },
    {
      title:
        'Hightower, Orenstein, Martin: Recommendations for the Use of Taylor Series Confidence Intervals for Estimates of Vaccine Efficacy, Bull World Health Organ 66 (1988) 99',
    },
    { title: 'Orenstein et al.: Field Evaluation of Vaccine Efficacy, Bull World Health Organ 63 (1985) 1055' },
  ],
});

import {
  category,
  choice,
  defineCalculator,
  integer,
  noResult,
  normalQuantile,
  number,
  percent,
} from '@reckoner/engine';
import { wilsonInterval } from '../shared/proportion.js';

/** Reciprocal of the absolute risk reduction, where the counts are known with the score interval of Newcombe (Bender 2001). */
export default defineCalculator({
  title: 'Number needed to treat (NNT)',
  description:
    'Number needed to treat or harm from event counts, or from the control risk with a relative risk or odds ratio.',
  keywords: ['NNT', 'NNH', 'absolute risk reduction', 'ARR', 'relative risk', 'clinical trial'],
  inputs: {
    known: choice(
      {
        counts: 'Events in both groups',
        relativeRisk: 'Control risk and relative risk',
        oddsRatio: 'Control risk and odds ratio',
      },
      { label: 'Known', default: 'counts' },
    ),
    treatedEvents: integer({
      label: 'Events with treatment',
      symbol: 'a',
      min: 0,
      max: 1000000,
      usual: 'all',
      when: { known: 'counts' },
    }),
    treated: integer({
      label: 'Treated patients',
      symbol: 'n_1',
      min: 1,
      max: 1000000,
      usual: 'all',
      when: { known: 'counts' },
    }),
    controlEvents: integer({
      label: 'Events in the control group',
      symbol: 'b',
      min: 0,
      max: 1000000,
      usual: 'all',
      when: { known: 'counts' },
    }),
    controls: integer({
      label: 'Control patients',
      symbol: 'n_0',
      min: 1,
      max: 1000000,
      usual: 'all',
      when: { known: 'counts' },
    }),
    confidence: percent({
      label: 'Confidence',
      symbol: '\\gamma',
      min: 50,
      max: 99.9,
      default: 95,
      usual: [80, 99.9],
      when: { known: 'counts' },
    }),
    controlRisk: percent({
      label: 'Risk in the control group',
      symbol: 'p_0',
      above: 0,
      max: 100,
      usual: [0.5, 95],
      when: { known: ['relativeRisk', 'oddsRatio'] },
    }),
    ratio: number({
      label: 'Relative risk',
      symbol: 'RR',
      min: 0,
      max: 100,
      usual: [0.05, 20],
      when: { known: 'relativeRisk' },
    }),
    odds: number({
      label: 'Odds ratio',
      symbol: 'OR',
      min: 0,
      max: 1000,
      usual: [0.02, 50],
      when: { known: 'oddsRatio' },
    }),
  },
  outputs: {
    needed: number({ label: 'Number needed', symbol: 'NNT', places: 1 }),
    effect: category(['Benefit (NNT)', 'Harm (NNH)'], { label: 'Effect' }),
    reduction: percent({ label: 'Absolute risk reduction', symbol: 'ARR', places: 2 }),
    from: number({ label: 'Number needed from', places: 1, optional: true }),
    to: number({ label: 'Number needed to', places: 1, optional: true }),
  },
  formula: (trial) => {
    const counts = trial.known === 'counts';
    const control = counts ? trial.controlEvents / trial.controls : trial.controlRisk;
    const risk = counts
      ? trial.treatedEvents / trial.treated
      : trial.known === 'relativeRisk'
        ? control * trial.ratio
        : (trial.odds * control) / (1 - control + trial.odds * control);
    if (risk > 1) throw noResult('The relative risk gives a risk over 100%.');
    const reduction = control - risk;
    if (Math.abs(reduction) < 1e-9) throw noResult('Both groups have the same risk: no number is needed.');
    const size = Math.abs(reduction);
    const effect = reduction > 0 ? 'Benefit (NNT)' : 'Harm (NNH)';
    if (!counts) return { needed: 1 / size, effect, reduction };
    const z = normalQuantile((1 + trial.confidence) / 2);
    const ofTreated = wilsonInterval(trial.treatedEvents, trial.treated, z);
    const ofControls = wilsonInterval(trial.controlEvents, trial.controls, z);
    const low = reduction - Math.hypot(control - ofControls.low, ofTreated.high - risk);
    const high = reduction + Math.hypot(ofControls.high - control, risk - ofTreated.low);
    if (low <= 0 && high >= 0) return { needed: 1 / size, effect, reduction };
    const [least, most] = low > 0 ? [low, high] : [-high, -low];
    return { needed: 1 / size, effect, reduction, from: 1 / most, to: 1 / least };
  },
  stepwise: [
    'The interval of the risk reduction is by Newcombe: from each risk to the limits of its own score interval (Wilson), the two distances added as √(a² + b²).',
    'The number needed runs from 1 over the larger to 1 over the smaller limit; where the interval holds zero it has none.',
  ],
  explanation: ({ from, reduction }) => {
    const interval = from === undefined ? '' : ' ({confidence} confidence interval {from} to {to})';
    return reduction > 0
      ? `The number needed to treat is {needed}${interval}: of so many one is spared the event, a risk reduction of {reduction}.`
      : `The number needed to harm is {needed}${interval}: of so many one more has the event.`;
  },
  requires: [
    {
      that: ({ treatedEvents, treated }) => treatedEvents <= treated,
      field: 'treatedEvents',
      says: 'There are more events with treatment, {treatedEvents}, than treated patients, {treated}.',
    },
    {
      that: ({ controlEvents, controls }) => controlEvents <= controls,
      field: 'controlEvents',
      says: 'There are more events in the control group, {controlEvents}, than control patients, {controls}.',
    },
    {
      that: ({ odds, controlRisk }) => odds > 0 || controlRisk < 1,
      field: 'odds',
      says: 'Where all controls have the event, an odds ratio of 0 says nothing about the treated.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ known, from }) => known === 'counts' && from === undefined,
      says: 'The confidence interval includes no effect: these counts show neither benefit nor harm.',
    },
  ],
  examples: [
    {
      inputs: { treatedEvents: 15, treated: 100, controlEvents: 30, controls: 100 },
      results: { needed: 6.666667, effect: 'Benefit (NNT)', reduction: 15, from: 3.824297, to: 29.31889 },
      source: 'Python 3.11, by Newcombe 1998, method 10: 0.15 is between 0.034108 and 0.261486',
    },
    {
      inputs: { treatedEvents: 30, treated: 100, controlEvents: 15, controls: 100 },
      results: { needed: 6.666667, effect: 'Harm (NNH)', reduction: -15 },
      source: 'By hand: 1/0.15',
    },
    {
      inputs: { treatedEvents: 18, treated: 100, controlEvents: 20, controls: 100 },
      results: { needed: 50, reduction: 2 },
      cautions: ['neither benefit nor harm'],
      source: 'By hand: 1/0.02; the interval includes zero',
    },
    {
      inputs: { known: 'relativeRisk', controlRisk: 20, ratio: 0.75 },
      results: { needed: 20, reduction: 5 },
      source: 'By hand: 0.2 × 0.25 = 0.05',
    },
    {
      inputs: { known: 'oddsRatio', controlRisk: 20, odds: 0.5 },
      results: { needed: 11.25, reduction: 8.888889 },
      source: 'By hand: 0.1/0.9 = 0.1111; 1/(0.2 - 0.1111)',
    },
    {
      inputs: { known: 'oddsRatio', controlRisk: 100, odds: 0 },
      refused: 'says nothing about the treated',
      source: 'By hand: the odds of the controls are infinite, and 0 × ∞ is undetermined',
    },
    { inputs: { known: 'relativeRisk', controlRisk: 20, ratio: 1 }, noResult: 'same risk', source: 'By definition' },
    { inputs: { known: 'relativeRisk', controlRisk: 60, ratio: 2 }, noResult: 'over 100', source: 'By hand: 0.6 × 2' },
    {
      inputs: { treatedEvents: 11, treated: 10, controlEvents: 1, controls: 10 },
      refused: 'more events with treatment',
      source: 'By definition',
    },
    {
      inputs: { treatedEvents: 1, treated: 10, controlEvents: 11, controls: 10 },
      refused: 'more events in the control group',
      source: 'By definition',
    },
    {
      inputs: { treatedEvents: 0, treated: 10, controlEvents: 10, controls: 10 },
      results: { needed: 1, reduction: 100, from: 1, to: 1.646065 },
      source: 'Python 3.11, by Newcombe 1998, method 10: even ten of ten leave an interval',
    },
    {
      inputs: { treatedEvents: 18, treated: 200, controlEvents: 31, controls: 200, confidence: 90 },
      results: { needed: 15.384615, effect: 'Benefit (NNT)', reduction: 6.5, from: 8.3721028, to: 91.445498 },
      source:
        'Python, by Newcombe 1998, method 10, with scipy.stats.norm.isf(0.05): 0.065 is between 0.0109355 and 0.1194443',
    },
    {
      inputs: { treatedEvents: 15, treated: 100, controlEvents: 30, controls: 100, confidence: 99 },
      results: { needed: 6.666667, reduction: 15 },
      cautions: ['neither benefit nor harm'],
      source: 'Python, by Newcombe 1998, method 10: at 99% the interval begins below zero, at -0.0029364',
    },
  ],
  notes: [
    'Holds for the follow-up and the control risk of the trial. No interval is given when it includes zero: it would run through infinity.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title: 'Altman: Confidence Intervals for the Number Needed to Treat, BMJ 317 (1998) 1309',
      doi: '10.1136/bmj.317.7168.1309',
    },
    {
      title:
        'Bender: Calculating Confidence Intervals for the Number Needed to Treat, Control Clin Trials 22 (2001) 102',
      doi: '10.1016/S0197-2456(00)00134-3',
    },
    {
      title:
        'Laupacis, Sackett, Roberts: An Assessment of Clinically Useful Measures of the Consequences of Treatment, N Engl J Med 318 (1988) 1728',
      doi: '10.1056/NEJM198806303182605',
    },
  ],
});

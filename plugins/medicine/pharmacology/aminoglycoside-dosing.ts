import {
  choice,
  defineCalculator,
  floorNear,
  isAbove,
  isAtMost,
  isBelow,
  measure,
  noResult,
  roundNear,
  roundTo,
} from '@reckoner/engine';
import { peakAtSteadyState, volumeOfDistribution } from './shared/infusion.js';

type Drug = 'gentamicin' | 'tobramycin' | 'amikacin';

/** mg/kg of a dose at an extended interval, the largest usual one, the step in mg, trough in mg/L that is too high. */
const DRUGS = {
  gentamicin: { extended: 7, step: 10, trough: 2, largest: 7 },
  tobramycin: { extended: 7, step: 10, trough: 2, largest: 7 },
  amikacin: { extended: 15, step: 50, trough: 10, largest: 20 },
} as const;

const INTERVALS = [8, 12, 18, 24, 36, 48, 72];

/** The clinical interval next to what the targets ask for. */
const clinical = (hours: number) =>
  INTERVALS.reduce((best, next) => (isBelow(Math.abs(next - hours), Math.abs(best - hours)) ? next : best), 8);

/** Extended interval by clearance (Hartford 1995), or Sawchuk and Zaske for a peak and a trough. */
export default defineCalculator({
  title: 'Aminoglycoside dosing',
  description:
    'Dose and interval of gentamicin, tobramycin or amikacin for adults: extended interval by creatinine clearance, or by elimination rate, volume, peak and trough from two levels or from weight.',
  keywords: ['gentamicin dose', 'tobramycin', 'amikacin', 'Hartford nomogram', 'Sawchuk-Zaske', 'peak and trough'],
  related: ['adjusted-body-weight-dosing', 'creatinine-clearance-cockcroft-gault', 'vancomycin-auc-dosing'],
  inputs: {
    method: choice(
      {
        extended: 'Extended interval (once daily, Hartford 1995)',
        population: 'Peak and trough, before any level',
        levels: 'Peak and trough, from two levels at steady state',
      },
      { label: 'Method' },
    ),
    drug: choice({ gentamicin: 'Gentamicin', tobramycin: 'Tobramycin', amikacin: 'Amikacin' }, { label: 'Drug' }),
    weight: measure('kg', {
      label: 'Dosing weight',
      help: 'The actual one, above 120% of the ideal weight the adjusted one.',
      symbol: 'W',
      min: 20,
      max: 250,
      usual: [40, 110],
    }),
    creatinineClearance: measure('mL/min', {
      label: 'Creatinine clearance',
      help: 'By Cockcroft and Gault, not per 1.73 m².',
      symbol: 'C_{cr}',
      min: 5,
      max: 250,
      usual: [15, 150],
      when: { method: ['extended', 'population'] },
    }),
    perKilogram: measure('mg/kg', {
      label: 'Dose per kilogram',
      help: 'Left out: 7 mg/kg of gentamicin and tobramycin, 15 mg/kg of amikacin.',
      symbol: 'd',
      min: 3,
      max: 30,
      usual: [5, 20],
      default: ({ drug }: { drug: Drug }) => DRUGS[drug].extended,
      when: { method: 'extended' },
    }),
    dose: measure('mg', {
      label: 'Dose now',
      help: 'Of a single infusion.',
      symbol: 'D',
      min: 20,
      max: 3000,
      usual: [60, 1500],
      when: { method: 'levels' },
    }),
    interval: measure('h', {
      label: 'Interval now',
      symbol: '\\tau_1',
      min: 6,
      max: 96,
      usual: [8, 48],
      when: { method: 'levels' },
    }),
    infusion: measure('h', {
      label: 'Time of infusion',
      symbol: "t'",
      min: 0.25,
      max: 3,
      usual: [0.5, 1],
      default: 0.5,
      when: { method: ['population', 'levels'] },
    }),
    first: measure('mg/L', {
      label: 'First level',
      symbol: 'C_1',
      min: 0.5,
      max: 150,
      usual: [2, 70],
      when: { method: 'levels' },
    }),
    firstTime: measure('h', {
      label: 'First level after the start of the infusion',
      help: 'Half an hour after its end.',
      symbol: 't_1',
      min: 0.25,
      max: 96,
      usual: [0.75, 12],
      when: { method: 'levels' },
    }),
    second: measure('mg/L', {
      label: 'Second level',
      symbol: 'C_2',
      min: 0.1,
      max: 100,
      usual: [0.2, 20],
      when: { method: 'levels' },
    }),
    secondTime: measure('h', {
      label: 'Second level after the start of the same infusion',
      symbol: 't_2',
      min: 0.5,
      max: 96,
      usual: [3, 48],
      when: { method: 'levels' },
    }),
    targetPeak: measure('mg/L', {
      label: 'Target peak',
      help: 'Gentamicin and tobramycin several times a day 5 to 10, amikacin 20 to 30 mg/L.',
      symbol: 'C_{max,t}',
      min: 3,
      max: 80,
      usual: [3, 40],
      when: { method: ['population', 'levels'] },
    }),
    targetTrough: measure('mg/L', {
      label: 'Target trough',
      help: 'Gentamicin and tobramycin below 1 to 2, amikacin below 5 mg/L.',
      symbol: 'C_{min,t}',
      min: 0.1,
      max: 10,
      usual: [0.3, 5],
      when: { method: ['population', 'levels'] },
    }),
  },
  outputs: {
    suggested: measure('mg', { label: 'Dose', symbol: 'D_2', places: 0, digits: 3 }),
    every: measure('h', { label: 'Every', symbol: '\\tau', places: 0 }),
    perKilogramTold: measure('mg/kg', { label: 'Dose per kilogram', symbol: 'd_2', places: 1 }),
    peak: measure('mg/L', {
      label: 'Peak by that dose, at the end of the infusion',
      symbol: 'C_{max}',
      places: 1,
      optional: true,
    }),
    trough: measure('mg/L', { label: 'Trough by that dose', symbol: 'C_{min}', places: 1, optional: true }),
    rate: measure('1/h', { label: 'Elimination rate constant', symbol: 'k', places: 4, optional: true }),
    halfLife: measure('h', { label: 'Half-life', symbol: 't_{1/2}', places: 1, optional: true }),
    volume: measure('L', { label: 'Volume of distribution', symbol: 'V', places: 1, optional: true }),
    peakNow: measure('mg/L', {
      label: 'Peak at the dose now',
      symbol: 'C_{max,1}',
      places: 1,
      optional: true,
    }),
    troughNow: measure('mg/L', { label: 'Trough at the dose now', symbol: 'C_{min,1}', places: 1, optional: true }),
  },
  formula: ({
    method,
    drug,
    weight,
    creatinineClearance,
    perKilogram,
    dose,
    interval,
    infusion,
    first,
    firstTime,
    second,
    secondTime,
    targetPeak,
    targetTrough,
  }) => {
    const step = DRUGS[drug].step;
    if (method === 'extended') {
      const suggested = step * floorNear((perKilogram * weight) / step);
      return {
        suggested,
        every: creatinineClearance >= 60 ? 24 : creatinineClearance >= 40 ? 36 : 48,
        perKilogramTold: suggested / weight,
      };
    }
    const rate =
      method === 'population'
        ? 0.00293 * creatinineClearance + 0.014
        : Math.log(first / second) / (secondTime - firstTime);
    const peakNow = method === 'levels' ? first * Math.exp(rate * (firstTime - infusion)) : undefined;
    const troughNow = method === 'levels' ? second * Math.exp(-rate * (interval - secondTime)) : undefined;
    const volume =
      peakNow === undefined || troughNow === undefined
        ? 0.26 * weight
        : volumeOfDistribution(dose, infusion, rate, peakNow, troughNow);
    const hours = Math.log(targetPeak / targetTrough) / rate + infusion;
    if (isAbove(hours, 84))
      throw noResult('The targets ask for more than 72 hours between doses: dose by single levels.');
    const every = clinical(hours);
    const wanted = targetPeak / peakAtSteadyState(1, infusion, every, rate, volume);
    const suggested = Math.max(step, step * roundNear(wanted / step));
    const peak = peakAtSteadyState(suggested, infusion, every, rate, volume);
    return {
      suggested,
      every,
      perKilogramTold: suggested / weight,
      peak,
      trough: peak * Math.exp(-rate * (every - infusion)),
      rate,
      halfLife: Math.log(2) / rate,
      volume,
      peakNow,
      troughNow,
    };
  },
  explanation: ({ method, drug }) =>
    method === 'extended'
      ? `Extended interval: {suggested} of ${drug} ({perKilogramTold}, rounded down) every {every}, at {creatinineClearance}.`
      : method === 'population'
        ? `{suggested} of ${drug} over {infusion} every {every} are expected to lead from {trough} to {peak}, at a half-life of {halfLife} by the creatinine clearance.`
        : `The levels at steady state tell a half-life of {halfLife} and {volume}; now the drug goes from {troughNow} to {peakNow}. {suggested} of ${drug} over {infusion} every {every} lead from {trough} to {peak}.`,
  requires: [
    {
      that: ({ method, creatinineClearance }) => method !== 'extended' || creatinineClearance > 20,
      field: 'creatinineClearance',
      says: 'At {creatinineClearance}, as in all with 20 mL/min or less and in dialysis, no extended interval is used: give single doses by levels, or another drug.',
    },
    {
      that: ({ targetPeak, targetTrough }) => targetTrough < targetPeak,
      field: 'targetTrough',
      says: 'The target of the trough, {targetTrough}, must be below that of the peak, {targetPeak}.',
    },
    {
      that: ({ firstTime, infusion }) => firstTime >= infusion,
      field: 'firstTime',
      says: 'The first level, at {firstTime}, was drawn while the infusion of {infusion} ran: times count from its start.',
    },
    {
      that: ({ firstTime, secondTime }) => firstTime < secondTime,
      field: 'secondTime',
      says: 'The second level, at {secondTime}, must be later than the first, at {firstTime}. Where the trough was drawn before this dose, at steady state take it as that at the end of the interval.',
    },
    {
      that: ({ secondTime, interval }) => secondTime <= interval,
      field: 'secondTime',
      says: 'The second level, at {secondTime}, lies beyond the interval of {interval}: both belong between two doses.',
    },
    {
      that: ({ first, second }) => second < first,
      field: 'second',
      says: 'The second level, {second}, must be below the first, {first}.',
    },
    {
      that: ({ first, second, firstTime, secondTime }) =>
        secondTime <= firstTime || isAtMost(Math.log(first / second), 1.4 * (secondTime - firstTime)),
      field: 'second',
      says: 'From {first} at {firstTime} to {second} at {secondTime} would be a half-life of less than half an hour, which no patient has: check levels and times.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ method }) => method === 'extended',
      says: 'Not in endocarditis, pregnancy, cystic fibrosis, ascites, burns of more than 20% or injury of the spinal cord, and not for children. Draw a level 6 to 14 hours after the first dose and set the interval by it: the interval told is only the first one.',
    },
    {
      level: 'danger',
      when: ({ method, drug, perKilogram }) => method === 'extended' && perKilogram > DRUGS[drug].largest,
      says: ({ drug }) =>
        `More than ${DRUGS[drug].largest} mg/kg of ${drug} at once is beyond the usual regimens: check the drug and its dose.`,
    },
    {
      level: 'caution',
      when: ({ method, drug, perKilogram }) =>
        method === 'extended' && perKilogram !== DRUGS[drug].extended && perKilogram <= DRUGS[drug].largest,
      says: ({ drug }) =>
        drug === 'amikacin'
          ? 'Another dose than 15 mg/kg: judge the level by the local chart for it.'
          : 'The Hartford chart judges levels after 7 mg/kg alone: with another dose it misses those who clear the drug slowly. Take the chart for this dose.',
    },
    {
      level: 'danger',
      when: ({ method, creatinineClearance }) => method === 'extended' && creatinineClearance < 40,
      says: 'Below 40 mL/min many hospitals use no extended interval: give no second dose before a level has shown that the first is gone.',
    },
    {
      level: 'danger',
      when: ({ drug, suggested, every, weight }) =>
        drug === 'amikacin' &&
        (isAbove((suggested * 24) / every, 1500) || isAbove(suggested * 24, 15 * every * weight)),
      says: 'The US label of amikacin stops at 15 mg/kg and 1.5 g a day, in all: more goes by a specialist and by levels.',
    },
    {
      level: 'danger',
      when: ({ method, perKilogramTold, drug }) =>
        method !== 'extended' && isAbove(perKilogramTold, DRUGS[drug].largest),
      says: ({ drug }) =>
        `The targets ask for {perKilogramTold} at once, beyond the usual regimens of ${drug}: check weight, levels and targets.`,
    },
    {
      level: 'danger',
      when: ({ trough, drug }) => trough !== undefined && roundTo(trough, 1) >= DRUGS[drug].trough,
      says: 'The dose told leads to a trough of {trough}: from 2 mg/L of gentamicin and tobramycin, 10 of amikacin, kidneys and ears are harmed. Lower the target of the trough or of the peak.',
    },
    {
      level: 'danger',
      when: ({ troughNow, drug }) => troughNow !== undefined && roundTo(troughNow, 1) >= DRUGS[drug].trough,
      says: 'At the dose now the trough is {troughNow}: the drug builds up. Hold the next dose until a level has fallen, and check the kidneys.',
    },
    {
      level: 'caution',
      when: ({ drug, trough, troughNow }) =>
        drug === 'amikacin' &&
        [trough, troughNow].some((level) => level !== undefined && roundTo(level, 1) >= 5 && roundTo(level, 1) < 10),
      says: 'A trough of amikacin of 5 mg/L and more is above what most hospitals aim at: lengthen the interval, and watch kidneys and ears.',
    },
    {
      level: 'caution',
      when: ({ trough, targetTrough, peak, targetPeak }) =>
        trough !== undefined &&
        peak !== undefined &&
        (isAbove(trough, 1.25 * targetTrough) || isBelow(peak, 0.85 * targetPeak) || isAbove(peak, 1.15 * targetPeak)),
      says: 'With an interval by the clock and a rounded dose {trough} to {peak} come about in place of the targets, {targetTrough} to {targetPeak}.',
    },
    {
      level: 'caution',
      when: ({ method, drug, targetPeak }) =>
        method !== 'extended' && (drug === 'amikacin' ? targetPeak < 15 || targetPeak > 40 : targetPeak > 12),
      says: ({ drug }) =>
        drug === 'amikacin'
          ? 'For amikacin several times a day peaks of 20 to 30 mg/L are usual: check the target.'
          : 'A peak above 12 mg/L belongs to extended intervals: check the target, and that of the trough (below 1 mg/L then).',
    },
    {
      level: 'danger',
      when: ({ method, creatinineClearance }) =>
        method === 'population' && (creatinineClearance < 30 || creatinineClearance > 130),
      says: 'Below 30 and above 130 mL/min the elimination is uncertain, and with dialysis or failing kidneys the method does not hold: give a first dose, and go by levels.',
    },
    {
      level: 'caution',
      when: ({ method }) => method === 'population',
      says: 'A first guess at 0.26 L/kg for adults: fluid overload, ascites and sepsis make the volume larger and the peak lower. Draw levels about the third dose, earlier where the kidneys change.',
    },
    {
      level: 'danger',
      when: ({ weight }) => weight < 40,
      says: 'A child? Volume and clearance are those of adults: follow a pediatric protocol.',
    },
    {
      level: 'caution',
      when: ({ weight }) => weight > 100,
      says: 'In obesity the adjusted weight counts: is {weight} that, and not the actual weight?',
    },
    {
      level: 'caution',
      when: ({ method, firstTime, infusion }) => method === 'levels' && isBelow(firstTime, infusion + 0.25),
      says: 'Right after the infusion the drug still spreads: such a level makes the half-life too short. Draw it half an hour after the end.',
    },
    {
      level: 'caution',
      when: ({ method, halfLife, firstTime, secondTime }) =>
        method === 'levels' && halfLife !== undefined && isAbove(halfLife, secondTime - firstTime),
      says: 'The levels are less than a half-life apart, so that a small error of laboratory or clock changes the dose much: check both times.',
    },
    {
      level: 'danger',
      when: ({ method, volume, halfLife, weight }) =>
        method === 'levels' &&
        volume !== undefined &&
        halfLife !== undefined &&
        (isBelow(volume, 0.1 * weight) ||
          isAbove(volume, 0.7 * weight) ||
          halfLife < 0.75 ||
          roundTo(halfLife, 1) > 24),
      says: 'A volume of {volume} and a half-life of {halfLife} hardly fit {weight}: check dose, levels and times before a dose is taken from this.',
    },
  ],
  examples: [
    {
      inputs: { method: 'extended', drug: 'gentamicin', weight: 70, creatinineClearance: 75 },
      results: { suggested: 490, every: 24, perKilogramTold: 7 },
      cautions: ['Not in endocarditis'],
      source: 'tools.gera.services, Gentamicin once-daily dosing: 7 × 70 = 490 mg, every 24 hours',
    },
    {
      inputs: { method: 'extended', drug: 'amikacin', weight: 105, creatinineClearance: 60 },
      results: { suggested: 1550, every: 24, perKilogramTold: 14.7619 },
      cautions: ['Not in endocarditis', 'US label', 'In obesity'],
      source: 'By hand: 15 × 105 = 1575, rounded down to 50',
    },
    {
      inputs: { method: 'extended', drug: 'tobramycin', weight: 60, creatinineClearance: 59, perKilogram: 5 },
      results: { suggested: 300, every: 36, perKilogramTold: 5 },
      cautions: ['Not in endocarditis', 'Hartford chart'],
      source: 'By hand: 5 × 60; UCSF: 40 to 59 mL/min every 36 h',
    },
    {
      inputs: { method: 'extended', drug: 'gentamicin', weight: 38, creatinineClearance: 39, perKilogram: 8 },
      results: { suggested: 300, every: 48, perKilogramTold: 7.894737 },
      cautions: ['Not in endocarditis', 'no second dose before', 'beyond the usual regimens', 'A child?'],
      source: 'By hand: 304, rounded down; UCSF: 21 to 39 mL/min every 48 h',
    },
    {
      inputs: { method: 'extended', drug: 'amikacin', weight: 60, creatinineClearance: 40, perKilogram: 20 },
      results: { suggested: 1200, every: 36 },
      cautions: ['Not in endocarditis', 'the local chart for it'],
      source: 'By hand: 20 × 60',
    },
    {
      inputs: { method: 'extended', drug: 'amikacin', weight: 60, creatinineClearance: 90, perKilogram: 20 },
      results: { suggested: 1200, every: 24 },
      cautions: ['Not in endocarditis', 'the local chart for it', 'US label'],
      source: 'By hand: 20 × 60 a day, where the label of Amikin (drugs.com) has 15 mg/kg a day by all routes',
    },
    {
      inputs: {
        method: 'levels',
        drug: 'gentamicin',
        weight: 70,
        dose: 120,
        interval: 8,
        first: 7,
        firstTime: 1,
        second: 1.96,
        secondTime: 8,
        targetPeak: 8,
        targetTrough: 1,
      },
      results: { troughNow: 1.96, every: 12, suggested: 140 },
      cautions: ['the drug builds up'],
      source: 'By hand: the trough is the second level, which is shown as 2.0',
    },
    {
      inputs: { method: 'extended', drug: 'gentamicin', weight: 70, creatinineClearance: 20 },
      refused: 'no extended interval',
      source: 'UCSF: conventional dosing at 20 mL/min or less',
    },
    {
      inputs: {
        method: 'population',
        drug: 'gentamicin',
        weight: 70,
        creatinineClearance: 80,
        infusion: 1,
        targetPeak: 8,
        targetTrough: 1.5,
      },
      results: {
        rate: 0.2484,
        halfLife: 2.790448,
        volume: 18.2,
        every: 8,
        suggested: 140,
        perKilogramTold: 2,
        peak: 7.893363,
        trough: 1.38711,
      },
      cautions: ['A first guess'],
      source: 'Python mpmath: 0.00293 × 80 + 0.014; 0.26 × 70; 7.74 h; concentrations by adding infusions up',
    },
    {
      inputs: {
        method: 'population',
        drug: 'tobramycin',
        weight: 60,
        creatinineClearance: 25,
        targetPeak: 6,
        targetTrough: 1,
      },
      results: { rate: 0.08725, every: 24, suggested: 80, peak: 5.72299, trough: '0.736472' },
      cautions: ['is uncertain', 'A first guess'],
      source: 'Python mpmath, as above: 21.04 h, 83.9 mg',
    },
    {
      inputs: {
        method: 'population',
        drug: 'gentamicin',
        weight: 70,
        creatinineClearance: 100,
        targetPeak: 20,
        targetTrough: 0.1,
      },
      results: { rate: 0.307, every: 18, suggested: 390 },
      cautions: ['A peak above 12', 'A first guess'],
      source: 'Python mpmath, as above',
    },
    {
      inputs: {
        method: 'levels',
        drug: 'gentamicin',
        weight: 70,
        dose: 120,
        interval: 8,
        first: 6,
        firstTime: 1,
        second: 2,
        secondTime: 7,
        targetPeak: 8,
        targetTrough: 1,
      },
      results: {
        peakNow: 6.575236,
        troughNow: 1.665366,
        rate: 0.183102,
        halfLife: 3.785579,
        volume: 22.6821,
        every: 12,
        suggested: 170,
        peak: 8.057306,
        trough: '0.981087',
      },
      source:
        'Python mpmath: ln(3)/6; volume by a search for the rise of one infusion; concentrations by adding infusions up',
    },
    {
      inputs: {
        method: 'levels',
        drug: 'amikacin',
        weight: 70,
        dose: 500,
        interval: 12,
        infusion: 0.5,
        first: 30,
        firstTime: 1,
        second: 12,
        secondTime: 11,
        targetPeak: 25,
        targetTrough: 4,
      },
      results: { peakNow: 31.40641, troughNow: 10.94932, every: 18, suggested: 500, peak: 25.93078, trough: 5.216997 },
      cautions: ['the drug builds up', 'A trough of amikacin', 'in place of the targets'],
      source: 'Python mpmath, as above: 20.5 h, 482 mg',
    },
    {
      inputs: {
        method: 'levels',
        drug: 'amikacin',
        weight: 40,
        dose: 1000,
        interval: 24,
        infusion: 0.5,
        first: 50,
        firstTime: 0.7,
        second: 40,
        secondTime: 1.7,
        targetPeak: 60,
        targetTrough: 1,
      },
      results: { halfLife: 3.106284, every: 18, suggested: 1150 },
      cautions: ['US label', 'beyond the usual regimens', '20 to 30', 'still spreads', 'less than a half-life apart'],
      source: 'Python 3.11: ln 2/ln(50/40)',
    },
    {
      inputs: {
        method: 'levels',
        drug: 'gentamicin',
        weight: 70,
        dose: 80,
        interval: 8,
        first: 20,
        firstTime: 1,
        second: 2,
        secondTime: 7,
        targetPeak: 10,
        targetTrough: 3,
      },
      results: { volume: 3.15041, every: 8 },
      cautions: ['hardly fit'],
      source: 'Python mpmath, as above',
    },
    {
      inputs: {
        method: 'population',
        drug: 'gentamicin',
        weight: 70,
        creatinineClearance: 40,
        targetPeak: 8,
        targetTrough: 3,
      },
      results: { rate: 0.1312, every: 8 },
      cautions: ['leads to a trough', 'A first guess'],
      source: 'Python mpmath, as above: ln(8/3)/0.1312 + 0.5 = 7.98 h',
    },
    {
      inputs: {
        method: 'population',
        drug: 'amikacin',
        weight: 70,
        creatinineClearance: 5,
        targetPeak: 30,
        targetTrough: 2,
      },
      noResult: 'more than 72 hours',
      source: 'By hand: ln(15)/0.02865 = 94.5 h',
    },
    {
      inputs: {
        method: 'population',
        drug: 'gentamicin',
        weight: 70,
        creatinineClearance: 60,
        targetPeak: 5,
        targetTrough: 5,
      },
      refused: 'must be below that of the peak',
      source: 'By definition',
    },
    {
      inputs: {
        method: 'levels',
        drug: 'gentamicin',
        weight: 70,
        dose: 120,
        interval: 8,
        infusion: 1,
        first: 6,
        firstTime: 0.5,
        second: 2,
        secondTime: 7,
        targetPeak: 8,
        targetTrough: 1,
      },
      refused: 'while the infusion',
      source: 'By definition',
    },
    {
      inputs: {
        method: 'levels',
        drug: 'gentamicin',
        weight: 70,
        dose: 120,
        interval: 8,
        infusion: 0.5,
        first: 6,
        firstTime: 2,
        second: 2,
        secondTime: 2,
        targetPeak: 8,
        targetTrough: 1,
      },
      refused: 'must be later',
      source: 'By definition',
    },
    {
      inputs: {
        method: 'levels',
        drug: 'gentamicin',
        weight: 70,
        dose: 120,
        interval: 8,
        infusion: 0.5,
        first: 6,
        firstTime: 1,
        second: 2,
        secondTime: 9,
        targetPeak: 8,
        targetTrough: 1,
      },
      refused: 'lies beyond',
      source: 'By definition',
    },
    {
      inputs: {
        method: 'levels',
        drug: 'gentamicin',
        weight: 70,
        dose: 120,
        interval: 8,
        infusion: 0.5,
        first: 6,
        firstTime: 1,
        second: 6,
        secondTime: 7,
        targetPeak: 8,
        targetTrough: 1,
      },
      refused: 'must be below the first, ',
      source: 'By definition',
    },
    {
      inputs: {
        method: 'levels',
        drug: 'gentamicin',
        weight: 70,
        dose: 120,
        interval: 8,
        first: 20,
        firstTime: 1,
        second: 1,
        secondTime: 2,
        targetPeak: 8,
        targetTrough: 1,
      },
      refused: 'which no patient has',
      source: 'By hand: ln 2/ln 20 = 0.23 h',
    },
  ],
  notes: [
    'For adults with stable kidneys. Newborns, children, burns, cystic fibrosis and dialysis have other volumes and clearances. All aminoglycosides harm the inner ear, for good, and kidneys: treat as short as possible, and watch creatinine, hearing and balance. In pregnancy they may deafen the child; in myasthenia they paralyze.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Nicolau et al.: Experience with a Once-Daily Aminoglycoside Program Administered to 2,184 Adult Patients, Antimicrob Agents Chemother 39 (1995) 650 (intervals and exclusions read at UCSF, idmp.ucsf.edu, and Medical Algorithms)',
      doi: '10.1128/AAC.39.3.650',
    },
    {
      title:
        'Sawchuk, Zaske: Pharmacokinetics of Dosing Regimens Which Utilize Multiple Intravenous Infusions, J Pharmacokinet Biopharm 4 (1976) 183',
      doi: '10.1007/BF01086153',
    },
    {
      title:
        'Bauer: Applied Clinical Pharmacokinetics, 3rd ed., ch. 4 (0.26 L/kg; 0.00293 and 0.014, as in freekinetics.com, formulas)',
    },
    { title: 'Lovering, Reeves: Potentially Dangerous Misuse of the Hartford Once-Daily Nomogram for Gentamicin' },
  ],
});

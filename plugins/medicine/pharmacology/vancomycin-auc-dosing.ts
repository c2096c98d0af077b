import { choice, defineCalculator, isAbove, isAtMost, isBelow, measure, roundNear, roundTo } from '@reckoner/engine';
import { peakAtSteadyState, volumeOfDistribution } from './shared/infusion.js';

/** Two levels at steady state after Sawchuk and Zaske with the AUC of Pai 2014, or the clearance of Matzke 1984. */
export default defineCalculator({
  title: 'Vancomycin AUC dosing',
  description:
    'Area under the curve of vancomycin in 24 hours from two levels, or clearance and first dose from weight and creatinine clearance, with the dose for a target AUC.',
  keywords: ['vancomycin AUC24', 'AUC/MIC', 'two-level vancomycin', 'Sawchuk-Zaske', 'Matzke', 'MRSA'],
  related: ['aminoglycoside-dosing', 'creatinine-clearance-cockcroft-gault', 'drug-half-life-elimination'],
  inputs: {
    method: choice(
      { levels: 'Two levels at steady state', population: 'Before any level (Matzke)' },
      { label: 'Method' },
    ),
    weight: measure('kg', {
      label: 'Actual weight',
      symbol: 'W',
      min: 20,
      max: 350,
      usual: [40, 180],
      when: { method: 'population' },
    }),
    creatinineClearance: measure('mL/min', {
      label: 'Creatinine clearance',
      help: 'By Cockcroft and Gault, not per 1.73 m².',
      symbol: 'C_{cr}',
      min: 5,
      max: 250,
      usual: [15, 150],
      when: { method: 'population' },
    }),
    volumePer: measure('L/kg', {
      label: 'Volume of distribution per kilogram',
      symbol: 'v',
      min: 0.3,
      max: 1.5,
      usual: [0.4, 1],
      default: 0.7,
      when: { method: 'population' },
    }),
    loadingPer: measure('mg/kg', {
      label: 'Loading dose per kilogram',
      help: '20 to 35 mg/kg, in obesity 20 to 25 (consensus of 2020).',
      symbol: 'l',
      min: 10,
      max: 35,
      usual: [20, 35],
      default: 25,
      when: { method: 'population' },
    }),
    dose: measure('mg', {
      label: 'Dose now',
      help: 'Of a single infusion.',
      symbol: 'D',
      min: 100,
      max: 5000,
      usual: [500, 2500],
      when: { method: 'levels' },
    }),
    interval: measure('h', { label: 'Dosing interval', symbol: '\\tau', min: 4, max: 96, usual: [6, 48] }),
    infusion: measure('h', { label: 'Time of infusion', symbol: "t'", min: 0.5, max: 6, usual: [1, 4] }),
    first: measure('mg/L', {
      label: 'First level',
      symbol: 'C_1',
      min: 1,
      max: 200,
      usual: [10, 80],
      when: { method: 'levels' },
    }),
    firstTime: measure('h', {
      label: 'First level after the start of the infusion',
      help: '1 to 2 hours after its end.',
      symbol: 't_1',
      min: 0.5,
      max: 96,
      usual: [1.5, 24],
      when: { method: 'levels' },
    }),
    second: measure('mg/L', {
      label: 'Second level',
      symbol: 'C_2',
      min: 0.5,
      max: 200,
      usual: [3, 50],
      when: { method: 'levels' },
    }),
    secondTime: measure('h', {
      label: 'Second level after the start of the same infusion',
      help: 'Just before the next one it is the interval.',
      symbol: 't_2',
      min: 0.6,
      max: 96,
      usual: [4, 48],
      when: { method: 'levels' },
    }),
    target: measure('mg*h/L', {
      label: 'Target AUC in 24 h',
      help: '400 to 600 for serious infections with MRSA at an MIC of 1 mg/L.',
      symbol: 'AUC_t',
      min: 200,
      max: 800,
      usual: [400, 600],
      default: 500,
    }),
  },
  outputs: {
    auc: measure('mg*h/L', { label: 'AUC in 24 h at the dose now', symbol: 'AUC_{24}', places: 0, optional: true }),
    peakNow: measure('mg/L', {
      label: 'Peak at the dose now',
      symbol: 'C_{max,1}',
      places: 1,
      optional: true,
    }),
    troughNow: measure('mg/L', { label: 'Trough at the dose now', symbol: 'C_{min,1}', places: 1, optional: true }),
    suggested: measure('mg', { label: 'Dose for the target, in steps of 250 mg', symbol: 'D_2', places: 0 }),
    expected: measure('mg*h/L', { label: 'AUC in 24 h by that dose', symbol: 'AUC_2', places: 0 }),
    peak: measure('mg/L', { label: 'Peak by that dose, at the end of the infusion', symbol: 'C_{max}', places: 1 }),
    trough: measure('mg/L', { label: 'Trough by that dose', symbol: 'C_{min}', places: 1 }),
    loading: measure('mg', {
      label: 'Loading dose, in steps of 250 mg',
      symbol: 'D_l',
      places: 0,
      optional: true,
    }),
    clearance: measure('L/h', { label: 'Clearance of vancomycin', symbol: 'CL', places: 2, digits: 3 }),
    volume: measure('L', { label: 'Volume of distribution', symbol: 'V', places: 1, digits: 3 }),
    rate: measure('1/h', { label: 'Elimination rate constant', symbol: 'k', places: 4 }),
    halfLife: measure('h', { label: 'Half-life', symbol: 't_{1/2}', places: 1 }),
    daily: measure('mg', { label: 'Daily dose by that dose', symbol: 'D_d', places: 0 }),
  },
  formula: ({
    method,
    weight,
    creatinineClearance,
    volumePer,
    loadingPer,
    dose,
    interval,
    infusion,
    first,
    firstTime,
    second,
    secondTime,
    target,
  }) => {
    if (method === 'population') {
      const clearance = (0.689 * creatinineClearance + 3.66) * 0.06;
      const volume = volumePer * weight;
      const rate = clearance / volume;
      const wanted = (target * clearance * interval) / 24;
      const suggested = Math.max(250, 250 * roundNear(wanted / 250));
      const peak = peakAtSteadyState(suggested, infusion, interval, rate, volume);
      return {
        suggested,
        expected: (suggested * 24) / (interval * clearance),
        peak,
        trough: peak * Math.exp(-rate * (interval - infusion)),
        loading: Math.min(3000, 250 * roundNear((loadingPer * weight) / 250)),
        clearance,
        volume,
        rate,
        halfLife: Math.log(2) / rate,
        daily: (suggested * 24) / interval,
      };
    }
    const rate = Math.log(first / second) / (secondTime - firstTime);
    const peakNow = first * Math.exp(rate * (firstTime - infusion));
    const troughNow = second * Math.exp(-rate * (interval - secondTime));
    const auc = (((peakNow + troughNow) * infusion) / 2 + (peakNow - troughNow) / rate) * (24 / interval);
    const volume = volumeOfDistribution(dose, infusion, rate, peakNow, troughNow);
    const suggested = Math.max(250, 250 * roundNear((dose * target) / auc / 250));
    return {
      auc,
      peakNow,
      troughNow,
      suggested,
      expected: (auc * suggested) / dose,
      peak: (peakNow * suggested) / dose,
      trough: (troughNow * suggested) / dose,
      clearance: rate * volume,
      volume,
      rate,
      halfLife: Math.log(2) / rate,
      daily: (suggested * 24) / interval,
    };
  },
  explanation: ({ method }) =>
    method === 'levels'
      ? 'At steady state on {dose} every {interval} the AUC in 24 h is {auc}, from {troughNow} to {peakNow}. For {target}, {suggested} every {interval} come nearest: {expected}, from {trough} to {peak}.'
      : 'At {volumePer} and {creatinineClearance} the clearance is about {clearance}. After {loading} once, {suggested} every {interval} are expected to make an AUC of {expected} in 24 h (target {target}), from {trough} to {peak}.',
  requires: [
    {
      that: ({ infusion, interval }) => infusion < interval,
      field: 'infusion',
      says: 'An infusion of {infusion} does not end before the next one, after {interval}.',
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
        secondTime <= firstTime || isAtMost(Math.log(first / second), 0.7 * (secondTime - firstTime)),
      field: 'second',
      says: 'From {first} at {firstTime} to {second} at {secondTime} would be a half-life of less than an hour, which no patient has: check levels and times.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ auc }) => auc !== undefined && roundTo(auc, 0) > 600,
      says: 'An AUC above 600 mg·h/L harms kidneys, more with piperacillin-tazobactam, aminoglycosides or furosemide: lower the dose or lengthen the interval, and watch creatinine every day.',
    },
    {
      level: 'caution',
      when: ({ auc }) => auc !== undefined && roundTo(auc, 0) < 400,
      says: 'Below 400 mg·h/L a serious infection with MRSA may not be cured (consensus of 2020).',
    },
    {
      level: 'danger',
      when: ({ expected, target }) =>
        roundTo(expected, 0) > 600 || roundTo(expected, 0) < 400 || target > 600 || target < 400,
      says: 'The dose told leads to, or aims at, an AUC outside of 400 to 600 mg·h/L: choose another interval or target, or finer steps.',
    },
    {
      level: 'danger',
      when: ({ suggested, daily }) => isAbove(roundTo(daily, 0), 4500) || roundTo(suggested, 0) > 2000,
      says: 'More than 2000 mg at once or 4500 mg a day is rarely right: check levels, times and clearance, and shorten the interval rather than raise the dose.',
    },
    {
      level: 'danger',
      when: ({ suggested, infusion }) => isAbove(suggested, 1000 * infusion),
      says: 'Over {infusion} the dose runs faster than 1 g an hour: infuse it longer, or flushing, low pressure and worse follow. The figures are for the time that was entered.',
    },
    {
      level: 'caution',
      when: ({ suggested, infusion }) => isAbove(suggested, 600 * infusion) && isAtMost(suggested, 1000 * infusion),
      says: 'Over {infusion} the dose runs faster than the 10 mg a minute (600 mg an hour) of the US label, which many hospitals pass: flushing and low pressure are more frequent then. Infuse it longer where there is time.',
    },
    {
      level: 'danger',
      when: ({ loading, weight, loadingPer }) => loading !== undefined && isAbove(loadingPer * weight, 3000),
      says: 'No loading dose is told above 3000 mg. Infuse it at no more than 1 g an hour; in obesity 20 to 25 mg/kg are enough.',
    },
    {
      level: 'danger',
      when: ({ method, creatinineClearance }) =>
        method === 'population' && (creatinineClearance < 30 || creatinineClearance > 130),
      says: 'Below 30 and above 130 mL/min the clearance of vancomycin is uncertain, and with dialysis or failing kidneys the method does not hold: give the loading dose, and go by levels.',
    },
    {
      level: 'caution',
      when: ({ method }) => method === 'population',
      says: 'A first guess for adults with stable kidneys: draw two levels within the first 24 to 48 hours, and dose by them. Infuse the loading dose at no more than 1 g an hour (US label: 10 mg a minute).',
    },
    {
      level: 'caution',
      when: ({ method, weight, volumePer, loadingPer }) =>
        method === 'population' && weight >= 90 && (volumePer > 0.5 || loadingPer > 25),
      says: 'Obese (a BMI from 30 on)? The volume per kilogram is then smaller, about 0.5 L/kg at a BMI of 40 and more (Adane 2015), and 20 to 25 mg/kg, at most 3000 mg, are loaded (consensus of 2020): check both, and draw levels early.',
    },
    {
      level: 'danger',
      when: ({ method, weight }) => method === 'population' && weight < 40,
      says: 'A child? Clearance and volume are those of adults: follow a pediatric protocol.',
    },
    {
      level: 'caution',
      when: ({ method, firstTime, infusion }) => method === 'levels' && isBelow(firstTime, infusion + 1),
      says: 'Within an hour after the infusion the drug still spreads: such a level makes the half-life too short and the AUC uncertain. Draw it 1 to 2 hours after the end.',
    },
    {
      level: 'caution',
      when: ({ method, halfLife, firstTime, secondTime }) =>
        method === 'levels' && isAbove(halfLife, secondTime - firstTime),
      says: 'The levels are less than a half-life apart, so that a small error of laboratory or clock changes the dose much: check both times.',
    },
    {
      level: 'danger',
      when: ({ method, volume, halfLife }) =>
        method === 'levels' &&
        (roundTo(volume, 1) < 10 ||
          roundTo(volume, 1) > 150 ||
          roundTo(halfLife, 1) < 2.5 ||
          roundTo(halfLife, 1) > 48),
      says: 'A volume of {volume} and a half-life of {halfLife} hardly fit an adult at steady state: check dose, levels and times before a dose is taken from this.',
    },
    {
      level: 'caution',
      when: ({ method, halfLife, interval }) => method === 'levels' && isAbove(halfLife, interval),
      says: 'The half-life is longer than the interval: a steady state takes days, and levels drawn before it make the dose too large. A longer interval is safer.',
    },
    {
      level: 'note',
      when: ({ trough, expected }) => roundTo(trough, 1) > 20 && roundTo(expected, 0) <= 600,
      says: 'A trough above 20 mg/L goes with harm to the kidneys even within the target.',
    },
  ],
  examples: [
    {
      inputs: {
        method: 'levels',
        dose: 1000,
        interval: 12,
        infusion: 1,
        first: 30,
        firstTime: 2,
        second: 12,
        secondTime: 11.5,
      },
      results: {
        auc: 492.4208,
        suggested: 1000,
        expected: 492.4208,
        peak: 33.03769,
        trough: 11.43502,
        clearance: 4.058705,
        volume: 42.0802,
        rate: 0.09645166,
        halfLife: 7.186473,
        daily: 2000,
      },
      cautions: ['10 mg a minute (600'],
      source: 'Python mpmath: ln(30/12)/9.5; back to 1 h, on to 12 h; volume by a search for the rise of one infusion',
    },
    {
      inputs: {
        method: 'levels',
        dose: 1500,
        interval: 12,
        infusion: 1,
        first: 50,
        firstTime: 1.5,
        second: 25,
        secondTime: 11,
      },
      results: {
        auc: 859.5215,
        peakNow: 51.85775,
        troughNow: 23.24088,
        suggested: 750,
        expected: 429.7608,
        peak: 25.92888,
        trough: 11.62044,
        volume: 47.8175,
      },
      cautions: ['10 mg a minute (600', 'harms kidneys', 'still spreads'],
      source: 'Python mpmath, as above: half-life 9.5 h',
    },
    {
      inputs: {
        method: 'levels',
        dose: 750,
        interval: 12,
        infusion: 1,
        first: 14,
        firstTime: 2,
        second: 4,
        secondTime: 12,
        target: 500,
      },
      results: { auc: 209.345, suggested: 1750, expected: 488.4718, peak: 37.02641, trough: 9.333333, daily: 3500 },
      cautions: ['may not be cured', 'faster than 1 g'],
      source: 'Python mpmath, as above: 4 × 1750/750',
    },
    {
      inputs: {
        method: 'levels',
        dose: 1000,
        interval: 8,
        infusion: 1,
        first: 30,
        firstTime: 2,
        second: 22,
        secondTime: 5,
      },
      results: { auc: 571.2978, suggested: 1000, peak: 33.26755, trough: 16.13333, halfLife: 6.704525 },
      cautions: ['10 mg a minute (600', 'less than a half-life apart'],
      source: 'Python mpmath, as above: trough 22²/30',
    },
    {
      inputs: { method: 'population', weight: 70, creatinineClearance: 80, interval: 12, infusion: 1.5 },
      results: {
        clearance: 3.5268,
        volume: 49,
        rate: 0.07197551,
        halfLife: 9.63032,
        suggested: 1000,
        expected: 567.0863,
        peak: 33.44569,
        trough: 15.70816,
        loading: 1750,
        daily: 2000,
      },
      cautions: ['10 mg a minute (600', 'A first guess'],
      source: 'Python mpmath: (0.689 × 80 + 3.66) × 0.06; 500 × 3.5268/2 = 881.7; peak by adding infusions up',
    },
    {
      inputs: {
        method: 'population',
        weight: 120,
        creatinineClearance: 20,
        volumePer: 0.6,
        loadingPer: 30,
        interval: 24,
        infusion: 1,
        target: 450,
      },
      results: {
        clearance: 1.0464,
        suggested: 500,
        expected: 477.8287,
        peak: 23.41265,
        trough: 16.76025,
        loading: 3000,
      },
      cautions: ['above 3000', 'is uncertain', 'A first guess', 'Obese'],
      source: 'Python mpmath, as above; 30 × 120 is over 3000',
    },
    {
      inputs: { method: 'population', weight: 95, creatinineClearance: 30, interval: 48, infusion: 3 },
      results: { clearance: 1.4598, suggested: 1500, loading: 2500 },
      cautions: ['A first guess', 'Obese'],
      source: 'By hand: (0.689 × 30 + 3.66) × 0.06; 500 × 2.9196 = 1459.8; 25 × 95 = 2375',
    },
    {
      inputs: {
        method: 'levels',
        dose: 1000,
        interval: 12,
        infusion: 2,
        first: 36,
        firstTime: 3,
        second: 13.79,
        secondTime: 12,
      },
      results: { auc: 600.281, suggested: 750 },
      source: 'Python 3.11: half-life 6.5 h, back to 2 h; an AUC that is shown as 600 is not above it',
    },
    {
      inputs: { method: 'population', weight: 36, creatinineClearance: 140, interval: 8, infusion: 1 },
      results: { clearance: 6.0072, suggested: 1000, expected: 499.4007, peak: 41.46562, loading: 1000 },
      cautions: ['10 mg a minute (600', 'is uncertain', 'A first guess', 'A child?'],
      source: 'Python mpmath, as above; 25 × 36 = 900',
    },
    {
      inputs: { method: 'population', weight: 80, creatinineClearance: 120, interval: 24, infusion: 2, target: 620 },
      results: { suggested: 3250, daily: 3250, expected: '627.3647' },
      cautions: ['outside of 400 to 600', 'More than 2000', 'faster than 1 g', 'A first guess'],
      source: 'By hand: 620 × 5.1804 = 3212; 3250/5.1804',
    },
    {
      inputs: {
        method: 'levels',
        dose: 500,
        interval: 12,
        infusion: 1,
        first: 31,
        firstTime: 2,
        second: 28,
        secondTime: 12,
      },
      results: { halfLife: 68.10069, suggested: 250 },
      cautions: [
        'harms kidneys',
        'outside of 400',
        'less than a half-life apart',
        'hardly fit',
        'longer than the interval',
      ],
      source: 'Python 3.11: 10 × ln 2/ln(31/28)',
    },
    {
      inputs: {
        method: 'levels',
        dose: 1000,
        interval: 12,
        infusion: 1,
        first: 32,
        firstTime: 2,
        second: 22,
        secondTime: 12,
        target: 600,
      },
      results: { auc: 654.2056, suggested: 1000 },
      cautions: [
        '10 mg a minute (600',
        'harms kidneys',
        'outside of 400',
        'less than a half-life apart',
        'longer than the interval',
      ],
      source: 'Python mpmath, as above: 654 at the dose now, 917 mg for the target',
    },
    {
      inputs: { method: 'population', weight: 70, creatinineClearance: 25, interval: 8, infusion: 1, target: 560 },
      results: { clearance: 1.2531, suggested: 250, expected: 598.5157, peak: 27.22648, trough: 22.76389 },
      cautions: ['is uncertain', 'A first guess', 'A trough above 20'],
      source: 'Python mpmath, as above: 560 × 1.2531/3 = 233.9',
    },
    {
      inputs: { method: 'population', weight: 70, creatinineClearance: 80, interval: 6, infusion: 6 },
      refused: 'does not end',
      source: 'By definition',
    },
    {
      inputs: {
        method: 'levels',
        dose: 1000,
        interval: 12,
        infusion: 2,
        first: 30,
        firstTime: 1,
        second: 12,
        secondTime: 11,
      },
      refused: 'while the infusion',
      source: 'By definition',
    },
    {
      inputs: {
        method: 'levels',
        dose: 1000,
        interval: 12,
        infusion: 1,
        first: 30,
        firstTime: 3,
        second: 12,
        secondTime: 3,
      },
      refused: 'must be later',
      source: 'By definition',
    },
    {
      inputs: {
        method: 'levels',
        dose: 1000,
        interval: 12,
        infusion: 1,
        first: 30,
        firstTime: 3,
        second: 12,
        secondTime: 13,
      },
      refused: 'lies beyond',
      source: 'By definition',
    },
    {
      inputs: {
        method: 'levels',
        dose: 1000,
        interval: 12,
        infusion: 1,
        first: 12,
        firstTime: 3,
        second: 12,
        secondTime: 11,
      },
      refused: 'must be below the first',
      source: 'By definition',
    },
    {
      inputs: {
        method: 'levels',
        dose: 1000,
        interval: 12,
        infusion: 1,
        first: 60,
        firstTime: 2,
        second: 12,
        secondTime: 4,
      },
      refused: 'which no patient has',
      source: 'By hand: 2 × ln 2/ln 5 = 0.86 h',
    },
  ],
  notes: [
    'The levels are from one interval at steady state, after the third or fourth dose with the same dose and interval. Not for dialysis, changing kidneys, continuous infusions, newborns and children. The target is for MRSA with an MIC of 1 mg/L or less by broth microdilution.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Adane, Herald, Koura: Pharmacokinetics of Vancomycin in Extremely Obese Patients with Suspected or Confirmed Staphylococcus aureus Infections, Pharmacotherapy 35 (2015) (0.51 L/kg at a BMI of 40 and more)',
    },
    {
      title:
        'Rybak et al.: Therapeutic Monitoring of Vancomycin for Serious Methicillin-Resistant Staphylococcus aureus Infections: A Revised Consensus Guideline, Am J Health Syst Pharm 77 (2020) 835',
      doi: '10.1093/ajhp/zxaa036',
    },
    {
      title:
        'Pai, Neely, Rodvold, Lodise: Innovative Approaches to Optimizing the Delivery of Vancomycin in Individual Patients, Adv Drug Deliv Rev 77 (2014) 50',
      doi: '10.1016/j.addr.2014.05.016',
    },
    {
      title:
        'Matzke et al.: Pharmacokinetics of Vancomycin in Patients with Various Degrees of Renal Function, Antimicrob Agents Chemother 25 (1984) 433 (0.689 and 3.66 as in Brown et al., Ther Drug Monit 35 (2013), and theracalc.com)',
      doi: '10.1128/AAC.25.4.433',
    },
    {
      title:
        'Sawchuk, Zaske: Pharmacokinetics of Dosing Regimens Which Utilize Multiple Intravenous Infusions, J Pharmacokinet Biopharm 4 (1976) 183',
      doi: '10.1007/BF01086153',
    },
  ],
});

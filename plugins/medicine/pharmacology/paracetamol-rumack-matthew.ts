import {
  category,
  choice,
  defineCalculator,
  flag,
  integer,
  isAbove,
  isAtLeast,
  measure,
  number,
  roundTo,
  table,
} from '@reckoner/engine';

/** µmol/L of paracetamol in 1 mg/L (molar mass 151.16 g/mol). */
const MOLAR = 1000 / 151.16;

/** mg/L on the line 4 hours after the ingestion. */
const AT_FOUR_HOURS = { line150: 150, line100: 100 } as const;

const treatmentLine = (line: 'line150' | 'line100', time: number) => AT_FOUR_HOURS[line] * 2 ** (-(time - 4) / 4);

/** mg/kg and hours of each bag, mL of diluent from 40 kg on, and the weight above which no more is given. */
const REGIMENS = {
  threeBagsUS: {
    cap: 100,
    bags: [
      [150, 1, 200],
      [50, 4, 500],
      [100, 16, 1000],
    ],
  },
  threeBagsUK: {
    cap: 110,
    bags: [
      [150, 1, 200],
      [50, 4, 500],
      [100, 16, 1000],
    ],
  },
  twelveHours: {
    cap: 110,
    bags: [
      [100, 2, 200],
      [200, 10, 1000],
    ],
  },
  twoBags: {
    cap: 110,
    bags: [
      [200, 4, 500],
      [100, 16, 1000],
    ],
  },
} as const;

type Regimen = keyof typeof REGIMENS;

/** mL of diluent below 41 kg, for the regimens of which it was found. */
const smallVolume = (regimen: Regimen, bag: number, weight: number) => {
  if (regimen === 'threeBagsUS') {
    const perKilogram = [3, 7, 14][bag] as number;
    return weight <= 20 ? perKilogram * weight : ([100, 250, 500][bag] as number);
  }
  if (regimen === 'twoBags') return Math.min(([7, 14][bag] as number) * weight, [500, 1000][bag] as number);
  return undefined;
};

/** Concentration against a line that halves every 4 hours, and the bags of acetylcysteine. */
export default defineCalculator({
  title: 'Paracetamol overdose nomogram',
  description:
    'Paracetamol (acetaminophen) concentration after a single overdose against the treatment line of Rumack and Matthew, with the doses of acetylcysteine by weight.',
  keywords: [
    'Rumack-Matthew nomogram',
    'acetaminophen overdose',
    'acetylcysteine dose',
    'NAC',
    'treatment line',
    'paracetamol poisoning',
  ],
  inputs: {
    time: measure('h', {
      label: 'Time from the ingestion to the sample',
      help: 'Take the earliest time at which it may have begun.',
      symbol: 't',
      min: 0,
      max: 200,
      usual: [4, 24],
    }),
    units: choice({ mass: 'mg/L', molar: 'µmol/L' }, { label: 'Concentration in', default: 'mass' }),
    concentration: measure('mg/L', {
      label: 'Paracetamol',
      help: '1 mg/L is 1 µg/mL.',
      symbol: 'C',
      min: 0,
      max: 3000,
      usual: [3, 700],
      confusedWith: { 'µmol/L': MOLAR },
      when: { units: 'mass' },
    }),
    concentrationMolar: measure('µmol/L', {
      label: 'Paracetamol',
      symbol: 'C_{SI}',
      min: 0,
      max: 20000,
      usual: [20, 4700],
      confusedWith: { 'mg/L': 1 / MOLAR },
      when: { units: 'molar' },
    }),
    line: choice(
      {
        line150: {
          label: 'United States and Canada (2023), Australia and New Zealand (2019): 150 mg/L at 4 h',
          also: ['150', 'US', 'United States', 'Canada', 'Australia', 'New Zealand'],
        },
        line100: { label: 'United Kingdom (2012): 100 mg/L at 4 h', also: ['100', 'UK', 'United Kingdom'] },
      },
      { label: 'Treatment line' },
    ),
    slow: flag({
      label: 'Slow-release tablets, or drugs that slow the gut',
      help: 'Opioids and anticholinergics, for example.',
    }),
    injury: flag({ label: 'ALT raised, or signs of liver injury' }),
    regimen: choice(
      {
        threeBagsUS: 'Three bags in 21 h, US label: 150, 50 and 100 mg/kg, weight up to 100 kg',
        threeBagsUK: 'Three bags in 21 h, UK label: 150, 50 and 100 mg/kg, weight up to 110 kg',
        twelveHours: { label: 'Two bags in 12 h, UK (SNAP): 100 and 200 mg/kg, weight up to 110 kg', also: ['SNAP'] },
        twoBags: 'Two bags in 20 h, Australia and New Zealand (2019): 200 and 100 mg/kg, weight up to 110 kg',
      },
      { label: 'Acetylcysteine', optional: true },
    ),
    weight: measure('kg', {
      label: 'Body weight',
      help: 'For the doses of acetylcysteine.',
      symbol: 'W',
      min: 2,
      max: 400,
      usual: [5, 200],
      optional: true,
    }),
  },
  outputs: {
    ratio: number({ label: 'Concentration as a multiple of the line', symbol: 'r', places: 2 }),
    verdict: category(['Below the line', 'On or above the line'], { label: 'Nomogram', of: 'ratio' }),
    threshold: measure('mg/L', { label: 'Treatment line at this time', symbol: 'C_t', places: 1 }),
    thresholdMolar: measure('µmol/L', { label: 'The same in µmol/L', symbol: 'C_{t,SI}', places: 0 }),
    total: measure('g', { label: 'Acetylcysteine in all', symbol: 'D', digits: 3, optional: true }),
    bags: table(
      {
        bag: integer({ label: 'Bag' }),
        dose: measure('g', { label: 'Acetylcysteine', digits: 3 }),
        solution: measure('mL', { label: 'Of 200 mg/mL', digits: 3 }),
        diluent: measure('mL', { label: 'Diluent', places: 0, optional: true }),
        hours: measure('h', { label: 'Over', places: 0 }),
      },
      { label: 'Bags', optional: true },
    ),
  },
  formula: ({ time, units, concentration, concentrationMolar, line, regimen, weight }) => {
    const level = units === 'molar' ? concentrationMolar / MOLAR : concentration;
    const threshold = treatmentLine(line, time);
    const ratio = level / threshold;
    const common = {
      ratio,
      verdict: roundTo(ratio, 2) >= 1 ? ('On or above the line' as const) : ('Below the line' as const),
      threshold,
      thresholdMolar: threshold * MOLAR,
    };
    if (regimen === undefined || weight === undefined) return common;
    const counted = Math.min(weight, REGIMENS[regimen].cap);
    const bags = REGIMENS[regimen].bags.map(([perKilogram, hours, diluent], index) => ({
      bag: index + 1,
      dose: (perKilogram * counted) / 1000,
      solution: (perKilogram * counted) / 200,
      diluent: weight > 40 ? diluent : smallVolume(regimen, index, weight),
      hours,
    }));
    return { ...common, total: bags.reduce((sum, bag) => sum + bag.dose, 0), bags };
  },
  stepwise: [
    'The doses of acetylcysteine are milligrams per kilogram of the regimen times the weight, which is counted up to the largest one of the regimen.',
  ],
  explanation: ({ units, ratio, weight, regimen, injury, slow }) => {
    const level = units === 'molar' ? '{concentrationMolar}' : '{concentration}';
    const limit = units === 'molar' ? '{thresholdMolar}' : '{threshold}';
    const verdict =
      roundTo(ratio, 2) >= 1
        ? ratio < 1
          ? `${level} after {time} miss the line of ${limit} by less than a laboratory can tell: treat with acetylcysteine.`
          : `${level} after {time} are on or above the line of ${limit}: treat with acetylcysteine.`
        : injury
          ? `${level} after {time} are below the line of ${limit}, but with a liver that is injured treat with acetylcysteine.`
          : slow
            ? `${level} after {time} are below the line of ${limit}, which does not rule out: it was made for tablets that act at once.`
            : `${level} after {time} are below the line of ${limit}: the nomogram alone does not ask for acetylcysteine.`;
    return regimen === undefined || weight === undefined
      ? verdict
      : `${verdict} A course for {weight} is {total} in all ({regimen}).`;
  },
  requires: [
    {
      that: ({ time }) => time >= 4,
      field: 'time',
      says: ({ injury }) =>
        injury
          ? 'Before 4 hours no line exists. With a raised ALT or signs of liver injury do not wait for a level: give acetylcysteine at once, ask the poison center, and look for an earlier ingestion.'
          : 'Before 4 hours the drug is still absorbed, and no line exists: a level at {time} neither asks for treatment nor rules it out. Draw it at 4 hours or later.',
    },
    {
      that: ({ time }) => time <= 24,
      field: 'time',
      says: 'The line ends at 24 hours. Later, treat at once where paracetamol is still found or the ALT is raised, and ask the poison center.',
    },
    {
      that: (_, given) => given.regimen === given.weight,
      field: 'weight',
      says: 'Doses of acetylcysteine need both a regimen and a weight: enter both or neither.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ ratio, injury, slow }) => roundTo(ratio, 2) < 1 && !injury && !slow,
      says: 'Only for one ingestion within an hour at a known time. Where it was staggered, repeated or the time is in doubt the line does not hold: treat, and ask the poison center. Check that the laboratory reports the unit that was entered.',
    },
    {
      level: 'danger',
      when: ({ injury }) => injury,
      says: 'With a raised ALT or signs of liver injury acetylcysteine is given at once, whatever the nomogram says. Ask the poison center, and a liver unit early.',
    },
    {
      level: 'danger',
      when: ({ slow }) => slow,
      says: 'The level may still rise: one below the line does not rule out. Repeat it after 4 hours or more, and ask the poison center; Australia treats after 10 g or 200 mg/kg of slow-release tablets whatever the level.',
    },
    {
      level: 'danger',
      when: ({ time }) => time >= 8,
      says: 'From 8 hours after a dose that may be toxic acetylcysteine is not delayed for a level: where it has not begun, begin, and stop it only where the line and the ALT allow.',
    },
    {
      level: 'danger',
      when: ({ line, ratio }) => isAtLeast(roundTo(line === 'line100' ? (ratio * 2) / 3 : ratio, 2), 2),
      says: 'At least twice the line of 150 mg/L at 4 h: a massive overdose. The usual course may be too little: ask the poison center for a larger dose of acetylcysteine, charcoal and hemodialysis.',
    },
    {
      level: 'caution',
      when: ({ time, line }) => line === 'line100' && time > 15,
      says: 'Beyond 15 hours the line of the United Kingdom is uncertain: a level near it is no reassurance. Go by ALT and INR as well.',
    },
    {
      level: 'note',
      when: ({ line, ratio, time }) =>
        line === 'line150' && roundTo(1.5 * ratio, 2) >= 1 && roundTo(ratio, 2) < 1 && time <= 24,
      says: 'In the United Kingdom this level is treated: its line begins at 100 mg/L.',
    },
    {
      level: 'danger',
      when: ({ weight, regimen }) =>
        weight !== undefined && weight <= 40 && (regimen === 'threeBagsUK' || regimen === 'twelveHours'),
      says: 'A child or a light adult: take the volumes of diluent from the local table for this weight. Too much water lowers the sodium, to seizures.',
    },
    {
      level: 'danger',
      when: ({ weight, regimen }) =>
        weight !== undefined && weight <= 40 && (regimen === 'threeBagsUS' || regimen === 'twoBags'),
      says: 'At 40 kg or less the volumes of diluent are smaller, as told: too much water without salt lowers the sodium, to seizures.',
    },
    {
      level: 'danger',
      when: ({ weight }) => weight !== undefined && weight < 5,
      says: 'Below 5 kg the labels tell no doses: ask the poison center.',
    },
    {
      level: 'note',
      when: ({ weight, regimen, line }) => weight !== undefined && regimen === 'twoBags' && line === 'line150',
      says: 'These two bags are the Australian ones. The US labels have two bags over 20 hours, too, since November 2024: in the United States take volumes and the largest weight from the label.',
    },
    {
      level: 'note',
      when: ({ weight, regimen }) =>
        weight !== undefined && regimen !== undefined && isAbove(weight, REGIMENS[regimen].cap),
      says: 'The dose is that for the largest weight of the regimen.',
    },
  ],
  examples: [
    {
      inputs: { time: 4, concentration: 150, line: 'line150' },
      results: { ratio: 1, verdict: 'On or above the line', threshold: 150, thresholdMolar: 992.326 },
      source: 'By definition: 150 mg/L at 4 h; 150/0.15116',
    },
    {
      inputs: { time: 8, concentration: 74, line: 'line150', regimen: 'threeBagsUS', weight: 70 },
      results: {
        ratio: '0.986667',
        verdict: 'Below the line',
        threshold: 75,
        total: 21,
        bags: {
          length: 3,
          rows: {
            0: { dose: 10.5, solution: 52.5, diluent: 200, hours: 1 },
            1: { dose: 3.5, solution: 17.5, diluent: 500, hours: 4 },
            2: { dose: 7, solution: 35, diluent: 1000, hours: 16 },
          },
        },
      },
      cautions: ['Only for one ingestion', 'is not delayed', 'In the United Kingdom'],
      source: 'By hand: 150/2; label of Acetadote: 150, 50 and 100 mg/kg, 200, 500 and 1000 mL above 40 kg',
    },
    {
      inputs: { time: 16, concentration: 12.5, line: 'line100', regimen: 'threeBagsUK', weight: 120 },
      results: { ratio: 1, verdict: 'On or above the line', threshold: 12.5, total: 33 },
      cautions: ['is not delayed', 'Beyond 15 hours', 'largest weight'],
      source: 'By hand: 100/8; 300 mg/kg × 110 kg',
    },
    {
      inputs: { time: 8, concentration: 49, line: 'line100', slow: true, regimen: 'twelveHours', weight: 30 },
      results: {
        verdict: 'Below the line',
        threshold: 50,
        total: 9,
        bags: { length: 2, rows: { 0: { dose: 3, solution: 15, hours: 2 }, 1: { dose: 6, solution: 30, hours: 10 } } },
      },
      cautions: ['may still rise', 'is not delayed', 'from the local table'],
      source: 'By hand: 100/2; 100 and 200 mg/kg × 30 kg; /200',
    },
    {
      inputs: {
        time: 10,
        units: 'molar',
        concentrationMolar: 702,
        line: 'line150',
        injury: true,
        regimen: 'twoBags',
        weight: 10,
      },
      results: {
        ratio: 2.000911,
        verdict: 'On or above the line',
        threshold: 53.03301,
        thresholdMolar: 350.8402,
        total: 3,
        bags: { length: 2, rows: { 0: { dose: 2, diluent: 70 }, 1: { dose: 1, diluent: 140 } } },
      },
      cautions: ['With a raised ALT', 'is not delayed', 'massive', 'as told', 'the Australian ones'],
      source: 'Python 3.11: 150 × 2^−1.5; 702/350.84; OzEMedicine: 7 and 14 mL/kg for a child',
    },
    {
      inputs: { time: 4, concentration: 5, line: 'line150', injury: true, regimen: 'threeBagsUS', weight: 4 },
      results: {
        verdict: 'Below the line',
        total: 1.2,
        bags: { length: 3, rows: { 0: { dose: 0.6, diluent: 12 }, 1: { diluent: 28 }, 2: { diluent: 56 } } },
      },
      cautions: ['With a raised ALT', 'as told', 'Below 5 kg'],
      source: 'By hand: 300 mg/kg × 4; label of Acetadote: 3, 7 and 14 mL/kg up to 20 kg',
    },
    {
      inputs: { time: 5, concentration: 300, line: 'line150', regimen: 'threeBagsUS', weight: 25 },
      results: {
        total: 7.5,
        bags: { length: 3, rows: { 0: { dose: 3.75, diluent: 100 }, 1: { diluent: 250 }, 2: { diluent: 500 } } },
      },
      cautions: ['massive', 'as told'],
      source: 'By hand: 300 mg/kg × 25; label of Acetadote: 100, 250 and 500 mL from 21 to 40 kg',
    },
    {
      inputs: { time: 4, concentration: 149.5, line: 'line150' },
      results: { ratio: '0.9966667', verdict: 'On or above the line' },
      source: 'By hand: 149.5/150, which is shown as 1.00',
    },
    {
      inputs: { time: 4, concentration: 99.6, line: 'line150' },
      results: { ratio: '0.664', verdict: 'Below the line' },
      cautions: ['Only for one ingestion', 'In the United Kingdom'],
      source: 'By hand: 99.6/100, which is shown as 1.00 of the British line',
    },
    {
      inputs: { time: 4, concentration: 299, line: 'line100' },
      results: { ratio: 2.99, verdict: 'On or above the line', threshold: 100 },
      source: 'By hand: below twice 150',
    },
    {
      inputs: { time: 3, concentration: 100, line: 'line150' },
      refused: 'still absorbed',
      source: 'Rumack and Matthew 1975',
    },
    {
      inputs: { time: 2, concentration: 10, line: 'line100', injury: true },
      refused: 'do not wait for a level',
      source: 'Chiew et al. 2020: acetylcysteine at once where the ALT is raised',
    },
    {
      inputs: { time: 25, concentration: 10, line: 'line150' },
      refused: 'ends at 24',
      source: 'Rumack and Matthew 1975',
    },
    {
      inputs: { time: 5, concentration: 100, line: 'line150', weight: 60 },
      refused: 'both or neither',
      source: 'By definition',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Nomogram',
    x: { of: 'time', label: 'Time from the ingestion' },
    y: { of: 'threshold', label: 'Paracetamol', log: true },
    curve: ({ time, line, units, concentration, concentrationMolar }) => ({
      from: 4,
      to: 24,
      lines: [
        { y: (t) => treatmentLine(line, t), label: 'Treatment line' },
        { y: (t) => 2 * treatmentLine('line150', t), label: 'Massive: twice the line of 150 mg/L', dashed: true },
      ],
      marks:
        (units === 'molar' ? concentrationMolar : concentration) > 0
          ? [{ x: time, y: units === 'molar' ? concentrationMolar / MOLAR : concentration, label: 'Sample' }]
          : [],
    }),
  },
  notes: [
    'For a single ingestion by mouth, at a known time, of immediate-release paracetamol. Not for infusions by vein, nor for repeated doses above the therapeutic ones. The poison center knows the rules of the country.',
    'Acetylcysteine may cause flushing, wheezing and low pressure in the first bag: stop, treat, and go on slower. It is not stopped by the clock alone: at the end paracetamol, ALT and INR decide. UK tables round to ampoules by bands of weight; the oral course of the United States is another one.',
    'Does not replace clinical judgment.',
  ],
  references: [
    { title: 'Rumack, Matthew: Acetaminophen Poisoning and Toxicity, Pediatrics 55 (1975) 871' },
    {
      title:
        'Dart et al.: Management of Acetaminophen Poisoning in the US and Canada: A Consensus Statement, JAMA Netw Open 6 (2023) e2327739',
      doi: '10.1001/jamanetworkopen.2023.27739',
    },
    {
      title:
        'Chiew et al.: Updated Guidelines for the Management of Paracetamol Poisoning in Australia and New Zealand, Med J Aust 212 (2020) 175',
      doi: '10.5694/mja2.50428',
    },
    {
      title:
        'Summary of product characteristics of Parvolex (United Kingdom): line through 100 mg/L at 4 h and 15 mg/L at 15 h; 150, 50 and 100 mg/kg; ceiling weight of 110 kg',
    },
    {
      title:
        'Prescribing information of Acetadote (United States): three-bag method, tables by weight (GlobalRPh); two doses over 20 hours or three over 21 since November 2024 (drugs.com)',
    },
    {
      title:
        'University Hospital Galway: Acetylcysteine, SNAP 12 hour regimen (300 mg/kg in all); embeds.co.uk: SNAP (200 and 1000 mL for adults)',
    },
    {
      title: 'OzEMedicine: NAC (two bags: 200 mg/kg, at most 22 g, and 100 mg/kg, at most 11 g; volumes for children)',
    },
  ],
});

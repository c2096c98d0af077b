import {
  category,
  choice,
  classify,
  defineCalculator,
  flag,
  measure,
  number,
  roundTo,
  table,
  text,
} from '@reckoner/engine';

/** µmol/L of phenytoin in 1 mg/L (molar mass 252.27 g/mol). */
const PHENYTOIN_MOLAR = 1000 / 252.27;

/** Share of albumin in each equation, by kidney function. */
const EQUATIONS = {
  working: [
    { equation: 'Sheiner-Tozer (0.2)', factor: 0.2 },
    { equation: 'Revised (0.25)', factor: 0.25 },
    { equation: 'Revised (0.29)', factor: 0.29 },
  ],
  failing: [
    { equation: 'Sheiner-Tozer, kidney failure (0.1)', factor: 0.1 },
    { equation: 'Revised, kidney failure (0.2)', factor: 0.2 },
  ],
} as const;

/** Total phenytoin as it would be at a normal albumin, by Sheiner and Tozer. */
export default defineCalculator({
  title: 'Corrected phenytoin',
  description:
    'Total phenytoin corrected for low albumin and kidney failure by the Sheiner-Tozer (Winter-Tozer) equation, with the revised equations beside it.',
  keywords: ['Sheiner-Tozer', 'Winter-Tozer', 'phenytoin level', 'Dilantin', 'albumin', 'free phenytoin'],
  related: ['corrected-calcium-albumin'],
  inputs: {
    units: choice(
      { conventional: 'mg/L (µg/mL)', si: 'µmol/L' },
      { label: 'Units of phenytoin', default: 'conventional' },
    ),
    phenytoin: measure('mg/L', {
      label: 'Total phenytoin',
      symbol: 'C',
      min: 0.1,
      max: 150,
      usual: [1, 40],
      confusedWith: { 'µmol/L': PHENYTOIN_MOLAR },
      when: { units: 'conventional' },
    }),
    phenytoinMolar: measure('µmol/L', {
      label: 'Total phenytoin',
      symbol: 'C_{SI}',
      min: 0.5,
      max: 600,
      usual: [20, 160],
      confusedWith: { 'mg/L': 1 / PHENYTOIN_MOLAR },
      when: { units: 'si' },
    }),
    albumin: measure('g/dL', {
      label: 'Albumin',
      help: 'In g/dL: 25 g/L are 2.5 g/dL.',
      symbol: '\\mathrm{Alb}',
      min: 0.5,
      max: 7,
      usual: [1, 5.5],
    }),
    kidneys: choice(
      {
        working: 'Creatinine clearance of 20 mL/min or more',
        failing: 'Creatinine clearance below 20 mL/min, or dialysis',
      },
      { label: 'Kidneys' },
    ),
    displaced: flag({
      label: 'Valproate, or much salicylate, taken too',
      help: 'They push phenytoin off albumin.',
    }),
  },
  outputs: {
    corrected: measure('mg/L', { label: 'Corrected phenytoin', symbol: 'C_c', places: 1 }),
    correctedMolar: measure('µmol/L', { label: 'Corrected phenytoin (SI)', symbol: 'C_{c,SI}', places: 0 }),
    free: measure('mg/L', { label: 'Free phenytoin, a tenth of it', symbol: 'C_f', places: 1 }),
    range: category(['Below 10 mg/L', '10 to 20 mg/L', 'Above 20 mg/L'], {
      label: 'Against 10 to 20 mg/L',
      of: 'corrected',
    }),
    equations: table(
      {
        equation: text({ label: 'Equation' }),
        factor: number({ label: 'Factor of albumin', places: 2 }),
        corrected: measure('mg/L', { label: 'Corrected phenytoin', places: 1 }),
      },
      { label: 'By equation' },
    ),
  },
  formula: ({ units, phenytoin, phenytoinMolar, albumin, kidneys }) => {
    const total = units === 'si' ? phenytoinMolar / PHENYTOIN_MOLAR : phenytoin;
    const factor = kidneys === 'failing' ? 0.1 : 0.2;
    const corrected = total / (factor * albumin + 0.1);
    const shown = roundTo(corrected, 1);
    return {
      corrected,
      correctedMolar: corrected * PHENYTOIN_MOLAR,
      free: corrected / 10,
      range: shown > 20 ? 'Above 20 mg/L' : classify(shown, [[10, 'Below 10 mg/L']], '10 to 20 mg/L'),
      equations: EQUATIONS[kidneys].map((row) => ({
        equation: row.equation,
        factor: row.factor,
        corrected: total / (row.factor * albumin + 0.1),
      })),
    };
  },
  explanation: ({ displaced }) =>
    displaced
      ? 'By albumin alone, of {albumin}, the total phenytoin of {phenytoin?{phenytoin}|{phenytoinMolar}} reads as {corrected} ({correctedMolar}) would at a normal albumin, by the Sheiner-Tozer equation. Other drugs free more phenytoin than the {free} that this estimates.'
      : 'At an albumin of {albumin} the total phenytoin of {phenytoin?{phenytoin}|{phenytoinMolar}} reads as {corrected} ({correctedMolar}) would at a normal albumin, by the Sheiner-Tozer equation. That is an estimate of {free} of free phenytoin, where 1 to 2 mg/L is usual; the table has the revised equations.',
  cautions: [
    {
      level: 'danger',
      when: ({ range }) => range === 'Above 20 mg/L',
      says: 'Corrected it is above the usual range, also where the total looks low: do not raise the dose. Look for nystagmus, ataxia and drowsiness, and measure free phenytoin.',
    },
    {
      level: 'caution',
      when: ({ range, displaced }) => range === 'Below 10 mg/L' && !displaced,
      says: 'Below the usual range, which is no reason by itself to raise the dose of a patient without seizures: measure free phenytoin, and raise in small steps, as a little more dose can double the concentration.',
    },
    {
      level: 'caution',
      when: ({ equations, kidneys, albumin }) => {
        const shown = equations.map((row) => roundTo(row.corrected, 1));
        const low = Math.min(...shown);
        const high = Math.max(...shown);
        return (kidneys === 'failing' || albumin < 3.5) && ((low <= 20 && high > 20) || (low < 10 && high >= 10));
      },
      says: 'The equations of the table fall on different sides of 10 or 20 mg/L: only a measured free phenytoin decides.',
    },
    {
      level: 'danger',
      when: ({ displaced }) => displaced,
      says: 'With valproate or much salicylate more is free than any equation of albumin tells: go by measured free phenytoin alone.',
    },
    {
      level: 'caution',
      when: ({ kidneys }) => kidneys === 'failing',
      says: 'In dialysis the equation for kidney failure was off by more than half in 67% of samples (Soriano 2017), where a factor of 0.2 did better: measure free phenytoin. Between 10 and 25 mL/min sources differ on which equation to take.',
    },
    {
      level: 'caution',
      when: ({ kidneys, albumin, displaced }) => kidneys === 'working' && albumin >= 3.5 && !displaced,
      says: 'From about 3.5 g/dL of albumin on the correction is mostly not used: go by the measured total. Above 4.5 g/dL it would only lower it.',
    },
    {
      level: 'caution',
      when: ({ kidneys, albumin }) => kidneys === 'working' && albumin < 2.5,
      says: 'At so low an albumin, and in critical illness, equations of albumin err most: measure free phenytoin before you change the dose.',
    },
  ],
  examples: [
    {
      inputs: { phenytoin: 8, albumin: 2.5, kidneys: 'working' },
      results: {
        corrected: 13.33333,
        correctedMolar: 52.85342,
        free: 1.333333,
        range: '10 to 20 mg/L',
        equations: {
          length: 3,
          rows: {
            0: { equation: 'Sheiner-Tozer (0.2)', factor: 0.2, corrected: 13.33333 },
            1: { corrected: 11.03448 },
            2: { corrected: 9.69697 },
          },
        },
      },
      cautions: ['different sides'],
      source: 'By hand: 8/0.6; × 1000/252.27; 8/0.725; 8/0.825',
    },
    {
      inputs: { units: 'si', phenytoinMolar: 40, albumin: '20 g/L', kidneys: 'failing' },
      results: {
        corrected: 33.636,
        correctedMolar: 133.3333,
        range: 'Above 20 mg/L',
        equations: { length: 2, rows: { 1: { corrected: 20.1816 } } },
      },
      cautions: ['do not raise the dose', 'off by more than half'],
      source: 'By hand: 40 × 0.25227 = 10.0908; /0.3; 40/0.3; /0.5',
    },
    {
      inputs: { phenytoin: 12, albumin: 4, kidneys: 'working' },
      results: { corrected: 13.33333, range: '10 to 20 mg/L' },
      cautions: ['mostly not used'],
      source: 'By hand: 12/0.9',
    },
    {
      inputs: { phenytoin: 3, albumin: 2, kidneys: 'working', displaced: true },
      results: { corrected: 6, range: 'Below 10 mg/L' },
      cautions: ['more is free', 'err most'],
      source: 'By hand: 3/0.5',
    },
    {
      inputs: { phenytoin: 16.2, albumin: 4, kidneys: 'working', displaced: true },
      results: { corrected: 18, range: '10 to 20 mg/L' },
      cautions: ['measured free phenytoin alone'],
      source: 'By hand: 16.2/0.9; with valproate the total tells too little at a normal albumin, too',
    },
    {
      inputs: { phenytoin: 5, albumin: 3, kidneys: 'working' },
      results: { corrected: 7.142857, range: 'Below 10 mg/L' },
      cautions: ['no reason by itself'],
      source: 'By hand: 5/0.7',
    },
    {
      inputs: { phenytoin: 10, albumin: 2, kidneys: 'working' },
      results: { corrected: 20, free: 2, range: '10 to 20 mg/L' },
      cautions: ['err most'],
      source: 'By hand: 10/0.5; the others 16.7 and 14.7',
    },
  ],
  notes: [
    'For adults with a level before the next dose, after a week or more of the same dose. 10 to 20 mg/L, about 40 to 79 µmol/L, is the range of most laboratories; some have 5 to 20 mg/L. The revised factors 0.25 and 0.29 were found in the elderly, after head injury and in intensive care.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Sheiner, Tozer: Clinical Pharmacokinetics: The Use of Plasma Concentrations of Drugs, in Melmon, Morrelli (eds.): Clinical Pharmacology, 2nd ed. (1978) (equation as read at ClinCalc and North West London Pathology)',
    },
    { title: 'ClinCalc: Phenytoin (Dilantin) Correction Calculator (original and revised equations)' },
    {
      title:
        'North West London Pathology (NHS): Phenytoin (equation for kidney failure below an eGFR of 20; range 5 to 20 mg/L)',
    },
    {
      title:
        'Soriano et al.: Characterization of Free Phenytoin Concentrations in End-Stage Renal Disease Using the Winter-Tozer Equation, Ann Pharmacother 51 (2017) 669 (abstract)',
      doi: '10.1177/1060028017707541',
    },
    {
      title:
        'Mauro et al.: accuracy of two equations to normalize phenytoin in renal failure or hypoalbuminemia (abstract: neither is advised)',
    },
  ],
});

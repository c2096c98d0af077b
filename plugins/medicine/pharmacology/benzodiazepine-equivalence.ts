import { choice, defineCalculator, integer, isAbove, isAtLeast, quantity, rows, table, text } from '@reckoner/engine';
import { type Benzodiazepine, EQUIVALENTS } from './shared/benzodiazepines.js';

/** Drugs whose names are near those of the tables, and that have no dose in both: refused rather than taken for another. */
const WITHOUT = ['bromazepam', 'estazolam', 'flurazepam', 'lormetazepam', 'midazolam', 'nitrazepam'] as const;

type Drug = Benzodiazepine | (typeof WITHOUT)[number];

const ashtonOf = (drug: Drug) => (EQUIVALENTS.find((row) => row.key === drug) ?? EQUIVALENTS[4]).ashton;
const veteransOf = (drug: Drug) => (EQUIVALENTS.find((row) => row.key === drug) ?? EQUIVALENTS[4]).veterans;

/** Largest daily doses of US labels, in mg: more is a slip of the unit, or asks for a specialist. */
const LARGE = {
  alprazolam: 10,
  chlordiazepoxide: 300,
  clonazepam: 20,
  clorazepate: 90,
  diazepam: 40,
  lorazepam: 10,
  oxazepam: 120,
  quazepam: 15,
  temazepam: 30,
  triazolam: 0.5,
} as const;

const largeOf = (drug: Drug) => LARGE[drug as Benzodiazepine] ?? Infinity;

/** Milligrams a day of one drug, from all of its rows. */
const inAll = (rows: readonly { readonly drug: Drug; readonly dose: number }[], drug: Drug) =>
  rows.reduce((sum, row) => (row.drug === drug ? sum + row.dose : sum), 0);

/** Two tables side by side: they differ by a factor of two where they differ. */
export default defineCalculator({
  title: 'Benzodiazepine equivalents',
  description:
    'Diazepam equivalent of the benzodiazepines taken in a day, by the tables of the Ashton manual and of the US VA/DoD guideline, with the equal dose of other drugs.',
  keywords: ['diazepam equivalent', 'Ashton table', 'benzodiazepine conversion', 'benzo taper', 'lorazepam equivalent'],
  related: ['opioid-morphine-equivalents'],
  inputs: {
    drugs: rows(
      {
        drug: choice(
          {
            alprazolam: { label: 'Alprazolam', also: ['Xanax'] },
            chlordiazepoxide: { label: 'Chlordiazepoxide', also: ['Librium'] },
            clonazepam: { label: 'Clonazepam', also: ['Klonopin', 'Rivotril'] },
            clorazepate: { label: 'Clorazepate', also: ['Tranxene'] },
            diazepam: { label: 'Diazepam', also: ['Valium'] },
            lorazepam: { label: 'Lorazepam', also: ['Ativan'] },
            oxazepam: { label: 'Oxazepam', also: ['Serax'] },
            quazepam: { label: 'Quazepam', also: ['Doral'] },
            temazepam: { label: 'Temazepam', also: ['Restoril'] },
            triazolam: { label: 'Triazolam', also: ['Halcion'] },
            bromazepam: { label: 'Bromazepam (not in both tables)', also: ['Bromazepam', 'Lexotan'] },
            estazolam: { label: 'Estazolam (not one dose in both tables)', also: ['Estazolam', 'ProSom'] },
            flurazepam: { label: 'Flurazepam (not one dose in both tables)', also: ['Flurazepam', 'Dalmane'] },
            lormetazepam: { label: 'Lormetazepam (not in both tables)', also: ['Lormetazepam', 'Noctamid'] },
            midazolam: { label: 'Midazolam (not in both tables)', also: ['Midazolam', 'Versed', 'Dormicum'] },
            nitrazepam: { label: 'Nitrazepam (not in both tables)', also: ['Nitrazepam', 'Mogadon'] },
          },
          { label: 'Drug' },
        ),
        dose: quantity('mg', { label: 'Dose by mouth a day', min: 0.01, max: 2000, usual: [0.1, 200] }),
      },
      { label: 'Drugs', maxItems: 10 },
    ),
    age: integer({ label: 'Age in years', min: 18, max: 120, usual: [18, 105] }),
  },
  outputs: {
    low: quantity('mg', { label: 'Diazepam equivalent a day, smaller of the two', symbol: 'D_1', digits: 3 }),
    high: quantity('mg', { label: 'Larger of the two', symbol: 'D_2', digits: 3 }),
    ashton: quantity('mg', { label: 'By Ashton (2002)', symbol: 'D_A', digits: 3 }),
    veterans: quantity('mg', { label: 'By VA/DoD (2021)', symbol: 'D_V', digits: 3 }),
    doses: table(
      {
        drug: text({ label: 'Drug' }),
        ashton: quantity('mg', { label: 'As much by Ashton', digits: 3 }),
        veterans: quantity('mg', { label: 'As much by VA/DoD', digits: 3 }),
      },
      { label: 'Equal daily doses' },
    ),
  },
  formula: ({ drugs }) => {
    const ashton = drugs.reduce((total, row) => total + (10 * row.dose) / ashtonOf(row.drug), 0);
    const veterans = drugs.reduce((total, row) => total + (10 * row.dose) / veteransOf(row.drug), 0);
    return {
      low: Math.min(ashton, veterans),
      high: Math.max(ashton, veterans),
      ashton,
      veterans,
      doses: EQUIVALENTS.map((row) => ({
        drug: row.drug,
        ashton: (ashton * row.ashton) / 10,
        veterans: (veterans * row.veterans) / 10,
      })),
    };
  },
  stepwise: [
    'Each dose is multiplied by 10 mg and divided by the dose of the drug that the table takes for equal to 10 mg of diazepam; the results are added up, for each table by itself.',
  ],
  explanation: ({ low, high }) =>
    isAbove(high, low)
      ? 'The doses of a day equal about {ashton} of diazepam by the Ashton table and {veterans} by that of VA/DoD. Tables are rough: never stop or change such a drug at once.'
      : 'The doses of a day equal about {ashton} of diazepam by both tables. They are rough: never stop or change such a drug at once.',
  requires: [
    {
      each: 'drugs',
      that: ({ drug }) => EQUIVALENTS.some((row) => row.key === drug),
      field: 'drug',
      says: 'For this drug there is not one dose in each of the two tables: the Ashton manual gives a range, or not both have it. Take no other drug of a similar name for it, and ask a pharmacist or specialist.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ low, high }) => isAtLeast(high, 1.5 * low),
      says: 'The tables disagree by half or more: by the larger figure the other drug may sedate too deeply, by the smaller one withdrawal may begin. Ask a pharmacist or specialist.',
    },
    {
      level: 'danger',
      when: ({ age }) => age >= 65,
      says: 'At 65 and over benzodiazepines cause falls, delirium and accidents, long-acting ones most (Beers criteria): start at half or less of an equal dose, and choose one without active metabolites.',
    },
    {
      level: 'danger',
      when: ({ drugs }) => drugs.some((row) => isAbove(inAll(drugs, row.drug), largeOf(row.drug))),
      says: 'A dose in a day is above the largest one of the US label of its drug: check the unit (mg, not µg) and that it was not entered for a week, and leave such doses to a specialist.',
    },
    {
      level: 'danger',
      when: ({ drugs }) => drugs.some((row) => ['clonazepam', 'clorazepate', 'diazepam'].includes(row.drug)),
      says: 'Clonazepam, clorazepate and diazepam are also given against seizures: ask for epilepsy before they are changed or tapered.',
    },
    {
      level: 'caution',
      when: ({ veterans }) => isAbove(veterans, 15),
      says: 'More than 15 mg of diazepam a day by the table of VA/DoD, which ASAM (2025) calls a high dose: after a month and more withdrawal is to be expected. Changes and tapers, with opioids, alcohol or illicit tablets all the more, belong in experienced hands, some in a hospital.',
    },
  ],
  examples: [
    {
      inputs: { drugs: [{ drug: 'lorazepam', dose: 4 }], age: 50 },
      results: {
        low: 20,
        high: 40,
        ashton: 40,
        veterans: 20,
        doses: {
          length: 10,
          rows: { 0: { drug: 'Alprazolam', ashton: 2, veterans: 2 }, 8: { ashton: 80, veterans: 30 } },
        },
      },
      cautions: ['tables disagree', 'calls a high dose'],
      source:
        'By hand: 4 mg are 40 mg by Ashton (as WHO 2009 has it) and 20 by VA/DoD; 40 × 0.5/10, 20 × 1/10; 40 × 20/10, 20 × 15/10',
    },
    {
      inputs: { drugs: [{ drug: 'diazepam', dose: 15 }], age: 30 },
      results: { low: 15, high: 15, ashton: 15, veterans: 15 },
      cautions: ['against seizures'],
      source: 'By definition',
    },
    {
      inputs: {
        drugs: [
          { drug: 'alprazolam', dose: 1 },
          { drug: 'temazepam', dose: 30 },
          { drug: 'clonazepam', dose: 2 },
        ],
        age: 70,
      },
      results: { ashton: 75, veterans: 50 },
      cautions: ['tables disagree', 'At 65 and over', 'against seizures', 'calls a high dose'],
      source: 'By hand: 20 + 15 + 40; 10 + 20 + 20',
    },
    {
      inputs: {
        drugs: [
          { drug: 'chlordiazepoxide', dose: 25 },
          { drug: 'oxazepam', dose: 15 },
          { drug: 'triazolam', dose: 0.25 },
          { drug: 'quazepam', dose: 15 },
          { drug: 'clorazepate', dose: 7.5 },
        ],
        age: 40,
      },
      results: { ashton: 35, veterans: 45, low: 35, high: 45 },
      cautions: ['against seizures', 'calls a high dose'],
      source: 'By hand: 10 + 7.5 + 5 + 7.5 + 5; 10 + 5 + 10 + 15 + 5',
    },
    {
      inputs: { drugs: [{ drug: 'lorazepam', dose: 500 }], age: 45 },
      results: { ashton: 5000, veterans: 2500 },
      cautions: ['tables disagree', 'above the largest one', 'calls a high dose'],
      source: 'By hand: 500 µg entered as mg',
    },
    {
      inputs: {
        drugs: [
          { drug: 'lorazepam', dose: 6 },
          { drug: 'lorazepam', dose: 6 },
        ],
        age: 40,
      },
      results: { ashton: 120, veterans: 60 },
      cautions: ['tables disagree', 'above the largest one', 'calls a high dose'],
      source: 'By hand: 12 mg in all, where each row alone is below the 10 mg of the label',
    },
    {
      inputs: { drugs: [{ drug: 'lorazepam', dose: 3 }], age: 40 },
      results: { ashton: 30, veterans: 15 },
      cautions: ['tables disagree'],
      source: 'ASAM 2025, pocket guide, table 2: more than 3 mg of lorazepam is a high dose; 3 × 10/2',
    },
    {
      inputs: { drugs: [{ drug: 'flurazepam', dose: 30 }], age: 40 },
      refused: 'not one dose in each',
      source: 'ASAM 2025, pocket guide, table 7: 15 to 30 mg by Ashton',
    },
    {
      inputs: { drugs: [{ drug: 'nitrazepam', dose: 5 }], age: 40 },
      refused: 'a similar name',
      source: 'ASAM 2025, pocket guide, table 7: not listed',
    },
  ],
  notes: [
    'Stopped at once after weeks, benzodiazepines cause seizures, delirium and death. A change to another drug begins at the smaller dose, in steps over one to two weeks, watched for drowsiness and for withdrawal; diazepam and its metabolites build up for weeks.',
    'For adults, by mouth, taken regularly. Equal here is the effect on withdrawal and sedation, roughly and not for everyone; half-lives and active metabolites differ. Not for the drugs by vein, for anesthesia or for status epilepticus, nor for Z-drugs.',
    'With disease of the liver or lungs, in pregnancy, and with opioids or alcohol an equal dose may be far too much: choose with a specialist. Kidney failure asks for less, too.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'ASAM et al.: Joint Clinical Practice Guideline on Benzodiazepine Tapering (2025), pocket guide, table 2 (more than 15 mg of diazepam a day is a high dose) and table 7: equivalents to 10 mg of oral diazepam of the VA/DoD guideline (2021) and the Ashton manual (2002)',
    },
    { title: 'Ashton: Benzodiazepines: How They Work and How to Withdraw (2002, table revised 2007)' },
  ],
});

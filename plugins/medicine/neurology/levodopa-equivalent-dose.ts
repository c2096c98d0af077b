import { choice, defineCalculator, integer, isAbove, measure, number, rows, table, text } from '@reckoner/engine';
import { type Antiparkinsonian, FACTORS } from './shared/levodopa.js';

/** Drugs on whose factor sources differ, or that the tables lack: refused rather than taken for another form. */
type Drug =
  | Antiparkinsonian
  | 'capsules'
  | 'inhaled'
  | 'foslevodopa'
  | 'safinamide'
  | 'istradefylline'
  | 'apomorphineFilm'
  | 'inhibitor';

const rowOf = (drug: Drug) => FACTORS.find((row) => row.key === drug) ?? FACTORS[0];

/** Milligrams a day of one drug, from all of its rows. */
const inAll = (drugs: readonly { readonly drug: Drug; readonly dose: number }[], drug: Drug) =>
  drugs.reduce((sum, row) => (row.drug === drug ? sum + row.dose : sum), 0);

/** Milligrams a day of levodopa in all of its forms that are swallowed. */
const swallowed = (drugs: readonly { readonly drug: Drug; readonly dose: number }[]) =>
  drugs.reduce((sum, row) => (rowOf(row.drug).kind === 'levodopa' && row.drug !== 'gel' ? sum + row.dose : sum), 0);

/** Tomlinson 2010, with opicapone by Schade 2020. */
export default defineCalculator({
  title: 'Levodopa equivalent dose (LED)',
  description:
    'Daily levodopa equivalent dose of drugs against Parkinson’s disease by the factors of Tomlinson (2010), of opicapone by Schade (2020), with the parts of levodopa, agonists and others.',
  keywords: ['LEDD', 'levodopa equivalent daily dose', 'Parkinson’s disease', 'dopamine agonist', 'Tomlinson', 'LED'],
  inputs: {
    drugs: rows(
      {
        drug: choice(
          {
            levodopa: {
              label: 'Levodopa, immediate release',
              also: ['Levodopa', 'Sinemet', 'Madopar', 'co-careldopa', 'co-beneldopa', 'carbidopa/levodopa'],
            },
            levodopaCr: { label: 'Levodopa, controlled release', also: ['Levodopa CR', 'Sinemet CR', 'Madopar HBS'] },
            withEntacapone: { label: 'Levodopa taken with entacapone', also: ['Stalevo'] },
            crEntacapone: 'Levodopa CR taken with entacapone',
            withTolcapone: 'Levodopa taken with tolcapone',
            crTolcapone: 'Levodopa CR taken with tolcapone',
            withOpicapone: 'Levodopa on days with opicapone',
            crOpicapone: 'Levodopa CR on days with opicapone',
            gel: { label: 'Levodopa intestinal gel', also: ['Duodopa', 'Duopa', 'LCIG'] },
            pramipexole: {
              label: 'Pramipexole, as salt (US strengths)',
              also: ['Pramipexole', 'Pramipexole ER', 'Mirapex', 'Mirapex ER'],
            },
            pramipexoleBase: { label: 'Pramipexole, as base (0.088, 0.18, 0.7 mg)', also: ['Pramipexole base'] },
            ropinirole: { label: 'Ropinirole', also: ['Requip', 'Requip XL', 'Ropinirole XL', 'Ropinirole CR'] },
            rotigotine: { label: 'Rotigotine patch', also: ['Rotigotine', 'Neupro'] },
            apomorphine: { label: 'Apomorphine under the skin', also: ['Apomorphine', 'APO-go', 'Apokyn'] },
            bromocriptine: 'Bromocriptine',
            cabergoline: 'Cabergoline',
            pergolide: 'Pergolide',
            lisuride: 'Lisuride',
            selegiline: { label: 'Selegiline, swallowed', also: ['Selegiline', 'Eldepryl'] },
            selegilineMelt: { label: 'Selegiline, melting on the tongue', also: ['Zelapar'] },
            rasagiline: { label: 'Rasagiline', also: ['Azilect'] },
            amantadine: { label: 'Amantadine, immediate release', also: ['Amantadine'] },
            capsules: { label: 'Levodopa extended-release capsules (no agreed factor)', also: ['Rytary', 'Numient'] },
            inhaled: { label: 'Levodopa inhaled (not in the table)', also: ['Inbrija'] },
            foslevodopa: { label: 'Foslevodopa (not in the table)', also: ['Produodopa', 'Vyalev'] },
            safinamide: { label: 'Safinamide (no agreed factor)', also: ['Safinamide', 'Xadago'] },
            istradefylline: { label: 'Istradefylline (not in the table)', also: ['Nourianz'] },
            inhibitor: {
              label: 'Entacapone, tolcapone or opicapone alone',
              also: ['Entacapone', 'Comtan', 'Tolcapone', 'Tasmar', 'Opicapone', 'Ongentys'],
            },
            apomorphineFilm: { label: 'Apomorphine film (not in the table)', also: ['Kynmobi'] },
          },
          { label: 'Drug' },
        ),
        dose: measure('mg', {
          label: 'Dose a day',
          help: 'All doses of a day; of combinations the levodopa alone, 100 mg of 25/100.',
          min: 0.05,
          max: 5000,
          usual: [0.05, 2000],
        }),
      },
      { label: 'Drugs', maxItems: 15 },
    ),
  },
  outputs: {
    total: measure('mg', { label: 'Levodopa equivalent dose a day', symbol: 'LED', places: 0 }),
    levodopa: measure('mg', { label: 'From levodopa', places: 0 }),
    agonists: measure('mg', { label: 'From dopamine agonists', places: 0 }),
    others: measure('mg', { label: 'From other drugs', places: 0 }),
    parts: table(
      {
        row: integer({ label: 'Row' }),
        drug: text({ label: 'Drug' }),
        factor: number({ label: 'Factor', places: 2 }),
        equivalent: measure('mg', { label: 'Levodopa equivalent', places: 0 }),
      },
      { label: 'By row' },
    ),
  },
  formula: ({ drugs }) => {
    const sumOf = (kind: 'levodopa' | 'agonist' | 'other') =>
      drugs.reduce((sum, row) => (rowOf(row.drug).kind === kind ? sum + row.dose * rowOf(row.drug).factor : sum), 0);
    return {
      total: drugs.reduce((sum, row) => sum + row.dose * rowOf(row.drug).factor, 0),
      levodopa: sumOf('levodopa'),
      agonists: sumOf('agonist'),
      others: sumOf('other'),
      parts: drugs.map((row, index) => ({
        row: index + 1,
        drug: rowOf(row.drug).drug,
        factor: rowOf(row.drug).factor,
        equivalent: row.dose * rowOf(row.drug).factor,
      })),
    };
  },
  stepwise: ['The dose of each row is multiplied by the factor of its drug; the products are added up.'],
  figure: { kind: 'parts', of: 'total', parts: ['levodopa', 'agonists', 'others'] },
  explanation: ({ drugs }) =>
    drugs.some((row) => rowOf(row.drug).inhibitor === 'opicapone')
      ? 'By the factors of Tomlinson (2010), of opicapone by Schade (2020), the drugs of a day equal {total} of levodopa: {levodopa} from levodopa, {agonists} from dopamine agonists and {others} from other drugs. It is a measure to compare treatments by, not a dose to change over to.'
      : 'By the factors of Tomlinson (2010) the drugs of a day equal {total} of levodopa: {levodopa} from levodopa, {agonists} from dopamine agonists and {others} from other drugs. It is a measure to compare treatments by, not a dose to change over to.',
  requires: [
    {
      each: 'drugs',
      that: ({ drug }) => drug !== 'inhibitor',
      field: 'drug',
      says: 'A COMT inhibitor has no factor of its own: enter the levodopa of the doses that it is taken with as “Levodopa taken with” it.',
    },
    {
      each: 'drugs',
      that: ({ drug }) => drug === 'inhibitor' || FACTORS.some((row) => row.key === drug),
      field: 'drug',
      says: 'For this drug the table of 2010 has no factor and later sources differ: leave the row out and say so beside the sum, or take the update of Jost (2023). Do not enter it as another form.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ drugs }) =>
        drugs.some((row) => isAbove(inAll(drugs, row.drug), rowOf(row.drug).large)) || isAbove(swallowed(drugs), 2000),
      says: 'A dose in a day is above the largest usual one of its drug: check mg and µg, the number of tablets, and that only levodopa was counted of a combination. European labels end at 30 mg of bromocriptine and 3 mg of cabergoline or pergolide a day, for the sake of the heart valves.',
    },
    {
      level: 'danger',
      when: ({ agonists }) => agonists > 0,
      says: 'Never change from or to a dopamine agonist by these factors alone: the equal dose can be far too much for sleepiness, confusion and blood pressure, in the old most of all. Stopped at once, agonists and levodopa may cause withdrawal or a state like the neuroleptic malignant syndrome.',
    },
    {
      level: 'caution',
      when: ({ drugs }) => drugs.some((row) => rowOf(row.drug).kind === 'levodopa' && row.dose < 50),
      says: 'A row has less than 50 mg of levodopa a day, which is hardly ever taken: check that it is mg, and all doses of the day.',
    },
    {
      level: 'caution',
      when: ({ drugs }) => {
        const kinds = (['entacapone', 'tolcapone', 'opicapone'] as const).filter((name) =>
          drugs.some((row) => rowOf(row.drug).inhibitor === name),
        );
        return kinds.length > 1;
      },
      says: 'Two COMT inhibitors are not taken together: check the rows.',
    },
    {
      level: 'caution',
      when: ({ drugs }) =>
        drugs.some((row) => rowOf(row.drug).inhibitor === 'opicapone') &&
        (inAll(drugs, 'levodopa') > 0 || inAll(drugs, 'levodopaCr') > 0),
      says: 'Opicapone, taken once, acts on all levodopa of the day: enter each row of levodopa as “on days with opicapone”, or it is counted too low.',
    },
    {
      level: 'note',
      when: ({ drugs }) => inAll(drugs, 'pramipexole') > 0 && inAll(drugs, 'pramipexoleBase') <= 0,
      says: 'Pramipexole is counted as salt, as it is told in the US (0.125 to 1.5 mg tablets); where doses are told as base (0.088 to 1.1 mg) take the row of the base.',
    },
    {
      level: 'caution',
      when: ({ drugs }) => inAll(drugs, 'pramipexole') > 0 && inAll(drugs, 'pramipexoleBase') > 0,
      says: 'Pramipexole is entered as salt and as base: 1 mg of salt is 0.7 mg of base. Check that it is not counted twice.',
    },
    {
      level: 'caution',
      when: ({ drugs }) =>
        (inAll(drugs, 'selegiline') > 0 || inAll(drugs, 'selegilineMelt') > 0) && inAll(drugs, 'rasagiline') > 0,
      says: 'Selegiline and rasagiline together are contraindicated: check the rows.',
    },
    {
      level: 'caution',
      when: ({ drugs }) => inAll(drugs, 'selegiline') > 0 && inAll(drugs, 'selegilineMelt') > 0,
      says: 'Selegiline is entered as swallowed and as melting on the tongue: check that it is not counted twice.',
    },
  ],
  examples: [
    {
      inputs: {
        drugs: [
          { drug: 'withEntacapone', dose: 400 },
          { drug: 'rotigotine', dose: 4 },
          { drug: 'rasagiline', dose: 1 },
        ],
      },
      results: {
        total: 752,
        levodopa: 532,
        agonists: 120,
        others: 100,
        parts: { length: 3, rows: { 0: { row: 1, drug: 'Levodopa with entacapone', factor: 1.33, equivalent: 532 } } },
      },
      cautions: ['Never change from'],
      source: 'A public rule file: 4 × 100 mg with entacapone are 400 + 132 = 532 mg; by hand: 4 × 30, 1 × 100',
    },
    {
      inputs: {
        drugs: [
          { drug: 'levodopa', dose: 300 },
          { drug: 'levodopaCr', dose: 200 },
          { drug: 'crEntacapone', dose: 200 },
          { drug: 'amantadine', dose: 200 },
          { drug: 'selegiline', dose: 10 },
        ],
      },
      results: { total: 949.5, levodopa: 649.5, agonists: 0, others: 300 },
      source: 'By hand: 300 + 150 + 200 × 0.75 × 1.33 + 200 + 100',
    },
    {
      inputs: {
        drugs: [
          { drug: 'withTolcapone', dose: 400 },
          { drug: 'crTolcapone', dose: 100 },
          { drug: 'pramipexole', dose: 3 },
          { drug: 'pramipexoleBase', dose: 0.7 },
          { drug: 'ropinirole', dose: 8 },
        ],
      },
      results: { total: 1272.5, levodopa: 712.5, agonists: 560 },
      cautions: ['Never change from', 'as salt and as base'],
      source: 'By hand: 600 + 112.5; 300 + 100 + 160',
    },
    {
      inputs: {
        drugs: [
          { drug: 'withOpicapone', dose: 300 },
          { drug: 'crOpicapone', dose: 200 },
          { drug: 'gel', dose: 1000 },
          { drug: 'selegilineMelt', dose: 1.25 },
          { drug: 'rasagiline', dose: 0.5 },
          { drug: 'withEntacapone', dose: 100 },
        ],
      },
      results: { total: 2068, levodopa: 1918, others: 150 },
      cautions: ['Two COMT inhibitors', 'are contraindicated'],
      source: 'By hand: 450 + 225 + 1110 + 133; 100 + 50',
    },
    {
      inputs: { drugs: [{ drug: 'pramipexole', dose: 1.5 }] },
      results: { total: 150, agonists: 150 },
      cautions: ['Never change from', 'counted as salt'],
      source: 'By hand: 1.5 × 100',
    },
    {
      inputs: {
        drugs: [
          { drug: 'apomorphine', dose: 20 },
          { drug: 'bromocriptine', dose: 15 },
          { drug: 'cabergoline', dose: 2 },
          { drug: 'pergolide', dose: 1 },
          { drug: 'lisuride', dose: 1 },
        ],
      },
      results: { total: 710, levodopa: 0, agonists: 710, others: 0 },
      cautions: ['Never change from'],
      source: 'By hand: 200 + 150 + 160 + 100 + 100',
    },
    {
      inputs: {
        drugs: [
          { drug: 'rotigotine', dose: 10 },
          { drug: 'rotigotine', dose: 8 },
        ],
      },
      results: { total: 540, agonists: 540 },
      cautions: ['above the largest usual', 'Never change from'],
      source: 'By hand: 18 × 30; the label ends at 16 mg',
    },
    {
      inputs: { drugs: [{ drug: 'bromocriptine', dose: 40 }] },
      results: { total: 400, agonists: 400 },
      cautions: ['above the largest usual', 'Never change from'],
      source: 'By hand: 40 × 10; Martindale: the European agency has at most 30 mg a day',
    },
    {
      inputs: { drugs: [{ drug: 'pramipexoleBase', dose: 3.3 }] },
      results: { total: 471.42857, agonists: 471.42857 },
      cautions: ['Never change from'],
      source: 'By hand: 3.3/0.7 × 100; the European label ends at 1.1 mg of base three times a day',
    },
    {
      inputs: { drugs: [{ drug: 'levodopa', dose: 40 }] },
      results: { total: 40, levodopa: 40 },
      cautions: ['hardly ever taken'],
      source: 'By definition',
    },
    {
      inputs: {
        drugs: [
          { drug: 'withOpicapone', dose: 400 },
          { drug: 'levodopa', dose: 400 },
        ],
      },
      results: { total: 1000, levodopa: 1000 },
      cautions: ['acts on all levodopa of the day'],
      source: 'By hand: 600 + 400; Schade 2020: half of the levodopa taken with it is added',
    },
    {
      inputs: {
        drugs: [
          { drug: 'levodopa', dose: 1200 },
          { drug: 'levodopaCr', dose: 1000 },
          { drug: 'selegiline', dose: 5 },
          { drug: 'selegilineMelt', dose: 1.25 },
        ],
      },
      results: { total: 2100, levodopa: 1950, others: 150 },
      cautions: ['above the largest usual', 'as swallowed and as melting'],
      source: 'By hand: 1200 + 750; 50 + 100; 2200 mg of levodopa in two forms',
    },
    {
      inputs: { drugs: [{ drug: 'inhibitor', dose: 800 }] },
      refused: 'no factor of its own',
      source: 'Tomlinson 2010: entacapone is 0.33 of the levodopa',
    },
    {
      inputs: { drugs: [{ drug: 'safinamide', dose: 50 }] },
      refused: 'later sources differ',
      source: 'Cilia 2023: 100 mg for 50 mg, 125 mg for 100 mg; not in Tomlinson 2010',
    },
  ],
  notes: [
    'For adults with Parkinson’s disease. The factors are means of published estimates for groups of patients; a single patient may answer otherwise. The update of Jost (2023) has newer drugs and forms.',
    'Anticholinergics, carbidopa and benserazide count nothing. Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Tomlinson et al.: Systematic Review of Levodopa Dose Equivalency Reporting in Parkinson’s Disease, Mov Disord 25 (2010) 2649 (abstract opened; factors identical in three public programs, of cabergoline, pergolide and lisuride in one or two)',
      doi: '10.1002/mds.23429',
    },
    {
      title:
        'Schade, Mollenhauer, Trenkwalder: Levodopa Equivalent Dose Conversion Factors: An Updated Proposal Including Opicapone and Safinamide, Mov Disord Clin Pract 7 (2020) 343 (opicapone: 0.5 of levodopa)',
      doi: '10.1002/mdc3.12921',
    },
    {
      title:
        'Jost et al.: Levodopa Dose Equivalency in Parkinson’s Disease: Updated Systematic Review and Proposals, Mov Disord 38 (2023) 1236 (abstract alone; its factors are not used)',
      doi: '10.1002/mds.29410',
    },
    {
      title: 'Cilia et al.: Levodopa Equivalent Dose of Safinamide, Mov Disord Clin Pract 10 (2023) 625 (abstract)',
      doi: '10.1002/mdc3.13681',
    },
  ],
});

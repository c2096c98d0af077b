import { choice, defineCalculator, number, quantity, table, text } from '@reckoner/engine';
import { EQUIVALENTS, glucocorticoids } from '../shared/glucocorticoids.js';

/** Equal anti-inflammatory effect by mouth or vein, from the table of equivalent doses. */
export default defineCalculator({
  title: 'Corticosteroid conversion',
  description:
    'Dose of another glucocorticoid with the same anti-inflammatory effect, with a table of all equivalents.',
  keywords: [
    'steroid equivalence',
    'prednisone',
    'dexamethasone',
    'hydrocortisone',
    'methylprednisolone',
    'glucocorticoid',
  ],
  inputs: {
    from: choice(glucocorticoids, { label: 'Given' }),
    dose: quantity('mg', { label: 'Dose', symbol: 'D', above: 0, max: 5000, usual: [0.25, 1000] }),
    to: choice(glucocorticoids, { label: 'Wanted' }),
  },
  outputs: {
    equivalent: quantity('mg', { label: 'Equivalent dose', symbol: 'D_2' }),
    hydrocortisone: quantity('mg', { label: 'As hydrocortisone' }),
    doses: table(
      {
        steroid: text({ label: 'Glucocorticoid' }),
        dose: quantity('mg', { label: 'Equivalent dose' }),
        mineralocorticoid: number({ label: 'Mineralocorticoid potency', places: 1 }),
      },
      { label: 'All equivalents' },
    ),
  },
  formula: ({ from, dose, to }) => ({
    equivalent: (dose * to) / from,
    hydrocortisone: (dose * 20) / from,
    doses: EQUIVALENTS.map((row) => ({
      steroid: row.steroid,
      dose: (dose * row.milligrams) / from,
      mineralocorticoid: row.mineralocorticoid,
    })),
  }),
  explanation: 'The equivalent dose is {equivalent}, as much as {hydrocortisone} of hydrocortisone.',
  cautions: [
    {
      level: 'caution',
      when: ({ from, to }) => from >= 20 && to <= 5,
      says: 'Hydrocortisone and cortisone also hold back salt, the one wanted less or not at all: in adrenal insufficiency fludrocortisone may be needed.',
    },
    {
      level: 'caution',
      when: ({ hydrocortisone }) => hydrocortisone > 400,
      says: 'Above about 100 mg of prednisone a day equal effects are not known: such doses follow the protocol of the drug at hand.',
    },
  ],
  examples: [
    {
      inputs: { from: 'prednisone', dose: 40, to: 'dexamethasone' },
      results: {
        equivalent: 6,
        hydrocortisone: 160,
        doses: {
          length: 8,
          rows: { 1: { dose: 200 }, 4: { steroid: 'Methylprednisolone', dose: 32, mineralocorticoid: 0.5 } },
        },
      },
      source: 'By hand: 40 × 0.75/5; 40 × 20/5; 40 × 25/5; 40 × 4/5',
    },
    {
      inputs: { from: 'hydrocortisone', dose: 100, to: 'methylprednisolone' },
      results: { equivalent: 20, hydrocortisone: 100 },
      cautions: ['fludrocortisone'],
      source: 'By hand: 100 × 4/20',
    },
    {
      inputs: { from: 'betamethasone', dose: 12, to: 'prednisolone' },
      results: { equivalent: 80 },
      source: 'By hand: 12 × 5/0.75',
    },
    {
      inputs: { from: 'cortisone', dose: 37.5, to: 'triamcinolone' },
      results: { equivalent: 6 },
      cautions: ['fludrocortisone'],
      source: 'By hand: 37.5 × 4/25',
    },
    {
      inputs: { from: 'methylprednisolone', dose: 1000, to: 'dexamethasone' },
      results: { equivalent: 187.5, hydrocortisone: 5000 },
      cautions: ['equal effects are not known'],
      source: 'By hand: 1000 × 0.75/4; 1000 × 20/4',
    },
  ],
  notes: [
    'For doses by mouth or vein; it does not compare duration of action, joints or skin. Some tables have 0.6 mg of betamethasone. Do not stop after weeks of treatment without tapering.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Brunton, Knollmann (eds.): Goodman and Gilman’s The Pharmacological Basis of Therapeutics, 14th ed., table of relative potencies of corticosteroids',
    },
    {
      title:
        'Buttgereit et al.: Standardised Nomenclature for Glucocorticoid Dosages and Glucocorticoid Treatment Regimens, Ann Rheum Dis 61 (2002) 718',
      doi: '10.1136/ard.61.8.718',
    },
  ],
});

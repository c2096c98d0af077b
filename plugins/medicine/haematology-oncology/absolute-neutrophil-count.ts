import { category, classify, defineCalculator, isAtMost, measure, percent, roundTo } from '@reckoner/engine';

/** Share of neutrophils and bands of the white cells; severity of neutropenia at 1.5, 1.0 and 0.5 × 10⁹/L. */
export default defineCalculator({
  title: 'Absolute neutrophil count (ANC)',
  description: 'Absolute neutrophil count and severity of neutropenia from the white cell count and its differential.',
  keywords: ['ANC', 'neutropenia', 'white blood cells', 'differential', 'chemotherapy', 'lymphocyte count'],
  inputs: {
    whiteCells: measure('10^9/L', { label: 'White blood cells', symbol: 'WBC', min: 0, max: 500, usual: [0.1, 100] }),
    neutrophils: percent({ label: 'Segmented neutrophils', symbol: 's', min: 0, max: 100, usual: [2, 98] }),
    bands: percent({ label: 'Bands', symbol: 'b', min: 0, max: 100, default: 0, usual: [0.5, 60] }),
    lymphocytes: percent({ label: 'Lymphocytes', symbol: 'l', min: 0, max: 100, optional: true, usual: [1, 99] }),
  },
  outputs: {
    count: measure('10^9/L', { label: 'Absolute neutrophil count', symbol: 'ANC', places: 2 }),
    class: category(['Severe neutropenia', 'Moderate neutropenia', 'Mild neutropenia', 'No neutropenia'], {
      label: 'Class',
      of: 'count',
    }),
    lymphocyteCount: measure('10^9/L', {
      label: 'Absolute lymphocyte count',
      symbol: 'ALC',
      places: 2,
      optional: true,
    }),
  },
  formula: ({ whiteCells, neutrophils, bands, lymphocytes }) => {
    const count = whiteCells * (neutrophils + bands);
    return {
      count,
      class: classify(
        roundTo(count, 2),
        [
          [0.5, 'Severe neutropenia'],
          [1, 'Moderate neutropenia'],
          [1.5, 'Mild neutropenia'],
        ],
        'No neutropenia',
      ),
      lymphocyteCount: lymphocytes === undefined ? undefined : whiteCells * lymphocytes,
    };
  },
  explanation: 'The absolute neutrophil count is {count}: {class}.',
  requires: [
    {
      that: ({ neutrophils, bands }) => isAtMost(neutrophils + bands, 1),
      field: 'neutrophils',
      says: 'Segmented neutrophils ({neutrophils}) and bands ({bands}) together are more than 100%.',
    },
    {
      that: ({ neutrophils, bands, lymphocytes }) => isAtMost(neutrophils + bands + lymphocytes, 1),
      field: 'lymphocytes',
      says: 'Neutrophils, bands and lymphocytes together are more than 100%.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ class: group }) => group === 'Severe neutropenia',
      says: 'Below 0.5 × 10⁹/L fever is an emergency: cultures and antibiotics within the hour, without waiting for more results.',
    },
    {
      level: 'caution',
      when: ({ class: group }) => group === 'Moderate neutropenia',
      says: 'Where the count is still falling, as after chemotherapy, fever is an emergency below 1 × 10⁹/L too (Infectious Diseases Society of America 2010).',
    },
  ],
  examples: [
    {
      inputs: { whiteCells: 2, neutrophils: 40, bands: 5, lymphocytes: 45 },
      results: { count: 0.9, class: 'Moderate neutropenia', lymphocyteCount: 0.9 },
      cautions: ['still falling'],
      source: 'By hand: 2 × 0.45',
    },
    {
      inputs: { whiteCells: 1.5, neutrophils: 20 },
      results: { count: 0.3, class: 'Severe neutropenia' },
      cautions: ['fever is an emergency'],
      source: 'By hand: 1.5 × 0.2',
    },
    {
      inputs: { whiteCells: 2.5, neutrophils: 48 },
      results: { count: 1.2, class: 'Mild neutropenia' },
      source: 'By hand: 2.5 × 0.48',
    },
    {
      inputs: { whiteCells: 7, neutrophils: 60, bands: 2 },
      results: { count: 4.34, class: 'No neutropenia' },
      source: 'By hand: 7 × 0.62',
    },
    { inputs: { whiteCells: 7, neutrophils: 80, bands: 30 }, refused: 'more than 100', source: 'By hand: 110%' },
    {
      inputs: { whiteCells: 7, neutrophils: 80, lymphocytes: 30 },
      refused: 'and lymphocytes together',
      source: 'By hand: 110%',
    },
  ],
  notes: [
    'For adults and children over one year; healthy people of African or Middle Eastern descent may have 1.0 to 1.5 × 10⁹/L.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Freifeld et al.: Clinical Practice Guideline for the Use of Antimicrobial Agents in Neutropenic Patients with Cancer: 2010 Update by the Infectious Diseases Society of America, Clin Infect Dis 52 (2011) e56',
      doi: '10.1093/cid/cir073',
    },
    {
      title: 'Dale: How I Diagnose and Treat Neutropenia, Curr Opin Hematol 23 (2016) 1',
      doi: '10.1097/MOH.0000000000000208',
    },
  ],
});

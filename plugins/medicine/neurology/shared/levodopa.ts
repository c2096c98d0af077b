/**
 * Factors of levodopa equivalence in mg of levodopa for 1 mg: Tomlinson 2010, opicapone by Schade 2020. Largest doses a
 * day in mg by the labels: of ergot agonists the European ones, set for the heart valves; 3.3 mg of pramipexole base are
 * 1.1 mg three times, 4.5 mg of salt.
 */
export const FACTORS = [
  { key: 'levodopa', drug: 'Levodopa', kind: 'levodopa', factor: 1, inhibitor: '', large: 2000 },
  {
    key: 'levodopaCr',
    drug: 'Levodopa, controlled release',
    kind: 'levodopa',
    factor: 0.75,
    inhibitor: '',
    large: 2000,
  },
  {
    key: 'withEntacapone',
    drug: 'Levodopa with entacapone',
    kind: 'levodopa',
    factor: 1.33,
    inhibitor: 'entacapone',
    large: 2000,
  },
  {
    key: 'crEntacapone',
    drug: 'Levodopa CR with entacapone',
    kind: 'levodopa',
    factor: 0.9975,
    inhibitor: 'entacapone',
    large: 2000,
  },
  {
    key: 'withTolcapone',
    drug: 'Levodopa with tolcapone',
    kind: 'levodopa',
    factor: 1.5,
    inhibitor: 'tolcapone',
    large: 2000,
  },
  {
    key: 'crTolcapone',
    drug: 'Levodopa CR with tolcapone',
    kind: 'levodopa',
    factor: 1.125,
    inhibitor: 'tolcapone',
    large: 2000,
  },
  {
    key: 'withOpicapone',
    drug: 'Levodopa with opicapone',
    kind: 'levodopa',
    factor: 1.5,
    inhibitor: 'opicapone',
    large: 2000,
  },
  {
    key: 'crOpicapone',
    drug: 'Levodopa CR with opicapone',
    kind: 'levodopa',
    factor: 1.125,
    inhibitor: 'opicapone',
    large: 2000,
  },
  { key: 'gel', drug: 'Levodopa intestinal gel', kind: 'levodopa', factor: 1.11, inhibitor: '', large: 3000 },
  { key: 'pramipexole', drug: 'Pramipexole (salt)', kind: 'agonist', factor: 100, inhibitor: '', large: 4.5 },
  {
    key: 'pramipexoleBase',
    drug: 'Pramipexole (base)',
    kind: 'agonist',
    factor: 100 / 0.7,
    inhibitor: '',
    large: 3.3,
  },
  { key: 'ropinirole', drug: 'Ropinirole', kind: 'agonist', factor: 20, inhibitor: '', large: 24 },
  { key: 'rotigotine', drug: 'Rotigotine patch', kind: 'agonist', factor: 30, inhibitor: '', large: 16 },
  { key: 'apomorphine', drug: 'Apomorphine', kind: 'agonist', factor: 10, inhibitor: '', large: 100 },
  { key: 'bromocriptine', drug: 'Bromocriptine', kind: 'agonist', factor: 10, inhibitor: '', large: 30 },
  { key: 'cabergoline', drug: 'Cabergoline', kind: 'agonist', factor: 80, inhibitor: '', large: 3 },
  { key: 'pergolide', drug: 'Pergolide', kind: 'agonist', factor: 100, inhibitor: '', large: 3 },
  { key: 'lisuride', drug: 'Lisuride', kind: 'agonist', factor: 100, inhibitor: '', large: 5 },
  { key: 'selegiline', drug: 'Selegiline by mouth', kind: 'other', factor: 10, inhibitor: '', large: 10 },
  { key: 'selegilineMelt', drug: 'Selegiline, on the tongue', kind: 'other', factor: 80, inhibitor: '', large: 2.5 },
  { key: 'rasagiline', drug: 'Rasagiline', kind: 'other', factor: 100, inhibitor: '', large: 1 },
  { key: 'amantadine', drug: 'Amantadine', kind: 'other', factor: 1, inhibitor: '', large: 400 },
] as const;

export type Antiparkinsonian = (typeof FACTORS)[number]['key'];

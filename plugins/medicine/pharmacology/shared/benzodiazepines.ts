/** Milligrams by mouth that equal 10 mg of diazepam: Ashton manual (2002, revised 2007) and VA/DoD guideline (2021). */
export const EQUIVALENTS = [
  { key: 'alprazolam', drug: 'Alprazolam', ashton: 0.5, veterans: 1 },
  { key: 'chlordiazepoxide', drug: 'Chlordiazepoxide', ashton: 25, veterans: 25 },
  { key: 'clonazepam', drug: 'Clonazepam', ashton: 0.5, veterans: 1 },
  { key: 'clorazepate', drug: 'Clorazepate', ashton: 15, veterans: 15 },
  { key: 'diazepam', drug: 'Diazepam', ashton: 10, veterans: 10 },
  { key: 'lorazepam', drug: 'Lorazepam', ashton: 1, veterans: 2 },
  { key: 'oxazepam', drug: 'Oxazepam', ashton: 20, veterans: 30 },
  { key: 'quazepam', drug: 'Quazepam', ashton: 20, veterans: 10 },
  { key: 'temazepam', drug: 'Temazepam', ashton: 20, veterans: 15 },
  { key: 'triazolam', drug: 'Triazolam', ashton: 0.5, veterans: 0.25 },
] as const;

export type Benzodiazepine = (typeof EQUIVALENTS)[number]['key'];

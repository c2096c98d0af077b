/** Counts of 28 joints and the CRP, as the indices of rheumatoid arthritis ask for them. */
import { integer } from '@reckoner/engine';

const JOINTS = 'Of 28: shoulders, elbows, wrists, 10 knuckles, 8 middle finger joints, 2 thumb joints, knees.';

export const tenderJoints = integer({
  label: 'Tender joints',
  help: JOINTS,
  symbol: '\\mathrm{TJC}',
  min: 0,
  max: 28,
  usual: 'all',
});
export const swollenJoints = integer({
  label: 'Swollen joints',
  help: JOINTS,
  symbol: '\\mathrm{SJC}',
  min: 0,
  max: 28,
  usual: 'all',
});

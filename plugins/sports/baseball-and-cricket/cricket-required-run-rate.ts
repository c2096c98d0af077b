import { defineCalculator, integer, noResult, number, roundTo } from '@reckoner/engine';

/** Runs still needed per over still left; an over has six balls. */
export default defineCalculator({
  title: 'Required run rate',
  description:
    'Required and current run rate and projected score of a cricket chase from target, score and overs bowled.',
  keywords: ['RRR', 'CRR', 'cricket', 'chase', 'projected score', 'run rate'],
  inputs: {
    target: integer({ label: 'Target (runs to win)', symbol: 'T', min: 1, max: 2000 }),
    runs: integer({ label: 'Runs scored', symbol: 'R', min: 0, max: 2000 }),
    quota: integer({ label: 'Overs of the innings', symbol: 'Q', min: 1, max: 100, default: 50 }),
    overs: integer({ label: 'Full overs bowled', symbol: 'O', min: 0, max: 100 }),
    balls: integer({ label: 'Further balls bowled', symbol: 'b', min: 0, max: 5, default: 0 }),
  },
  outputs: {
    required: number({ label: 'Required runs per over', symbol: '\\mathrm{RRR}', places: 2 }),
    needed: integer({ label: 'Runs needed', symbol: 'N' }),
    ballsLeft: integer({ label: 'Balls left', symbol: 'B' }),
    current: number({ label: 'Current runs per over', symbol: '\\mathrm{CRR}', places: 2, optional: true }),
    projected: number({ label: 'Projected score', symbol: 'P', places: 0, optional: true }),
  },
  formula: ({ target, runs, quota, overs, balls }) => {
    const bowled = 6 * overs + balls;
    const ballsLeft = 6 * quota - bowled;
    if (ballsLeft <= 0) throw noResult('No ball of the innings is left.');
    const needed = Math.max(0, target - runs);
    const required = (6 * needed) / ballsLeft;
    if (bowled === 0) return { required, needed, ballsLeft };
    const current = (6 * runs) / bowled;
    return { required, needed, ballsLeft, current, projected: current * quota };
  },
  explanation: ({ needed }) =>
    needed === 0
      ? 'The target of {target} is reached with {ballsLeft} {ballsLeft|ball|balls} left.'
      : '{needed} {needed|run|runs} from {ballsLeft} {ballsLeft|ball|balls} {needed|is|are} {required} an over.',
  requires: [
    {
      that: ({ overs, balls, quota }) => 6 * overs + balls <= 6 * quota,
      field: 'overs',
      says: 'The overs bowled, {overs}, must not be more than the {quota} of the innings.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ required }) => roundTo(required, 2) > 36,
      says: 'More than six runs from every ball: only extras could still bring them.',
    },
  ],
  examples: [
    {
      inputs: { target: 281, runs: 150, overs: 30 },
      results: { required: 6.55, needed: 131, ballsLeft: 120, current: 5, projected: 250 },
      source: 'By hand: 131/20; 150/30 × 50',
    },
    {
      inputs: { target: 165, runs: 120, quota: 20, overs: 17, balls: 3 },
      results: { required: 18, needed: 45, ballsLeft: 15, current: 6.857143, projected: 137.142857 },
      source: 'By hand: 45/2.5; 120/17.5 × 20',
    },
    {
      inputs: { target: 181, runs: 0, quota: 20, overs: 0 },
      results: { required: 9.05, needed: 181, ballsLeft: 120 },
      source: 'By hand: 181/20, before the first ball',
    },
    {
      inputs: { target: 150, runs: 151, quota: 20, overs: 18 },
      results: { required: 0, needed: 0 },
      source: 'By hand: the target is reached',
    },
    {
      inputs: { target: 150, runs: 140, quota: 20, overs: 20 },
      noResult: 'No ball',
      source: 'By definition',
    },
    {
      inputs: { target: 180, runs: 100, quota: 20, overs: 50 },
      refused: 'must not be more than',
      source: 'By definition',
    },
    {
      inputs: { target: 180, runs: 160, quota: 20, overs: 19, balls: 4 },
      results: { required: 60, needed: 20, ballsLeft: 2 },
      cautions: ['only extras'],
      source: 'By hand: 6 × 20/2',
    },
  ],
  notes: ['The projection keeps the current rate; wickets do not enter.'],
  references: [{ title: 'MCC: The Laws of Cricket, 2017 Code, laws 16 and 17' }],
});

import { defineEquations, isAtMost, number, percent } from '@reckoner/engine';

/** LR = log₁₀(N₀/N); each log takes nine tenths of what is left. */
export default defineEquations({
  title: 'Log reduction',
  description: 'Log reduction and percent kill from counts before and after disinfection, or the counts from these.',
  keywords: ['disinfection', 'percent reduction', 'log kill', 'microbial reduction', 'sterilization'],
  variables: {
    initial: number({ label: 'Count before', symbol: 'N_0', min: 1e-6, max: 1e15, optional: true }),
    final: number({ label: 'Count after', symbol: 'N', min: 1e-6, max: 1e15, optional: true }),
    reduction: number({ label: 'Log reduction', symbol: '\\mathrm{LR}', min: 0, max: 21, places: 3 }),
    killed: percent({ label: 'Percent reduction', symbol: 'k', min: 0, max: 100, usual: [10, 100], places: 6 }),
  },
  equations: ({ initial, final, reduction, killed }) => [
    [initial, final * 10 ** reduction],
    [killed, 1 - 10 ** -reduction],
  ],
  explanation: ({ reduction }) =>
    reduction < 7.5
      ? 'A log reduction of {reduction} removes {killed}.'
      : 'A log reduction of {reduction} leaves less than one in thirty million.',
  requires: [
    {
      that: ({ initial, final }) => isAtMost(final, initial),
      field: 'final',
      says: 'The count after, {final}, is above the count before, {initial}: nothing was removed.',
    },
  ],
  examples: [
    {
      inputs: { initial: 2e6, final: 50 },
      results: { reduction: 4.60206, killed: 99.9975 },
      source: 'Python: log10(40000)',
    },
    { inputs: { killed: 99.9 }, results: { reduction: 3 }, source: 'By hand: one in a thousand survives' },
    {
      inputs: { initial: 1e15, final: 1e-6 },
      results: { reduction: 21, killed: 100 },
      source: 'By hand: log 10²¹; 100% to 19 decimals',
    },
    { inputs: { initial: 1e6, reduction: 5 }, results: { final: 10, killed: 99.999 }, source: 'By hand: 10⁶/10⁵' },
    { inputs: { initial: 50, final: 100 }, refused: 'nothing was removed', source: 'By definition' },
  ],
  notes: ['If nothing survives, enter the detection limit as the count after: the reduction is then at least that.'],
  references: [{ title: 'Block: Disinfection, Sterilization, and Preservation, 5th ed., ch. 2' }],
});

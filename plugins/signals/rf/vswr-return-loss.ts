import { constant, defineEquations, number, percent, quantity } from '@reckoner/engine';

/** |Γ| = (VSWR - 1)/(VSWR + 1) at the load of a lossless line; mismatch loss is the power that does not reach it. */
export default defineEquations({
  title: 'VSWR, return loss and reflection coefficient',
  description: 'Converts between VSWR, return loss and reflection coefficient, with mismatch loss and reflected power.',
  keywords: ['swr', 'standing wave ratio', 'gamma', 's11', 'mismatch loss', 'reflected power'],
  variables: {
    vswr: number({ label: 'VSWR', symbol: '\\mathrm{VSWR}', above: 1, max: 1e9 }),
    returnLoss: quantity('dB', { label: 'Return loss', symbol: '\\mathrm{RL}', above: 0, max: 200 }),
    reflection: number({ label: 'Reflection coefficient', symbol: '\\left|\\Gamma\\right|', above: 0, below: 1 }),
    mismatchLoss: quantity('dB', { label: 'Mismatch loss', symbol: '\\mathrm{ML}', above: 0, max: 100 }),
    reflectedPower: percent({ label: 'Reflected power', symbol: 'P_r/P_f', above: 0, below: 100, usual: [0.1, 99.9] }),
  },
  equations: ({ vswr, returnLoss, reflection, mismatchLoss, reflectedPower }) => [
    [reflection, (vswr - 1) / (vswr + 1)],
    [returnLoss, constant(-20, 'dB') * Math.log10(reflection)],
    [reflectedPower, reflection ** 2],
    [mismatchLoss, constant(-10, 'dB') * Math.log10(1 - reflectedPower)],
  ],
  explanation: 'A VSWR of {vswr} is a return loss of {returnLoss}: {reflectedPower} of the power comes back.',
  examples: [
    {
      inputs: { vswr: 1.5 },
      results: { reflection: 0.2, returnLoss: 13.9794000867, mismatchLoss: 0.177287669604, reflectedPower: 4 },
      source: 'Python 3.11: 0.5/2.5; -20 log10 0.2; -10 log10 0.96',
    },
    {
      inputs: { returnLoss: 14 },
      results: {
        vswr: 1.49852034969,
        reflection: 0.199526231497,
        mismatchLoss: 0.176431456736,
        reflectedPower: 3.98107170553,
      },
      source: 'Python 3.11: Γ = 10^(-14/20); (1 + Γ)/(1 - Γ)',
    },
    { inputs: { reflectedPower: 25 }, results: { vswr: 3, reflection: 0.5 }, source: 'By hand: Γ = 0.5; 1.5/0.5' },
  ],
  notes: ['A perfect match has VSWR 1 and no finite return loss, so it is not accepted.'],
  references: [{ title: 'Pozar: Microwave Engineering, 4th ed., §2.3', isbn: '978-0-470-63155-3' }],
});

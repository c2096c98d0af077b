import { choice, defineCalculator, percent } from '@reckoner/engine';
import { compounding } from '../shared/fields.js';
import { effectiveAnnualRate } from '../shared/interest.js';

/** EAR = (1 + r/m)^m − 1 and its inverse; e^r − 1 for continuous compounding. */
export default defineCalculator({
  title: 'APY and effective annual rate',
  description:
    'Effective annual rate (APY) of a nominal rate and its compounding frequency, or the nominal rate of an APY.',
  keywords: ['annual percentage yield', 'EAR', 'AER', 'effective interest rate', 'APR to APY', 'nominal rate'],
  inputs: {
    given: choice(
      { nominal: 'Nominal annual rate', effective: 'Effective rate (APY)' },
      { label: 'Given rate is', default: 'nominal' },
    ),
    rate: percent({ label: 'Annual rate', symbol: 'r', min: 0, max: 1000, usual: [0.1, 60] }),
    frequency: compounding,
  },
  outputs: {
    effectiveRate: percent({ label: 'Effective annual rate (APY)', symbol: 'r_e', places: 4 }),
    nominalRate: percent({ label: 'Nominal annual rate', symbol: 'r_n', places: 4 }),
    periodRate: percent({ label: 'Rate per compounding period', symbol: 'i', optional: true, places: 6 }),
  },
  formula: ({ given, rate, frequency }) => {
    if (frequency === 0) {
      if (given === 'nominal') return { effectiveRate: effectiveAnnualRate(rate, 0), nominalRate: rate };
      return { effectiveRate: rate, nominalRate: Math.log1p(rate) };
    }
    const nominalRate = given === 'nominal' ? rate : frequency * ((1 + rate) ** (1 / frequency) - 1);
    const effectiveRate = given === 'nominal' ? effectiveAnnualRate(rate, frequency) : rate;
    return { effectiveRate, nominalRate, periodRate: nominalRate / frequency };
  },
  figure: {
    kind: 'curve',
    title: 'Effective over nominal rate',
    x: { of: 'nominalRate' },
    y: { of: 'effectiveRate' },
    curve: ({ frequency, nominalRate, effectiveRate }) => ({
      from: 0,
      to: 2 * nominalRate,
      lines: [
        { label: 'Compounded', y: (rate) => effectiveAnnualRate(rate, frequency) },
        { label: 'Once a year', dashed: true, y: (rate) => rate },
      ],
      marks: [{ x: nominalRate, y: effectiveRate, label: 'APY' }],
    }),
  },
  explanation: 'A nominal rate of {nominalRate} a year is an effective annual rate (APY) of {effectiveRate}.',
  examples: [
    {
      inputs: { rate: 5, frequency: 'monthly' },
      results: { effectiveRate: 5.116189788, nominalRate: 5, periodRate: 0.4166666667 },
      source: 'Gnumeric: EFFECT(0.05, 12)',
    },
    {
      inputs: { rate: 4.75, frequency: 'daily' },
      results: { effectiveRate: 4.86429603 },
      source: 'Gnumeric: EFFECT(0.0475, 365)',
    },
    {
      inputs: { given: 'effective', rate: 5, frequency: 'monthly' },
      results: { nominalRate: 4.88894854, effectiveRate: 5 },
      source: 'Gnumeric: NOMINAL(0.05, 12)',
    },
    {
      inputs: { rate: 5, frequency: 'continuously' },
      results: { effectiveRate: 5.127109638 },
      source: 'Gnumeric: EXP(0.05)-1',
    },
    {
      inputs: { given: 'effective', rate: 5, frequency: 'continuously' },
      results: { nominalRate: 4.879016417 },
      source: 'Gnumeric: LN(1.05)',
    },
  ],
  references: [
    {
      title: 'Brealey, Myers, Allen: Principles of Corporate Finance, 13th ed., ch. 2: How to Calculate Present Values',
      isbn: '978-1-260-01390-0',
    },
  ],
});

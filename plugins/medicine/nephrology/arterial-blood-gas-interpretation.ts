import { category, defineCalculator, measure, noResult, number, roundTo } from '@reckoner/engine';

/** What too little or too much compensation means besides. */
const SECOND: Readonly<Record<string, { readonly tooLittle: string; readonly tooMuch: string }>> = {
  'Metabolic acidosis': { tooLittle: 'respiratory acidosis', tooMuch: 'respiratory alkalosis' },
  'Metabolic alkalosis': { tooLittle: 'respiratory alkalosis', tooMuch: 'respiratory acidosis' },
  'Respiratory acidosis': { tooLittle: 'metabolic acidosis', tooMuch: 'metabolic alkalosis' },
  'Respiratory alkalosis': { tooLittle: 'metabolic alkalosis', tooMuch: 'metabolic acidosis' },
};

/** Stepwise reading of Berend 2014: primary disorder from pH, then the measured against the expected compensation. */
export default defineCalculator({
  title: 'Arterial blood gas interpretation',
  description:
    'Primary acid-base disorder and its compensation from pH, carbon dioxide and bicarbonate of arterial blood.',
  keywords: ['ABG', 'acid-base', 'acidosis', 'alkalosis', 'Winters formula', 'compensation'],
  inputs: {
    pH: number({ label: 'pH', formerly: ['ph'], symbol: '\\mathrm{pH}', min: 6.7, max: 7.9, usual: [6.9, 7.7] }),
    carbonDioxide: measure('mmHg', { label: 'PaCO₂', symbol: 'P', min: 8, max: 160, usual: [15, 120] }),
    bicarbonate: measure('mmol/L', { label: 'Bicarbonate', symbol: 'B', min: 1, max: 70, usual: [4, 50] }),
  },
  outputs: {
    disorder: category(
      [
        'Normal',
        'Metabolic acidosis',
        'Respiratory acidosis',
        'Metabolic and respiratory acidosis',
        'Metabolic alkalosis',
        'Respiratory alkalosis',
        'Metabolic and respiratory alkalosis',
        'Respiratory acidosis and metabolic alkalosis',
        'Respiratory alkalosis and metabolic acidosis',
        'Acidemia with values in range',
        'Alkalemia with values in range',
      ],
      { label: 'Disorder' },
    ),
    compensation: category(
      [
        'Appropriate',
        'Too little',
        'Too much',
        'As expected when acute',
        'As expected when chronic',
        'Between acute and chronic',
      ],
      { label: 'Compensation', optional: true },
    ),
    expectedFrom: number({
      label: 'Expected from',
      help: 'PaCO₂ in mmHg in metabolic, bicarbonate in mmol/L in respiratory disorders.',
      symbol: 'E_1',
      places: 1,
      optional: true,
    }),
    expectedTo: number({ label: 'Expected to', symbol: 'E_2', places: 1, optional: true }),
  },
  formula: ({ pH, carbonDioxide, bicarbonate }) => {
    const computed = 6.1 + Math.log10(bicarbonate / (0.0307 * carbonDioxide));
    if (Math.abs(computed - pH) > 0.1) {
      throw noResult(
        'pH, PaCO₂ and bicarbonate do not fit together (Henderson-Hasselbalch): check the values and that PaCO₂ is in mmHg.',
      );
    }
    const isAcid = pH < 7.4;
    const isAlkaline = pH > 7.4;
    const isAbnormal = pH < 7.35 || pH > 7.45;
    const highBicarbonate = bicarbonate > 26;
    const lowBicarbonate = bicarbonate < 22;
    const metabolic = isAcid ? lowBicarbonate : highBicarbonate;
    // An abnormal pH has a cause: where no value is far off, the narrow range of the review finds it.
    const isNarrow = isAbnormal && !metabolic;
    const respiratory = isAcid ? carbonDioxide > (isNarrow ? 42 : 45) : carbonDioxide < (isNarrow ? 38 : 35);
    if ((isAcid || isAlkaline) && metabolic && respiratory) {
      return { disorder: isAcid ? 'Metabolic and respiratory acidosis' : 'Metabolic and respiratory alkalosis' };
    }
    if ((isAcid || isAlkaline) && metabolic) {
      const expected = isAcid ? 1.5 * bicarbonate + 8 : 0.7 * (bicarbonate - 24) + 40;
      const isAbove = carbonDioxide > roundTo(expected + 2, 1);
      const isBelow = carbonDioxide < roundTo(expected - 2, 1);
      return {
        disorder: isAcid ? 'Metabolic acidosis' : 'Metabolic alkalosis',
        compensation: !isAbove && !isBelow ? 'Appropriate' : isAbove === isAcid ? 'Too little' : 'Too much',
        expectedFrom: expected - 2,
        expectedTo: expected + 2,
      };
    }
    if ((isAcid || isAlkaline) && respiratory) {
      const change = carbonDioxide - 40;
      const acute = 24 + (isAcid ? 0.1 : 0.2) * change;
      const chronicFrom = 24 + 0.4 * change;
      const chronicTo = 24 + 0.5 * change;
      const beyond = (expected: number) =>
        roundTo(isAcid ? bicarbonate - roundTo(expected, 1) : roundTo(expected, 1) - bicarbonate, 1);
      return {
        disorder: isAcid ? 'Respiratory acidosis' : 'Respiratory alkalosis',
        compensation:
          beyond(acute) < -2
            ? 'Too little'
            : beyond(acute) <= 2
              ? 'As expected when acute'
              : beyond(chronicTo) > 2
                ? 'Too much'
                : beyond(chronicFrom) >= -2
                  ? 'As expected when chronic'
                  : 'Between acute and chronic',
        expectedFrom: Math.min(acute, chronicTo),
        expectedTo: Math.max(acute, chronicTo),
      };
    }
    if (isAbnormal) return { disorder: isAcid ? 'Acidemia with values in range' : 'Alkalemia with values in range' };
    if (carbonDioxide > 45 && highBicarbonate) return { disorder: 'Respiratory acidosis and metabolic alkalosis' };
    if (carbonDioxide < 35 && lowBicarbonate) return { disorder: 'Respiratory alkalosis and metabolic acidosis' };
    return { disorder: 'Normal' };
  },
  shown: () => ({ disorder: undefined, compensation: undefined, expectedFrom: undefined, expectedTo: undefined }),
  stepwise: [
    'pH below 7.40 points to acidosis, above to alkalosis; PaCO₂ is normal from 35 to 45 mmHg, bicarbonate from 22 to 26 mmol/L. Where the pH is outside of 7.35 to 7.45 and no value is, PaCO₂ below 38 or above 42 counts.',
    'The disorder that moves the pH to its side is the primary one; both at once are mixed.',
    'The expected PaCO₂ is 1.5 × HCO₃ + 8 in metabolic acidosis and 0.7 × (HCO₃ - 24) + 40 in metabolic alkalosis, each ± 2.',
    'The expected HCO₃ is 24 plus 0.1 (acute) to 0.5 (chronic) for each mmHg of PaCO₂ above 40, and less 0.2 to 0.5 for each below, ± 2.',
  ],
  explanation: ({ compensation, disorder }) =>
    compensation === undefined
      ? 'The blood gas shows: {disorder}.'
      : disorder === 'Metabolic acidosis' || disorder === 'Metabolic alkalosis'
        ? 'The blood gas shows: {disorder}. Compensation: {compensation}, as a PaCO₂ of {expectedFrom} to {expectedTo} mmHg is expected.'
        : 'The blood gas shows: {disorder}. Compensation: {compensation}, as a bicarbonate from {expectedFrom} to {expectedTo} mmol/L, give or take 2, is expected, by how long it has lasted.',
  cautions: [
    {
      level: 'caution',
      when: ({ disorder, compensation, carbonDioxide }) =>
        compensation === 'Too much' ||
        (compensation === 'Too little' && !(disorder === 'Metabolic alkalosis' && carbonDioxide >= 55)),
      says: ({ disorder, compensation }) => {
        const second = SECOND[disorder]!;
        return `Such a compensation means a second disorder: ${compensation === 'Too little' ? second.tooLittle : second.tooMuch} as well.`;
      },
    },
    {
      level: 'note',
      when: ({ disorder }) => disorder === 'Metabolic acidosis' || disorder === 'Metabolic and respiratory acidosis',
      says: 'In metabolic acidosis look at the anion gap next.',
    },
    {
      level: 'caution',
      when: ({ disorder }) =>
        disorder === 'Acidemia with values in range' || disorder === 'Alkalemia with values in range',
      says: 'The pH is out of range, and neither PaCO₂ nor bicarbonate explains it: measure again.',
    },
    {
      level: 'danger',
      when: ({ pH }) => pH < 7.2 || pH > 7.6,
      says: 'A pH below 7.20 or above 7.60 is a threat to life: find and treat the cause now.',
    },
    {
      level: 'caution',
      when: ({ disorder, compensation, bicarbonate }) =>
        disorder === 'Respiratory acidosis' && compensation !== 'Too much' && bicarbonate > 45,
      says: 'The kidneys hardly raise the bicarbonate above about 45 mmol/L: a higher one, though expected by the formula, may be metabolic alkalosis as well.',
    },
    {
      level: 'note',
      when: ({ disorder, carbonDioxide, bicarbonate }) =>
        disorder === 'Normal' && (carbonDioxide < 35 || carbonDioxide > 45 || bicarbonate < 22 || bicarbonate > 26),
      says: 'The pH is normal, yet PaCO₂ or bicarbonate is a little out of range: with symptoms measure again.',
    },
    {
      level: 'caution',
      when: ({ disorder, compensation, carbonDioxide }) =>
        disorder === 'Metabolic alkalosis' && compensation !== 'Too much' && carbonDioxide >= 55,
      says: 'Breathing rarely lets the PaCO₂ rise above 55 mmHg in compensation: too little may be all that there is, and a higher one respiratory acidosis as well.',
    },
  ],
  examples: [
    {
      inputs: { pH: 7.25, carbonDioxide: 26, bicarbonate: 11 },
      results: { disorder: 'Metabolic acidosis', compensation: 'Appropriate', expectedFrom: 22.5, expectedTo: 26.5 },
      cautions: ['anion gap next'],
      source: 'Berend 2014 (Winters): 1.5 × 11 + 8 ± 2',
    },
    {
      inputs: { pH: 7.31, carbonDioxide: 24.2, bicarbonate: 12.1 },
      results: { disorder: 'Metabolic acidosis', compensation: 'Appropriate', expectedFrom: 24.15, expectedTo: 28.15 },
      cautions: ['anion gap next'],
      source: 'Berend 2014 (Winters): 1.5 × 12.1 + 8 ± 2, shown from 24.2 on',
    },
    {
      inputs: { pH: 7.15, carbonDioxide: 35, bicarbonate: 12 },
      results: { disorder: 'Metabolic acidosis', compensation: 'Too little' },
      cautions: ['respiratory acidosis as well', 'anion gap next', 'threat to life'],
      source: 'Berend 2014 (Winters): 26 ± 2, so that 35 means respiratory acidosis as well',
    },
    {
      inputs: { pH: 7.3, carbonDioxide: 20, bicarbonate: 10 },
      results: { disorder: 'Metabolic acidosis', compensation: 'Too much' },
      cautions: ['respiratory alkalosis as well', 'anion gap next'],
      source: 'Berend 2014 (Winters): 23 ± 2, so that 20 means respiratory alkalosis as well',
    },
    {
      inputs: { pH: 7.5, carbonDioxide: 48, bicarbonate: 36 },
      results: { disorder: 'Metabolic alkalosis', compensation: 'Appropriate', expectedFrom: 46.4, expectedTo: 50.4 },
      source: 'Berend 2014: 40 + 0.7 × 12 ± 2',
    },
    {
      inputs: { pH: 7.59, carbonDioxide: 55, bicarbonate: 52 },
      results: { disorder: 'Metabolic alkalosis', compensation: 'Too little', expectedFrom: 57.6, expectedTo: 61.6 },
      cautions: ['may be all that there is'],
      source: 'Berend 2014: 40 + 0.7 × 28 ± 2',
    },
    {
      inputs: { pH: 7.25, carbonDioxide: 60, bicarbonate: 26 },
      results: {
        disorder: 'Respiratory acidosis',
        compensation: 'As expected when acute',
        expectedFrom: 26,
        expectedTo: 34,
      },
      source: 'Berend 2014: 24 + 0.1 × 20; 24 + 0.5 × 20',
    },
    {
      inputs: { pH: 7.34, carbonDioxide: 60, bicarbonate: 31 },
      results: { disorder: 'Respiratory acidosis', compensation: 'As expected when chronic' },
      source: 'Berend 2014: 32 to 34 ± 2 when chronic',
    },
    {
      inputs: { pH: 7.3, carbonDioxide: 70, bicarbonate: 32 },
      results: {
        disorder: 'Respiratory acidosis',
        compensation: 'Between acute and chronic',
        expectedFrom: 27,
        expectedTo: 39,
      },
      source: 'Berend 2014: 24 + 3; 24 + 15; chronic from 24 + 12 - 2',
    },
    {
      inputs: { pH: 7.2, carbonDioxide: 60, bicarbonate: 23 },
      results: { disorder: 'Respiratory acidosis', compensation: 'Too little' },
      cautions: ['metabolic acidosis as well'],
      source: 'Berend 2014: below 26 - 2, so that there is metabolic acidosis as well',
    },
    {
      inputs: { pH: 7.34, carbonDioxide: 65, bicarbonate: 37 },
      results: { disorder: 'Respiratory acidosis', compensation: 'As expected when chronic' },
      source: 'Berend 2014: 4 to 5 mmol/L for each 10 mmHg give 34 to 36.5 ± 2',
    },
    {
      inputs: { pH: 7.3, carbonDioxide: 100, bicarbonate: 48 },
      results: { disorder: 'Respiratory acidosis', compensation: 'As expected when chronic', expectedTo: 54 },
      cautions: ['above about 45'],
      source: 'Berend 2014: 24 + 0.4 × 60 to 24 + 0.5 × 60 when chronic',
    },
    {
      inputs: { pH: 7.34, carbonDioxide: 65, bicarbonate: 39 },
      results: { disorder: 'Respiratory acidosis', compensation: 'Too much' },
      cautions: ['metabolic alkalosis as well'],
      source: 'Berend 2014: above 36.5 + 2, so that there is metabolic alkalosis as well',
    },
    {
      inputs: { pH: 7.55, carbonDioxide: 25, bicarbonate: 22 },
      results: {
        disorder: 'Respiratory alkalosis',
        compensation: 'As expected when acute',
        expectedFrom: 16.5,
        expectedTo: 21,
      },
      source: 'Berend 2014: 24 - 0.2 × 15; 24 - 0.5 × 15',
    },
    {
      inputs: { pH: 7.15, carbonDioxide: 50, bicarbonate: 17 },
      results: { disorder: 'Metabolic and respiratory acidosis' },
      cautions: ['anion gap next', 'threat to life'],
      source: 'Berend 2014: low bicarbonate with high PaCO₂',
    },
    {
      inputs: { pH: 7.6, carbonDioxide: 30, bicarbonate: 29 },
      results: { disorder: 'Metabolic and respiratory alkalosis' },
      source: 'Berend 2014: high bicarbonate with low PaCO₂',
    },
    {
      inputs: { pH: 7.4, carbonDioxide: 60, bicarbonate: 36 },
      results: { disorder: 'Respiratory acidosis and metabolic alkalosis' },
      source: 'Berend 2014: normal pH with both values high is a mixed disorder',
    },
    {
      inputs: { pH: 7.4, carbonDioxide: 20, bicarbonate: 12 },
      results: { disorder: 'Respiratory alkalosis and metabolic acidosis' },
      source: 'Berend 2014: normal pH with both values low is a mixed disorder',
    },
    {
      inputs: { pH: 7.4, carbonDioxide: 40, bicarbonate: 24 },
      results: { disorder: 'Normal' },
      source: 'By definition',
    },
    {
      inputs: { pH: 7.3, carbonDioxide: 45, bicarbonate: 22 },
      results: { disorder: 'Respiratory acidosis', compensation: 'Too little', expectedFrom: 24.5, expectedTo: 26.5 },
      cautions: ['metabolic acidosis as well'],
      source: 'Berend 2014: acidemia with a PaCO₂ over 42; 24 + 0.1 × 5 - 2 is above 22',
    },
    {
      inputs: { pH: 7.5, carbonDioxide: 35, bicarbonate: 26 },
      results: { disorder: 'Respiratory alkalosis', compensation: 'Too little', expectedFrom: 21.5, expectedTo: 23 },
      cautions: ['metabolic alkalosis as well'],
      source: 'Berend 2014: alkalemia with a PaCO₂ below 38; 24 - 0.2 × 5 + 2 is below 26',
    },
    {
      inputs: { pH: 7.35, carbonDioxide: 60, bicarbonate: 32 },
      results: { disorder: 'Respiratory acidosis', compensation: 'As expected when chronic' },
      source: 'Berend 2014: 32 to 34 when chronic, whatever side of 7.35 the pH is on',
    },
    {
      inputs: { pH: 7.44, carbonDioxide: 30, bicarbonate: 20 },
      results: { disorder: 'Respiratory alkalosis', compensation: 'As expected when acute' },
      source: 'Berend 2014: 24 - 0.2 × 10 ± 2 when acute, 19 to 20 ± 2 when chronic; usual in pregnancy',
    },
    {
      inputs: { pH: 7.38, carbonDioxide: 35, bicarbonate: 20 },
      results: { disorder: 'Metabolic acidosis', compensation: 'Too much' },
      cautions: ['respiratory alkalosis as well', 'anion gap next'],
      source: 'Berend 2014 (Winters): 38 ± 2',
    },
    {
      inputs: { pH: 7.34, carbonDioxide: 42, bicarbonate: 22 },
      results: { disorder: 'Acidemia with values in range' },
      cautions: ['measure again'],
      source: 'Berend 2014: PaCO₂ 38 to 42, bicarbonate 22 to 26 are normal',
    },
    {
      inputs: { pH: 7.46, carbonDioxide: 38, bicarbonate: 26 },
      results: { disorder: 'Alkalemia with values in range' },
      cautions: ['measure again'],
      source: 'Berend 2014: PaCO₂ 38 to 42, bicarbonate 22 to 26 are normal',
    },
    {
      inputs: { pH: 7.41, carbonDioxide: 46, bicarbonate: 26 },
      results: { disorder: 'Normal' },
      cautions: ['a little out of range'],
      source: 'By definition: no value explains another',
    },
    {
      inputs: { pH: 7.2, carbonDioxide: 40, bicarbonate: 24 },
      noResult: 'do not fit together',
      source: 'By hand: 24 and 40 belong to a pH of 7.4',
    },
  ],
  notes: [
    'For arterial blood of adults. A compensation that is complete by its formula is not called mixed, also with a normal pH; only history tells acute from chronic. A raised anion gap can hide in normal values.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Berend, de Vries, Gans: Physiological Approach to Assessment of Acid-Base Disturbances, N Engl J Med 371 (2014) 1434',
      doi: '10.1056/NEJMra1003327',
    },
    {
      title: 'Adrogué, Madias: Management of Life-Threatening Acid-Base Disorders, N Engl J Med 338 (1998) 26 and 107',
    },
  ],
});

import { category, classify, defineCalculator, flag, number } from '@reckoner/engine';

/** Wells 2000: three tiers, and two tiers divided at four points. */
export default defineCalculator({
  title: 'Wells score for pulmonary embolism',
  description: 'Pretest probability of pulmonary embolism from clinical findings, in two and three tiers.',
  keywords: ['PE', 'pulmonary embolism', 'D-dimer', 'pretest probability'],
  inputs: {
    dvtSigns: flag({ label: 'Clinical signs of deep vein thrombosis' }),
    mostLikely: flag({ label: 'Pulmonary embolism more likely than an alternative' }),
    tachycardia: flag({ label: 'Heart rate over 100 a minute' }),
    immobilization: flag({ label: 'Immobilized 3 days or surgery within 4 weeks' }),
    previous: flag({ label: 'Previous deep vein thrombosis or pulmonary embolism' }),
    hemoptysis: flag({ label: 'Hemoptysis' }),
    cancer: flag({ label: 'Cancer', help: 'Treatment within six months or palliative.' }),
  },
  outputs: {
    score: number({ label: 'Score' }),
    group: category(['Unlikely', 'Likely'], { label: 'Two-tier probability', of: 'score' }),
    tier: category(['Low', 'Moderate', 'High'], { label: 'Three-tier probability', of: 'score' }),
  },
  formula: ({ dvtSigns, mostLikely, tachycardia, immobilization, previous, hemoptysis, cancer }) => {
    const score =
      (dvtSigns ? 3 : 0) +
      (mostLikely ? 3 : 0) +
      (tachycardia ? 1.5 : 0) +
      (immobilization ? 1.5 : 0) +
      (previous ? 1.5 : 0) +
      (hemoptysis ? 1 : 0) +
      (cancer ? 1 : 0);
    return {
      score,
      group: classify(score, [[4.5, 'Unlikely']], 'Likely'),
      tier: score < 2 ? 'Low' : score <= 6 ? 'Moderate' : 'High',
    };
  },
  explanation: 'The score is {score}: pulmonary embolism is “{group}” in two tiers, “{tier}” probability in three.',
  examples: [
    {
      inputs: { tachycardia: true, cancer: true },
      results: { score: 2.5, group: 'Unlikely', tier: 'Moderate' },
      source: 'Wells 2000: 1.5 + 1',
    },
    { inputs: { hemoptysis: true }, results: { score: 1, group: 'Unlikely', tier: 'Low' }, source: 'Wells 2000' },
    {
      inputs: { dvtSigns: true, cancer: true },
      results: { score: 4, group: 'Unlikely', tier: 'Moderate' },
      source: 'Wells 2000: four points are still unlikely',
    },
    {
      inputs: { mostLikely: true, previous: true },
      results: { score: 4.5, group: 'Likely', tier: 'Moderate' },
      source: 'Wells 2000: 3 + 1.5',
    },
    {
      inputs: { dvtSigns: true, mostLikely: true, immobilization: true },
      results: { score: 7.5, group: 'Likely', tier: 'High' },
      source: 'Wells 2000: 3 + 3 + 1.5',
    },
  ],
  notes: [
    'For adults with suspected pulmonary embolism who are not pregnant and not in shock. “Unlikely” excludes it only together with a negative D-dimer; “likely” goes to imaging without one.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Wells et al.: Derivation of a Simple Clinical Model to Categorize Patients Probability of Pulmonary Embolism, Thromb Haemost 83 (2000) 416',
    },
  ],
});

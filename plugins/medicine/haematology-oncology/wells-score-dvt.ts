import { category, classify, defineCalculator, flag, integer, percent } from '@reckoner/engine';

/** Wells 2003 with its two tiers; the three tiers of 1997 with the prevalence pooled in 2006. */
export default defineCalculator({
  title: 'Wells score for DVT',
  description: 'Pretest probability of deep vein thrombosis from clinical findings, with the observed prevalence.',
  keywords: ['deep vein thrombosis', 'DVT', 'D-dimer', 'pretest probability', 'leg swelling'],
  inputs: {
    cancer: flag({ label: 'Active cancer', help: 'Treatment within six months or palliative.' }),
    paralysis: flag({ label: 'Paralysis, paresis or recent plaster cast of a leg' }),
    bedridden: flag({ label: 'Bedridden for 3 days, or major surgery within 12 weeks' }),
    tenderness: flag({ label: 'Tenderness along the deep veins' }),
    legSwollen: flag({ label: 'Entire leg swollen' }),
    calfSwelling: flag({
      label: 'Calf more than 3 cm larger than the other',
      help: 'Measured 10 cm below the tibial tuberosity.',
    }),
    pittingEdema: flag({ label: 'Pitting edema of the symptomatic leg only' }),
    collateralVeins: flag({ label: 'Collateral superficial veins (not varicose)' }),
    previousDvt: flag({ label: 'Previous documented DVT' }),
    alternative: flag({ label: 'Alternative diagnosis at least as likely' }),
  },
  outputs: {
    score: integer({ label: 'Score' }),
    group: category(['DVT unlikely', 'DVT likely'], { label: 'Two-tier probability', of: 'score' }),
    prevalence: percent({ label: 'Prevalence of DVT by the three tiers', places: 0 }),
    tier: category(['Low', 'Moderate', 'High'], { label: 'Three-tier probability', of: 'score' }),
  },
  formula: ({
    cancer,
    paralysis,
    bedridden,
    tenderness,
    legSwollen,
    calfSwelling,
    pittingEdema,
    collateralVeins,
    previousDvt,
    alternative,
  }) => {
    const score =
      (cancer ? 1 : 0) +
      (paralysis ? 1 : 0) +
      (bedridden ? 1 : 0) +
      (tenderness ? 1 : 0) +
      (legSwollen ? 1 : 0) +
      (calfSwelling ? 1 : 0) +
      (pittingEdema ? 1 : 0) +
      (collateralVeins ? 1 : 0) +
      (previousDvt ? 1 : 0) +
      (alternative ? -2 : 0);
    return {
      score,
      group: classify(score, [[2, 'DVT unlikely']], 'DVT likely'),
      prevalence: score < 1 ? 0.05 : score < 3 ? 0.17 : 0.53,
      tier: classify(
        score,
        [
          [1, 'Low'],
          [3, 'Moderate'],
        ],
        'High',
      ),
    };
  },
  explanation:
    'The score is {score}: {group}; in studies {prevalence} of patients of that tier ({tier}) had a thrombosis.',
  cautions: [
    {
      level: 'caution',
      when: ({ score }) => score < 2,
      says: '“Unlikely” excludes a thrombosis only together with a negative D-dimer.',
    },
    {
      level: 'note',
      when: ({ score }) => score >= 2,
      says: '“Likely” needs an ultrasound, whatever the D-dimer.',
    },
  ],
  examples: [
    {
      inputs: { calfSwelling: true, tenderness: true, cancer: true },
      results: { score: 3, group: 'DVT likely', tier: 'High', prevalence: 53 },
      cautions: ['needs an ultrasound'],
      source: 'Wells 2003, table 1: 1 + 1 + 1; prevalence of Wells 2006',
    },
    {
      inputs: { alternative: true },
      results: { score: -2, group: 'DVT unlikely', tier: 'Low', prevalence: 5 },
      cautions: ['negative D-dimer'],
      source: 'Wells 2003, table 1: the lowest score; prevalence of Wells 2006',
    },
    {
      inputs: { legSwollen: true },
      results: { score: 1, group: 'DVT unlikely', tier: 'Moderate', prevalence: 17 },
      cautions: ['negative D-dimer'],
      source: 'Wells 2003, table 1; Wells 1997: 1 or 2 is moderate; prevalence of Wells 2006',
    },
    {
      inputs: {
        paralysis: true,
        bedridden: true,
        pittingEdema: true,
        collateralVeins: true,
        previousDvt: true,
        alternative: true,
      },
      results: { score: 3, tier: 'High' },
      cautions: ['needs an ultrasound'],
      source: 'Wells 2003, table 1: 5 - 2',
    },
  ],
  notes: [
    'For outpatients with a suspected first or recurrent thrombosis of the leg who are not pregnant.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Wells et al.: Evaluation of D-Dimer in the Diagnosis of Suspected Deep-Vein Thrombosis, N Engl J Med 349 (2003) 1227',
      doi: '10.1056/NEJMoa023153',
    },
    {
      title:
        'Wells et al.: Value of Assessment of Pretest Probability of Deep-Vein Thrombosis in Clinical Management, Lancet 350 (1997) 1795',
      doi: '10.1016/S0140-6736(97)08140-3',
    },
    {
      title: 'Wells et al.: Does This Patient Have Deep Vein Thrombosis?, JAMA 295 (2006) 199',
      doi: '10.1001/jama.295.2.199',
    },
  ],
});

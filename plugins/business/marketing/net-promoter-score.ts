import { defineCalculator, integer, number, percent } from '@reckoner/engine';

/** Reichheld: promoters answer 9 or 10, passives 7 or 8, detractors 0 to 6. */
export default defineCalculator({
  title: 'Net Promoter Score',
  description:
    'Net Promoter Score with its 95% margin of error from the numbers of promoters, passives and detractors.',
  keywords: ['NPS', 'customer loyalty', 'survey', 'would you recommend'],
  inputs: {
    promoters: integer({ label: 'Promoters (9 and 10)', symbol: 'P', min: 0, max: 1e9 }),
    passives: integer({ label: 'Passives (7 and 8)', symbol: 'N', min: 0, max: 1e9 }),
    detractors: integer({ label: 'Detractors (0 to 6)', symbol: 'D', min: 0, max: 1e9 }),
  },
  outputs: {
    score: number({ label: 'Net Promoter Score', symbol: '\\mathrm{NPS}', places: 1 }),
    margin: number({ label: 'Margin of error (95%)', symbol: 'e', places: 1 }),
    promoterShare: percent({ label: 'Promoters', places: 1 }),
    detractorShare: percent({ label: 'Detractors', places: 1 }),
  },
  formula: ({ promoters, passives, detractors }) => {
    const answers = promoters + passives + detractors;
    const promoterShare = promoters / answers;
    const detractorShare = detractors / answers;
    const difference = promoterShare - detractorShare;
    const margin = 1.959963984540054 * Math.sqrt((promoterShare + detractorShare - difference ** 2) / answers);
    return { score: 100 * difference, margin: 100 * margin, promoterShare, detractorShare };
  },
  explanation: 'With {promoterShare} promoters and {detractorShare} detractors the score is {score} ± {margin}.',
  requires: [
    {
      that: ({ promoters, passives, detractors }) => promoters + passives + detractors > 0,
      field: 'promoters',
      says: 'Nobody answered.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ promoters, passives, detractors }) =>
        promoters + passives + detractors < 30 ||
        Math.max(promoters, passives, detractors) === promoters + passives + detractors,
      says: 'The margin of error holds for many answers that differ: of fewer than about 30, or of answers all alike, it tells no certainty.',
    },
  ],
  examples: [
    {
      inputs: { promoters: 60, passives: 25, detractors: 15 },
      results: { score: 45, margin: 14.50241, promoterShare: 60, detractorShare: 15 },
      source: 'By hand: 60 - 15; margin with Python 3.11: 1.96 √((0.75 - 0.2025)/100)',
    },
    {
      inputs: { promoters: 10, passives: 0, detractors: 0 },
      results: { score: 100, margin: 0 },
      cautions: ['tells no certainty'],
      source: 'By hand: all promoters',
    },
    { inputs: { promoters: 0, passives: 0, detractors: 0 }, refused: 'Nobody answered', source: 'By definition' },
  ],
  references: [{ title: 'Reichheld: The One Number You Need to Grow, Harvard Business Review 81 (12) (2003) 46' }],
});

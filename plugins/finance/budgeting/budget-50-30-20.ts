import { defineCalculator, isAtMost, money, percent } from '@reckoner/engine';

/** After-tax income split into needs, wants and savings. */
export default defineCalculator({
  title: '50/30/20 budget',
  description:
    'Amounts for needs, wants and savings from after-tax income, by the 50/30/20 rule or a split of your own.',
  keywords: ['50/30/20 rule', 'budget planner', 'needs wants savings', 'monthly budget'],
  inputs: {
    income: money({ label: 'After-tax income', min: 0, max: 1e12 }),
    needsShare: percent({ label: 'Share for needs', min: 0, max: 100, default: 50, usual: [5, 95] }),
    wantsShare: percent({ label: 'Share for wants', min: 0, max: 100, default: 30, usual: [2, 90] }),
    actualNeeds: money({ label: 'Needs at present', min: 0, max: 1e12, optional: true }),
  },
  outputs: {
    needs: money({ label: 'Needs' }),
    wants: money({ label: 'Wants' }),
    savings: money({ label: 'Savings and debt repayment' }),
    savingsShare: percent({ label: 'Share for savings', places: 1 }),
    needsGap: money({ label: 'Needs over the plan', help: 'Negative when below it.', optional: true }),
  },
  formula: ({ income, needsShare, wantsShare, actualNeeds }) => {
    const savingsShare = Math.max(0, 1 - needsShare - wantsShare);
    const needs = income * needsShare;
    return {
      needs,
      wants: income * wantsShare,
      savings: income * savingsShare,
      savingsShare,
      needsGap: actualNeeds === undefined ? undefined : actualNeeds - needs,
    };
  },
  explanation:
    'Of {income}, {needs} is for needs, {wants} for wants and {savings} for savings{needsGap?; the needs at present are {needsGap|{|needsGap|} below the plan|as planned|{|needsGap|} over the plan}|}.',
  requires: [
    {
      that: ({ needsShare, wantsShare }) => isAtMost(needsShare + wantsShare, 1),
      field: 'wantsShare',
      says: 'Needs of {needsShare} and wants of {wantsShare} exceed 100% together: lower one of them.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ income, actualNeeds }) => actualNeeds !== undefined && actualNeeds > income,
      says: 'Needs of {actualNeeds} exceed the income: check that both are for the same time.',
    },
  ],
  examples: [
    {
      inputs: { income: 4200, actualNeeds: 2500 },
      results: { needs: 2100, wants: 1260, savings: 840, savingsShare: 20, needsGap: 400 },
      source: 'By hand: 50, 30 and 20% of 4200',
    },
    {
      inputs: { income: 5000, needsShare: 60, wantsShare: 25 },
      results: { needs: 3000, wants: 1250, savings: 750, savingsShare: 15 },
      source: 'By hand: 60, 25 and 15% of 5000',
    },
    {
      inputs: { income: 4200, actualNeeds: 1900 },
      results: { needs: 2100, needsGap: -200 },
      source: 'By hand: 1900 - 2100',
    },
    {
      inputs: { income: 4200, actualNeeds: 30000 },
      results: { needs: 2100, needsGap: 27900 },
      cautions: ['check that both are for the same time'],
      source: 'By hand: 30000 - 2100, a month beside a year',
    },
    { inputs: { income: 5000, needsShare: 80, wantsShare: 25 }, refused: 'exceed 100%', source: 'By hand: 105%' },
  ],
  references: [{ title: 'Warren, Tyagi: All Your Worth: The Ultimate Lifetime Money Plan, 2005' }],
});

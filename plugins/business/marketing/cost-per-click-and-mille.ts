import { defineEquations, money, number, percent } from '@reckoner/engine';

/** Cost, impressions and clicks give the three rates, and any enough of them the rest. */
export default defineEquations({
  title: 'CPM, CPC and CTR',
  description: 'Cost, impressions, clicks, CPM, CPC and click-through rate of an ad from any enough of them.',
  keywords: ['cost per mille', 'cost per click', 'click-through rate', 'advertising'],
  variables: {
    cost: money({ label: 'Cost', symbol: 'C', above: 0, max: 1e12 }),
    impressions: number({ label: 'Impressions', symbol: 'I', above: 0, max: 1e15 }),
    clicks: number({ label: 'Clicks', symbol: 'K', above: 0, max: 1e15 }),
    cpm: money({ label: 'Cost per thousand impressions (CPM)', symbol: '\\mathrm{CPM}', above: 0, max: 1e9 }),
    cpc: money({ label: 'Cost per click (CPC)', symbol: '\\mathrm{CPC}', above: 0, max: 1e9 }),
    ctr: percent({ usual: [0.01, 50], label: 'Click-through rate (CTR)', symbol: '\\mathrm{CTR}', above: 0, max: 100 }),
  },
  equations: ({ cost, impressions, clicks, cpm, cpc, ctr }) => [
    [cost, (cpm * impressions) / 1000],
    [cost, cpc * clicks],
    [clicks, ctr * impressions],
  ],
  explanation:
    '{impressions} {impressions|impression|impressions} and {clicks} {clicks|click|clicks} cost {cost}: a CPM of {cpm}, a CPC of {cpc} and a CTR of {ctr}.',
  examples: [
    {
      inputs: { cost: 500, impressions: 200000, clicks: 1000 },
      results: { cpm: 2.5, cpc: 0.5, ctr: 0.5 },
      source: 'By hand: 500/200; 500/1000; 1000/200000',
    },
    {
      inputs: { cpm: 4, ctr: 2, clicks: 300 },
      results: { impressions: 15000, cost: 60, cpc: 0.2 },
      source: 'By hand: 300/0.02; 15 × 4; 60/300',
    },
  ],
  references: [{ title: 'Farris et al.: Marketing Metrics, 4th ed. (2020), ch. 9', isbn: '978-0-13-671713-3' }],
});

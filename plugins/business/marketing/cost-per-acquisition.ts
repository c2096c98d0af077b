import { constant, defineCalculator, isAbove, isBelow, money, number, percent, roundTo } from '@reckoner/engine';

/** Spend over what it won; what may be spent follows from the gross profit of an acquisition. */
export default defineCalculator({
  title: 'Cost per acquisition',
  description:
    'Cost per acquisition and per lead from spend, with the break-even costs that revenue and margin allow, and target costs that keep a part of the gross profit.',
  keywords: ['CPA', 'cost per lead', 'CPL', 'target CPA', 'break-even CPA', 'cost per action', 'cost per conversion'],
  related: ['customer-acquisition-cost', 'return-on-ad-spend', 'cost-per-click-and-mille', 'customer-lifetime-value'],
  arithmetic: 'decimal',
  inputs: {
    spend: money({
      label: 'Spend',
      help: 'Of the same period or campaign as the acquisitions.',
      symbol: 'S',
      min: 0.01,
      max: 1e12,
    }),
    acquisitions: number({
      label: 'Acquisitions',
      help: 'Customers or orders won; parts of one, as attribution tools count, are allowed.',
      symbol: 'n',
      min: 0.01,
      max: 1e12,
    }),
    leads: number({ label: 'Leads', symbol: 'L', min: 0.01, max: 1e12, optional: true }),
    revenue: money({
      label: 'Revenue of an acquisition',
      help: 'Of the first order, or of the whole time that the customer stays.',
      symbol: 'R',
      min: 0.01,
      max: 1e12,
      optional: true,
    }),
    margin: percent({
      label: 'Margin before advertising',
      help: 'What is left of the revenue after the costs of goods, shipping, fees and returns.',
      symbol: 'm',
      min: 0.1,
      max: 100,
      usual: [2, 100],
      optional: true,
    }),
    keep: percent({
      label: 'Part of the gross profit to keep',
      help: 'For overhead, doubt and profit; the rest may be spent on advertising.',
      symbol: 'k',
      min: 0,
      max: 99,
      usual: [1, 90],
      optional: true,
    }),
  },
  outputs: {
    cpa: money({ label: 'Cost per acquisition', symbol: '\\mathrm{CPA}' }),
    cpl: money({ label: 'Cost per lead', symbol: '\\mathrm{CPL}', optional: true }),
    leadRate: percent({ label: 'Leads that became acquisitions', symbol: 'r', places: 2, optional: true }),
    breakEven: money({ label: 'Break-even cost per acquisition', symbol: '\\mathrm{CPA}_0', optional: true }),
    target: money({ label: 'Target cost per acquisition', symbol: '\\mathrm{CPA}_t', optional: true }),
    breakEvenLead: money({ label: 'Break-even cost per lead', symbol: '\\mathrm{CPL}_0', optional: true }),
    targetLead: money({ label: 'Target cost per lead', symbol: '\\mathrm{CPL}_t', optional: true }),
    profit: money({ label: 'Gross profit less spend', symbol: '\\Pi', optional: true }),
  },
  formula: ({ spend, acquisitions, leads, revenue, margin, keep }) => {
    const leadRate = leads === undefined ? undefined : acquisitions / leads;
    const breakEven = revenue === undefined || margin === undefined ? undefined : revenue * margin;
    const target = breakEven === undefined || keep === undefined ? undefined : breakEven * (1 - keep);
    return {
      cpa: spend / acquisitions,
      cpl: leads === undefined ? undefined : spend / leads,
      leadRate,
      breakEven,
      target,
      breakEvenLead: breakEven === undefined || leadRate === undefined ? undefined : breakEven * leadRate,
      targetLead: target === undefined || leadRate === undefined ? undefined : target * leadRate,
      profit: breakEven === undefined ? undefined : acquisitions * breakEven - spend,
    };
  },
  explanation: ({ leads, breakEven, target }) => {
    const cost =
      '{spend} for {acquisitions} {acquisitions|acquisition|acquisitions} is a cost per acquisition of {cpa}.';
    const lead =
      leads === undefined
        ? ''
        : ' A lead cost {cpl}, and {leadRate} of the {leads} {leads|lead|leads} became acquisitions.';
    if (breakEven === undefined) return `${cost}${lead}`;
    const even = ` A revenue of {revenue} at a margin of {margin} breaks even at {breakEven} per acquisition`;
    const goal = target === undefined ? '.' : ', and keeps {keep} of the gross profit at {target}.';
    return `${cost}${lead}${even}${goal} The gross profit less the spend is {profit|a loss of {|profit|}|nothing|a profit of {|profit|}}.`;
  },
  requires: [
    {
      that: ({ acquisitions, leads }) => acquisitions <= leads,
      field: 'leads',
      says: 'There are fewer leads, {leads}, than acquisitions, {acquisitions}: each acquisition was a lead first.',
    },
    {
      that: (_, given) => given.revenue === given.margin,
      field: 'margin',
      says: 'The break-even cost needs both the revenue of an acquisition and the margin: give both or neither.',
    },
    {
      that: (_, given) => !given.keep || given.revenue,
      field: 'keep',
      says: 'The part to keep is one of the gross profit: give the revenue of an acquisition and the margin, too.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ cpa, breakEven }) => breakEven !== undefined && isAbove(roundTo(cpa, 2), roundTo(breakEven, 2)),
      says: 'Each acquisition costs more than its gross profit: the campaign loses money, unless customers bring more later than the revenue that was given.',
    },
    {
      level: 'note',
      when: ({ cpa, breakEven, target }) =>
        target !== undefined &&
        isAbove(roundTo(cpa, 2), roundTo(target, 2)) &&
        !isAbove(roundTo(cpa, 2), roundTo(breakEven ?? target, 2)),
      says: 'The cost per acquisition is above the target, and not above the break-even cost: less is kept than was wanted.',
    },
    {
      level: 'caution',
      when: ({ margin }) => margin !== undefined && margin > 0.95,
      says: 'Hardly any cost is taken off the revenue: with goods, shipping, fees and returns the break-even cost is lower.',
    },
    {
      level: 'note',
      when: ({ keep }) => keep === 0,
      says: 'Nothing is kept of the gross profit: the target is the break-even cost.',
    },
    {
      level: 'note',
      when: ({ acquisitions }) => acquisitions < 30,
      says: 'With fewer than about thirty acquisitions chance moves the cost per acquisition much: the next period may look quite different.',
    },
    {
      level: 'caution',
      when: ({ cpa, cpl }) => isBelow(cpl ?? cpa, constant(0.01, '$')),
      says: ({ cpl }) =>
        cpl === undefined
          ? 'An acquisition cost less than a hundredth of the currency: check that the spend and the acquisitions are of one period, and what counts as an acquisition.'
          : 'A lead cost less than a hundredth of the currency: check that the spend and the leads are of one period, and what counts as a lead.',
    },
    {
      level: 'caution',
      when: ({ cpa, revenue }) =>
        revenue !== undefined && (isAbove(roundTo(cpa, 2), 10 * revenue) || isAbove(revenue, 20 * roundTo(cpa, 2))),
      says: ({ cpa, revenue }) =>
        revenue !== undefined && revenue > cpa
          ? 'The revenue of an acquisition is more than twenty times its cost: check that it is the revenue of one acquisition, not of all of them, and that the spend and the acquisitions are of one period.'
          : 'An acquisition costs more than ten times its revenue: check that the spend and the acquisitions are of one period.',
    },
  ],
  examples: [
    {
      inputs: { spend: 5000, acquisitions: 500 },
      results: { cpa: 10 },
      source: 'Artifex Digital, printed example: $5,000 over 500 forms is $10',
    },
    {
      inputs: { spend: 900, acquisitions: 2, leads: 90 },
      results: { cpa: 450, cpl: 10, leadRate: '2.222222' },
      cautions: ['fewer than about thirty'],
      source: 'The Morning Sheet, printed example: 90 leads at $10, 2 customers, $450 each',
    },
    {
      inputs: { spend: 60000, acquisitions: 50, leads: 400, revenue: 3000, margin: 60, keep: 20 },
      results: {
        cpa: 1200,
        cpl: 150,
        leadRate: 12.5,
        breakEven: 1800,
        target: 1440,
        breakEvenLead: 225,
        targetLead: 180,
        profit: 30000,
      },
      source:
        'Metrickit Tools, printed: $3,000 at 60% breaks even at $1,800, with a 20% buffer $1,440; the rest by hand',
    },
    {
      inputs: { spend: 100000, acquisitions: 50, revenue: 3000, margin: 60, keep: 0 },
      results: { cpa: 2000, breakEven: 1800, target: 1800, profit: -10000 },
      cautions: ['the campaign loses money', 'Nothing is kept'],
      source: 'By hand: 50 × 1800 - 100000',
    },
    {
      inputs: { spend: 80000, acquisitions: 50, revenue: 3000, margin: 60, keep: 20 },
      results: { cpa: 1600, target: 1440, profit: 10000 },
      cautions: ['above the target'],
      source: 'By hand: 80000/50; 90000 - 80000',
    },
    {
      inputs: { spend: 1000, acquisitions: 40, revenue: 25, margin: 100 },
      results: { cpa: 25, breakEven: 25, profit: 0 },
      cautions: ['Hardly any cost'],
      source: 'By hand: 1000/40; 25 × 1; 40 × 25 - 1000',
    },
    {
      inputs: { spend: 100, acquisitions: 50, revenue: 5000, margin: 10 },
      results: { cpa: 2, breakEven: 500, profit: 24900 },
      cautions: ['more than twenty times its cost'],
      source: 'By hand: 100/50; 500; 25000 - 100',
    },
    {
      inputs: { spend: 5000, acquisitions: 40, revenue: 12000, margin: 50 },
      results: { cpa: 125, breakEven: 6000, profit: 235000 },
      cautions: ['not of all of them'],
      source: 'By hand: 5000/40; 40 × 6000 - 5000, of the revenue of all 40',
    },
    {
      inputs: { spend: 60000, acquisitions: 50, revenue: 100, margin: 60 },
      results: { cpa: 1200, breakEven: 60, profit: -57000 },
      cautions: ['the campaign loses money', 'more than ten times its revenue'],
      source: 'By hand: 60000/50; 50 × 60 - 60000',
    },
    {
      inputs: { spend: 5000, acquisitions: 500, leads: 2000000 },
      results: { cpa: 10, cpl: 0, leadRate: 0.025 },
      cautions: ['A lead cost less than a hundredth'],
      source: 'By hand: 0.0025; 500/2000000',
    },
    {
      inputs: { spend: 1, acquisitions: 500 },
      results: { cpa: 0 },
      cautions: ['An acquisition cost less than a hundredth'],
      source: 'By hand: 0.002',
    },
    {
      inputs: { spend: 100, acquisitions: 2, leads: 1 },
      refused: 'fewer leads',
      source: 'By definition',
    },
    {
      inputs: { spend: 100, acquisitions: 2, revenue: 50 },
      refused: 'give both or neither',
      source: 'By definition',
    },
    {
      inputs: { spend: 100, acquisitions: 2, keep: 50 },
      refused: 'The part to keep',
      source: 'By definition',
    },
  ],
  notes: [
    'Spend is what is sent: media alone, or with agencies, tools and salaries. With all cost of sales and marketing it is the customer acquisition cost.',
    'An average hides its ends: the last part of the budget costs more per acquisition than the first. Attribution decides what counts as won by a campaign; some would have come without it.',
  ],
  references: [
    {
      title: 'Metrickit Tools: Target CPA, how to set acquisition targets from LTV and margin',
      url: 'https://metrickittools.com/guides/target-cpa-guide',
    },
    {
      title: 'Artifex Digital: Tying your sales team close rate to your ads CPA (excerpt read)',
      url: 'https://www.artifexdigital.co/post/tying-your-sales-team-close-rate-to-your-ads-cpa',
    },
    {
      title: 'The Morning Sheet: Cost per acquired customer',
      url: 'https://themorningsheet.com/blog/cost-per-acquired-customer/',
    },
  ],
});

import { constant, defineCalculator, integer, isBelow, money, percent, roundTo } from '@reckoner/engine';

/** ANSI/SHRM 06001.2012: internal and external costs over hires. */
export default defineCalculator({
  title: 'Cost per hire',
  description:
    'Cost per hire from the internal and external costs of recruiting and the hires of a period, with the recruiting cost ratio to the first-year pay of those hired.',
  keywords: ['recruiting cost', 'CPH', 'hiring cost', 'recruitment cost ratio', 'cost of hire'],
  related: ['employee-turnover-rate'],
  arithmetic: 'decimal',
  inputs: {
    internal: money({
      label: 'Internal recruiting costs of the period',
      symbol: 'I',
      help: 'Pay and benefits of recruiters, time of hiring managers, referral bonuses, office, software of one’s own.',
      min: 0,
      max: 1e12,
    }),
    external: money({
      label: 'External recruiting costs of the period',
      symbol: 'E',
      help: 'Agencies, job advertisements, fairs, background checks, travel, relocation.',
      min: 0,
      max: 1e12,
    }),
    hires: integer({
      label: 'Hires of the period',
      symbol: 'n',
      help: 'Everybody hired in the period, full time and part time.',
      min: 1,
      max: 1e7,
    }),
    compensation: money({
      label: 'First-year pay of all those hired',
      symbol: 'W',
      help: 'Of all hires together, for the recruiting cost ratio.',
      min: 1,
      max: 1e13,
      optional: true,
    }),
  },
  outputs: {
    costPerHire: money({ label: 'Cost per hire', symbol: '\\mathrm{CPH}' }),
    internalPerHire: money({ label: 'Of it internal', symbol: 'i' }),
    externalPerHire: money({ label: 'Of it external', symbol: 'e' }),
    total: money({ label: 'Recruiting costs of the period', symbol: 'C' }),
    ratio: percent({ label: 'Recruiting cost ratio', symbol: '\\mathrm{RCR}', places: 1, optional: true }),
    payPerHire: money({ label: 'First-year pay per hire', symbol: 'w', optional: true }),
  },
  formula: ({ internal, external, hires, compensation }) => {
    const total = internal + external;
    return {
      costPerHire: total / hires,
      internalPerHire: internal / hires,
      externalPerHire: external / hires,
      total,
      ratio: compensation === undefined ? undefined : total / compensation,
      payPerHire: compensation === undefined ? undefined : compensation / hires,
    };
  },
  figure: { kind: 'parts', of: 'costPerHire', parts: ['internalPerHire', 'externalPerHire'] },
  explanation:
    '{internal} internal and {external} external costs for {hires} {hires|hire|hires} are {costPerHire} per hire{ratio?, {ratio} of a first-year pay of {payPerHire} per hire}.',
  requires: [
    {
      that: ({ internal, external }) => internal + external > 0,
      field: 'internal',
      says: 'There are no costs, internal or external.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ internal }) => internal === 0,
      says: 'No internal costs are in it: recruiters’ pay and the time of hiring managers belong to the cost per hire, also where they are paid anyway.',
    },
    {
      level: 'caution',
      when: ({ external }) => external === 0,
      says: 'No external costs are in it: check for agencies, advertisements, job boards and background checks.',
    },
    {
      level: 'caution',
      when: ({ internal, total }) => internal > 0 && isBelow(internal / total, 0.01),
      says: 'Internal costs of {internal} are less than 1% of the {total}: check that both are in full, not one in thousands, and that recruiters’ pay is in them.',
    },
    {
      level: 'caution',
      when: ({ external, total }) => external > 0 && isBelow(external / total, 0.01),
      says: 'External costs of {external} are less than 1% of the {total}: check that both are in full, not one in thousands, and that agencies and advertisements are in them.',
    },
    {
      level: 'caution',
      when: ({ costPerHire }) =>
        roundTo(costPerHire, 2) < constant(50, '$') || roundTo(costPerHire, 2) > constant(100000, '$'),
      says: 'A cost of {costPerHire} per hire is unusual: check that costs are in full, not in thousands, and of the same period as the hires.',
    },
    {
      level: 'caution',
      when: ({ ratio }) => ratio !== undefined && roundTo(100 * ratio, 1) > 50,
      says: 'Recruiting costs are more than half of the first-year pay, {payPerHire} each: check that costs and pay are of the same hires, in the same thousands, and that the pay is a year’s and of all of them.',
    },
    {
      level: 'caution',
      when: ({ ratio }) => ratio !== undefined && roundTo(100 * ratio, 1) < 2,
      says: 'Recruiting costs of less than 2% of the first-year pay, {payPerHire} per hire, are unusually low: check that costs and pay are of the same hires, in the same thousands.',
    },
    {
      level: 'caution',
      when: ({ payPerHire }) =>
        payPerHire !== undefined && (payPerHire < constant(8000, '$') || payPerHire > constant(300000, '$')),
      says: 'The pay comes to {payPerHire} per hire: check that it is a year’s, of the {hires|one hired|{hires} hired together}.',
    },
    {
      level: 'note',
      when: ({ hires }) => hires < 5,
      says: 'With so few hires one search more or less changes the figure much: a longer period tells more.',
    },
  ],
  examples: [
    {
      inputs: { internal: 100000, external: 100000, hires: 50, compensation: 2000000 },
      results: {
        costPerHire: 4000,
        internalPerHire: 2000,
        externalPerHire: 2000,
        total: 200000,
        ratio: 10,
        payPerHire: 40000,
      },
      source: 'Kohan: cost per hire $4,000, recruiting cost ratio 10 percent; shares by hand',
    },
    {
      inputs: { internal: 0, external: 9000, hires: 1 },
      results: { costPerHire: 9000, internalPerHire: 0, externalPerHire: 9000, total: 9000 },
      cautions: ['No internal costs', 'so few hires'],
      source: 'By hand: 9000/1',
    },
    {
      inputs: { internal: 12000, external: 0, hires: 7, compensation: 2800000 },
      results: { costPerHire: '1714.29', internalPerHire: '1714.29', ratio: '0.4286', payPerHire: 400000 },
      cautions: ['No external costs', 'unusually low', 'of the 7 hired'],
      source: 'By hand: 12000/7; 12/2800',
    },
    {
      inputs: { internal: 60000, external: 40000, hires: 20, compensation: 50000 },
      results: { costPerHire: 5000, ratio: 200, payPerHire: 2500 },
      cautions: ['more than half', 'of the 20 hired'],
      source: 'By hand: the pay of one sent for that of all',
    },
    {
      inputs: { internal: 100, external: 120, hires: 50 },
      results: { costPerHire: 4.4, total: 220 },
      cautions: ['not in thousands'],
      source: 'By hand: 220/50, as where costs are typed in thousands',
    },
    {
      inputs: { internal: 120, external: 100000, hires: 20 },
      results: { costPerHire: 5006, internalPerHire: 6 },
      cautions: ['Internal costs of $120.00 are less than 1%'],
      source: 'By hand: 100120/20, thousands beside dollars',
    },
    {
      inputs: { internal: 120000, external: 100, hires: 20 },
      results: { costPerHire: 6005, externalPerHire: 5 },
      cautions: ['External costs of $100.00 are less than 1%'],
      source: 'By hand: 120100/20, dollars beside thousands',
    },
    { inputs: { internal: 0, external: 0, hires: 3 }, refused: 'There are no costs', source: 'By definition' },
  ],
  notes: [
    'What counts as a cost is the organization’s decision: compare only what was counted alike. The standard keeps an internal figure (CPHI), with whatever the organization counts, and a comparable one (CPHC), with a fixed list.',
    'Costs and hires are of one period; a search that began before it or goes on after it is in one of them only.',
  ],
  references: [
    {
      title: 'ANSI/SHRM 06001.2012: Cost-per-Hire Standard',
      url: 'https://studylib.net/doc/18167270/cost-per-hire-standard---society-for-human-resource-manag...',
    },
    {
      title: 'A. Kohan: recruitment cost and yield ratios',
      url: 'https://amirkohan.com/recruitment-cost-and-yield-ratios/',
    },
  ],
});

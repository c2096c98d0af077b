import { constant, defineCalculator, isAbove, isAtMost, money, number, percent, quantity } from '@reckoner/engine';

/** Expected coins = share of the network's hash rate × blocks × reward, less pool fee; costs are electricity alone. */
export default defineCalculator({
  title: 'Crypto mining profitability',
  description:
    'Coins, revenue, electricity cost and profit a day of mining from hash rate, network hash rate, block reward and power.',
  keywords: ['Bitcoin mining', 'hash rate', 'mining profit', 'pool fee', 'proof of work'],
  inputs: {
    hashRate: number({ label: 'Hash rate in TH/s', symbol: 'h', above: 0, max: 1e9 }),
    networkRate: number({ label: 'Network hash rate in EH/s', symbol: 'H', min: 0.000001, max: 1e9 }),
    blockReward: number({ label: 'Coins per block', help: 'With transaction fees.', symbol: 'R', min: 0, max: 1e6 }),
    blocksPerDay: number({ label: 'Blocks a day', symbol: 'b', above: 0, max: 1e6, default: 144 }),
    coinPrice: money({ label: 'Coin price', symbol: 'P', min: 0, max: 1e9 }),
    power: quantity('kW', { label: 'Power', unit: 'W', symbol: 'W', min: 0, max: 1e9, usual: [20, 100000] }),
    electricityPrice: money({ label: 'Electricity price', per: 'kW*h', min: 0, max: 1000 }),
    poolFee: percent({ label: 'Pool fee', symbol: 'f', min: 0, max: 100, default: 0, usual: [0.1, 10] }),
    hardwareCost: money({ label: 'Hardware cost', min: 0, max: 1e12, optional: true }),
  },
  outputs: {
    profit: money({ label: 'Profit a day' }),
    revenue: money({ label: 'Revenue a day', help: 'After the pool fee.' }),
    electricity: money({ label: 'Electricity a day' }),
    coins: number({ label: 'Coins a day', help: 'After the pool fee.' }),
    paybackDays: number({ label: 'Days to pay off the hardware', optional: true, places: 0 }),
  },
  formula: ({
    hashRate,
    networkRate,
    blockReward,
    blocksPerDay,
    coinPrice,
    power,
    electricityPrice,
    poolFee,
    hardwareCost,
  }) => {
    const share = hashRate / (networkRate * 1e6);
    const coins = share * blocksPerDay * blockReward * (1 - poolFee);
    const revenue = coins * coinPrice;
    const electricity = power * constant(24, 'h') * electricityPrice;
    const profit = revenue - electricity;
    const results = { profit, revenue, electricity, coins };
    if (hardwareCost === undefined || profit <= 0) return results;
    return { ...results, paybackDays: hardwareCost / profit };
  },
  explanation:
    'At {blocksPerDay} {blocksPerDay|block|blocks} a day mining brings {coins} {coins|coin|coins} worth {revenue} a day and costs {electricity} of electricity: a {profit|loss|profit|profit} of {|profit|} a day.',
  examples: [
    {
      inputs: {
        hashRate: 100,
        networkRate: 600,
        blockReward: 3.125,
        coinPrice: 65000,
        power: 3250,
        electricityPrice: 0.07,
        poolFee: 2,
      },
      results: { profit: -0.68, revenue: 4.78, electricity: 5.46, coins: 0.0000735 },
      source: 'By hand: 1/6000000 × 144 × 3.125 × 0.98 × 65000 = 4.7775; 3.25 × 24 × 0.07 = 5.46',
    },
    {
      inputs: {
        hashRate: 200,
        networkRate: 400,
        blockReward: 5,
        coinPrice: 50000,
        power: 4000,
        electricityPrice: 0.05,
        hardwareCost: 3960,
      },
      results: { revenue: 18, electricity: 4.8, profit: 13.2, paybackDays: 300 },
      source: 'By hand: 1/2000000 × 720 × 50000 = 18; 4 × 24 × 0.05 = 4.8; 3960/13.2',
    },
    {
      inputs: { hashRate: 200, networkRate: 400, blockReward: 5, coinPrice: 50000, power: 4000, electricityPrice: 5 },
      results: { revenue: 18, electricity: 480, profit: -462 },
      cautions: ['not in cents'],
      source: 'By hand: 4 × 24 × 5',
    },
    {
      inputs: { hashRate: 200, networkRate: 0.01, blockReward: 5, coinPrice: 1, power: 4000, electricityPrice: 0.05 },
      results: { revenue: 14.4, coins: 14.4 },
      cautions: ['over 1% of the whole network'],
      source: 'By hand: 200/10000 × 144 × 5',
    },
    {
      inputs: { hashRate: 20000, networkRate: 0.01, blockReward: 5, coinPrice: 1, power: 4000, electricityPrice: 0.05 },
      refused: 'must not exceed that of the network',
      source: 'By hand: 20000 of 10000 TH/s',
    },
    {
      inputs: {
        hashRate: 200,
        networkRate: 400,
        blockReward: 6.25,
        blocksPerDay: 576,
        coinPrice: 8000,
        power: 4000,
        electricityPrice: 0.05,
      },
      results: { coins: 0.0018, revenue: 14.4, electricity: 4.8, profit: 9.6 },
      source: 'By hand: 1/2000000 × 576 × 6.25; × 8000; 4 × 24 × 0.05',
    },
    {
      inputs: {
        hashRate: 100000,
        networkRate: 600,
        blockReward: 3.125,
        coinPrice: 60000,
        power: 3250,
        electricityPrice: 0.1,
      },
      results: { coins: 0.075, revenue: 4500, electricity: 7.8 },
      cautions: ['many times the electricity'],
      source: 'By hand: 1/6000 of 450 coins, of 100000 GH/s',
    },
    {
      inputs: {
        hashRate: 100,
        networkRate: 600,
        blockReward: 3.125,
        coinPrice: 60000,
        power: 3250,
        electricityPrice: 0.1,
        hardwareCost: 2000,
      },
      results: { revenue: 4.5, profit: -3.3 },
      cautions: ['never paid off'],
      source: 'By hand: 4.50 - 7.80',
    },
  ],
  requires: [
    {
      that: ({ hashRate, networkRate }) => isAtMost(hashRate, networkRate * 1e6),
      field: 'hashRate',
      says: 'The hash rate, {hashRate} TH/s, must not exceed that of the network, {networkRate} EH/s.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ hardwareCost, profit }) => hardwareCost !== undefined && profit <= 0,
      says: 'Without a profit the hardware is never paid off.',
    },
    {
      level: 'caution',
      when: ({ revenue, electricity }) => electricity > 0 && revenue > 20 * electricity,
      says: 'What is mined is worth many times the electricity: check that the hash rate is in TH/s, that of the network in EH/s, and the power in W.',
    },
    {
      level: 'caution',
      when: ({ revenue, electricity }) => revenue > 0 && electricity > 20 * revenue,
      says: 'Electricity costs many times what is mined: check that its price is in the currency, not in cents, and the units of power and hash rate.',
    },
    {
      level: 'caution',
      when: ({ hashRate, networkRate }) => isAbove(hashRate, networkRate * 1e4),
      says: 'That is over 1% of the whole network: check that the hash rate is in TH/s and that of the network in EH/s.',
    },
  ],
  notes: ['An average: a single miner finds blocks rarely. Price, network hash rate and reward change over time.'],
  references: [{ title: 'Rosenfeld: Analysis of Bitcoin Pooled Mining Reward Systems, arXiv:1112.4980' }],
});

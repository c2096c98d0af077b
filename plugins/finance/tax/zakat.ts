import {
  category,
  choice,
  constant,
  defineCalculator,
  isAtLeast,
  money,
  number,
  percent,
  quantity,
  roundTo,
  sumOfProducts,
} from '@reckoner/engine';

/** Grams of pure metal that make the nisab. */
const NISAB_GRAMS: Readonly<Record<string, number>> = { silver: 595, gold: 85, silverTola: 612.36, goldTola: 87.48 };

/** 2.5% of what is owned above debts, where it reaches the nisab: the worth of 85 g of gold or of 595 g of silver. */
export default defineCalculator({
  title: 'Zakat',
  description:
    'Zakat on wealth from cash, gold, silver, investments, trade goods and debts, with the nisab by gold or silver at the price of the day.',
  keywords: ['zakat on wealth', 'zakat al-mal', 'nisab', 'zakah', 'zakat on gold', 'zakat on savings'],
  related: ['precious-metal-melt-value'],
  inputs: {
    cash: money({ label: 'Cash and bank balances', min: 0, max: 1e13, default: 0 }),
    gold: quantity('g', {
      label: 'Gold',
      refusedUnits: { oz: 'ozt' },
      symbol: 'm_g',
      min: 0,
      max: 1e7,
      default: 0,
    }),
    karat: number({
      label: 'Gold in karats',
      help: '24 is pure; jewelry is mostly 9 to 22.',
      symbol: 'k',
      min: 8,
      max: 24,
      default: 24,
      usual: 'all',
    }),
    silver: quantity('g', {
      label: 'Silver',
      refusedUnits: { oz: 'ozt' },
      symbol: 'm_s',
      min: 0,
      max: 1e8,
      default: 0,
    }),
    fineness: percent({
      label: 'Silver content',
      help: '100% is pure; sterling silver is 92.5%.',
      min: 10,
      max: 100,
      default: 100,
      usual: [50, 100],
    }),
    investments: money({
      label: 'Shares, funds and savings plans',
      help: 'Market value of what is held to be sold; of what is held for income, the zakatable part.',
      min: 0,
      max: 1e13,
      default: 0,
    }),
    goods: money({ label: 'Goods for trade', help: 'At the selling price of the day.', min: 0, max: 1e13, default: 0 }),
    receivables: money({
      label: 'Money owed to you',
      help: 'That you expect to get.',
      min: 0,
      max: 1e13,
      default: 0,
    }),
    debts: money({
      label: 'Debts due',
      help: 'Bills, and installments that are due; not the whole of a mortgage.',
      min: 0,
      max: 1e13,
      default: 0,
    }),
    standard: choice(
      {
        silver: { label: 'Silver, 595 g', also: ['silver'] },
        gold: { label: 'Gold, 85 g', also: ['gold'] },
        silverTola: { label: 'Silver, 612.36 g (52.5 tola)', also: ['52.5 tola'] },
        goldTola: { label: 'Gold, 87.48 g (7.5 tola)', also: ['7.5 tola'] },
      },
      { label: 'Nisab by', help: 'Schools differ; that of silver is the lower one today.', default: 'silver' },
    ),
    goldPrice: money({
      label: 'Price of pure gold',
      help: 'Of a gram: that of a troy ounce over 31.1035.',
      per: 'g',
      refusedUnits: { oz: 'ozt' },
      symbol: 'p_g',
      above: 0,
      max: 1e9,
      optional: true,
    }),
    silverPrice: money({
      label: 'Price of pure silver',
      help: 'Of a gram: that of a troy ounce over 31.1035.',
      per: 'g',
      refusedUnits: { oz: 'ozt' },
      symbol: 'p_s',
      above: 0,
      max: 1e9,
      optional: true,
    }),
    calendar: choice(
      {
        lunar: { label: 'Lunar year, 2.5%', also: ['lunar', 'hijri', 'islamic'], value: 0.025 },
        solar: { label: 'Solar year, 2.577%', also: ['solar', 'gregorian', 'western'], value: 0.02577 },
      },
      { label: 'Reckoned by the', default: 'lunar' },
    ),
  },
  outputs: {
    zakat: money({ label: 'Zakat' }),
    due: category(['Due', 'Not due'], { label: 'Zakat is' }),
    wealth: money({ label: 'Zakatable wealth', help: 'Less debts; negative: they exceed it.' }),
    nisab: money({ label: 'Nisab' }),
    metals: money({ label: 'Worth of gold and silver' }),
    otherNisab: money({ label: 'Nisab by the other metal', help: '85 g of gold, 595 g of silver.', optional: true }),
    goldOunce: money({
      label: 'Price of a troy ounce of gold',
      help: 'As markets quote it, for comparison.',
      per: 'ozt',
      optional: true,
    }),
    silverOunce: money({
      label: 'Price of a troy ounce of silver',
      help: 'As markets quote it, for comparison.',
      per: 'ozt',
      optional: true,
    }),
  },
  formula: ({
    cash,
    gold,
    karat,
    silver,
    fineness,
    investments,
    goods,
    receivables,
    debts,
    standard,
    goldPrice,
    silverPrice,
    calendar,
  }) => {
    const gram = constant(1, 'g');
    const none = constant(0, '$/g');
    const ounce = constant(31.1034768, 'g/ozt');
    const goldWorth = ((gold * karat) / 24) * (goldPrice ?? none);
    const silverWorth = silver * fineness * (silverPrice ?? none);
    const metals = goldWorth + silverWorth;
    const wealth = sumOfProducts([1, cash], [1, metals], [1, investments], [1, goods], [1, receivables], [-1, debts]);
    const byGold = standard === 'gold' || standard === 'goldTola';
    const nisab = NISAB_GRAMS[standard]! * gram * ((byGold ? goldPrice : silverPrice) ?? none);
    const otherPrice = byGold ? silverPrice : goldPrice;
    const reached = roundTo(wealth, 2) > 0 && roundTo(wealth, 2) >= roundTo(nisab, 2);
    return {
      zakat: reached ? calendar * wealth : 0 * wealth,
      due: reached ? 'Due' : 'Not due',
      wealth,
      nisab,
      metals,
      otherNisab: otherPrice === undefined ? undefined : (byGold ? 595 : 85) * gram * otherPrice,
      goldOunce: goldPrice === undefined ? undefined : goldPrice * ounce,
      silverOunce: silverPrice === undefined ? undefined : silverPrice * ounce,
    };
  },
  stepwise: [
    'The worth of gold and silver is the weight of pure metal in them at the price of the day.',
    'The zakatable wealth is cash, metals, investments, goods for trade and money owed to you, less debts due.',
    'The nisab is 595 g of pure silver or 85 g of pure gold (by the tola 612.36 g or 87.48 g) at the price of the day.',
    'Where the wealth reaches the nisab, zakat is 2.5% of all of it, by the solar year 2.577%.',
  ],
  explanation: ({ due, wealth, gold, silver, debts, calendar, standard }) => {
    const rate = calendar === 0.025 ? '2.5% by the lunar year' : '2.577% by the solar year';
    const nisab =
      standard === 'silver'
        ? '595 g of silver at {silverPrice}, {silverOunce}'
        : standard === 'gold'
          ? '85 g of gold at {goldPrice}, {goldOunce}'
          : standard === 'silverTola'
            ? '612.36 g of silver at {silverPrice}, {silverOunce}'
            : '87.48 g of gold at {goldPrice}, {goldOunce}';
    if (wealth < 0) {
      return `The debts exceed the zakatable wealth by {|wealth|}: no zakat is due. The nisab is {nisab} (${nisab}).`;
    }
    const parts: string[] = [];
    const byGold = standard === 'gold' || standard === 'goldTola';
    if (gold > 0) parts.push(`with {gold} of gold at {karat} karats${byGold ? '' : ' and {goldOunce}'}`);
    if (silver > 0) parts.push(`with {silver} of silver at {fineness}${byGold ? ' and {silverOunce}' : ''}`);
    if (debts > 0) parts.push('less {debts} of debts');
    const what =
      parts.length > 0 ? `The zakatable wealth of {wealth}, ${parts.join(', ')},` : 'The zakatable wealth of {wealth}';
    return due === 'Due'
      ? `${what} reaches the nisab of {nisab} (${nisab}): zakat is {zakat}, ${rate}, if the wealth was held for a year.`
      : `${what} is below the nisab of {nisab} (${nisab}): no zakat is due.`;
  },
  requires: [
    {
      that: ({ standard, gold }, given) =>
        Boolean(given.goldPrice) || !(standard === 'gold' || standard === 'goldTola' || gold > 0),
      field: 'goldPrice',
      says: 'Gold, or a nisab by gold, needs the price of pure gold.',
    },
    {
      that: ({ standard, silver }, given) =>
        Boolean(given.silverPrice) || !(standard === 'silver' || standard === 'silverTola' || silver > 0),
      field: 'silverPrice',
      says: 'Silver, or a nisab by silver, needs the price of pure silver.',
    },
    {
      that: ({ gold, karat }) => gold > 0 || karat === 24,
      field: 'gold',
      says: 'The karats, {karat}, are those of gold: give its weight, too.',
    },
    {
      that: ({ silver, fineness }) => silver > 0 || fineness === 1,
      field: 'silver',
      says: 'The content of {fineness} is that of silver: give its weight, too.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ due, wealth, otherNisab }) =>
        due === 'Not due' && otherNisab !== undefined && isAtLeast(wealth, otherNisab),
      says: 'By the other metal the nisab is {otherNisab}, which this wealth reaches: schools differ on which one counts, so ask the one that you follow.',
    },
    {
      level: 'note',
      when: ({ due, wealth, otherNisab }) => due === 'Due' && otherNisab !== undefined && wealth < otherNisab,
      says: 'By the other metal the nisab is {otherNisab}, above this wealth: by that one no zakat would be due.',
    },
    {
      level: 'caution',
      when: ({ goldPrice, silverPrice }) =>
        goldPrice !== undefined && silverPrice !== undefined && !isAtLeast(goldPrice, 10 * silverPrice),
      says: 'Gold is mostly 40 to 120 times as dear as silver: check that both prices are those of a gram, and not swapped.',
    },
    {
      level: 'caution',
      when: ({ goldPrice, silverPrice }) =>
        goldPrice !== undefined && silverPrice !== undefined && isAtLeast(goldPrice, 300 * silverPrice),
      says: 'Gold at more than 300 times the price of silver is far from the 40 to 120 times of most years: check that both prices are those of a gram, and not of an ounce.',
    },
    {
      level: 'caution',
      when: ({ due, wealth, nisab, otherNisab }) =>
        due === 'Not due' && otherNisab === undefined && wealth > 0 && isAtLeast(31.1035 * wealth, nisab),
      says: 'Check that the price is that of a gram: if it is that of a troy ounce of 31.1 g, this wealth reaches the nisab, and zakat is due.',
    },
    {
      level: 'note',
      when: ({ gold, silver }) => gold > 0 || silver > 0,
      says: 'All the gold and silver entered is counted. Jewelry that is worn counts by the Hanafi school and not by most others: leave it out where you follow those.',
    },
    {
      level: 'note',
      when: ({ debts }) => debts > 0,
      says: 'Debts are taken off in full. Schools differ: the Shafi’i school takes none off, others only what is due now or within a year.',
    },
  ],
  examples: [
    {
      inputs: { cash: 10000, silverPrice: 1 },
      results: { zakat: 250, due: 'Due', wealth: 10000, nisab: 595, metals: 0 },
      source: 'By hand: 2.5% of 10000',
    },
    {
      inputs: {
        cash: 4000,
        gold: 100,
        karat: 21,
        silver: 200,
        fineness: 92.5,
        investments: 3000,
        goods: 2500,
        receivables: 700,
        debts: 1200,
        standard: 'gold',
        goldPrice: 120,
        silverPrice: 1.5,
        calendar: 'solar',
      },
      results: { zakat: '509.67', due: 'Due', wealth: 19777.5, nisab: 10200, metals: 10777.5, otherNisab: 892.5 },
      cautions: ['Hanafi', 'Shafi'],
      source: 'By hand: 87.5 × 120 + 185 × 1.5; 2.577% of 19,777.50',
    },
    {
      inputs: { cash: 5000, standard: 'gold', goldPrice: 130, silverPrice: 1.6 },
      results: { zakat: 0, due: 'Not due', wealth: 5000, nisab: 11050, otherNisab: 952 },
      cautions: ['which this wealth reaches'],
      source: 'By hand: 85 × 130',
    },
    {
      inputs: { cash: 5000, goldPrice: 130, silverPrice: 1.6 },
      results: { zakat: 125, due: 'Due', nisab: 952, otherNisab: 11050 },
      cautions: ['no zakat would be due'],
      source: 'By hand: 595 × 1.60; 2.5% of 5000',
    },
    {
      inputs: { cash: 612.36, standard: 'silverTola', silverPrice: 1 },
      results: { zakat: 15.31, due: 'Due', nisab: 612.36 },
      source: 'By hand: exactly the nisab, 52.5 × 11.6638 g, is reached',
    },
    {
      inputs: { cash: 8000, standard: 'goldTola', goldPrice: 100 },
      results: { zakat: 0, due: 'Not due', nisab: 8748 },
      cautions: ['that of a gram'],
      source: 'By hand: 87.48 × 100',
    },
    {
      inputs: { cash: 500, debts: 2000, silverPrice: 1 },
      results: { zakat: 0, due: 'Not due', wealth: -1500 },
      cautions: ['Shafi'],
      source: 'By hand: 500 - 2000',
    },
    {
      inputs: { cash: 20000, goldPrice: 2, silverPrice: 130 },
      results: { zakat: 0, nisab: 77350 },
      cautions: ['not swapped', 'which this wealth reaches'],
      source: 'By hand: 595 × 130',
    },
    {
      inputs: { cash: 500000, standard: 'gold', goldPrice: 4000, silverPrice: 1.6 },
      results: { zakat: 12500, nisab: 340000, otherNisab: 952 },
      cautions: ['not of an ounce'],
      source: 'By hand: 85 × 4000; 2.5% of 500000',
    },
    {
      inputs: { cash: 10000, silverPrice: 50 },
      results: { zakat: 0, due: 'Not due', nisab: 29750 },
      cautions: ['that of a gram'],
      source: 'By hand: 595 × 50; by the gram 50/31.1035, the nisab would be 956.49',
    },
    {
      inputs: { cash: 300, silverPrice: 50 },
      results: { zakat: 0, nisab: 29750 },
      source: 'By hand: 300 is below 956.49, too',
    },
    {
      inputs: { gold: '10 ozt', standard: 'gold', goldPrice: '4000 $/ozt' },
      results: { zakat: 1000, metals: 40000, nisab: '10931.25', goldOunce: 4000 },
      cautions: ['Hanafi'],
      source: 'By hand: 10 × 4000; 85 g / 31.1034768 g × 4000',
    },
    {
      inputs: { silver: 1000, silverPrice: 50, standard: 'silver' },
      results: { zakat: 1250, nisab: 29750, silverOunce: '1555.17' },
      cautions: ['Hanafi'],
      source: 'By hand: the price of an ounce taken for that of a gram makes one of 50 × 31.1034768',
    },
    { inputs: { cash: 5000, standard: 'gold' }, refused: 'needs the price of pure gold', source: 'By hand: no price' },
    { inputs: { cash: 5000 }, refused: 'needs the price of pure silver', source: 'By hand: no price' },
    { inputs: { cash: 5000, karat: 18, silverPrice: 1 }, refused: 'are those of gold', source: 'By hand: no gold' },
    {
      inputs: { cash: 5000, fineness: 92.5, silverPrice: 1 },
      refused: 'is that of silver',
      source: 'By hand: no silver',
    },
  ],
  notes: [
    'Zakat is due on what was held for a lunar year above the nisab. Home, household goods, car and tools of one’s trade are not counted.',
    'Crops, livestock and minerals have rates of their own; zakat al-fitr is another due. Scholars differ in details, as on retirement accounts: ask one of the school that you follow.',
    'A lunar year is 354 or 355 days: 2.5% of it is 2.577% of a solar year.',
  ],
  references: [
    { title: 'Zakat calculator of timesprayer.com: nisab of 595 g of silver or 85 g of gold, 2.5% and 2.577%' },
    { title: 'downloadnaat.com, Zakat Calculations: nisab of 87.48 g of gold or 612.36 g of silver' },
    { title: 'AAOIFI Shari’ah Standard no. 35: Zakah (not opened)' },
    { title: 'al-Qaradawi: Fiqh az-Zakat, on nisab, debts and jewelry (not opened)' },
  ],
});

import { choice, defineCalculator, isAbove, isAtMost, number, percent, roundTo, sumOfProducts } from '@reckoner/engine';

/** Both shares of the category, their difference, and the share against the largest competitor. */
export default defineCalculator({
  title: 'Share of voice and market share',
  description:
    'Share of voice, market share, excess share of voice (ESOV) and relative market share of a brand from its advertising or mentions, its sales and the totals of the category.',
  keywords: ['SOV', 'ESOV', 'excess share of voice', 'share of market', 'SOM', 'relative market share', 'BCG matrix'],
  related: ['return-on-ad-spend', 'marketing-roi', 'year-over-year-growth'],
  inputs: {
    measure: choice(
      {
        spend: { label: 'Advertising spend', also: ['spend', 'media spend', 'ad spend'] },
        other: {
          label: 'Mentions, impressions, searches or others',
          also: ['mentions', 'impressions', 'search', 'grp'],
        },
      },
      { label: 'Voice is', default: 'spend' },
    ),
    voice: number({ label: 'Voice of the brand', symbol: 'v', min: 0, max: 1e15 }),
    categoryVoice: number({
      label: 'Voice of the whole category',
      help: 'Of all brands, this one included, in the same unit.',
      symbol: 'V',
      above: 0,
      max: 1e15,
    }),
    sales: number({ label: 'Sales of the brand', help: 'In revenue or in units.', symbol: 's', min: 0, max: 1e15 }),
    categorySales: number({
      label: 'Sales of the whole category',
      help: 'Of all brands, this one included, in the same unit and time.',
      symbol: 'S',
      above: 0,
      max: 1e15,
    }),
    rival: number({
      label: 'Sales of the largest competitor',
      symbol: 's_1',
      above: 0,
      max: 1e15,
      optional: true,
    }),
    growthPer10: number({
      label: 'Points of share a year for 10 points of ESOV',
      help: '0.5 on average of the cases of Binet and Field.',
      symbol: 'g',
      min: 0,
      max: 10,
      usual: [0.1, 2],
      default: 0.5,
      when: { measure: 'spend' },
    }),
  },
  outputs: {
    sov: percent({ label: 'Share of voice', symbol: '\\mathrm{SOV}', places: 2 }),
    som: percent({ label: 'Market share', symbol: '\\mathrm{SOM}', places: 2 }),
    esov: number({ label: 'Excess share of voice in percentage points', symbol: '\\mathrm{ESOV}', places: 2 }),
    relative: number({ label: 'Relative market share', symbol: 'r', places: 2, optional: true }),
    rivalShare: percent({
      label: 'Market share of the largest competitor',
      symbol: '\\mathrm{SOM}_1',
      places: 2,
      optional: true,
    }),
    balance: number({
      label: 'Voice at which its share equals the market share',
      help: 'With the voice of all others as it is.',
      symbol: 'v_0',
      places: 2,
      optional: true,
    }),
    growth: number({
      label: 'Change of market share a year by the rule, in percentage points',
      symbol: '\\Delta',
      places: 2,
      optional: true,
    }),
  },
  formula: ({ measure, voice, categoryVoice, sales, categorySales, rival, growthPer10 }) => {
    const esov =
      (100 * sumOfProducts([voice, categorySales], [-1, sales, categoryVoice])) / (categoryVoice * categorySales);
    return {
      sov: voice / categoryVoice,
      som: sales / categorySales,
      esov,
      relative: rival === undefined ? undefined : sales / rival,
      rivalShare: rival === undefined ? undefined : rival / categorySales,
      balance:
        sales === categorySales || voice === categoryVoice
          ? undefined
          : ((categoryVoice - voice) * sales) / (categorySales - sales),
      growth: measure === 'spend' && sales > 0 && sales < categorySales ? (esov * growthPer10!) / 10 : undefined,
    };
  },
  shown: ({ sov, som, esov, growthPer10, growth }) => ({
    esov: 100 * (sov - som),
    growth: growth === undefined ? undefined : (esov * growthPer10!) / 10,
  }),
  explanation: ({ growth, relative, esov, balance }) => {
    const excess =
      esov === 0
        ? 'The share of voice, {sov}, equals the market share: there is no excess.'
        : 'A share of voice of {sov} is {|esov|} percentage points {esov|below|at|above} the market share of {som}.';
    const rule =
      growth === undefined || esov === 0
        ? ''
        : ' At {growthPer10} {growthPer10|point|points} of share a year for 10 points of excess, the brand would {growth|lose {|growth|} points a year|keep its share|gain {|growth|} points a year}.';
    const even =
      balance === undefined || esov === 0
        ? ''
        : ' With all others’ voice as it is, both shares would be equal at a voice of {balance} for the brand.';
    const rank = relative === undefined ? '' : ' Its sales are {relative} times those of the largest competitor.';
    return `${excess}${even}${rule}${rank}`;
  },
  requires: [
    {
      that: ({ voice, categoryVoice }) => voice <= categoryVoice,
      field: 'categoryVoice',
      says: 'The voice of the category, {categoryVoice}, must have that of the brand, {voice}, in it.',
    },
    {
      that: ({ sales, categorySales }) => sales <= categorySales,
      field: 'categorySales',
      says: 'The sales of the category, {categorySales}, must have those of the brand, {sales}, in them.',
    },
    {
      that: ({ sales, rival, categorySales }) => sales > categorySales || isAtMost(sales + rival, categorySales),
      field: 'rival',
      says: 'The brand and its largest competitor together have more sales than the category, {categorySales}.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ growth, esov }) => growth !== undefined && esov !== 0,
      says: 'The rule is an average of many campaigns, of which single brands differ much; it tells no cause, and later data found it weaker. Look at it as an order of size, not as a forecast.',
    },
    {
      level: 'note',
      when: ({ measure }) => measure === 'other',
      says: 'The rule of growth by excess share of voice was found for advertising spend: for mentions, impressions or searches none is told here.',
    },
    {
      level: 'caution',
      when: ({ esov }) => isAbove(Math.abs(roundTo(esov, 2)), 30),
      says: 'The shares are more than 30 points apart: check that voice and sales are of the same category and time, and that the totals have all brands in them.',
    },
    {
      level: 'caution',
      when: ({ sov, som }) => {
        const [voice, market] = [roundTo(100 * sov, 2), roundTo(100 * som, 2)];
        return sov > 0 && som > 0 && (isAbove(voice, 10 * market) || isAbove(market, 10 * voice));
      },
      says: 'One share is more than ten times the other: check that brand and category are in the same unit, thousands or millions, in both.',
    },
    {
      level: 'caution',
      when: ({ sov, som }) => sov === 1 || som === 1,
      says: 'The brand has all of the voice or all of the sales: were the totals those of the whole category?',
    },
    {
      level: 'caution',
      when: ({ voice, categoryVoice, sales, categorySales }) =>
        (categoryVoice === 100 && voice < 1 && voice > 0) || (categorySales === 100 && sales < 1 && sales > 0),
      says: 'A total of 100 with less than 1 of it: were percents and shares of 1 mixed?',
    },
    {
      level: 'note',
      when: ({ sales }) => sales === 0,
      says: 'A brand that sells nothing yet has all of its share of voice as excess. The rule of growth was found for brands in the market, and is not applied.',
    },
    {
      level: 'note',
      when: ({ relative }) => relative !== undefined && roundTo(relative, 2) === 1,
      says: 'Both sell about as much: which one leads may change with the source of the figures.',
    },
    {
      level: 'caution',
      when: ({ sales, rival, categorySales }) =>
        rival !== undefined && isAbove(categorySales - sales - rival, 20 * rival),
      says: 'The other competitors sell more than twenty times as much as the largest one together: is it the largest, and in the same unit?',
    },
  ],
  examples: [
    {
      inputs: { voice: 30, categoryVoice: 100, sales: 20, categorySales: 100, rival: 40 },
      results: { sov: 30, som: 20, esov: 10, relative: 0.5, rivalShare: 40, balance: 17.5, growth: 0.5 },
      cautions: ['average of many campaigns'],
      source:
        'marketingstudyguide.com, printed: 20%/40% = 0.50; Binet and Field as quoted: 10 points, 0.5 a year; by hand 70 × 20/80',
    },
    {
      inputs: { voice: 1.2, categoryVoice: 20, sales: 45, categorySales: 300, rival: 36, growthPer10: 0.7 },
      results: { sov: 6, som: 15, esov: -9, relative: 1.25, rivalShare: 12, balance: '3.317647', growth: -0.63 },
      cautions: ['average of many campaigns'],
      source: 'By hand: 1.2/20, 45/300, 45/36, 18.8 × 45/255, -9 × 0.07',
    },
    {
      inputs: { measure: 'other', voice: 3, categoryVoice: 10, sales: 0.3, categorySales: 1 },
      results: { sov: 30, som: 30, esov: 0, balance: 3 },
      cautions: ['was found for advertising spend'],
      source: 'By hand: 3 × 1 - 0.3 × 10 = 0; 7 × 0.3/0.7',
    },
    {
      inputs: { voice: 5, categoryVoice: 5, sales: 0, categorySales: 100 },
      results: { sov: 100, som: 0, esov: 100 },
      cautions: ['more than 30 points apart', 'has all of the voice', 'sells nothing yet'],
      source: 'By hand: 5/5',
    },
    {
      inputs: { voice: 10, categoryVoice: 90, sales: 100, categorySales: 100, growthPer10: 1 },
      results: { som: 100, esov: '-88.888889' },
      cautions: ['more than 30 points apart', 'has all of the voice'],
      source: 'By hand: 10/90 - 1',
    },
    {
      inputs: { voice: 0, categoryVoice: 90, sales: 1, categorySales: 100, growthPer10: 10, rival: 1 },
      results: { sov: 0, som: 1, esov: -1, relative: 1, balance: '0.90909091', growth: -1 },
      cautions: ['average of many campaigns', 'Both sell about as much', 'more than twenty times'],
      source: 'By hand: 90 × 1/99',
    },
    {
      inputs: { voice: 0, categoryVoice: 90, sales: 20, categorySales: 100, growthPer10: 10.0 },
      results: { esov: -20, growth: -20 },
      cautions: ['average of many campaigns'],
      source: 'By hand: -20 × 10/10',
    },
    {
      inputs: { voice: 90, categoryVoice: 100, sales: 60, categorySales: 100, growthPer10: 10 },
      results: { esov: 30, growth: 30 },
      cautions: ['average of many campaigns'],
      source: 'By hand: 30 × 10/10',
    },
    {
      inputs: { voice: 0.3, categoryVoice: 100, sales: 20, categorySales: 100 },
      results: { sov: 0.3, esov: -19.7, growth: -0.985 },
      cautions: ['average of many campaigns', 'mixed', 'more than ten times the other'],
      source: 'By hand: 0.3 - 20; -19.7 × 0.05',
    },
    {
      inputs: { voice: 20.004, categoryVoice: 100, sales: 2, categorySales: 100 },
      results: { sov: 20.004, som: 2, esov: 18.004 },
      cautions: ['average of many campaigns'],
      source: 'By hand: 20.004 - 2; 20.00% and 2.00% as shown are not more than ten times apart',
    },
    {
      inputs: { voice: 11, categoryVoice: 10, sales: 1, categorySales: 10 },
      refused: 'The voice of the category',
      source: 'By definition',
    },
    {
      inputs: { voice: 1, categoryVoice: 10, sales: 11, categorySales: 10 },
      refused: 'The sales of the category',
      source: 'By definition',
    },
    {
      inputs: { voice: 1, categoryVoice: 10, sales: 6, categorySales: 10, rival: 5 },
      refused: 'together have more sales',
      source: 'By definition',
    },
  ],
  notes: [
    'Market share in units and in revenue differ where prices do: take one for all of the figures.',
    'A relative market share above 1 belongs to the leader of the market alone.',
  ],
  references: [
    {
      title: 'Ignite Media Consulting: What is ESOV?',
      url: 'https://ignitemediaconsulting.ie/insights/what-is-esov/',
    },
    {
      title:
        'Binet, Field: The Long and the Short of It, IPA (2013) (not opened; its 0.5 points for 10 as quoted in two places)',
      url: 'https://how-marketing-works.vercel.app/share-of-voice',
    },
    {
      title: 'Marketing Architects, Episode 109: The louder you are, the more you grow',
      url: 'https://www.marketingarchitects.com/Podcast/TheMarketingArchitects/Episode109',
    },
    {
      title: 'Farris et al.: Marketing Metrics, 2.2 Relative market share and market concentration (excerpt read)',
      url: 'http://www.informit.com/articles/article.aspx?p=463943&seqNum=3',
    },
    {
      title: 'Marketing Study Guide: Relative market shares',
      url: 'https://www.marketingstudyguide.com/relative-market-shares/',
    },
  ],
});

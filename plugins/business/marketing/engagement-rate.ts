import {
  defineCalculator,
  integer,
  isAbove,
  money,
  number,
  percent,
  roundTo,
  sum,
  table,
  text,
} from '@reckoner/engine';

/** Interactions over reach, followers or impressions: each is called engagement rate somewhere. */
export default defineCalculator({
  title: 'Social media engagement rate',
  description:
    'Engagement rate by reach, by followers and by impressions of one or several posts, with interactions of each post and cost of an interaction.',
  keywords: [
    'engagement rate by reach',
    'ERR',
    'engagement rate by followers',
    'engagement rate by impressions',
    'Instagram engagement rate',
    'influencer engagement rate',
    'cost per engagement',
  ],
  related: ['cost-per-click-and-mille', 'conversion-rate'],
  inputs: {
    likes: integer({ label: 'Likes and other reactions', symbol: 'L', min: 0, max: 1e12, optional: true }),
    comments: integer({ label: 'Comments', symbol: 'C', min: 0, max: 1e12, optional: true }),
    shares: integer({ label: 'Shares', symbol: 'S', min: 0, max: 1e12, optional: true }),
    saves: integer({ label: 'Saves', symbol: 'B', min: 0, max: 1e12, optional: true }),
    clicks: integer({ label: 'Clicks and others', symbol: 'K', min: 0, max: 1e12, optional: true }),
    posts: integer({
      label: 'Posts',
      help: 'Of which the interactions, the reach and the impressions are the sum.',
      symbol: 'n',
      min: 1,
      max: 100000,
      default: 1,
    }),
    reach: number({
      label: 'Reach',
      help: 'People who saw it; of several posts the sum of the reach of each.',
      symbol: 'R',
      min: 1,
      max: 1e12,
      optional: true,
    }),
    followers: number({ label: 'Followers', symbol: 'F', min: 1, max: 1e12, optional: true }),
    impressions: number({
      label: 'Impressions',
      help: 'Times that it was shown, also called views.',
      symbol: 'I',
      min: 1,
      max: 1e13,
      optional: true,
    }),
    spend: money({
      label: 'Spend',
      help: 'On these posts, such as for promotion.',
      symbol: 'G',
      min: 0.01,
      max: 1e12,
      optional: true,
    }),
  },
  outputs: {
    byReach: percent({ label: 'Engagement rate by reach', symbol: 'e_R', places: 2, optional: true }),
    byFollowers: percent({
      label: 'Engagement rate by followers, for each post',
      symbol: 'e_F',
      places: 2,
      optional: true,
    }),
    byImpressions: percent({ label: 'Engagement rate by impressions', symbol: 'e_I', places: 2, optional: true }),
    interactions: integer({ label: 'Interactions', symbol: 'E' }),
    perPost: number({ label: 'Interactions for each post', symbol: 'E_1', places: 1 }),
    frequency: number({ label: 'Impressions for each person reached', symbol: 'f', places: 2, optional: true }),
    reachShare: percent({
      label: 'Reach of a post in percent of the followers',
      symbol: 'q',
      places: 1,
      optional: true,
    }),
    cost: money({ label: 'Cost of an interaction', symbol: 'c', per: 'each', places: 4, optional: true }),
    kinds: table(
      {
        kind: text({ label: 'Interaction' }),
        count: integer({ label: 'Number' }),
        share: percent({ label: 'Share', places: 1, optional: true }),
      },
      { label: 'Interactions by kind' },
    ),
  },
  formula: ({ likes, comments, shares, saves, clicks, posts, reach, followers, impressions, spend }) => {
    const given = [
      { kind: 'Likes and other reactions', count: likes },
      { kind: 'Comments', count: comments },
      { kind: 'Shares', count: shares },
      { kind: 'Saves', count: saves },
      { kind: 'Clicks and others', count: clicks },
    ];
    const interactions = sum(given.map(({ count }) => count ?? 0));
    const perPost = interactions / posts;
    return {
      byReach: reach === undefined ? undefined : interactions / reach,
      byFollowers: followers === undefined ? undefined : perPost / followers,
      byImpressions: impressions === undefined ? undefined : interactions / impressions,
      interactions,
      perPost,
      frequency: reach === undefined || impressions === undefined ? undefined : impressions / reach,
      reachShare: reach === undefined || followers === undefined ? undefined : reach / posts / followers,
      cost: spend === undefined || interactions === 0 ? undefined : spend / interactions,
      kinds: given
        .filter(({ count }) => count !== undefined)
        .map(({ kind, count }) => ({
          kind,
          count: count ?? 0,
          share: interactions === 0 ? undefined : (count ?? 0) / interactions,
        })),
    };
  },
  shown: ({
    likes,
    comments,
    shares,
    saves,
    clicks,
    interactions,
    posts,
    perPost,
    reach,
    followers,
    impressions,
    spend,
  }) => ({
    interactions: (likes ?? 0) + (comments ?? 0) + (shares ?? 0) + (saves ?? 0) + (clicks ?? 0),
    perPost: interactions / posts,
    byReach: reach === undefined ? undefined : interactions / reach,
    byFollowers: followers === undefined ? undefined : perPost / followers,
    byImpressions: impressions === undefined ? undefined : interactions / impressions,
    cost: spend === undefined || interactions === 0 ? undefined : spend / interactions,
    kinds: undefined,
  }),
  stepwise: [
    'Kinds of interactions that were left out are not counted; the table has the share of each that was sent.',
  ],
  figure: { kind: 'bars', table: 'kinds', label: 'kind', value: 'count' },
  explanation: ({ posts, byReach, byFollowers, byImpressions, cost }) => {
    const of = posts === 1 ? 'one post' : '{posts} posts, {perPost} for each,';
    const rates = [
      byReach === undefined ? '' : '{byReach} of the reach',
      byFollowers === undefined
        ? ''
        : posts === 1
          ? '{byFollowers} of the followers'
          : '{byFollowers} of the followers for each post',
      byImpressions === undefined ? '' : '{byImpressions} of the impressions',
    ]
      .filter((rate) => rate !== '')
      .join('; ');
    const money = cost === undefined ? '' : ' Interactions cost {cost}.';
    return `{interactions} {interactions|interaction|interactions} of ${of} {interactions|is|are} an engagement rate of ${rates}.${money}`;
  },
  requires: [
    {
      that: (_, given) => given.likes || given.comments || given.shares || given.saves || given.clicks,
      field: 'likes',
      says: 'Give the number of at least one kind of interaction, 0 where there was none.',
    },
    {
      that: (_, given) => given.reach || given.followers || given.impressions,
      field: 'reach',
      says: 'Give the reach, the followers or the impressions: the rate is of one of them.',
    },
    {
      that: ({ reach, impressions }) => reach <= impressions,
      field: 'impressions',
      says: 'There are fewer impressions, {impressions}, than people reached, {reach}: each of them saw it once at least.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ byImpressions, byReach }) =>
        (byImpressions !== undefined && isAbove(byImpressions, 1)) || (byReach !== undefined && isAbove(byReach, 1)),
      says: 'There are more interactions than people who saw it or times that it was shown: check that all are of the same posts.',
    },
    {
      level: 'caution',
      when: ({ byImpressions, byReach, byFollowers }) =>
        (byReach === undefined || !isAbove(byReach, 1)) &&
        (byImpressions === undefined || !isAbove(byImpressions, 1)) &&
        [byReach, byImpressions, byFollowers].some((rate) => isAbove(roundTo(100 * (rate ?? 0), 2), 30)),
      says: 'A rate above 30% is rare for more than a few people: check that the interactions are not of more posts than the rest, and the number of posts.',
    },
    {
      level: 'note',
      when: ({ posts, reach }) => posts > 1 && reach !== undefined,
      says: 'The reach must be the sum of the reach of each post: an account’s reach of the whole time counts each person once, and makes the rate too high.',
    },
    {
      level: 'note',
      when: ({ posts, reach, impressions, followers }) =>
        posts === 1 && followers !== undefined && reach === undefined && impressions === undefined,
      says: 'The interactions are taken as those of one post: if they are the sum of several, say of how many.',
    },
    {
      level: 'note',
      when: (_, given) =>
        [given.likes, given.comments, given.shares, given.saves, given.clicks].filter(Boolean).length === 1,
      says: 'One kind of interaction alone is counted. Compare with rates only that count the same kinds.',
    },
    {
      level: 'note',
      when: ({ clicks }) => clicks !== undefined && clicks > 0,
      says: 'Clicks are counted here; many published rates have likes, comments, shares and saves alone.',
    },
    {
      level: 'note',
      when: ({ interactions, spend }) => spend !== undefined && interactions === 0,
      says: 'Without an interaction the spend has no cost of one.',
    },
    {
      level: 'caution',
      when: ({ frequency }) => frequency !== undefined && isAbove(roundTo(frequency, 2), 20),
      says: 'Each person saw it more than twenty times: check that reach and impressions are of the same posts and time.',
    },
  ],
  examples: [
    {
      inputs: { likes: 500, impressions: 20000 },
      results: { byImpressions: 2.5, interactions: 500, perPost: 500 },
      cautions: ['One kind of interaction alone'],
      source: 'narrative.bi, printed example: 500 of 20,000 impressions are 2.5%',
    },
    {
      inputs: {
        likes: 800,
        comments: 60,
        shares: 40,
        saves: 90,
        clicks: 10,
        reach: 8000,
        followers: 25000,
        impressions: 10000,
        spend: 50,
      },
      results: {
        byReach: 12.5,
        byFollowers: 4,
        byImpressions: 10,
        interactions: 1000,
        perPost: 1000,
        frequency: 1.25,
        reachShare: 32,
        cost: 0.05,
        kinds: { length: 5, rows: { 0: { count: 800, share: 80 }, 4: { kind: 'Clicks and others', share: 1 } } },
      },
      cautions: ['Clicks are counted here'],
      source: 'By hand: 1000/8000, 1000/25000, 1000/10000, 10000/8000, 8000/25000, 50/1000',
    },
    {
      inputs: { likes: 900, comments: 100, posts: 5, followers: 10000, reach: 20000 },
      results: { byReach: 5, byFollowers: 2, perPost: 200, reachShare: 40 },
      cautions: ['sum of the reach of each post'],
      source: 'By hand, as in dashthis.com: 1000/(10000 × 5); 1000/20000; 4000/10000',
    },
    {
      inputs: { likes: 300, comments: 20, followers: 8000 },
      results: { byFollowers: 4 },
      cautions: ['as those of one post'],
      source: 'By hand: 320/8000',
    },
    {
      inputs: { likes: 0, reach: 100, impressions: 3000, spend: 5 },
      results: {
        byReach: 0,
        byImpressions: 0,
        interactions: 0,
        frequency: 30,
        kinds: { length: 1, rows: { 0: { count: 0 } } },
      },
      cautions: ['One kind of interaction alone', 'no cost of one', 'more than twenty times'],
      source: 'By hand: 3000/100',
    },
    {
      inputs: { likes: 90, comments: 30, reach: 100, impressions: 100 },
      results: { byReach: 120, byImpressions: 120 },
      cautions: ['more interactions than people'],
      source: 'By hand: 120/100',
    },
    {
      inputs: { likes: 30, comments: 10, reach: 100 },
      results: { byReach: 40 },
      cautions: ['above 30%'],
      source: 'By hand: 40/100',
    },
    {
      inputs: { likes: 30000, comments: 4, reach: 100000 },
      results: { byReach: 30.004 },
      source: 'By hand: 30004/100000, which reads as 30.00% and is not called more',
    },
    { inputs: { reach: 100 }, refused: 'at least one kind', source: 'By definition' },
    { inputs: { likes: 100 }, refused: 'the rate is of one of them', source: 'By definition' },
    { inputs: { likes: 1, reach: 100, impressions: 99 }, refused: 'fewer impressions', source: 'By definition' },
  ],
  notes: [
    'Rates by reach, by followers and by impressions are not to be compared with each other: of one post the rate by impressions is never above that by reach.',
    'Platforms count reach, views and interactions each in their own way, and change it.',
  ],
  references: [
    {
      title: 'CalculatorMasters: Social media engagement rate formula (by followers, reach, impressions, views)',
      url: 'https://calculatormasters.com/calculators/social-media-marketing/social-media-engagement-rate-calculator/formula',
    },
    {
      title: 'DashThis: Engagement rate calculator (total engagements over followers times posts)',
      url: 'https://static.dashthis.com/engagement-rate-calculator',
    },
    {
      title: 'Narrative BI: How to calculate engagement rate',
      url: 'https://www.narrative.bi/free-tools/how-to-calculate-engagement-rate',
    },
  ],
});

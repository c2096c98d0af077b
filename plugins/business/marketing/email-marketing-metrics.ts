import { constant, defineCalculator, integer, isAbove, isAtLeast, money, percent, roundTo } from '@reckoner/engine';

/** Rates over the emails delivered, which are those sent less those that bounced; clicks over opens beside them. */
export default defineCalculator({
  title: 'Email campaign metrics',
  description:
    'Delivery, bounce, open, click, click-to-open, unsubscribe, complaint and conversion rates, revenue per email and return of an email campaign from its counts.',
  keywords: [
    'email open rate',
    'CTOR',
    'click-to-open rate',
    'email click rate',
    'unsubscribe rate',
    'bounce rate of emails',
    'spam complaint rate',
    'revenue per email',
  ],
  related: ['conversion-rate', 'marketing-roi', 'ab-test-significance'],
  arithmetic: 'decimal',
  inputs: {
    sent: integer({ label: 'Emails sent', symbol: 'S', min: 1, max: 1e12 }),
    bounces: integer({
      label: 'Bounces',
      help: 'Hard and soft together; 0 where none came back.',
      symbol: 'B',
      min: 0,
      max: 1e12,
    }),
    opens: integer({
      label: 'Unique opens',
      help: 'People who opened, each counted once.',
      symbol: 'O',
      min: 0,
      max: 1e12,
      optional: true,
    }),
    clicks: integer({
      label: 'Unique clicks',
      help: 'People who clicked, each counted once.',
      symbol: 'C',
      min: 0,
      max: 1e12,
      optional: true,
    }),
    unsubscribes: integer({ label: 'Unsubscribes', symbol: 'U', min: 0, max: 1e12, optional: true }),
    complaints: integer({ label: 'Spam complaints', symbol: 'M', min: 0, max: 1e12, optional: true }),
    orders: integer({
      label: 'Conversions',
      help: 'Orders, sign-ups: what the email was for.',
      symbol: 'K',
      min: 0,
      max: 1e12,
      optional: true,
    }),
    revenue: money({ label: 'Revenue', symbol: 'R', min: 0, max: 1e12, optional: true }),
    cost: money({ label: 'Cost of the campaign', symbol: 'G', min: 0.01, max: 1e12, optional: true }),
  },
  outputs: {
    delivered: integer({ label: 'Emails delivered', symbol: 'D' }),
    deliveryRate: percent({ label: 'Delivery rate', symbol: 'd', places: 2 }),
    bounceRate: percent({ label: 'Bounce rate', symbol: 'b', places: 2 }),
    openRate: percent({ label: 'Open rate', symbol: 'o', places: 2, optional: true }),
    clickRate: percent({ label: 'Click rate', symbol: 'c', places: 2, optional: true }),
    ctor: percent({ label: 'Click-to-open rate', symbol: '\\mathrm{CTOR}', places: 2, optional: true }),
    unsubscribeRate: percent({ label: 'Unsubscribe rate', symbol: 'u', places: 2, optional: true }),
    complaintRate: percent({ label: 'Complaint rate', symbol: 'm', places: 3, optional: true }),
    conversionRate: percent({ label: 'Conversions per email delivered', symbol: 'k', places: 3, optional: true }),
    clickConversion: percent({ label: 'Conversions per click', symbol: 'k_C', places: 2, optional: true }),
    perEmail: money({ label: 'Revenue per email delivered', per: 'each', symbol: 'r', places: 4, optional: true }),
    perOrder: money({ label: 'Revenue per conversion', symbol: 'r_K', optional: true }),
    perThousand: money({ label: 'Revenue per thousand emails delivered', symbol: 'r_{1000}', optional: true }),
    roi: percent({
      label: 'Revenue less cost, in percent of the cost',
      symbol: '\\mathrm{ROI}',
      places: 1,
      optional: true,
    }),
  },
  formula: ({ sent, bounces, opens, clicks, unsubscribes, complaints, orders, revenue, cost }) => {
    const delivered = sent - bounces;
    return {
      delivered,
      deliveryRate: delivered / sent,
      bounceRate: bounces / sent,
      openRate: opens === undefined ? undefined : opens / delivered,
      clickRate: clicks === undefined ? undefined : clicks / delivered,
      ctor: opens === undefined || clicks === undefined || opens === 0 ? undefined : clicks / opens,
      unsubscribeRate: unsubscribes === undefined ? undefined : unsubscribes / delivered,
      complaintRate: complaints === undefined ? undefined : complaints / delivered,
      conversionRate: orders === undefined ? undefined : orders / delivered,
      clickConversion: orders === undefined || clicks === undefined || clicks === 0 ? undefined : orders / clicks,
      perEmail: revenue === undefined ? undefined : revenue / delivered,
      perThousand: revenue === undefined ? undefined : (1000 * revenue) / delivered,
      perOrder: revenue === undefined || orders === undefined || orders === 0 ? undefined : revenue / orders,
      roi: revenue === undefined || cost === undefined ? undefined : (revenue - cost) / cost,
    };
  },
  explanation: ({ opens, clicks, ctor, unsubscribes, complaints, orders, revenue, roi }) => {
    const first =
      '{delivered} of {sent} {sent|email was|emails were} delivered ({deliveryRate}); {bounces} bounced ({bounceRate}).';
    const people = [
      opens === undefined ? '' : ' {openRate} of those delivered were opened.',
      clicks === undefined ? '' : ' {clickRate} of those delivered were clicked.',
      ctor === undefined ? '' : ' Clicks are {ctor} of the opens.',
      unsubscribes === undefined ? '' : ' The unsubscribe rate is {unsubscribeRate}.',
      complaints === undefined ? '' : ' The complaint rate is {complaintRate}.',
      orders === undefined
        ? ''
        : ' {orders|There was|There were} {orders} {orders|conversion|conversions}, {conversionRate} of the emails delivered.',
      revenue === undefined
        ? ''
        : orders === undefined || orders === 0
          ? ' A thousand emails delivered brought {perThousand}.'
          : ' A thousand emails delivered brought {perThousand}, a conversion {perOrder}.',
      roi === undefined
        ? ''
        : ' The revenue is {roi|{|roi|} below the cost|as high as the cost|{|roi|} above the cost}.',
    ].join('');
    return `${first}${people}`;
  },
  requires: [
    {
      that: ({ sent, bounces }) => bounces < sent,
      field: 'bounces',
      says: 'With {bounces} bounces of {sent} sent no email was delivered: there is nothing to take rates of.',
    },
    {
      that: ({ sent, bounces, opens }) => bounces >= sent || opens <= sent - bounces,
      field: 'opens',
      says: 'More opens, {opens}, than emails delivered: send unique opens, each person once, not all opens.',
    },
    {
      that: ({ sent, bounces, clicks }) => bounces >= sent || clicks <= sent - bounces,
      field: 'clicks',
      says: 'More clicks, {clicks}, than emails delivered: send unique clicks, each person once, not all clicks.',
    },
    {
      that: ({ sent, bounces, unsubscribes }) => bounces >= sent || unsubscribes <= sent - bounces,
      field: 'unsubscribes',
      says: 'There are more unsubscribes, {unsubscribes}, than emails delivered.',
    },
    {
      that: ({ sent, bounces, complaints }) => bounces >= sent || complaints <= sent - bounces,
      field: 'complaints',
      says: 'There are more complaints, {complaints}, than emails delivered.',
    },
    {
      that: (_, given) => !given.cost || given.revenue,
      field: 'cost',
      says: 'The cost is compared with the revenue: give that, too.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ complaintRate }) => complaintRate !== undefined && isAtLeast(roundTo(100 * complaintRate, 3), 0.3),
      says: 'Google’s sender guidelines of 2024 ask to keep the spam rate below 0.10% and never to reach 0.30%, where mail may go to spam or be rejected. Stop sending to those who did not ask for it, and make unsubscribing easy.',
    },
    {
      level: 'caution',
      when: ({ complaintRate }) =>
        complaintRate !== undefined &&
        isAtLeast(roundTo(100 * complaintRate, 3), 0.1) &&
        !isAtLeast(roundTo(100 * complaintRate, 3), 0.3),
      says: 'Google’s sender guidelines of 2024 ask to keep the spam rate below 0.10%, and this is not: look at who gets these emails and how often.',
    },
    {
      level: 'note',
      when: ({ complaints }) => complaints !== undefined,
      says: 'Gmail sends no complaints back to senders one by one, so that a count from a mailing tool has none of Gmail’s: read its spam rate in Postmaster Tools, taken over what reached the inbox.',
    },
    {
      level: 'caution',
      when: ({ bounceRate }) => isAbove(roundTo(100 * bounceRate, 2), 5),
      says: ({ sent, bounces }) =>
        2 * bounces > sent
          ? 'More than half bounced: was the number of emails delivered sent as bounces? If not, remove addresses that do not exist before the next send, as mailbox providers judge senders by it.'
          : 'More than 5% bounced: remove addresses that do not exist before the next send, as mailbox providers judge senders by it.',
    },
    {
      level: 'caution',
      when: ({ bounceRate }) => isAbove(roundTo(100 * bounceRate, 2), 2) && !isAbove(roundTo(100 * bounceRate, 2), 5),
      says: 'More than 2% bounced, where many senders draw the line: remove addresses that do not exist, and check that the count is one of bounces.',
    },
    {
      level: 'caution',
      when: ({ openRate, clickRate }) =>
        isAbove(roundTo(100 * (openRate ?? 0), 2), 80) || isAbove(roundTo(100 * (clickRate ?? 0), 2), 40),
      says: 'So many opens or clicks are rare but in small lists: check that each person is counted once, not each open or click.',
    },
    {
      level: 'note',
      when: ({ opens }) => opens !== undefined,
      says: 'Opens are counted by a loaded image: Apple’s Mail Privacy Protection (since 2021) loads it unread, and blocked images hide opens. The open rate is often too high, and clicks per open too low; compare campaigns by clicks.',
    },
    {
      level: 'caution',
      when: ({ opens, clicks }) => opens !== undefined && clicks !== undefined && clicks > opens,
      says: 'More people clicked than opened: check that clicks are unique ones. Blocked images and programs that follow every link do that, too.',
    },
    {
      level: 'caution',
      when: ({ orders, clicks }) => orders !== undefined && clicks !== undefined && orders > clicks,
      says: 'There are more conversions than people who clicked: check how conversions are put down to this email.',
    },
    {
      level: 'caution',
      when: ({ orders, delivered }) => orders !== undefined && orders > delivered,
      says: 'There are more conversions than emails delivered: check that they are those of this email alone.',
    },
    {
      level: 'caution',
      when: ({ unsubscribeRate }) => unsubscribeRate !== undefined && isAbove(roundTo(100 * unsubscribeRate, 2), 2),
      says: 'More than one in fifty unsubscribed: check that the count is of this email alone; if it is, look at to whom it went.',
    },
    {
      level: 'caution',
      when: ({ unsubscribes, clicks }) => unsubscribes !== undefined && clicks !== undefined && unsubscribes > clicks,
      says: 'More people unsubscribed than clicked: were the two numbers changed about?',
    },
    {
      level: 'caution',
      when: ({ orders, revenue }) => orders === 0 && revenue !== undefined && revenue > constant(0, '$'),
      says: 'There is revenue without a conversion: check that both are put down to this email in the same way.',
    },
    {
      level: 'note',
      when: ({ delivered, complaints }) => complaints !== undefined && complaints > 0 && delivered < 1000,
      says: 'Of fewer than a thousand emails one complaint is more than 0.1%: look at the rate of several campaigns together.',
    },
    {
      level: 'caution',
      when: ({ roi }) => roi !== undefined && isAbove(roundTo(100 * roi, 1), 5000),
      says: 'The revenue is more than fifty times the cost: check that both are of this campaign, and that the cost has work and tools in it.',
    },
    {
      level: 'note',
      when: ({ roi }) => roi !== undefined,
      says: 'The return counts the whole revenue: of it goods and shipping are yet to be paid. Send the gross profit as revenue for the return of the campaign.',
    },
    {
      level: 'note',
      when: ({ bounces, sent }) => bounces === 0 && sent >= 1000,
      says: 'No bounce among so many emails is rare: were the emails delivered sent as emails sent?',
    },
  ],
  examples: [
    {
      inputs: { sent: 10000, bounces: 150, opens: 2150, clicks: 430, unsubscribes: 26 },
      results: {
        delivered: 9850,
        deliveryRate: 98.5,
        bounceRate: 1.5,
        openRate: '21.827411',
        clickRate: '4.3654822',
        ctor: 20,
        unsubscribeRate: '0.26395939',
      },
      cautions: ['Mail Privacy Protection'],
      source: 'Counts of the example of tools.gera.services; by hand 2150/9850, 430/9850, 430/2150, 26/9850',
    },
    {
      inputs: { sent: 20000, bounces: 400, clicks: 490, complaints: 10, orders: 49, revenue: 3920, cost: 500 },
      results: {
        delivered: 19600,
        clickRate: 2.5,
        complaintRate: '0.05102041',
        conversionRate: 0.25,
        clickConversion: 10,
        perEmail: 0.2,
        perThousand: 200,
        perOrder: 80,
        roi: 684,
      },
      cautions: ['none of Gmail’s', 'counts the whole revenue'],
      source: 'By hand: 490/19600, 10/19600, 49/19600, 49/490, 3920/19600, 3420/500',
    },
    {
      inputs: { sent: 100000, bounces: 0, complaints: 300, revenue: 100, cost: 400 },
      results: { complaintRate: 0.3, perThousand: 1, roi: -75 },
      cautions: ['never to reach 0.30%', 'none of Gmail’s', 'counts the whole revenue', 'No bounce among so many'],
      source: 'onlyinfluencers.com, printed example: 300 of 100,000 are 0.3%; by hand -300/400',
    },
    {
      inputs: { sent: 10050, bounces: 50, complaints: 10 },
      results: { complaintRate: 0.1 },
      cautions: ['and this is not', 'none of Gmail’s'],
      source: 'By hand: 10/10000',
    },
    {
      inputs: { sent: 100, bounces: 10, opens: 20, clicks: 25, orders: 30, unsubscribes: 9 },
      results: { bounceRate: 10, ctor: 125, unsubscribeRate: 10, clickConversion: 120, conversionRate: '33.333333' },
      cautions: [
        'More than 5% bounced',
        'Mail Privacy Protection',
        'clicked than opened',
        'than people who clicked',
        'one in fifty',
      ],
      source: 'By hand: 10/100, 25/20, 9/90, 30/25, 30/90',
    },
    {
      inputs: { sent: 10, bounces: 0, opens: 0, clicks: 0, orders: 12, revenue: 100, cost: 100 },
      results: { openRate: 0, clickRate: 0, conversionRate: 120, perEmail: 10, roi: 0 },
      cautions: [
        'Mail Privacy Protection',
        'than people who clicked',
        'than emails delivered: check',
        'counts the whole revenue',
      ],
      source: 'By hand: 12/10; 100/10; of no opens and no clicks there is no share',
    },
    {
      inputs: { sent: 510, bounces: 10, clicks: 5, unsubscribes: 6, complaints: 1, orders: 0, revenue: 900, cost: 10 },
      results: { complaintRate: 0.2, unsubscribeRate: 1.2, roi: 8900, perThousand: 1800 },
      cautions: [
        'and this is not',
        'none of Gmail’s',
        'unsubscribed than clicked',
        'without a conversion',
        'fewer than a thousand',
        'fifty times',
        'counts the whole revenue',
      ],
      source: 'By hand: 1/500, 6/500, 890/10, 900/0.5',
    },
    {
      inputs: { sent: 10000, bounces: 430, opens: 9000, clicks: 150 },
      results: { bounceRate: 4.3, openRate: '94.0438871', clickRate: '1.5673981' },
      cautions: ['More than 2% bounced', 'each person is counted once', 'Mail Privacy Protection'],
      source: 'By hand: 430/10000, 9000/9570, 150/9570',
    },
    {
      inputs: { sent: 5000, bounces: 50, clicks: 2475 },
      results: { bounceRate: 1, clickRate: 50 },
      cautions: ['each person is counted once'],
      source: 'By hand: 2475/4950',
    },
    {
      inputs: { sent: 10000, bounces: 9850 },
      results: { delivered: 150, bounceRate: 98.5 },
      cautions: ['emails delivered sent as bounces'],
      source: 'By hand: 9850 of 10000',
    },
    { inputs: { sent: 10, bounces: 10 }, refused: 'no email was delivered', source: 'By definition' },
    { inputs: { sent: 10, bounces: 1, opens: 10 }, refused: 'send unique opens', source: 'By definition' },
    { inputs: { sent: 10, bounces: 1, clicks: 10 }, refused: 'send unique clicks', source: 'By definition' },
    { inputs: { sent: 10, bounces: 1, unsubscribes: 10 }, refused: 'more unsubscribes', source: 'By definition' },
    { inputs: { sent: 10, bounces: 1, complaints: 10 }, refused: 'more complaints', source: 'By definition' },
    { inputs: { sent: 10, bounces: 1, cost: 10 }, refused: 'give that, too', source: 'By definition' },
  ],
  notes: [
    'Delivered means that a server took the email: it may lie in the spam folder.',
    'Rates are of emails delivered. Some programs take emails sent instead, or leave soft bounces out; compare figures of one program only.',
  ],
  references: [
    {
      title: 'Email Calculator: Email marketing formulas every marketer should know',
      url: 'https://emailcalculator.com/blog/email-marketing-formulas-every-marketer-should-know',
    },
    { title: 'Gera: Email open rate calculator', url: 'https://tools.gera.services/email-open-rate-calculator' },
    {
      title:
        'Google: Email sender guidelines FAQ (excerpt read; the limits of 0.10% and 0.30% as three other sites quote them)',
      url: 'https://support.google.com/a/answer/14229414',
    },
    {
      title: 'Suped: What is an acceptable bounce rate threshold (excerpt read: below 2%)',
      url: 'https://www.suped.com/knowledge/email-deliverability/sender-reputation/what-is-an-acceptable-bounce-rate-threshold-and-how-does-it-affect-sender-reputation',
    },
    {
      title: 'Only Influencers: Inbox or spam? 0.3% decides your fate (2025)',
      url: 'https://mail.onlyinfluencers.com/email-marketing-blog-posts/best-practice-email-strategy/entry/inbox-or-spam-0-3-decides-your-fate',
    },
  ],
});

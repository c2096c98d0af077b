import { defineCalculator, findRoot, integer, isBelow, noResult, number } from '@reckoner/engine';

const MOST_STAGES = 300;

/** Steps between the operating lines and y = αx/(1 + (α - 1)x); minimum reflux where the q-line meets that curve; Fenske. */
export default defineCalculator({
  title: 'McCabe-Thiele distillation',
  description:
    'Ideal stages, feed stage, minimum reflux and minimum stages of a binary distillation from α, compositions, q and reflux.',
  keywords: [
    'distillation column',
    'theoretical plates',
    'reflux ratio',
    'minimum reflux',
    'Fenske equation',
    'q-line',
  ],
  inputs: {
    volatility: number({ label: 'Relative volatility', symbol: '\\alpha', min: 1.05, max: 1000 }),
    feed: number({
      label: 'Light component in the feed',
      help: 'As a mole fraction.',
      symbol: 'z_F',
      above: 0,
      below: 1,
    }),
    distillate: number({ label: 'Light component in the distillate', symbol: 'x_D', above: 0, max: 0.9999 }),
    bottoms: number({ label: 'Light component in the bottoms', symbol: 'x_B', min: 0.0001, below: 1 }),
    quality: number({
      label: 'Liquid fraction of the feed',
      help: '1 for boiling liquid, 0 for saturated vapor.',
      symbol: 'q',
      min: -0.5,
      max: 2,
      default: 1,
    }),
    reflux: number({ label: 'Reflux ratio', text: 'ratio', symbol: 'R', above: 0, max: 1000 }),
  },
  outputs: {
    stages: integer({ label: 'Ideal stages with the reboiler', symbol: 'N' }),
    exact: number({ label: 'Stages with the last as a fraction', places: 2 }),
    feedStage: integer({ label: 'Feed stage from the top', symbol: 'N_F' }),
    minimumReflux: number({ label: 'Minimum reflux ratio', symbol: 'R_{min}', places: 4 }),
    minimumStages: number({ label: 'Minimum stages at total reflux', symbol: 'N_{min}', places: 2 }),
  },
  algorithm: ({ volatility, feed, distillate, bottoms, quality, reflux }) => {
    // Where the q-line meets the equilibrium curve.
    const pinch = findRoot(
      (x) =>
        quality * (volatility - 1) * x ** 2 +
        (quality - feed * (volatility - 1) - (quality - 1) * volatility) * x -
        feed,
      0,
      1,
    );
    const pinchVapor = (volatility * pinch) / (1 + (volatility - 1) * pinch);
    // A pinch above the distillate asks for no reflux at all.
    const minimumReflux = Math.max((distillate - pinchVapor) / (pinchVapor - pinch), 0);
    if (reflux <= minimumReflux * (1 + 1e-9)) throw noResult('The reflux ratio must lie above its minimum.');
    // Where the operating lines meet, on the q-line.
    const meetingLiquid = (feed * (reflux + 1) + distillate * (quality - 1)) / (reflux + quality);
    const meetingVapor = (reflux * feed + quality * distillate) / (reflux + quality);
    if (meetingLiquid <= bottoms || meetingLiquid >= distillate)
      throw noResult('The operating lines do not meet between the products.');
    const slope = (meetingVapor - bottoms) / (meetingLiquid - bottoms);
    let vapor = distillate;
    let previous = distillate;
    let feedStage = 0;
    for (let stages = 1; stages <= MOST_STAGES; stages++) {
      const liquid = vapor / (volatility - (volatility - 1) * vapor);
      const below = liquid < meetingLiquid;
      if (below && feedStage === 0) feedStage = stages;
      if (liquid <= bottoms) {
        const odds = (distillate / (1 - distillate)) * ((1 - bottoms) / bottoms);
        return {
          stages,
          exact: stages - 1 + (previous - bottoms) / (previous - liquid),
          feedStage,
          minimumReflux,
          minimumStages: Math.log(odds) / Math.log(volatility),
        };
      }
      vapor = below ? bottoms + slope * (liquid - bottoms) : (reflux * liquid + distillate) / (reflux + 1);
      previous = liquid;
    }
    throw noResult(`More than ${MOST_STAGES} stages: raise the reflux ratio.`);
  },
  explanation: 'The column needs {stages} ideal {stages|stage|stages} with the feed on stage {feedStage}.',
  requires: [
    {
      that: ({ bottoms, feed }) => bottoms < feed,
      field: 'bottoms',
      says: 'The bottoms, {bottoms}, must hold less of the light component than the feed, {feed}.',
    },
    {
      that: ({ feed, distillate }) => feed < distillate,
      field: 'distillate',
      says: 'The distillate, {distillate}, must hold more of the light component than the feed, {feed}.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ reflux, minimumReflux }) => isBelow(reflux, 1.05 * minimumReflux),
      says: 'The reflux is within 5% of its minimum: small errors of α or the feed then ask for many more stages. Usual are 1.1 to 1.5 times the minimum.',
    },
  ],
  examples: [
    {
      inputs: { volatility: 2.5, feed: 0.5, distillate: 0.95, bottoms: 0.05, reflux: 2 },
      results: { stages: 11, exact: 10.388001, feedStage: 5, minimumReflux: 1.1, minimumStages: 6.4268662 },
      source: 'Python: steps with scipy.optimize.brentq; minimum reflux by hand (0.95 - 5/7)/(5/7 - 1/2) = 1.1; Fenske',
    },
    {
      inputs: { volatility: 2.4, feed: 0.4, distillate: 0.95, bottoms: 0.05, quality: 0.5, reflux: 4 },
      results: { stages: 10, exact: 9.8348471, feedStage: 6, minimumReflux: 2.1644769 },
      source: 'Python: steps with scipy.optimize.brentq',
    },
    {
      inputs: { volatility: 3, feed: 0.45, distillate: 0.9, bottoms: 0.1, quality: 1.2, reflux: 1.5 },
      results: { stages: 7, exact: 6.0422443, feedStage: 3, minimumReflux: 0.6 },
      source: 'Python: steps with scipy.optimize.brentq',
    },
    {
      inputs: { volatility: 2.5, feed: 0.5, distillate: 0.95, bottoms: 0.05, reflux: 1 },
      noResult: 'above its minimum',
      source: 'By hand: minimum 1.1',
    },
    {
      inputs: { volatility: 2.5, feed: 0.5, distillate: 0.4, bottoms: 0.05, reflux: 3 },
      refused: 'must hold more of the light component',
      source: 'By definition',
    },
    {
      inputs: { volatility: 2.5, feed: 0.04, distillate: 0.95, bottoms: 0.05, reflux: 3 },
      refused: 'must hold less of the light component',
      source: 'By definition',
    },
    {
      inputs: { volatility: 2.5, feed: 0.5, distillate: 0.95, bottoms: 0.05, reflux: 1.12 },
      results: { minimumReflux: 1.1 },
      cautions: ['within 5% of its minimum'],
      source: 'By hand: (0.95 - 5/7)/(5/7 - 1/2)',
    },
    {
      inputs: { volatility: 1000, feed: 0.5, distillate: 0.95, bottoms: 0.05, reflux: 2 },
      results: { minimumReflux: 0, stages: 1 },
      source: 'By hand: the vapor of the feed, 0.999, is purer than the distillate',
    },
    {
      inputs: { volatility: 1000, feed: 0.5, distillate: 0.95, bottoms: 0.3, quality: -0.5, reflux: 3 },
      noResult: 'do not meet between the products',
      source: 'By hand: they meet at (0.5 × 4 - 0.95 × 1.5)/2.5 = 0.23, below the bottoms',
    },
  ],
  notes: [
    'Constant molar overflow, constant relative volatility, total condenser; the reboiler counts as a stage. Divide by the tray efficiency for real trays.',
  ],
  references: [
    {
      title: 'McCabe, Thiele: Graphical design of fractionating columns, Ind. Eng. Chem. 17 (1925) 605',
      doi: '10.1021/ie50186a023',
    },
  ],
});

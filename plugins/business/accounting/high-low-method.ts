import {
  constant,
  defineCalculator,
  isAbove,
  isBelow,
  linearRegression,
  money,
  number,
  rows,
  text,
} from '@reckoner/engine';

const HALF_CENT = constant(0.005, '$');

/** The line through the periods of most and of least activity. */
export default defineCalculator({
  title: 'High-low method',
  description:
    'Variable cost of a unit and fixed cost of a mixed cost from the periods with the highest and the lowest activity, and the cost at another activity.',
  keywords: ['mixed cost', 'semi-variable cost', 'cost behavior', 'cost formula', 'fixed and variable cost'],
  related: ['break-even-point', 'contribution-margin'],
  inputs: {
    periods: rows(
      {
        name: text({ label: 'Period', maxLength: 40, optional: true }),
        activity: number({ label: 'Activity', min: 0, max: 1e12 }),
        cost: money({ label: 'Total cost', min: 0, max: 1e13 }),
      },
      {
        label: 'Periods',
        help: 'Activity in units, hours or miles; the whole cost of the period, not that of a unit.',
        symbol: 'x',
        minItems: 2,
        maxItems: 200,
      },
    ),
    at: number({ label: 'Activity to estimate the cost for', symbol: 'q', min: 0, max: 1e12, optional: true }),
  },
  outputs: {
    variable: money({ label: 'Variable cost of a unit', symbol: 'v', per: 'each' }),
    fixed: money({ label: 'Fixed cost of a period', symbol: 'F' }),
    estimate: money({ label: 'Cost at the other activity', symbol: 'Y', optional: true }),
    high: text({ label: 'Highest activity' }),
    low: text({ label: 'Lowest activity' }),
    fitVariable: money({ label: 'Variable cost of a unit by least squares', symbol: 'b', per: 'each', optional: true }),
    fitFixed: money({ label: 'Fixed cost of a period by least squares', symbol: 'a', optional: true }),
  },
  formula: ({ periods, at }) => {
    const activities = periods.map(({ activity }) => activity);
    const highAt = activities.indexOf(Math.max(...activities));
    const lowAt = activities.indexOf(Math.min(...activities));
    const high = periods[highAt]!;
    const low = periods[lowAt]!;
    const variable = (high.cost - low.cost) / (high.activity - low.activity);
    const fixed = low.cost - variable * low.activity;
    const highNumber = highAt + 1;
    const lowNumber = lowAt + 1;
    const line =
      periods.length < 3
        ? undefined
        : linearRegression(
            activities,
            periods.map(({ cost }) => cost),
          );
    return {
      variable,
      fixed,
      estimate: at === undefined ? undefined : fixed + variable * at,
      high: high.name ?? `Period ${highNumber}`,
      low: low.name ?? `Period ${lowNumber}`,
      fitVariable: line?.slope,
      fitFixed: line?.intercept,
    };
  },
  shown: () => ({ fitVariable: undefined, fitFixed: undefined }),
  stepwise: [
    'The variable cost: the difference of the costs of the periods of highest and lowest activity over that of their activities.',
    'The fixed cost: the cost of either less the variable cost times its activity.',
    'Least squares draws the line through all periods that has the smallest sum of squared distances of the costs.',
  ],
  figure: {
    kind: 'curve',
    title: 'Cost over activity',
    x: { of: 'at', label: 'Activity' },
    y: { of: 'fixed', label: 'Cost' },
    curve: ({ periods, at, variable, fixed, fitVariable, fitFixed }) => {
      const to = Math.max(...periods.map(({ activity }) => activity), at ?? 0);
      const line = { label: 'High-low', y: (q: number) => fixed + variable * q };
      return {
        from: 0,
        to,
        lines:
          fitVariable === undefined || fitFixed === undefined
            ? [line]
            : [line, { label: 'Least squares', dashed: true, y: (q: number) => fitFixed + fitVariable * q }],
        points: periods.map(({ activity, cost }): [number, number] => [activity, cost]),
      };
    },
  },
  explanation: ({ estimate }) =>
    estimate === undefined
      ? 'Between {low}, of the lowest activity, and {high}, of the highest, the variable cost is {variable}, and {fixed} a period is fixed.'
      : 'Between {low}, of the lowest activity, and {high}, of the highest, the variable cost is {variable}, and {fixed} a period is fixed: {estimate} at an activity of {at}.',
  requires: [
    {
      that: ({ periods }) => periods.some(({ activity }) => activity !== periods[0]!.activity),
      field: 'periods',
      says: 'All periods have the same activity: no line can be drawn through them.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ variable }) => variable < 0,
      says: 'The period of more activity cost less, so that the variable cost is negative: one of the two is not like the others, or activity does not drive this cost.',
    },
    {
      level: 'caution',
      when: ({ fixed, variable }) => isBelow(fixed, -HALF_CENT) && variable >= 0,
      says: 'The fixed cost is negative, which no cost is: the line holds between the two activities at best, or one of the two periods is not like the others.',
    },
    {
      level: 'caution',
      when: ({ periods, at }) =>
        at !== undefined &&
        (at > Math.max(...periods.map(({ activity }) => activity)) ||
          at < Math.min(...periods.map(({ activity }) => activity))),
      says: 'An activity of {at} lies outside of what was observed: fixed costs may jump there, and prices change.',
    },
    {
      level: 'note',
      when: ({ periods }) => {
        const activities = periods.map(({ activity }) => activity);
        return isAbove(Math.min(...activities), 0.9 * Math.max(...activities));
      },
      says: 'The activities lie within a tenth of the highest: small differences of cost turn the line, and the fixed cost, that of no activity, lies far from all that was observed.',
    },
    {
      level: 'note',
      when: ({ periods }) => {
        const top = Math.max(...periods.map(({ activity }) => activity));
        const least = Math.min(...periods.map(({ activity }) => activity));
        const most = Math.max(...periods.map(({ cost }) => cost));
        const fewest = Math.min(...periods.map(({ cost }) => cost));
        return (
          !periods.some(({ activity, cost }) => activity === top && cost === most) ||
          !periods.some(({ activity, cost }) => activity === least && cost === fewest)
        );
      },
      says: 'The highest or the lowest cost is that of another period: the method goes by the activity, not by the cost.',
    },
    {
      level: 'caution',
      when: ({ periods }) => {
        const top = Math.max(...periods.map(({ activity }) => activity));
        const least = Math.min(...periods.map(({ activity }) => activity));
        return [top, least].some((end) => {
          const tied = periods.filter(({ activity }) => activity === end);
          return tied.some(({ cost }) => cost !== tied[0]!.cost);
        });
      },
      says: 'Several periods share the highest or the lowest activity at other costs: the first of them was taken, and another gives another line.',
    },
    {
      level: 'caution',
      when: ({ fitVariable, variable }) =>
        fitVariable !== undefined &&
        isAbove(Math.abs(fitVariable - variable), 0.2 * Math.max(Math.abs(variable), Math.abs(fitVariable))),
      says: 'Least squares over all periods gives a variable cost more than a fifth apart, {fitVariable}: look at the points for one that is not like the others.',
    },
  ],
  examples: [
    {
      inputs: {
        periods: [
          { name: 'March', activity: 3135, cost: 48340 },
          { name: 'April', activity: 3095, cost: 47993 },
          { name: 'May', activity: 3133, cost: 48345 },
          { name: 'June', activity: 3157, cost: 48548 },
          { name: 'July', activity: 3065, cost: 47733 },
          { name: 'August', activity: 3076, cost: 47830 },
          { name: 'September', activity: 3084, cost: 47880 },
          { name: 'October', activity: 3125, cost: 48247 },
          { name: 'November', activity: 3098, cost: 48014 },
        ],
      },
      results: {
        variable: '8.858695652',
        fixed: '20581.10',
        high: 'June',
        low: 'July',
        fitVariable: '8.894247015',
        fitFixed: '20463.97',
      },
      cautions: ['within a tenth'],
      source: 'A printed exercise: 815/92, which it rounds to 8.86; least squares by numpy.polyfit',
    },
    {
      inputs: {
        periods: [
          { activity: 3000, cost: 230000 },
          { activity: 8000, cost: 380000 },
        ],
        at: 6000,
      },
      results: { variable: 30, fixed: 140000, estimate: 320000, high: 'Period 2', low: 'Period 1' },
      source: 'Iloilo Corp, a printed exercise; by hand 150000/5000, 230000 - 90000, 140000 + 180000',
    },
    {
      inputs: {
        periods: [
          { name: 'Jan', activity: 900, cost: 5450 },
          { name: 'Feb', activity: 1800, cost: 6900 },
          { name: 'Mar', activity: 2400, cost: 8100 },
          { name: 'Apr', activity: 600, cost: 3600 },
        ],
        at: 2500,
      },
      results: { variable: 2.5, fixed: 2100, estimate: 8350 },
      cautions: ['outside of what was observed'],
      source: 'A printed exercise: 4500/1800 = 2.50; by hand 3600 - 1500, 2100 + 6250',
    },
    {
      inputs: {
        periods: [
          { activity: 10, cost: 500 },
          { activity: 20, cost: 400 },
        ],
        at: 15,
      },
      results: { variable: -10, fixed: 600, estimate: 450 },
      cautions: ['cost less', 'that of another period'],
      source: 'By hand: -100/10, 500 + 100',
    },
    {
      inputs: {
        periods: [
          { activity: 10, cost: 100 },
          { activity: 15, cost: 101 },
          { activity: 20, cost: 400 },
          { activity: 20, cost: 150 },
        ],
        at: 5,
      },
      results: { variable: 30, fixed: -200, estimate: -50 },
      cautions: [
        'which no cost is',
        'outside of what was observed',
        'the first of them was taken',
        'more than a fifth',
      ],
      source: 'By hand: 300/10, 100 - 300, -200 + 150',
    },
    {
      inputs: {
        periods: [
          { activity: 10, cost: 100 },
          { activity: 10, cost: 120 },
        ],
      },
      refused: 'the same activity',
      source: 'By definition',
    },
  ],
  notes: [
    'Two periods decide, so that one odd one bends the line: leave out a period of a strike or of a breakdown.',
    'Costs of some years should be brought to one price level first.',
  ],
  references: [
    { title: 'Garrison, Noreen, Brewer: Managerial Accounting, 16th ed., ch. 5, appendix 5A' },
    { title: 'Horngren, Datar, Rajan: Cost Accounting, 15th ed., ch. 10' },
  ],
});

import { category, defineCalculator, number, percent, sumOfProducts, text } from '@reckoner/engine';

const payoff = (label: string, symbol: string) => number({ label, symbol, min: -1e9, max: 1e9 });

/** Pure equilibria by best responses, and the mixed one that makes each player indifferent. */
export default defineCalculator({
  title: 'Nash equilibrium',
  description: 'Pure and mixed Nash equilibria of a game of two players with two strategies each, from the payoffs.',
  keywords: ['game theory', 'bimatrix', 'mixed strategy', 'prisoner’s dilemma', 'best response'],
  inputs: {
    a11: payoff('Row player at top, left', 'a_{11}'),
    a12: payoff('Row player at top, right', 'a_{12}'),
    a21: payoff('Row player at bottom, left', 'a_{21}'),
    a22: payoff('Row player at bottom, right', 'a_{22}'),
    b11: payoff('Column player at top, left', 'b_{11}'),
    b12: payoff('Column player at top, right', 'b_{12}'),
    b21: payoff('Column player at bottom, left', 'b_{21}'),
    b22: payoff('Column player at bottom, right', 'b_{22}'),
  },
  outputs: {
    pure: text({ label: 'Pure equilibria' }),
    kind: category(['Pure only', 'Mixed only', 'Pure and mixed'], { label: 'Kinds of equilibrium' }),
    top: percent({ label: 'Row player plays top (mixed)', symbol: 'p', optional: true }),
    left: percent({ label: 'Column player plays left (mixed)', symbol: 'q', optional: true }),
    rowValue: number({ label: 'Row player’s mean payoff (mixed)', optional: true }),
    columnValue: number({ label: 'Column player’s mean payoff (mixed)', optional: true }),
  },
  algorithm: ({ a11, a12, a21, a22, b11, b12, b21, b22 }) => {
    const cells = [
      ['top, left', a11 >= a21 && b11 >= b12],
      ['top, right', a12 >= a22 && b12 >= b11],
      ['bottom, left', a21 >= a11 && b21 >= b22],
      ['bottom, right', a22 >= a12 && b22 >= b21],
    ] as const;
    const found = cells.filter(([, isEquilibrium]) => isEquilibrium).map(([name]) => name);
    const pure = found.length > 0 ? found.join('; ') : 'none';
    const rowStake = sumOfProducts([a11], [-1, a12], [-1, a21], [a22]);
    const columnStake = sumOfProducts([b11], [-1, b12], [-1, b21], [b22]);
    const left = (a22 - a12) / rowStake;
    const top = (b22 - b21) / columnStake;
    const isMixed = rowStake !== 0 && columnStake !== 0 && left > 0 && left < 1 && top > 0 && top < 1;
    if (!isMixed) {
      // Where the other plays so that a player is indifferent, and goes on to do so at some mixture.
      const stays = (here: number, there: number) => here > 0 || there > 0 || (here === 0 && there === 0);
      const mixes =
        (a11 === a21 && stays(b11 - b12, b21 - b22)) ||
        (a12 === a22 && stays(b12 - b11, b22 - b21)) ||
        (b11 === b12 && stays(a11 - a21, a12 - a22)) ||
        (b21 === b22 && stays(a21 - a11, a22 - a12));
      return { pure, kind: mixes ? 'Pure and mixed' : 'Pure only' };
    }
    return {
      pure,
      kind: found.length > 0 ? 'Pure and mixed' : 'Mixed only',
      top,
      left,
      rowValue: sumOfProducts([a11, a22], [-1, a12, a21]) / rowStake,
      columnValue: sumOfProducts([b11, b22], [-1, b12, b21]) / columnStake,
    };
  },
  explanation: ({ top, kind }) =>
    top === undefined
      ? kind === 'Pure only'
        ? 'Pure equilibria: {pure}.'
        : 'Pure equilibria: {pure}. There are infinitely many mixed ones as well, in which a player who gains nothing by either strategy mixes them.'
      : 'Pure equilibria: {pure}. In the mixed one, top is played with {top} and left with {left}.',
  examples: [
    {
      inputs: { a11: -1, a12: -3, a21: 0, a22: -2, b11: -1, b12: 0, b21: -3, b22: -2 },
      results: { pure: 'bottom, right', kind: 'Pure only' },
      source: 'Osborne, Rubinstein: A Course in Game Theory, §2.3: the prisoner’s dilemma',
    },
    {
      inputs: { a11: 2, a12: 0, a21: 0, a22: 1, b11: 1, b12: 0, b21: 0, b22: 2 },
      results: {
        pure: 'top, left; bottom, right',
        kind: 'Pure and mixed',
        top: 66.66666667,
        left: 33.33333333,
        rowValue: 0.66666667,
        columnValue: 0.66666667,
      },
      source: 'Osborne, Rubinstein: A Course in Game Theory, §3.1: Bach or Stravinsky, ((2/3, 1/3), (1/3, 2/3))',
    },
    {
      inputs: { a11: 1, a12: -1, a21: -1, a22: 1, b11: -1, b12: 1, b21: 1, b22: -1 },
      results: { pure: 'none', kind: 'Mixed only', top: 50, left: 50, rowValue: 0, columnValue: 0 },
      source: 'Osborne, Rubinstein: A Course in Game Theory, §2.3: matching pennies',
    },
    {
      inputs: { a11: 0.1, a12: -0.2, a21: -0.3, a22: 0.6, b11: -0.1, b12: 0.2, b21: 0.3, b22: -0.6 },
      results: { pure: 'none', kind: 'Mixed only', top: 75, left: 66.66666667, rowValue: 0, columnValue: 0 },
      source: 'By hand: 0.1 × 0.6 - 0.2 × 0.3, a fair game',
    },
    {
      inputs: { a11: -1, a12: -2, a21: 0, a22: -2, b11: -1, b12: 0, b21: -3, b22: -2 },
      results: { pure: 'top, right; bottom, right', kind: 'Pure and mixed' },
      source: 'By hand: at right the row player gets -2 by either strategy, and right stays the better one',
    },
    {
      inputs: { a11: 1, a12: 0, a21: 1, a22: 2, b11: 1, b12: 1, b21: 0, b22: 2 },
      results: { pure: 'top, left; bottom, right', kind: 'Pure only' },
      source: 'By hand: at top, left both are indifferent, but any mixture draws the other away',
    },
    {
      inputs: { a11: 2, a12: 1, a21: 0, a22: 0, b11: 3, b12: 3, b21: 0, b22: 1 },
      results: { pure: 'top, left; top, right', kind: 'Pure and mixed' },
      source: 'By hand: top is always better, and there the column player is indifferent',
    },
    {
      inputs: { a11: 0, a12: 0, a21: 0, a22: 0, b11: 0, b12: 0, b21: 0, b22: 0 },
      results: { kind: 'Pure and mixed' },
      source: 'By definition: every mixture is an equilibrium where nothing is at stake',
    },
  ],
  references: [
    { title: 'Osborne, Rubinstein: A Course in Game Theory (1994), ch. 2 and 3', isbn: '978-0-262-65040-3' },
  ],
});

import { defineCalculator, integer, list, noResult, table } from '@reckoner/engine';

/** Running score after each of ten frames, and the last one; there must be rolls enough for ten frames. */
function framesOf(rolls: number[]) {
  const frames: { frame: number; score: number }[] = [];
  let at = 0;
  let score = 0;
  for (let frame = 1; frame <= 10; frame += 1) {
    const first = rolls[at]!;
    const second = rolls[at + 1] ?? 0;
    const third = rolls[at + 2] ?? 0;
    if (first === 10) {
      score += 10 + second + third;
      at += 1;
    } else {
      score += first + second + (first + second === 10 ? third : 0);
      at += 2;
    }
    frames.push({ frame, score });
  }
  return { frames, score };
}

/** The rolls with strikes, or the spare that a begun frame allows, added to the end of the game; refuses impossible ones. */
function completed(rolls: readonly number[]) {
  const all = [...rolls];
  let at = 0;
  const take = (most: number) => {
    if (at === all.length) all.push(most);
    const pins = all[at]!;
    if (pins > most) throw noResult(`Roll ${at + 1} knocks down more pins than stand.`);
    at += 1;
    return pins;
  };
  for (let frame = 1; frame <= 9; frame += 1) {
    const first = take(10);
    if (first < 10) take(10 - first);
  }
  const first = take(10);
  const second = take(first === 10 ? 10 : 10 - first);
  if (first + second >= 10) take(second === 10 || first + second === 10 ? 10 : 10 - second);
  if (all.length > at) throw noResult('There are more rolls than a game of ten frames has.');
  return all;
}

/** Ten-pin bowling with the traditional scoring: a strike adds the next two rolls, a spare the next one. */
export default defineCalculator({
  title: 'Bowling score',
  description: 'Ten-pin bowling score frame by frame and the highest score still possible from the pins of each roll.',
  keywords: ['ten-pin', 'strike', 'spare', 'perfect game', 'frames'],
  inputs: {
    rolls: list(integer({ label: 'Pins', min: 0, max: 10 }), { label: 'Pins of each roll', maxItems: 21 }),
  },
  outputs: {
    score: integer({ label: 'Score' }),
    maximum: integer({ label: 'Highest score possible' }),
    frames: table(
      { frame: integer({ label: 'Frame' }), score: integer({ label: 'Score' }) },
      { label: 'Running score, later rolls as none' },
    ),
  },
  algorithm: ({ rolls }) => {
    const maximum = framesOf(completed(rolls)).score;
    const { frames, score } = framesOf([...rolls, ...Array.from({ length: 21 }, () => 0)]);
    return { score, maximum, frames };
  },
  figure: { kind: 'series', table: 'frames', x: 'frame', lines: ['score'] },
  explanation: 'The score is {score}; at most {maximum} is possible in this game.',
  examples: [
    {
      inputs: { rolls: [10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10] },
      results: { score: 300, maximum: 300, frames: { length: 10, rows: { 0: { score: 30 }, 9: { score: 300 } } } },
      source: 'USBC: twelve strikes are a perfect game of 300',
    },
    {
      inputs: { rolls: [10, 7, 3, 9, 0, 10, 0, 8, 8, 2, 0, 6, 10, 10, 10, 8, 1] },
      results: {
        score: 167,
        maximum: 167,
        frames: {
          rows: { 0: { score: 20 }, 1: { score: 39 }, 2: { score: 48 }, 8: { score: 148 }, 9: { score: 167 } },
        },
      },
      source: 'By hand: 20, 39, 48, 66, 74, 84, 90, 120, 148, 167',
    },
    {
      inputs: { rolls: [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5] },
      results: { score: 150, maximum: 150 },
      source: 'By hand: ten spares of 15',
    },
    {
      inputs: { rolls: [9, 0] },
      results: { score: 9, maximum: 279 },
      source: 'By hand: 9 + nine frames of 30',
    },
    {
      inputs: { rolls: [10, 4] },
      results: { score: 18, maximum: 280 },
      source: 'By hand: 20 + 20 + eight frames of 30, the second a spare followed by a strike',
    },
    { inputs: { rolls: [6, 6] }, noResult: 'more pins than stand', source: 'By definition' },
    {
      inputs: { rolls: [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3] },
      noResult: 'more rolls',
      source: 'By definition',
    },
  ],
  notes: [
    'In an unfinished game rolls to come count nothing in the score, and as strikes or spares in the highest one.',
  ],
  references: [{ title: 'USBC Playing Rules (2023–2024), rules 2a to 2f: how the game is scored' }],
});

import { defineCalculator, integer, number, percent } from '@reckoner/engine';

/** Chances that the attacker loses 0, 1 or 2 armies of those at stake, by dice of attacker (1 to 3) and defender (1, 2). */
const ONE_AT_STAKE = [
  [15 / 36, 55 / 216],
  [125 / 216, 295 / 1296],
  [855 / 1296, 2890 / 7776],
] as const;
/** With two at stake, the chance that each side loses one. */
const BOTH_LOSE_ONE = [0, 420 / 1296, 2611 / 7776] as const;

/** Markov chain over the armies of both sides; the attacker keeps one army back and rolls as many dice as allowed. */
export default defineCalculator({
  title: 'Risk battle odds',
  description:
    'Chance that the attacker wins a battle of the board game Risk, and the armies that each side is left with on average.',
  keywords: ['risk board game', 'dice battle', 'attacker', 'defender', 'markov chain'],
  inputs: {
    attackers: integer({ label: 'Armies of the attacker', symbol: 'A', min: 2, max: 60 }),
    defenders: integer({ label: 'Armies of the defender', symbol: 'D', min: 1, max: 60 }),
  },
  outputs: {
    win: percent({ label: 'Attacker wins', symbol: 'P', places: 2 }),
    attackersLeft: number({ label: 'Attacker’s armies left', places: 2 }),
    defendersLeft: number({ label: 'Defender’s armies left', places: 2 }),
  },
  algorithm: ({ attackers, defenders }) => {
    const states: { win: number; attack: number; defend: number }[][] = [];
    for (let a = 0; a <= attackers; a++) {
      states[a] = [];
      for (let d = 0; d <= defenders; d++) {
        if (d === 0) states[a]![d] = { win: 1, attack: a, defend: 0 };
        else if (a <= 1) states[a]![d] = { win: 0, attack: a, defend: d };
        else
          states[a]![d] = mix(
            outcomes(Math.min(3, a - 1), Math.min(2, d)).map(([p, la, ld]) => [p, states[a - la]![d - ld]!]),
          );
      }
    }
    const { win, attack, defend } = states[attackers]![defenders]!;
    return { win, attackersLeft: attack, defendersLeft: defend };
  },
  explanation:
    'The attacker wins {win} of such battles; on average {attackersLeft} attacking and {defendersLeft} defending armies are left.',
  examples: [
    {
      inputs: { attackers: 10, defenders: 8 },
      results: { win: 64.64117649, attackersLeft: 4.04504687, defendersLeft: 1.232258311 },
      source: 'Python 3.11: all rolls enumerated, recursion over armies',
    },
    {
      inputs: { attackers: 2, defenders: 1 },
      results: { win: 41.66666667, attackersLeft: 1.416666667 },
      source: 'Osborne 2003, table 2: 0.417; 15 of 36 rolls',
    },
    {
      inputs: { attackers: 4, defenders: 2 },
      results: { win: 65.59539998 },
      source: 'Python 3.11: all rolls enumerated, recursion over armies',
    },
  ],
  references: [
    {
      title: 'Osborne: Markov Chains for the RISK Board Game Revisited, Mathematics Magazine 76 (2003) 129',
      doi: '10.1080/0025570X.2003.11953165',
    },
  ],
});

type State = { win: number; attack: number; defend: number };

/** Probability, armies lost by the attacker and by the defender, for a roll of so many dice. */
function outcomes(attackDice: number, defendDice: number): readonly (readonly [number, number, number])[] {
  if (attackDice === 1 || defendDice === 1) {
    const wins = ONE_AT_STAKE[attackDice - 1]![defendDice - 1]!;
    return [
      [wins, 0, 1],
      [1 - wins, 1, 0],
    ];
  }
  const winsBoth = ONE_AT_STAKE[attackDice - 1]![1]!;
  const one = BOTH_LOSE_ONE[attackDice - 1]!;
  return [
    [winsBoth, 0, 2],
    [one, 1, 1],
    [1 - winsBoth - one, 2, 0],
  ];
}

function mix(parts: readonly (readonly [number, State])[]): State {
  const total = (pick: (state: State) => number) => parts.reduce((sum, [p, state]) => sum + p * pick(state), 0);
  return { win: total((s) => s.win), attack: total((s) => s.attack), defend: total((s) => s.defend) };
}

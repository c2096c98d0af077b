import { defineCalculator, number, percent } from '@reckoner/engine';

/** Drake's product of 1961; every factor but the first three is a guess. */
export default defineCalculator({
  title: 'Drake equation',
  description:
    'Number of civilizations in the Galaxy that can communicate, from star formation, planets, life and lifetime.',
  keywords: ['extraterrestrial', 'seti', 'civilizations', 'fermi paradox'],
  inputs: {
    starFormation: number({ label: 'Star formation per year', symbol: 'R_*', min: 0, max: 1000, default: 1.5 }),
    withPlanets: percent({
      label: 'Stars with planets',
      symbol: 'f_p',
      min: 0,
      max: 100,
      default: 100,
      usual: [1, 100],
    }),
    habitable: number({ label: 'Habitable planets per such star', symbol: 'n_e', min: 0, max: 100, default: 0.4 }),
    life: percent({ label: 'Of these, with life', symbol: 'f_l', min: 0, max: 100, usual: [0.0001, 100] }),
    intelligence: percent({
      label: 'Of these, with intelligence',
      symbol: 'f_i',
      min: 0,
      max: 100,
      usual: [0.0001, 100],
    }),
    communication: percent({
      label: 'Of these, that communicate',
      symbol: 'f_c',
      min: 0,
      max: 100,
      usual: [0.0001, 100],
    }),
    lifetime: number({ label: 'Years for which they communicate', symbol: 'L', min: 0, max: 1e10 }),
  },
  outputs: {
    civilizations: number({ label: 'Civilizations now', symbol: 'N' }),
    birthRate: number({ label: 'New civilizations per year', symbol: 'B' }),
  },
  formula: ({ starFormation, withPlanets, habitable, life, intelligence, communication, lifetime }) => {
    const birthRate = starFormation * withPlanets * habitable * life * intelligence * communication;
    return { civilizations: birthRate * lifetime, birthRate };
  },
  explanation:
    'With {birthRate} new civilizations a year that last {lifetime} {lifetime|year|years} there {civilizations|is|are} {civilizations} at a time.',
  examples: [
    {
      inputs: {
        starFormation: 10,
        withPlanets: 50,
        habitable: 2,
        life: 100,
        intelligence: 1,
        communication: 1,
        lifetime: 10000,
      },
      results: { civilizations: 10, birthRate: 0.001 },
      source: 'By hand: 10 × 0.5 × 2 × 1 × 0.01 × 0.01 × 10 000 = 10',
    },
    {
      inputs: { life: 10, intelligence: 10, communication: 50, lifetime: 1000 },
      results: { civilizations: 3, birthRate: 0.003 },
      source: 'By hand: 1.5 × 1 × 0.4 × 0.1 × 0.1 × 0.5 × 1000',
    },
  ],
  notes: ['Of the factors only star formation and planets have been measured: the result is an opinion in numbers.'],
  references: [
    { title: 'Drake, Sobel: Is Anyone Out There? The Scientific Search for Extraterrestrial Intelligence (1992)' },
  ],
});

import { defineCalculator, integer, number, percent, quantity, rows } from '@reckoner/engine';

/** Fourth-power rule with traffic growing each year; the load that does the damage of one standard axle is an input. */
export default defineCalculator({
  title: 'ESAL axle loads',
  description:
    'Equivalent standard axle loads in the design lane from axle loads, daily counts, growth and design years.',
  keywords: ['equivalent single axle load', '18 kip', '80 kN', 'fourth power law', 'pavement traffic', 'W18'],
  inputs: {
    axles: rows(
      {
        load: quantity('kN', { label: 'Load of the axle group', usual: [2, 700], min: 0.1, max: 2000 }),
        perDay: number({ label: 'Passes a day, both directions', min: 0, max: 1e6 }),
        standard: quantity('kN', {
          label: 'Standard load: 80 kN single, about 148 kN tandem',
          usual: [70, 250],
          min: 10,
          max: 1000,
          default: 80,
        }),
      },
      { label: 'Axle groups', maxItems: 50 },
    ),
    growth: percent({ label: 'Growth a year', usual: [0.3, 10], symbol: 'g', min: 0, max: 20, default: 2 }),
    years: integer({ label: 'Design years', symbol: 'n', min: 1, max: 60, default: 20 }),
    directional: percent({
      label: 'Share of the direction',
      usual: [40, 100],
      symbol: 'D_D',
      min: 30,
      max: 100,
      default: 50,
    }),
    lane: percent({
      label: 'Share of the design lane',
      usual: [50, 100],
      help: 'One lane 100%, two lanes 80 to 100%, three 60 to 80%.',
      symbol: 'D_L',
      min: 30,
      max: 100,
      default: 100,
    }),
    exponent: number({ label: 'Exponent', symbol: 'm', min: 3, max: 6, default: 4 }),
  },
  outputs: {
    design: number({ label: 'ESALs over the design years', symbol: 'W', places: 0 }),
    daily: number({ label: 'ESALs a day at the start, both directions', symbol: 'w', places: 1 }),
    growthFactor: number({ label: 'Growth factor', symbol: 'G', places: 2 }),
  },
  formula: ({ axles, growth, years, directional, lane, exponent }) => {
    let daily = 0;
    for (const { load, perDay, standard } of axles) daily += perDay * (load / standard) ** exponent;
    const growthFactor = growth < 1e-9 ? years : ((1 + growth) ** years - 1) / growth;
    return { design: daily * 365 * growthFactor * directional * lane, daily, growthFactor };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ axles }) => axles.some(({ load, standard }) => load > 130 && standard < 100),
      says: 'A load of over 130 kN is mostly that of a tandem or triple axle: give its own standard load, or it counts many times too much.',
    },
  ],
  explanation:
    'The traffic counts {daily} standard axles a day; the design lane takes {design} in {years} {years|year|years}.',
  examples: [
    {
      inputs: {
        axles: [
          { load: '18 kip', perDay: 500, standard: '18 kip' },
          { load: '22 kip', perDay: 100, standard: '18 kip' },
          { load: '10 kip', perDay: 1000, standard: '18 kip' },
        ],
        growth: 3,
        lane: 90,
      },
      results: { design: 3612027.054, daily: 818.411827, growthFactor: 26.870374 },
      source: 'Python: 500 + 100 (22/18)⁴ + 1000 (10/18)⁴; × 365 × (1.03²⁰ − 1)/0.03 × 0.5 × 0.9',
    },
    {
      inputs: { axles: [{ load: 160, perDay: 10 }], growth: 0, years: 10 },
      results: { design: 292000, daily: 160, growthFactor: 10 },
      cautions: ['A load of over 130 kN'],
      source: 'By hand: 10 × 2⁴; × 365 × 10 × 0.5',
    },
    {
      inputs: {
        axles: [
          { load: 100, perDay: 300 },
          { load: 180, perDay: 50, standard: 148 },
        ],
        directional: 60,
        exponent: 4.5,
      },
      results: { design: 4999303.017, daily: 939.5201145, growthFactor: 24.2973698 },
      source: 'Python: 300 (100/80)^4.5 + 50 (180/148)^4.5; × 365 × (1.02²⁰ − 1)/0.02 × 0.6',
    },
  ],
  notes: [
    'The AASHTO load equivalency factors depend on structural number and serviceability too; the fourth power is within about 20%.',
  ],
  references: [{ title: 'Huang: Pavement Analysis and Design, 2nd ed., ch. 6' }],
});

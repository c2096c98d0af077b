import { choice, defineCalculator, isNear, number, table, text } from '@reckoner/engine';

/** ASCE 7-16, 2.3.1 and 2.3.6 (strength) or 2.4.1 and 2.4.5 (allowable stress); wind and earthquake act both ways. */
export default defineCalculator({
  title: 'Load combinations (ASCE 7-16)',
  description:
    'Governing largest and smallest combination of dead, live, roof, snow, rain, wind and earthquake effects.',
  keywords: ['LRFD', 'ASD', 'factored load', '1.2D + 1.6L', 'uplift', 'design load'],
  inputs: {
    method: choice(
      { lrfd: 'Strength design (LRFD)', asd: 'Allowable stress design (ASD)' },
      { label: 'Method', default: 'lrfd' },
    ),
    dead: number({
      label: 'Dead D',
      help: 'Effects in any one unit: kN, psf, kip-ft.',
      symbol: 'D',
      min: -1e9,
      max: 1e9,
    }),
    live: number({ label: 'Live L', symbol: 'L', min: 0, max: 1e9, default: 0 }),
    roofLive: number({ label: 'Roof live Lr', symbol: 'L_r', min: 0, max: 1e9, default: 0 }),
    snow: number({ label: 'Snow S', symbol: 'S', min: 0, max: 1e9, default: 0 }),
    rain: number({ label: 'Rain R', symbol: 'R', min: 0, max: 1e9, default: 0 }),
    wind: number({
      label: 'Wind W, in either direction',
      help: 'At strength level, as of ASCE 7-10 and later.',
      symbol: 'W',
      min: 0,
      max: 1e9,
      default: 0,
    }),
    earthquake: number({
      label: 'Horizontal earthquake Eh, in either direction',
      symbol: 'E_h',
      min: 0,
      max: 1e9,
      default: 0,
    }),
    verticalEarthquake: number({ label: 'Vertical earthquake Ev', symbol: 'E_v', min: 0, max: 1e9, default: 0 }),
  },
  outputs: {
    largest: number({ label: 'Largest combination', symbol: 'U_{max}' }),
    governing: text({ label: 'Governs' }),
    smallest: number({ label: 'Smallest combination', help: 'Negative: uplift or reversal.', symbol: 'U_{min}' }),
    combinations: table(
      {
        combination: text({ label: 'Combination' }),
        largest: number({ label: 'Largest' }),
        smallest: number({ label: 'Smallest' }),
      },
      { label: 'Combinations' },
    ),
  },
  formula: ({ method, dead, live, roofLive, snow, rain, wind, earthquake, verticalEarthquake }) => {
    const roof = Math.max(roofLive, snow, rain);
    // Against an upward dead load variable loads would help: the smallest combination is without them.
    const row = (combination: string, permanent: number, variable: number, reversing: number) => ({
      combination,
      largest: permanent + variable + reversing,
      smallest: (dead < 0 ? permanent : permanent + variable) - reversing,
    });
    // The vertical earthquake is a share of the dead load, and has its sign.
    const vertical = dead < 0 ? -verticalEarthquake : verticalEarthquake;
    const combinations =
      method === 'lrfd'
        ? [
            row('1.4D', 1.4 * dead, 0, 0),
            row('1.2D + 1.6L + 0.5(Lr or S or R)', 1.2 * dead, 1.6 * live + 0.5 * roof, 0),
            row('1.2D + 1.6(Lr or S or R) + L', 1.2 * dead, 1.6 * roof + live, 0),
            row('1.2D + 1.6(Lr or S or R) + 0.5W', 1.2 * dead, 1.6 * roof, 0.5 * wind),
            row('1.2D + W + L + 0.5(Lr or S or R)', 1.2 * dead, live + 0.5 * roof, wind),
            row('0.9D + W', 0.9 * dead, 0, wind),
            row('1.2D + Ev + Eh + L + 0.2S', 1.2 * dead + vertical, live + 0.2 * snow, earthquake),
            row('0.9D - Ev + Eh', 0.9 * dead - vertical, 0, earthquake),
          ]
        : [
            row('D', dead, 0, 0),
            row('D + L', dead, live, 0),
            row('D + (Lr or S or R)', dead, roof, 0),
            row('D + 0.75L + 0.75(Lr or S or R)', dead, 0.75 * live + 0.75 * roof, 0),
            row('D + 0.6W', dead, 0, 0.6 * wind),
            row('D + 0.75L + 0.75(0.6W) + 0.75(Lr or S or R)', dead, 0.75 * live + 0.75 * roof, 0.45 * wind),
            row('0.6D + 0.6W', 0.6 * dead, 0, 0.6 * wind),
            row('D + 0.7Ev + 0.7Eh', dead + 0.7 * vertical, 0, 0.7 * earthquake),
            row(
              'D + 0.525Ev + 0.525Eh + 0.75L + 0.75S',
              dead + 0.525 * vertical,
              0.75 * live + 0.75 * snow,
              0.525 * earthquake,
            ),
            row('0.6D - 0.7Ev + 0.7Eh', 0.6 * dead - 0.7 * vertical, 0, 0.7 * earthquake),
          ];
    const largest = Math.max(...combinations.map((one) => one.largest));
    // Of combinations that come to the same the first governs, whatever their rounding.
    const governing = combinations.find((one) => isNear(one.largest, largest, 1e-12 * Math.abs(largest)))!.combination;
    return { largest, governing, smallest: Math.min(...combinations.map((one) => one.smallest)), combinations };
  },
  stepwise: [
    'Every combination of the method is added up, once with wind or earthquake added and once taken off.',
    'Where the dead load is negative, the vertical earthquake is too, and variable loads are left out where they would help.',
    'The largest and the smallest of all are shown.',
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ dead }) => dead < 0,
      says: 'The dead load is negative, the other loads are not: they act against it, and count as absent from the smallest combination. Where all act the same way, give all as positive.',
    },
    {
      level: 'caution',
      when: ({ dead, smallest }) => dead >= 0 && smallest < 0,
      says: 'The smallest combination is negative: there is uplift or a reversal, for which anchorage or the other face must be designed.',
    },
  ],
  explanation: '{governing} governs with {largest}; the smallest combination is {smallest}.',
  examples: [
    {
      inputs: { dead: 50, live: 40, snow: 20, wind: 30, earthquake: 25, verticalEarthquake: 5 },
      results: {
        largest: 140,
        governing: '1.2D + W + L + 0.5(Lr or S or R)',
        smallest: 15,
        combinations: {
          length: 8,
          rows: {
            0: { largest: 70 },
            1: { largest: 134 },
            2: { largest: 132 },
            3: { largest: 107, smallest: 77 },
            6: { largest: 134 },
            7: { largest: 65 },
          },
        },
      },
      source: 'By hand: 60 + 30 + 40 + 10; 45 − 30 = 15; 45 − 5 − 25 = 15',
    },
    {
      inputs: { method: 'asd', dead: 50, live: 40, snow: 20, wind: 30, earthquake: 25, verticalEarthquake: 5 },
      results: {
        largest: 110.75,
        governing: 'D + 0.525Ev + 0.525Eh + 0.75L + 0.75S',
        smallest: 9,
        combinations: {
          length: 10,
          rows: {
            1: { largest: 90 },
            3: { largest: 95 },
            4: { largest: 68 },
            5: { largest: 108.5 },
            6: { smallest: 12 },
          },
        },
      },
      source: 'By hand: 50 + 2.625 + 13.125 + 30 + 15; 30 − 3.5 − 17.5',
    },
    {
      inputs: { dead: 10, wind: 40 },
      results: { largest: 52, smallest: -31, governing: '1.2D + W + L + 0.5(Lr or S or R)' },
      cautions: ['The smallest combination is negative'],
      source: 'By hand: 12 + 40; 9 − 40',
    },
    {
      inputs: { dead: 0, wind: 30 },
      results: { largest: 30, smallest: -30 },
      cautions: ['The smallest combination is negative'],
      source: 'By hand: ± 1.0 W',
    },
    {
      inputs: { dead: 20, live: 5, roofLive: 24, snow: 10, rain: 6 },
      results: {
        largest: 67.4,
        smallest: 18,
        combinations: {
          rows: {
            0: { largest: 28 },
            1: { largest: 44 },
            2: { largest: 67.4 },
            3: { largest: 62.4 },
            4: { largest: 41 },
            6: { largest: 31 },
          },
        },
      },
      source: 'By hand: 24 + 38.4 + 5; 24 + 8 + 12; 24 + 5 + 12; 24 + 5 + 0.2 × 10; 0.9 × 20',
    },
    {
      inputs: { method: 'asd', dead: 20, roofLive: 12, rain: 18 },
      results: { largest: 38, governing: 'D + (Lr or S or R)', smallest: 12 },
      source: 'By hand: 20 + 18, more than 20 + 0.75 × 18; 0.6 × 20',
    },
    {
      inputs: { dead: -100, live: 50, wind: 100 },
      results: { largest: 30, governing: '1.2D + W + L + 0.5(Lr or S or R)', smallest: -220 },
      cautions: ['they act against it'],
      source:
        'By hand, from ASCE 7-16, 2.3.1 (effects of loads that do not act): 1.2 × −100 − 100; 1.2 × −100 + 100 + 50',
    },
    {
      inputs: { dead: -100, earthquake: 40, verticalEarthquake: 20 },
      results: { largest: -30, governing: '0.9D - Ev + Eh', smallest: -180 },
      cautions: ['they act against it'],
      source: 'By hand, from ASCE 7-16, 2.3.6 with Ev of the sign of D: −120 − 20 − 40; −90 + 20 + 40',
    },
  ],
  notes: [
    'Basic combinations without fluid, soil, flood, ice and self-straining loads; L of 100 psf or less may be halved in some (exception 1). ASCE 7-22 changed the snow factors.',
    'A licensed engineer must check the design.',
  ],
  references: [{ title: 'ASCE/SEI 7-16: Minimum Design Loads and Associated Criteria, 2.3 and 2.4' }],
});

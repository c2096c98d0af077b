import {
  ceilNear,
  constant,
  defineCalculator,
  flag,
  integer,
  isAbove,
  isBelow,
  noResult,
  number,
  quantity,
  roundTo,
} from '@reckoner/engine';

/** Largest spacing = share of the height; a grid with half a spacing to the walls. */
export default defineCalculator({
  title: 'Recessed lighting layout',
  description:
    'Grid of recessed lights for a room from its sides and ceiling height: rows, spacing, distance from the walls, and lumens.',
  keywords: ['can light spacing', 'pot lights', 'downlight layout', 'how many recessed lights', 'spacing criterion'],
  inputs: {
    length: quantity('m', { label: 'Room length', usual: [1, 30], symbol: 'l', min: 0.3, max: 100 }),
    width: quantity('m', { label: 'Room width', usual: [1, 30], symbol: 'w', min: 0.3, max: 100 }),
    ceiling: quantity('m', { label: 'Ceiling height', usual: [2, 6], symbol: 'H', min: 1.8, max: 20 }),
    plane: quantity('m', {
      label: 'Height of the lit surface',
      usual: 'all',
      help: '0 for the floor, as in the rule of half the ceiling height; about 0.9 m for a counter.',
      symbol: 'h_p',
      min: 0,
      max: 1.5,
      default: 0,
    }),
    ratio: number({
      label: 'Largest spacing over height',
      usual: [0.3, 1.6],
      help: '0.5 is the common rule; or the spacing criterion of the light, from its data sheet.',
      symbol: 's',
      min: 0.1,
      max: 2,
      default: 0.5,
    }),
    lumens: quantity('lm', {
      label: 'Luminous flux of a light',
      usual: [200, 3000],
      symbol: '\\Phi',
      min: 1,
      max: 1e5,
      optional: true,
    }),
    insulated: flag({ label: 'Insulation above the ceiling' }),
  },
  outputs: {
    lights: integer({ label: 'Lights', symbol: 'N' }),
    along: integer({ label: 'Lights along the length', symbol: 'n_l' }),
    across: integer({ label: 'Lights along the width', symbol: 'n_w' }),
    largest: quantity('m', { label: 'Largest spacing by the rule', symbol: 's_{max}', places: 2 }),
    spacingLength: quantity('m', { label: 'Spacing along the length', symbol: 's_l', places: 2, optional: true }),
    spacingWidth: quantity('m', { label: 'Spacing along the width', symbol: 's_w', places: 2, optional: true }),
    wallLength: quantity('m', { label: 'First light from the end wall', symbol: 'a_l', places: 2 }),
    wallWidth: quantity('m', { label: 'First light from the side wall', symbol: 'a_w', places: 2 }),
    flux: quantity('lm', { label: 'Total luminous flux', symbol: '\\Phi_N', places: 0, optional: true }),
    perArea: quantity('lm/m^2', {
      label: 'Flux per floor area, before losses',
      unit: 'lx',
      symbol: '\\Phi_N/A',
      places: 0,
      optional: true,
    }),
  },
  formula: ({ length, width, ceiling, plane, ratio, lumens }) => {
    const largest = ratio * (ceiling - plane);
    const along = Math.max(1, ceilNear(length / largest));
    const across = Math.max(1, ceilNear(width / largest));
    const lights = along * across;
    if (lights > 2500) throw noResult('That would be over 2,500 lights: check the sides and the spacing.');
    return {
      lights,
      along,
      across,
      largest,
      spacingLength: along > 1 ? length / along : undefined,
      spacingWidth: across > 1 ? width / across : undefined,
      wallLength: length / along / 2,
      wallWidth: width / across / 2,
      flux: lumens === undefined ? undefined : lights * lumens,
      perArea: lumens === undefined ? undefined : (lights * lumens) / (length * width),
    };
  },
  cautions: [
    {
      level: 'danger',
      when: ({ insulated }) => insulated,
      says: 'In touch with insulation only lights that are marked “IC” may be used: others overheat and set the ceiling on fire. They need 3 in (75 mm) free of insulation all around, and above (NEC 410.116).',
    },
    {
      level: 'note',
      when: ({ ratio, plane, largest }) =>
        ratio === 0.5 && plane === 0 && isAbove(roundTo(largest, 2), constant(1.83, 'm')),
      says: 'Under high ceilings half the height is more than 6 ft (1.83 m): many designers do not go beyond, or take lights with wider beams and more lumens.',
    },
    {
      level: 'note',
      when: ({ perArea }) => perArea !== undefined && isBelow(perArea, constant(100, 'lx')),
      says: 'This is little: living rooms are commonly lit to 100 to 200 lx (10 to 20 foot-candles), kitchens and workrooms to 500 lx, and only a part of the flux reaches the floor.',
    },
    {
      level: 'note',
      when: ({ perArea }) => perArea !== undefined && isAbove(perArea, constant(1000, 'lx')),
      says: 'This is bright, over 1000 lm on each square meter: fewer lumens a light, or a dimmer, keep the even spacing.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Ceiling plan',
    draw: ({ length, width, along, wallLength, wallWidth, lights }) =>
      lights > 150
        ? undefined
        : [
            { shape: 'rectangle', corner: [0, 0], width: length, height: width },
            ...Array.from({ length: lights }, (_, index) => ({
              shape: 'point' as const,
              at: [wallLength * (1 + 2 * (index % along)), wallWidth * (1 + 2 * Math.floor(index / along))] as [
                number,
                number,
              ],
            })),
          ],
  },
  explanation: ({ along, across, lumens, plane }) => {
    const above = plane === 0 ? 'the floor' : 'the lit surface';
    const grid =
      along === 1 && across === 1
        ? `One light in the middle of the ceiling is enough where lights may be {largest} apart, {ratio} of the height above ${above}`
        : `{lights} lights, {along} along the length by {across} along the width, keep within {largest}, {ratio} of the height above ${above}`;
    const place =
      along === 1 && across === 1
        ? '{wallLength} from the end walls and {wallWidth} from the side walls'
        : along === 1
          ? '{spacingWidth} apart along the width, {wallWidth} from the side walls and {wallLength} from the end walls'
          : across === 1
            ? '{spacingLength} apart along the length, {wallLength} from the end walls and {wallWidth} from the side walls'
            : '{spacingLength} apart along the length and {spacingWidth} along the width, {wallLength} from the end walls and {wallWidth} from the side walls';
    return `${grid}: ${place}.${lumens === undefined ? '' : ' At {lumens} each that is {flux}, {perArea} before losses.'}`;
  },
  examples: [
    {
      inputs: { length: '16 ft', width: '12 ft', ceiling: '8 ft' },
      results: {
        lights: 12,
        along: 4,
        across: 3,
        largest: 1.2192,
        spacingLength: 1.2192,
        spacingWidth: 1.2192,
        wallLength: 0.6096,
        wallWidth: 0.6096,
      },
      source: 'beeslighting.com: 8 ft ceiling, 4 ft apart, half of it from the walls',
    },
    {
      inputs: { length: 5, width: 4, ceiling: 2.5, lumens: 700 },
      results: {
        lights: 16,
        along: 4,
        across: 4,
        spacingLength: 1.25,
        spacingWidth: 1,
        wallLength: 0.625,
        wallWidth: 0.5,
        flux: 11200,
        perArea: 560,
      },
      source: 'By hand: 5/1.25, 4/1.25 = 3.2; 16 × 700/20',
    },
    {
      inputs: { length: 6, width: 1.1, ceiling: 2.4, ratio: 1.2, plane: 0.9, lumens: 200, insulated: true },
      results: {
        lights: 4,
        along: 4,
        across: 1,
        largest: 1.8,
        spacingLength: 1.5,
        wallLength: 0.75,
        wallWidth: 0.55,
        flux: 800,
      },
      cautions: ['marked “IC”'],
      source: 'By hand: 1.2 × 1.5 m; 6/1.8 = 3.3',
    },
    {
      inputs: { length: 1.2, width: 1, ceiling: 2.6, lumens: 100 },
      results: { lights: 1, wallLength: 0.6, wallWidth: 0.5, perArea: 83.33333333 },
      cautions: ['This is little'],
      source: 'By hand: 100/1.2',
    },
    {
      inputs: { length: 1, width: 8, ceiling: 4, lumens: 3000 },
      results: {
        lights: 4,
        along: 1,
        across: 4,
        largest: 2,
        spacingWidth: 2,
        wallWidth: 1,
        wallLength: 0.5,
        perArea: 1500,
      },
      cautions: ['Under high ceilings', 'This is bright'],
      source: 'By hand: 8/2; 12,000/8',
    },
    {
      inputs: { length: 4, width: 4, ceiling: 1.8, plane: 1.5 },
      results: { lights: 729, largest: 0.15 },
      source: 'By hand: 4/0.15 = 26.7, 27 × 27',
    },
    {
      inputs: { length: 100, width: 100, ceiling: 2, ratio: 0.5 },
      noResult: 'over 2,500 lights',
      source: 'By hand: 100 × 100',
    },
  ],
  notes: [
    'A rule of thumb for even general light: half the ceiling height between lights, half of that to the walls. Where the light’s data sheet gives a spacing criterion, it holds instead.',
    'Lights that are not marked “IC” need ½ in (13 mm) to wood as well, unless they are listed for contact (NEC 410.116).',
    'Shift the grid off joists and pipes, and keep 1½ to 3 ft (0.5 to 0.9 m) from walls that are to be washed with light. For an illuminance use the lumen method.',
  ],
  references: [
    { title: 'IES: The Lighting Handbook, 10th ed.: spacing criterion' },
    {
      title: 'How to design the best recessed lighting layout',
      url: 'https://www.beeslighting.com/blogs/ideas-advice-blog/how-to-design-the-best-recessed-lighting-layout',
    },
    { title: 'NFPA 70, National Electrical Code, 2023, 410.116: clearance and installation of recessed luminaires' },
  ],
});

import { category, choice, defineCalculator, integer, number, quantity } from '@reckoner/engine';

/** Willis's equation of a simple planetary set: Ns (ωs − ωc) + Nr (ωr − ωc) = 0. */
export default defineCalculator({
  title: 'Planetary gear ratio',
  description:
    'Ratio and output speed of a planetary gear set for any fixed and driving member, with the assembly check.',
  keywords: ['epicyclic gear', 'Willis equation', 'sun gear', 'ring gear', 'carrier', 'planet'],
  inputs: {
    sunTeeth: integer({ label: 'Teeth of the sun', symbol: 'N_s', min: 6, max: 10000 }),
    ringTeeth: integer({ label: 'Teeth of the ring', symbol: 'N_r', min: 8, max: 20000 }),
    planets: integer({ label: 'Planets, evenly spaced', symbol: 'k', min: 1, max: 20, default: 3 }),
    fixed: choice({ ring: 'Ring', sun: 'Sun', carrier: 'Carrier' }, { label: 'Fixed member', default: 'ring' }),
    driving: choice({ sun: 'Sun', carrier: 'Carrier', ring: 'Ring' }, { label: 'Driving member', default: 'sun' }),
    speed: quantity('rpm', { label: 'Speed of the driving member', symbol: 'n_1', min: -1e6, max: 1e6, default: 1000 }),
  },
  outputs: {
    ratio: number({
      label: 'Ratio, input to output speed',
      help: 'Negative when the output turns the other way.',
      symbol: 'i',
      places: 4,
    }),
    outputSpeed: quantity('rpm', { label: 'Output speed', symbol: 'n_2' }),
    planetTeeth: number({ label: 'Teeth of a planet', symbol: 'N_p' }),
    assembly: category(
      ['Fits with equal spacing', 'Does not fit with equal spacing', 'Too many planets: their teeth touch'],
      { label: 'Assembly' },
    ),
  },
  formula: ({ sunTeeth, ringTeeth, planets, fixed, driving, speed }) => {
    const total = sunTeeth + ringTeeth;
    const planetTeeth = (ringTeeth - sunTeeth) / 2;
    const ratio =
      fixed === 'ring'
        ? driving === 'sun'
          ? 1 + ringTeeth / sunTeeth
          : sunTeeth / total
        : fixed === 'sun'
          ? driving === 'ring'
            ? 1 + sunTeeth / ringTeeth
            : ringTeeth / total
          : driving === 'sun'
            ? -ringTeeth / sunTeeth
            : -sunTeeth / ringTeeth;
    return {
      ratio,
      outputSpeed: speed / ratio,
      planetTeeth,
      assembly:
        total % planets !== 0 || (ringTeeth - sunTeeth) % 2 !== 0
          ? 'Does not fit with equal spacing'
          : planets > 1 && ((sunTeeth + ringTeeth) / 2) * Math.sin(Math.PI / planets) <= planetTeeth + 2
            ? 'Too many planets: their teeth touch'
            : 'Fits with equal spacing',
    };
  },
  requires: [
    {
      that: ({ fixed, driving }) => fixed !== driving,
      field: 'driving',
      says: 'The driving member cannot be the fixed one.',
    },
    {
      that: ({ ringTeeth, sunTeeth }) => ringTeeth > sunTeeth,
      field: 'ringTeeth',
      says: 'The ring must have more teeth than the sun with its {sunTeeth}.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Gear set, to scale',
    draw: ({ sunTeeth, ringTeeth, planets, planetTeeth }) => {
      if (planetTeeth <= 0) return undefined;
      const orbit = (sunTeeth + planetTeeth) / 2;
      return [
        { shape: 'circle', color: 5, fill: false, center: [0, 0], radius: ringTeeth / 2 },
        { shape: 'circle', color: 2, center: [0, 0], radius: sunTeeth / 2, label: 'Sun' },
        ...Array.from({ length: planets }, (_, place) => {
          const angle = Math.PI / 2 + (2 * Math.PI * place) / planets;
          return {
            shape: 'circle',
            center: [orbit * Math.cos(angle), orbit * Math.sin(angle)],
            radius: planetTeeth / 2,
          } as const;
        }),
      ];
    },
  },
  explanation:
    'The set has a ratio of {ratio}: the output turns at {|outputSpeed|}, {ratio|against|beside|the same way as} the input. {assembly}.',
  examples: [
    {
      inputs: { sunTeeth: 30, ringTeeth: 90 },
      results: { ratio: 4, outputSpeed: 250, planetTeeth: 30, assembly: 'Fits with equal spacing' },
      source: "sympy: Willis's equation with the ring at rest",
    },
    {
      inputs: { sunTeeth: 30, ringTeeth: 90, fixed: 'carrier' },
      results: { ratio: -3, outputSpeed: -333.33333 },
      source: "sympy: Willis's equation with the carrier at rest",
    },
    {
      inputs: { sunTeeth: 30, ringTeeth: 90, fixed: 'ring', driving: 'carrier' },
      results: { ratio: 0.25, outputSpeed: 4000 },
      source: "sympy: Willis's equation",
    },
    {
      inputs: { sunTeeth: 30, ringTeeth: 90, fixed: 'sun', driving: 'ring' },
      results: { ratio: 1.33333333, outputSpeed: 750 },
      source: "sympy: Willis's equation",
    },
    {
      inputs: { sunTeeth: 30, ringTeeth: 90, fixed: 'sun', driving: 'carrier', planets: 7 },
      results: { ratio: 0.75, outputSpeed: 1333.33333, assembly: 'Does not fit with equal spacing' },
      source: "sympy: Willis's equation; 120/7 is no whole number",
    },
    {
      inputs: { sunTeeth: 30, ringTeeth: 90, fixed: 'carrier', driving: 'ring' },
      results: { ratio: -0.33333333, outputSpeed: -3000 },
      source: "sympy: Willis's equation",
    },
    {
      inputs: { sunTeeth: 30, ringTeeth: 90, driving: 'ring' },
      refused: 'cannot be the fixed one',
      source: 'By definition',
    },
    { inputs: { sunTeeth: 30, ringTeeth: 20 }, refused: 'more teeth than the sun', source: 'By definition' },
    {
      inputs: { sunTeeth: 30, ringTeeth: 90, planets: 6 },
      results: { ratio: 4, assembly: 'Too many planets: their teeth touch' },
      source: 'By hand: planets stand 2 × 60/2 × sin 30° = 30 modules apart, and are 32 modules across their tips',
    },
    {
      inputs: { sunTeeth: 20, ringTeeth: 70, speed: -1800 },
      results: { ratio: 4.5, outputSpeed: -400, planetTeeth: 25, assembly: 'Fits with equal spacing' },
      source: 'By hand: 1 + 70/20; −1800/4.5; 90/3 is whole',
    },
  ],
  references: [{ title: "Budynas, Nisbett: Shigley's Mechanical Engineering Design, 10th ed., ch. 13" }],
});

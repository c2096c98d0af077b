import { constant, defineEquations, isNear, number, quantity } from '@reckoner/engine';

/** V = π d²/4·L, and the mass of what fills it. */
export default defineEquations({
  title: 'Pipe volume',
  description:
    'Volume and mass of the water in a full pipe from inner diameter and length, or the length or diameter for a volume.',
  keywords: ['pipe capacity', 'gallons per foot', 'liters per meter', 'water in pipe', 'pipe contents weight'],
  variables: {
    innerDiameter: quantity('m', {
      label: 'Inner diameter',
      usual: [4, 2000],
      help: 'The bore, not the nominal size and not the outside.',
      unit: 'mm',
      symbol: 'd',
      above: 0,
      max: 20000,
    }),
    length: quantity('m', { label: 'Length', usual: [0.1, 10000], symbol: 'L', above: 0, max: 1e7 }),
    volume: quantity('m^3', { label: 'Volume', unit: 'L', symbol: 'V', above: 0, max: 1e13 }),
    perLength: quantity('m^2', {
      label: 'Volume per length',
      unit: 'L/m',
      regional: false,
      symbol: 'V/L',
      above: 0,
      max: 1e6,
    }),
    perFoot: number({ label: 'US gallons per foot', symbol: 'V_{gal/ft}', above: 0, max: 1e8 }),
    density: quantity('kg/m^3', {
      label: 'Density',
      usual: [600, 1400],
      help: 'Water at 20 °C 998.2 kg/m³, at 60 °C 983; a half of ethylene glycol about 1070.',
      symbol: '\\rho',
      min: 0.01,
      max: 20000,
      default: 998.2,
    }),
    mass: quantity('kg', { label: 'Mass of the contents', symbol: 'm', above: 0, max: 1e16 }),
  },
  equations: ({ innerDiameter, length, volume, perLength, perFoot, density, mass }) => [
    [perLength, (Math.PI * innerDiameter ** 2) / 4],
    [perFoot, perLength / GALLON_PER_FOOT],
    [volume, perLength * length],
    [mass, density * volume],
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ innerDiameter }, given) =>
        given.innerDiameter === true &&
        NOMINAL.some((inches) => isNear(innerDiameter, inches * INCH, constant(1e-6, 'm'))),
      says: 'This looks like a nominal size in inches, which of pipes is not the bore (of most hoses it is): ¾ in copper of type L has 0.785 in inside, ¾ in PEX 0.671 in. Look up or measure the inner diameter.',
    },
  ],
  explanation:
    'A pipe of {innerDiameter} inside and {length} holds {volume}: {perLength}, or {perFoot} US gal on each foot. At {density} that is {mass}, without the pipe itself.',
  examples: [
    {
      inputs: { innerDiameter: '0.785 in', length: '1 ft' },
      results: { volume: 0.0951725248, perFoot: 0.0251419212, mass: 0.0950012143 },
      source:
        'Python: π/4 × 0.785² × 12 in³, which are 3.22 fl oz: International Plumbing Code (2009), Table E202.1, ¾ in type L',
    },
    {
      inputs: { innerDiameter: 100, length: 12 },
      results: { volume: 94.24777961, perLength: 7.853981634, mass: 94.0781336 },
      source: 'By hand: π/4 × 0.01 m² × 12 m; × 998.2',
    },
    {
      inputs: { innerDiameter: 20, volume: 10, density: 1070 },
      results: { length: 31.83098862, mass: 10.7 },
      source: 'By hand: 0.01 m³/(π × 0.0001 m²)',
    },
    {
      inputs: { length: 50, volume: 25 },
      results: { innerDiameter: 25.23132522, perLength: 0.5 },
      source: 'By hand: √(4 × 0.0005/π)',
    },
    {
      inputs: { innerDiameter: '3/4 in', length: 30 },
      results: { perLength: 0.285022957, volume: 8.55068871 },
      cautions: ['a nominal size in inches'],
      source: 'By hand: π/4 × 19.05² mm²',
    },
    {
      inputs: { mass: 500, perLength: 2 },
      results: { volume: 500.9016229, length: 250.45081146, innerDiameter: 50.46265044 },
      source: 'By hand: 500/0.9982; √(4 × 0.002/π)',
    },
  ],
  notes: ['A full, round pipe. A pipe that carries its contents needs supports for its own weight, too.'],
  references: [
    { title: 'International Plumbing Code (2009), Table E202.1: internal volume of water distribution tubing' },
    { title: 'CRC Handbook of Chemistry and Physics, 97th ed., section 6: density of water' },
  ],
});

/** A US gallon, 231 in³, on 12 in. */
const GALLON_PER_FOOT = constant(0.003785411784, 'm^3') / constant(0.3048, 'm');

const INCH = constant(0.0254, 'm');

/** Nominal sizes of tubes and pipes that people take for the bore. */
const NOMINAL: readonly number[] = [0.375, 0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4, 6, 8];

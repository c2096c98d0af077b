import { cumulativeSum, defineCalculator, quantity, rows, sum, table } from '@reckoner/engine';

/** Steady conduction through plane layers in series (Fourier). */
export default defineCalculator({
  title: 'Heat conduction through layers',
  description:
    'Heat flow, thermal resistance and interface temperatures of a wall of plane layers from its two surface temperatures.',
  keywords: ['thermal conductivity', "fourier's law", 'composite wall', 'insulation', 'u-value', 'r-value'],
  inputs: {
    layers: rows(
      {
        thickness: quantity('m', { label: 'Thickness', unit: 'mm', symbol: 'L', min: 0.001, max: 1e6 }),
        conductivity: quantity('W/(m*K)', {
          usual: [0.005, 3000],
          label: 'Conductivity',
          symbol: 'k',
          min: 1e-4,
          max: 1e5,
        }),
      },
      { label: 'Layers', help: 'From the first surface to the second.' },
    ),
    area: quantity('m^2', { label: 'Area', symbol: 'A', min: 1e-9, max: 1e9, default: 1 }),
    first: quantity('K', {
      label: 'Temperature of the first surface',
      unit: '°C',
      symbol: 'T_1',
      min: -273.15,
      max: 1e5,
    }),
    second: quantity('K', {
      label: 'Temperature of the second surface',
      unit: '°C',
      symbol: 'T_2',
      min: -273.15,
      max: 1e5,
    }),
  },
  outputs: {
    heatFlow: quantity('W', { label: 'Heat flow', symbol: '\\dot Q' }),
    flux: quantity('W/m^2', { label: 'Heat flux', symbol: 'q' }),
    resistance: quantity('m^2*K/W', { label: 'Thermal resistance of a unit area', symbol: 'R' }),
    transmittance: quantity('W/(m^2*K)', { label: 'Conductance of a unit area', symbol: 'U' }),
    interfaces: table(
      { temperature: quantity('K', { label: 'Temperature behind the layer', unit: '°C', symbol: 'T', places: 2 }) },
      { label: 'Interfaces' },
    ),
  },
  formula: ({ layers, area, first, second }) => {
    const resistances = layers.map(({ thickness, conductivity }) => thickness / conductivity);
    const resistance = sum(resistances);
    const flux = (first - second) / resistance;
    return {
      heatFlow: flux * area,
      flux,
      resistance,
      transmittance: 1 / resistance,
      interfaces: cumulativeSum(resistances).map((passed) => ({ temperature: first - flux * passed })),
    };
  },
  figure: {
    kind: 'curve',
    title: 'Temperature through the wall',
    x: { label: 'Depth', unit: 'mm' },
    y: { of: 'first', label: 'Temperature' },
    curve: ({ layers, first, interfaces }) => {
      let depth = 0;
      const places = [
        [0, first] as const,
        ...layers.map(({ thickness }, place) => {
          depth += 1000 * thickness;
          return [depth, interfaces[place]!.temperature] as const;
        }),
      ];
      const at = (x: number) => {
        const next = Math.max(
          1,
          places.findIndex(([place]) => place >= x),
        );
        const [[from, warm], [to, cold]] = [places[next - 1]!, places[next]!];
        return warm + ((x - from) / (to - from)) * (cold - warm);
      };
      return {
        from: 0,
        to: depth * (1 - 1e-12),
        lines: [{ y: at }],
        points: places,
      };
    },
  },
  explanation:
    '{heatFlow|{|heatFlow|} flow from the second surface to the first|No heat flows|{|heatFlow|} flow from the first surface to the second} through {area}; a unit area has a resistance of {resistance}.',
  examples: [
    {
      inputs: {
        layers: [
          { thickness: 200, conductivity: 0.8 },
          { thickness: 100, conductivity: 0.04 },
        ],
        area: 10,
        first: 20,
        second: -2,
      },
      results: {
        heatFlow: 80,
        flux: 8,
        resistance: 2.75,
        transmittance: 0.363636364,
        interfaces: { length: 2, rows: { 0: { temperature: 18 }, 1: { temperature: -2 } } },
      },
      source: 'By hand: R = 0.25 + 2.5; q = 22/2.75 = 8 W/m²; 20 - 8 × 0.25 = 18 °C',
    },
    {
      inputs: { layers: [{ thickness: 10, conductivity: 50 }], area: 2, first: 100, second: 99 },
      results: { heatFlow: 10000, flux: 5000 },
      source: 'By hand: 50 × 2 × 1/0.01',
    },
  ],
  notes: ['Temperatures are those of the surfaces: add films of air as layers for a whole building element.'],
  references: [{ title: 'Incropera, DeWitt, Bergman, Lavine: Fundamentals of Heat and Mass Transfer, 6th ed., §3.1' }],
});

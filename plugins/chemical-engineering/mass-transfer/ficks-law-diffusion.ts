import { choice, defineCalculator, gasConstant, quantity } from '@reckoner/engine';

/** J = DΔc/L; through a stagnant gas N = (Dp/RTL) ln((p - p₂)/(p - p₁)). */
export default defineCalculator({
  title: "Fick's law diffusion",
  description:
    'Diffusive flux through a layer by a concentration difference, or of a vapor through a stagnant gas film.',
  keywords: ['diffusion flux', 'Stefan tube', 'stagnant film', 'diffusion coefficient', 'evaporation'],
  inputs: {
    mode: choice(
      { plane: 'Concentration difference', stagnant: 'Vapor through a stagnant gas' },
      { label: 'Case', default: 'plane' },
    ),
    diffusivity: quantity('m^2/s', {
      label: 'Diffusion coefficient',
      unit: 'cm^2/s',
      symbol: 'D',
      min: 1e-12,
      max: 100,
    }),
    thickness: quantity('m', { label: 'Thickness', unit: 'mm', symbol: 'L', min: 1e-6, max: 1e5 }),
    high: quantity('mol/m^3', {
      label: 'Higher concentration',
      symbol: 'c_1',
      min: 0,
      max: 1e5,
      when: { mode: 'plane' },
    }),
    low: quantity('mol/m^3', {
      label: 'Lower concentration',
      symbol: 'c_2',
      min: 0,
      max: 1e5,
      when: { mode: 'plane' },
    }),
    total: quantity('Pa', {
      label: 'Total pressure',
      unit: 'kPa',
      symbol: 'p',
      min: 0.001,
      max: 1e5,
      default: 101.325,
      when: { mode: 'stagnant' },
    }),
    surface: quantity('Pa', {
      label: 'Partial pressure at the surface',
      unit: 'kPa',
      symbol: 'p_1',
      min: 0,
      max: 1e5,
      when: { mode: 'stagnant' },
    }),
    far: quantity('Pa', {
      label: 'Partial pressure at the other end',
      unit: 'kPa',
      symbol: 'p_2',
      min: 0,
      max: 1e5,
      default: 0,
      when: { mode: 'stagnant' },
    }),
    temperature: quantity('K', {
      label: 'Temperature',
      unit: '°C',
      symbol: 'T',
      min: -200,
      max: 2000,
      default: 25,
      when: { mode: 'stagnant' },
    }),
    area: quantity('m^2', { label: 'Area', symbol: 'A', above: 0, max: 1e6, default: 1 }),
  },
  outputs: {
    flux: quantity('mol/(m^2*s)', { label: 'Flux', symbol: 'J' }),
    rate: quantity('mol/s', { label: 'Rate through the area', unit: 'mol/h', symbol: '\\dot n' }),
  },
  formula: ({ mode, diffusivity, thickness, high, low, total, surface, far, temperature, area }) => {
    let flux: number;
    if (mode === 'plane') {
      flux = (diffusivity * (high - low)) / thickness;
    } else {
      flux =
        ((diffusivity * total) / (gasConstant * temperature * thickness)) * Math.log((total - far) / (total - surface));
    }
    return { flux, rate: flux * area };
  },
  explanation: 'The flux is {flux}; through {area} pass {rate}.',
  requires: [
    {
      that: ({ low, high }) => low <= high,
      field: 'low',
      says: 'The lower concentration, {low}, is above the higher one, {high}.',
    },
    {
      that: ({ surface, total }) => surface < total,
      field: 'surface',
      says: 'The partial pressure at the surface, {surface}, must be below the total pressure, {total}: at it the liquid boils.',
    },
    {
      that: ({ far, surface }) => far <= surface,
      field: 'far',
      says: 'The partial pressure at the other end, {far}, must not be above that at the surface, {surface}.',
    },
  ],
  examples: [
    {
      inputs: { diffusivity: '2e-9 m^2/s', thickness: 0.1, high: 100, low: 20, area: 0.5 },
      results: { flux: 0.0016, rate: 2.88 },
      source: 'By hand: 2e-9 × 80/1e-4; × 0.5 × 3600',
    },
    {
      inputs: { mode: 'stagnant', diffusivity: 0.25, thickness: 100, surface: 3.169 },
      results: { flux: 0.00032469445 },
      source: 'Python with the CODATA gas constant: water vapor in air at 25 °C',
    },
    {
      inputs: { diffusivity: 1, thickness: 1, high: 1, low: 2 },
      refused: 'above the higher',
      source: 'By definition',
    },
    {
      inputs: { mode: 'stagnant', diffusivity: 1, thickness: 1, surface: 200 },
      refused: 'below the total pressure',
      source: 'By definition',
    },
    {
      inputs: { mode: 'stagnant', diffusivity: 1, thickness: 1, surface: 2, far: 3 },
      refused: 'not be above that at the surface',
      source: 'By definition',
    },
    {
      inputs: {
        mode: 'stagnant',
        diffusivity: 0.2,
        thickness: 50,
        total: 150,
        surface: 12.35,
        far: 2,
        temperature: 50,
        area: 0.3,
      },
      results: { flux: 0.00161897142536, rate: 1.74848913939 },
      source: 'Python from Bird, Stewart and Lightfoot: p D/(R T L) ln((150 - 2)/(150 - 12.35))',
    },
  ],
  notes: ['Steady state.'],
  references: [
    { title: 'Bird, Stewart, Lightfoot: Transport Phenomena, 2nd ed., §17.1 and 18.2', isbn: '978-0-471-41077-5' },
  ],
});

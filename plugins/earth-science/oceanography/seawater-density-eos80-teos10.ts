import { defineCalculator, measure, number, polynomial } from '@reckoner/engine';

/** UNESCO's International Equation of State of Seawater, EOS-80. */
export default defineCalculator({
  title: 'Seawater density',
  description: 'Density of seawater from practical salinity, temperature and pressure by the equation of state EOS-80.',
  keywords: ['eos-80', 'unesco equation of state', 'sigma-t', 'salinity', 'ocean density'],
  inputs: {
    salinity: number({ label: 'Practical salinity', symbol: 'S', min: 0, max: 42, default: 35 }),
    temperature: measure('°C', { label: 'Temperature', help: 'In place, IPTS-68.', symbol: 't', min: -2, max: 40 }),
    pressure: measure('bar', {
      label: 'Pressure above the atmosphere',
      help: '1 dbar for about 1 m of depth.',
      unit: 'dbar',
      symbol: 'p',
      min: 0,
      max: 10000,
      default: 0,
    }),
  },
  outputs: {
    density: measure('kg/m^3', { label: 'Density', symbol: '\\rho', places: 3 }),
    sigma: measure('kg/m^3', {
      label: 'Density anomaly',
      help: 'Density less 1000 kg/m³.',
      symbol: '\\sigma',
      places: 3,
    }),
    surfaceDensity: measure('kg/m^3', { label: 'Density at the surface', symbol: '\\rho_0', places: 3 }),
    bulkModulus: measure('bar', { label: 'Secant bulk modulus', symbol: 'K', places: 1 }),
  },
  formula: ({ salinity, temperature, pressure }) => {
    const root = salinity ** 1.5;
    const surfaceDensity =
      polynomial([999.842594, 6.793952e-2, -9.09529e-3, 1.001685e-4, -1.120083e-6, 6.536332e-9], temperature) +
      salinity * polynomial([0.824493, -4.0899e-3, 7.6438e-5, -8.2467e-7, 5.3875e-9], temperature) +
      root * polynomial([-5.72466e-3, 1.0227e-4, -1.6546e-6], temperature) +
      4.8314e-4 * salinity ** 2;
    const surfaceModulus =
      polynomial([19652.21, 148.4206, -2.327105, 1.360477e-2, -5.155288e-5], temperature) +
      salinity * polynomial([54.6746, -0.603459, 1.09987e-2, -6.167e-5], temperature) +
      root * polynomial([7.944e-2, 1.6483e-2, -5.3009e-4], temperature);
    const linear =
      polynomial([3.239908, 1.43713e-3, 1.16092e-4, -5.77905e-7], temperature) +
      salinity * polynomial([2.2838e-3, -1.0981e-5, -1.6078e-6], temperature) +
      1.91075e-4 * root;
    const quadratic =
      polynomial([8.50935e-5, -6.12293e-6, 5.2787e-8], temperature) +
      salinity * polynomial([-9.9348e-7, 2.0816e-8, 9.1697e-10], temperature);
    const bulkModulus = surfaceModulus + linear * pressure + quadratic * pressure ** 2;
    const density = surfaceDensity / (1 - pressure / bulkModulus);
    return { density, sigma: density - 1000, surfaceDensity, bulkModulus };
  },
  stepwise: [
    'The density at the surface is a polynomial in temperature and salinity (EOS-80), with terms in S, S^1.5 and S².',
    'The bulk modulus is K = K₀ + A × p + B × p², whose three parts are such polynomials too.',
    'The density at depth is the surface density / (1 - p / K); sigma is what it has above 1000 kg/m³.',
  ],
  explanation: 'At {temperature}, salinity {salinity} and {pressure} seawater has a density of {density}.',
  examples: [
    {
      inputs: { salinity: 0, temperature: 5 },
      results: { density: 999.96675 },
      source: 'UNESCO Technical Papers in Marine Science 44, check values',
    },
    {
      inputs: { temperature: 5 },
      results: { density: 1027.67547, sigma: 27.67547, surfaceDensity: 1027.67547 },
      source: 'UNESCO Technical Papers in Marine Science 44, check values',
    },
    {
      inputs: { salinity: 35, temperature: 25, pressure: 10000 },
      results: { density: 1062.53817, surfaceDensity: 1023.34306, bulkModulus: 27108.94504 },
      source: 'UNESCO Technical Papers in Marine Science 44, check values',
    },
    {
      inputs: { salinity: 0, temperature: 5, pressure: 10000 },
      results: { density: 1044.12802 },
      source: 'UNESCO Technical Papers in Marine Science 44, check values',
    },
  ],
  notes: [
    'The successor TEOS-10 takes absolute salinity and conservative temperature; it differs by up to 0.02 kg/m³ in the open ocean.',
  ],
  references: [
    {
      title:
        'Fofonoff, Millard: Algorithms for computation of fundamental properties of seawater, UNESCO Technical Papers in Marine Science 44 (1983)',
    },
  ],
});

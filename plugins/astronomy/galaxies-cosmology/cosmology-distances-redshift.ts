import { constant, defineCalculator, integrate, noResult, number, quantity } from '@reckoner/engine';

/** Friedmann model with matter, dark energy of constant w and curvature; radiation is neglected. */
export default defineCalculator({
  title: 'Cosmology distances',
  description:
    'Comoving, luminosity and angular diameter distance of a redshift for given Hubble constant and densities.',
  keywords: ['redshift distance', 'luminosity distance', 'angular diameter distance', 'lambda cdm', 'hogg'],
  inputs: {
    redshift: number({ label: 'Redshift', symbol: 'z', min: 0, max: 1000 }),
    hubble: quantity('km/(s*Mpc)', {
      label: 'Hubble constant',
      symbol: 'H_0',
      min: 1,
      max: 1000,
      default: 67.4,
      usual: [50, 100],
    }),
    matter: number({
      label: 'Matter density',
      symbol: '\\Omega_m',
      min: 0.01,
      max: 2,
      default: 0.315,
      usual: [0.1, 1],
    }),
    darkEnergy: number({
      label: 'Dark energy density',
      symbol: '\\Omega_\\Lambda',
      min: 0,
      max: 2,
      default: 0.685,
      usual: [0, 1],
    }),
    equationOfState: number({
      label: 'Equation of state of dark energy',
      help: '-1 for a cosmological constant.',
      symbol: 'w',
      min: -2,
      max: 0,
      default: -1,
      usual: [-1.6, -0.3],
    }),
  },
  outputs: {
    luminosity: quantity('Mpc', { label: 'Luminosity distance', symbol: 'D_L' }),
    transverse: quantity('Mpc', { label: 'Transverse comoving distance', symbol: 'D_M' }),
    comoving: quantity('Mpc', { label: 'Comoving distance along the line of sight', symbol: 'D_C' }),
    angular: quantity('Mpc', { label: 'Angular diameter distance', symbol: 'D_A' }),
    modulus: number({ label: 'Distance modulus', symbol: '\\mu', optional: true }),
  },
  formula: ({ redshift, hubble, matter, darkEnergy, equationOfState }) => {
    const curvature = 1 - matter - darkEnergy;
    const hubbleDistance = constant(299792.458, 'km/s') / hubble;
    const inverseExpansion = (z: number) => {
      const square =
        matter * (1 + z) ** 3 + curvature * (1 + z) ** 2 + darkEnergy * (1 + z) ** (3 * (1 + equationOfState));
      if (square < 1e-6) throw noResult('Such a universe has no big bang: these densities do not reach this redshift.');
      return 1 / Math.sqrt(square);
    };
    const integral = integrate(inverseExpansion, 0, redshift);
    let curved = integral;
    if (curvature > 1e-9) {
      const root = Math.sqrt(curvature);
      curved = Math.sinh(root * integral) / root;
    } else if (curvature < -1e-9) {
      const root = Math.sqrt(-curvature);
      curved = Math.sin(root * integral) / root;
    }
    if (curved < -1e-9) throw noResult('In such a closed universe the light has come from beyond the opposite point.');
    const transverse = hubbleDistance * curved;
    const distances = {
      luminosity: (1 + redshift) * transverse,
      transverse,
      comoving: hubbleDistance * integral,
      angular: transverse / (1 + redshift),
    };
    if (curved <= 0) return distances;
    return { ...distances, modulus: 5 * Math.log10(((1 + redshift) * transverse) / constant(1e-5, 'Mpc')) };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ redshift }) => redshift > 100,
      says: 'Radiation is neglected, which shortens distances from redshifts of some hundreds on: take a model with radiation.',
    },
  ],
  explanation:
    'At redshift {redshift} the luminosity distance is {luminosity} and the angular diameter distance {angular}.',
  examples: [
    {
      inputs: { redshift: 1 },
      results: {
        comoving: 3401.262917,
        transverse: 3401.262917,
        luminosity: 6802.525835,
        angular: 1700.631459,
        modulus: 44.163351,
      },
      source: 'scipy.integrate.quad of 1/E(z), Hogg (1999)',
    },
    {
      inputs: { redshift: 3, hubble: 70, matter: 0.3, darkEnergy: 0 },
      results: { comoving: 5178.38877, transverse: 6107.955173, luminosity: 24431.82069, angular: 1526.988793 },
      source: 'scipy.integrate.quad of 1/E(z); open universe',
    },
    {
      inputs: { redshift: 0.5, hubble: 70, matter: 0.4, darkEnergy: 0.8, equationOfState: -0.9 },
      results: { comoving: 1863.327583, transverse: 1851.592696, luminosity: 2777.389043, angular: 1234.39513 },
      source: 'scipy.integrate.quad of 1/E(z); closed universe',
    },
    {
      inputs: { redshift: 10, matter: 0.01, darkEnergy: 2 },
      noResult: 'no big bang',
      source: 'Carroll, Press, Turner (1992): E² < 0 within this redshift',
    },
    {
      inputs: { redshift: 500 },
      results: { luminosity: 6865736.582, transverse: 13704.06503, angular: 27.35342322 },
      cautions: ['Radiation is neglected'],
      source: 'scipy.integrate.quad of 1/E(z)',
    },
    {
      inputs: { redshift: 1000, matter: 0.01, darkEnergy: 1.05 },
      noResult: 'beyond the opposite point',
      source: 'scipy.integrate.quad: √-Ω_k times the integral is 3.593, more than π',
    },
    { inputs: { redshift: 0 }, results: { luminosity: 0, comoving: 0 }, source: 'By definition' },
  ],
  references: [{ title: 'Hogg: Distance measures in cosmology, arXiv:astro-ph/9905116 (1999)' }],
});

import {
  category,
  choice,
  defineCalculator,
  gasConstant,
  isBelow,
  number,
  polynomialRoots,
  quantity,
  roundTo,
} from '@reckoner/engine';

/** Roots of Z³ - (1 - B)Z² + (A - 3B² - 2B)Z - (AB - B² - B³), or of the cubic of Soave; the stable root has the lowest fugacity. */
export default defineCalculator({
  title: 'Peng-Robinson and SRK equation of state',
  description:
    'Compressibility factor, molar volume, density and fugacity of a pure fluid from its critical constants.',
  keywords: ['Peng-Robinson', 'Soave-Redlich-Kwong', 'real gas', 'compressibility factor', 'fugacity coefficient'],
  inputs: {
    model: choice({ pr: 'Peng-Robinson', srk: 'Soave-Redlich-Kwong' }, { label: 'Equation', default: 'pr' }),
    temperature: quantity('K', { label: 'Temperature', symbol: 'T', min: 50, max: 2000, usual: [80, 1500] }),
    pressure: quantity('Pa', { label: 'Pressure', unit: 'bar', symbol: 'p', min: 0.01, max: 2000, usual: [0.01, 800] }),
    criticalTemperature: quantity('K', { label: 'Critical temperature', symbol: 'T_c', min: 30, max: 1000 }),
    criticalPressure: quantity('Pa', { label: 'Critical pressure', unit: 'bar', symbol: 'p_c', min: 5, max: 300 }),
    acentric: number({ label: 'Acentric factor', symbol: '\\omega', min: -0.3, max: 1.2 }),
    molarMass: quantity('kg/mol', {
      label: 'Molar mass',
      unit: 'g/mol',
      symbol: 'M',
      min: 1,
      max: 1000,
      optional: true,
    }),
  },
  outputs: {
    compressibility: number({ label: 'Compressibility factor', symbol: 'Z', places: 5 }),
    volume: quantity('m^3/mol', { label: 'Molar volume', unit: 'L/mol', symbol: 'V_m' }),
    fugacityCoefficient: number({ label: 'Fugacity coefficient', symbol: '\\varphi', places: 5 }),
    phase: category(['Liquid', 'Vapor', 'One root'], { label: 'Stable root' }),
    density: quantity('kg/m^3', { label: 'Density', symbol: '\\rho', optional: true }),
  },
  algorithm: ({ model, temperature, pressure, criticalTemperature, criticalPressure, acentric, molarMass }) => {
    const robinson = model === 'pr';
    const slope = robinson
      ? 0.37464 + 1.54226 * acentric - 0.26992 * acentric ** 2
      : 0.48 + 1.574 * acentric - 0.176 * acentric ** 2;
    const alpha = (1 + slope * (1 - Math.sqrt(temperature / criticalTemperature))) ** 2;
    const reducedTemperature = temperature / criticalTemperature;
    const reducedPressure = pressure / criticalPressure;
    const A = ((robinson ? 0.45723552892138 : 0.42748023354034) * alpha * reducedPressure) / reducedTemperature ** 2;
    const B = ((robinson ? 0.077796073903888 : 0.086640349964958) * reducedPressure) / reducedTemperature;
    // Ascending: from the constant term on.
    const coefficients = robinson
      ? [-(A * B - B ** 2 - B ** 3), A - 3 * B ** 2 - 2 * B, B - 1, 1]
      : [-A * B, A - B - B ** 2, -1, 1];
    const roots = polynomialRoots(coefficients)
      .filter((root) => Math.abs(root.imaginary) < 1e-7 && root.real > B)
      .map((root) => root.real)
      .sort((a, b) => a - b);
    const logFugacity = (Z: number) => {
      const attraction = robinson
        ? (A / (2 * Math.SQRT2 * B)) * Math.log((Z + (1 + Math.SQRT2) * B) / (Z + (1 - Math.SQRT2) * B))
        : (A / B) * Math.log(1 + B / Z);
      return Z - 1 - Math.log(Z - B) - attraction;
    };
    // A cubic equation in Z has a root above B at every pressure.
    const liquid = roots[0]!;
    const vapor = roots[roots.length - 1]!;
    const liquidStable = logFugacity(liquid) < logFugacity(vapor);
    const compressibility = liquidStable ? liquid : vapor;
    const volume = (compressibility * gasConstant * temperature) / pressure;
    return {
      compressibility,
      volume,
      fugacityCoefficient: Math.exp(logFugacity(compressibility)),
      phase: vapor - liquid < 1e-9 ? 'One root' : liquidStable ? 'Liquid' : 'Vapor',
      density: molarMass === undefined ? undefined : molarMass / volume,
    };
  },
  explanation: ({ phase }) =>
    phase === 'One root'
      ? 'The fluid has Z = {compressibility} and a molar volume of {volume}.'
      : phase === 'Liquid'
        ? 'The stable phase is the liquid, with Z = {compressibility} and a molar volume of {volume}.'
        : 'The stable phase is the vapor, with Z = {compressibility} and a molar volume of {volume}.',
  cautions: [
    {
      level: 'note',
      when: ({ phase, compressibility, temperature, criticalTemperature }) =>
        temperature < criticalTemperature &&
        (phase === 'Liquid' || (phase === 'One root' && roundTo(compressibility, 5) < 0.3)),
      says: 'Liquid densities of cubic equations are off by several percent, Peng-Robinson less than Soave.',
    },
    {
      level: 'caution',
      when: ({ temperature, criticalTemperature, pressure, criticalPressure }) =>
        isBelow(Math.abs(temperature / criticalTemperature - 1), 0.03) &&
        isBelow(Math.abs(pressure / criticalPressure - 1), 0.2),
      says: 'Near the critical point cubic equations are wrong by ten percent and more: take an equation of state of the fluid.',
    },
  ],
  examples: [
    {
      inputs: {
        temperature: 300,
        pressure: 5,
        criticalTemperature: 369.83,
        criticalPressure: 42.48,
        acentric: 0.152,
        molarMass: 44.097,
      },
      results: {
        compressibility: 0.9144307,
        fugacityCoefficient: 0.920394,
        volume: 4.5618,
        phase: 'Vapor',
        density: 9.666579,
      },
      source: 'numpy.roots, by Peng and Robinson 1976: propane vapor',
    },
    {
      inputs: { temperature: 300, pressure: 20, criticalTemperature: 369.83, criticalPressure: 42.48, acentric: 0.152 },
      results: { compressibility: 0.06884226, fugacityCoefficient: 0.4352103, phase: 'One root' },
      cautions: ['off by several percent'],
      source: 'numpy.roots, by Peng and Robinson 1976: propane liquid',
    },
    {
      inputs: { temperature: 300, pressure: 11, criticalTemperature: 369.83, criticalPressure: 42.48, acentric: 0.152 },
      results: { compressibility: 0.03821931, fugacityCoefficient: 0.7670439, phase: 'Liquid' },
      cautions: ['off by several percent'],
      source: 'numpy.roots: three roots, the liquid with the lowest fugacity',
    },
    {
      inputs: {
        model: 'srk',
        temperature: 200,
        pressure: 30,
        criticalTemperature: 190.56,
        criticalPressure: 45.99,
        acentric: 0.011,
      },
      results: { compressibility: 0.7771974, fugacityCoefficient: 0.8136274, phase: 'One root' },
      source: 'numpy.roots, by Soave 1972: methane above its critical temperature',
    },
    {
      inputs: {
        temperature: 369.83,
        pressure: 42.48,
        criticalTemperature: 369.83,
        criticalPressure: 42.48,
        acentric: 0.152,
      },
      results: { compressibility: '0.3074' },
      cautions: ['Near the critical point'],
      source: 'Peng, Robinson 1976: the critical compressibility factor is 0.307 for every fluid',
    },
  ],
  notes: ['For pure fluids that are not strongly polar or associating, with constants in one set.'],
  references: [
    {
      title: 'Peng, Robinson: A new two-constant equation of state, Ind. Eng. Chem. Fundam. 15 (1976) 59',
      doi: '10.1021/i160057a011',
    },
    {
      title:
        'Soave: Equilibrium constants from a modified Redlich-Kwong equation of state, Chem. Eng. Sci. 27 (1972) 1197',
      doi: '10.1016/0009-2509(72)80096-4',
    },
  ],
});

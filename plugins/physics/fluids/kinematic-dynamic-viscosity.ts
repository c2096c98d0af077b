import {
  choice,
  constant,
  defineCalculator,
  gasConstant,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  noResult,
  number,
  polynomial,
  quantity,
} from '@reckoner/engine';

/**
 * Viscosity in Pa·s at 273 K, Sutherland's constant in K and molar mass in g/mol. White: Viscous Fluid Flow, 3rd ed. (2006),
 * table 1-2, as five public implementations have it.
 */
const GASES = {
  air: [1.716e-5, 111, 28.965],
  nitrogen: [1.663e-5, 107, 28.014],
  oxygen: [1.919e-5, 139, 31.998],
  carbonDioxide: [1.37e-5, 222, 44.009],
  carbonMonoxide: [1.657e-5, 136, 28.01],
  hydrogen: [8.411e-6, 97, 2.016],
} as const;

const ONE_KELVIN = constant(1, 'K');

/** Viscosity of water at 0.1 MPa in Pa·s: Pátek et al. (2009), as in IAPWS SR6-08. */
function waterViscosity(temperature: number) {
  const reduced = temperature / constant(300, 'K');
  return (
    constant(1e-6, 'Pa*s') *
    (280.68 * reduced ** -1.9 + 511.45 * reduced ** -7.7 + 61.131 * reduced ** -19.6 + 0.45903 * reduced ** -40)
  );
}

/** Density of water at 1 atm in kg/m³: Kell (1975). */
function waterDensity(temperature: number) {
  const celsius = (temperature - constant(273.15, 'K')) / ONE_KELVIN;
  const numerator = [999.83952, 16.945176, -7.9870401e-3, -46.170461e-6, 105.56302e-9, -280.54253e-12];
  return (constant(1, 'kg/m^3') * polynomial(numerator, celsius)) / (1 + 16.87985e-3 * celsius);
}

/** ν = μ/ρ. */
export default defineCalculator({
  title: 'Dynamic and kinematic viscosity',
  description:
    'Kinematic from dynamic viscosity or the reverse by the density, and both for a temperature: of air and other gases by Sutherland, of water, and of other liquids by Vogel’s equation.',
  keywords: [
    'viscosity of air',
    'viscosity of water',
    'Sutherland formula',
    'Vogel-Fulcher-Tammann equation',
    'centistokes to centipoise',
    'viscosity at temperature',
  ],
  related: ['reynolds-number', 'stokes-settling-velocity', 'poiseuille-laminar-flow'],
  inputs: {
    fluid: choice(
      {
        known: { label: 'Known viscosity, to convert', also: ['convert', 'known'] },
        water: 'Water',
        air: 'Air',
        nitrogen: { label: 'Nitrogen', also: ['N2'] },
        oxygen: { label: 'Oxygen', also: ['O2'] },
        carbonDioxide: { label: 'Carbon dioxide', also: ['CO2'] },
        carbonMonoxide: { label: 'Carbon monoxide', also: ['CO'] },
        hydrogen: { label: 'Hydrogen', also: ['H2'] },
        sutherland: { label: 'Other gas, by Sutherland’s constants', also: ['Sutherland'] },
        vogel: { label: 'Other liquid, by Vogel’s constants', also: ['Vogel', 'VFT'] },
      },
      { label: 'Fluid' },
    ),
    known: choice(
      {
        dynamic: { label: 'Dynamic viscosity', also: ['cP'] },
        kinematic: { label: 'Kinematic viscosity', also: ['cSt'] },
      },
      { label: 'Known', default: 'dynamic', when: { fluid: 'known' } },
    ),
    dynamicViscosity: quantity('Pa*s', {
      label: 'Dynamic viscosity',
      help: '1 mPa·s is 1 cP.',
      unit: 'mPa*s',
      symbol: '\\mu_k',
      min: 1e-6,
      max: 1e15,
      usual: [0.005, 1e6],
      when: { known: 'dynamic' },
    }),
    kinematicViscosity: quantity('m^2/s', {
      label: 'Kinematic viscosity',
      help: '1 mm²/s is 1 cSt.',
      unit: 'mm^2/s',
      symbol: '\\nu_k',
      min: 1e-6,
      max: 1e15,
      usual: [0.05, 1e6],
      when: { known: 'kinematic' },
    }),
    density: quantity('kg/m^3', {
      label: 'Density',
      help: 'At the temperature of the viscosity. Water 998, mineral oil about 870, air at 20 °C 1.204 kg/m³.',
      symbol: '\\rho_k',
      min: 0.0001,
      max: 25000,
      usual: [0.05, 14000],
      when: { fluid: ['known', 'vogel'] },
    }),
    temperature: quantity('K', {
      label: 'Temperature',
      unit: '°C',
      symbol: 'T',
      min: -200,
      max: 3000,
      usual: [-100, 1500],
      default: 20,
      when: {
        fluid: [
          'water',
          'air',
          'nitrogen',
          'oxygen',
          'carbonDioxide',
          'carbonMonoxide',
          'hydrogen',
          'sutherland',
          'vogel',
        ],
      },
    }),
    pressure: quantity('Pa', {
      label: 'Pressure (absolute)',
      help: 'For the density of the gas; the dynamic viscosity hardly depends on it.',
      unit: 'kPa',
      symbol: 'p',
      min: 0.001,
      max: 1e5,
      usual: [1, 2000],
      default: 101.325,
      when: {
        fluid: ['air', 'nitrogen', 'oxygen', 'carbonDioxide', 'carbonMonoxide', 'hydrogen', 'sutherland'],
      },
    }),
    referenceViscosity: quantity('Pa*s', {
      label: 'Viscosity at the reference temperature',
      unit: 'mPa*s',
      symbol: '\\mu_0',
      min: 0.0001,
      max: 1,
      usual: [0.005, 0.1],
      when: { fluid: 'sutherland' },
    }),
    referenceTemperature: quantity('K', {
      label: 'Reference temperature',
      symbol: 'T_0',
      unit: 'K',
      min: 50,
      max: 3000,
      usual: [200, 1000],
      default: 273.15,
      when: { fluid: 'sutherland' },
    }),
    // A constant in kelvin and no temperature: 111 K must not be read from °C.
    sutherlandConstant: number({
      label: 'Sutherland’s constant in kelvin',
      help: 'Argon 144 K, helium about 79 K, steam 1064 K.',
      symbol: 'S',
      min: 0,
      max: 5000,
      usual: [40, 1500],
      when: { fluid: 'sutherland' },
    }),
    molarMass: quantity('kg/mol', {
      label: 'Molar mass',
      unit: 'g/mol',
      symbol: 'M_m',
      min: 1,
      max: 500,
      usual: [2, 300],
      when: { fluid: 'sutherland' },
    }),
    vogelA: number({
      label: 'Vogel’s A',
      help: 'Of ln(viscosity in mPa·s) = A + B/(T + C) with T in kelvin. Water: −3.7188, 578.919 and −137.546.',
      symbol: 'A',
      min: -50,
      max: 50,
      usual: [-30, 20],
      when: { fluid: 'vogel' },
    }),
    vogelB: number({
      label: 'Vogel’s B in kelvin',
      symbol: 'B',
      min: -1e5,
      max: 1e5,
      usual: [50, 30000],
      when: { fluid: 'vogel' },
    }),
    vogelC: number({
      label: 'Vogel’s C in kelvin',
      help: 'Mostly negative: where your source writes T − C, turn its sign; where its T is in °C, subtract 273.15.',
      symbol: 'C',
      min: -1000,
      max: 2000,
      usual: [-300, 1100],
      when: { fluid: 'vogel' },
    }),
  },
  outputs: {
    dynamic: quantity('Pa*s', { label: 'Dynamic viscosity (mPa·s, cP)', unit: 'mPa*s', symbol: '\\mu', digits: 4 }),
    kinematic: quantity('m^2/s', {
      label: 'Kinematic viscosity (mm²/s, cSt)',
      unit: 'mm^2/s',
      symbol: '\\nu',
      digits: 4,
    }),
    fluidDensity: quantity('kg/m^3', { label: 'Density of the fluid', symbol: '\\rho', digits: 4 }),
  },
  formula: (inputs) => {
    const { fluid, temperature, density } = inputs;
    let dynamic = inputs.dynamicViscosity;
    let fluidDensity = density;
    if (fluid === 'known') {
      if (inputs.known === 'kinematic') dynamic = inputs.kinematicViscosity * density;
    } else if (fluid === 'water') {
      dynamic = waterViscosity(temperature);
      fluidDensity = waterDensity(temperature);
    } else if (fluid === 'vogel') {
      const above = temperature / ONE_KELVIN + inputs.vogelC;
      const exponent = inputs.vogelA + inputs.vogelB / above;
      if (isAbove(exponent, 40) || isBelow(exponent, -9)) {
        throw noResult(
          'These constants give a viscosity beyond all liquids: check that they are for mPa·s, the natural logarithm and kelvin.',
        );
      }
      dynamic = constant(0.001, 'Pa*s') * Math.exp(exponent);
    } else {
      const own = fluid === 'sutherland';
      const reference = own ? inputs.referenceViscosity : GASES[fluid][0] * constant(1, 'Pa*s');
      const at = own ? inputs.referenceTemperature : constant(273, 'K');
      const effective = (own ? inputs.sutherlandConstant : GASES[fluid][1]) * ONE_KELVIN;
      const molar = own ? inputs.molarMass : GASES[fluid][2] * constant(0.001, 'kg/mol');
      dynamic = reference * (temperature / at) ** 1.5 * ((at + effective) / (temperature + effective));
      fluidDensity = (inputs.pressure * molar) / (gasConstant * temperature);
    }
    return {
      dynamic,
      kinematic: fluid === 'known' && inputs.known === 'kinematic' ? inputs.kinematicViscosity : dynamic / fluidDensity,
      fluidDensity,
    };
  },
  shown: () => ({ dynamic: undefined, kinematic: undefined, fluidDensity: undefined }),
  stepwise: [
    'Kinematic viscosity ν = μ / ρ, and μ = ν × ρ.',
    'Gases, Sutherland: μ = μ₀ × (T/T₀)^1.5 × (T₀ + S) / (T + S), T in kelvin; density of a perfect gas ρ = p × M / (R × T).',
    'Water: μ in µPa·s is 280.68 τ^−1.9 + 511.45 τ^−7.7 + 61.131 τ^−19.6 + 0.45903 τ^−40 with τ = T / 300 K; density by Kell’s equation.',
    'Other liquids, Vogel: ln(μ in mPa·s) = A + B / (T + C), T in kelvin.',
  ],
  requires: [
    {
      that: ({ fluid, temperature }) =>
        fluid !== 'water' ||
        (isAtLeast(temperature, constant(273.15, 'K')) && isAtMost(temperature, constant(373.15, 'K'))),
      field: 'temperature',
      says: 'The equations of water are for the liquid at 1 atm, from 0 to 100 °C: at {temperature} it is ice, steam or under pressure.',
    },
    {
      that: ({ temperature, vogelC }) => isAtLeast(temperature / ONE_KELVIN + vogelC, 1),
      field: 'vogelC',
      says: 'T + C must be above zero in kelvin: with a C of {vogelC} at {temperature} Vogel’s equation has no viscosity.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ fluid, temperature }) =>
        fluid !== 'known' &&
        fluid !== 'water' &&
        fluid !== 'vogel' &&
        (isBelow(temperature, constant(203.15, 'K')) || isAbove(temperature, constant(1473.15, 'K'))),
      says: 'Sutherland’s formula is within a few percent from about −70 to 1200 °C: at {temperature} it strays, and cold gases turn liquid, carbon dioxide solid at −78 °C.',
    },
    {
      level: 'caution',
      when: ({ pressure }) => pressure !== undefined && isAbove(pressure, constant(2e6, 'Pa')),
      says: 'Above some 2 MPa gases are denser or lighter than a perfect gas and more viscous than by this formula: the error grows to tens of percent near their critical point.',
    },
    {
      level: 'caution',
      when: ({ pressure }) => pressure !== undefined && isBelow(pressure, 100),
      says: 'Below some 100 Pa molecules fly as far as the walls: the viscosity is still that of the gas, but small gaps and particles no longer feel it as told.',
    },
    {
      level: 'caution',
      when: ({ fluid, dynamic, fluidDensity }) =>
        fluid === 'known' &&
        isAbove(fluidDensity, constant(300, 'kg/m^3')) &&
        isBelow(dynamic, constant(0.00003, 'Pa*s')),
      says: 'So thin are gases, not a liquid of {fluidDensity}: give the density of the gas, for air at 20 °C 1.204 kg/m³.',
    },
    {
      level: 'caution',
      when: ({ fluid, dynamic, fluidDensity }) =>
        fluid === 'known' &&
        isAtMost(fluidDensity, constant(300, 'kg/m^3')) &&
        isBelow(dynamic, constant(0.000003, 'Pa*s')),
      says: 'Not even a gas is so thin: with a density of {fluidDensity} check whether g/cm³ was meant, or the unit of the viscosity.',
    },
    {
      level: 'caution',
      when: ({ fluid, dynamic }) => fluid === 'vogel' && isBelow(dynamic, constant(0.00003, 'Pa*s')),
      says: 'No liquid is so thin: check the signs, and that these constants are for mPa·s, the natural logarithm and kelvin.',
    },
    {
      level: 'caution',
      when: ({ fluid, vogelC }) => fluid === 'vogel' && vogelC > 0,
      says: 'C is negative for most liquids: where your source writes T − C turn its sign, and where its T is in °C subtract 273.15.',
    },
    {
      level: 'caution',
      when: ({ fluid, dynamic, fluidDensity }) =>
        fluid === 'known' &&
        isBelow(fluidDensity, constant(20, 'kg/m^3')) &&
        isAbove(dynamic, constant(0.000085, 'Pa*s')),
      says: 'No gas is so viscous: with a density of {fluidDensity} check whether g/cm³ was meant, or the unit of the viscosity.',
    },
    {
      level: 'note',
      when: ({ fluid }) => fluid === 'vogel',
      says: 'Constants of Vogel’s equation hold for the temperatures of their fit alone, mostly given beside them, and the density has to be that at {temperature}.',
    },
  ],
  explanation: ({ fluid }) =>
    fluid === 'known'
      ? 'With a density of {fluidDensity} a dynamic viscosity of {dynamic} is a kinematic viscosity of {kinematic}.'
      : fluid === 'water'
        ? 'Water of {temperature} at 1 atm has a dynamic viscosity of {dynamic} and a kinematic viscosity of {kinematic}, with a density of {fluidDensity}.'
        : fluid === 'vogel'
          ? 'At {temperature} the liquid has a dynamic viscosity of {dynamic}, with a density of {fluidDensity} a kinematic viscosity of {kinematic}.'
          : fluid === 'sutherland'
            ? 'At {temperature} the gas has a dynamic viscosity of {dynamic}; at {pressure}, with a density of {fluidDensity}, a kinematic viscosity of {kinematic}.'
            : '{fluid} of {temperature} has a dynamic viscosity of {dynamic}; at {pressure}, with a density of {fluidDensity}, a kinematic viscosity of {kinematic}.',
  examples: [
    {
      inputs: { fluid: 'air' },
      results: { dynamic: 0.0181424862, kinematic: 15.0671371086, fluidDensity: 1.20410971855 },
      source: 'Python, mpmath: Sutherland from 1.716 × 10⁻⁵ Pa·s at 273 K with 111 K',
    },
    {
      inputs: { fluid: 'air', temperature: 500, pressure: 1000 },
      results: { dynamic: 0.0355201038, kinematic: 7.88312909793, fluidDensity: 4.50583814759 },
      source: 'Python, mpmath',
    },
    {
      inputs: { fluid: 'air', temperature: -100 },
      results: { dynamic: 0.0117136062374 },
      cautions: ['−70 to 1200 °C'],
      source: 'Python, mpmath',
    },
    {
      inputs: { fluid: 'air', pressure: 5000 },
      results: { kinematic: 0.305335533506 },
      cautions: ['Above some 2 MPa'],
      source: 'Python, mpmath',
    },
    {
      inputs: { fluid: 'air', pressure: 0.01 },
      results: { kinematic: 152667.766753 },
      cautions: ['fly as far as the walls'],
      source: 'Python, mpmath',
    },
    {
      inputs: { fluid: 'water' },
      results: { dynamic: 1.0015672646, kinematic: 1.00336918301, fluidDensity: 998.204132201 },
      source: 'Python: chemicals 1.5.2, the full equations of IAPWS: 1.00159614 mPa·s, 998.20715 kg/m³; mpmath',
    },
    {
      inputs: { fluid: 'water', temperature: 60 },
      results: { dynamic: 0.466039294147, kinematic: 0.474003075268 },
      source: 'Python, mpmath',
    },
    {
      inputs: { fluid: 'water', temperature: 0 },
      results: { dynamic: 1.79178242983, fluidDensity: 999.83952 },
      source: 'Python, mpmath',
    },
    {
      inputs: { fluid: 'water', temperature: 110 },
      refused: 'from 0 to 100 °C',
      source: 'By definition: steam at 1 atm',
    },
    {
      inputs: { fluid: 'nitrogen', temperature: 26.85 },
      results: { dynamic: 0.0178862521, kinematic: 15.7174848781 },
      source: 'Python, mpmath: 300 K',
    },
    {
      inputs: { fluid: 'oxygen', temperature: 26.85 },
      results: { dynamic: 0.0207465354, kinematic: 15.9610543098 },
      source: 'Python, mpmath: 300 K',
    },
    {
      inputs: { fluid: 'carbonDioxide', temperature: 26.85 },
      results: { dynamic: 0.014965566966, kinematic: 8.37125365592 },
      source: 'Python, mpmath: 300 K',
    },
    {
      inputs: { fluid: 'carbonMonoxide', temperature: 26.85 },
      results: { dynamic: 0.0179059446907, kinematic: 15.7370366852 },
      source: 'Python, mpmath: 300 K',
    },
    {
      inputs: { fluid: 'hydrogen', temperature: 26.85 },
      results: { dynamic: 0.00903018737, kinematic: 110.266873653 },
      source: 'Python, mpmath: 300 K',
    },
    {
      inputs: {
        fluid: 'sutherland',
        referenceViscosity: 0.0112,
        referenceTemperature: 350,
        sutherlandConstant: 1064,
        molarMass: 18.015,
        temperature: 126.85,
      },
      results: { dynamic: 0.0132164335236, kinematic: 24.0800604813, fluidDensity: 0.548853834226 },
      source: 'Python, mpmath: steam at 400 K with the constants of White',
    },
    {
      inputs: { fluid: 'vogel', vogelA: -3.7188, vogelB: 578.919, vogelC: -137.546, temperature: 40, density: 992.2 },
      results: { dynamic: 0.655688233263, kinematic: 0.660842807159 },
      cautions: ['for the temperatures of their fit'],
      source: 'Python, mpmath: water by the constants of DDBST; IAPWS has 0.6530 mPa·s',
    },
    {
      inputs: { fluid: 'vogel', vogelA: -3.7188, vogelB: 578.919, vogelC: -300, temperature: 20, density: 992 },
      refused: 'must be above zero',
      source: 'By hand: 293.15 − 300',
    },
    {
      inputs: { fluid: 'vogel', vogelA: 3, vogelB: 578.919, vogelC: -290, temperature: 20, density: 992 },
      noResult: 'beyond all liquids',
      source: 'By hand: e^187 mPa·s',
    },
    {
      inputs: { fluid: 'known', dynamicViscosity: 87, density: 870 },
      results: { dynamic: 87, kinematic: 100, fluidDensity: 870 },
      source: 'By hand: 0.087/870 = 10⁻⁴ m²/s',
    },
    {
      inputs: { fluid: 'known', known: 'kinematic', kinematicViscosity: 46, density: 860 },
      results: { dynamic: 39.56, kinematic: 46 },
      source: 'By hand: 46 × 0.86',
    },
    {
      inputs: { fluid: 'known', dynamicViscosity: 0.0181, density: 998 },
      results: { kinematic: 0.01813627255 },
      cautions: ['So thin are gases'],
      source: 'By hand: 18.1/998',
    },
    {
      inputs: { fluid: 'known', dynamicViscosity: 87, density: 0.87 },
      results: { kinematic: 100000 },
      cautions: ['No gas is so viscous'],
      source: 'By hand: 0.087/0.87',
    },
    {
      inputs: { fluid: 'known', known: 'kinematic', kinematicViscosity: 100, density: 0.87 },
      results: { dynamic: 0.087 },
      cautions: ['No gas is so viscous'],
      source: 'By hand: 100 mm²/s × 0.87 kg/m³',
    },
    {
      inputs: { fluid: 'known', known: 'kinematic', kinematicViscosity: 1, density: 1 },
      results: { dynamic: 0.001 },
      cautions: ['Not even a gas is so thin'],
      source: 'By hand: 1 mm²/s × 1 kg/m³',
    },
    {
      inputs: { fluid: 'vogel', vogelA: -3.7188, vogelB: 578.919, vogelC: 137.546, temperature: 40, density: 992.2 },
      results: { dynamic: 0.0876590846 },
      cautions: ['C is negative for most liquids', 'temperatures of their fit alone'],
      source: 'Python: exp(−3.7188 + 578.919/450.696)',
    },
    {
      inputs: { fluid: 'vogel', vogelA: -10.6265, vogelB: 578.919, vogelC: -137.546, temperature: 40, density: 992.2 },
      results: { dynamic: 0.000655724 },
      cautions: ['No liquid is so thin', 'temperatures of their fit alone'],
      source: 'Python: exp(−10.6265 + 578.919/175.604), constants for Pa·s',
    },
  ],
  notes: [
    'Newtonian fluids. The gases are dry and within some 2 to 3% of measured values; water is within 1% or better.',
  ],
  references: [
    { title: 'White: Viscous Fluid Flow, 3rd ed. (2006), §1-3 and table 1-2' },
    {
      title:
        'Pátek, Hrubý, Klomfar, Součková, Harvey: Reference correlations for thermophysical properties of liquid water at 0.1 MPa, J. Phys. Chem. Ref. Data 38 (2009) 21',
      doi: '10.1063/1.3043575',
    },
    {
      title:
        'Kell: Density, thermal expansivity, and compressibility of liquid water from 0 to 150 °C, J. Chem. Eng. Data 20 (1975) 97',
    },
  ],
});

import {
  choice,
  constant,
  defineCalculator,
  isAbove,
  isAtLeast,
  isBelow,
  number,
  quantity,
  roundTo,
} from '@reckoner/engine';

/** Air at 20 °C and normal pressure, as leakage areas are told. */
const AIR_DENSITY = constant(1.2, 'kg/m^3');
const TEST_PRESSURE = constant(50, 'Pa');
const ELA_PRESSURE = constant(4, 'Pa');
const EQLA_PRESSURE = constant(10, 'Pa');

/** Of the basic model of ASHRAE (Sherman and Grimsrud 1980), by stories: stack, and wind by shelter class. */
const STACK = { one: 0.000145, two: 0.00029, three: 0.000435 };
const WIND = {
  none: { one: 0.000319, two: 0.00042, three: 0.000494 },
  rural: { one: 0.000246, two: 0.000325, three: 0.000382 },
  street: { one: 0.000174, two: 0.000231, three: 0.000271 },
  urban: { one: 0.000104, two: 0.000137, three: 0.000161 },
  adjacent: { one: 0.000032, two: 0.000042, three: 0.000049 },
};

/** Q = C Δpⁿ; A = Q√(ρ/2Δp)/C_d; natural flow A_L√(C_s|ΔT| + C_w U²). */
export default defineCalculator({
  title: 'Blower door test and infiltration',
  description:
    'Air changes at 50 Pa, leakage coefficient and leakage areas from a blower door test, with natural infiltration by the LBL model.',
  keywords: [
    'ACH50',
    'CFM50',
    'n50',
    'q50',
    'effective leakage area',
    'ELA',
    'EqLA',
    'air leakage',
    'airtightness',
    'air permeability',
  ],
  related: ['air-changes-per-hour', 'heat-loss-building-envelope', 'chimney-stack-effect'],
  inputs: {
    leakage: quantity('m^3/s', {
      label: 'Measured leakage flow',
      help: 'Corrected for temperature as the instrument does it.',
      unit: 'm^3/h',
      symbol: 'Q_m',
      above: 0,
      max: 1e7,
      usual: [20, 200000],
    }),
    testPressure: quantity('Pa', {
      label: 'Pressure difference of the test',
      help: 'Its size: 50 for a depressurization at −50 Pa.',
      symbol: '\\Delta p_m',
      min: 5,
      max: 150,
      usual: [10, 100],
      default: 50,
    }),
    exponent: number({
      label: 'Flow exponent',
      help: '0.5 for holes to 1 for fine cracks; 0.65 where only one point was measured.',
      symbol: 'n',
      min: 0.5,
      max: 1,
      usual: [0.55, 0.8],
      default: 0.65,
    }),
    volume: quantity('m^3', { label: 'Volume inside', symbol: 'V', above: 0, max: 1e8, usual: [30, 1e6] }),
    floorArea: quantity('m^2', { label: 'Floor area', symbol: 'A_F', above: 0, max: 1e8, optional: true }),
    envelopeArea: quantity('m^2', {
      label: 'Envelope area',
      help: 'Floor, walls and roof around the volume.',
      symbol: 'A_E',
      above: 0,
      max: 1e8,
      optional: true,
    }),
    stories: choice(
      {
        one: { label: 'One story', also: ['1', 'single'] },
        two: { label: 'Two stories', also: ['2'] },
        three: { label: 'Three stories', also: ['3'] },
      },
      { label: 'Stories', optional: true },
    ),
    shelter: choice(
      {
        none: { label: 'No obstructions (class 1)', also: ['1', 'none', 'class 1'] },
        rural: { label: 'Isolated rural house (class 2)', also: ['2', 'rural', 'class 2'] },
        street: { label: 'Buildings across the street (class 3)', also: ['3', 'street', 'class 3'] },
        urban: { label: 'Urban buildings on larger lots (class 4)', also: ['4', 'urban', 'class 4'] },
        adjacent: { label: 'Buildings immediately adjacent (class 5)', also: ['5', 'adjacent', 'class 5'] },
      },
      { label: 'Shelter', optional: true },
    ),
    temperatureDifference: quantity('K', {
      label: 'Temperature difference of inside and outside',
      unit: 'Δ°C',
      symbol: '\\Delta T',
      min: -60,
      max: 80,
      usual: [-20, 50],
      optional: true,
    }),
    wind: quantity('m/s', {
      label: 'Wind speed',
      help: 'At the weather station, not at the wall.',
      symbol: 'U',
      min: 0,
      max: 40,
      usual: [0, 12],
      optional: true,
    }),
  },
  outputs: {
    ach50: quantity('1/s', { label: 'Air changes at 50 Pa', unit: '1/h', symbol: 'n_{50}', places: 2 }),
    flow50: quantity('m^3/s', { label: 'Leakage at 50 Pa', unit: 'm^3/h', symbol: 'Q_{50}', places: 1 }),
    coefficient: quantity('m^3/s', {
      label: 'Flow coefficient: leakage at 1 Pa',
      unit: 'm^3/h',
      symbol: 'C',
      places: 2,
    }),
    ela: quantity('m^2', { label: 'Effective leakage area at 4 Pa', unit: 'cm^2', symbol: 'A_L', places: 1 }),
    eqla: quantity('m^2', { label: 'Equivalent leakage area at 10 Pa', unit: 'cm^2', symbol: 'A_{10}', places: 1 }),
    perFloor: quantity('m/s', {
      label: 'Leakage at 50 Pa for the floor area',
      unit: 'm^3/(h*m^2)',
      symbol: 'w_{50}',
      places: 2,
      optional: true,
    }),
    perEnvelope: quantity('m/s', {
      label: 'Leakage at 50 Pa for the envelope area',
      unit: 'm^3/(h*m^2)',
      symbol: 'q_{50}',
      places: 2,
      optional: true,
    }),
    natural: quantity('1/s', {
      label: 'Natural air changes at this weather',
      unit: '1/h',
      symbol: 'n_w',
      places: 3,
      optional: true,
    }),
    naturalFlow: quantity('m^3/s', {
      label: 'Natural infiltration at this weather',
      unit: 'm^3/h',
      symbol: 'Q_n',
      places: 1,
      optional: true,
    }),
    twentieth: quantity('1/s', {
      label: 'A twentieth of the air changes at 50 Pa, a rough yearly mean',
      unit: '1/h',
      symbol: 'n_{20}',
      places: 3,
    }),
  },
  formula: (inputs) => {
    const {
      leakage,
      testPressure,
      exponent,
      volume,
      floorArea,
      envelopeArea,
      stories,
      shelter,
      temperatureDifference,
      wind,
    } = inputs;
    const at = (pressure: number) => leakage * (pressure / testPressure) ** exponent;
    const flow50 = at(TEST_PRESSURE);
    const ela = at(ELA_PRESSURE) * Math.sqrt(AIR_DENSITY / (2 * ELA_PRESSURE));
    const eqla = (at(EQLA_PRESSURE) * Math.sqrt(AIR_DENSITY / (2 * EQLA_PRESSURE))) / 0.611;
    const results = {
      ach50: flow50 / volume,
      flow50,
      coefficient: at(constant(1, 'Pa')),
      ela,
      eqla,
      perFloor: floorArea === undefined ? undefined : flow50 / floorArea,
      perEnvelope: envelopeArea === undefined ? undefined : flow50 / envelopeArea,
      twentieth: flow50 / volume / 20,
    };
    if (stories === undefined || shelter === undefined || temperatureDifference === undefined || wind === undefined)
      return results;
    // The coefficients are in (L/s)²/cm⁴ for each K and (m/s)²; 1 L/s through 1 cm² is 10 m/s.
    const stack = STACK[stories] * constant(100, 'm^2/(s^2*K)') * Math.abs(temperatureDifference);
    const gusts = WIND[shelter][stories] * 100 * wind ** 2;
    const naturalFlow = ela * Math.sqrt(stack + gusts);
    return { ...results, natural: naturalFlow / volume, naturalFlow };
  },
  shown: ({ leakage, testPressure, exponent, volume, flow50, floorArea, envelopeArea }) => ({
    ach50: flow50 / volume,
    flow50: leakage * (TEST_PRESSURE / testPressure) ** exponent,
    ela: leakage * (ELA_PRESSURE / testPressure) ** exponent * Math.sqrt(AIR_DENSITY / (2 * ELA_PRESSURE)),
    eqla: (leakage * (EQLA_PRESSURE / testPressure) ** exponent * Math.sqrt(AIR_DENSITY / (2 * EQLA_PRESSURE))) / 0.611,
    perFloor: floorArea === undefined ? undefined : flow50 / floorArea,
    perEnvelope: envelopeArea === undefined ? undefined : flow50 / envelopeArea,
    coefficient: undefined,
    natural: undefined,
    naturalFlow: undefined,
    twentieth: undefined,
  }),
  stepwise: [
    'Leakage goes with the pressure difference to the power of the exponent: Q = C Δpⁿ.',
    'Leakage areas are for air of 1.2 kg/m³, with a discharge coefficient of 1 at 4 Pa (ASTM, LBL) and 0.611 at 10 Pa (Canada).',
    'Natural infiltration in L/s = A_L √(C_s |ΔT| + C_w U²) with A_L in cm² and the coefficients of ASHRAE’s basic model by stories and shelter; it needs no measured height.',
  ],
  explanation:
    'A leakage of {leakage} at {testPressure} changes the air of {volume} at {ach50} where the difference is 50 Pa ({flow50} with an exponent of {exponent}), and is as one hole of {ela} at 4 Pa{natural?; at a temperature difference of {temperatureDifference} and a wind of {wind} ({stories}; {shelter}) the model of LBL gives {natural} by nature, {naturalFlow}|; a twentieth, {twentieth}, is a rough mean of the natural air changes over the year}.',
  requires: [
    {
      that: ({ volume, envelopeArea }) => isAtLeast(envelopeArea, 4.83597586 * volume ** (2 / 3)),
      field: 'envelopeArea',
      says: 'No envelope around {volume} is as small as {envelopeArea}: even that of a ball is larger. Check volume and area.',
    },
    {
      that: (_, given) =>
        given.stories === given.shelter &&
        given.shelter === given.temperatureDifference &&
        given.wind === given.shelter,
      field: 'stories',
      says: 'Natural infiltration needs stories, shelter, temperature difference and wind speed: give all four, or none.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ testPressure }) => testPressure < constant(40, 'Pa') || testPressure > constant(60, 'Pa'),
      says: 'The test was not made near 50 Pa: what is told for 50 Pa rests on the exponent. Measure nearer to 50 Pa, or at several pressures.',
    },
    {
      level: 'caution',
      when: ({ ach50 }) => roundTo(ach50 * constant(3600, 's'), 2) <= 5,
      says: 'At 5 air changes or fewer at 50 Pa the US residential code asks for mechanical ventilation (IRC 2012 and 2015: below 5); other countries have rules of their own. Fireplaces, stoves and boilers that take their air from the room can draw flue gas in: have that tested.',
    },
    {
      level: 'caution',
      when: ({ ach50 }) => roundTo(ach50 * constant(3600, 's'), 2) > 30,
      says: 'More than 30 air changes at 50 Pa are hardly met in a finished house: check the unit of the flow (cfm or m³/h), the volume, and whether a window was open.',
    },
    {
      level: 'caution',
      when: ({ ach50 }) => roundTo(ach50 * constant(3600, 's'), 2) < 0.3,
      says: 'Less than 0.3 air changes at 50 Pa is half of what passive houses are allowed, and met mostly in large buildings: check the units of flow and volume, which may be cfm and cubic feet.',
    },
    {
      level: 'caution',
      when: ({ volume, floorArea }) =>
        floorArea !== undefined &&
        (isBelow(volume, constant(2, 'm') * floorArea) || isAbove(volume, constant(8, 'm') * floorArea)),
      says: 'Volume over floor area gives rooms lower than 2 m or higher than 8 m: check both, and that they are of the same part of the building.',
    },
    {
      level: 'caution',
      when: ({ volume, envelopeArea }) => envelopeArea !== undefined && isAbove(envelopeArea, 15 * volume ** (2 / 3)),
      says: 'This is a large envelope for the volume: check the units of both.',
    },
    {
      level: 'note',
      when: ({ natural }) => natural !== undefined,
      says: 'The model of LBL is for houses of up to three stories without fans that run; single hours are easily off by 40%.',
    },
    {
      level: 'caution',
      when: ({ temperatureDifference, wind }) => temperatureDifference === 0 && wind === 0,
      says: 'Without wind and difference of temperature nothing drives air through the leaks: the house has no fresh air but by windows and fans.',
    },
  ],
  examples: [
    {
      inputs: { leakage: 2400, volume: 400 },
      results: {
        ach50: 6,
        flow50: 2400,
        coefficient: 188.7472961,
        ela: 499.9917772,
        eqla: 938.8855457,
        twentieth: 0.3,
      },
      source: 'Python with mpmath: C = Q/Δpⁿ; L/s = A_L √(C_s ΔT + C_w U²) with A_L in cm²',
    },
    {
      inputs: { leakage: 2000, volume: 400 },
      results: {
        ach50: 5,
        flow50: 2000,
        coefficient: 157.2894134,
        ela: 416.6598143,
        eqla: 782.4046214,
        twentieth: 0.25,
      },
      cautions: ['At 5 air changes or fewer'],
      source: 'Python: C = Q/Δpⁿ, in the proportion 5/6 to the first example',
    },
    {
      inputs: { leakage: 900, volume: 500, testPressure: 25, exponent: 0.6, floorArea: 180, envelopeArea: 420 },
      results: {
        ach50: 2.72828982,
        flow50: 1364.14491,
        coefficient: 130.4603395,
        ela: 322.4464707,
        eqla: 578.3762065,
        twentieth: 0.136414491,
        perFloor: 7.578582833,
        perEnvelope: 3.247964071,
      },
      cautions: ['not made near 50 Pa', 'At 5 air changes or fewer'],
      source: 'Python with mpmath: C = Q/Δpⁿ; L/s = A_L √(C_s ΔT + C_w U²) with A_L in cm²',
    },
    {
      inputs: {
        leakage: '1800 cfm',
        volume: '15000 ft^3',
        stories: 'two',
        shelter: 'street',
        temperatureDifference: 20,
        wind: 4,
      },
      results: {
        ach50: 7.2,
        flow50: 3058.219432,
        coefficient: 240.5127703,
        ela: 637.1185703,
        eqla: 1196.382508,
        twentieth: 0.36,
        naturalFlow: 223.5080232,
        natural: 0.5262074233,
      },
      cautions: ['The model of LBL'],
      source: 'Python with mpmath: C = Q/Δpⁿ; L/s = A_L √(C_s ΔT + C_w U²) with A_L in cm²; 1800 × 60/15000 = 7.2',
    },
    {
      inputs: { leakage: 3000, volume: 450, stories: 'one', shelter: 'none', temperatureDifference: 25, wind: 5 },
      results: {
        ach50: 6.666666667,
        flow50: 3000,
        coefficient: 235.9341201,
        ela: 624.9897215,
        eqla: 1173.606932,
        twentieth: 0.3333333333,
        naturalFlow: 242.328431,
        natural: 0.5385076245,
      },
      cautions: ['The model of LBL'],
      source: 'Python with mpmath: C = Q/Δpⁿ; L/s = A_L √(C_s ΔT + C_w U²) with A_L in cm²',
    },
    {
      inputs: { leakage: 3000, volume: 450, stories: 'three', shelter: 'rural', temperatureDifference: -15, wind: 6.5 },
      results: {
        ach50: 6.666666667,
        flow50: 3000,
        coefficient: 235.9341201,
        ela: 624.9897215,
        eqla: 1173.606932,
        twentieth: 0.3333333333,
        naturalFlow: 338.7259325,
        natural: 0.7527242945,
      },
      cautions: ['The model of LBL'],
      source: 'Python with mpmath: C = Q/Δpⁿ; L/s = A_L √(C_s ΔT + C_w U²) with A_L in cm²',
    },
    {
      inputs: { leakage: 3000, volume: 450, stories: 'two', shelter: 'urban', temperatureDifference: 10, wind: 3 },
      results: {
        ach50: 6.666666667,
        flow50: 3000,
        coefficient: 235.9341201,
        ela: 624.9897215,
        eqla: 1173.606932,
        twentieth: 0.3333333333,
        naturalFlow: 144.6465496,
        natural: 0.3214367769,
      },
      cautions: ['The model of LBL'],
      source: 'Python with mpmath: C = Q/Δpⁿ; L/s = A_L √(C_s ΔT + C_w U²) with A_L in cm²',
    },
    {
      inputs: { leakage: 3000, volume: 450, stories: 'one', shelter: 'adjacent', temperatureDifference: 30, wind: 2 },
      results: {
        ach50: 6.666666667,
        flow50: 3000,
        coefficient: 235.9341201,
        ela: 624.9897215,
        eqla: 1173.606932,
        twentieth: 0.3333333333,
        naturalFlow: 150.5627091,
        natural: 0.3345837979,
      },
      cautions: ['The model of LBL'],
      source: 'Python with mpmath: C = Q/Δpⁿ; L/s = A_L √(C_s ΔT + C_w U²) with A_L in cm²',
    },
    {
      inputs: { leakage: 3000, volume: 450, stories: 'one', shelter: 'urban', temperatureDifference: 0, wind: 0 },
      results: {
        ach50: 6.666666667,
        flow50: 3000,
        coefficient: 235.9341201,
        ela: 624.9897215,
        eqla: 1173.606932,
        twentieth: 0.3333333333,
        naturalFlow: 0,
        natural: 0,
      },
      cautions: ['The model of LBL', 'Without wind and difference'],
      source: 'Python with mpmath: C = Q/Δpⁿ; L/s = A_L √(C_s ΔT + C_w U²) with A_L in cm²',
    },
    {
      inputs: { leakage: 20000, volume: 450 },
      results: {
        ach50: 44.44444444,
        flow50: 20000,
        coefficient: 1572.894134,
        ela: 4166.598143,
        eqla: 7824.046214,
        twentieth: 2.222222222,
      },
      cautions: ['More than 30 air changes'],
      source: 'Python with mpmath: C = Q/Δpⁿ; L/s = A_L √(C_s ΔT + C_w U²) with A_L in cm²',
    },
    {
      inputs: { leakage: 1800, volume: 15000 },
      results: {
        ach50: 0.12,
        flow50: 1800,
        coefficient: 141.5604721,
        ela: 374.9938329,
        eqla: 704.1641593,
        twentieth: 0.006,
      },
      cautions: ['may be cfm and cubic feet', 'At 5 air changes or fewer'],
      source: 'Python: C = Q/Δpⁿ, with figures that are meant as cfm and ft³',
    },
    {
      inputs: { leakage: 1200, volume: 450, floorArea: 40, envelopeArea: 1000 },
      results: {
        ach50: 2.666666667,
        flow50: 1200,
        coefficient: 94.37364806,
        ela: 249.9958886,
        eqla: 469.4427729,
        twentieth: 0.1333333333,
        perFloor: 30,
        perEnvelope: 1.2,
      },
      cautions: ['lower than 2 m or higher than 8 m', 'large envelope', 'At 5 air changes or fewer'],
      source: 'Python with mpmath: C = Q/Δpⁿ; L/s = A_L √(C_s ΔT + C_w U²) with A_L in cm²',
    },
    {
      inputs: { leakage: 1200, volume: 450, envelopeArea: 200 },
      refused: 'even that of a ball',
      source: 'By hand: a ball of 450 m³ has 284 m²',
    },
    { inputs: { leakage: 3000, volume: 450, wind: 4 }, refused: 'give all four, or none', source: 'By definition' },
  ],
  notes: [
    'Air changes are by the volume that was sent: standards differ in what counts as inside.',
    'Of a test at several pressures send the fitted flow at 50 Pa and the fitted exponent.',
  ],
  references: [
    {
      title:
        'EnergyPlus Input Output Reference, ZoneInfiltration:EffectiveLeakageArea: coefficients of the basic model of the ASHRAE Handbook of Fundamentals (2001 and 2005)',
      url: 'https://github.com/NREL/EnergyPlus/blob/develop/doc/input-output-reference/src/overview/group-airflow.tex',
    },
    {
      title:
        'Sherman, Grimsrud: Infiltration-pressurization correlation: simplified physical modeling. ASHRAE Transactions 86 (1980), LBL-10163 (abstract read)',
    },
    {
      title: 'The Energy Conservatory: Explanation of blower door terms and results (Tectite)',
      url: 'https://tr.scribd.com/document/130006575/TECTITE-Explanation-of-Blower-Door-Terms-and-Results-pdf',
    },
    { title: 'ASTM E779-19, Determining Air Leakage Rate by Fan Pressurization (not opened)' },
  ],
});

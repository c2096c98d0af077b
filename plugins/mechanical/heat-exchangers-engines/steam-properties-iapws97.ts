import { category, choice, defineCalculator, findRoot, isBelow, measure, noResult, number } from '@reckoner/engine';
import {
  CRITICAL_PRESSURE,
  CRITICAL_TEMPERATURE,
  type SteamState,
  saturationPressure,
  saturationTemperature,
  singlePhase,
} from '../shared/steam.js';

/** Lowest temperature and its saturation pressure; pressures below it have vapor only. */
const COLDEST = 273.15;
const LOWEST_SATURATION = 0.000611213;
/** From here to the critical temperature liquid and steam cannot be told apart by the precision of numbers. */
const NEARLY_CRITICAL = 647.0955;

/** The regions of IAPWS-IF97; with enthalpy or entropy the temperature is found from the pressure. */
export default defineCalculator({
  title: 'Steam tables',
  description:
    'Specific volume, enthalpy, entropy, internal energy, heat capacity and speed of sound of water and steam from any usual pair of properties.',
  keywords: ['IAPWS-IF97', 'saturated steam', 'superheated steam', 'enthalpy of steam', 'boiler', 'dryness', 'water'],
  inputs: {
    given: choice(
      {
        pT: 'Pressure and temperature',
        px: 'Pressure and quality',
        Tx: 'Temperature and quality',
        ph: 'Pressure and enthalpy',
        ps: 'Pressure and entropy',
      },
      { label: 'What is known', default: 'pT' },
    ),
    pressure: measure('MPa', {
      label: 'Absolute pressure',
      help: 'Gauge pressure and about 1.013 bar of the atmosphere.',
      unit: 'bar',
      symbol: 'p',
      min: 0.0001,
      max: 1000,
      usual: [0.01, 350],
      when: { given: ['pT', 'px', 'ph', 'ps'] },
    }),
    temperature: measure('K', {
      label: 'Known temperature',
      unit: '°C',
      symbol: 'T',
      min: 0,
      max: 2000,
      usual: [0, 700],
      when: { given: ['pT', 'Tx'] },
    }),
    quality: number({
      label: 'Quality',
      help: 'Mass of vapor in the mixture: 0 is saturated liquid, 1 saturated steam.',
      symbol: 'x',
      min: 0,
      max: 1,
      text: 'ratio',
      when: { given: ['px', 'Tx'] },
    }),
    knownEnthalpy: measure('kJ/kg', {
      label: 'Known enthalpy',
      symbol: 'h',
      min: 0,
      max: 7400,
      usual: [0, 4200],
      when: { given: 'ph' },
    }),
    knownEntropy: measure('kJ/(kg*K)', {
      label: 'Known entropy',
      symbol: 's',
      min: 0,
      max: 16,
      usual: [0, 10],
      when: { given: 'ps' },
    }),
  },
  outputs: {
    enthalpy: measure('kJ/kg', { label: 'Specific enthalpy', symbol: 'h', places: 2 }),
    entropy: measure('kJ/(kg*K)', { label: 'Specific entropy', symbol: 's', places: 4 }),
    volume: measure('m^3/kg', { label: 'Specific volume', symbol: 'v', places: 6, digits: 5 }),
    density: measure('kg/m^3', { label: 'Density', symbol: '\\rho', places: 3 }),
    energy: measure('kJ/kg', { label: 'Specific internal energy', symbol: 'u', places: 2 }),
    phase: category(
      [
        'Compressed liquid',
        'Saturated liquid',
        'Wet steam',
        'Saturated steam',
        'Superheated steam',
        'Supercritical fluid',
      ],
      { label: 'State' },
    ),
    statePressure: measure('MPa', { label: 'Pressure', unit: 'bar', symbol: 'p', places: 4 }),
    stateTemperature: measure('K', { label: 'Temperature', unit: '°C', symbol: 'T', places: 3 }),
    saturationTemperature: measure('K', {
      label: 'Boiling point at the pressure',
      unit: '°C',
      symbol: 'T_s',
      places: 3,
      optional: true,
    }),
    dryness: number({ label: 'Quality found', symbol: 'x', places: 4, optional: true }),
    heatCapacity: measure('kJ/(kg*K)', {
      label: 'Heat capacity at constant pressure',
      symbol: 'c_p',
      places: 4,
      optional: true,
    }),
    soundSpeed: measure('m/s', { label: 'Speed of sound', symbol: 'w', places: 1, optional: true }),
  },
  formula: ({ given, pressure, temperature, quality, knownEnthalpy, knownEntropy }) => {
    const p = given === 'Tx' ? saturationPressure(temperature!) : pressure!;
    const boils = p >= LOWEST_SATURATION && p <= CRITICAL_PRESSURE;
    const boiling = boils ? saturationTemperature(p) : undefined;
    /** Below it the fluid is liquid. */
    const top = boiling ?? (p > CRITICAL_PRESSURE ? CRITICAL_TEMPERATURE : 0);
    const at = (kelvin: number) => singlePhase(p, kelvin, kelvin < top);
    const single = (kelvin: number, state: SteamState) => ({
      ...derived(p, kelvin, state),
      saturationTemperature: boiling,
      heatCapacity: state.heatCapacity,
      soundSpeed: state.soundSpeed,
      phase: phaseOf(p, kelvin, top),
    });
    if (given === 'pT') return single(temperature!, at(temperature!));

    const kelvin = given === 'Tx' ? temperature! : boiling;
    const known = (state: SteamState) => (given === 'ph' ? state.enthalpy : state.entropy);
    const target = given === 'ph' ? knownEnthalpy! : knownEntropy!;
    if (kelvin !== undefined && kelvin >= NEARLY_CRITICAL)
      throw noResult(
        'This is too close to the critical pressure, 220.64 bar, to tell liquid and steam apart: give pressure and temperature.',
      );
    if (kelvin !== undefined) {
      const water = singlePhase(p, kelvin, true);
      const steam = singlePhase(p, kelvin, false);
      const mixed = given === 'px' || given === 'Tx';
      if (mixed || (target >= known(water) && target <= known(steam))) {
        const x = mixed ? quality! : (target - known(water)) / (known(steam) - known(water));
        const blend = (liquid: number, vapor: number) => liquid + x * (vapor - liquid);
        return {
          ...derived(p, kelvin, {
            volume: blend(water.volume, steam.volume),
            enthalpy: blend(water.enthalpy, steam.enthalpy),
            entropy: blend(water.entropy, steam.entropy),
          }),
          saturationTemperature: kelvin,
          dryness: x,
          phase: x <= 0 ? 'Saturated liquid' : x >= 1 ? 'Saturated steam' : 'Wet steam',
          ...(x <= 0 && { heatCapacity: water.heatCapacity, soundSpeed: water.soundSpeed }),
          ...(x >= 1 && { heatCapacity: steam.heatCapacity, soundSpeed: steam.soundSpeed }),
        };
      }
    }
    const hottest = p > 50 ? 1073.15 : 2273.15;
    if (target < known(at(COLDEST)) || target > known(at(hottest)))
      throw noResult('At this pressure no temperature from 0 to 2000 °C (800 °C above 500 bar) has this value.');
    const isLiquid = boiling !== undefined && target < known(singlePhase(p, boiling, true));
    const found =
      boiling === undefined
        ? findRoot((each) => known(at(each)) - target, COLDEST, hottest)
        : isLiquid
          ? findRoot((each) => known(singlePhase(p, each, true)) - target, COLDEST, boiling)
          : findRoot((each) => known(singlePhase(p, each, false)) - target, boiling, hottest);
    return single(found, at(found));
  },
  stepwise: [
    'The saturation equation of IAPWS-IF97 tells whether pressure and temperature are those of liquid, of steam or of both.',
    'Liquid up to 350 °C, steam up to 800 °C and steam above it have an equation for the Gibbs free energy g(p, T) each: v = ∂g/∂p, s = −∂g/∂T, h = g + T·s, u = h − p·v.',
    'Around the critical point an equation for the Helmholtz free energy f(ρ, T) is solved for the density at the pressure.',
    'Wet steam is a mixture of saturated liquid and saturated steam: each property is that of the liquid plus x times the difference.',
    'From enthalpy or entropy, the temperature is the one at which the pressure gives that value.',
  ],
  requires: [
    {
      that: ({ given, pressure }) => given !== 'px' || pressure >= LOWEST_SATURATION,
      field: 'pressure',
      says: 'With a quality the pressure, {pressure}, must be at least 0.00611213 bar: below it water freezes before it boils.',
    },
    {
      that: ({ given, pressure }) => given !== 'px' || pressure < 22.062,
      field: 'pressure',
      says: 'With a quality the pressure, {pressure}, must be below 220.62 bar: at the critical point, 220.64 bar, liquid and steam become one.',
    },
    {
      that: ({ given, temperature }) => given !== 'Tx' || temperature < 647.09,
      field: 'temperature',
      says: 'With a quality the temperature, {temperature}, must be below 373.94 °C: at the critical point, 373.946 °C, liquid and steam become one.',
    },
    {
      that: ({ given, pressure, temperature }) => given !== 'pT' || temperature <= 1073.15 || pressure <= 50,
      field: 'pressure',
      says: 'Above 800 °C the pressure, {pressure}, must not exceed 500 bar: no equation holds beyond.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ given, stateTemperature, saturationTemperature: boiling }) =>
        given === 'pT' && boiling !== undefined && Math.abs(stateTemperature - boiling) < 0.05,
      says: 'This is the boiling point at the pressure: liquid, steam and every mixture of them are possible. Give the quality with one of the two.',
    },
    {
      level: 'note',
      when: ({ statePressure, stateTemperature }) =>
        isBelow(Math.abs(statePressure - CRITICAL_PRESSURE), 0.2) &&
        isBelow(Math.abs(stateTemperature - CRITICAL_TEMPERATURE), 1),
      says: 'So close to the critical point small differences of pressure or temperature change the properties greatly: trust few digits.',
    },
  ],
  explanation:
    '{phase} at {statePressure} and {stateTemperature} has a specific enthalpy of {enthalpy}, an entropy of {entropy} and a volume of {volume}.',
  examples: [
    {
      inputs: { pressure: 30, temperature: '300 K' },
      results: {
        volume: '0.00100215168',
        enthalpy: 115.331273,
        energy: 112.324818,
        entropy: '0.392294792',
        heatCapacity: 4.17301218,
        soundSpeed: 1507.73921,
        phase: 'Compressed liquid',
      },
      source: 'IAPWS R7-97 (2012), table 5: region 1',
    },
    {
      inputs: { pressure: 800, temperature: '300 K' },
      results: { volume: '0.000971180894', enthalpy: 184.142828, entropy: '0.368563852', soundSpeed: 1634.69054 },
      source: 'IAPWS R7-97 (2012), table 5: region 1',
    },
    {
      inputs: { pressure: 30, temperature: '500 K' },
      results: { volume: '0.00120241800', enthalpy: 975.542239, entropy: 2.58041912, heatCapacity: 4.65580682 },
      source: 'IAPWS R7-97 (2012), table 5: region 1',
    },
    {
      inputs: { pressure: 0.035, temperature: '300 K' },
      results: {
        volume: 39.4913866,
        enthalpy: '2549.91145',
        energy: '2411.69160',
        entropy: 8.52238967,
        heatCapacity: 1.91300162,
        soundSpeed: 427.920172,
        phase: 'Superheated steam',
      },
      source: 'IAPWS R7-97 (2012), table 15: region 2',
    },
    {
      inputs: { pressure: 300, temperature: '700 K' },
      results: { volume: '0.00542946619', enthalpy: 2631.49474, entropy: 5.17540298, heatCapacity: 10.3505092 },
      source: 'IAPWS R7-97 (2012), table 15: region 2',
    },
    {
      inputs: { pressure: 255.837018, temperature: '650 K' },
      results: { density: 500.0, enthalpy: 1863.43, entropy: 4.05427, phase: 'Supercritical fluid' },
      source: 'IAPWS R7-97 (2012), table 33: region 3, from its pressure back to the density',
    },
    {
      inputs: { pressure: 783.095639, temperature: '750 K' },
      results: {
        density: '500.00000',
        enthalpy: '2258.6884',
        energy: '2102.0693',
        entropy: 4.46971906,
        heatCapacity: 6.341654,
        soundSpeed: '760.6960',
      },
      source: 'IAPWS R7-97 (2012), table 33: region 3, from its pressure back to the density',
    },
    {
      inputs: { pressure: 222.930643, temperature: '650 K' },
      results: { enthalpy: 2375.12, entropy: 4.85439 },
      source: 'IAPWS R7-97 (2012), table 33: region 3, from its pressure back to the density',
    },
    {
      inputs: { pressure: 5, temperature: '1500 K' },
      results: { volume: '1.38455090', enthalpy: 5219.76855, entropy: 9.65408875, soundSpeed: '917.068690' },
      source: 'IAPWS R7-97 (2012), table 42: region 5',
    },
    {
      inputs: { pressure: 300, temperature: '2000 K' },
      results: { volume: '0.0311385219', enthalpy: 6571.22604, entropy: 8.53640523, heatCapacity: 2.88569882 },
      source: 'IAPWS R7-97 (2012), table 42: region 5',
    },
    {
      inputs: { given: 'Tx', temperature: '500 K', quality: 0 },
      results: { statePressure: 26.3889776, phase: 'Saturated liquid', saturationTemperature: 226.85, dryness: 0 },
      source: 'IAPWS R7-97 (2012), table 35',
    },
    {
      inputs: { given: 'px', pressure: 10, quality: 1 },
      results: { stateTemperature: '179.885632', phase: 'Saturated steam' },
      source: 'IAPWS R7-97 (2012), table 36: 453.035632 K',
    },
    {
      inputs: { given: 'px', pressure: 10, quality: 0.9 },
      results: { enthalpy: 2575.675868, entropy: 6.14032423, volume: 0.175026719, phase: 'Wet steam' },
      source: 'Python, iapws 1.5: IAPWS97(P=1, x=0.9)',
    },
    {
      inputs: { given: 'Tx', temperature: '640 K', quality: 1 },
      results: { enthalpy: 2394.42, entropy: '4.9010', density: 177.4 },
      source: 'Python, iapws 1.5: IAPWS97(T=640, x=1), on its backward equations of region 3',
    },
    {
      inputs: { given: 'ph', pressure: 30, knownEnthalpy: 3000 },
      results: { stateTemperature: '302.23', entropy: '6.551', phase: 'Superheated steam' },
      source: 'Python, iapws 1.5: IAPWS97(P=3, h=3000), on its backward equations: 575.3776 K',
    },
    {
      inputs: { given: 'ph', pressure: 30, knownEnthalpy: 115.331273 },
      results: { stateTemperature: '26.850', phase: 'Compressed liquid' },
      source: 'IAPWS R7-97 (2012), table 5, read backward: 300 K',
    },
    {
      inputs: { given: 'ps', pressure: 0.1, knownEntropy: 7 },
      results: { dryness: 0.846808, enthalpy: 2217.439, stateTemperature: 45.80755 },
      source: 'Python, iapws 1.5: IAPWS97(P=0.01, s=7)',
    },
    {
      inputs: { given: 'ph', pressure: 255.837018, knownEnthalpy: 1863.43019 },
      results: { stateTemperature: '376.85', density: '500.00' },
      source: 'IAPWS R7-97 (2012), table 33, read backward: 650 K and 500 kg/m³',
    },
    {
      inputs: { given: 'ps', pressure: 0.001, knownEntropy: 12 },
      results: { phase: 'Superheated steam', entropy: 12 },
      source: 'By definition: below 611 Pa there is no boiling above 0 °C',
    },
    {
      inputs: { pressure: 1.01325, temperature: 99.98 },
      results: { phase: 'Superheated steam' },
      cautions: ['This is the boiling point'],
      source: 'IAPWS R7-97 (2012), equation 31: the saturation temperature at 0.101325 MPa is 99.974 °C',
    },
    {
      inputs: { pressure: 221, temperature: '647.2 K' },
      results: { enthalpy: 2026.5, entropy: 4.3176, phase: 'Supercritical fluid' },
      cautions: ['trust few digits'],
      source: 'Python, iapws 1.5: IAPWS97(P=22.1, T=647.2), on its backward equations of region 3',
    },
    {
      inputs: { given: 'ps', pressure: 1, knownEntropy: 15 },
      noResult: 'has this value',
      source: 'Python, iapws 1.5: at 0.1 MPa and 2273.15 K the entropy is about 11.2 kJ/(kg·K)',
    },
    {
      inputs: { given: 'ph', pressure: 220.64, knownEnthalpy: 2080 },
      noResult: 'too close to the critical pressure',
      source: 'IAPWS R7-97 (2012): the critical pressure is 22.064 MPa',
    },
    {
      inputs: { given: 'px', pressure: 0.005, quality: 0.5 },
      refused: 'freezes before it boils',
      source: 'IAPWS R7-97 (2012), equation 30: 611.213 Pa at 273.15 K',
    },
    {
      inputs: { given: 'px', pressure: 221, quality: 0.5 },
      refused: 'at the critical point',
      source: 'IAPWS R7-97 (2012): the critical pressure is 22.064 MPa',
    },
    {
      inputs: { given: 'Tx', temperature: 380, quality: 0.5 },
      refused: 'at the critical point',
      source: 'IAPWS R7-97 (2012): the critical temperature is 647.096 K',
    },
    {
      inputs: { pressure: 600, temperature: 900 },
      refused: 'must not exceed 500 bar',
      source: 'IAPWS R7-97 (2012), figure 1: region 5 ends at 50 MPa',
    },
    {
      inputs: { given: 'ph', pressure: 800, knownEnthalpy: 184.142828 },
      results: { stateTemperature: '26.850', volume: '0.00097118', phase: 'Compressed liquid' },
      source: 'IAPWS R7-97 (2012), table 5, read backward: 300 K',
    },
  ],
  notes: [
    'Pure ordinary water, in equilibrium: no subcooled steam, no superheated liquid, no ice. Enthalpy and entropy are counted from liquid at the triple point, 0.01 °C.',
  ],
  references: [
    {
      title:
        'IAPWS R7-97(2012): Revised Release on the IAPWS Industrial Formulation 1997 for the Thermodynamic Properties of Water and Steam; its coefficients stand identically in three independent public implementations (jjgomera/iapws, CoolProp/IF97, thermalogic/SEUIF97)',
    },
    { title: 'Wagner et al.: The IAPWS Industrial Formulation 1997, J. Eng. Gas Turbines Power 122 (2000) 150–182' },
  ],
});

function derived(
  p: number,
  kelvin: number,
  { volume, enthalpy, entropy }: Omit<SteamState, 'heatCapacity' | 'soundSpeed'>,
) {
  return {
    enthalpy,
    entropy,
    volume,
    density: 1 / volume,
    energy: enthalpy - 1000 * p * volume,
    statePressure: p,
    stateTemperature: kelvin,
  };
}

function phaseOf(
  p: number,
  kelvin: number,
  top: number,
): 'Compressed liquid' | 'Supercritical fluid' | 'Superheated steam' {
  if (kelvin < top) return 'Compressed liquid';
  return p >= CRITICAL_PRESSURE && kelvin >= CRITICAL_TEMPERATURE ? 'Supercritical fluid' : 'Superheated steam';
}

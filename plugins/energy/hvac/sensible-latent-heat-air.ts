import { choice, defineCalculator, isNear, measure, noResult, percent, roundTo } from '@reckoner/engine';
import { humidityRatio, humidityRatioOfWetBulb, saturationPressure, vaporPressure } from '../shared/moist-air.js';

/** 0.075 lb/ft³, from which 1.08 = 60 × 0.075 × 0.24 and 4.5 = 60 × 0.075 come, in kg/m³. */
const STANDARD_DENSITY = 1.20138475304701;

/** m(h₂ - h₁), parted into sensible and latent at the corner of the psychrometric chart (t₁, W₂). */
export default defineCalculator({
  title: 'Sensible, latent and total heat of air',
  description:
    'Sensible, latent and total heat that an air stream takes up or gives off between two states, with altitude, humidity ratios and condensate.',
  keywords: [
    '1.08 x CFM x delta T',
    '0.68 x CFM x grains',
    '4.5 x CFM x delta h',
    'cooling coil load',
    'sensible heat ratio',
    'enthalpy difference',
    'condensate from air',
  ],
  related: ['psychrometric-state-moist-air', 'air-changes-per-hour'],
  inputs: {
    airflow: measure('m^3/h', { label: 'Airflow', symbol: 'Q', above: 0, max: 1e8, usual: [20, 1e6] }),
    flowAt: choice(
      {
        standard: { label: 'Standard air (0.075 lb/ft³, 1.2014 kg/m³)', also: ['standard', 'scfm'] },
        entering: { label: 'The entering state', also: ['entering', 'actual', 'acfm'] },
        leaving: { label: 'The leaving state', also: ['leaving'] },
      },
      { label: 'The airflow is a volume at', default: 'standard' },
    ),
    enteringTemperature: measure('°C', {
      label: 'Entering dry-bulb temperature',
      symbol: 't_1',
      min: -60,
      max: 100,
      usual: [-40, 60],
    }),
    leavingTemperature: measure('°C', {
      label: 'Leaving dry-bulb temperature',
      symbol: 't_2',
      min: -60,
      max: 100,
      usual: [-20, 60],
    }),
    humidityBy: choice(
      {
        relative: { label: 'Relative humidity', also: ['RH'] },
        wetBulb: 'Wet-bulb temperature',
        ratio: { label: 'Humidity ratio', also: ['grains', 'moisture content'] },
        none: { label: 'Nothing: sensible heat of dry air', also: ['dry', 'sensible only'] },
      },
      { label: 'Humidity is given as', default: 'relative' },
    ),
    enteringHumidity: percent({
      label: 'Entering relative humidity',
      symbol: '\\varphi_1',
      min: 0,
      max: 100,
      usual: [2, 100],
      when: { humidityBy: 'relative' },
    }),
    leavingHumidity: percent({
      label: 'Leaving relative humidity',
      symbol: '\\varphi_2',
      min: 0,
      max: 100,
      usual: [2, 100],
      when: { humidityBy: 'relative' },
    }),
    enteringWetBulb: measure('°C', {
      label: 'Entering wet-bulb temperature',
      symbol: 't^*_1',
      min: -60,
      max: 60,
      when: { humidityBy: 'wetBulb' },
    }),
    leavingWetBulb: measure('°C', {
      label: 'Leaving wet-bulb temperature',
      symbol: 't^*_2',
      min: -60,
      max: 60,
      when: { humidityBy: 'wetBulb' },
    }),
    enteringRatio: measure('g/kg', {
      label: 'Entering humidity ratio',
      help: 'Grams of water for each kilogram of dry air; 7 grains/lb are 1 g/kg.',
      symbol: 'w_1',
      min: 0,
      max: 500,
      usual: [0, 30],
      when: { humidityBy: 'ratio' },
    }),
    leavingRatio: measure('g/kg', {
      label: 'Leaving humidity ratio',
      symbol: 'w_2',
      min: 0,
      max: 500,
      usual: [0, 30],
      when: { humidityBy: 'ratio' },
    }),
    altitude: measure('m', { label: 'Altitude', symbol: 'z', min: -500, max: 6000, usual: [-430, 4500], default: 0 }),
  },
  outputs: {
    total: measure('kW', { label: 'Total heat to the air', symbol: 'q_t', places: 3 }),
    sensible: measure('kW', { label: 'Sensible heat to the air', symbol: 'q_s', places: 3 }),
    latent: measure('kW', { label: 'Latent heat to the air', symbol: 'q_l', places: 3, optional: true }),
    sensibleRatio: percent({ label: 'Sensible heat ratio', symbol: '\\mathrm{SHR}', places: 1, optional: true }),
    water: measure('kg/h', { label: 'Water to the air', symbol: 'm_w', places: 2, optional: true }),
    dryAir: measure('kg/h', { label: 'Dry air', symbol: 'm_a', places: 1 }),
    enteringMoisture: measure('g/kg', { label: 'Humidity ratio, entering', symbol: 'W_1', places: 2 }),
    leavingMoisture: measure('g/kg', { label: 'Humidity ratio, leaving', symbol: 'W_2', places: 2 }),
    enteringRelative: percent({
      label: 'Relative humidity, entering',
      symbol: '\\mathrm{RH}_1',
      places: 1,
      optional: true,
    }),
    leavingRelative: percent({
      label: 'Relative humidity, leaving',
      symbol: '\\mathrm{RH}_2',
      places: 1,
      optional: true,
    }),
    enteringEnthalpy: measure('kJ/kg', { label: 'Enthalpy, entering', symbol: 'h_1', places: 2 }),
    leavingEnthalpy: measure('kJ/kg', { label: 'Enthalpy, leaving', symbol: 'h_2', places: 2 }),
    pressure: measure('kPa', { label: 'Air pressure', symbol: 'p', places: 2 }),
  },
  formula: (inputs) => {
    const { airflow, flowAt, enteringTemperature: t1, leavingTemperature: t2, humidityBy, altitude } = inputs;
    const pressure = 101.325 * (1 - 2.25577e-5 * altitude) ** 5.2559;
    const first = saturated(t1, pressure);
    const second = saturated(t2, pressure);
    let w1 = 0;
    let w2 = 0;
    if (humidityBy === 'relative') {
      w1 = humidityRatio(inputs.enteringHumidity * first.vapor, pressure);
      w2 = humidityRatio(inputs.leavingHumidity * second.vapor, pressure);
    } else if (humidityBy === 'wetBulb') {
      w1 = humidityRatioOfWetBulb(t1, inputs.enteringWetBulb, pressure);
      w2 = humidityRatioOfWetBulb(t2, inputs.leavingWetBulb, pressure);
      if (w1 < 0 || w2 < 0) {
        throw noResult(
          'A wet bulb so far below the dry bulb cannot be: even dry air cools it less. Check both temperatures.',
        );
      }
    } else if (humidityBy === 'ratio') {
      w1 = inputs.enteringRatio / 1000;
      w2 = inputs.leavingRatio / 1000;
    }
    if (w1 > first.ratio * (1 + 1e-9) + 1e-12)
      throw noResult('The entering air would hold more water than saturated air at its temperature.');
    if (w2 > second.ratio * (1 + 1e-9) + 1e-12)
      throw noResult(
        'The leaving air would hold more water than saturated air at its temperature: it leaves as fog. Check the leaving state.',
      );
    const density =
      flowAt === 'standard'
        ? STANDARD_DENSITY
        : flowAt === 'entering'
          ? dryDensity(t1, w1, pressure)
          : dryDensity(t2, w2, pressure);
    const dryAir = airflow * density;
    const sensible = (dryAir * (1.006 + 1.86 * w2) * (t2 - t1)) / 3600;
    const latent = (dryAir * (w2 - w1) * (2501 + 1.86 * t1)) / 3600;
    const total = sensible + latent;
    const isParted = humidityBy !== 'none';
    return {
      total,
      sensible,
      latent: isParted ? latent : undefined,
      sensibleRatio: isParted && sensible * latent >= 0 && !isNear(total, 0, 1e-9) ? sensible / total : undefined,
      water: isParted ? dryAir * (w2 - w1) : undefined,
      dryAir,
      enteringMoisture: 1000 * w1,
      leavingMoisture: 1000 * w2,
      enteringRelative: isParted ? vaporPressure(w1, pressure) / first.vapor : undefined,
      leavingRelative: isParted ? vaporPressure(w2, pressure) / second.vapor : undefined,
      enteringEnthalpy: 1.006 * t1 + w1 * (2501 + 1.86 * t1),
      leavingEnthalpy: 1.006 * t2 + w2 * (2501 + 1.86 * t2),
      pressure,
    };
  },
  shown: (found) => {
    const {
      enteringTemperature: t1,
      leavingTemperature: t2,
      dryAir,
      enteringMoisture: w1,
      leavingMoisture: w2,
    } = found;
    return {
      total: found.latent === undefined ? found.sensible : found.sensible + found.latent,
      sensible: (dryAir / 3600) * (1.006 + (1.86 * w2) / 1000) * (t2 - t1),
      latent: found.latent === undefined ? undefined : ((dryAir / 3600) * (w2 - w1) * (2501 + 1.86 * t1)) / 1000,
      sensibleRatio: found.sensibleRatio === undefined ? undefined : found.sensible / found.total,
      water: found.water === undefined ? undefined : (dryAir * (w2 - w1)) / 1000,
      enteringEnthalpy: 1.006 * t1 + (w1 / 1000) * (2501 + 1.86 * t1),
      leavingEnthalpy: 1.006 * t2 + (w2 / 1000) * (2501 + 1.86 * t2),
      pressure: 101.325 * (1 - 2.25577e-5 * found.altitude) ** 5.2559,
      dryAir: undefined,
      enteringRelative: undefined,
      leavingRelative: undefined,
      enteringMoisture: undefined,
      leavingMoisture: undefined,
    };
  },
  stepwise: [
    'The humidity ratios follow from the relative humidity or the wet bulb by the psychrometric equations of ASHRAE, at the pressure of the altitude.',
    'Dry air = airflow × 1.2014 kg/m³ where the airflow is of standard air; else airflow / v with v = 0.287042 (t + 273.15)(1 + 1.607858 W) / p at the state at which it was measured.',
    'Total heat = dry air × (h₂ − h₁). The latent part changes the humidity at the entering temperature, the sensible part the temperature at the leaving humidity.',
  ],
  explanation: ({ humidityBy, flowAt }) => {
    const stream =
      flowAt === 'standard'
        ? '{airflow} of standard air ({dryAir} dry)'
        : flowAt === 'entering'
          ? '{airflow} as it enters ({dryAir} dry)'
          : '{airflow} as it leaves ({dryAir} dry)';
    return humidityBy === 'none'
      ? `From {enteringTemperature} to {leavingTemperature} ${stream} at an altitude of {altitude} {total|gives off|neither gives off nor takes up|takes up} {|total|} of sensible heat; humidity is not in it.`
      : `From {enteringTemperature} with {enteringMoisture} of water to {leavingTemperature} with {leavingMoisture} ${stream} at an altitude of {altitude} {total|gives off|takes up|takes up} {|total|} in all: {|sensible|} sensible {sensible|given off|as the temperature stays|taken up} and {|latent|} latent {latent|given off|as the humidity stays|taken up}.`;
  },
  cautions: [
    {
      level: 'caution',
      when: (inputs) =>
        [inputs.enteringRatio, inputs.leavingRatio].some((ratio) => ratio !== undefined && ratio > 0 && ratio < 0.05),
      says: 'Less than 0.05 g of water for each kilogram is drier than air of −40 °C: tables print kg/kg, where 0.011 is 11 g/kg. Check the unit of the humidity ratios.',
    },
    {
      level: 'caution',
      when: ({ water, leavingRelative, enteringTemperature, leavingTemperature }) =>
        water !== undefined &&
        leavingRelative !== undefined &&
        roundTo(water, 2) < 0 &&
        leavingTemperature < enteringTemperature &&
        roundTo(100 * leavingRelative, 1) < 70,
      says: 'Air that a coil cools and dries leaves it nearly saturated, mostly at 85 to 98%: check the leaving state, or whether it was reheated or mixed behind the coil.',
    },
    {
      level: 'note',
      when: ({ water, enteringTemperature, leavingTemperature }) =>
        water !== undefined && roundTo(water, 2) < 0 && leavingTemperature < enteringTemperature,
      says: 'Water leaves the air. The load of the coil is less than the total by the heat of the condensate that drains, mostly below 2%.',
    },
    {
      level: 'caution',
      when: ({ water, enteringTemperature, leavingTemperature }) =>
        water !== undefined && roundTo(water, 2) < 0 && leavingTemperature >= enteringTemperature,
      says: 'Air that loses water without being cooled passes a desiccant: check the two states, and which of them is the entering one.',
    },
    {
      level: 'caution',
      when: ({ water, enteringTemperature, leavingTemperature }) =>
        water !== undefined && roundTo(water, 2) > 0 && leavingTemperature < enteringTemperature,
      says: 'Air that gains water as it cools passes a spray or a wet pad, not a coil: check both humidities and temperatures where it is a coil.',
    },
    {
      level: 'note',
      when: ({ water, enteringTemperature, leavingTemperature }) =>
        water !== undefined && roundTo(water, 2) > 0 && leavingTemperature >= enteringTemperature,
      says: 'A humidifier must give this water to the air: a heating coil alone leaves the humidity ratio as it is.',
    },
    {
      level: 'caution',
      when: ({ flowAt, altitude }) => flowAt === 'standard' && altitude > 600,
      says: 'The airflow counts as standard air, whose mass is the same at any altitude. If it was measured or is a fan’s volume up there, choose the entering or leaving state: the heat is then less by 7% or more.',
    },
    {
      level: 'caution',
      when: ({ humidityBy, enteringTemperature, leavingTemperature }) =>
        humidityBy === 'none' && leavingTemperature < enteringTemperature && leavingTemperature < 20,
      says: 'Air that is cooled so far mostly loses water, too: the latent heat of that is not in this figure, and a coil needs more. Give the humidities.',
    },
    {
      level: 'note',
      when: ({ enteringTemperature, leavingTemperature }) => enteringTemperature < 0 || leavingTemperature < 0,
      says: 'Below 0 °C relative humidity is that over ice here, and water that leaves the air freezes on the coil; the heat of freezing is not in it.',
    },
  ],
  examples: [
    {
      inputs: {
        airflow: 3400,
        enteringTemperature: 27,
        leavingTemperature: 13,
        enteringHumidity: 50,
        leavingHumidity: 95,
      },
      results: {
        total: -22.8593979,
        sensible: -16.24201847,
        dryAir: 4084.70816,
        enteringMoisture: 11.14447362,
        leavingMoisture: 8.858455894,
        enteringEnthalpy: 55.594004,
        leavingEnthalpy: 35.44719565,
        pressure: 101.325,
        enteringRelative: 50,
        leavingRelative: 95,
        latent: -6.617379432,
        water: -9.337715272,
        sensibleRatio: 71.05182096,
      },
      cautions: ['Water leaves the air'],
      source:
        'Python with mpmath: ASHRAE (2021), chapter 1, equations 5, 6, 20, 26, 30 and 33; h₂ − h₁ by the corner (t₁, W₂)',
    },
    {
      inputs: {
        airflow: 1000,
        enteringTemperature: 10,
        leavingTemperature: 30,
        humidityBy: 'ratio',
        enteringRatio: 0.005,
        leavingRatio: 0.008,
      },
      results: {
        total: 6.71702772,
        sensible: 6.714505212,
        latent: 0.00252250752,
        water: 0.003604154259,
        dryAir: 1201.384753,
        enteringMoisture: 0.005,
        leavingMoisture: 0.008,
        enteringEnthalpy: 10.072598,
        leavingEnthalpy: 30.2004544,
        pressure: 101.325,
        enteringRelative: 0.06633373458,
        leavingRelative: 0.03069488066,
        sensibleRatio: 99.96244608,
      },
      cautions: ['tables print kg/kg'],
      source: 'Python: 1201.4 kg/h; (1.006 + 1.86 W₂) × 20 and (W₂ − W₁)(2501 + 1.86 × 10)',
    },
    {
      inputs: { airflow: '1000 cfm', enteringTemperature: '60 °F', leavingTemperature: '80 °F', humidityBy: 'none' },
      results: { total: 6.337693392, sensible: 6.337693392, dryAir: 2041.165665, pressure: 101.325 },
      source:
        'Python with mpmath: 1699 m³/h × 1.2014 kg/m³ × 1.006 × 11.11 K/3600; US practice, 1.08 × 1000 × 20 = 21,600 BTU/h, is 6.33 kW',
    },
    {
      inputs: {
        airflow: 5000,
        flowAt: 'entering',
        enteringTemperature: 35,
        leavingTemperature: 14,
        humidityBy: 'wetBulb',
        enteringWetBulb: 24,
        leavingWetBulb: 13,
        altitude: 1600,
      },
      results: {
        total: -51.74823786,
        sensible: -27.4561762,
        dryAir: 4585.928497,
        enteringMoisture: 18.37280836,
        leavingMoisture: 10.94148739,
        enteringEnthalpy: 82.35646354,
        leavingEnthalpy: 41.73357629,
        pressure: 83.52346145,
        enteringRelative: 42.58418043,
        leavingRelative: 90.32343092,
        latent: -24.29206166,
        water: -34.07950664,
        sensibleRatio: 53.0572196,
      },
      cautions: ['Water leaves the air'],
      source:
        'Python with mpmath: ASHRAE (2021), chapter 1, equations 5, 6, 20, 26, 30 and 33; h₂ − h₁ by the corner (t₁, W₂)',
    },
    {
      inputs: {
        airflow: 2000,
        flowAt: 'leaving',
        enteringTemperature: -10,
        leavingTemperature: 22,
        humidityBy: 'ratio',
        enteringRatio: 1.2,
        leavingRatio: 6,
      },
      results: {
        total: 29.26179949,
        sensible: 21.42029763,
        dryAir: 2369.129226,
        enteringMoisture: 1.2,
        leavingMoisture: 6,
        enteringEnthalpy: -7.08112,
        leavingEnthalpy: 37.38352,
        pressure: 101.325,
        enteringRelative: 75.07540383,
        leavingRelative: 36.60674442,
        latent: 7.841501854,
        water: 11.37182028,
        sensibleRatio: 73.20225689,
      },
      cautions: ['humidifier must give', 'Below 0 °C relative humidity'],
      source:
        'Python with mpmath: ASHRAE (2021), chapter 1, equations 5, 6, 20, 26, 30 and 33; h₂ − h₁ by the corner (t₁, W₂)',
    },
    {
      inputs: {
        airflow: 1000,
        enteringTemperature: 30,
        leavingTemperature: 20,
        humidityBy: 'ratio',
        enteringRatio: 8,
        leavingRatio: 12,
      },
      results: {
        total: -0.01868820727,
        sensible: -3.431688803,
        dryAir: 1201.384753,
        enteringMoisture: 8,
        leavingMoisture: 12,
        enteringEnthalpy: 50.6344,
        leavingEnthalpy: 50.5784,
        pressure: 101.325,
        enteringRelative: 30.30546018,
        leavingRelative: 82.00729847,
        latent: 3.413000596,
        water: 4.805539012,
      },
      cautions: ['gains water as it cools'],
      source:
        'Python with mpmath: ASHRAE (2021), chapter 1, equations 5, 6, 20, 26, 30 and 33; h₂ − h₁ by the corner (t₁, W₂); sensible and latent heat are opposed',
    },
    {
      inputs: {
        airflow: 1000,
        enteringTemperature: 27,
        leavingTemperature: 18,
        enteringHumidity: 50,
        leavingHumidity: 65,
      },
      results: {
        total: -5.45019114,
        sensible: -3.068110396,
        dryAir: 1201.384753,
        enteringMoisture: 11.14447362,
        leavingMoisture: 8.346594469,
        enteringEnthalpy: 55.594004,
        leavingEnthalpy: 39.26227675,
        pressure: 101.325,
        enteringRelative: 50,
        leavingRelative: 65,
        latent: -2.382080744,
        water: -3.361329356,
        sensibleRatio: 56.29362928,
      },
      cautions: ['nearly saturated', 'Water leaves the air'],
      source:
        'Python with mpmath: ASHRAE (2021), chapter 1, equations 5, 6, 20, 26, 30 and 33; h₂ − h₁ by the corner (t₁, W₂)',
    },
    {
      inputs: {
        airflow: 1000,
        enteringTemperature: 20,
        leavingTemperature: 35,
        humidityBy: 'ratio',
        enteringRatio: 10,
        leavingRatio: 5,
      },
      results: {
        total: 0.8471431099,
        sensible: 5.082358082,
        dryAir: 1201.384753,
        enteringMoisture: 10,
        leavingMoisture: 5,
        enteringEnthalpy: 45.502,
        leavingEnthalpy: 48.0405,
        pressure: 101.325,
        enteringRelative: 68.55569819,
        leavingRelative: 14.35876269,
        latent: -4.235214972,
        water: -6.006923765,
      },
      cautions: ['passes a desiccant'],
      source:
        'Python with mpmath: ASHRAE (2021), chapter 1, equations 5, 6, 20, 26, 30 and 33; h₂ − h₁ by the corner (t₁, W₂)',
    },
    {
      inputs: { airflow: 1000, enteringTemperature: 26, leavingTemperature: 15, humidityBy: 'none' },
      results: { total: -3.692923244, sensible: -3.692923244 },
      cautions: ['mostly loses water'],
      source: 'By hand: 1000 × 1.2014 × 1.006 × (−11)/3600',
    },
    {
      inputs: {
        airflow: 1000,
        enteringTemperature: 20,
        leavingTemperature: 30,
        humidityBy: 'ratio',
        enteringRatio: 5,
        leavingRatio: 5,
        altitude: 1500,
      },
      results: {
        total: 3.388238722,
        sensible: 3.388238722,
        dryAir: 1201.384753,
        enteringMoisture: 5,
        leavingMoisture: 5,
        enteringEnthalpy: 32.811,
        leavingEnthalpy: 42.964,
        pressure: 84.55593231,
        enteringRelative: 28.83306901,
        leavingRelative: 15.8818672,
        latent: 0,
        water: 0,
        sensibleRatio: 100,
      },
      cautions: ['counts as standard air'],
      source:
        'Python with mpmath: ASHRAE (2021), chapter 1, equations 5, 6, 20, 26, 30 and 33; h₂ − h₁ by the corner (t₁, W₂)',
    },
    {
      inputs: {
        airflow: 1000,
        enteringTemperature: 40,
        leavingTemperature: 20,
        humidityBy: 'wetBulb',
        enteringWetBulb: 5,
        leavingWetBulb: 15,
      },
      noResult: 'wet bulb so far below',
      source: 'Equation 33 has a negative humidity ratio there',
    },
    {
      inputs: {
        airflow: 1000,
        enteringTemperature: 20,
        leavingTemperature: 25,
        humidityBy: 'ratio',
        enteringRatio: 20,
        leavingRatio: 10,
      },
      noResult: 'The entering air would hold',
      source: 'ASHRAE (2021): 14.7 g/kg at 20 °C',
    },
    {
      inputs: {
        airflow: 1000,
        enteringTemperature: 25,
        leavingTemperature: 10,
        humidityBy: 'ratio',
        enteringRatio: 12,
        leavingRatio: 12,
      },
      noResult: 'leaves as fog',
      source: 'ASHRAE (2021): 7.6 g/kg at 10 °C',
    },
    {
      inputs: {
        airflow: 1000,
        enteringTemperature: 90,
        leavingTemperature: 25,
        enteringHumidity: 10,
        leavingHumidity: 50,
        altitude: 6000,
      },
      noResult: 'water boils',
      source: 'Water boils at about 80 °C at 47 kPa',
    },
  ],
  notes: [
    'Factors of US practice: 1.08 BTU/h for each cfm and °F is dry standard air of 0.24 BTU/(lb·°F); 0.68 for each cfm and grain/lb, and 4.5 for each cfm and BTU/lb, are of the same density.',
    'The heat of the fan, which warms the air by a degree or so, belongs to the state behind it.',
  ],
  references: [
    { title: 'ASHRAE Handbook, Fundamentals (SI), 2021, chapter 1: Psychrometrics', isbn: '978-1-947192-90-4' },
    {
      title: 'Ventilation heat recovery: H = 1.08 q Δt and 4.5 q Δh with 4.5 = 0.075 × 60',
      url: 'https://www.engineeringtoolbox.com/ventilation-heat-recovery-d_244.html',
    },
  ],
});

function saturated(celsius: number, pressure: number) {
  const vapor = saturationPressure(celsius);
  if (vapor >= pressure) throw noResult('At this temperature and altitude water boils: air there can be all vapor.');
  return { vapor, ratio: humidityRatio(vapor, pressure) };
}

/** Dry air in a volume of moist air, kg/m³. */
function dryDensity(celsius: number, ratio: number, pressure: number) {
  return pressure / (0.287042 * (celsius + 273.15) * (1 + 1.607858 * ratio));
}

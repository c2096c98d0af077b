import { choice, defineCalculator, measure, noResult, percent, roundTo } from '@reckoner/engine';
import {
  dewPoint,
  humidityRatio,
  humidityRatioOfWetBulb,
  saturationPressure,
  vaporPressure,
  wetBulb,
} from '../shared/moist-air.js';

/** Perfect-gas relations of ASHRAE with the saturation pressure of Hyland and Wexler; enthalpy from 0 °C. */
export default defineCalculator({
  title: 'Psychrometric state of moist air',
  description:
    'Humidity ratio, relative humidity, wet bulb, dew point, enthalpy and volume of moist air from dry bulb and one of them.',
  keywords: ['psychrometric chart', 'wet bulb', 'dew point', 'humidity ratio', 'enthalpy of air', 'hvac'],
  inputs: {
    dryBulb: measure('°C', { usual: [-50, 60], label: 'Dry-bulb temperature', symbol: 't', min: -60, max: 150 }),
    known: choice(
      {
        relativeHumidity: 'Relative humidity',
        wetBulb: 'Wet-bulb temperature',
        dewPoint: 'Dew point',
        humidityRatio: 'Humidity ratio',
        enthalpy: 'Enthalpy',
      },
      { label: 'Also known', default: 'relativeHumidity' },
    ),
    givenHumidity: percent({
      usual: [2, 100],
      label: 'Known relative humidity',
      symbol: '\\varphi',
      min: 0.1,
      max: 100,
      when: { known: 'relativeHumidity' },
    }),
    givenWetBulb: measure('°C', {
      label: 'Known wet-bulb temperature',
      symbol: 't^*',
      min: -70,
      max: 150,
      when: { known: 'wetBulb' },
    }),
    givenDewPoint: measure('°C', {
      label: 'Known dew point',
      symbol: 't_d',
      min: -90,
      max: 150,
      when: { known: 'dewPoint' },
    }),
    givenRatio: measure('g/kg', {
      label: 'Known humidity ratio',
      symbol: 'W',
      min: 0.001,
      max: 10000,
      when: { known: 'humidityRatio' },
    }),
    givenEnthalpy: measure('kJ/kg', {
      label: 'Known enthalpy',
      symbol: 'h',
      min: -100,
      max: 30000,
      when: { known: 'enthalpy' },
    }),
    pressure: measure('kPa', {
      usual: [55, 110],
      label: 'Air pressure',
      symbol: 'p',
      min: 20,
      max: 1000,
      default: 101.325,
    }),
  },
  outputs: {
    relativeHumidity: percent({ label: 'Relative humidity', symbol: '\\varphi', places: 1 }),
    humidityRatio: measure('g/kg', { label: 'Humidity ratio', symbol: 'W', places: 2 }),
    wetBulb: measure('°C', { label: 'Wet-bulb temperature', symbol: 't^*', places: 1 }),
    dewPoint: measure('°C', { label: 'Dew point', symbol: 't_d', places: 1 }),
    enthalpy: measure('kJ/kg', { label: 'Enthalpy for each kg of dry air', symbol: 'h', places: 1 }),
    volume: measure('m^3/kg', { label: 'Volume for each kg of dry air', symbol: 'v', places: 4 }),
    vaporPressure: measure('kPa', { label: 'Vapor pressure', symbol: 'p_w', places: 4 }),
  },
  formula: ({ dryBulb, known, givenHumidity, givenWetBulb, givenDewPoint, givenRatio, givenEnthalpy, pressure }) => {
    const saturation = saturationPressure(dryBulb);
    if (known === 'wetBulb' && saturationPressure(givenWetBulb) >= pressure) {
      throw noResult('At this pressure water boils below the wet-bulb temperature.');
    }
    let vapor = 0;
    if (known === 'relativeHumidity') vapor = givenHumidity * saturation;
    else if (known === 'dewPoint') vapor = saturationPressure(givenDewPoint);
    else if (known === 'humidityRatio') vapor = vaporPressure(givenRatio / 1000, pressure);
    else if (known === 'wetBulb') {
      vapor = vaporPressure(humidityRatioOfWetBulb(dryBulb, givenWetBulb, pressure), pressure);
    } else vapor = vaporPressure((givenEnthalpy - 1.006 * dryBulb) / (2501 + 1.86 * dryBulb), pressure);
    if (vapor >= pressure) throw noResult('At this pressure there is no air left beside so much vapor.');
    if (vapor > saturation * (1 + 1e-12)) throw noResult('So much water condenses: the air is over saturated.');
    if (vapor < saturationPressure(-100)) throw noResult('The air would have to be drier than a dew point of -100 °C.');
    const ratio = humidityRatio(vapor, pressure);
    return {
      relativeHumidity: vapor / saturation,
      humidityRatio: 1000 * ratio,
      wetBulb: known === 'wetBulb' ? givenWetBulb : wetBulb(dryBulb, ratio, pressure),
      dewPoint: dewPoint(vapor),
      enthalpy: 1.006 * dryBulb + ratio * (2501 + 1.86 * dryBulb),
      volume: (0.287042 * (dryBulb + 273.15) * (1 + 1.607858 * ratio)) / pressure,
      vaporPressure: vapor,
    };
  },
  shown: (found) => {
    const { dryBulb, known, givenHumidity, givenWetBulb, givenDewPoint, givenRatio, givenEnthalpy, pressure } = found;
    const ratio = found.humidityRatio / 1000;
    return {
      relativeHumidity: found.vaporPressure / saturationPressure(dryBulb),
      humidityRatio: (621.945 * found.vaporPressure) / (pressure - found.vaporPressure),
      wetBulb: known === 'wetBulb' ? givenWetBulb : wetBulb(dryBulb, ratio, pressure),
      dewPoint: dewPoint(found.vaporPressure),
      enthalpy: 1.006 * dryBulb + ratio * (2501 + 1.86 * dryBulb),
      volume: (0.287042 * (dryBulb + 273.15) * (1 + 1.607858 * ratio)) / pressure,
      vaporPressure:
        known === 'relativeHumidity'
          ? givenHumidity * saturationPressure(dryBulb)
          : known === 'dewPoint'
            ? saturationPressure(givenDewPoint)
            : known === 'humidityRatio'
              ? vaporPressure(givenRatio / 1000, pressure)
              : known === 'wetBulb'
                ? vaporPressure(humidityRatioOfWetBulb(dryBulb, givenWetBulb, pressure), pressure)
                : vaporPressure((givenEnthalpy - 1.006 * dryBulb) / (2501 + 1.86 * dryBulb), pressure),
    };
  },
  stepwise: [
    'The saturation pressure at a temperature is that of Hyland and Wexler, over ice below 0 °C (ASHRAE, equations 5 and 6).',
    'The dew point is the temperature at which the vapor pressure saturates.',
    'At the wet-bulb temperature the heat that the air gives up evaporates the water that saturates it (equations 33 and 35).',
    'The vapor pressure of a humidity ratio w is p × w / (0.621945 + w).',
  ],
  figure: {
    kind: 'curve',
    title: 'Psychrometric chart',
    x: { of: 'dryBulb' },
    y: { of: 'humidityRatio' },
    curve: ({ dryBulb, dewPoint, wetBulb: wet, humidityRatio: ratio, pressure }) => {
      const [from, to] = [Math.min(dewPoint, dryBulb - 20), dryBulb + 15];
      const at = (share: number) => (celsius: number) => {
        const vapor = share * saturationPressure(celsius);
        const found = 1000 * humidityRatio(vapor, pressure);
        // Far above the state the curve of saturation would leave no room for it.
        return vapor < pressure && found <= 2.5 * ratio + 5 ? found : Number.NaN;
      };
      return {
        from,
        to,
        lines: [
          { label: '100%', y: at(1) },
          { label: '75%', dashed: true, y: at(0.75) },
          { label: '50%', dashed: true, y: at(0.5) },
          { label: '25%', dashed: true, y: at(0.25) },
          {
            label: 'Wet bulb',
            y: (celsius) => {
              const found = celsius < wet ? Number.NaN : 1000 * humidityRatioOfWetBulb(celsius, wet, pressure);
              return found >= 0 ? found : Number.NaN;
            },
          },
        ],
        marks: [
          { x: dryBulb, y: ratio, label: 'State' },
          { x: dewPoint, y: ratio, label: 'Dew point' },
        ],
      };
    },
  },
  explanation:
    'Air of {dryBulb} with a dew point of {dewPoint} has a relative humidity of {relativeHumidity} and holds {humidityRatio} of water.',
  requires: [
    {
      that: ({ givenWetBulb, dryBulb }) => givenWetBulb <= dryBulb,
      field: 'givenWetBulb',
      says: 'The wet bulb, {givenWetBulb}, must not be warmer than the dry bulb, {dryBulb}.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ dryBulb, dewPoint }) => dryBulb < 0 || roundTo(dewPoint, 1) < 0,
      says: 'Below 0 °C relative humidity and dew point are over ice here; weather stations tell them over water: a lower humidity, by about a tenth at -10 °C, and a dew point colder by one or two degrees.',
    },
  ],
  examples: [
    {
      inputs: { dryBulb: 25, givenHumidity: 50 },
      results: {
        relativeHumidity: 50,
        humidityRatio: 9.881043691,
        wetBulb: 17.88934225,
        dewPoint: 13.86397327,
        enthalpy: 50.3219588,
        volume: 0.8580432639,
        vaporPressure: 1.584608235,
      },
      source: 'SciPy: ASHRAE (2021) equations 6, 20, 26, 30 and 33, brentq for wet bulb and dew point',
    },
    {
      inputs: { dryBulb: 40, known: 'wetBulb', givenWetBulb: 20 },
      results: {
        relativeHumidity: 13.97948858,
        humidityRatio: 6.400785965,
        dewPoint: 7.433611019,
        enthalpy: 56.72458417,
      },
      source: 'SciPy, as above; ASHRAE example 1, read from the chart: 14%, 6.5 g/kg, 7 °C, 56.7 kJ/kg',
    },
    {
      inputs: { dryBulb: 30, known: 'humidityRatio', givenRatio: 20, pressure: 95.461 },
      results: { volume: 0.940855374353, enthalpy: 81.316, dewPoint: 23.93850531, wetBulb: 25.44250854 },
      source: 'PsychroLib 2.5, tests in SI units, from Excel: 0.940855374352943 m³/kg, 81316 J/kg; the rest with SciPy',
    },
    {
      inputs: { dryBulb: -10, known: 'dewPoint', givenDewPoint: -20 },
      cautions: ['over ice'],
      results: {
        relativeHumidity: 39.73037335,
        humidityRatio: 0.6344711758,
        wetBulb: -11.98170043,
        vaporPressure: 0.1032603786,
      },
      source: 'SciPy: ASHRAE (2021) equations 5, 20 and 35; ASHRAE Table 3: 103.24 Pa over ice at -20 °C',
    },
    {
      inputs: { dryBulb: -1, known: 'wetBulb', givenWetBulb: -5, pressure: 95.461 },
      cautions: ['over ice'],
      results: { humidityRatio: 1.204156277, dewPoint: -13.80557287, relativeHumidity: 32.78399548 },
      source: 'SciPy: equation 35; PsychroLib 2.5 has 1.20400 g/kg in Excel within 0.03%',
    },
    {
      inputs: { dryBulb: 20, known: 'dewPoint', givenDewPoint: -20 },
      results: { vaporPressure: 0.1032603786 },
      cautions: ['over ice'],
      source: 'As at -10 °C: the vapor pressure is that of the dew point',
    },
    {
      inputs: { dryBulb: 25, known: 'enthalpy', givenEnthalpy: 50.3219588 },
      results: { relativeHumidity: 50.0 },
      source: 'Backwards from the first example',
    },
    {
      inputs: { dryBulb: 20, known: 'dewPoint', givenDewPoint: 25 },
      noResult: 'over saturated',
      source: 'By definition: the dew point lies at or below the dry bulb',
    },
    {
      inputs: { dryBulb: 20, known: 'wetBulb', givenWetBulb: 21 },
      refused: 'must not be warmer',
      source: 'By definition: evaporation cools',
    },
    {
      inputs: { dryBulb: 120, givenHumidity: 90 },
      noResult: 'no air left',
      source: 'Water boils at 100 °C: 0.9 × 198.7 kPa > 101.3 kPa',
    },
    {
      inputs: { dryBulb: 150, known: 'wetBulb', givenWetBulb: 101 },
      noResult: 'water boils',
      source: 'By definition: water boils at 100 °C at 101.325 kPa',
    },
    {
      inputs: { dryBulb: 40, known: 'wetBulb', givenWetBulb: 5 },
      noResult: 'drier than',
      source: 'Equation 33 has a negative humidity ratio there',
    },
  ],
  notes: [
    'Errors against real moist air stay below 0.7% between -50 and 50 °C at normal pressure.',
    'Below 0 °C the wet bulb counts as iced.',
  ],
  references: [
    { title: 'ASHRAE Handbook, Fundamentals (SI), 2021, chapter 1: Psychrometrics', isbn: '978-1-947192-90-4' },
  ],
});

import { defineEquations, gasConstant, number, quantity } from '@reckoner/engine';

/** Ideal gas: mass concentration = mole fraction × M p/(R T). */
export default defineEquations({
  title: 'Gas ppb to µg/m³',
  description:
    'Mass concentration of a gas in air from its mixing ratio in ppb, or back, at a temperature and pressure.',
  keywords: ['ppm to mg/m3', 'ozone', 'no2', 'co2', 'concentration conversion', 'air quality units'],
  variables: {
    ppb: number({ label: 'Mixing ratio in ppb', help: '1 ppm is 1000 ppb.', symbol: 'x', min: 0, max: 1e9 }),
    concentration: quantity('kg/m^3', { label: 'Mass concentration', unit: 'µg/m^3', symbol: 'C', min: 0 }),
    molarMass: quantity('kg/mol', {
      label: 'Molar mass',
      help: 'O₃ 47.998, NO₂ 46.006, SO₂ 64.066, CO 28.010, CO₂ 44.009 g/mol.',
      unit: 'g/mol',
      symbol: 'M',
      above: 0,
      max: 1e6,
      usual: [2, 500],
    }),
    temperature: quantity('K', {
      label: 'Temperature',
      unit: '°C',
      symbol: 'T',
      min: -150,
      max: 1000,
      usual: [-90, 400],
      default: 25,
    }),
    pressure: quantity('Pa', {
      label: 'Pressure',
      unit: 'hPa',
      symbol: 'p',
      above: 0,
      max: 1e6,
      usual: [300, 1100],
      default: 1013.25,
    }),
  },
  equations: ({ ppb, concentration, molarMass, temperature, pressure }) => [
    [concentration, (ppb * 1e-9 * molarMass * pressure) / (gasConstant * temperature)],
  ],
  explanation: '{ppb} ppb of a gas of {molarMass} is {concentration} at {temperature} and {pressure}.',
  examples: [
    {
      inputs: { ppb: 100, molarMass: 47.998, temperature: 25, pressure: 1013.25 },
      results: { concentration: 196.187239 },
      source: 'Python 3.11: x M p/(R T); ozone',
    },
    {
      inputs: { concentration: 40, molarMass: 46.006, temperature: 20 },
      results: { ppb: 20.9147649 },
      source: 'Python 3.11: C R T/(M p); nitrogen dioxide at the European reference of 20 °C',
    },
  ],
  notes: ['The US refers to 25 °C, the European Union to 20 °C, both to 1013.25 hPa.'],
  references: [{ title: 'Seinfeld, Pandis: Atmospheric Chemistry and Physics, 3rd ed. (2016), ch. 1' }],
});

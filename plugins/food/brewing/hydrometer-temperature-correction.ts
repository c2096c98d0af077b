import { defineCalculator, isNear, measure, number } from '@reckoner/engine';

/** How far water has expanded at a temperature in °F, against 60 °F. */
const expansion = (temperature: number) =>
  1.00130346 -
  0.000134722124 * temperature +
  0.00000204052596 * temperature ** 2 -
  0.00000000232820948 * temperature ** 3;

/** The gravity that a hydrometer would show at the temperature for which it was made. */
export default defineCalculator({
  title: 'Hydrometer temperature correction',
  description:
    'Specific gravity of wort, must or beer from a hydrometer reading, the temperature of the sample and that of the calibration.',
  keywords: ['hydrometer correction', 'specific gravity temperature correction', 'hot wort gravity', 'homebrew'],
  related: ['abv-original-final-gravity', 'original-gravity-grain-bill'],
  inputs: {
    reading: number({
      label: 'Hydrometer reading',
      help: 'As a specific gravity, such as 1.050.',
      symbol: 'G',
      min: 0.98,
      max: 1.2,
      usual: [0.985, 1.17],
    }),
    temperature: measure('°F', {
      label: 'Temperature of the sample',
      unit: '°C',
      symbol: 'T',
      min: 0,
      max: 100,
      usual: [0, 50],
    }),
    calibration: measure('°F', {
      label: 'Calibration temperature of the hydrometer',
      help: 'Printed on its scale or in its leaflet: mostly 60 °F (15.6 °C) in the US, 20 °C in Europe, also 15 °C.',
      unit: '°C',
      symbol: 'T_c',
      min: 0,
      max: 40,
      usual: [14, 28],
    }),
  },
  outputs: {
    gravity: number({ label: 'Corrected gravity', symbol: 'G_c', places: 4 }),
    correction: number({ label: 'Correction', help: 'To be added to the reading.', symbol: '\\Delta G', places: 4 }),
  },
  formula: ({ reading, temperature, calibration }) => {
    if (isNear(temperature, calibration, 1e-9)) return { gravity: reading, correction: 0 };
    const gravity = (reading * expansion(temperature)) / expansion(calibration);
    return { gravity, correction: gravity - reading };
  },
  shown: ({ reading, temperature, calibration }) => {
    const gravity = (reading * expansion(temperature)) / expansion(calibration);
    return { gravity, correction: gravity - reading };
  },
  stepwise: [
    'expansion(T) = 1.00130346 - 0.000134722124 T + 0.00000204052596 T² - 0.00000000232820948 T³, with T in °F: the volume of water against that at 60 °F.',
  ],
  explanation:
    'A reading of {reading} at {temperature} is a gravity of {gravity} at the {calibration} of the calibration{correction|, {|correction|} lower|, as shown|, {|correction|} higher}.',
  cautions: [
    {
      level: 'caution',
      when: ({ temperature }) => temperature >= 104,
      says: 'At {temperature} each degree Celsius by which the thermometer is off shifts the gravity by 0.0004 or more, and near boiling the hydrometer may crack: cool the sample and read it again where it matters, and check that °F was not taken for °C.',
    },
  ],
  examples: [
    {
      inputs: { reading: 1.042, temperature: '108 °F', calibration: 15 },
      results: { gravity: 1.0499626, correction: 0.0079626373 },
      cautions: ['cool the sample'],
      source:
        'Python (mpmath) from the polynomial; Palmer’s table for 15 °C, which is added without the factor of 1.042, has 0.0077 at 107.6 °F',
    },
    {
      inputs: { reading: 1.05, temperature: 30, calibration: 20 },
      results: { gravity: 1.0526045, correction: 0.0026044557 },
      source: 'Python (mpmath) from the polynomial; with the densities of water by Kell it is 1.05270',
    },
    {
      inputs: { reading: 1.02, temperature: 10, calibration: '68 °F' },
      results: { gravity: 1.0185039, correction: -0.0014961371 },
      source: 'Python (mpmath) from the polynomial',
    },
    {
      inputs: { reading: 1.05, temperature: '68 °F', calibration: 20 },
      results: { gravity: 1.05, correction: 0 },
      source: 'By definition: 20 °C are 68 °F',
    },
    {
      inputs: { reading: 1.05, temperature: 40, calibration: 20 },
      results: { gravity: 1.0561878 },
      cautions: ['0.0004 or more'],
      source: 'Python (mpmath) from the polynomial',
    },
  ],
  notes: [
    'The sample is taken to expand as water does, which wort nearly does; a dry beer or wine expands a little more, for its alcohol. That the glass of the hydrometer expands too is neglected.',
  ],
  references: [
    {
      title:
        'The polynomial stands with the same four coefficients in ten open programs, among them rustybeer; the publication that they took it from was not found; it agrees with the density of water by Kell (J. Chem. Eng. Data 20 (1975) 97) to 0.0003 between 0 and 100 °C',
      url: 'https://github.com/drodil/rustybeer',
    },
    {
      title: 'Palmer: How to Brew, Appendix A, Using Hydrometers',
      url: 'http://www.howtobrew.com/appendices/appendixA.html',
    },
  ],
});

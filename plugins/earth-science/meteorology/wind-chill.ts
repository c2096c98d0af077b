import { category, classify, defineCalculator, measure, roundTo } from '@reckoner/engine';

/** The joint index of Canada and the United States (2001), for wind at 10 m height. */
export default defineCalculator({
  title: 'Wind chill',
  description: 'Wind chill temperature and time to frostbite from air temperature and wind speed.',
  keywords: ['feels like', 'windchill', 'frostbite', 'cold', 'apparent temperature'],
  inputs: {
    temperature: measure('°C', {
      label: 'Air temperature',
      regional: true,
      symbol: 'T',
      min: -60,
      max: 10,
      usual: [-55, 10],
    }),
    wind: measure('km/h', {
      label: 'Wind speed',
      regional: true,
      help: 'At 10 m height, as in weather reports.',
      symbol: 'V',
      min: 4.8,
      max: 200,
      usual: [4.8, 120],
    }),
  },
  outputs: {
    windChill: measure('°C', { label: 'Wind chill', regional: true, symbol: 'T_{wc}', places: 0 }),
    frostbite: category(['Low risk', '10 to 30 minutes', '5 to 10 minutes', '2 to 5 minutes', 'Under 2 minutes'], {
      label: 'Frostbite of bare skin',
      of: 'windChill',
    }),
  },
  formula: ({ temperature, wind }) => {
    const power = wind ** 0.16;
    const windChill = 13.12 + 0.6215 * temperature - 11.37 * power + 0.3965 * temperature * power;
    const frostbite = classify(
      roundTo(windChill, 0),
      [
        [-54.5, 'Under 2 minutes'],
        [-47.5, '2 to 5 minutes'],
        [-39.5, '5 to 10 minutes'],
        [-27.5, '10 to 30 minutes'],
      ],
      'Low risk',
    );
    return { windChill, frostbite };
  },
  explanation: 'At {temperature} and {wind} bare skin feels as at {windChill} without wind; frostbite: {frostbite}.',
  cautions: [
    {
      level: 'caution',
      when: ({ frostbite }) => frostbite === '10 to 30 minutes',
      says: 'Bare skin can freeze in 10 to 30 minutes: cover face, ears and hands, and keep moving.',
    },
    {
      level: 'danger',
      when: ({ frostbite }) => frostbite === '5 to 10 minutes' || frostbite === '2 to 5 minutes',
      says: 'Bare skin can freeze within minutes: leave none uncovered, and shorten or put off being outdoors.',
    },
    {
      level: 'danger',
      when: ({ frostbite }) => frostbite === 'Under 2 minutes',
      says: 'Bare skin can freeze in less than two minutes: stay indoors.',
    },
  ],
  examples: [
    {
      inputs: { temperature: -10, wind: 30 },
      results: { windChill: -19.520498, frostbite: 'Low risk' },
      source: 'Python 3.11: the equation of 2001; the chart shows -20',
    },
    {
      inputs: { temperature: -20, wind: 40 },
      results: { windChill: -34.1346618, frostbite: '10 to 30 minutes' },
      cautions: ['10 to 30 minutes'],
      source: 'Python 3.11; the chart shows -34',
    },
    {
      inputs: { temperature: -30, wind: 25 },
      results: { windChill: -44.4629836, frostbite: '5 to 10 minutes' },
      cautions: ['within minutes'],
      source: 'Python 3.11; the chart shows -44',
    },
    {
      inputs: { temperature: -35, wind: 35 },
      results: { windChill: -53.2257646, frostbite: '2 to 5 minutes' },
      cautions: ['within minutes'],
      source: 'Python 3.11; the chart shows -53',
    },
    {
      inputs: { temperature: '-40 °F', wind: '40 mph' },
      results: { windChill: -64.7601634, frostbite: 'Under 2 minutes' },
      cautions: ['stay indoors'],
      source: 'Python 3.11; the chart of the NWS shows -84 °F',
    },
  ],
  notes: ['Defined for temperatures up to 10 °C and wind from 4.8 km/h, for the face of a walking adult, without sun.'],
  references: [
    {
      title:
        'Osczevski, Bluestein: The new wind chill equivalent temperature chart, Bull. Am. Meteorol. Soc. 86 (2005) 1453',
      doi: '10.1175/BAMS-86-10-1453',
    },
    { title: 'Environment and Climate Change Canada: Wind chill index, hazards and risk of frostbite' },
  ],
});

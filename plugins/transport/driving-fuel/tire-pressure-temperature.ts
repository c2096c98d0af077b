import { constant, defineCalculator, isAbove, isAtLeast, isAtMost, isBelow, isNear, quantity } from '@reckoner/engine';

/** Gay-Lussac's law for the air in a tire, with gauge pressures: (p + p_atm)/T stays the same. */
export default defineCalculator({
  title: 'Tire pressure and temperature',
  description:
    'Gauge pressure of a tire at another temperature or air pressure, and the pressure to set now for a recommended one there.',
  keywords: [
    'tyre pressure in winter',
    'cold inflation pressure',
    'garage temperature',
    'psi per degree',
    'hot tire pressure',
  ],
  related: ['ideal-gas-law', 'tire-size-diameter-comparison'],
  inputs: {
    pressure: quantity('Pa', {
      label: 'Tire pressure now (gauge)',
      unit: 'bar',
      symbol: 'p_1',
      help: 'As the gauge shows it.',
      above: 0,
      max: 50,
      usual: [0.2, 16],
    }),
    temperature: quantity('K', {
      label: 'Temperature of the tire now',
      unit: '°C',
      symbol: 'T_1',
      help: 'Of the air after some hours at rest; a tire that was driven is warmer.',
      min: -90,
      max: 300,
      usual: [-45, 65],
    }),
    newTemperature: quantity('K', {
      label: 'Temperature of the tire then',
      unit: '°C',
      symbol: 'T_2',
      min: -90,
      max: 300,
      usual: [-45, 65],
    }),
    recommended: quantity('Pa', {
      label: 'Recommended cold pressure (gauge)',
      help: 'From the placard of the vehicle; gives the pressure to set now.',
      unit: 'bar',
      symbol: 'p_r',
      min: 0.1,
      max: 50,
      usual: [0.2, 16],
      optional: true,
    }),
    atmosphere: quantity('Pa', {
      label: 'Air pressure now',
      help: 'At the place itself, not reduced to sea level: about 845 hPa at 1500 m.',
      unit: 'hPa',
      symbol: 'p_{a1}',
      min: 300,
      max: 1100,
      usual: [500, 1060],
      default: 1013.25,
    }),
    newAtmosphere: quantity('Pa', {
      label: 'Air pressure then',
      help: 'That of now, if it is left out; lower up a mountain.',
      unit: 'hPa',
      symbol: 'p_{a2}',
      min: 300,
      max: 1100,
      usual: [500, 1060],
      default: ({ atmosphere }: { atmosphere: number }) => atmosphere,
    }),
  },
  outputs: {
    newPressure: quantity('Pa', { label: 'Tire pressure then (gauge)', unit: 'bar', symbol: 'p_2', places: 2 }),
    change: quantity('Pa', { label: 'Change of pressure', unit: 'bar', symbol: '\\Delta p', places: 2 }),
    setNow: quantity('Pa', {
      label: 'Pressure to set now (gauge)',
      unit: 'bar',
      symbol: 'p_s',
      places: 2,
      optional: true,
    }),
    adjust: quantity('Pa', {
      label: 'To add (negative: to let out) now',
      unit: 'bar',
      symbol: '\\Delta p_s',
      places: 2,
      optional: true,
    }),
  },
  formula: ({ pressure, temperature, newTemperature, recommended, atmosphere, newAtmosphere }) => {
    // Written as changes, so that equal temperatures and air pressures change nothing at all.
    const change =
      ((pressure + atmosphere) * (newTemperature - temperature)) / temperature + (atmosphere - newAtmosphere);
    const results = { newPressure: pressure + change, change };
    if (recommended === undefined) return results;
    const difference =
      ((recommended + newAtmosphere) * (temperature - newTemperature)) / newTemperature + (newAtmosphere - atmosphere);
    const adjust = recommended - pressure + difference;
    // What was told to be set needs nothing more, whatever the last digits say.
    const right = isNear(recommended + difference, pressure, constant(0.01, 'Pa'));
    return { ...results, setNow: recommended + difference, adjust: right ? constant(0, 'Pa') : adjust };
  },
  shown: ({ pressure, temperature, newTemperature, recommended, atmosphere, newAtmosphere, newPressure }) => ({
    newPressure: ((pressure + atmosphere) * newTemperature) / temperature - newAtmosphere,
    change: newPressure - pressure,
    setNow:
      recommended === undefined
        ? undefined
        : ((recommended + newAtmosphere) * temperature) / newTemperature - atmosphere,
    adjust: undefined,
  }),
  stepwise: ['To add now is the pressure to set less the pressure now.'],
  explanation:
    'A tire that shows {pressure} at {temperature} shows {newPressure} at {newTemperature}{change|, {|change|} less|, as before|, {|change|} more}. {recommended?For {recommended} there, set {setNow} at {temperature}: {adjust|let out {|adjust|}|leave it as it is|add {|adjust|}}. |}Taken: an air pressure of {atmosphere} now and {newAtmosphere} then, and a tire that neither leaks nor stretches.',
  requires: [
    {
      that: ({ pressure, temperature, newTemperature, atmosphere, newAtmosphere }) =>
        isAtLeast((pressure + atmosphere) * newTemperature, newAtmosphere * temperature),
      field: 'pressure',
      says: 'With only {pressure} the tire collapses before {newTemperature}: there is no gauge pressure to tell.',
    },
    {
      that: ({ recommended, temperature, newTemperature, atmosphere, newAtmosphere }) =>
        isAtLeast((recommended + newAtmosphere) * temperature, atmosphere * newTemperature),
      field: 'recommended',
      says: 'A recommended pressure of {recommended} at {newTemperature} would be a vacuum at {temperature}: check pressure and temperatures.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ newPressure, recommended }) => recommended !== undefined && isAtMost(newPressure, 0.75 * recommended),
      says: 'Left as it is, the tire is then a quarter or more below the recommended pressure, where tire pressure monitors in the US must warn (FMVSS 138): it heats up and may fail. Inflate it first.',
    },
    {
      level: 'note',
      when: ({ setNow, recommended }) =>
        setNow !== undefined && recommended !== undefined && isAbove(setNow, recommended),
      says: 'The pressure to set must not be above the maximum on the sidewall of the tire. Set the tire again to the recommended pressure when it is cold there.',
    },
    {
      level: 'caution',
      when: ({ setNow, recommended }) =>
        setNow !== undefined && recommended !== undefined && isBelow(setNow, recommended - constant(5000, 'Pa')),
      says: 'The pressure to set now is below the recommended one: until the tire is there, it is too low to drive on. Keep the recommended pressure, and let air out of the cold tire there.',
    },
    {
      level: 'caution',
      when: ({ temperature, newTemperature }) =>
        isAbove(temperature, constant(318.15, 'K')) || isAbove(newTemperature, constant(318.15, 'K')),
      says: 'Hardly any air is warmer than 45 °C, and recommended pressures are not for tires that driving or sun has warmed. Check that the temperatures are in °C and not in °F.',
    },
    {
      level: 'caution',
      when: ({ temperature, newTemperature }) => isAbove(newTemperature - temperature, constant(15, 'K')),
      says: ({ recommended }) =>
        recommended === undefined
          ? 'If it is driving that warms the tire, let no air out: recommended pressures are for cold tires.'
          : 'If it is driving that warms the tire, do not set it by this: the recommended pressure is for a cold tire, and the one to set now would be too low.',
    },
    {
      level: 'caution',
      when: ({ temperature, newTemperature, recommended }) =>
        recommended !== undefined && isAbove(temperature - newTemperature, constant(15, 'K')),
      says: 'If it was driving or sun that warmed the tire, its temperature is not that of the air: let it cool before you set it, or measure the tire.',
    },
  ],
  examples: [
    {
      inputs: { pressure: 2.5, temperature: 35, newTemperature: -40 },
      results: { newPressure: 1.644917248, change: -0.855082752 },
      source:
        'OpenStax College Physics, chapter 13, problem 22: 1.64 × 10⁵ N/m²; more digits by Python: 3.51325 × 233.15/308.15 - 1.01325',
    },
    {
      inputs: { pressure: '42.5 psi', temperature: -16, newTemperature: 44.2, atmosphere: '14.7 psi' },
      results: { newPressure: 3.853533878 },
      cautions: ['let no air out'],
      source: 'physicsforums.com, thread 320368: 55.8986 psi with 0 °C as 273 K; Python with 273.15 K: 55.8908 psi',
    },
    {
      inputs: { pressure: 2.2, temperature: 20, newTemperature: 0, recommended: 2.3 },
      results: { newPressure: 1.980777759, change: -0.219222241, setNow: 2.542595643, adjust: 0.342595643 },
      cautions: ['maximum on the sidewall', 'let it cool'],
      source: 'Python: 3.21325 × 273.15/293.15 - 1.01325; 3.31325 × 293.15/273.15 - 1.01325',
    },
    {
      inputs: { pressure: 2.4, temperature: 15, newTemperature: 15, recommended: 2.4, newAtmosphere: 800 },
      results: { newPressure: 2.61325, change: 0.21325, setNow: 2.18675, adjust: -0.21325 },
      cautions: ['of the cold tire there'],
      source: 'By hand: 2.4 + 1.01325 - 0.8',
    },
    {
      inputs: { pressure: 2.4, temperature: 10, newTemperature: 10, recommended: 2.4 },
      results: { newPressure: 2.4, change: 0, setNow: 2.4, adjust: 0 },
      source: 'By definition: nothing changes',
    },
    {
      inputs: { pressure: 2, temperature: 25, newTemperature: -10, recommended: 2.4 },
      results: { newPressure: 1.646272849 },
      cautions: ['a quarter or more below', 'maximum on the sidewall', 'let it cool'],
      source: 'Python: 3.01325 × 263.15/298.15 - 1.01325, below 0.75 × 2.4',
    },
    {
      inputs: { pressure: 2.4, temperature: 0, newTemperature: 50, recommended: 2.4 },
      results: { newPressure: 3.024794069 },
      cautions: ['do not set it by this', 'of the cold tire there', 'not in °F'],
      source: 'Python: 3.41325 × 323.15/273.15 - 1.01325',
    },
    {
      inputs: { pressure: 2.542595643419367, temperature: 20, newTemperature: 0, recommended: 2.3 },
      results: { newPressure: '2.3000', adjust: 0 },
      cautions: ['maximum on the sidewall', 'let it cool'],
      source: 'The pressure to set of the third example, set',
    },
    {
      inputs: { pressure: '32 psi', temperature: 60, newTemperature: 32 },
      results: { newPressure: 1.935729432 },
      cautions: ['not in °F'],
      source: 'Python: (2.206322334 + 1.01325) × 305.15/333.15 - 1.01325',
    },
    {
      inputs: { pressure: 0.1, temperature: 40, newTemperature: -30 },
      refused: 'collapses',
      source: 'By hand: 1.11325 × 243.15/313.15 is below 1.01325',
    },
    {
      inputs: { pressure: 2, temperature: -30, newTemperature: 60, recommended: 0.2 },
      refused: 'would be a vacuum',
      source: 'By hand: 1.21325 × 243.15/333.15 is below 1.01325',
    },
  ],
  notes: [
    'The common rule of 1 psi for 10 °F fits a tire of about 35 psi; a tire of higher pressure changes more.',
    'Real tires stretch a little and their air may be moist: a gauge shows slightly less of the change.',
  ],
  references: [
    { title: 'OpenStax: College Physics, chapter 13, problem 22' },
    { title: '49 CFR 571.138: Standard No. 138, Tire pressure monitoring systems (US)' },
  ],
});

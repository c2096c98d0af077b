import { category, choice, defineCalculator, floorNear, integer, measure, roundTo } from '@reckoner/engine';

/** WBGT = 0.7 T_nw + 0.2 T_g + 0.1 T_a in the sun, 0.7 T_nw + 0.3 T_g without; limits of NIOSH by the metabolic rate. */
export default defineCalculator({
  title: 'Wet bulb globe temperature (WBGT)',
  description:
    'WBGT in the sun or indoors from natural wet bulb, globe and air temperature, with the NIOSH limit (2016) for a workload, clothing and acclimatization, and the minutes of work an hour within it.',
  keywords: [
    'wbgt',
    'heat stress',
    'work-rest',
    'niosh limit',
    'globe temperature',
    'heat at work',
    'recommended alert limit',
  ],
  related: ['wet-bulb-temperature', 'heat-index', 'apparent-temperature-steadman'],
  inputs: {
    place: choice(
      {
        sun: { label: 'Outdoors with sun', also: ['outdoor', 'outdoors', 'sun'] },
        shade: { label: 'Indoors, or outdoors without sun', also: ['indoor', 'indoors', 'shade'] },
      },
      { label: 'Place', default: 'sun' },
    ),
    wetBulb: measure('°C', {
      label: 'Natural wet-bulb temperature',
      help: 'Of a wetted thermometer that is neither ventilated nor shielded from the sun.',
      regional: true,
      symbol: 'T_{nw}',
      min: -10,
      max: 50,
      usual: [5, 38],
    }),
    globe: measure('°C', {
      label: 'Globe temperature',
      help: 'Inside a matt black globe of 150 mm.',
      regional: true,
      symbol: 'T_g',
      min: -10,
      max: 120,
      usual: [5, 75],
    }),
    temperature: measure('°C', {
      label: 'Air temperature',
      help: 'Of a thermometer shielded from the sun.',
      regional: true,
      symbol: 'T_a',
      min: -10,
      max: 70,
      usual: [5, 55],
      when: { place: 'sun' },
    }),
    work: choice(
      {
        rest: { label: 'Rest, sitting (115 W)', value: 115 },
        light: { label: 'Light work (180 W)', value: 180, also: ['light'] },
        moderate: { label: 'Moderate work (300 W)', value: 300, also: ['moderate'] },
        heavy: { label: 'Heavy work (415 W)', value: 415, also: ['heavy'] },
        veryHeavy: { label: 'Very heavy work (520 W)', value: 520, also: ['very heavy'] },
      },
      { label: 'Workload', symbol: 'M', default: 'moderate' },
    ),
    acclimatized: choice(
      {
        no: { label: 'Not acclimatized or not known', also: ['no', 'unacclimatized'] },
        yes: { label: 'Acclimatized', also: ['yes'] },
      },
      {
        label: 'Acclimatization',
        help: 'After a week or two of work in this heat; some days off lose it.',
        default: 'no',
      },
    ),
    clothing: choice(
      {
        work: { label: 'Work clothes or cloth coveralls', value: 0, also: ['work clothes'] },
        sms: { label: 'SMS polypropylene coveralls', value: 0.5, also: ['SMS'] },
        polyolefin: { label: 'Polyolefin coveralls', value: 1, also: ['polyolefin'] },
        double: { label: 'Double-layer cloth', value: 3, also: ['double layer'] },
        vapor: { label: 'Limited-use vapor-barrier coveralls', value: 11, also: ['vapor barrier'] },
      },
      { label: 'Clothing', symbol: '\\Delta T_c', default: 'work' },
    ),
  },
  outputs: {
    wbgt: measure('°C', { label: 'WBGT', regional: true, symbol: '\\mathrm{WBGT}', places: 2 }),
    effective: measure('°C', {
      label: 'WBGT with clothing',
      regional: true,
      symbol: '\\mathrm{WBGT}_e',
      places: 2,
    }),
    limit: measure('°C', {
      label: 'NIOSH limit (2016)',
      help: 'The recommended alert limit (RAL) if not acclimatized, the recommended exposure limit (REL) if acclimatized.',
      regional: true,
      symbol: '\\mathrm{WBGT}_l',
      places: 2,
    }),
    state: category(['At or below the limit', 'Above the limit'], { label: 'Compared with the limit' }),
    minutes: integer({ label: 'Minutes of this activity in each hour', symbol: 't' }),
  },
  formula: ({ place, wetBulb, globe, temperature, work, acclimatized, clothing }) => {
    const wbgt = place === 'sun' ? 0.7 * wetBulb + 0.2 * globe + 0.1 * temperature : 0.7 * wetBulb + 0.3 * globe;
    const effective = wbgt + clothing;
    const [start, slope] = acclimatized === 'yes' ? [56.7, 11.5] : [59.9, 14.1];
    const limit = start - slope * Math.log10(work);
    // Compared as both are shown.
    const within = roundTo(effective, 2) <= roundTo(limit, 2);
    const allowed = 10 ** ((start - effective) / slope);
    return {
      wbgt,
      effective,
      limit,
      state: within ? 'At or below the limit' : 'Above the limit',
      minutes: within
        ? 60
        : work === 115
          ? 0
          : Math.min(59, Math.max(0, floorNear((60 * (allowed - 115)) / (work - 115)))),
    };
  },
  shown: ({ place, wetBulb, globe, temperature, work, acclimatized, clothing, wbgt }) => ({
    wbgt: place === 'sun' ? 0.7 * wetBulb + 0.2 * globe + 0.1 * temperature : 0.7 * wetBulb + 0.3 * globe,
    effective: wbgt + clothing,
    limit: acclimatized === 'yes' ? 56.7 - 11.5 * Math.log10(work) : 59.9 - 14.1 * Math.log10(work),
    state: undefined,
    minutes: undefined,
  }),
  stepwise: [
    'Minutes of work: the mean metabolic rate of the hour, with rest at 115 W in the same heat, is brought down to the rate whose limit is the WBGT with clothing; whole minutes, rounded down.',
  ],
  explanation: ({ clothing, minutes }) =>
    `The WBGT is {wbgt}${clothing === 0 ? '' : ', with this clothing {effective}'}. For “{work}”, “{acclimatized}” and “{clothing}” the NIOSH limit is {limit}: {state}${
      minutes === 60
        ? ' all through the hour.'
        : minutes === 0
          ? ', with no minute left for it.'
          : '; {minutes} {minutes|minute|minutes} of it in each hour, with rest in the same heat for the others, {minutes|keeps|keep} to the limit as a mean of the hour.'
    }`,
  cautions: [
    {
      level: 'danger',
      when: ({ minutes }) => minutes === 0,
      says: 'This heat and clothing leave no minute of such work: even rest is above the limit, or nearly. Leave for a cooled place, and take heavy clothing off. Confusion, fainting or hot skin is heat stroke: call emergency services and cool at once.',
    },
    {
      level: 'danger',
      when: ({ state, minutes }) => state === 'Above the limit' && minutes > 0,
      says: 'Without rest this work is above the limit: cut work, rest in shade or a cooled place, drink a cup every 15 to 20 minutes and watch each other. Confusion or fainting is heat stroke: call emergency services and cool at once.',
    },
    {
      level: 'caution',
      when: ({ state, effective, limit }) =>
        state === 'At or below the limit' && roundTo(roundTo(limit, 2) - roundTo(effective, 2), 2) < 2,
      says: 'Within 2 °C of the limit an error of the thermometers or of the workload decides, which is often off by 30%: treat it as at the limit, and look after newcomers.',
    },
    {
      level: 'caution',
      when: ({ clothing }) => clothing === 11,
      says: 'Fully encapsulating suits are beyond the WBGT: nothing evaporates, and core temperature and pulse have to be watched. Hoods add about 1 °C.',
    },
    {
      level: 'caution',
      when: ({ place, wetBulb, temperature }) => place === 'sun' && wetBulb > temperature,
      says: 'A wet bulb above the air temperature is hardly possible: are the readings exchanged?',
    },
    {
      level: 'caution',
      when: ({ wetBulb, globe }) => wetBulb > globe,
      says: 'A wet bulb above the globe is hardly possible: are the readings exchanged?',
    },
    {
      level: 'caution',
      when: ({ place, globe, temperature }) => place === 'sun' && globe < temperature,
      says: 'In the sun a globe is hotter than the air: is it shaded, or are the readings exchanged?',
    },
  ],
  examples: [
    {
      inputs: { wetBulb: 25, globe: 45, temperature: 32 },
      results: { wbgt: 29.7, effective: 29.7, limit: 24.97259031, state: 'Above the limit', minutes: 7 },
      cautions: ['Without rest'],
      source: 'By hand: 17.5 + 9 + 3.2; limits and minutes with mpmath by the equations of NIOSH',
    },
    {
      inputs: { place: 'shade', wetBulb: 20, globe: 28, work: 'light', acclimatized: 'yes' },
      results: { wbgt: 22.4, effective: 22.4, limit: 30.76436619, state: 'At or below the limit', minutes: 60 },
      source: 'By hand: 14 + 8.4; 56.7 - 11.5 log₁₀ 180',
    },
    {
      inputs: { wetBulb: 26, globe: 42, temperature: 31, work: 'heavy', acclimatized: 'yes', clothing: 'double' },
      results: { wbgt: 29.7, effective: 32.7, limit: 26.59244689, state: 'Above the limit', minutes: 1 },
      cautions: ['Without rest'],
      source: 'mpmath: as above, with 3 °C for the clothing',
    },
    {
      inputs: { place: 'shade', wetBulb: 30, globe: 38, work: 'veryHeavy', clothing: 'vapor' },
      results: { wbgt: 32.4, effective: 43.4, limit: 21.60435285, state: 'Above the limit', minutes: 0 },
      cautions: ['even rest is above', 'encapsulating'],
      source: 'mpmath: as above, with 11 °C for the clothing',
    },
    {
      inputs: { place: 'shade', wetBulb: 23, globe: 26, work: 'moderate', acclimatized: 'no', clothing: 'sms' },
      results: { wbgt: 23.9, effective: 24.4, limit: 24.97259031, state: 'At or below the limit', minutes: 60 },
      cautions: ['Within 2'],
      source: 'mpmath: as above; 59.9 - 14.1 log₁₀ 300 = 25.0 °C',
    },
    {
      inputs: { place: 'shade', wetBulb: 24.973, globe: 24.973 },
      results: { wbgt: 24.973, effective: 24.973, limit: 24.97259031, state: 'At or below the limit', minutes: 60 },
      cautions: ['Within 2'],
      source: 'By hand: both are 24.97 °C as shown',
    },
    {
      inputs: { place: 'shade', wetBulb: 24.98, globe: 24.98 },
      results: { wbgt: 24.98, effective: 24.98, limit: 24.97259031, state: 'Above the limit', minutes: 59 },
      cautions: ['Without rest'],
      source: 'Python: 60 (10^((59.9 - 24.98)/14.1) - 115)/185 = 59.88',
    },
    {
      inputs: { place: 'shade', wetBulb: 33, globe: 34, work: 'rest', clothing: 'polyolefin' },
      results: { wbgt: 33.3, effective: 34.3, limit: 30.84416045, state: 'Above the limit', minutes: 0 },
      cautions: ['even rest is above'],
      source: 'mpmath: as above; 59.9 - 14.1 log₁₀ 115 = 30.8 °C',
    },
    {
      inputs: { wetBulb: 22, globe: 18, temperature: 20, work: 'light' },
      results: { wbgt: 21.0, effective: 21.0, limit: 28.10065768, state: 'At or below the limit', minutes: 60 },
      cautions: ['above the air temperature', 'above the globe', 'hotter than the air'],
      source: 'By hand: 15.4 + 3.6 + 2',
    },
  ],
  notes: [
    'For healthy workers of one standard man (70 kg, 1.8 m²), as a mean of an hour; pregnancy, illness, medicines and age ask for less. The limits are recommendations of the United States, no law; ISO 7243 has the same index with reference values of its own, the ACGIH similar ones, sports and armies flags of their own.',
    'A WBGT from the air temperature and humidity alone is an estimate that this calculator does not make.',
  ],
  references: [
    {
      title:
        'NIOSH: Criteria for a Recommended Standard, Occupational Exposure to Heat and Hot Environments, DHHS 2016-106, equations of RAL and REL, metabolic rates and clothing adjustments; identical in more than three public implementations',
    },
    { title: 'OSHA Technical Manual, Section III, Chapter 4: Heat Stress (2017)' },
    { title: 'ISO 7243:2017: Ergonomics of the thermal environment, assessment of heat stress using the WBGT index' },
  ],
});

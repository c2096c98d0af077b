import {
  choice,
  defineCalculator,
  isAbove,
  isAtMost,
  isBelow,
  measure,
  number,
  roundTo,
  sumOfProducts,
} from '@reckoner/engine';

/** L = L₀·2^((T₀ − T)/10)·K_R·K_V, as makers of liquid electrolytic capacitors tell it. */
export default defineCalculator({
  title: 'Electrolytic capacitor lifetime',
  description:
    'Expected life of an aluminum electrolytic capacitor with liquid electrolyte from its rated life, temperature, ripple current and voltage, by the rule of 10 °C.',
  keywords: [
    'aluminum electrolytic capacitor life',
    '10 degree rule',
    'capacitor endurance hours',
    'ripple current life factor',
    'load life 105 °C 2000 h',
    'Arrhenius capacitor',
  ],
  related: ['capacitor-esr-dissipation-factor', 'capacitor-stored-energy', 'rectifier-output-ripple'],
  inputs: {
    rated: measure('h', {
      label: 'Rated life',
      help: 'Endurance or load life of the data sheet at the rated temperature.',
      symbol: 'L_0',
      min: 1,
      max: 1e6,
      usual: [500, 30000],
    }),
    ratedTemperature: measure('°C', {
      label: 'Rated temperature',
      help: 'The upper category temperature: mostly 85 or 105 °C.',
      symbol: 'T_0',
      min: 40,
      max: 175,
      usual: [85, 150],
    }),
    temperature: measure('°C', {
      label: 'Temperature around the capacitor',
      help: 'In the device, beside the capacitor; not of the room.',
      symbol: 'T',
      min: -55,
      max: 175,
      usual: [20, 125],
    }),
    basis: choice(
      {
        ripple: { label: 'With the rated ripple current', also: ['ripple', 'with ripple', 'endurance'] },
        dc: { label: 'With DC voltage alone', also: ['dc', 'without ripple', 'load life'] },
      },
      { label: 'Rated life is told', help: 'See the test conditions in the data sheet.', default: 'ripple' },
    ),
    ripple: measure('A', {
      label: 'Ripple current',
      help: 'RMS, brought to the frequency of the rated one by the factors of the data sheet.',
      unit: 'mA',
      symbol: 'I',
      min: 0,
      max: 1e6,
      usual: [1, 50000],
      optional: true,
    }),
    ratedRipple: measure('A', {
      label: 'Rated ripple current',
      unit: 'mA',
      symbol: 'I_0',
      min: 0.1,
      max: 1e6,
      usual: [5, 50000],
      optional: true,
    }),
    rise: measure('K', {
      label: 'Core above ambient at the rated ripple',
      help: 'Of the data sheet or the maker: 3.5 to 5 °C of most 105 °C types, up to 10 °C of 85 °C types.',
      unit: 'Δ°C',
      symbol: '\\Delta T_0',
      min: 0.1,
      max: 60,
      usual: [2, 15],
      default: 5,
    }),
    build: choice(
      {
        small: { label: 'Radial, axial or SMD', also: ['small', 'radial', 'SMD', 'axial'] },
        large: { label: 'Large can, snap-in or screw terminals', also: ['large', 'snap-in', 'screw', 'can'] },
      },
      { label: 'Build', help: 'Of large cans a lower voltage counts, too.', default: 'small' },
    ),
    voltage: measure('V', {
      label: 'Working voltage',
      help: 'With the peak of the ripple.',
      symbol: 'U',
      min: 0,
      max: 2000,
      usual: [1, 600],
      optional: true,
    }),
    ratedVoltage: measure('V', {
      label: 'Rated voltage',
      symbol: 'U_0',
      min: 1,
      max: 2000,
      usual: [2.5, 700],
      optional: true,
    }),
  },
  outputs: {
    life: measure('h', { label: 'Life by the rule', symbol: 'L', places: 0 }),
    years: number({ label: 'Years of continuous operation', symbol: 'L_y', places: 1 }),
    told: number({ label: 'Years to plan with, as at 40 °C or warmer and at most 15', symbol: 'L_p', places: 1 }),
    temperatureFactor: number({ label: 'Factor of temperature', symbol: 'K_T', digits: 3 }),
    rippleFactor: number({ label: 'Factor of ripple', symbol: 'K_R', digits: 3 }),
    voltageFactor: number({ label: 'Factor of voltage', symbol: 'K_V', digits: 3 }),
    core: measure('°C', { label: 'Core temperature', symbol: 'T_c', places: 1, optional: true }),
  },
  formula: ({
    rated,
    ratedTemperature,
    temperature,
    basis,
    ripple,
    ratedRipple,
    rise,
    build,
    voltage,
    ratedVoltage,
  }) => {
    const load = ripple === undefined || ratedRipple === undefined ? undefined : (ripple / ratedRipple) ** 2;
    const temperatureFactor = 2 ** ((ratedTemperature - temperature) / 10);
    const steep = load !== undefined && isAbove(load, 1) && ratedTemperature > 85 ? 4 : 2;
    const rippleFactor =
      load === undefined ? 1 : basis === 'dc' ? 2 ** ((-rise * load) / 5) : steep ** (((1 - load) * rise) / 10);
    const voltageFactor =
      build === 'small' || voltage === undefined || ratedVoltage === undefined
        ? 1
        : Math.max(voltage / ratedVoltage, 0.6) ** -2.5;
    const life = rated * temperatureFactor * rippleFactor * voltageFactor;
    const years = life / 8766;
    return {
      life,
      years,
      // As at 40 °C where it is colder, and 15 years at most.
      told: Math.min(years / 2 ** (Math.max(40 - temperature, 0) / 10), 15),
      temperatureFactor,
      rippleFactor,
      voltageFactor,
      core: load === undefined ? undefined : sumOfProducts([1, temperature], [rise, load]),
    };
  },
  shown: ({
    rated,
    ratedTemperature,
    temperature,
    basis,
    ripple,
    ratedRipple,
    rise,
    build,
    voltage,
    ratedVoltage,
    life,
    years,
    temperatureFactor,
    rippleFactor,
    voltageFactor,
  }) => ({
    life: rated * temperatureFactor * rippleFactor * voltageFactor,
    years: life / 8766,
    told: Math.min(years / 2 ** (Math.max(40 - temperature, 0) / 10), 15),
    temperatureFactor: 2 ** ((ratedTemperature - temperature) / 10),
    rippleFactor:
      ripple === undefined || ratedRipple === undefined
        ? 1
        : basis === 'dc'
          ? 2 ** ((-rise * (ripple / ratedRipple) ** 2) / 5)
          : (ripple > ratedRipple && ratedTemperature > 85 ? 4 : 2) **
            (((1 - (ripple / ratedRipple) ** 2) * rise) / 10),
    voltageFactor:
      build === 'small' || voltage === undefined || ratedVoltage === undefined
        ? 1
        : Math.max(voltage / ratedVoltage, 0.6) ** -2.5,
    core:
      ripple === undefined || ratedRipple === undefined ? undefined : temperature + rise * (ripple / ratedRipple) ** 2,
  }),
  stepwise: [
    'Of a rated life with ripple the factor of ripple is 2, or 4 above the rated ripple of types for more than 85 °C, to the power of (1 − (I/I₀)²)·ΔT₀/10; of one with DC voltage alone it is 2 to the power of −ΔT₀(I/I₀)²/5.',
    'A large can gains (U/U₀)^−2.5, from 0.6 of the rated voltage down no more.',
    'A year has 8,766 hours. The years to plan with are those at 40 °C where it is colder, and 15 at most.',
  ],
  explanation: ({ basis, ripple, build, voltage, told, years }) =>
    `At {temperature}, rated for {rated} at {ratedTemperature}, ${
      ripple === undefined
        ? basis === 'dc'
          ? 'without ripple current, '
          : 'with its rated ripple current, '
        : 'with a ripple of {ripple} of {ratedRipple} that heats its core to {core} ({rise} above at the rated ripple), '
    }${
      voltage !== undefined && build === 'large' ? 'at {voltage} of {ratedVoltage}, ' : ''
    }the capacitor lasts some {life} by the rule, {years} {years|year|years} of continuous operation${
      roundTo(years, 1) > roundTo(told, 1) ? ', of which {told} are what makers let count' : ''
    }.`,
  requires: [
    {
      that: ({ temperature, ratedTemperature }) => isAtMost(temperature, ratedTemperature),
      field: 'temperature',
      says: 'Above its rated temperature of {ratedTemperature} no life is rated, and the capacitor may vent: take a type for more.',
    },
    {
      that: (_, given) => given.ripple === given.ratedRipple,
      field: 'ratedRipple',
      says: 'The ripple current counts against the rated one: give both or neither.',
    },
    {
      that: (_, given) => given.voltage === given.ratedVoltage,
      field: 'ratedVoltage',
      says: 'The working voltage counts against the rated one: give both or neither.',
    },
    {
      that: ({ build }, given) => build !== 'large' || given.voltage === true,
      field: 'voltage',
      says: 'Of a large can the voltage counts: give the working and the rated voltage.',
    },
    {
      that: ({ voltage, ratedVoltage }) => isAtMost(voltage!, ratedVoltage!),
      field: 'voltage',
      says: 'Above its rated voltage of {ratedVoltage} the capacitor gasses and may burst: no life is told.',
    },
    {
      that: ({ ripple, ratedRipple }) => isAtMost(ripple!, 3 * ratedRipple!),
      field: 'ripple',
      says: 'A ripple of more than three times the rated {ratedRipple} heats it more than nine times as much: no life is told. Check both and their units.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ ripple, ratedRipple }) => ripple !== undefined && isAbove(ripple, ratedRipple!),
      says: 'The ripple is above what the capacitor is rated for: makers allow it only by agreement, and the estimate is coarse. Take more capacitors in parallel or a larger one.',
    },
    {
      level: 'caution',
      when: ({ years }) => roundTo(years, 1) > 15,
      says: 'Makers let such an estimate count for 15 years at most: after that the rubber seal is what ends it.',
    },
    {
      level: 'caution',
      when: ({ temperature }) => temperature < 40,
      says: 'Makers apply the rule from 40 °C up: the years to plan with are those at 40 °C.',
    },
    {
      level: 'caution',
      when: ({ ratedTemperature }) => ratedTemperature > 105,
      says: 'The rule is for types up to 105 °C: above that 10 °C less gain less than it says, so that a longer life than is real may be told. Ask the maker of the type.',
    },
    {
      level: 'caution',
      when: ({ ripple, ratedRipple, voltage, ratedVoltage }) =>
        (ripple !== undefined && ripple > 0 && isBelow(10 * ripple, ratedRipple!)) ||
        (voltage !== undefined && voltage > 0 && isBelow(5 * voltage, ratedVoltage!)),
      says: 'The ripple is less than a tenth of the rated one, or the voltage less than a fifth: few designs leave so much unused. Check both pairs and their units.',
    },
    {
      level: 'note',
      when: ({ build, voltage }) => build === 'small' && voltage !== undefined,
      says: 'Of small capacitors a voltage below the rated one is taken to change nothing: the factor of voltage is 1.',
    },
    {
      level: 'note',
      when: ({ ripple, rise }) => ripple === undefined && rise !== 5,
      says: 'The rise of {rise} changes nothing here: it counts with a ripple current beside the rated one. Give both.',
    },
  ],
  examples: [
    {
      inputs: { rated: 1000, ratedTemperature: 105, temperature: 45 },
      results: { life: 64000, temperatureFactor: 64, rippleFactor: 1, voltageFactor: 1, years: '7.300935432' },
      source: 'Cosel, Q&A on the lifetime of electrolytic capacitors: 1,000 h at 105 °C are 64,000 h at 45 °C',
    },
    {
      inputs: { rated: 2000, ratedTemperature: 105, temperature: 65, ripple: 600, ratedRipple: 1000 },
      results: { life: '39946.57756485', years: '4.556990367882', rippleFactor: '1.248330548902', core: 66.8 },
      source: 'Python, by the model of Jianghai: 2,000 × 2⁴ × 2^(0.64 × 0.5)',
    },
    {
      inputs: { rated: 2000, ratedTemperature: 105, temperature: 85, ripple: 1200, ratedRipple: 1000 },
      results: { life: '5897.076869164', rippleFactor: '0.7371346086455', core: 92.2 },
      cautions: ['above what the capacitor is rated for'],
      source: 'Python, by the model of Jianghai: 2,000 × 2² × 4^(-0.44 × 0.5)',
    },
    {
      inputs: {
        rated: 3000,
        ratedTemperature: 85,
        temperature: 60,
        ripple: 3000,
        ratedRipple: 2500,
        rise: 10,
        build: 'large',
        voltage: 350,
        ratedVoltage: 400,
      },
      results: { life: '17467.18472737', voltageFactor: '1.396303631216', rippleFactor: '0.7371346086455' },
      cautions: ['above what the capacitor is rated for'],
      source: 'Python, by the model of Jianghai: 3,000 × 2^2.5 × 2^-0.44 × 0.875^-2.5',
    },
    {
      inputs: { rated: 3000, ratedTemperature: 85, temperature: 60, build: 'large', voltage: 200, ratedVoltage: 400 },
      results: { life: '60858.06194502', voltageFactor: '3.586095690933', told: '6.942512199979' },
      source: 'Python, by the model of Jianghai: 0.6^-2.5, there 3.59',
    },
    {
      inputs: { rated: 5000, ratedTemperature: 105, temperature: 75, basis: 'dc', ripple: 500, ratedRipple: 1000 },
      results: { life: '33635.85661015', rippleFactor: '0.8408964152537' },
      source: 'Python, by DB Lectro: 5,000 × 2³ × 2^(-1.25/5)',
    },
    {
      inputs: { rated: 5000, ratedTemperature: 105, temperature: 55, basis: 'dc', voltage: 12, ratedVoltage: 25 },
      results: { life: 160000, voltageFactor: 1, told: 15, years: '18.25233858' },
      cautions: ['15 years at most', 'factor of voltage is 1'],
      source: 'By hand: 5,000 × 2⁵',
    },
    {
      inputs: { rated: 2000, ratedTemperature: 105, temperature: 30 },
      results: { life: '362038.6719675', years: '41.30032762577', told: 15 },
      cautions: ['15 years at most', 'from 40 °C up'],
      source: 'Python: 2,000 × 2^7.5',
    },
    {
      inputs: { rated: 1000, ratedTemperature: 85, temperature: 25 },
      results: { life: 64000, told: '2.581270477' },
      cautions: ['from 40 °C up'],
      source: 'By hand: 1,000 × 2⁶; at 40 °C 1,000 × 2^4.5/8,766',
    },
    {
      inputs: { rated: 5000, ratedTemperature: 125, temperature: 85 },
      results: { life: 80000, years: '9.12616929' },
      cautions: ['up to 105 °C'],
      source: 'By hand: 5,000 × 2⁴',
    },
    {
      inputs: { rated: 2000, ratedTemperature: 105, temperature: 65, ripple: 60, ratedRipple: 1000 },
      results: { life: '45198.40633560', core: 65.018 },
      cautions: ['so much unused'],
      source: 'Python, by the model of Jianghai: 32,000 × 2^(0.9964 × 0.5)',
    },
    {
      inputs: { rated: 5000, ratedTemperature: 105, temperature: 65, rise: 10 },
      results: { life: 80000, rippleFactor: 1 },
      cautions: ['changes nothing here'],
      source: 'By hand: 5,000 × 2⁴',
    },
    {
      inputs: { rated: 2000, ratedTemperature: 105, temperature: 110 },
      refused: 'no life is rated',
      source: 'By definition',
    },
    {
      inputs: { rated: 2000, ratedTemperature: 105, temperature: 65, ripple: 600 },
      refused: 'against the rated one: give both',
      source: 'By definition',
    },
    {
      inputs: { rated: 2000, ratedTemperature: 105, temperature: 65, voltage: 12 },
      refused: 'give both or neither',
      source: 'By definition',
    },
    {
      inputs: { rated: 2000, ratedTemperature: 105, temperature: 65, build: 'large' },
      refused: 'Of a large can',
      source: 'By definition',
    },
    {
      inputs: { rated: 2000, ratedTemperature: 105, temperature: 65, voltage: 35, ratedVoltage: 25 },
      refused: 'may burst',
      source: 'By definition',
    },
    {
      inputs: { rated: 2000, ratedTemperature: 105, temperature: 65, ripple: 4000, ratedRipple: 1000 },
      refused: 'three times the rated',
      source: 'By definition',
    },
  ],
  notes: [
    'For liquid electrolyte only: polymer and hybrid types follow other rules. End of life is where capacitance, loss or leakage leave the limits of the data sheet, for which makers have different limits; it is no guarantee.',
    'Ripple and rise by the model of Jianghai for a life that is rated with ripple, and by the usual 5 °C rule of small types for one with DC alone; each maker has its own, which comes first.',
    'Temperatures that change: divide the hours at each by its life and add the shares.',
  ],
  references: [
    {
      title:
        'Le: Lifetime calculation of electrolytic capacitors, after Jianghai (temperature, ripple and voltage factors)',
      url: 'https://circuitlover.com/capacitor-life-time-cal',
    },
    {
      title: 'Albertsen (Jianghai): Electrolytic capacitor lifetime estimation, Bodo’s Power Magazine 2012',
      url: 'http://www.powerguru.org/electrolytic-capacitor-lifetime-estimation/',
    },
    {
      title: 'DB Lectro: Life of aluminum electrolytic capacitors (ripple factor of 5 °C)',
      url: 'http://www.datasheetandpdf.com/EN/DBLECTRO/13/CN1A100KC.htm',
    },
    {
      title: 'Nichicon: Estimated life calculator (40 °C and up, at most 15 years)',
      url: 'https://www.nichicon.co.jp/english/products/lifetime/snap_in.html',
    },
    {
      title: 'Rubycon: Technical notes on aluminum electrolytic capacitors, 5 (range of the 10 °C rule)',
      url: 'http://www.rubycon.co.jp/en/products/alumi/technote4.html',
    },
    {
      title: 'Cosel: Electrolytic capacitor lifetime in case the ambient temperature changes',
      url: 'https://en.cosel.co.jp/technical/qanda/a0057.html',
    },
  ],
});

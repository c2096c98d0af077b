import { constant, defineEquations, isAbove, isAtLeast, isBelow, isNear, percent, quantity } from '@reckoner/engine';

/** t = ρc·V·ΔT/(P·η); the recovery rate is V/t = P·η/(ρc·ΔT), for which no volume is needed. */
export default defineEquations({
  title: 'Water heating time',
  description:
    'Time to heat water, recovery rate and energy from volume, temperatures, power and efficiency; any of them from the others.',
  keywords: ['water heater recovery rate', 'gallons per hour', 'immersion heater', 'hot water cylinder', 'kettle time'],
  variables: {
    volume: quantity('m^3', {
      optional: true,
      label: 'Volume',
      usual: [0.5, 5000],
      unit: 'L',
      symbol: 'V',
      above: 0,
      max: 1e6,
    }),
    cold: quantity('K', {
      optional: true,
      label: 'Cold water temperature',
      usual: [1, 60],
      unit: '°C',
      symbol: 'T_c',
      min: 0,
      max: 98,
    }),
    hot: quantity('K', {
      optional: true,
      label: 'Hot water temperature',
      usual: [25, 98],
      help: 'The setting of the thermostat.',
      unit: '°C',
      symbol: 'T_h',
      above: 0,
      max: 99,
    }),
    rise: quantity('K', { label: 'Temperature rise', unit: 'Δ°C', symbol: '\\Delta T', above: 0, max: 99, places: 1 }),
    power: quantity('W', {
      optional: true,
      label: 'Input power',
      usual: [0.2, 200],
      help: 'What the heater draws or burns: 1 kW is 3,412 Btu/h.',
      unit: 'kW',
      symbol: 'P',
      above: 0,
      max: 1e5,
    }),
    efficiency: percent({
      label: 'Efficiency',
      usual: [50, 400],
      help: 'Electric element about 98%, gas tank 75 to 80%, condensing gas 90 to 96%; a heat pump 200 to 400%.',
      symbol: '\\eta',
      min: 5,
      max: 700,
      default: 100,
    }),
    time: quantity('s', {
      label: 'Heating time',
      unit: 'min',
      symbol: 't',
      above: 0,
      max: 1e8,
      places: 1,
      optional: true,
    }),
    recovery: quantity('m^3/s', {
      optional: true,
      label: 'Recovery rate',
      unit: 'L/h',
      symbol: 'R',
      above: 0,
      max: 1e9,
      places: 1,
    }),
    energy: quantity('J', {
      optional: true,
      label: 'Heat in the water',
      unit: 'kWh',
      symbol: 'Q',
      above: 0,
      max: 1e6,
      places: 2,
    }),
    drawn: quantity('J', {
      optional: true,
      label: 'Energy drawn',
      unit: 'kWh',
      symbol: 'E',
      above: 0,
      max: 1e7,
      places: 2,
    }),
  },
  equations: ({ volume, cold, hot, rise, power, efficiency, time, recovery, energy, drawn }) => [
    [rise, hot - cold],
    [energy, HEAT * volume * rise],
    [drawn, energy / efficiency],
    [time, drawn / power],
    [recovery, (power * efficiency) / (HEAT * rise)],
  ],
  requires: [
    {
      that: (_, given) => given.volume || given.power || given.recovery || given.energy || given.drawn,
      field: 'volume',
      says: 'Give a volume for the heat, or a power for the recovery rate.',
    },
    {
      // All three say twice the same, and the default of the efficiency is then not taken for what remains open.
      that: (_, given) =>
        !(given.volume && given.time && given.recovery) ||
        ((given.power || given.drawn) && (given.rise || given.energy || (given.cold && given.hot))),
      field: 'recovery',
      says: 'The recovery rate is the volume over the heating time: leave one of the three out.',
    },
    {
      that: ({ cold, hot }) => isBelow(cold, hot),
      field: 'hot',
      says: 'The hot water, {hot}, must be warmer than the cold, {cold}.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ hot, volume }) =>
        hot !== undefined && isAtLeast(hot, constant(333.15, 'K')) && isHeld(volume, constant(0.005, 'm^3')),
      says: 'From 60 °C (140 °F) on water burns an adult’s skin deeply within 5 s, a child’s sooner: fit a thermostatic mixing valve that gives at most 49 °C (120 °F) at the tap.',
    },
    {
      level: 'caution',
      when: ({ hot, volume }) =>
        hot !== undefined &&
        isAbove(hot, constant(322.15, 'K')) &&
        isBelow(hot, constant(333.15, 'K')) &&
        isHeld(volume, constant(0.005, 'm^3')),
      says: 'Over 49 °C (120 °F) tap water scalds: at 55 °C (131 °F) deeply in about 30 s, children and old people sooner. Mix it down at the tap.',
    },
    {
      level: 'note',
      when: ({ hot, volume }) =>
        hot !== undefined && isBelow(hot, constant(333.15, 'K')) && isHeld(volume, constant(0.02, 'm^3')),
      says: 'Legionella can grow in a tank that stays below 60 °C (140 °F): the WHO asks for at least 60 °C in storage, with mixing at the tap; the US Department of Energy advises 120 °F (49 °C) for most homes.',
    },
    {
      level: 'note',
      when: ({ hot, volume }) => hot === undefined && isHeld(volume, constant(0.005, 'm^3')),
      says: 'Without a temperature it is not looked at whether the water scalds: over 49 °C (120 °F) it does, and from 60 °C (140 °F) on within seconds.',
    },
    {
      level: 'caution',
      when: ({ efficiency, power }) =>
        power !== undefined && isNear(efficiency, 1, 1e-9) && isAbove(power, constant(6000, 'W')),
      says: 'An efficiency of 100% is nearly that of electric elements. Of what a gas tank burns, 75 to 80% reach the water: send its efficiency, as it takes a quarter to a third more time or power.',
    },
    {
      level: 'note',
      when: ({ efficiency }) => isAbove(efficiency, 1),
      says: 'Only a heat pump gives more heat than it draws, and less of it the hotter and the colder outside: take its figure for this temperature.',
    },
    {
      level: 'caution',
      when: ({ power, efficiency, volume }) =>
        power !== undefined &&
        isBelow(power * efficiency, constant(1000, 'W')) &&
        isHeld(volume, constant(0.05, 'm^3')),
      says: 'Losses of the tank, some 50 to 100 W, are not counted: at so little power it takes noticeably longer, or never gets there.',
    },
  ],
  explanation: ({ power, volume }) =>
    volume === undefined
      ? '{power} at {efficiency} efficiency heats {recovery} {hot?from {cold} to {hot}|by {rise}}. For the time and the heat, give a volume.'
      : power === undefined
        ? 'Heating {volume} {hot?from {cold} to {hot}|by {rise}} puts {energy} into the water, for which {drawn} are drawn at {efficiency} efficiency.'
        : '{power} at {efficiency} efficiency heats {volume} {hot?from {cold} to {hot}|by {rise}} in {time}: {recovery} at this rise of {rise}. {energy} are in the water, {drawn} are drawn.',
  examples: [
    {
      inputs: { volume: '23 gal', cold: '40 °F', hot: '120 °F', power: '4500 W' },
      results: { rise: 44.444444444, energy: 4.492956653, time: 59.90608871 },
      cautions: ['Legionella can grow'],
      source:
        'Python: 4.18 MJ/(m³ K) × 0.0870645 m³ × 44.444 K. A maker’s table gives 23.0 gal/h for 4,500 W and 80 °F (drftps.com): about an hour',
    },
    {
      inputs: { volume: '54.88 gal', cold: '50 °F', hot: '120 °F', power: '40000 Btu/h', efficiency: 80 },
      results: { time: 60.01431732, energy: 9.380512108 },
      cautions: ['Legionella can grow'],
      source:
        'calculatorhub.com: 40,000 × 0.80/(8.33 × 70) = 54.88 gal/h; 8.33 Btu/(gal °F) is 4.179 MJ/(m³ K), so that 4.18 takes 60.01 min',
    },
    {
      inputs: { time: 30, volume: 10, cold: 15, hot: 60 },
      results: { power: 1.045, recovery: 20, drawn: 0.5225 },
      cautions: ['within 5 s'],
      source: 'By hand: 4.18 × 10 × 45 = 1881 kJ in 1800 s',
    },
    {
      inputs: { power: 3, volume: 150, cold: 10, time: 120, efficiency: 95 },
      results: { rise: 32.727272727, hot: 42.727272727, energy: 5.7 },
      cautions: ['Legionella can grow'],
      source: 'By hand: 3 kW × 2 h × 0.95 = 5.7 kWh; 20,520 kJ/(4.18 × 150 kg)',
    },
    {
      inputs: { power: 0.5, volume: 100, cold: 10, hot: 55, efficiency: 300 },
      results: { time: 209, energy: 5.225, drawn: 1.7416666667 },
      cautions: ['Over 49 °C', 'Legionella', 'Only a heat pump'],
      source: 'By hand: 18,810 kJ/1.5 kW = 12,540 s',
    },
    {
      inputs: { power: 0.5, volume: 100, rise: 30, hot: 45 },
      results: { cold: 15, time: 418, recovery: 14.354066986 },
      cautions: ['Legionella', 'never gets there'],
      source: 'By hand: 12,540 kJ/0.5 kW = 25,080 s; 100 L/6.9667 h',
    },
    {
      inputs: { volume: '40 gal', rise: '90 Δ°F', power: '40000 Btu/h', efficiency: 78 },
      results: { energy: 8.790567365, recovery: 157.5011608 },
      cautions: ['not looked at whether the water scalds'],
      source: 'Python: 4.18 MJ/(m³ K) × 0.1514165 m³ × 50 K, the rise at which recovery is rated in the US',
    },
    {
      inputs: { volume: 150, cold: 10, hot: 45, power: '40000 Btu/h' },
      results: { energy: 6.095833333, time: 31.19977006 },
      cautions: ['gas tank', 'Legionella'],
      source: 'By hand: 4.18 × 150 × 35 kJ; 11.7228 kW',
    },
    {
      inputs: { volume: 200, cold: 15, hot: 40, efficiency: 90 },
      results: { energy: 5.8055555556, drawn: 6.450617284 },
      cautions: ['Legionella'],
      source: 'By hand: 4.18 × 200 × 25 = 20,900 kJ',
    },
    {
      inputs: { volume: 100, cold: 40, hot: 40, power: 3 },
      refused: 'must be warmer',
      source: 'By definition',
    },
    {
      inputs: { energy: 1, volume: 20, cold: 10, power: 2 },
      results: { rise: 43.062200957, time: 30, hot: 53.062200957 },
      cautions: ['Over 49 °C', 'Legionella'],
      source: 'By hand: 3600 kJ/(4.18 × 20); 1 kWh/2 kW',
    },
    {
      inputs: { recovery: 40, power: 2.09, hot: 65, cold: 20, volume: 40 },
      results: { time: 60, efficiency: 100 },
      cautions: ['within 5 s'],
      source: 'By hand: 40 L an hour; 4.18 × 40 × 45 kJ = 2.09 kWh',
    },
    {
      inputs: { rise: '90 Δ°F', power: '40000 Btu/h', efficiency: 80 },
      results: { recovery: 161.5396521 },
      cautions: ['not looked at whether the water scalds'],
      source: 'Python: 40,000 Btu/h × 0.8/(4.18 MJ/(m³ K) × 50 K); by the trade 40,000 × 0.8/(8.33 × 90) = 42.7 gal/h',
    },
    {
      inputs: { recovery: 100, cold: 15, hot: 45, efficiency: 90 },
      results: { power: 3.87037037, rise: 30 },
      cautions: ['Legionella'],
      source: 'By hand: 4.18 × 100 × 30 kJ an hour, over 0.9',
    },
    {
      inputs: { volume: 60, time: 60, recovery: 60, rise: 30 },
      refused: 'leave one of the three out',
      source: 'By definition: 60 L in an hour are 60 L/h',
    },
    {
      inputs: { cold: 15, hot: 45, time: 30 },
      refused: 'Give a volume',
      source: 'By definition',
    },
    {
      inputs: { drawn: 2, power: 2, cold: 10, hot: 60, volume: 30 },
      results: { time: 60, efficiency: 87.083333333 },
      cautions: ['within 5 s'],
      source: 'By hand: 4.18 × 30 × 50 = 6,270 kJ of 7,200 kJ',
    },
  ],
  notes: [
    'The water takes 4.18 MJ/(m³ K), which is 8.33 Btu/(gal °F): right within 0.5% for water that is measured at 5 to 20 °C and heated to at most 90 °C, and within 1.5% for warmer water.',
    'Water expands by some 2% to 60 °C: a closed tank without a relief valve and room to expand bursts.',
    'A tank that is drawn from meanwhile is not refilled at this rate; the first-hour rating of a US label counts the stored hot water, too.',
  ],
  references: [
    { title: 'ASHRAE Handbook: HVAC Applications (2019), ch. 51: service water heating' },
    {
      title: 'Moritz, Henriques: Studies of Thermal Injury II. American Journal of Pathology 23 (1947), 695–720',
    },
    { title: 'World Health Organization: Legionella and the prevention of legionellosis (2007)' },
    { title: 'US Consumer Product Safety Commission, Document 5098: Avoiding Tap Water Scalds' },
  ],
});

/** Where no volume is known, the water may be as much. */
const isHeld = (volume: number | undefined, least: number) => volume === undefined || isAtLeast(volume, least);

/** Of a cubic meter of water per kelvin. */
const HEAT = constant(4.18e6, 'J/(m^3*K)');

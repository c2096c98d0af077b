import {
  constant,
  defineCalculator,
  integer,
  isAbove,
  isAtMost,
  isBelow,
  list,
  quantity,
  roundNear,
  sum,
  table,
  text,
} from '@reckoner/engine';
import { appliances, area, serviceRating, serviceVoltage } from '../shared/dwelling.js';

const LIGHTING = constant(3, 'VA/ft^2');
const CIRCUIT = constant(1500, 'VA');
const VA = constant(1, 'VA');
const KILOWATT = constant(1000, 'VA');
const AMPERE = constant(1, 'A');
const VOLT = constant(1, 'V');

/** For one appliance, two, and so on to ten: percent below 3.5 kW, percent to 8.75 kW, kW: NEC 2023, Table 220.55. */
const COLUMN_A: readonly number[] = [80, 75, 70, 66, 62, 59, 56, 53, 51, 49];
const COLUMN_B: readonly number[] = [80, 65, 55, 50, 45, 43, 40, 36, 35, 34];
const COLUMN_C: readonly number[] = [8, 11, 14, 17, 20, 21, 22, 23, 24, 25];

/** Kilowatts of a column of percents. */
function byPercent(column: readonly number[], ratings: readonly number[]) {
  return ratings.length === 0 ? 0 : (sum(ratings) * column[ratings.length - 1]!) / 100;
}

/** Kilowatts of column C with notes 1 and 2: 5 % more for each kilowatt, or major fraction, of the average above 12 kW. */
function byColumnC(ratings: readonly number[]) {
  if (ratings.length === 0) return 0;
  const average = sum(ratings.map((rating) => Math.max(rating, 12))) / ratings.length;
  return COLUMN_C[ratings.length - 1]! * (1 + 0.05 * roundNear(average - 12));
}

/** Column C for all, or note 3: columns A and B for those up to 8.75 kW. */
function cookingKilowatts(ratings: readonly number[]) {
  const small = ratings.filter((rating) => rating < 3.5);
  const medium = ratings.filter((rating) => rating >= 3.5 && rating <= 8.75);
  const large = ratings.filter((rating) => rating > 8.75);
  return Math.min(byColumnC(ratings), byPercent(COLUMN_A, small) + byPercent(COLUMN_B, medium) + byColumnC(large));
}

/** NEC 2023, Article 220, Parts II and III. */
export default defineCalculator({
  title: 'Dwelling service load, standard method',
  description:
    'Service load of a one-family dwelling in volt-amperes and amperes by the standard method of NEC 2023, Article 220 Part III, with the next standard service rating.',
  keywords: [
    'NEC 220 part III',
    'house load calculation',
    'range demand 220.55',
    'dryer demand 220.54',
    'lighting demand factor',
    'service size by the standard method',
  ],
  related: ['residential-load-nec220-optional', 'breaker-size-continuous-load', 'wire-size-ampacity-nec310'],
  inputs: {
    area,
    smallCircuits: integer({ label: 'Small-appliance circuits', symbol: 'n_s', min: 2, max: 20, default: 2 }),
    laundryCircuits: integer({ label: 'Laundry circuits', symbol: 'n_l', min: 0, max: 10, default: 1 }),
    fixed: appliances(
      'Appliances fastened in place',
      'Of 500 VA or 1/4 hp and more, one a line: water heater, dishwasher, disposer, pumps; no cooking, dryer, heating, cooling or car charger.',
    ),
    cooking: list(quantity('VA', { label: 'Rating', unit: 'kW', min: 0.1, max: 100, usual: [1.75, 27] }), {
      label: 'Ranges, ovens and cooktops',
      help: 'Nameplate of each in kW, above 1.75 and up to 27; a cooktop and up to two ovens on one circuit in one room may be entered as their sum.',
      symbol: 'P_k',
      optional: true,
      maxItems: 10,
    }),
    dryer: quantity('VA', {
      label: 'Electric clothes dryer',
      help: 'By nameplate; at least 5000 VA are taken (220.54).',
      symbol: 'S_y',
      min: 500,
      max: 20000,
      usual: [1000, 10000],
      optional: true,
    }),
    heating: quantity('VA', {
      label: 'Electric heating that runs together',
      help: 'With a heat pump its compressor, by electric input, and its supplemental heating.',
      symbol: 'S_h',
      min: 1,
      max: 200000,
      usual: [500, 60000],
      optional: true,
    }),
    cooling: quantity('VA', {
      label: 'Air conditioning',
      help: 'Electric input by nameplate, amperes times volts: not its cooling in BTU/h or tons.',
      symbol: 'S_c',
      min: 1,
      max: 200000,
      usual: [500, 60000],
      optional: true,
    }),
    charger: quantity('VA', {
      label: 'Car charger',
      help: 'By nameplate; at least 7200 VA are taken (220.57).',
      symbol: 'S_{ev}',
      min: 500,
      max: 50000,
      usual: [1400, 20000],
      optional: true,
    }),
    motor: quantity('VA', {
      label: 'Largest motor that counts',
      help: 'A quarter of it is added (430.24): often the compressor of the air conditioner, else a pump or disposer. In amperes of the table times volts (1 hp: 16 A × 115 V = 1840 VA), not in horsepower.',
      symbol: 'S_m',
      min: 1,
      max: 100000,
      usual: [300, 30000],
      optional: true,
    }),
    voltage: serviceVoltage,
  },
  outputs: {
    current: quantity('A', { label: 'Service load', symbol: 'I', places: 0 }),
    service: quantity('A', { label: 'Next standard service rating', symbol: 'I_s' }),
    total: quantity('VA', { label: 'Load', symbol: 'S', places: 0 }),
    lighting: quantity('VA', { label: 'Lighting, small appliances and laundry by demand', symbol: 'S_l', places: 0 }),
    appliances: quantity('VA', { label: 'Fixed appliances by demand', symbol: 'S_f', places: 0 }),
    cookingLoad: quantity('VA', { label: 'Cooking by demand', symbol: 'S_k', places: 0 }),
    dryerLoad: quantity('VA', { label: 'Dryer', symbol: 'S_d', places: 0 }),
    climate: quantity('VA', { label: 'Heating or cooling that counts', symbol: 'S_a', places: 0 }),
    parts: table(
      { part: text({ label: 'Part' }), load: quantity('VA', { label: 'Load', places: 0 }) },
      { label: 'Loads by demand' },
    ),
  },
  formula: ({
    area,
    smallCircuits,
    laundryCircuits,
    fixed,
    cooking,
    dryer,
    heating,
    cooling,
    charger,
    motor,
    voltage,
  }) => {
    const connected = area * LIGHTING + (smallCircuits + laundryCircuits) * CIRCUIT;
    const second = Math.max(Math.min(connected, 120000 * VA) - 3000 * VA, 0 * VA);
    const lighting = Math.min(connected, 3000 * VA) + 0.35 * second + 0.25 * Math.max(connected - 120000 * VA, 0 * VA);
    const own = fixed ?? [];
    const appliances = (own.length >= 4 ? 0.75 : 1) * sum(own.map(({ power }) => power));
    const cookingLoad = cookingKilowatts((cooking ?? []).map((rating) => rating / KILOWATT)) * KILOWATT;
    const dryerLoad = dryer === undefined ? 0 * VA : Math.max(dryer, 5000 * VA);
    const heat = heating ?? 0 * VA;
    const cool = cooling ?? 0 * VA;
    const largest = 0.25 * (motor ?? 0 * VA);
    // One motor alone has a quarter more: 125 % of the air conditioner has it already.
    const raised = cool < heat && isAbove(1.25 * cool, heat + largest);
    const climate = raised ? 1.25 * cool : Math.max(heat, cool);
    const quarter = raised ? 0 * VA : largest;
    const ev = charger === undefined ? 0 * VA : Math.max(charger, 7200 * VA);
    const total = lighting + appliances + cookingLoad + dryerLoad + climate + ev + quarter;
    const current = roundNear(total / (voltage * VOLT * AMPERE)) * AMPERE;
    return {
      current,
      service: serviceRating(current / AMPERE) * AMPERE,
      total,
      lighting,
      appliances,
      cookingLoad,
      dryerLoad,
      climate,
      parts: [
        { part: 'Lighting, receptacles, small appliances and laundry', load: lighting },
        { part: 'Fixed appliances', load: appliances },
        { part: 'Cooking', load: cookingLoad },
        { part: 'Dryer', load: dryerLoad },
        { part: 'Heating or cooling', load: climate },
        { part: 'Car charger', load: ev },
        { part: 'A quarter of the largest motor', load: quarter },
      ].filter(({ load }) => load > 0),
    };
  },
  figure: { kind: 'bars', table: 'parts', label: 'part', value: 'load' },
  stepwise: [
    'Lighting and receptacles have 3 VA for each square foot, small-appliance and laundry circuits 1500 VA each. Of the sum 3000 VA count in full, the rest up to 120,000 VA with 35%, and what is above with 25% (Table 220.45).',
    'Fixed appliances count by nameplate, four and more of them with 75% (220.53); a dryer with 5000 VA at least (220.54), a car charger with 7200 VA at least (220.57).',
    'Cooking appliances count by column C of Table 220.55, 8, 11, 14, 17, 20 kW and so on for 1, 2, 3, 4, 5, with 5% more for each kilowatt or major fraction of it by which the average is above 12 kW; or, if that is less, those below 3.5 kW by column A and those up to 8.75 kW by column B (note 3).',
    'Of heating and cooling the larger counts, and a quarter of the largest motor is added (430.24); where cooling is the smaller one, 125% of it counts in place of both if that is more (220.60).',
    'The load is divided by the voltage and rounded to whole amperes (220.5(B)); the service has the next standard rating, 100 A at least.',
  ],
  requires: [
    {
      each: 'fixed',
      that: ({ power }) => power >= 500,
      field: 'power',
      says: 'Appliances below 500 VA do not count here: leave it out, or enter VA in place of kW.',
    },
    {
      each: 'cooking',
      that: (rating) => rating > 1750 && rating <= 27000,
      says: 'Table 220.55 is for ratings above 1.75 kW and up to 27 kW: enter smaller ones among the fixed appliances.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ dryer }) => isBelow(dryer!, constant(5000, 'VA')),
      says: 'For the dryer at least 5000 VA are taken (220.54).',
    },
    {
      level: 'caution',
      when: ({ motor }) => isBelow(motor!, constant(660, 'VA')),
      says: 'A motor of 1/4 hp has 667 VA by Table 430.248 (5.8 A at 115 V), of 1/2 hp 1127 VA: enter amperes times volts, not the horsepower that it gives.',
    },
    {
      level: 'note',
      when: ({ charger }) => isBelow(charger!, constant(7200, 'VA')),
      says: 'For the car charger at least 7200 VA are taken (220.57 of the 2023 code).',
    },
    {
      level: 'note',
      when: ({ heating, cooling }) => heating === undefined && cooling === undefined,
      says: 'Neither heating nor cooling is counted, as none was given.',
    },
    {
      level: 'caution',
      when: ({ cooling, heating, motor, climate }) =>
        cooling !== undefined && motor === undefined && isAtMost(climate, Math.max(cooling, heating ?? 0)),
      says: 'A quarter of the largest motor, often the compressor of the air conditioner, is to be added (430.24): enter it.',
    },
    {
      level: 'note',
      when: ({ motor, cooling, heating, climate }) =>
        motor !== undefined && cooling !== undefined && cooling < heating! && isAtMost(climate, heating!),
      says: 'Heating counts in place of cooling: where the largest motor is the compressor of the air conditioner, some leave it out as well and take the next largest one.',
    },
    {
      level: 'caution',
      when: ({ motor, cooling, heating, fixed }) =>
        motor! > Math.max(cooling ?? 0, heating ?? 0, ...(fixed ?? []).map(({ power }) => power)),
      says: 'The largest motor is larger than the cooling, the heating and each fixed appliance: only a quarter of it counts here, so enter its full load there, too.',
    },
    {
      level: 'note',
      when: ({ charger }) => charger !== undefined,
      says: 'A car charger is a continuous load (625.42), of which conductors and breaker take 125% (215.2, 230.42): that quarter more is not in this load.',
    },
    {
      level: 'caution',
      when: ({ laundryCircuits }) => laundryCircuits === 0,
      says: 'A one-family dwelling has one laundry circuit at least (210.11(C)(2)).',
    },
  ],
  explanation: ({ cooking, dryer, fixed, heating, cooling, charger }) =>
    `Lighting, small appliances and laundry, with {smallCircuits} small-appliance and {laundryCircuits} laundry {laundryCircuits|circuit|circuits}, count as {lighting}${
      fixed === undefined ? '' : ', fixed appliances as {appliances}'
    }${cooking === undefined ? '' : ', cooking as {cookingLoad}'}${dryer === undefined ? '' : ', the dryer as {dryerLoad}'}${
      heating === undefined && cooling === undefined ? '' : ', heating or cooling as {climate}'
    }: ${charger === undefined ? '' : 'with the car charger '}{total} in all, which are {current} at {voltage}. The next standard service is {service}.`,
  examples: [
    {
      inputs: { area: 1500, cooking: [12], dryer: 5500 },
      results: {
        lighting: 5100.0,
        appliances: 0.0,
        cookingLoad: 8000.0,
        dryerLoad: 5500.0,
        climate: 0.0,
        total: 18600.0,
        current: 78,
        service: 100,
      },
      cautions: ['Neither heating nor cooling'],
      source: 'NEC Annex D, Example D1(a) (flylib.com): 5100, 8000, 5500 and 18,600 VA; 78 A, and 100 A by 230.79',
    },
    {
      inputs: {
        area: 2500,
        fixed: [
          { name: 'Water heater', power: 4500 },
          { name: 'Dishwasher', power: 1200 },
          { name: 'Disposer', power: 900 },
          { name: 'Pump', power: 2100 },
        ],
        cooking: [16],
        dryer: 4500,
        heating: 10000,
        cooling: 6000,
        motor: 2100,
      },
      results: {
        lighting: 6150.0,
        appliances: 6525.0,
        cookingLoad: 9600.0,
        dryerLoad: 5000.0,
        climate: 10000.0,
        total: 37800.0,
        current: 158,
        service: 175,
        parts: { length: 6 },
      },
      cautions: ['at least 5000', 'in place of cooling'],
      source: 'By hand: 5100 + 0.75 × 8700; 5% of 8 kW for each of 16 − 12 kW; 5000 VA at least; 10 kVA of heat',
    },
    {
      inputs: { area: 1500, cooking: [4, 4, 5.1], cooling: 10080, motor: 1680 },
      results: {
        lighting: 5100.0,
        appliances: 0.0,
        cookingLoad: 7205.0,
        dryerLoad: 0.0,
        climate: 10080.0,
        total: 22805.0,
        current: 95,
        service: 100,
      },
      source: 'NEC Annex D, Example D2(b) (flylib.com), of the cooking load: 55% of 13.1 kVA, 7200 VA when rounded',
    },
    {
      inputs: { area: 45000 },
      results: {
        lighting: 48825.0,
        appliances: 0.0,
        cookingLoad: 0.0,
        dryerLoad: 0.0,
        climate: 0.0,
        total: 48825.0,
        current: 203,
        service: 225,
      },
      cautions: ['Neither heating nor cooling'],
      source: 'By hand: 135,000 + 4500 VA: 3000, 35% of 117,000, 25% of the rest',
    },
    {
      inputs: {
        area: 2000,
        heating: 10000,
        cooling: 9000,
        charger: 5000,
        motor: 9000,
        smallCircuits: 3,
        laundryCircuits: 0,
        voltage: 'v208',
      },
      results: {
        lighting: 5625.0,
        appliances: 0.0,
        cookingLoad: 0.0,
        dryerLoad: 0.0,
        climate: 10000.0,
        total: 25075.0,
        current: 121,
        service: 125,
        parts: { length: 4 },
      },
      cautions: ['at least 7200', 'continuous load', 'one laundry circuit', 'in place of cooling'],
      source:
        'By hand: 10,000 + 9000/4 VA are above 1.25 × 9000 VA (220.60), a quarter of the motor once; 7200 VA; 208 V',
    },
    {
      inputs: { area: 2000, heating: 10000, cooling: 9500, motor: 4000 },
      results: { climate: 11875.0, total: 17500.0, current: 73, service: 100, parts: { length: 2 } },
      source: 'By hand: 5625 + 1.25 × 9500 VA (220.60), above 10,000 + 4000/4 VA',
    },
    {
      inputs: { area: 2000, motor: 3000 },
      results: { total: 6375.0, current: 27, service: 100 },
      cautions: ['only a quarter of it', 'Neither heating nor cooling'],
      source: 'By hand: 5625 + 3000/4 VA',
    },
    {
      inputs: { area: 2000, cooking: [3, 6, 10] },
      results: {
        lighting: 5625.0,
        appliances: 0.0,
        cookingLoad: 14000.0,
        dryerLoad: 0.0,
        climate: 0.0,
        total: 19625.0,
        current: 82,
        service: 100,
      },
      cautions: ['Neither heating nor cooling'],
      source: 'By hand: 80% of 3 kW, 80% of 6 kW, 8 kW for 10 kW, above 14 kW of column C for three',
    },
    {
      inputs: { area: 2000, cooking: [14, 9, 13] },
      results: {
        lighting: 5625.0,
        appliances: 0.0,
        cookingLoad: 14700.0,
        dryerLoad: 0.0,
        climate: 0.0,
        total: 20325.0,
        current: 85,
        service: 100,
      },
      cautions: ['Neither heating nor cooling'],
      source: 'By hand: average of 14, 12 and 13 kW is 13 kW, 105% of 14 kW',
    },
    {
      inputs: { area: 2000, cooling: 5000, motor: '0.5 hp' },
      results: { lighting: 5625.0, climate: 5000.0, total: 10718.21248 },
      cautions: ['not the horsepower'],
      source: 'Python 3.11: 5625 + 5000 + 745.69987/2/4; the table has 1127 VA, so that 281.75 VA were to be added',
    },
    {
      inputs: { area: 2000, cooking: [12.5], cooling: 5000 },
      results: {
        lighting: 5625.0,
        appliances: 0.0,
        cookingLoad: 8400.0,
        dryerLoad: 0.0,
        climate: 5000.0,
        total: 19025.0,
        current: 79,
        service: 100,
      },
      cautions: ['quarter of the largest motor'],
      source: 'By hand: 12.5 kW has a major fraction, 105% of 8 kW',
    },
    {
      inputs: { area: 1500, fixed: [{ name: 'Fan', power: 200 }] },
      refused: 'below 500 VA',
      source: 'NEC 2023, 220.53',
    },
    { inputs: { area: 1500, cooking: [1.5] }, refused: 'above 1.75 kW', source: 'NEC 2023, 220.55' },
    { inputs: { area: 1500, cooking: [28] }, refused: 'above 1.75 kW', source: 'NEC 2023, Table 220.55, note 1' },
  ],
  notes: [
    'For one dwelling with one service in the USA; the law is the edition that your state adopted: the 2026 code moved this to Article 120 with another value for lighting. The optional method (220.82) mostly gives less.',
    'At 208Y/120 V all loads are divided by 208 V, which is on the safe side: those at 120 V take less. The neutral goes by 220.61. Several dwellings have further demand factors for dryers and ranges. No feeder may be smaller than the largest branch circuit that it supplies.',
  ],
  references: [
    {
      title:
        'NFPA 70, National Electrical Code, 2023, 220.5(B), 220.41, 220.45, 220.50 to 220.57, 220.60 and 230.79(C); Tables 220.45 and 220.55',
    },
    { title: 'NEC Annex D, Examples D1(a) and D2(b), as printed at flylib.com' },
    {
      title:
        'Column C of Table 220.55 as in the text of the 2023 code in the repository CEC-Lang, at elecalculator.com and at forums.mikeholt.com; columns A and B as there and in two programs for the Philippine code',
    },
  ],
});

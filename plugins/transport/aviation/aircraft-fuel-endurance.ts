import {
  choice,
  constant,
  defineCalculator,
  floorNear,
  isAbove,
  isAtMost,
  isNear,
  percent,
  quantity,
  roundNear,
  roundTo,
  text,
} from '@reckoner/engine';

/** Whole minutes as pilots write them, 5 h 33 min; nothing where they would be none, or more than anybody flies. */
function clock(minutes: number): string | undefined {
  const hours = Math.floor(minutes / 60);
  const rest = minutes - 60 * hours;
  if (minutes < 1 || hours >= 100) return undefined;
  return hours === 0 ? `${rest} min` : `${hours} h ${rest} min`;
}

/** Block fuel by its parts, and the time that the rest lasts. */
export default defineCalculator({
  title: 'Aircraft fuel burn and endurance',
  description:
    'Fuel needed for a flight with taxi, trip, contingency, alternate and reserve, what is left over, and the endurance of the fuel on board, from fuel flow and times.',
  keywords: ['fuel planning', 'fuel endurance', 'VFR fuel reserve', 'block fuel', 'alternate fuel', 'gallons per hour'],
  related: ['wind-triangle-heading', 'weight-and-balance-aircraft'],
  inputs: {
    fuel: quantity('m^3', {
      label: 'Usable fuel on board',
      help: 'Without the unusable rest of the tanks.',
      unit: 'gal',
      symbol: 'F',
      above: 0,
      max: 100000,
      usual: [3, 90000],
    }),
    burn: quantity('m^3/s', {
      label: 'Fuel flow in cruise',
      unit: 'gal/h',
      symbol: 'b',
      above: 0,
      max: 10000,
      usual: [1.5, 6000],
    }),
    known: choice(
      { time: 'Time', distance: 'Distance and groundspeed' },
      { label: 'Trip is given by', default: 'time' },
    ),
    tripTime: quantity('s', {
      label: 'Time to the destination',
      unit: 'h',
      text: 'clock',
      symbol: 't_0',
      above: 0,
      max: 30,
      usual: [0.1, 16],
      when: { known: 'time' },
    }),
    distance: quantity('m', {
      label: 'Distance to the destination',
      unit: 'nmi',
      symbol: 'd',
      above: 0,
      max: 12000,
      usual: [5, 9000],
      when: { known: 'distance' },
    }),
    groundspeed: quantity('m/s', {
      label: 'Groundspeed',
      unit: 'kn',
      regional: false,
      symbol: 'V_G',
      min: 5,
      max: 1000,
      usual: [30, 650],
      when: { known: 'distance' },
    }),
    taxi: quantity('m^3', {
      label: 'Fuel for taxi, and climb beyond the cruise flow',
      unit: 'gal',
      symbol: 'F_x',
      min: 0,
      max: 5000,
      usual: [0, 500],
      default: 0,
    }),
    contingency: percent({
      label: 'Contingency, of the trip fuel',
      symbol: 'c',
      min: 0,
      max: 100,
      usual: [2, 30],
      default: 5,
    }),
    alternateTime: quantity('s', {
      label: 'Time from the destination to the alternate',
      unit: 'min',
      symbol: 't_a',
      min: 0,
      max: 600,
      usual: [0, 120],
      default: 0,
    }),
    reserveTime: quantity('s', {
      label: 'Final reserve',
      help: 'Airplanes in the US (14 CFR 91.151, 91.167) and by EASA (AMC1 NCO.OP.125(b) of 2026): 30 min by day in VFR, 45 min at night and in IFR.',
      unit: 'min',
      symbol: 't_r',
      min: 0,
      max: 600,
      usual: [10, 120],
    }),
  },
  outputs: {
    required: quantity('m^3', { label: 'Fuel needed', unit: 'gal', symbol: 'F_n', places: 1 }),
    extra: quantity('m^3', { label: 'Fuel left over (negative: short)', unit: 'gal', symbol: '\\Delta F', places: 1 }),
    endurance: quantity('s', {
      label: 'Endurance after take-off to empty tanks, decimal hours',
      unit: 'h',
      symbol: 't_e',
      places: 2,
    }),
    available: quantity('s', {
      label: 'Time after take-off until only the final reserve is left (negative: it is not there)',
      unit: 'h',
      symbol: 't_s',
      places: 2,
    }),
    time: quantity('s', { label: 'Trip time, decimal hours', unit: 'h', symbol: 't', places: 2 }),
    enduranceClock: text({ label: 'Endurance in hours and minutes', optional: true }),
    availableClock: text({ label: 'Time until the final reserve in hours and minutes', optional: true }),
    timeClock: text({ label: 'Trip time in hours and minutes', optional: true }),
    taxiFuel: quantity('m^3', { label: 'Taxi and climb fuel', unit: 'gal', symbol: 'F_0', places: 1 }),
    tripFuel: quantity('m^3', { label: 'Trip fuel', unit: 'gal', symbol: 'F_t', places: 1 }),
    contingencyFuel: quantity('m^3', { label: 'Contingency fuel', unit: 'gal', symbol: 'F_c', places: 1 }),
    alternateFuel: quantity('m^3', { label: 'Alternate fuel', unit: 'gal', symbol: 'F_a', places: 1 }),
    reserveFuel: quantity('m^3', { label: 'Final reserve fuel', unit: 'gal', symbol: 'F_r', places: 1 }),
    range: quantity('m', {
      label: 'Range until only the final reserve is left (negative: none)',
      unit: 'nmi',
      symbol: 'R',
      places: 0,
      optional: true,
    }),
  },
  formula: ({ fuel, burn, known, tripTime, distance, groundspeed, taxi, contingency, alternateTime, reserveTime }) => {
    const time = known === 'time' ? tripTime : distance / groundspeed;
    const tripFuel = burn * time;
    const contingencyFuel = contingency * tripFuel;
    const alternateFuel = burn * alternateTime;
    const reserveFuel = burn * reserveTime;
    const required = taxi + tripFuel + contingencyFuel + alternateFuel + reserveFuel;
    const left = fuel - required;
    const lasting = (fuel - taxi) / burn;
    const available = isNear(lasting, reserveTime, constant(1e-6, 's')) ? constant(0, 's') : lasting - reserveTime;
    return {
      required,
      // What is equal but for the last digits leaves nothing.
      extra: isNear(fuel, required, constant(1e-9, 'm^3')) ? constant(0, 'm^3') : left,
      endurance: lasting,
      available,
      time,
      // Down to the full minute, as no fuel is there for the one begun.
      enduranceClock: clock(floorNear(lasting / constant(60, 's'))),
      availableClock: clock(floorNear(available / constant(60, 's'))),
      timeClock: clock(roundNear(time / constant(60, 's'))),
      taxiFuel: taxi,
      tripFuel,
      contingencyFuel,
      alternateFuel,
      reserveFuel,
      range: known === 'time' ? undefined : available * groundspeed,
    };
  },
  shown: ({ fuel, required }) => ({
    extra: fuel - required,
    available: undefined,
  }),
  stepwise: ['The time until only the final reserve is left is the endurance less the time of the reserve.'],
  figure: {
    kind: 'parts',
    of: 'required',
    parts: ['taxiFuel', 'tripFuel', 'contingencyFuel', 'alternateFuel', 'reserveFuel'],
  },
  explanation: ({ taxi, alternateTime, known }) =>
    `The flight of {time}${known === 'time' ? '{timeClock? ({timeClock})|}' : ' ({timeClock?{timeClock}, |}{distance} at {groundspeed})'} at {burn} takes {required}: {tripFuel} for the trip, {contingencyFuel} of contingency ({contingency}), {reserveFuel} of final reserve ({reserveTime})${
      alternateTime === 0 ? ', nothing for an alternate' : ', {alternateFuel} to the alternate'
    }${taxi === 0 ? ' and nothing for taxi and climb' : ' and {taxi} for taxi and climb'}. Of {fuel} usable on board {extra|{|extra|} are missing|nothing is left over|{|extra|} are left over}; after take-off it lasts {endurance}{enduranceClock? ({enduranceClock})|} to empty tanks, {available|less than|just as long as|{available}{availableClock? ({availableClock})|} until it comes to} the final reserve${
      known === 'time' ? '' : '{range|, so that there is no range|, so that there is no range|, or {range}}'
    }. It leaves out other power settings and mixtures, wind that is not in the times, gauges that err, and what the flight manual or the operator asks for besides.`,
  requires: [
    {
      that: ({ fuel, taxi }) => taxi < fuel,
      field: 'taxi',
      says: 'The fuel for taxi and climb, {taxi}, is all that is on board, {fuel}, or more.',
    },
    {
      that: ({ distance, groundspeed }) => isAtMost(distance / groundspeed, constant(108000, 's')),
      field: 'distance',
      says: '{distance} at {groundspeed} takes more than 30 hours: check both.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ extra }) => extra < 0,
      says: 'The fuel does not suffice with this reserve: {|extra|} are missing. Do not depart: add fuel, within the weight limits, or plan a landing to refuel.',
    },
    {
      level: 'danger',
      when: ({ reserveTime }) => reserveTime < constant(1800, 's'),
      says: 'A final reserve below 30 min is less than airplanes must plan in the US (14 CFR 91.151) and should by EASA (AMC1 NCO.OP.125(b) of 2026). Exceptions are 20 min for US rotorcraft in VFR, and by EASA 10 min by day in sight of the aerodrome; helicopters by EASA have figures of their own.',
    },
    {
      level: 'caution',
      when: ({ reserveTime }) => reserveTime >= constant(1800, 's') && reserveTime < constant(2700, 's'),
      says: 'A final reserve below 45 min is for airplanes by day in VFR alone: at night, and in IFR (with the fuel to the alternate besides), the US (14 CFR 91.151, 91.167) and EASA (AMC1 NCO.OP.125(b) of 2026) ask airplanes for 45 min.',
    },
    {
      level: 'caution',
      when: ({ extra, burn }) => extra >= 0 && isAbove(constant(600, 's'), extra / burn),
      says: 'Less than ten minutes of fuel are left over: a little more headwind or one hold and the final reserve is used.',
    },
    {
      level: 'caution',
      when: ({ endurance }) => roundTo(endurance / constant(3600, 's'), 2) > 12,
      says: 'An endurance of {endurance} is rare: check the fuel, the flow and their units (US gallons, liters).',
    },
    {
      level: 'caution',
      when: ({ alternateTime }) => alternateTime > 0 && alternateTime < constant(240, 's'),
      says: 'An alternate {alternateTime} away is hardly one: were hours sent for minutes?',
    },
    {
      level: 'caution',
      when: ({ contingency }) => contingency === 0,
      says: 'Nothing is planned for contingencies: wind and detours alone take 5% or more.',
    },
  ],
  examples: [
    {
      inputs: { fuel: 50, burn: 9, tripTime: 2, taxi: 0.5, reserveTime: 30 },
      results: {
        required: 23.9,
        extra: 26.1,
        endurance: 5.5,
        available: 5,
        time: 2,
        taxiFuel: 0.5,
        tripFuel: 18,
        contingencyFuel: 0.9,
        alternateFuel: 0,
        reserveFuel: 4.5,
      },
      cautions: ['by day in VFR alone'],
      source: 'ppl-monkey.com, fuel planning of a Cessna 172: 18 + 0.5 + 0.9 + 4.5 (24 USG rounded); by hand: 49.5/9',
    },
    {
      inputs: {
        fuel: 40,
        burn: 10,
        known: 'distance',
        distance: 300,
        groundspeed: 120,
        contingency: 10,
        alternateTime: 30,
        reserveTime: 45,
        taxi: 1,
      },
      results: {
        required: 41,
        extra: -1,
        time: 2.5,
        tripFuel: 25,
        contingencyFuel: 2.5,
        alternateFuel: 5,
        reserveFuel: 7.5,
        available: 3.15,
        range: 378,
      },
      cautions: ['does not suffice'],
      source: 'By hand: 1 + 25 + 2.5 + 5 + 7.5; 39/10 - 0.75; × 120',
    },
    {
      inputs: { fuel: '100 L', burn: '20 L/h', tripTime: '3:30', contingency: 0, reserveTime: 20 },
      results: { extra: 6.164014555, endurance: 5 },
      cautions: ['below 30 min', 'Nothing is planned'],
      source: 'By hand: 100 - 70 - 20/3 liters; /3.785411784',
    },
    {
      inputs: { fuel: 30, burn: 8, tripTime: 2.8, reserveTime: 45 },
      results: { required: 29.52, extra: 0.48 },
      cautions: ['Less than ten minutes'],
      source: 'By hand: 22.4 × 1.05 + 6',
    },
    {
      inputs: { fuel: 50, burn: 9, tripTime: 2.3, reserveTime: 45 },
      results: {
        endurance: 5.555555556,
        enduranceClock: '5 h 33 min',
        availableClock: '4 h 48 min',
        timeClock: '2 h 18 min',
      },
      source: 'By hand: 50/9 h are 333.3 min, less 45; 2.3 × 60, where 2:30 would be 150',
    },
    {
      inputs: { fuel: 28.5, burn: 10, tripTime: 2, taxi: 0, reserveTime: 45 },
      results: { required: 28.5, extra: 0 },
      cautions: ['Less than ten minutes'],
      source: 'By hand: 20 + 1 + 7.5',
    },
    {
      inputs: { fuel: 28.48, burn: 10, tripTime: 2, taxi: 0, reserveTime: 45 },
      results: { required: 28.5, extra: -0.02 },
      cautions: ['does not suffice'],
      source: 'By hand: 20 + 1 + 7.5; short by less than a tenth of a gallon',
    },
    {
      inputs: { fuel: 40, burn: 10, tripTime: 2, alternateTime: 0.5, reserveTime: 45 },
      results: { alternateFuel: 0.08333333333 },
      cautions: ['hardly one'],
      source: 'By hand: 10/120',
    },
    {
      inputs: { fuel: 0.7, burn: 0.8, known: 'distance', distance: 20, groundspeed: 40, taxi: 0.1, reserveTime: 45 },
      results: { available: 0, range: 0, endurance: 0.75, enduranceClock: '45 min' },
      cautions: ['does not suffice'],
      source: 'By hand: 0.6/0.8 h is 45 min',
    },
    {
      inputs: { fuel: 200, burn: 8, tripTime: 5, reserveTime: 60 },
      results: { endurance: 25, available: 24 },
      cautions: ['is rare'],
      source: 'By hand: 200/8',
    },
    {
      inputs: { fuel: 3, burn: 12, known: 'distance', distance: 20, groundspeed: 100, reserveTime: 45 },
      results: { available: -0.5, range: -50 },
      cautions: ['does not suffice'],
      source: 'By hand: 3/12 - 0.75; × 100',
    },
    {
      inputs: { fuel: 5, burn: 8, tripTime: 1, taxi: 5, reserveTime: 45 },
      refused: 'or more',
      source: 'By definition',
    },
    {
      inputs: { fuel: 50, burn: 8, known: 'distance', distance: 5000, groundspeed: 100, reserveTime: 45 },
      refused: 'more than 30 hours',
      source: 'By hand: 50 h',
    },
  ],
  notes: [
    'Gallons are US gallons; an imperial gallon is 1.2 of them. US gallons of avgas weigh about 6 lb, of Jet A about 6.7 lb.',
    'US rules for the alternate: 14 CFR 91.167 (one is needed where a ceiling below 2,000 ft or less than 3 miles of visibility is forecast within an hour before or after arrival).',
  ],
  references: [
    { title: '14 CFR 91.151 and 91.167: fuel requirements in VFR and IFR, as quoted by touringmachine.com' },
    {
      title:
        'EASA Part-NCO, AMC1 NCO.OP.125(b): final reserve of airplanes at holding speed, where the figures stand since Regulation (EU) 2025/133 (18 February 2026), as a public flight planner and public course notes have it; before in NCO.OP.125, by flynqy.co.uk and ppl-monkey.com',
    },
  ],
});

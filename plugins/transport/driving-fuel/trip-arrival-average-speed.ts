import { constant, defineCalculator, isAbove, isNear, percent, quantity, roundTo } from '@reckoner/engine';

/** Time is distance over mean speed, so that each further km/h saves less than the one before. */
export default defineCalculator({
  title: 'Time saved by driving faster',
  description:
    'Time gained or lost over a distance at another average speed, and the average speed that is needed to arrive in a given time.',
  keywords: ['speeding time saved', 'required average speed', 'arrive on time', 'minutes saved'],
  related: ['driving-time-distance-speed', 'stopping-distance-vehicle-braking'],
  inputs: {
    distance: quantity('km', {
      label: 'Distance to drive',
      symbol: 's',
      above: 0,
      max: 50000,
      usual: [1, 5000],
    }),
    speed: quantity('km/h', {
      label: 'Usual average speed',
      help: 'Distance over time with slow stretches and stops, not what the speedometer shows on the open road.',
      symbol: 'v_1',
      min: 1,
      max: 500,
      usual: [5, 200],
    }),
    newSpeed: quantity('km/h', {
      label: 'Average speed instead',
      symbol: 'v_2',
      min: 1,
      max: 500,
      usual: [5, 200],
    }),
    available: quantity('h', {
      label: 'Time until you must arrive',
      help: 'Gives the average speed that this takes.',
      symbol: 't_a',
      text: 'clock',
      above: 0,
      max: 5000,
      usual: [0.05, 100],
      optional: true,
    }),
  },
  outputs: {
    saved: quantity('h', { label: 'Time saved (negative: lost)', unit: 'min', symbol: '\\Delta t', places: 1 }),
    time: quantity('h', { label: 'Time at the usual speed', symbol: 't_1', places: 2, digits: 4 }),
    newTime: quantity('h', { label: 'Time at the other speed', symbol: 't_2', places: 2, digits: 4 }),
    share: percent({ label: 'Share of the time saved (negative: lost)', symbol: 'r', places: 1 }),
    required: quantity('km/h', {
      label: 'Average speed that is needed',
      symbol: 'v_a',
      places: 1,
      optional: true,
    }),
    spare: quantity('h', {
      label: 'Time to spare at the other speed (negative: late)',
      unit: 'min',
      symbol: 't_s',
      places: 1,
      optional: true,
    }),
  },
  formula: ({ distance, speed, newSpeed, available }) => {
    // 60 mph and 96.56064 km/h are one speed.
    const gain = isNear(newSpeed, speed, constant(1e-9, 'km/h')) ? constant(0, 'km/h') : newSpeed - speed;
    const saved = (distance * gain) / (speed * newSpeed);
    const results = {
      saved,
      time: distance / speed,
      newTime: distance / newSpeed,
      share: gain / newSpeed,
    };
    if (available === undefined) return results;
    // Near the very time that is needed, the last digits say neither early nor late.
    const spare = isNear(available, distance / newSpeed, constant(1e-7, 'h'))
      ? constant(0, 'h')
      : available - distance / newSpeed;
    return { ...results, required: distance / available, spare };
  },
  shown: ({ distance, speed, newSpeed, available }) => ({
    share: (newSpeed - speed) / newSpeed,
    saved: distance / speed - distance / newSpeed,
    spare: available === undefined ? undefined : available - distance / newSpeed,
  }),
  figure: {
    kind: 'curve',
    title: 'Time by average speed',
    x: { of: 'speed', label: 'Average speed' },
    y: { of: 'time', label: 'Time' },
    curve: ({ distance, speed, newSpeed, time, newTime }) => ({
      from: 0.5 * Math.min(speed, newSpeed),
      to: 1.5 * Math.max(speed, newSpeed),
      lines: [{ y: (v) => distance / v }],
      marks: [
        { x: speed, y: time, label: 'Usual' },
        { x: newSpeed, y: newTime, label: 'Instead' },
      ],
    }),
  },
  explanation:
    'Over {distance}, an average of {newSpeed} instead of {speed} takes {saved|{|saved|} more|as long|{|saved|} less}: {newTime} instead of {time}.{available? To arrive in {available} takes an average of {required}; at {newSpeed} you are {spare|{|spare|} late|just in time|{|spare|} early}.|}',
  cautions: [
    {
      level: 'danger',
      when: ({ required }) => required !== undefined && isAbove(roundTo(required / constant(1, 'km/h'), 1), 130),
      says: 'An average of {required} is neither safe nor, hardly anywhere, lawful on public roads: call ahead that you will be late.',
    },
    {
      level: 'caution',
      when: ({ required, speed, newSpeed }) =>
        required !== undefined &&
        isAbove(required, 1.2 * speed) &&
        isAbove(required, newSpeed) &&
        !isAbove(roundTo(required / constant(1, 'km/h'), 1), 130),
      says: 'An average of {required} is far above the usual one of this drive, {speed}: within the limits it is hardly reached. Start earlier, or call ahead that you will be late.',
    },
    {
      level: 'caution',
      when: ({ available, newTime }) => available !== undefined && isAbove(available, 5 * newTime),
      says: 'The time until you must arrive is more than five times what the drive takes: check whether it is in hours or minutes.',
    },
    {
      level: 'caution',
      when: ({ newSpeed }) => isAbove(newSpeed, constant(130, 'km/h')),
      says: 'An average of {newSpeed} takes more than that on the open stretches, above the limits of nearly all public roads: such a time is not to be planned with.',
    },
    {
      level: 'note',
      when: ({ speed, newSpeed }) => isAbove(newSpeed, speed) && !isAbove(newSpeed, constant(130, 'km/h')),
      says: 'To average that, you drive faster on open stretches, with a longer stopping distance and more fuel: keep to the limits. Traffic, lights and stops often eat up what is gained.',
    },
  ],
  examples: [
    {
      inputs: { distance: 100, speed: 100, newSpeed: 120 },
      results: { saved: 10, time: 1, newTime: 0.8333333333, share: 16.66666667 },
      cautions: ['keep to the limits'],
      source: 'By hand: 60 - 50 min',
    },
    {
      inputs: { distance: '10 mi', speed: '60 mph', newSpeed: '70 mph', available: '9 min' },
      results: { saved: 1.428571429, newTime: 0.1428571429, required: 107.2896, spare: 0.4285714286 },
      cautions: ['keep to the limits'],
      source: 'By hand: 10 - 60/7 min; 10 mi / 0.15 h = 66.67 mph',
    },
    {
      inputs: { distance: 200, speed: 100, newSpeed: 80, available: 2.5 },
      results: { saved: -30, share: -25, required: 80, spare: 0 },
      source: 'By hand: 2 h and 2.5 h',
    },
    {
      inputs: { distance: 50, speed: 90, newSpeed: 90, available: 0.25 },
      results: { saved: 0, share: 0, required: 200, spare: -18.33333333 },
      cautions: ['call ahead'],
      source: 'By hand: 50/0.25; 15 - 33.333 min',
    },
    {
      inputs: { distance: 10, speed: 30, newSpeed: 30, available: '5 min' },
      results: { saved: 0, required: 120, spare: -15 },
      cautions: ['Start earlier'],
      source: 'By hand: 10 km in 1/12 h; 5 - 20 min',
    },
    {
      inputs: { distance: 300, speed: '96.56064 km/h', newSpeed: '60 mph' },
      results: { saved: 0, share: 0 },
      source: 'By definition: 60 × 1.609344',
    },
    {
      inputs: { distance: 300, speed: 120, newSpeed: 150 },
      results: { saved: 30 },
      cautions: ['not to be planned with'],
      source: 'By hand: 2.5 - 2 h',
    },
    {
      inputs: { distance: 60, speed: 60, newSpeed: 50, available: 45 },
      results: { saved: -12, required: 1.333333333, spare: 2628 },
      cautions: ['in hours or minutes'],
      source: 'By hand: 60 - 72 min; 60/45; 2700 - 72 min',
    },
    {
      inputs: { distance: 90, speed: 60, newSpeed: 75, available: '1:15' },
      results: { saved: 18, required: 72, spare: 3 },
      cautions: ['keep to the limits'],
      source: 'By hand: 90 - 72 min; 90/1.25',
    },
  ],
  notes: [
    'The slower the drive, the more a further km/h saves: over 100 km, 50 instead of 40 km/h saves 30 minutes, 130 instead of 120 km/h less than 4.',
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §2-1: average speed' }],
});

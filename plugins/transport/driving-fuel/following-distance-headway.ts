import { choice, constant, defineCalculator, isAbove, isAtMost, isBelow, quantity, roundTo } from '@reckoner/engine';

const SECOND = constant(1, 's');

/** What is taken for a driver to react, and the deceleration that is comfortable for most drivers, by AASHTO. */
const REACTION = constant(1.5, 's');
const HARD = constant(3.4, 'm/s^2');
/** What few tires give on dry asphalt, 0.9 g: measured are 0.7 to 0.8 g. */
const LIMIT = constant(8.8, 'm/s^2');

/** Whether braking is harder than that in the figure that is shown. */
function isHarder(deceleration: number, than: number) {
  return isAbove(roundTo(deceleration / constant(1, 'm/s^2'), 2) * constant(1, 'm/s^2'), than);
}

/** A gap in seconds is a distance at a speed; a gap that closes lasts the distance over the difference of speeds. */
export default defineCalculator({
  title: 'Following distance',
  description:
    'Distance to the vehicle ahead from a gap in seconds or the gap from the distance, with the time to collision where it is slower and the rule of the US CDL manual for long vehicles.',
  keywords: ['two second rule', 'three second rule', 'time headway', 'time gap', 'tailgating', 'time to collision'],
  related: ['stopping-distance-vehicle-braking', 'trip-arrival-average-speed'],
  inputs: {
    speed: quantity('m/s', {
      label: 'Own speed',
      unit: 'km/h',
      symbol: 'v',
      min: 1,
      max: 500,
      usual: [10, 250],
    }),
    known: choice(
      {
        time: { label: 'Gap in seconds', also: ['time', 'seconds'] },
        distance: { label: 'Gap as a distance', also: ['distance'] },
      },
      { label: 'What is known', default: 'time' },
    ),
    timeGap: quantity('s', {
      label: 'Gap in seconds',
      help: 'From when the back of the vehicle ahead passes a mark until your front does.',
      symbol: 't',
      min: 0.05,
      max: 60,
      usual: [0.5, 20],
      default: 2,
      when: { known: 'time' },
    }),
    distanceGap: quantity('m', {
      label: 'Gap as a distance',
      help: 'From the back of the vehicle ahead to your front.',
      symbol: 'd',
      min: 0.1,
      max: 5000,
      usual: [3, 500],
      when: { known: 'distance' },
    }),
    leadSpeed: quantity('m/s', {
      label: 'Speed of the vehicle ahead',
      help: 'Gives the time to a collision where it is slower; 0 where it stands.',
      unit: 'km/h',
      symbol: 'v_l',
      min: 0,
      max: 500,
      usual: [0, 250],
      optional: true,
    }),
    leadLength: quantity('m', {
      label: 'Length of the vehicle ahead',
      help: 'Gives the headway from front to front.',
      symbol: 'l_l',
      min: 1,
      max: 60,
      usual: [1.8, 30],
      optional: true,
    }),
    ownLength: quantity('m', {
      label: 'Length of a heavy vehicle of your own',
      help: 'Truck or bus: gives the gap of the US CDL manual.',
      symbol: 'l',
      min: 3,
      max: 60,
      usual: [5, 40],
      optional: true,
    }),
  },
  outputs: {
    distance: quantity('m', { label: 'Distance to the vehicle ahead', symbol: 'd', places: 1 }),
    gap: quantity('s', { label: 'Gap in seconds', symbol: 't', places: 2 }),
    wetDistance: quantity('m', { label: 'Distance of 4 s (twice 2 s, for wet roads)', symbol: 'd_4', places: 1 }),
    collision: quantity('s', { label: 'Time to collision', symbol: 'TTC', places: 2, optional: true }),
    deceleration: quantity('m/s^2', {
      label: 'Braking that it takes after 1.5 s to react',
      symbol: 'a',
      places: 2,
      regional: false,
      optional: true,
    }),
    headway: quantity('s', { label: 'Headway from front to front', symbol: 'h', places: 2, optional: true }),
    heavyGap: quantity('s', { label: 'Gap of the US CDL manual', symbol: 't_h', places: 2, optional: true }),
    heavyDistance: quantity('m', { label: 'Distance of the US CDL manual', symbol: 'd_h', places: 1, optional: true }),
  },
  formula: ({ speed, known, timeGap, distanceGap, leadSpeed, leadLength, ownLength }) => {
    const distance = known === 'time' ? speed * timeGap : distanceGap;
    const gap = distance / speed;
    const closing = leadSpeed !== undefined && isBelow(leadSpeed, speed) ? speed - leadSpeed : undefined;
    const feet = ownLength === undefined ? undefined : ownLength / constant(3.048, 'm');
    // One second for each 10 feet (3.048 m), and one more above 40 mph (17.8816 m/s).
    const heavyGap =
      feet === undefined ? undefined : (isAbove(speed, constant(17.8816, 'm/s')) ? feet + 1 : feet) * SECOND;
    return {
      distance,
      gap,
      wetDistance: speed * constant(4, 's'),
      collision: closing === undefined ? undefined : distance / closing,
      deceleration:
        closing === undefined || isAtMost(distance, closing * REACTION)
          ? undefined
          : closing ** 2 / (2 * (distance - closing * REACTION)),
      headway: leadLength === undefined ? undefined : gap + leadLength / speed,
      heavyGap,
      heavyDistance: heavyGap === undefined ? undefined : speed * heavyGap,
    };
  },
  shown: ({ speed, timeGap, distance, leadSpeed, leadLength, gap, known }) => ({
    distance: known === 'time' ? speed * timeGap : undefined,
    gap: distance / speed,
    collision: leadSpeed === undefined ? undefined : distance / (speed - leadSpeed),
    deceleration:
      leadSpeed === undefined
        ? undefined
        : (speed - leadSpeed) ** 2 / (2 * (distance - (speed - leadSpeed) * REACTION)),
    headway: leadLength === undefined ? undefined : gap + leadLength / speed,
    heavyGap: undefined,
    heavyDistance: undefined,
  }),
  stepwise: [
    'The US CDL manual asks for 1 s for each 10 ft of the vehicle, and 1 s more above 40 mph; its distance is the speed times that.',
  ],
  explanation: ({ known, collision, heavyGap }) =>
    `${known === 'time' ? 'At {speed} a gap of {gap} is {distance}' : 'At {speed} a distance of {distance} is a gap of {gap}'}; 4 s, which the UK Highway Code asks for on wet roads, are {wetDistance}.${
      collision === undefined
        ? '{leadSpeed? The vehicle ahead, at {leadSpeed}, is not slower: at these speeds the gap does not close.|}'
        : ' Behind a vehicle at {leadSpeed} the gap closes in {collision}, if neither changes speed{deceleration?; braking after 1.5 s takes {deceleration}|}.'
    }{headway? From front to front it is {headway}.|}${
      heavyGap === undefined
        ? ''
        : ' The US CDL manual asks for {heavyGap}, {heavyDistance}, of a vehicle of {ownLength}.'
    }`,
  cautions: [
    {
      level: 'danger',
      when: ({ gap }) => roundTo(gap / SECOND, 2) < 1,
      says: 'Less than 1 s is about what a driver needs to react: if the one ahead brakes hard, you may hit it before you brake. Fall back.',
    },
    {
      level: 'caution',
      when: ({ gap }) => roundTo(gap / SECOND, 2) >= 1 && roundTo(gap / SECOND, 2) < 2,
      says: 'The gap is below the 2 s that the UK Highway Code (rule 126) asks for on fast dry roads; many US states teach 3 or 4 s. Fall back.',
    },
    {
      level: 'note',
      when: ({ gap }) => roundTo(gap / SECOND, 2) >= 2 && roundTo(gap / SECOND, 2) < 4,
      says: 'This gap is for dry roads: the UK Highway Code asks for at least 4 s on wet ones and for up to ten times 2 s on ice.',
    },
    {
      level: 'danger',
      when: ({ collision }) => collision !== undefined && isAtMost(collision, REACTION),
      says: 'The gap closes before a driver has reacted, for which 1.5 s are taken: braking comes too late.',
    },
    {
      level: 'danger',
      when: ({ deceleration }) => deceleration !== undefined && isHarder(deceleration, LIMIT),
      says: 'After 1.5 s to react it would take {deceleration}, more than 8.8 m/s² (0.9 g), which few tires give on dry asphalt: braking alone will hardly avoid the collision.',
    },
    {
      level: 'danger',
      when: ({ deceleration }) =>
        deceleration !== undefined && isHarder(deceleration, HARD) && !isHarder(deceleration, LIMIT),
      says: ({ ownLength }) =>
        `After 1.5 s to react it takes {deceleration} to get down to the speed ahead, harder than the 3.4 m/s² that AASHTO takes as comfortable for most drivers, and than slippery roads allow: brake at once.${
          ownLength === undefined ? '' : ' A loaded truck or bus brakes less hard than a car: it may not be enough.'
        }`,
    },
    {
      level: 'caution',
      when: ({ collision, deceleration }) =>
        collision !== undefined &&
        isAbove(collision, REACTION) &&
        isAtMost(roundTo(collision / SECOND, 2), 4) &&
        !(deceleration !== undefined && isHarder(deceleration, HARD)),
      says: 'You reach the vehicle ahead within {collision}: brake now.',
    },
    {
      level: 'caution',
      when: ({ gap, heavyGap }) =>
        heavyGap !== undefined && isBelow(roundTo(gap / SECOND, 2), roundTo(heavyGap / SECOND, 2)),
      says: 'The gap, {gap}, is below that of the US CDL manual for this vehicle, {heavyGap}: fall back.',
    },
  ],
  examples: [
    {
      inputs: { speed: 100 },
      results: { distance: 55.55555556, gap: 2, wetDistance: 111.1111111 },
      cautions: ['up to ten times'],
      source: 'By hand: 100/3.6 × 2',
    },
    {
      inputs: { speed: '60 mph', known: 'distance', distanceGap: '100 ft', leadLength: '15 ft' },
      results: { distance: 30.48, gap: 1.136363636, headway: 1.306818182 },
      cautions: ['rule 126'],
      source: 'By hand: 60 mph are 88 ft/s; 100/88 and 115/88',
    },
    {
      inputs: { speed: 120, timeGap: 0.8, leadSpeed: 90, leadLength: 4.5 },
      results: { distance: 26.66666667, collision: 3.2, deceleration: 2.450980392, headway: 0.935 },
      cautions: ['about what a driver needs to react', 'brake now'],
      source: 'By hand: 26.667/(30/3.6); 8.333²/(2 × (26.667 - 12.5)); 0.8 + 4.5/33.333',
    },
    {
      inputs: { speed: '55 mph', timeGap: 6, ownLength: '60 ft', leadSpeed: '55 mph' },
      results: { heavyGap: 7, heavyDistance: 172.1104, distance: 147.5232 },
      cautions: ['CDL manual'],
      source: 'drivingrules.net, after the CDL manual: 7 s for 60 ft over 40 mph; by hand: 55 mph are 24.5872 m/s',
    },
    {
      inputs: { speed: '40 mph', timeGap: 4, ownLength: '40 ft', leadSpeed: '30 mph' },
      results: { heavyGap: 4, collision: 16 },
      source: 'drivingrules.net, after the CDL manual: 4 s for 40 ft; by hand: 4 × 40/10',
    },
    {
      inputs: { speed: 108, known: 'distance', distanceGap: 120, leadSpeed: 0 },
      results: { gap: 4, collision: 4, deceleration: 6 },
      cautions: ['brake at once'],
      source: 'By hand: 120/30; 30²/(2 × (120 - 45))',
    },
    {
      inputs: { speed: 108, known: 'distance', distanceGap: 177.3, leadSpeed: 0 },
      results: { gap: 5.91, deceleration: 3.40136054 },
      source: 'By hand: 30²/(2 × (177.3 - 45)), which is shown as 3.40 and not told to be above 3.4',
    },
    {
      inputs: { speed: 40, timeGap: 2, leadSpeed: 0 },
      results: { distance: 22.22222222, deceleration: 11.11111111 },
      cautions: ['will hardly avoid', 'up to ten times'],
      source: 'By hand: 11.111²/(2 × (22.222 - 16.667)), more than g, which no usual tire gives',
    },
    {
      inputs: { speed: 108, known: 'distance', distanceGap: 120, leadSpeed: 0, ownLength: '30 ft' },
      results: { gap: 4, deceleration: 6, heavyGap: 4 },
      cautions: ['may not be enough'],
      source: 'By hand: 30²/(2 × (120 - 45)); 3 s and 1 s more',
    },
    {
      inputs: { speed: 108, known: 'distance', distanceGap: 70, leadSpeed: 0 },
      results: { gap: 2.333333333, deceleration: 18 },
      cautions: ['will hardly avoid', 'up to ten times'],
      source: 'By hand: 30²/(2 × (70 - 45))',
    },
    {
      inputs: { speed: 108, known: 'distance', distanceGap: 30, leadSpeed: 0 },
      results: { gap: 1, collision: 1 },
      cautions: ['rule 126', 'braking comes too late'],
      source: 'By hand: 30/30',
    },
  ],
  notes: [
    'A gap covers the time to react where both can brake alike. Before what stands still, such as the end of a queue, the stopping distance counts.',
  ],
  references: [
    { title: 'UK Department for Transport: The Highway Code, rule 126' },
    { title: 'AASHTO: A Policy on Geometric Design of Highways and Streets, 7th ed. (2018), §3.2.2 (3.4 m/s²)' },
    {
      title: 'Mechanical Forensics Engineering Services: Skidding friction (dry asphalt, 0.7 to 0.8 g on average)',
      url: 'http://mfes.com/friction.html',
    },
    {
      title: 'Commercial driver’s license manual: Managing space (1 s for each 10 ft, 1 s more above 40 mph)',
      url: 'https://drivingrules.net/cdl/ref/managespacerule.htm',
    },
  ],
});

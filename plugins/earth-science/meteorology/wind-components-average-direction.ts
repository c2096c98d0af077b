import {
  cosTurn,
  defineCalculator,
  integer,
  measure,
  percent,
  quantity,
  roundTo,
  rows,
  sinTurn,
  sum,
  table,
} from '@reckoner/engine';

/** Direction between 0 (excluded) and a full turn: north is 360°, as in weather reports. */
function bearing(east: number, north: number): number {
  const angle = Math.atan2(east, north);
  return angle < 1e-9 ? angle + 2 * Math.PI : angle;
}

/** u = -V sin θ, v = -V cos θ; Yamartino: σ = asin ε (1 + (2/√3 - 1) ε³), ε² = 1 - s² - c². */
export default defineCalculator({
  title: 'Wind components and mean direction',
  description:
    'Components u and v of winds from speed and direction, their vector and scalar mean, mean direction with and without weight by speed, and standard deviation of direction by Yamartino.',
  keywords: [
    'u v components',
    'mean wind direction',
    'vector average wind',
    'yamartino',
    'sigma theta',
    'circular mean',
    'zonal meridional wind',
  ],
  related: ['crosswind-component'],
  inputs: {
    winds: rows(
      {
        direction: quantity('rad', {
          label: 'Direction from which it blows',
          unit: 'deg',
          symbol: '\\theta',
          min: 0,
          max: 360,
          usual: 'all',
        }),
        speed: measure('m/s', { label: 'Speed', symbol: 'V', min: 0, max: 150, usual: [0, 60] }),
      },
      {
        label: 'Winds',
        help: 'Degrees clockwise from north; one row for each reading, all of the same length of time.',
        maxItems: 300,
      },
    ),
  },
  outputs: {
    vectorSpeed: measure('m/s', { label: 'Vector mean speed', symbol: '\\bar V_v', places: 2 }),
    vectorDirection: quantity('rad', {
      label: 'Vector mean direction (from)',
      unit: 'deg',
      symbol: '\\bar\\theta_v',
      places: 1,
      optional: true,
    }),
    u: measure('m/s', { label: 'Mean component toward the east, u', symbol: '\\bar u', places: 2 }),
    v: measure('m/s', { label: 'Mean component toward the north, v', symbol: '\\bar v', places: 2 }),
    scalarSpeed: measure('m/s', { label: 'Scalar mean speed', symbol: '\\bar V', places: 2 }),
    unitDirection: quantity('rad', {
      label: 'Mean direction without weight by speed',
      unit: 'deg',
      symbol: '\\bar\\theta',
      places: 1,
      optional: true,
    }),
    deviation: quantity('rad', {
      label: 'Standard deviation of direction (Yamartino)',
      unit: 'deg',
      symbol: '\\sigma_\\theta',
      places: 1,
      optional: true,
    }),
    steadiness: percent({ label: 'Steadiness, vector over scalar speed', symbol: 'S', places: 1, optional: true }),
    calms: integer({ label: 'Calm readings', symbol: 'n_0' }),
    components: table(
      {
        direction: quantity('rad', { label: 'Direction', unit: 'deg', places: 1 }),
        speed: measure('m/s', { label: 'Speed', places: 2 }),
        east: measure('m/s', { label: 'u', places: 2 }),
        north: measure('m/s', { label: 'v', places: 2 }),
      },
      { label: 'Components' },
    ),
  },
  formula: ({ winds }) => {
    const components = winds.map(({ direction, speed }) => ({
      direction,
      speed,
      east: speed === 0 ? 0 : -speed * sinTurn(direction),
      north: speed === 0 ? 0 : -speed * cosTurn(direction),
    }));
    const n = winds.length;
    const scalarSpeed = sum(winds.map(({ speed }) => speed)) / n;
    const east = sum(components.map((row) => row.east)) / n;
    const north = sum(components.map((row) => row.north)) / n;
    // What opposite winds leave by rounding alone is no wind.
    const u = Math.abs(east) <= 1e-12 * scalarSpeed ? 0 : east;
    const v = Math.abs(north) <= 1e-12 * scalarSpeed ? 0 : north;
    const vectorSpeed = Math.hypot(u, v);
    const moving = winds.filter(({ speed }) => speed > 0);
    const found = {
      vectorSpeed,
      u,
      v,
      scalarSpeed,
      calms: n - moving.length,
      components,
      ...(vectorSpeed > 0 && { vectorDirection: bearing(-u, -v) }),
      ...(scalarSpeed > 0 && { steadiness: Math.min(1, vectorSpeed / scalarSpeed) }),
    };
    const first = moving[0];
    if (first === undefined) return found;
    const count = moving.length;
    const sine = sum(moving.map(({ direction }) => sinTurn(direction))) / count;
    const cosine = sum(moving.map(({ direction }) => cosTurn(direction))) / count;
    const resultant = Math.hypot(sine, cosine);
    const withDirection = resultant <= 1e-12 ? found : { ...found, unitDirection: bearing(sine, cosine) };
    if (count < 2) return withDirection;
    // 1 - s² - c² of directions counted from the first, without the difference of nearly equal numbers.
    const lost = sum(moving.map(({ direction }) => 2 * sinTurn((direction - first.direction) / 2) ** 2)) / count;
    const turned = sum(moving.map(({ direction }) => sinTurn(direction - first.direction))) / count;
    const epsilon = Math.sqrt(Math.min(1, Math.max(0, lost * (2 - lost) - turned ** 2)));
    // arcsin ε by its tangent, as near ε = 1 the sine alone has lost half of the digits.
    const arc = Math.atan2(epsilon, Math.hypot(1 - lost, turned));
    return { ...withDirection, deviation: arc * (1 + (2 / Math.sqrt(3) - 1) * epsilon ** 3) };
  },
  shown: ({ winds }) => {
    const n = winds.length;
    return {
      vectorSpeed: undefined,
      vectorDirection: undefined,
      u: -sum(winds.map(({ direction, speed }) => speed * Math.sin(direction))) / n,
      v: -sum(winds.map(({ direction, speed }) => speed * Math.cos(direction))) / n,
      scalarSpeed: sum(winds.map(({ speed }) => speed)) / n,
      unitDirection: undefined,
      deviation: undefined,
      steadiness: undefined,
      calms: undefined,
      components: undefined,
    };
  },
  stepwise: [
    'Vector mean: speed √(ū² + v̄²), from the direction atan2(-ū, -v̄), with 360° for north.',
    'Mean direction without weight: atan2(s, c) of the means s of sin θ and c of cos θ of the readings that are not calm.',
    'Yamartino: σ = arcsin ε × (1 + (2/√3 - 1) ε³) with ε = √(1 - s² - c²), for two readings or more.',
  ],
  explanation: ({ winds }) =>
    winds.length === 1
      ? 'A wind of {scalarSpeed} {vectorDirection?from {vectorDirection}|(calm)} has the components {u} toward the east and {v} toward the north.'
      : 'The vector mean of these winds is {vectorSpeed} {vectorDirection?from {vectorDirection}|without a direction}; the scalar mean speed is {scalarSpeed}{unitDirection?, the mean direction without weight by speed {unitDirection}|}{deviation?; the directions have a standard deviation of {deviation} (Yamartino)|}.',
  cautions: [
    {
      level: 'caution',
      when: ({ vectorDirection, scalarSpeed }) => vectorDirection === undefined && scalarSpeed > 0,
      says: 'The winds cancel each other: there is no vector mean direction.',
    },
    {
      level: 'caution',
      when: ({ deviation, steadiness }) =>
        (deviation !== undefined && roundTo((deviation * 180) / Math.PI, 1) >= 60) ||
        (steadiness !== undefined && roundTo(100 * steadiness, 1) < 30),
      says: 'The directions scatter so much that a mean direction says little: look at a wind rose, or at the times of each wind apart.',
    },
    {
      level: 'note',
      when: ({ calms, winds }) => calms > 0 && winds.length > 1,
      says: 'Calm readings count in the mean speeds, and in no mean or deviation of direction.',
    },
  ],
  examples: [
    {
      inputs: { winds: [{ direction: 225, speed: 10 }] },
      results: {
        u: 7.071067812,
        v: 7.071067812,
        vectorSpeed: 10,
        vectorDirection: 225,
        unitDirection: 225,
        scalarSpeed: 10,
        steadiness: 100,
        calms: 0,
        components: { length: 1, rows: { 0: { direction: 225, speed: 10, east: 7.071067812, north: 7.071067812 } } },
      },
      source: 'By hand: a southwest wind blows toward the northeast, 10/√2',
    },
    {
      inputs: {
        winds: [
          { direction: 350, speed: 4 },
          { direction: 10, speed: 6 },
          { direction: 20, speed: 5 },
        ],
      },
      results: {
        vectorSpeed: 4.897104895,
        vectorDirection: 8.050260783,
        u: -0.685799024,
        v: -4.848846878,
        scalarSpeed: 5.0,
        unitDirection: 6.704953271,
        deviation: 12.47913066,
        steadiness: 97.94209789,
        calms: 0,
      },
      source: 'NumPy with complex numbers; deviation as in the R function sd.wd.yam of OTM33A',
    },
    {
      inputs: {
        winds: [
          { direction: 350, speed: 5 },
          { direction: 10, speed: 5 },
        ],
      },
      results: {
        vectorDirection: 360,
        unitDirection: 360,
        u: 0,
        v: -4.924038765,
        vectorSpeed: 4.924038765,
        deviation: 10.00810033,
      },
      source: 'By hand: 5 cos 10°; north is 360°',
    },
    {
      inputs: {
        winds: [
          { direction: 45, speed: 3 },
          { direction: 225, speed: 3 },
        ],
      },
      results: { vectorSpeed: 0, u: 0, v: 0, scalarSpeed: 3, steadiness: 0, deviation: 103.9230485 },
      cautions: ['cancel each other', 'scatter so much'],
      source: 'By hand: ε = 1, 90° × 2/√3',
    },
    {
      inputs: {
        winds: [
          { direction: 270, speed: 8 },
          { direction: 0, speed: 0 },
          { direction: 90, speed: 2 },
          { direction: 180, speed: 1 },
        ],
      },
      results: {
        vectorSpeed: 1.520690633,
        vectorDirection: 260.5376778,
        u: 1.5,
        v: 0.25,
        scalarSpeed: 2.75,
        unitDirection: 180.0,
        deviation: 79.67263602,
        steadiness: 55.29784118,
        calms: 1,
      },
      cautions: ['scatter so much', 'Calm readings'],
      source: 'NumPy, as above, without the calm',
    },
    {
      inputs: {
        winds: [
          { direction: 180, speed: 4 },
          { direction: 180, speed: 7 },
        ],
      },
      results: { vectorDirection: 180, vectorSpeed: 5.5, deviation: 0, u: 0, v: 5.5, steadiness: 100 },
      source: 'By hand: one direction',
    },
    {
      inputs: {
        winds: [
          { direction: 20, speed: 5 },
          { direction: 80, speed: 5 },
          { direction: 140, speed: 5 },
          { direction: 200, speed: 5 },
          { direction: 260, speed: 5 },
          { direction: 320, speed: 5 },
        ],
      },
      results: { vectorSpeed: 0, scalarSpeed: 5, steadiness: 0, deviation: 103.92304845413 },
      cautions: ['cancel each other', 'scatter so much'],
      source: 'By hand: ε = 1, 90° × 2/√3',
    },
    {
      inputs: { winds: [{ direction: 0, speed: 0 }] },
      results: { vectorSpeed: 0, scalarSpeed: 0, u: 0, v: 0, calms: 1 },
      source: 'By definition: calm',
    },
  ],
  notes: [
    'The direction is that from which the wind blows, the components those toward which it blows (as in MetPy: u = -V sin θ, v = -V cos θ).',
    'The scalar mean speed is that of weather reports and wind power; the vector mean is that of transport.',
  ],
  references: [
    {
      title:
        'Yamartino: A comparison of several “single-pass” estimators of the standard deviation of wind direction, J. Climate Appl. Meteor. 23 (1984) 1362; the equation identical in more than three public implementations',
    },
    {
      title:
        'US EPA: Meteorological Monitoring Guidance for Regulatory Modeling Applications, EPA-454/R-99-005 (2000), § 6.2',
    },
    { title: 'MetPy (Unidata): wind_components, wind_direction, compared' },
  ],
});

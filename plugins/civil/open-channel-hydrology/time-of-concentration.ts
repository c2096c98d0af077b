import {
  choice,
  defineCalculator,
  integer,
  isAbove,
  isAtMost,
  isBelow,
  measure,
  number,
  percent,
  roundTo,
  rows,
  sum,
  table,
  text,
} from '@reckoner/engine';

const SURFACES = {
  natural: {
    label: 'Natural basin with a channel, or bare soil (factor 1)',
    value: 1,
    also: ['natural', 'bare earth', 'bare soil'],
  },
  grass: { label: 'Overland flow on grass (factor 2)', value: 2, also: ['grass'] },
  paved: { label: 'Overland flow on concrete or asphalt (factor 0.4)', value: 0.4, also: ['concrete', 'asphalt'] },
  lined: { label: 'Concrete channel (factor 0.2)', value: 0.2, also: ['concrete channel'] },
};

const NAMES = {
  sheet: 'Sheet flow',
  unpaved: 'Shallow concentrated flow, unpaved',
  paved: 'Shallow concentrated flow, paved',
  channel: 'Channel flow',
} as const;

/** Empirical formulas in feet, inches and minutes or hours, as published. */
export default defineCalculator({
  title: 'Time of concentration',
  description:
    'Time of concentration of a catchment by Kirpich, Kerby, the FAA, the NRCS lag or the segments of the NRCS velocity method (TR-55), with the lag time.',
  keywords: ['Kirpich', 'Kerby', 'FAA method', 'NRCS lag', 'TR-55 travel time', 'sheet flow', 'Tc', 'lag time'],
  related: ['rational-method-runoff', 'scs-curve-number-runoff', 'manning-open-channel-flow'],
  inputs: {
    method: choice(
      {
        kirpich: { label: 'Kirpich (1940)', also: ['kirpich'] },
        kerby: { label: 'Kerby (1959)', also: ['kerby'] },
        faa: { label: 'FAA (1970)', also: ['faa', 'airport'] },
        lag: { label: 'NRCS lag (2010)', also: ['lag', 'scs lag', 'watershed lag'] },
        segments: { label: 'NRCS velocity method, by segments (TR-55, 1986)', also: ['tr-55', 'segments', 'velocity'] },
      },
      { label: 'Method', default: 'kirpich' },
    ),
    length: measure('ft', {
      label: 'Length of the flow path',
      help: 'From the farthest point to the outlet, along the water.',
      unit: 'm',
      symbol: 'L',
      min: 1,
      max: 200000,
      usual: [10, 50000],
      when: { method: ['kirpich', 'kerby', 'faa', 'lag'] },
    }),
    slope: percent({
      label: 'Slope',
      help: 'Of the flow path; for the NRCS lag the average slope of the land.',
      text: 'ratio',
      symbol: 'S',
      min: 0.001,
      max: 200,
      usual: [0.1, 50],
      when: { method: ['kirpich', 'kerby', 'faa', 'lag'] },
    }),
    surface: choice(SURFACES, {
      label: 'Flow over',
      symbol: 'k',
      default: 'natural',
      when: { method: 'kirpich' },
    }),
    retardance: number({
      label: "Kerby's retardance",
      help: 'Pavement 0.02, smooth bare soil 0.1, poor grass 0.2, average grass 0.4, deciduous forest 0.6, dense grass or deep litter 0.8.',
      symbol: 'N',
      min: 0.01,
      max: 1,
      usual: [0.02, 0.8],
      when: { method: 'kerby' },
    }),
    runoffCoefficient: number({
      label: 'Runoff coefficient',
      help: 'Of the rational method: roofs and asphalt 0.7 to 0.95, lawns 0.05 to 0.35.',
      symbol: 'C',
      min: 0.01,
      max: 1,
      usual: [0.05, 0.95],
      when: { method: 'faa' },
    }),
    curveNumber: number({
      label: 'Curve number',
      symbol: 'CN',
      min: 30,
      max: 100,
      usual: 'all',
      when: { method: 'lag' },
    }),
    rainfall: measure('in', {
      label: '2-year, 24-hour rainfall',
      help: 'For sheet flow.',
      unit: 'mm',
      symbol: 'P_2',
      min: 1,
      max: 1000,
      usual: [15, 300],
      optional: true,
      when: { method: 'segments' },
    }),
    segments: rows(
      {
        kind: choice(
          {
            sheet: { label: 'Sheet flow', also: ['sheet', 'overland'] },
            unpaved: { label: 'Shallow concentrated, unpaved', also: ['unpaved', 'shallow unpaved'] },
            paved: { label: 'Shallow concentrated, paved', also: ['paved', 'shallow paved'] },
            channel: { label: 'Channel or pipe', also: ['channel', 'pipe'] },
          },
          { label: 'Flow' },
        ),
        length: measure('ft', { label: 'Length', unit: 'm', min: 0.1, max: 200000 }),
        slope: percent({ label: 'Slope', text: 'ratio', min: 0.001, max: 200, usual: [0.1, 50], optional: true }),
        roughness: number({ label: "Manning's n of sheet flow", min: 0.005, max: 1, optional: true }),
        velocity: measure('ft/s', {
          label: 'Velocity of the channel',
          unit: 'm/s',
          min: 0.01,
          max: 20,
          optional: true,
        }),
      },
      {
        label: 'Segments',
        help: 'Sheet flow needs slope and n (pavement 0.011, short grass 0.15, dense grass 0.24, woods 0.4 to 0.8), shallow flow the slope, a channel its velocity when full.',
        maxItems: 20,
        when: { method: 'segments' },
      },
    ),
  },
  outputs: {
    time: measure('min', { label: 'Time of concentration', symbol: 't_c', places: 1, digits: 3 }),
    hours: measure('min', { label: 'In hours', unit: 'h', symbol: 't_c', places: 3 }),
    lagTime: measure('min', { label: 'Lag time, 0.6 of it', symbol: 't_L', places: 1, digits: 3 }),
    velocity: measure('ft/s', { label: 'Average velocity along the path', unit: 'm/s', symbol: 'v', places: 2 }),
    parts: table(
      {
        segment: integer({ label: 'Segment' }),
        name: text({ label: 'Flow' }),
        length: measure('ft', { label: 'Length', unit: 'm' }),
        speed: measure('ft/s', { label: 'Velocity', unit: 'm/s', digits: 3 }),
        travel: measure('min', { label: 'Travel time', places: 2, digits: 3 }),
      },
      { label: 'Travel times', optional: true },
    ),
  },
  formula: ({ method, length, slope, surface, retardance, runoffCoefficient, curveNumber, rainfall, segments }) => {
    if (method === 'segments') {
      const parts = segments.map(({ kind, length, slope, roughness, velocity }, i) => {
        const travel =
          kind === 'sheet'
            ? (60 * 0.007 * ((roughness ?? 0) * length) ** 0.8) / (Math.sqrt(rainfall ?? 0) * (slope ?? 0) ** 0.4)
            : length /
              (60 *
                (kind === 'channel'
                  ? (velocity ?? 0)
                  : (kind === 'paved' ? 20.3282 : 16.1345) * Math.sqrt(slope ?? 0)));
        return { segment: i + 1, name: NAMES[kind], length, speed: length / (60 * travel), travel };
      });
      const time = sum(parts.map((part) => part.travel));
      return {
        time,
        hours: time,
        lagTime: 0.6 * time,
        velocity: sum(parts.map((part) => part.length)) / (60 * time),
        parts,
      };
    }
    const time =
      method === 'kirpich'
        ? surface * 0.0078 * length ** 0.77 * slope ** -0.385
        : method === 'kerby'
          ? 0.828 * (length * retardance) ** 0.467 * slope ** -0.235
          : method === 'faa'
            ? (1.8 * (1.1 - runoffCoefficient) * Math.sqrt(length)) / Math.cbrt(100 * slope)
            : (60 * length ** 0.8 * (1000 / curveNumber - 9) ** 0.7) / (1140 * Math.sqrt(100 * slope));
    return { time, hours: time, lagTime: 0.6 * time, velocity: length / (60 * time) };
  },
  shown: ({ method, length, slope, surface, retardance, runoffCoefficient, curveNumber, time }) => ({
    time:
      method === 'kirpich'
        ? surface * 0.0078 * length ** 0.77 * slope ** -0.385
        : method === 'kerby'
          ? 0.828 * (length * retardance) ** 0.467 * slope ** -0.235
          : method === 'faa'
            ? (1.8 * (1.1 - runoffCoefficient) * Math.sqrt(length)) / Math.cbrt(100 * slope)
            : method === 'lag'
              ? (60 * length ** 0.8 * (1000 / curveNumber - 9) ** 0.7) / (1140 * Math.sqrt(100 * slope))
              : undefined,
    hours: time,
    lagTime: 0.6 * time,
    velocity: method === 'segments' ? undefined : length / (60 * time),
    parts: undefined,
  }),
  stepwise: [
    'Segments: the travel times add up. Sheet flow: 60 × 0.007 × (n × L)^0.8 / (√P₂ × s^0.4) min, with L in feet, P₂ in inches and the slope s as a fraction.',
    'Shallow concentrated flow: v = 16.1345 × √s unpaved, 20.3282 × √s paved, in ft/s; channel: the velocity that is sent; time L/(60 × v) min.',
    'All lengths are in feet and times in minutes; 60 and 100 turn hours into minutes and fractions into percent.',
  ],
  requires: [
    {
      that: ({ segments }, given) => given.rainfall || segments.every(({ kind }) => kind !== 'sheet'),
      field: 'rainfall',
      says: 'Sheet flow needs the rainfall of 24 hours with a return period of 2 years.',
    },
    {
      that: ({ segments }, given) => !given.rainfall || segments.some(({ kind }) => kind === 'sheet'),
      field: 'rainfall',
      says: 'The rainfall is for sheet flow, and none of the segments is: leave it out, or add the segment.',
    },
    {
      each: 'segments',
      that: ({ kind, slope }) => (kind === 'channel') === (slope === undefined),
      field: 'slope',
      says: 'Sheet and shallow flow need a slope; a channel has none here: send its velocity.',
    },
    {
      each: 'segments',
      that: ({ kind, roughness }) => (kind === 'sheet') === (roughness !== undefined),
      field: 'roughness',
      says: "Sheet flow needs Manning's n of its surface, and only it.",
    },
    {
      each: 'segments',
      that: ({ kind, velocity }) => (kind === 'channel') === (velocity !== undefined),
      field: 'velocity',
      says: "A channel needs its velocity, as Manning's equation gives it for full banks, and only it.",
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ time }) => roundTo(time, 1) < 6,
      says: 'So short a time gives an intensity that tables of rainfall hardly reach: TR-55 takes at least 6 min (0.1 h), other manuals in the United States 5 to 10 min.',
    },
    {
      level: 'note',
      when: ({ method, slope, length }) =>
        method === 'kirpich' && (isBelow(slope, 0.03) || isAbove(slope, 0.1) || isAbove(length, 10000)),
      says: 'Kirpich fitted small farm basins in Tennessee (0.4 to 45 ha) with slopes of 3% to 10%: outside of them, as on flatter land and along paths of more than some 3 km, compare another method.',
    },
    {
      level: 'caution',
      when: ({ method, length }) => method === 'kerby' && isAbove(length, 1200),
      says: 'Kerby’s formula is for overland flow of up to 1200 ft (366 m): take it for that part alone and another for the channel below.',
    },
    {
      level: 'note',
      when: ({ method, slope }) => method === 'kerby' && isAbove(slope, 0.01),
      says: 'Kerby’s data are of slopes below about 1%: on steeper ground compare another method.',
    },
    {
      level: 'note',
      when: ({ method, length }) => method === 'faa' && isAbove(length, 500),
      says: 'The FAA formula comes from the drainage of airfields and is for overland flow: along more than some 500 ft (152 m), in towns 300 ft, water gathers in channels and is faster.',
    },
    {
      level: 'caution',
      when: ({ method, length, slope, curveNumber }) =>
        method === 'lag' &&
        (isBelow(length, 200) ||
          isAbove(length, 26000) ||
          isBelow(slope, 0.005) ||
          isAbove(slope, 0.64) ||
          curveNumber < 50 ||
          curveNumber > 95),
      says: 'The NRCS lag equation was developed for paths of 200 to 26,000 ft (61 to 7925 m), slopes of 0.5% to 64% and curve numbers of 50 to 95: the result is outside of that.',
    },
    {
      level: 'caution',
      when: ({ method, segments }) =>
        method === 'segments' && isAbove(sum(segments.map(({ kind, length }) => (kind === 'sheet' ? length : 0))), 300),
      says: 'Sheet flow turns into shallow concentrated flow after at most 300 ft (91.44 m) by TR-55 (1986): shorten that segment and add the rest as the other.',
    },
    {
      level: 'note',
      when: ({ method, segments }) =>
        method === 'segments' &&
        isAbove(sum(segments.map(({ kind, length }) => (kind === 'sheet' ? length : 0))), 100) &&
        isAtMost(sum(segments.map(({ kind, length }) => (kind === 'sheet' ? length : 0))), 300),
      says: 'The NRCS now limits sheet flow to 100 ft (30.48 m; National Engineering Handbook 630, ch. 15, 2010); TR-55 of 1986 allowed 300 ft.',
    },
    {
      level: 'caution',
      when: ({ method, time }) => method === 'segments' && isAbove(roundTo(time, 1), 600),
      says: 'TR-55 is for times of concentration of up to 10 hours.',
    },
    {
      level: 'caution',
      when: ({ velocity }) => isAbove(velocity, 5 / 0.3048),
      says: 'Water hardly runs faster than 5 m/s (16 ft/s) along a whole path: check length and slope, and whether the formula is meant for such ground.',
    },
  ],
  figure: { kind: 'bars', table: 'parts', label: 'name', value: 'travel' },
  explanation: ({ method }) =>
    `Water from the farthest point reaches the outlet in {time}, ${
      method === 'kirpich'
        ? 'by Kirpich over {length} at a slope of {slope} (taken: {surface})'
        : method === 'kerby'
          ? 'by Kerby over {length} at a slope of {slope}'
          : method === 'faa'
            ? 'by the FAA formula over {length} at a slope of {slope}'
            : method === 'lag'
              ? 'by the NRCS lag equation over {length} on land that slopes {slope} on average'
              : 'by the sum of its segments'
    }. That is {velocity} on average; the lag time is {lagTime}.`,
  examples: [
    {
      inputs: { length: 1000, slope: 5 },
      results: { time: 12.59794273, hours: 0.2099657122, lagTime: 7.558765639, velocity: 1.322967331 },
      source: 'Python: 0.0078 × 3280.84^0.77 × 0.05^−0.385 min',
    },
    {
      inputs: { length: 150, slope: 2, surface: 'grass' },
      results: { time: 8.320066514 },
      cautions: ['Kirpich fitted small farm basins'],
      source: 'Python: twice Kirpich’s time',
    },
    {
      inputs: { length: 100, slope: 10, surface: 'paved' },
      results: { time: 0.6553345616 },
      cautions: ['tables of rainfall hardly reach'],
      source: 'Python: 0.4 of Kirpich’s time',
    },
    {
      inputs: { length: 500, slope: 3, surface: 'lined' },
      results: { time: 1.798656773 },
      cautions: ['tables of rainfall hardly reach'],
      source: 'Python: 0.2 of Kirpich’s time',
    },
    {
      inputs: { length: 3000, slope: 30, surface: 'lined' },
      results: { time: 2.945267602, velocity: 16.97638611 },
      cautions: [
        'hardly runs faster than 5 m/s',
        'Kirpich fitted small farm basins',
        'tables of rainfall hardly reach',
      ],
      source: 'Python: 0.2 of Kirpich’s time',
    },
    {
      inputs: { length: 50000, slope: 5 },
      results: { time: 256.1571798 },
      cautions: ['Kirpich fitted small farm basins'],
      source: 'Python: 0.0078 × (50000/0.3048)^0.77 × 0.05^−0.385 min',
    },
    {
      inputs: { method: 'faa', length: 200, slope: 2, runoffCoefficient: 0.35 },
      results: { time: 27.44719407 },
      cautions: ['water gathers in channels'],
      source: 'Python: 1.8 × 0.75 × √(200/0.3048)/2^(1/3) min',
    },
    {
      inputs: { method: 'kerby', length: 200, slope: 0.8, retardance: 0.4 },
      results: { time: 34.71460486, velocity: 0.09602106512 },
      source: 'Python: 0.828 × (656.168 × 0.4)^0.467 × 0.008^−0.235 min',
    },
    {
      inputs: { method: 'kerby', length: 500, slope: 3, retardance: 0.1 },
      results: { time: 20.43105752 },
      cautions: ['is for overland flow of up to 1200 ft', 'slopes below about 1%'],
      source: 'Python: 0.828 × (1640.42 × 0.1)^0.467 × 0.03^−0.235 min',
    },
    {
      inputs: { method: 'faa', length: 120, slope: 2, runoffCoefficient: 0.35 },
      results: { time: 21.26050511, lagTime: 12.75630306 },
      source: 'Python: 1.8 × 0.75 × √393.701 / 2^(1/3) min',
    },
    {
      inputs: { method: 'faa', length: 400, slope: 1, runoffCoefficient: 0.9 },
      results: { time: 13.04142401 },
      cautions: ['comes from the drainage of airfields'],
      source: 'Python: 1.8 × 0.2 × √1312.34 min',
    },
    {
      inputs: { method: 'lag', length: 2500, slope: 4, curveNumber: 75 },
      results: { time: 99.34177339, hours: 1.655696223, lagTime: 59.60506403 },
      source: 'Python: 60 × 8202.1^0.8 × (1000/75 − 9)^0.7 / (1140 × √4) min',
    },
    {
      inputs: { method: 'lag', length: 9000, slope: 2, curveNumber: 98 },
      results: { time: 159.7248874 },
      cautions: ['outside of that'],
      source: 'Python: 60 × 29527.6^0.8 × (1000/98 − 9)^0.7 / (1140 × √2) min',
    },
    {
      inputs: {
        method: 'segments',
        rainfall: 91.44,
        segments: [
          { kind: 'sheet', length: 30.48, slope: 1, roughness: 0.24 },
          { kind: 'unpaved', length: 426.72, slope: 1 },
          { kind: 'channel', length: 2225.04, velocity: 0.62484 },
        ],
      },
      results: {
        time: 91.5641647,
        hours: 1.526069412,
        velocity: 0.4882259359,
        parts: {
          length: 3,
          rows: {
            0: { segment: 1, name: 'Sheet flow', travel: 17.75280707 },
            1: { travel: 14.46176413 },
            2: { travel: 59.3495935 },
          },
        },
      },
      source: 'USDA TR-55 (1986), example 3-1: 0.30 + 0.24 + 0.99 = 1.53 h; Python for more digits',
    },
    {
      inputs: {
        method: 'segments',
        rainfall: 60,
        segments: [
          { kind: 'sheet', length: 60, slope: 2, roughness: 0.15 },
          { kind: 'paved', length: 200, slope: 1 },
        ],
      },
      results: {
        time: 24.98450056,
        parts: { length: 2, rows: { 0: { travel: 19.60471633 }, 1: { travel: 5.379784232 } } },
      },
      cautions: ['The NRCS now limits sheet flow to 100 ft'],
      source: 'Python: 0.42 (n L)^0.8/(√P₂ s^0.4) and L/(60 × 20.3282 √s) min',
    },
    {
      inputs: {
        method: 'segments',
        rainfall: 80,
        segments: [{ kind: 'sheet', length: 120, slope: 1, roughness: 0.41 }],
      },
      results: { time: 87.1929291 },
      cautions: ['after at most 300 ft (91.44 m)'],
      source: 'Python: 0.42 (n L)^0.8/(√P₂ s^0.4) min',
    },
    {
      inputs: { method: 'segments', segments: [{ kind: 'channel', length: 40000, velocity: 1 }] },
      results: { time: 666.6666667 },
      cautions: ['up to 10 hours'],
      source: 'By hand: 40,000 s',
    },
    {
      inputs: { method: 'segments', segments: [{ kind: 'sheet', length: 20, slope: 1, roughness: 0.2 }] },
      refused: 'needs the rainfall of 24 hours',
      source: 'By definition',
    },
    {
      inputs: { method: 'segments', rainfall: 80, segments: [{ kind: 'unpaved', length: 20, slope: 1 }] },
      refused: 'none of the segments is',
      source: 'By definition',
    },
    {
      inputs: { method: 'segments', segments: [{ kind: 'unpaved', length: 20 }] },
      refused: 'need a slope',
      source: 'By definition',
    },
    {
      inputs: { method: 'segments', rainfall: 80, segments: [{ kind: 'sheet', length: 20, slope: 1 }] },
      refused: 'of its surface, and only it',
      source: 'By definition',
    },
    {
      inputs: { method: 'segments', segments: [{ kind: 'channel', length: 20 }] },
      refused: 'A channel needs its velocity',
      source: 'By definition',
    },
  ],
  notes: [
    'Methods differ by a factor of two and more: take the one that local rules name, or compare several.',
    'The lag time is 0.6 of the time of concentration, as the NRCS takes it for its unit hydrograph.',
  ],
  references: [
    { title: 'Kirpich: Time of concentration of small agricultural watersheds, Civil Engineering 10(6) (1940) 362' },
    { title: 'Kerby: Time of concentration for overland flow, Civil Engineering 29(3) (1959) 174' },
    {
      title: 'TxDOT: Hydraulic Design Manual, ch. 4: the Kerby-Kirpich method',
      url: 'https://www.txdot.gov/manuals/des/hyd',
    },
    { title: 'FAA: Airport Drainage, AC 150/5320-5B (1970)' },
    { title: 'USDA NRCS: National Engineering Handbook, Part 630, ch. 15 (2010): time of concentration' },
    { title: 'USDA: Urban Hydrology for Small Watersheds, TR-55 (1986), ch. 3 and app. F' },
    { title: 'Chow, Maidment, Mays: Applied Hydrology (1988), Table 15.1.2: formulas with their limits and factors' },
  ],
});

import {
  choice,
  constant,
  defineEquations,
  isAbove,
  isAtLeast,
  measure,
  number,
  quantity,
  roundTo,
} from '@reckoner/engine';

/** Lp = Lw + 10 log₁₀(Q/(4πr²)) in the open, with 4/R of the reverberant sound added in a room. */
export default defineEquations({
  title: 'Sound power to sound pressure level',
  description:
    'Sound pressure level at a distance from a source of known sound power, in the open or in a room, or the power, distance or room constant from the level.',
  keywords: [
    'sound power level',
    'Lw to Lp',
    'SWL to SPL',
    'directivity factor',
    'room constant',
    'direct and reverberant sound',
    'critical distance of a room',
    'machine noise level',
  ],
  related: ['sound-level-distance', 'sound-pressure-level-db', 'room-reverberation-rt60'],
  variables: {
    environment: choice(
      {
        free: { label: 'In the open, free field', also: ['free field', 'outdoors', 'anechoic'] },
        room: { label: 'In a room', also: ['indoors', 'diffuse field'] },
      },
      { label: 'Where', default: 'free' },
    ),
    powerLevel: measure('dB', {
      label: 'Sound power level',
      help: 'Against 1 pW. It belongs to the source and does not depend on the distance.',
      symbol: 'L_W',
      min: -100,
      max: 300,
      usual: [20, 180],
      places: 1,
    }),
    power: quantity('W', { label: 'Sound power', symbol: 'W', above: 0, max: 1e18, usual: [1e-10, 1e6] }),
    level: measure('dB', {
      label: 'Sound pressure level',
      help: 'Against 20 µPa.',
      symbol: 'L_p',
      min: -150,
      max: 300,
      usual: [0, 170],
      places: 1,
    }),
    distance: quantity('m', {
      label: 'Distance from the source',
      symbol: 'r',
      min: 1e-3,
      max: 1e5,
      usual: [0.3, 1000],
    }),
    directivity: number({
      label: 'Directivity factor Q',
      help: '1 away from all surfaces, 2 on the floor or ground, 4 on the floor at a wall, 8 in a corner; no decibels.',
      symbol: 'Q',
      min: 0.001,
      max: 10000,
      usual: [0.5, 20],
      default: 1,
    }),
    directivityIndex: measure('dB', {
      label: 'Directivity index',
      help: 'The same in decibels: 3 dB are a factor of 2.',
      symbol: 'D_I',
      min: -30,
      max: 40,
      usual: [-3, 13],
      places: 1,
    }),
    surface: quantity('m^2', {
      label: 'Surface of the room',
      help: 'Walls, floor and ceiling together.',
      symbol: 'S',
      above: 0,
      max: 1e7,
      usual: [10, 30000],
      when: { environment: 'room' },
      optional: true,
    }),
    absorption: number({
      label: 'Mean absorption coefficient',
      help: 'Factories and large churches about 0.05, offices and flats 0.15, restaurants 0.25, radio studios 0.4.',
      text: 'ratio',
      symbol: '\\bar{\\alpha}',
      min: 0.001,
      max: 0.999,
      usual: [0.01, 0.6],
      when: { environment: 'room' },
      optional: true,
    }),
    roomConstant: quantity('m^2', {
      label: 'Room constant',
      help: 'R = Sα/(1 − α), somewhat more than the equivalent absorption area Sα.',
      symbol: 'R',
      above: 0,
      max: 1e9,
      usual: [1, 10000],
      places: 2,
      when: { environment: 'room' },
      optional: true,
    }),
    directLevel: measure('dB', {
      label: 'Level of the direct sound',
      symbol: 'L_d',
      places: 1,
      when: { environment: 'room' },
      optional: true,
    }),
    reverberantLevel: measure('dB', {
      label: 'Level of the reverberant sound',
      symbol: 'L_r',
      places: 1,
      when: { environment: 'room' },
      optional: true,
    }),
    criticalDistance: quantity('m', {
      label: 'Critical distance',
      help: 'Where direct and reverberant sound are equal.',
      symbol: 'r_c',
      places: 2,
      when: { environment: 'room' },
      optional: true,
    }),
  },
  equations: ({
    environment,
    powerLevel,
    power,
    level,
    distance,
    directivity,
    directivityIndex,
    surface,
    absorption,
    roomConstant,
    directLevel,
    reverberantLevel,
    criticalDistance,
  }) => [
    [powerLevel, 10 * Math.log10(power / constant(1e-12, 'W'))],
    [
      level,
      powerLevel +
        10 *
          Math.log10(
            constant(1, 'm^2') *
              (environment === 'free'
                ? directivity / (4 * Math.PI * distance ** 2)
                : directivity / (4 * Math.PI * distance ** 2) + 4 / roomConstant),
          ),
    ],
    [directivityIndex, 10 * Math.log10(directivity)],
    [directLevel, powerLevel + 10 * Math.log10((directivity * constant(1, 'm^2')) / (4 * Math.PI * distance ** 2))],
    [roomConstant, (surface * absorption) / (1 - absorption)],
    [reverberantLevel, powerLevel + 10 * Math.log10((4 * constant(1, 'm^2')) / roomConstant)],
    [criticalDistance, Math.sqrt((directivity * roomConstant) / (16 * Math.PI))],
  ],
  explanation: ({ environment }) =>
    environment === 'free'
      ? 'In a free field a source of {powerLevel} sound power ({power}) gives a level of {level} at {distance}, with a directivity factor of {directivity}, an index of {directivityIndex}.'
      : 'In a room with a room constant of {roomConstant} a source of {powerLevel} sound power ({power}) gives a level of {level} at {distance}, with a directivity factor of {directivity}, an index of {directivityIndex}: {directLevel} of direct and {reverberantLevel} of reverberant sound, which are equal at {criticalDistance}.',
  requires: [
    {
      that: ({ level, powerLevel, roomConstant }) =>
        isAbove(level, powerLevel + 10 * Math.log10((4 * constant(1, 'm^2')) / roomConstant)),
      field: 'level',
      says: 'The level, {level}, is not above that of the reverberant sound alone, with {powerLevel} of sound power and a room constant of {roomConstant}: no distance gives it.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ level }) => roundTo(level, 1) >= 120,
      says: 'Sound of 120 dB and more hurts and can damage hearing at once: wear protection, keep away.',
    },
    {
      level: 'caution',
      when: ({ level }) => roundTo(level, 1) >= 85 && roundTo(level, 1) < 120,
      says: 'Noise of 85 dB(A) and more over a working day damages hearing: protect it, and halve the time for each 3 dB more.',
    },
    {
      level: 'caution',
      when: ({ level, powerLevel }) => roundTo(level, 1) > roundTo(powerLevel, 1),
      says: 'The pressure level is above the power level, as it is only very near a source, in its beam or in small, hard rooms: check that the two are not exchanged, and the distance. So near a source that is not small the level is not this one.',
    },
    {
      level: 'caution',
      when: ({ power }, given) => given.power && isAtLeast(power, constant(1, 'W')),
      says: 'A sound power of 1 W, 120 dB, is already that of a jackhammer: of electric power loudspeakers turn 1% or so into sound, machines far less. Check that sound power is meant.',
    },
    {
      level: 'caution',
      when: ({ environment, distance }) => environment === 'free' && isAbove(distance, 100),
      says: 'Beyond 100 m or so the air absorbs high tones, and ground, wind and barriers change the level by many decibels: this is the spreading alone.',
    },
    {
      level: 'caution',
      when: ({ environment, level, directLevel }, given) =>
        environment === 'room' &&
        given.level &&
        given.distance &&
        !given.roomConstant &&
        !given.reverberantLevel &&
        !given.absorption &&
        roundTo(level - (directLevel ?? level), 1) < 3,
      says: 'The level is less than 3 dB above that of the direct sound alone: the room constant hangs on this small difference. Measure farther from the source.',
    },
    {
      level: 'caution',
      when: ({ environment, level, reverberantLevel }, given) =>
        environment === 'room' &&
        given.level &&
        !given.distance &&
        !given.directLevel &&
        roundTo(level - (reverberantLevel ?? level), 1) < 3,
      says: 'The level is less than 3 dB above that of the reverberant sound alone: the distance hangs on this small difference. Measure nearer to the source.',
    },
    {
      level: 'caution',
      when: ({ environment, absorption }, given) =>
        environment === 'room' && (given.absorption || given.surface) && isAbove(absorption ?? 0, 0.4),
      says: 'A mean absorption above 0.4 is more than that of radio studios: check it. So absorbent a room has no even reverberant field, and the level told is rough.',
    },
    {
      level: 'caution',
      when: ({ environment, surface, distance }, given) =>
        environment === 'room' && given.surface && isAbove(distance ** 2, surface ?? 0),
      says: 'The distance is longer than any room with this surface that is no corridor or low hall: check both. In long or flat rooms the reverberant level falls with the distance.',
    },
    {
      level: 'caution',
      when: ({ directivityIndex }, given) =>
        !given.directivity && !given.directivityIndex && roundTo(directivityIndex, 1) !== 0,
      says: 'Together these values fit a directivity factor of {directivity} alone, not 1, which is taken where they leave it open: check that they belong together.',
    },
  ],
  examples: [
    {
      inputs: { powerLevel: 100, distance: 10 },
      results: { level: 69.0079013598, power: 0.01, directivityIndex: 0 },
      source: 'Python, mpmath: 100 − 10 log10(400π)',
    },
    {
      inputs: { power: 0.02, distance: 5, directivity: 2 },
      results: { powerLevel: 103.0102999566, level: 81.0491011863 },
      source: 'Python, mpmath: 10 log10 of the intensity 2 × 0.02/(100π) W/m² over 1 pW/m²',
    },
    {
      inputs: { environment: 'room', powerLevel: 90, distance: 2, surface: 61, absorption: 0.2 },
      results: {
        roomConstant: 15.25,
        level: 84.5054077286,
        directLevel: 72.9873014465,
        reverberantLevel: 84.1879014765,
        criticalDistance: 0.55080768901,
      },
      source:
        'The Engineering ToolBox, Propagation of Sound Indoors: the case of 12.2 m² of absorption; Python, mpmath: 90 + 10 log10(1/(16π) + 4/15.25)',
    },
    {
      inputs: { environment: 'room', powerLevel: 90, level: 86, roomConstant: 15.25 },
      results: { distance: 0.76546590962 },
      cautions: ['over a working day', 'the distance hangs'],
      source: 'Python, mpmath: r = 1/√(4π (10^−0.4 − 4/15.25))',
    },
    {
      inputs: { environment: 'room', powerLevel: 80, level: 78, roomConstant: 15.25 },
      results: { distance: 0.4646016266 },
      source: 'Python: r = 1/√(4π (10^−0.2 − 4/15.25))',
    },
    {
      inputs: { environment: 'room', powerLevel: 90, level: 84, roomConstant: 15.25 },
      refused: 'no distance gives it',
      source: 'Python, mpmath: 90 + 10 log10(4/15.25) = 84.19 dB',
    },
    {
      inputs: { environment: 'room', powerLevel: 90, distance: 2, reverberantLevel: 84, surface: 100 },
      results: {
        roomConstant: 15.9242868221,
        absorption: 0.137367994738,
        level: 84.3310230089,
        criticalDistance: 0.56285310728,
      },
      source: 'Python, mpmath: R = 4/10^−0.6, α = R/(S + R)',
    },
    {
      inputs: { environment: 'room', powerLevel: 90, directLevel: 72.9873014465, criticalDistance: 0.55080768901 },
      results: { distance: '2.000000000', roomConstant: '15.25000000', level: 84.5054077286 },
      source: 'The third case, backward',
    },
    {
      inputs: { level: 70, distance: 5, directivity: 2 },
      results: { powerLevel: 91.9611987703, power: 0.00157079632679 },
      source: 'Python, mpmath: 70 − 10 log10(2/(100π))',
    },
    {
      inputs: { powerLevel: 100, distance: 10, directivityIndex: 6 },
      results: { directivity: 3.98107170553, level: 75.0079013598 },
      source: 'Python, mpmath: 6 dB more than the first case',
    },
    {
      inputs: { power: 100, distance: 1 },
      results: { level: 129.0079013598, powerLevel: 140 },
      cautions: ['hurts', 'electric power'],
      source: 'Python, mpmath: 140 − 10 log10(4π)',
    },
    {
      inputs: { powerLevel: 60, distance: 0.1 },
      results: { level: 69.0079013598 },
      cautions: ['exchanged'],
      source: 'Python, mpmath: 60 − 10 log10(0.04π)',
    },
    {
      inputs: { powerLevel: 110, distance: 200 },
      results: { level: 52.9873014465 },
      cautions: ['Beyond 100 m'],
      source: 'Python, mpmath: 110 − 10 log10(160000π)',
    },
    {
      inputs: { environment: 'room', powerLevel: 80, distance: 3, surface: 200, absorption: 0.5 },
      results: { roomConstant: 200, level: 64.6002448837 },
      cautions: ['above 0.4'],
      source: 'Python, mpmath: 80 + 10 log10(1/(36π) + 4/200)',
    },
    {
      inputs: { environment: 'room', powerLevel: 80, distance: 10, surface: 61, absorption: 0.2 },
      results: { level: 74.2010575511 },
      cautions: ['longer than any room'],
      source: 'Python, mpmath: 80 + 10 log10(1/(400π) + 4/15.25)',
    },
    {
      inputs: { environment: 'room', powerLevel: 80, distance: 3, level: 60 },
      results: { roomConstant: 3454.0562934, reverberantLevel: 50.6373058 },
      cautions: ['this small difference'],
      source: 'Python, mpmath: R = 4/(10^−2 − 1/(36π))',
    },
    {
      inputs: { powerLevel: 100, distance: 10, level: 75.0079013598 },
      results: { directivity: 3.981071706, directivityIndex: '6.00000000' },
      cautions: ['not 1'],
      source: 'The case of 6 dB, backward',
    },
    {
      inputs: { powerLevel: 100, distance: 10, level: 69 },
      results: { directivity: 0.9981822987 },
      source: 'The first case backward, with the level told to 0.1 dB: 400π × 10^−3.1',
    },
    {
      inputs: { environment: 'room', powerLevel: 90, distance: 2, surface: 61, absorption: '20 %' },
      results: { roomConstant: 15.25 },
      source: 'The third case, the absorption in percent',
    },
  ],
  notes: [
    'A source small beside the distance, the same in all directions but for Q. Levels and power of one band, or both A-weighted. Air is taken with ρc = 400 Pa·s/m; at 20 °C levels are 0.1 dB higher.',
    'Power levels are also told in bels: 7.2 B are 72 dB.',
  ],
  references: [
    { title: 'Bies, Hansen: Engineering Noise Control, 4th ed., ch. 6 and 7' },
    {
      title: 'The Engineering ToolBox: Propagation of Sound Indoors, the Room Constant',
      url: 'https://www.engineeringtoolbox.com/sound-propagation-indoor-d_72.html',
    },
    {
      title: 'The Engineering ToolBox: Room Absorption Characteristics (mean absorption of typical rooms)',
      url: 'https://www.engineeringtoolbox.com/room-absorption-sound-d_69.html',
    },
    {
      title: 'RF Cafe: Sound Power Levels (jackhammer 1 W)',
      url: 'http://www.rfcafe.com/references/general/sound-power.htm',
    },
    {
      title:
        'NIOSH: Recommended exposure limit for occupational noise, 85 dB(A) over 8 hours with a 3 dB exchange rate',
    },
  ],
});

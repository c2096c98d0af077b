import {
  category,
  choice,
  defineCalculator,
  integer,
  isAbove,
  isBelow,
  measure,
  roundTo,
  sumOfProducts,
} from '@reckoner/engine';

/** Typical values of the Fiber Optic Association, in dB/km and dB. */
const FIBERS = {
  sm1310: { attenuation: 0.4, splice: 0.15 },
  sm1550: { attenuation: 0.2, splice: 0.15 },
  mm850: { attenuation: 3, splice: 0.3 },
  mm1300: { attenuation: 0.8, splice: 0.3 },
} as const;

type Fiber = keyof typeof FIBERS;

const isMultimode = (fiber: Fiber) => fiber === 'mm850' || fiber === 'mm1300';

/** Loss = α·L + connections + splices + other; margin = (P_t - P_min) - loss - penalty. */
export default defineCalculator({
  title: 'Optical fiber link budget',
  description:
    'Loss of a fiber link from length, connections and splices, the margin between transmitter and receiver, and the longest link that power and dispersion allow.',
  keywords: [
    'fiber loss budget',
    'fiber optic power budget',
    'fiber attenuation',
    'optical loss calculator',
    'SFP link budget',
    'dispersion limit',
    'insertion loss',
    'splice loss',
  ],
  related: ['link-budget-received-power', 'dbm-watts-volts', 'decibel-ratio-gain'],
  inputs: {
    fiber: choice(
      {
        sm1310: { label: 'Single-mode at 1310 nm', also: ['OS2 1310', 'single-mode 1310', 'SM 1310'] },
        sm1550: { label: 'Single-mode at 1550 nm', also: ['OS2 1550', 'single-mode 1550', 'SM 1550'] },
        mm850: { label: 'Multimode at 850 nm', also: ['OM3', 'OM4', 'multimode 850', 'MM 850'] },
        mm1300: { label: 'Multimode at 1300 nm', also: ['multimode 1300', 'MM 1300'] },
      },
      { label: 'Fiber and wavelength', default: 'sm1310' },
    ),
    length: measure('km', { label: 'Length', symbol: 'L', min: 0, max: 20000, usual: [0.005, 500] }),
    attenuation: measure('dB/km', {
      label: 'Attenuation of the fiber',
      help: 'Typical of the fiber, if it is left out; as measured or by the data sheet is better.',
      symbol: '\\alpha',
      min: 0.1,
      max: 1000,
      usual: [0.14, 10],
      default: ({ fiber }: { fiber: Fiber }) => FIBERS[fiber].attenuation,
    }),
    connections: integer({
      label: 'Connections',
      help: 'Mated pairs of connectors, with those at both ends.',
      symbol: 'n_c',
      min: 0,
      max: 1000,
      usual: 'all',
      default: 2,
    }),
    connectionLoss: measure('dB', {
      label: 'Loss of a connection',
      help: '0.5 dB is typical; TIA-568 allows 0.75 dB.',
      symbol: 'a_c',
      min: 0,
      max: 10,
      usual: [0.05, 1.5],
      default: 0.5,
    }),
    splices: integer({ label: 'Splices', symbol: 'n_s', min: 0, max: 10000, usual: 'all', default: 0 }),
    spliceLoss: measure('dB', {
      label: 'Loss of a splice',
      help: 'Typical of the fiber, if it is left out; TIA-568 allows 0.3 dB.',
      symbol: 'a_s',
      min: 0,
      max: 10,
      usual: [0.01, 1],
      default: ({ fiber }: { fiber: Fiber }) => FIBERS[fiber].splice,
    }),
    other: measure('dB', {
      label: 'Other losses',
      help: 'Splitters, multiplexers, taps: some 3.5 dB for each halving.',
      symbol: 'a_o',
      min: 0,
      max: 100,
      usual: [0, 30],
      default: 0,
    }),
    power: measure('dBm', {
      label: 'Transmitter power',
      help: 'The least of the data sheet.',
      symbol: 'P_t',
      min: -60,
      max: 40,
      usual: [-25, 23],
      optional: true,
    }),
    sensitivity: measure('dBm', {
      label: 'Receiver sensitivity',
      help: 'A negative number, as -14.4 dBm.',
      symbol: 'P_{min}',
      min: -80,
      max: 20,
      usual: [-50, -3],
      optional: true,
    }),
    overload: measure('dBm', {
      label: 'Receiver overload',
      help: 'The most that the receiver takes in service.',
      symbol: 'P_{max}',
      min: -60,
      max: 40,
      usual: [-30, 10],
      optional: true,
    }),
    penalty: measure('dB', {
      label: 'Power penalty',
      help: 'Of dispersion and others, by the data sheet or standard.',
      symbol: 'a_p',
      min: 0,
      max: 20,
      usual: [0, 8],
      default: 0,
    }),
    reserve: measure('dB', {
      label: 'Reserve for aging and repairs',
      symbol: 'M_r',
      min: 0,
      max: 30,
      usual: [0, 10],
      default: 3,
    }),
    dispersion: measure('ps/(nm*km)', {
      label: 'Chromatic dispersion',
      help: 'Its size at the wavelength: some 17 to 18 of standard single-mode fiber at 1550 nm.',
      symbol: 'D',
      min: 0.01,
      max: 1000,
      usual: [0.1, 200],
      optional: true,
    }),
    tolerance: measure('ps/nm', {
      label: 'Dispersion that the transceiver tolerates',
      help: 'By its data sheet, as 800 or 1600 ps/nm.',
      symbol: 'D_{max}',
      min: 0.1,
      max: 1e6,
      usual: [5, 100000],
      optional: true,
    }),
  },
  outputs: {
    loss: measure('dB', { label: 'Loss of the link', symbol: 'A', places: 2 }),
    fiberLoss: measure('dB', { label: 'Loss of the fiber', symbol: 'A_f', places: 2 }),
    connectionsLoss: measure('dB', { label: 'Loss of connections', symbol: 'A_c', places: 2 }),
    splicesLoss: measure('dB', { label: 'Loss of splices', symbol: 'A_s', places: 2 }),
    budget: measure('dB', { label: 'Power budget', symbol: 'P_B', places: 2, optional: true }),
    received: measure('dBm', { label: 'Received power', symbol: 'P_r', places: 2, optional: true }),
    margin: measure('dB', { label: 'Margin', symbol: 'M', places: 2, optional: true }),
    attenuator: measure('dB', {
      label: 'Attenuator that the receiver needs',
      symbol: 'a_a',
      places: 2,
      optional: true,
    }),
    powerLength: measure('km', {
      label: 'Longest link by power, with the reserve',
      symbol: 'L_P',
      digits: 3,
      places: 2,
      optional: true,
    }),
    accumulated: measure('ps/nm', { label: 'Dispersion of the link', symbol: 'D_L', places: 1, optional: true }),
    dispersionLength: measure('km', {
      label: 'Longest link by dispersion',
      symbol: 'L_D',
      digits: 3,
      places: 2,
      optional: true,
    }),
    limit: category(['Power', 'Dispersion'], { label: 'What limits the length', optional: true }),
  },
  formula: ({
    length,
    attenuation,
    connections,
    connectionLoss,
    splices,
    spliceLoss,
    other,
    power,
    sensitivity,
    penalty,
    reserve,
    overload,
    dispersion,
    tolerance,
  }) => {
    const fiberLoss = attenuation * length;
    const connectionsLoss = connections * connectionLoss;
    const splicesLoss = splices * spliceLoss;
    const fixed = [
      [-1, connections, connectionLoss],
      [-1, splices, spliceLoss],
      [-1, other],
    ];
    const received = power === undefined ? undefined : sumOfProducts([power], [-1, attenuation, length], ...fixed);
    const margin =
      power === undefined || sensitivity === undefined
        ? undefined
        : sumOfProducts([power], [-1, sensitivity], [-1, attenuation, length], ...fixed, [-1, penalty]);
    const left =
      power === undefined || sensitivity === undefined
        ? undefined
        : sumOfProducts([power], [-1, sensitivity], ...fixed, [-1, penalty], [-1, reserve]);
    const powerLength = left === undefined || left <= 0 ? undefined : left / attenuation;
    const dispersionLength = dispersion === undefined || tolerance === undefined ? undefined : tolerance / dispersion;
    return {
      loss: fiberLoss + connectionsLoss + splicesLoss + other,
      fiberLoss,
      connectionsLoss,
      splicesLoss,
      budget: power === undefined || sensitivity === undefined ? undefined : power - sensitivity,
      received,
      margin,
      attenuator: received === undefined || overload === undefined ? undefined : Math.max(received - overload, 0),
      powerLength,
      accumulated: dispersion === undefined ? undefined : dispersion * length,
      dispersionLength,
      limit:
        powerLength === undefined || dispersionLength === undefined
          ? undefined
          : powerLength <= dispersionLength
            ? 'Power'
            : 'Dispersion',
    };
  },
  shown: ({
    length,
    attenuation,
    connections,
    connectionLoss,
    splices,
    spliceLoss,
    other,
    power,
    sensitivity,
    penalty,
    reserve,
    loss,
    fiberLoss,
    connectionsLoss,
    splicesLoss,
    budget,
    dispersion,
    tolerance,
    powerLength,
  }) => ({
    fiberLoss: attenuation * length,
    connectionsLoss: connections * connectionLoss,
    splicesLoss: splices * spliceLoss,
    loss: fiberLoss + connectionsLoss + splicesLoss + other,
    budget: power === undefined || sensitivity === undefined ? undefined : power - sensitivity,
    received: power === undefined ? undefined : power - loss,
    margin: budget === undefined ? undefined : budget - loss - penalty,
    attenuator: undefined,
    powerLength:
      powerLength === undefined || budget === undefined
        ? undefined
        : (budget - connectionsLoss - splicesLoss - other - penalty - reserve) / attenuation,
    accumulated: dispersion === undefined ? undefined : dispersion * length,
    dispersionLength: dispersion === undefined || tolerance === undefined ? undefined : tolerance / dispersion,
    limit: undefined,
  }),
  stepwise: ['An attenuator takes what the received power has above the overload of the receiver.'],
  figure: {
    kind: 'curve',
    title: 'Received power over the length',
    x: { of: 'length' },
    y: { of: 'received' },
    curve: ({ length, attenuation, power, sensitivity, loss, fiberLoss, received }) => {
      if (power === undefined || sensitivity === undefined || received === undefined || length === 0) return undefined;
      return {
        from: 0,
        to: 1.5 * length,
        lines: [
          { label: 'Received', y: (x) => power - (loss - fiberLoss) - attenuation * x },
          { label: 'Sensitivity', y: () => sensitivity, dashed: true },
        ],
        marks: [{ x: length, y: received, label: 'Here' }],
      };
    },
  },
  explanation: ({ margin, received, powerLength }) =>
    received === undefined
      ? 'A link of {length} loses {loss}: {fiberLoss} in the fiber at {attenuation}, {connectionsLoss} in {connections} {connections|connection|connections} of {connectionLoss}, {splicesLoss} in {splices} {splices|splice|splices} of {spliceLoss} and {other} elsewhere.{dispersionLength? The dispersion of {accumulated} is to be compared with {tolerance}, which allow {dispersionLength}.|}'
      : margin === undefined
        ? 'A link of {length} loses {loss}: {fiberLoss} in the fiber at {attenuation}, {connectionsLoss} in {connections} {connections|connection|connections} of {connectionLoss}, {splicesLoss} in {splices} {splices|splice|splices} of {spliceLoss} and {other} elsewhere. From {power}, {received} arrive.{dispersionLength? The dispersion of {accumulated} is to be compared with {tolerance}, which allow {dispersionLength}.|}'
        : powerLength === undefined
          ? 'A link of {length} loses {loss}: {fiberLoss} in the fiber at {attenuation}, {connectionsLoss} in {connections} {connections|connection|connections} of {connectionLoss}, {splicesLoss} in {splices} {splices|splice|splices} of {spliceLoss} and {other} elsewhere. From {power}, {received} arrive: with a power penalty of {penalty} that is {margin|{|margin|} too little|just enough|{|margin|} more than needed} for a sensitivity of {sensitivity}; with a reserve of {reserve} nothing is left for fiber.{dispersionLength? The dispersion of {accumulated} is to be compared with {tolerance}, which allow {dispersionLength}.|}'
          : 'A link of {length} loses {loss}: {fiberLoss} in the fiber at {attenuation}, {connectionsLoss} in {connections} {connections|connection|connections} of {connectionLoss}, {splicesLoss} in {splices} {splices|splice|splices} of {spliceLoss} and {other} elsewhere. From {power}, {received} arrive: with a power penalty of {penalty} that is {margin|{|margin|} too little|just enough|{|margin|} more than needed} for a sensitivity of {sensitivity}. With a reserve of {reserve} the power allows {powerLength} of fiber.{dispersionLength? The dispersion of {accumulated} is to be compared with {tolerance}, which allow {dispersionLength}.|}',
  requires: [
    {
      that: (_, given) => !given.sensitivity || given.power,
      field: 'sensitivity',
      says: 'With the sensitivity of the receiver give the power of the transmitter, too.',
    },
    {
      that: (_, given) => !given.overload || given.power,
      field: 'overload',
      says: 'With the overload of the receiver give the power of the transmitter, too.',
    },
    {
      that: ({ sensitivity, overload }) => sensitivity < overload,
      field: 'overload',
      says: 'The overload, {overload}, must be above the sensitivity, {sensitivity}.',
    },
    {
      that: ({ penalty }, given) => penalty === 0 || (given.power && given.sensitivity),
      field: 'penalty',
      says: 'A power penalty counts in the margin: give power and sensitivity, too.',
    },
    {
      that: ({ reserve }, given) => reserve === 3 || (given.power && given.sensitivity),
      field: 'reserve',
      says: 'A reserve counts in the margin: give power and sensitivity, too.',
    },
    {
      that: (_, given) => !given.tolerance || given.dispersion,
      field: 'tolerance',
      says: 'With the dispersion that is tolerated give that of the fiber, too.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ fiber, power }) => fiber === 'mm850' && power !== undefined && power > 0 && power <= 10,
      says: 'At 850 nm more than about 1 mW into a fiber can harm the eye, above all through a microscope, and hardly anybody sees that light: switch it off before a connector is opened, and never look into one.',
    },
    {
      level: 'danger',
      when: ({ power }) => power !== undefined && power > 10,
      says: 'More than 10 mW of invisible light in a fiber harms the eye: switch it off before a connector is opened, and never look into one.',
    },
    {
      level: 'caution',
      when: ({ attenuator }) => attenuator !== undefined && attenuator > 0,
      says: 'More arrives than the receiver takes, which may destroy it: put in an attenuator of at least {attenuator}. Check that with the greatest power of the transmitter, too.',
    },
    {
      level: 'note',
      when: ({ overload, sensitivity, received }) =>
        overload === undefined &&
        sensitivity !== undefined &&
        sensitivity < -18 &&
        received !== undefined &&
        received > -10,
      says: 'So sensitive receivers often take no more than about -7 to -9 dBm: compare {received}, with the greatest power of the transmitter, with the overload of the data sheet.',
    },
    {
      level: 'caution',
      when: ({ margin }) => margin !== undefined && margin < 0,
      says: 'Less arrives than the receiver needs: the link does not work by these figures.',
    },
    {
      level: 'caution',
      when: ({ margin, reserve }) =>
        margin !== undefined && margin >= 0 && isBelow(roundTo(margin, 2), roundTo(reserve, 2)),
      says: 'The margin is less than the reserve for aging and repairs.',
    },
    {
      level: 'caution',
      // As they are shown: the longest link by dispersion, sent back, is not too long.
      when: ({ accumulated, tolerance, length, dispersionLength }) =>
        accumulated !== undefined &&
        tolerance !== undefined &&
        dispersionLength !== undefined &&
        isAbove(roundTo(accumulated, 1), roundTo(tolerance, 1)) &&
        (roundTo(dispersionLength, 2) < 1 || isAbove(roundTo(length, 2), roundTo(dispersionLength, 2))),
      says: 'The fiber disperses more than the transceiver tolerates: the link needs compensation of dispersion or another transceiver, however much power arrives.',
    },
    {
      level: 'note',
      when: ({ fiber, dispersion }) => fiber === 'sm1310' && dispersion !== undefined && dispersion > 6,
      says: 'Standard single-mode fiber disperses little at 1310 nm: {dispersion} is more like that at 1550 nm. Choose the wavelength of the link, as the attenuation goes by it.',
    },
    {
      level: 'caution',
      when: ({ fiber, length }) => isMultimode(fiber) && length > 0.1,
      says: 'Links over multimode fiber are mostly limited by its modal bandwidth, which is not in this budget: see the reach that the standard gives for your rate and fiber (OM1 to OM5).',
    },
  ],
  examples: [
    {
      inputs: { length: 10, dispersion: 6.5, tolerance: 800 },
      results: { loss: 5, accumulated: 65 },
      cautions: ['disperses little at 1310 nm'],
      source: 'By hand: 0.4 × 10 + 2 × 0.5; 6.5 × 10; ITU-T G.652 gives about 17 ps/(nm km) at 1550 nm',
    },
    {
      inputs: { length: 47.06, fiber: 'sm1550', dispersion: 17, tolerance: 800 },
      results: { accumulated: 800.02, dispersionLength: 47.0588235294 },
      source: 'By hand: 17 × 47.06; 800/17, which is shown as 47.06 km and not too long when it is sent back',
    },
    {
      inputs: { length: 45.95, attenuation: 0.37, power: 0, sensitivity: -21 },
      results: { margin: 2.9985, powerLength: 45.9459459459 },
      source: 'By hand: 21 - 1 - 0.37 × 45.95, shown as 3.00; 17/0.37, shown as 45.95 km',
    },
    {
      inputs: { length: 10, power: 0, sensitivity: -3, overload: -24 },
      refused: 'must be above the sensitivity',
      source: 'By definition: a receiver works between its sensitivity and its overload',
    },
    {
      inputs: {
        fiber: 'mm1300',
        length: 2,
        attenuation: 1,
        connections: 5,
        splices: 2,
        spliceLoss: 0.5,
        other: 0.5,
        power: 0,
        sensitivity: -13,
      },
      results: {
        loss: 6,
        fiberLoss: 2,
        connectionsLoss: 2.5,
        splicesLoss: 1,
        budget: 13,
        received: -6,
        margin: 7,
        powerLength: 6,
      },
      cautions: ['mostly limited by its modal bandwidth'],
      source: 'Juniper MX10003 manual, power margin: 13 - 2 - 2.5 - 1 - 0.5 = 7 dB',
    },
    {
      inputs: { length: 8, attenuation: 0.5, connections: 7, power: 0, sensitivity: -13 },
      results: { loss: 7.5, margin: 5.5 },
      source: 'Juniper MX10003 manual, power margin: 13 - 4 - 3.5 = 5.5 dB',
    },
    {
      inputs: {
        fiber: 'sm1550',
        length: 80,
        attenuation: 0.22,
        connections: 4,
        splices: 16,
        spliceLoss: 0.1,
        power: 0,
        sensitivity: -24,
        overload: -7,
        penalty: 2,
        dispersion: 17,
        tolerance: 1600,
      },
      results: {
        loss: 21.2,
        received: -21.2,
        margin: 0.8,
        attenuator: 0,
        powerLength: 70,
        accumulated: 1360,
        dispersionLength: 94.1176470588,
        limit: 'Power',
      },
      cautions: ['less than the reserve'],
      source: 'Python with decimals: 17.6 + 2 + 1.6; 24 - 21.2 - 2; (24 - 2 - 1.6 - 2 - 3)/0.22; 1600/17',
    },
    {
      inputs: {
        fiber: 'sm1550',
        length: 40,
        power: -4.7,
        sensitivity: -15.8,
        penalty: 1,
        dispersion: 18,
        tolerance: 700,
      },
      results: {
        loss: 9,
        margin: 1.1,
        powerLength: 30.5,
        accumulated: 720,
        dispersionLength: 38.8888888889,
        limit: 'Power',
      },
      cautions: ['less than the reserve', 'disperses more'],
      source: 'By hand: 40 × 0.2 + 2 × 0.5; 11.1 - 9 - 1; (11.1 - 1 - 1 - 3)/0.2; 700/18',
    },
    {
      inputs: {
        fiber: 'sm1550',
        length: 10,
        power: 4,
        sensitivity: -24,
        overload: -7,
        reserve: 2,
        dispersion: 17,
        tolerance: 800,
      },
      results: { received: 1, attenuator: 8, margin: 25, powerLength: 125, limit: 'Dispersion' },
      cautions: ['which may destroy it'],
      source: 'By hand: 4 - 3; 1 + 7; 28 - 3; (28 - 1 - 2)/0.2; 800/17 = 47',
    },
    {
      inputs: { length: 10, power: 2, sensitivity: -24, connectionLoss: 0.25 },
      results: { loss: 4.5, received: -2.5, margin: 21.5 },
      cautions: ['often take no more'],
      source: 'By hand: 4 + 0.5',
    },
    {
      inputs: { length: 60, power: -5, sensitivity: -20 },
      results: { loss: 25, margin: -10, powerLength: 27.5 },
      cautions: ['does not work'],
      source: 'By hand: 24 + 1; 15 - 25; (15 - 1 - 3)/0.4',
    },
    {
      inputs: { length: 1, other: 20, power: 12, sensitivity: -9 },
      results: { loss: 21.4, margin: -0.4, received: -9.4 },
      cautions: ['does not work', 'harms the eye'],
      source: 'By hand: 0.4 + 1 + 20; 21 - 21.4',
    },
    {
      inputs: { fiber: 'mm850', length: '300 m', splices: 2, power: -1 },
      results: { loss: 2.5, received: -3.5, splicesLoss: 0.6 },
      cautions: ['mostly limited by its modal bandwidth'],
      source: 'By hand: 0.9 + 1 + 0.6',
    },
    {
      inputs: { fiber: 'mm850', length: 0.3, power: 8 },
      results: { loss: 1.9, received: 6.1 },
      cautions: ['At 850 nm', 'mostly limited by its modal bandwidth'],
      source: 'By hand: 0.9 + 1; 8 - 1.9',
    },
    {
      inputs: { length: 10, splices: 3 },
      results: { loss: 5.45, fiberLoss: 4, splicesLoss: 0.45 },
      source: 'By hand: 10 × 0.4 + 2 × 0.5 + 3 × 0.15',
    },
    { inputs: { length: 10, sensitivity: -14 }, refused: 'give the power of the transmitter', source: 'By definition' },
    {
      inputs: { length: 10, overload: -1 },
      refused: 'With the overload of the receiver',
      source: 'By definition',
    },
    { inputs: { length: 10, penalty: 1 }, refused: 'A power penalty counts', source: 'By definition' },
    { inputs: { length: 10, reserve: 1 }, refused: 'A reserve counts', source: 'By definition' },
    { inputs: { length: 10, tolerance: 800 }, refused: 'give that of the fiber', source: 'By definition' },
  ],
  notes: [
    'The attenuations, splice and connection losses that are taken where none are sent are typical values of the Fiber Optic Association (0.4 and 0.2 dB/km single-mode, 3 and 0.8 dB/km multimode, 0.15 and 0.3 dB, 0.5 dB). Older, bent or poorly spliced links lose more: measure them.',
    'Polarization mode dispersion, reflections and nonlinear effects of amplified links are not in it.',
    'Light in fibers is invisible: never look into a fiber or connector.',
  ],
  references: [
    {
      title: 'The Fiber Optic Association: Loss budget calculator with typical values',
      url: 'https://www.thefoa.org/tech/ref/Loss_Budget/Loss_Budget.htm',
    },
    {
      title: 'Juniper: MX10003 manual, calculating power budget and power margin for fiber-optic cables',
      url: 'https://www.easymanua.ls/juniper/mx10003/manual/309022?p=76',
    },
    { title: 'ANSI/TIA-568.3: Optical fiber cabling and components (0.75 dB a connection, 0.3 dB a splice)' },
    { title: 'Agrawal: Fiber-Optic Communication Systems, 4th ed., §5.2', isbn: '978-0-470-50511-3' },
  ],
});

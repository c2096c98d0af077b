import {
  boltzmannConstant,
  choice,
  constant,
  defineCalculator,
  flag,
  floorNear,
  integer,
  measure,
  number,
  percent,
  quantity,
} from '@reckoner/engine';

/**
 * Spreading factor, symbols of the sync word after the preamble, bits that the packet begins with, the SNR that a demodulator needs,
 * and the bytes of data that LoRaWAN carries in Europe.
 */
const SPREADING = {
  sf5: { factor: 5, sync: 6.25, extra: 0, snr: -2.5, largest: 222 },
  sf6: { factor: 6, sync: 6.25, extra: 0, snr: -5, largest: 222 },
  sf6old: { factor: 6, sync: 4.25, extra: 8, snr: -5, largest: 222 },
  sf7: { factor: 7, sync: 4.25, extra: 8, snr: -7.5, largest: 222 },
  sf8: { factor: 8, sync: 4.25, extra: 8, snr: -10, largest: 222 },
  sf9: { factor: 9, sync: 4.25, extra: 8, snr: -12.5, largest: 115 },
  sf10: { factor: 10, sync: 4.25, extra: 8, snr: -15, largest: 51 },
  sf11: { factor: 11, sync: 4.25, extra: 8, snr: -17.5, largest: 51 },
  sf12: { factor: 12, sync: 4.25, extra: 8, snr: -20, largest: 51 },
} as const;

/** T_packet = (n_preamble + sync + 8 + ⌈max(8PL + 16CRC - 4SF + 8 + 20H, 0)/(4(SF - 2DE))⌉·(CR + 4))·2^SF/B. */
export default defineCalculator({
  title: 'LoRa airtime, bit rate and sensitivity',
  description:
    'Time on air of a LoRa or LoRaWAN packet by the symbol formula of Semtech, with bit rate, sensitivity and the messages that a duty cycle allows.',
  keywords: [
    'LoRa time on air',
    'LoRaWAN airtime',
    'spreading factor',
    'LoRa duty cycle',
    'LoRa data rate',
    'LoRa link budget',
    'low data rate optimization',
  ],
  related: ['link-budget-received-power', 'receiver-sensitivity', 'free-space-path-loss', 'okumura-hata-path-loss'],
  inputs: {
    spreading: choice(
      {
        sf7: { label: 'SF7', also: ['7'] },
        sf8: { label: 'SF8', also: ['8'] },
        sf9: { label: 'SF9', also: ['9'] },
        sf10: { label: 'SF10', also: ['10'] },
        sf11: { label: 'SF11', also: ['11'] },
        sf12: { label: 'SF12', also: ['12'] },
        sf5: { label: 'SF5 of SX126x and later', also: ['SF5', '5'] },
        sf6: { label: 'SF6 of SX126x and later', also: ['SF6', '6'] },
        sf6old: { label: 'SF6 of SX127x', also: ['SF6 of SX1276'] },
      },
      { label: 'Spreading factor', default: 'sf7' },
    ),
    bandwidth: choice(
      {
        b500: { label: '500 kHz', value: 500000, also: ['500'] },
        b250: { label: '250 kHz', value: 250000, also: ['250'] },
        b125: { label: '125 kHz', value: 125000, also: ['125'] },
        b62: { label: '62.5 kHz', value: 62500, also: ['62.5'] },
        b41: { label: '41.67 kHz', value: 41666.666666666664, also: ['41.7 kHz', '41.67', '41.7'] },
        b31: { label: '31.25 kHz', value: 31250, also: ['31.25'] },
        b20: { label: '20.83 kHz', value: 20833.333333333332, also: ['20.8 kHz', '20.83', '20.8'] },
        b15: { label: '15.63 kHz', value: 15625, also: ['15.6 kHz', '15.625 kHz', '15.6'] },
        b10: { label: '10.42 kHz', value: 10416.666666666666, also: ['10.4 kHz', '10.42', '10.4'] },
        b7: { label: '7.81 kHz', value: 7812.5, also: ['7.8 kHz', '7.8125 kHz', '7.8'] },
      },
      { label: 'Bandwidth', symbol: 'B', default: 'b125' },
    ),
    coding: choice(
      {
        c5: { label: '4/5', value: 1, also: ['CR1', 'CR 4/5'] },
        c6: { label: '4/6', value: 2, also: ['CR2', 'CR 4/6'] },
        c7: { label: '4/7', value: 3, also: ['CR3', 'CR 4/7'] },
        c8: { label: '4/8', value: 4, also: ['CR4', 'CR 4/8'] },
      },
      { label: 'Coding rate', symbol: '\\mathrm{CR}', default: 'c5' },
    ),
    payload: integer({
      label: 'Data, in bytes',
      help: 'What the application sends.',
      symbol: 'P',
      min: 0,
      max: 255,
      usual: 'all',
    }),
    overhead: integer({
      label: 'Bytes of the protocol around it',
      help: '13 of LoRaWAN without options; 0 for plain LoRa, or where the data are already the whole packet.',
      symbol: 'O',
      min: 0,
      max: 255,
      usual: 'all',
      default: 13,
    }),
    preamble: integer({
      label: 'Symbols of the preamble',
      help: '8 in LoRaWAN, without those of the sync word.',
      symbol: 'n_p',
      min: 6,
      max: 65535,
      usual: [6, 1000],
      default: 8,
    }),
    header: flag({ label: 'Explicit header', help: 'As in LoRaWAN.', default: true }),
    crc: flag({
      label: 'CRC of the payload',
      help: 'In LoRaWAN with uplinks and without downlinks.',
      default: true,
    }),
    optimize: choice(
      {
        auto: { label: 'Automatic', also: ['auto'] },
        on: { label: 'On', also: ['yes', '1'] },
        off: { label: 'Off', also: ['no', '0'] },
      },
      {
        label: 'Low data rate optimization',
        help: 'Automatic: where a symbol takes more than 16 ms, as with SF11 and SF12 at 125 kHz.',
        default: 'auto',
      },
    ),
    noiseFigure: measure('dB', {
      label: 'Noise figure of the receiver',
      symbol: '\\mathrm{NF}',
      min: 0,
      max: 40,
      usual: [1, 15],
      default: 6,
    }),
    dutyCycle: percent({
      label: 'Duty cycle',
      help: '1% on most channels of LoRaWAN in Europe; 0.1 or 10% in other sub-bands there.',
      symbol: 'D',
      min: 0.001,
      max: 100,
      usual: [0.1, 100],
      default: 1,
    }),
    power: measure('dBm', {
      label: 'Transmitter power',
      symbol: 'P_t',
      min: -30,
      max: 40,
      usual: [-10, 33],
      optional: true,
    }),
  },
  outputs: {
    airtime: quantity('s', { label: 'Time on air', unit: 'ms', symbol: 'T', places: 3 }),
    symbol: quantity('s', { label: 'Time of a symbol', unit: 'ms', symbol: 'T_s', places: 3 }),
    symbols: number({ label: 'Symbols of the packet', help: 'With preamble and sync word.', symbol: 'n', places: 2 }),
    bytes: integer({ label: 'Bytes of the packet', symbol: 'PL' }),
    bitRate: quantity('bit/s', { label: 'Bit rate of the modulation', symbol: 'R_b', places: 0 }),
    effective: quantity('bit/s', {
      label: 'Data over time on air',
      symbol: 'R_e',
      places: 0,
    }),
    sensitivity: measure('dBm', { label: 'Sensitivity', symbol: 'S', places: 1 }),
    budget: measure('dB', {
      label: 'Path loss that power and sensitivity bridge',
      help: 'Without antenna gains, cables and margin.',
      symbol: 'L_{max}',
      places: 1,
      optional: true,
    }),
    interval: quantity('s', { label: 'Shortest interval of messages', unit: 's', symbol: 'T_i', places: 2 }),
    hourly: integer({ label: 'Messages an hour', symbol: 'N_h' }),
    daily: integer({ label: 'Messages a day', symbol: 'N_d' }),
  },
  formula: ({
    spreading,
    bandwidth,
    coding,
    payload,
    overhead,
    preamble,
    header,
    crc,
    optimize,
    noiseFigure,
    dutyCycle,
    power,
  }) => {
    const { factor, sync, extra, snr } = SPREADING[spreading];
    const band = constant(1, 'Hz') * bandwidth;
    const symbol = 2 ** factor / band;
    const slow = optimize === 'on' || (optimize === 'auto' && symbol > constant(0.0161, 's')) ? 2 : 0;
    const bytes = payload + overhead;
    const bits = Math.max(8 * bytes + (crc ? 16 : 0) - 4 * factor + extra + (header ? 20 : 0), 0);
    const symbols = preamble + sync + 8 + Math.ceil(bits / (4 * (factor - slow))) * (coding + 4);
    const airtime = symbols * symbol;
    const sensitivity =
      10 * Math.log10((boltzmannConstant * constant(290, 'K') * band) / constant(0.001, 'W')) + noiseFigure + snr;
    const interval = airtime / dutyCycle;
    return {
      airtime,
      symbol,
      symbols,
      bytes,
      bitRate: (constant(1, 'bit') * (factor - slow) * 4) / ((coding + 4) * symbol),
      effective: (constant(8, 'bit') * payload) / airtime,
      sensitivity,
      budget: power === undefined ? undefined : power - sensitivity,
      interval,
      hourly: floorNear(constant(3600, 's') / interval),
      daily: floorNear(constant(86400, 's') / interval),
    };
  },
  shown: ({ overhead, payload, symbols, symbol, airtime, dutyCycle, power, sensitivity, interval }) => ({
    airtime: symbols * symbol,
    symbol: undefined,
    symbols: undefined,
    bytes: payload + overhead,
    bitRate: undefined,
    effective: (constant(8, 'bit') * payload) / airtime,
    sensitivity: undefined,
    budget: power === undefined ? undefined : power - sensitivity,
    interval: airtime / dutyCycle,
    hourly: floorNear(constant(3600, 's') / interval),
    daily: floorNear(constant(86400, 's') / interval),
  }),
  stepwise: [
    'A symbol takes T_s = 2^SF/B. With DE = 1 under low data rate optimization, else 0, it carries SF - 2 × DE bits.',
    'Symbols n = n_p + 4.25 + 8 + ⌈(8 × PL + 16 × CRC - 4 × SF + 8 + 20 × H)/(4 × (SF - 2 × DE))⌉ × (CR + 4), where CRC and H are 1 with CRC and explicit header, else 0, CR is 1 for 4/5 to 4 for 4/8, and what stands over 4 × (SF - 2 × DE) is 0 at least. For SF5 and SF6 of the SX126x 6.25 stands in place of 4.25, and the + 8 over it falls away.',
    'Bit rate = (SF - 2 × DE) × 4/((4 + CR) × T_s).',
    'Sensitivity = 10 × log₁₀(k × 290 K × B/1 mW) + NF + SNR, with an SNR of -7.5 dB for SF7 and 2.5 dB less for each step: -20 dB for SF12.',
  ],
  explanation:
    'A packet of {bytes} {bytes|byte|bytes}, {payload} of data and {overhead} of the protocol, takes {airtime} on air with “{spreading}” in {bandwidth}, at a bit rate of {bitRate}. A duty cycle of {dutyCycle} allows one every {interval}, {hourly} an hour and {daily} a day. With a noise figure of {noiseFigure} a receiver needs {sensitivity}{budget?; from {power} that leaves {budget} of path loss|}.',
  requires: [
    {
      that: ({ payload, overhead }) => payload + overhead <= 255,
      field: 'payload',
      says: 'A LoRa packet has at most 255 bytes: {payload} and {overhead} are more.',
    },
    {
      that: ({ spreading, header }) => spreading !== 'sf6old' || !header,
      field: 'header',
      says: 'SF6 of the SX127x works without an explicit header alone: turn it off, or choose SF6 of SX126x.',
    },
    {
      that: ({ spreading, optimize }) => optimize !== 'on' || (spreading !== 'sf5' && spreading !== 'sf6'),
      field: 'optimize',
      says: 'For SF5 and SF6 the SX126x has no low data rate optimization: choose automatic.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ airtime, bandwidth }) => bandwidth < 500000 && airtime > constant(0.4, 's'),
      says: 'More than 400 ms on one channel: in the United States (FCC 47 CFR 15.247, frequency hopping) and wherever a dwell time of 400 ms holds this packet may not be sent. Take a lower spreading factor or fewer bytes there.',
    },
    {
      level: 'caution',
      when: ({ spreading, payload, overhead, bandwidth }) =>
        overhead >= 13 && bandwidth === 125000 && payload > SPREADING[spreading].largest,
      says: 'LoRaWAN in Europe (EU863-870) carries at most 51 bytes of data with SF10 to SF12, 115 with SF9 and 222 with SF7 and SF8 (242 where no repeater is between): split the message or take a lower spreading factor.',
    },
    {
      level: 'caution',
      when: ({ hourly }) => hourly === 0,
      says: 'Such a packet takes more than its share of an hour, over which duty cycles are counted in Europe (ERC Recommendation 70-03): there it may not be sent at all. Take a lower spreading factor or fewer bytes.',
    },
    {
      level: 'caution',
      when: ({ optimize, symbol }) => optimize === 'off' && symbol > constant(0.0161, 's'),
      says: 'Symbols of more than 16 ms need the low data rate optimization, by the data sheets: without it the drift of oscillators loses packets.',
    },
    {
      level: 'note',
      when: ({ bandwidth }) => bandwidth < 62500,
      says: 'In so narrow a band sender and receiver need oscillators with temperature compensation: else they do not find each other.',
    },
    {
      level: 'note',
      when: ({ spreading, preamble }) => (spreading === 'sf5' || spreading === 'sf6') && preamble < 12,
      says: 'For SF5 and SF6 the data sheet of the SX126x recommends a preamble of 12 symbols.',
    },
  ],
  examples: [
    {
      inputs: { payload: 12, overhead: 0, power: 14 },
      results: {
        airtime: '41.2160',
        symbol: '1.02400',
        symbols: 40.25,
        bytes: 12,
        bitRate: 5468.75,
        effective: 2329.192546584,
        sensitivity: -124.506087064,
        budget: 138.506087064,
        interval: '4.12160',
        hourly: 873,
        daily: 20962,
      },
      source: 'The unit test of a public Python program by the SX126x data sheet: 41.216 ms; the rest by Python',
    },
    {
      inputs: { spreading: 'sf5', payload: 12, overhead: 0 },
      results: { airtime: '13.3760', symbols: 52.25, bitRate: 15625, sensitivity: -119.506087064 },
      cautions: ['preamble of 12 symbols'],
      source: 'The same unit test: 13.376 ms; the rest by Python',
    },
    {
      inputs: { spreading: 'sf9', payload: 0 },
      results: { airtime: '164.864', symbol: '4.09600', symbols: 40.25, bytes: 13, effective: 0, hourly: 218 },
      source: 'A public sheet after Semtech AN1200.13, 13 bytes with SF9: 164.864 ms',
    },
    {
      inputs: { spreading: 'sf12', payload: 51, noiseFigure: 5 },
      results: {
        airtime: '2793.472',
        bytes: 64,
        bitRate: 244.140625,
        sensitivity: -138.006087064,
        interval: '279.3472',
        hourly: 12,
        daily: 309,
      },
      cautions: ['More than 400 ms'],
      source: 'Python by the SX1276 data sheet, with exact fractions',
    },
    {
      inputs: { spreading: 'sf12', payload: 52 },
      results: { airtime: '2793.472', bytes: 65 },
      cautions: ['More than 400 ms', 'at most 51 bytes'],
      source: 'Python, the same: ⌈(520 - 48 + 44)/40⌉ is 13 as for 64 bytes',
    },
    {
      inputs: {
        spreading: 'sf6',
        coding: 'c8',
        payload: 20,
        overhead: 0,
        preamble: 12,
        header: false,
        crc: false,
      },
      results: { airtime: '38.0160', symbols: 74.25, bitRate: 5859.375, sensitivity: -122.006087064 },
      source: 'Python by the SX1261/2 data sheet',
    },
    {
      inputs: { spreading: 'sf6old', bandwidth: 'b500', coding: 'c6', payload: 20, overhead: 0, header: false },
      results: { airtime: '7.96800', symbols: 62.25, bitRate: 31250, sensitivity: -115.985487151 },
      source: 'Python by the SX1276 data sheet',
    },
    {
      inputs: { spreading: 'sf10', bandwidth: 'b250', coding: 'c7', payload: 222, optimize: 'on' },
      results: { airtime: '1774.592', bytes: 235, bitRate: 1116.071428571, daily: 486 },
      cautions: ['More than 400 ms'],
      source: 'Python by the SX1276 data sheet',
    },
    {
      inputs: { spreading: 'sf12', bandwidth: 'b10', payload: 10, overhead: 0 },
      results: { airtime: '11894.784', sensitivity: -147.797899525, hourly: 3, daily: 72 },
      cautions: ['More than 400 ms', 'temperature compensation'],
      source: 'Python by the SX1276 data sheet',
    },
    {
      inputs: { spreading: 'sf11', payload: 11, optimize: 'off', dutyCycle: 10 },
      results: { airtime: '741.3760', hourly: 485 },
      cautions: ['More than 400 ms', 'loses packets'],
      source: 'Python by the SX1276 data sheet',
    },
    {
      inputs: { spreading: 'sf12', bandwidth: 'b10', payload: 100, overhead: 0 },
      results: { airtime: '47284.224', hourly: 0, daily: 18 },
      cautions: ['More than 400 ms', 'share of an hour', 'temperature compensation'],
      source: 'Python by the SX1276 data sheet; 1% of an hour is 36 s',
    },
    {
      inputs: { spreading: 'sf8', payload: 223 },
      results: { airtime: '655.872', bytes: 236 },
      cautions: ['More than 400 ms', '242 where no repeater'],
      source: 'Python by the SX1276 data sheet',
    },
    {
      inputs: { payload: 243 },
      refused: 'at most 255 bytes',
      source: 'By hand: 243 + 13 = 256',
    },
    {
      inputs: { spreading: 'sf6old', payload: 10 },
      refused: 'without an explicit header alone',
      source: 'SX1276 data sheet, §4.1.1.2',
    },
    {
      inputs: { spreading: 'sf5', payload: 10, optimize: 'on' },
      refused: 'no low data rate optimization',
      source: 'SX1261/2 data sheet, §6.1.4',
    },
  ],
  notes: [
    'The sensitivity is thermal noise at 290 K, noise figure and the SNR of the data sheets (-7.5 dB for SF7 to -20 dB for SF12): interference and other LoRa packets raise it.',
    'Duty cycles hold for each sub-band and device, in Europe by ETSI EN 300 220; other regions have dwell times or listening before talking in their place. The Things Network allows 30 s of uplinks a day on its community network.',
    'With low data rate optimization a symbol carries two bits less, so that SF12 at 125 kHz has 244 bit/s (LoRaWAN says 250): the formula SF × 4/(4 + CR)/T_s of the data sheets leaves that out and gives 293.',
    'FSK and LR-FHSS of LoRaWAN have other formulas.',
  ],
  references: [
    { title: 'Semtech: SX1276/77/78/79 data sheet, §4.1.1 (packet, SNR limits) and §4.1.1.7 (time on air)' },
    { title: 'Semtech: SX1261/2 data sheet, §6.1.4 (time on air, SF5 and SF6)' },
    {
      title: 'AN1200.13 in a public sheet (13 bytes with SF9)',
      url: 'https://docs.google.com/spreadsheets/d/1voGAtQAjC1qBmaVuP1ApNKs1ekgUjavHuVQIXyYSvNc/edit',
    },
    {
      title: 'The Things Stack: demodulation floors (pkg/networkserver/mac/margin_table.go)',
      url: 'https://github.com/TheThingsNetwork/lorawan-stack',
    },
    {
      title: '47 CFR 15.247 (a)(1)(i): 0.4 s on a frequency, of hopping channels below 250 kHz and from there on',
      url: 'http://www.hallikainen.com/FccRules/2021/15/247',
    },
    {
      title: 'ERC Recommendation 70-03: duty cycle over a continuous one hour period',
      url: 'http://efis.dk/listviewer.jsp?type=11',
    },
    {
      title: 'The Things Network: limitations of data rate and packet size',
      url: 'https://thethingsnetwork.org/forum/t/limitations-data-rate-packet-size-30-seconds-day-fair-access-policy-nodes-per-gateway/1300',
    },
  ],
});

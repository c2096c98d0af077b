import { constant, defineEquations, isAbove, isBelow, measure, number, quantity } from '@reckoner/engine';

/** The least Eb/N0 at which any code carries a spectral efficiency, as a ratio: (2^η - 1)/η. */
const shannonLimit = (efficiency: number) => Math.expm1(efficiency * Math.LN2) / efficiency;

/** C/N₀ = C/N·B = E_b/N₀·R_b = E_s/N₀·R_s. */
export default defineEquations({
  title: 'Eb/N0, C/N and data rate',
  description:
    'Eb/N0 from C/N in a noise bandwidth, C/N0 or Es/N0 and back by data rate, spectral efficiency, symbol rate or bits of a symbol, with the rate that a C/N0 allows and the margin.',
  keywords: ['ebno', 'energy per bit', 'carrier to noise ratio', 'C/N0 dBHz', 'Es/N0', 'SNR to Eb/N0', 'SNR per bit'],
  related: ['shannon-hartley-capacity', 'receiver-sensitivity', 'signal-to-noise-ratio', 'link-budget-received-power'],
  variables: {
    bitEnergy: measure('dB', {
      label: 'Bit energy over noise density (Eb/N0)',
      help: 'Of bits of data, without those that the code adds.',
      symbol: 'E_b/N_0',
      min: -100,
      max: 200,
      places: 2,
    }),
    carrier: measure('dB', {
      label: 'Carrier over noise (C/N)',
      help: 'Signal-to-noise ratio in the noise bandwidth.',
      symbol: 'C/N',
      min: -150,
      max: 200,
      usual: [-60, 80],
      places: 2,
      optional: true,
    }),
    density: quantity('Hz', {
      label: 'Carrier over noise density (C/N0)',
      unit: 'dBHz',
      symbol: 'C/N_0',
      min: -150,
      max: 300,
      usual: [-20, 160],
      places: 2,
      optional: true,
    }),
    rate: quantity('bit/s', {
      label: 'Data rate',
      help: 'Of bits of data, without those that the code adds.',
      unit: 'Mbit/s',
      symbol: 'R_b',
      min: 1e-12,
      max: 1e9,
      optional: true,
    }),
    bandwidth: quantity('Hz', {
      label: 'Noise bandwidth',
      help: 'Behind a root raised cosine filter the symbol rate, less than the band that the signal takes.',
      unit: 'MHz',
      symbol: 'B',
      min: 1e-12,
      max: 1e9,
      optional: true,
    }),
    efficiency: quantity('bit/(s*Hz)', {
      label: 'Data rate over noise bandwidth',
      symbol: '\\eta',
      min: 1e-15,
      max: 100,
      optional: true,
    }),
    symbolRate: quantity('Hz', {
      label: 'Symbol rate',
      help: 'In Hz, which are baud: 27.5 MHz for 27.5 MBd.',
      unit: 'MHz',
      symbol: 'R_s',
      min: 1e-12,
      max: 1e9,
      optional: true,
    }),
    symbolEnergy: measure('dB', {
      label: 'Symbol energy over noise density (Es/N0)',
      symbol: 'E_s/N_0',
      min: -150,
      max: 200,
      places: 2,
      optional: true,
    }),
    symbolBits: number({
      label: 'Bits of a symbol',
      help: '1 for BPSK, 2 for QPSK, 4 for 16-QAM, 6 for 64-QAM.',
      symbol: 'm',
      above: 0,
      max: 20,
      usual: [1, 12],
      optional: true,
    }),
    codeRate: number({
      label: 'Code rate',
      help: '1/2 where every second bit is of the code; 1 without a code.',
      symbol: 'r',
      above: 0,
      max: 1,
      usual: [0.05, 1],
      default: 1,
    }),
    required: measure('dB', {
      label: 'Needed Eb/N0',
      help: 'For the bit error rate that is wanted, with the loss of the modem.',
      symbol: '(E_b/N_0)_{req}',
      min: -100,
      max: 200,
      usual: [-5, 40],
      optional: true,
    }),
    margin: measure('dB', { label: 'Margin', symbol: 'M', min: -300, max: 300, places: 2, optional: true }),
  },
  equations: ({
    bitEnergy,
    carrier,
    density,
    rate,
    bandwidth,
    efficiency,
    symbolRate,
    symbolEnergy,
    symbolBits,
    codeRate,
    required,
    margin,
  }) => [
    [density, (10 ** (bitEnergy / 10) * rate) / constant(1, 'bit')],
    [carrier, bitEnergy + 10 * Math.log10(efficiency / constant(1, 'bit/(s*Hz)'))],
    [efficiency, rate / bandwidth],
    [rate, constant(1, 'bit') * symbolBits * codeRate * symbolRate],
    [symbolEnergy, bitEnergy + 10 * Math.log10(symbolBits * codeRate)],
    [margin, bitEnergy - required],
  ],
  explanation:
    'The Eb/N0 is {bitEnergy}{rate? at {rate}|}{margin?, {margin|{|margin|} less than|exactly|{|margin|} more than} the {required} that are needed|}.{density? The C/N0 is {density}.|}{symbolEnergy? The Es/N0 is {symbolEnergy} with {symbolBits} {symbolBits|bit|bits} a symbol at a code rate of {codeRate}.|}{carrier? The C/N is {carrier}{bandwidth? in {bandwidth}|} with {efficiency}.|}',
  cautions: [
    {
      level: 'caution',
      when: ({ margin }) => margin !== undefined && isBelow(margin, 0),
      says: 'The Eb/N0 is less than what is needed: errors are more frequent than wanted. Send slower, with more power or larger antennas.',
    },
    {
      level: 'caution',
      when: ({ bitEnergy, efficiency, symbolBits, codeRate }) =>
        isBelow(
          10 ** (bitEnergy / 10),
          Math.max(
            Math.LN2,
            efficiency === undefined ? 0 : shannonLimit(efficiency / constant(1, 'bit/(s*Hz)')),
            symbolBits === undefined ? 0 : shannonLimit(symbolBits * codeRate),
          ),
        ),
      says: 'This is below the limit of Shannon, at best -1.59 dB and more the more bits a hertz of the noise bandwidth, or a symbol, carries: no code brings such data over without errors. Check rates and bandwidth, or send slower.',
    },
    {
      level: 'note',
      when: ({ codeRate, symbolBits }) => codeRate !== 1 && symbolBits === undefined,
      says: 'The code rate changes nothing here: it counts with bits of a symbol or a symbol rate. The data rate is that of the data alone; of a rate with the bits of the code take {codeRate} times as much.',
    },
    {
      level: 'caution',
      when: ({ symbolRate, bandwidth }) =>
        symbolRate !== undefined && bandwidth !== undefined && isAbove(symbolRate, bandwidth),
      says: 'The symbol rate is more than the noise bandwidth: behind so narrow a filter symbols run into each other (Nyquist). Check {symbolRate} and {bandwidth}.',
    },
  ],
  examples: [
    {
      inputs: { carrier: 12, bandwidth: 36, rate: 45, required: 4.5 },
      results: { bitEnergy: 11.030899869919, density: 87.563025007673, efficiency: 1.25, margin: 6.530899869919 },
      source: 'Python: 12 + 10 log10(36e6); - 10 log10(45e6); - 4.5',
    },
    {
      inputs: { density: 65, rate: '2048 kbit/s', required: 6 },
      results: { bitEnergy: 1.886700476962, margin: -4.113299523038 },
      cautions: ['less than what is needed'],
      source: 'satcoms.org.uk, Eb/No calculation: 65 - 63.1 = 1.9; more digits: Python',
    },
    {
      inputs: { symbolEnergy: 5, symbolRate: 27.5, symbolBits: 2, codeRate: '2/3', bandwidth: 27.5 },
      results: {
        bitEnergy: 3.750612633917,
        rate: 36.6666666667,
        density: 79.393326938303,
        carrier: 5,
        efficiency: 1.33333333333,
      },
      source: 'The documentation of the Python library sdr, esn0_to_ebn0(5, 2, rate=2/3): 3.750612633917001; 5 + 74.39',
    },
    {
      inputs: { symbolEnergy: 10, symbolRate: 1, symbolBits: 4 },
      results: { bitEnergy: 3.979400086720376, rate: 4, density: 70 },
      cautions: ['below the limit of Shannon'],
      source:
        'The documentation of the Python library sdr, esn0_to_ebn0(10, 4, rate=1); at 10 dB a symbol carries log2(11) = 3.46 bits at most',
    },
    {
      inputs: { density: 78.5, bitEnergy: 9.6 },
      results: { rate: 7.762471166287 },
      source: 'Python: 10^((78.5 - 9.6)/10)',
    },
    {
      inputs: { rate: 10, efficiency: 4, bitEnergy: 5 },
      results: { carrier: 11.0205999133, bandwidth: 2.5 },
      cautions: ['below the limit of Shannon'],
      source: 'By hand: 5 + 10 log10 4; the limit is 10 log10((2^4 - 1)/4) = 5.74 dB',
    },
    {
      inputs: { density: 40, rate: '20 kbit/s' },
      results: { bitEnergy: -3.01029995664 },
      cautions: ['below the limit of Shannon'],
      source: 'By hand: 10 log10(10^4/20000); the limit is 10 log10(ln 2) = -1.59 dB',
    },
    {
      inputs: { carrier: 12, bandwidth: 36, rate: 45, symbolRate: 45 },
      results: { symbolEnergy: 11.030899869919, symbolBits: 1 },
      cautions: ['run into each other'],
      source: 'By hand: 45 symbols of 1 bit; by Nyquist at most 36 MBd pass through 36 MHz',
    },
    {
      inputs: { symbolEnergy: 12, symbolBits: 3, codeRate: '3/4' },
      results: { bitEnergy: 8.47817481888638 },
      source: 'Python: 12 - 10 log10(3 × 0.75)',
    },
    {
      inputs: { carrier: 8, efficiency: 2 },
      results: { bitEnergy: 4.98970004336019 },
      source: 'By hand: 8 - 10 log10 2',
    },
    {
      inputs: { carrier: 10, bandwidth: 1, rate: 1, codeRate: 0.75 },
      results: { bitEnergy: 10, density: 70, efficiency: 1 },
      cautions: ['code rate changes nothing'],
      source: 'By hand: 10 + 60 - 60',
    },
    {
      inputs: { bitEnergy: 7, required: 7, rate: 1 },
      results: { margin: 0, density: 67 },
      source: 'By hand: 7 + 60',
    },
  ],
  notes: [
    'The noise is taken as white over the band: interference and nonlinearity of amplifiers come on top.',
    'Modems measure Eb/N0 by other bits: some count those of the code too, or those of frames around the data. Where (C + N)/N is measured, take the noise off first.',
  ],
  references: [
    {
      title: 'Eb/No calculation, satcoms.org.uk',
      url: 'http://www.satcoms.org.uk/satellite/community/topic768.html',
    },
    {
      title: 'sdr: esn0_to_ebn0',
      url: 'https://mhostetter.github.io/sdr/v0.0.9/api/sdr.esn0_to_ebn0',
    },
    { title: 'Sklar: Digital Communications, 2nd ed., §3.1.5 and 9.4', isbn: '978-0-13-084788-1' },
    {
      title: 'Shannon: Communication in the presence of noise, Proc. IRE 37 (1949) 10–21',
      doi: '10.1109/JRPROC.1949.232969',
    },
  ],
});

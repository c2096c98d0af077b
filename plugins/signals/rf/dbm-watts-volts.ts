import { defineEquations, quantity } from '@reckoner/engine';

/** Power of a sine in a resistive impedance: P = V²/Z; 0 dBm is 1 mW. */
export default defineEquations({
  title: 'dBm to watts and volts',
  description: 'Converts a signal power between dBm, watts, dBµV and RMS and peak volts in a given impedance.',
  keywords: ['dbm to mw', 'dbm to volts', 'dbuv', 'dbw', '50 ohm', 'power level'],
  variables: {
    level: quantity('W', { label: 'Power level', unit: 'dBm', symbol: 'L_P', min: -400, max: 300, usual: [-200, 90] }),
    power: quantity('W', { label: 'Power', unit: 'mW', symbol: 'P', above: 0 }),
    voltage: quantity('V', { label: 'RMS voltage', symbol: 'V_{rms}', above: 0 }),
    peak: quantity('V', { label: 'Peak voltage of a sine', symbol: 'V_p', above: 0 }),
    voltageLevel: quantity('V', { label: 'Voltage level', unit: 'dBµV', symbol: 'L_V', min: -400, max: 500 }),
    impedance: quantity('ohm', { label: 'Impedance', symbol: 'Z', above: 0, max: 1e6, default: 50 }),
  },
  equations: ({ level, power, voltage, peak, voltageLevel, impedance }) => [
    [level, power],
    [power, voltage ** 2 / impedance],
    [peak, voltage * Math.sqrt(2)],
    [voltageLevel, voltage],
  ],
  explanation: '{level} is {power}, which in {impedance} is {voltage} RMS or {voltageLevel}.',
  examples: [
    {
      inputs: { level: 20 },
      results: { power: 100, voltage: 2.2360679775, peak: 3.16227766017, voltageLevel: 126.989700043 },
      source: 'Python 3.11: 10^(20/10) mW; √(0.1 × 50); √2 V; 20 log10(V/1e-6)',
    },
    {
      inputs: { voltage: 1, impedance: 75 },
      results: { power: 13.33333333, level: 11.2493873661 },
      source: 'Python 3.11: 1000/75; 10 log10(13.33)',
    },
    {
      inputs: { voltageLevel: '60 dBµV' },
      results: { level: -46.9897000434, voltage: 0.001 },
      source: 'By hand: 1 mV; 1e-6/50 W = 20 nW = 10 log10(2e-5) dBm; the usual 107 dB between dBµV and dBm',
    },
  ],
  references: [{ title: 'Pozar: Microwave Engineering, 4th ed., §2.3', isbn: '978-0-470-63155-3' }],
});

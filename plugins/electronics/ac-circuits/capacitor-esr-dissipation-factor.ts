import { constant, defineEquations, isAbove, isAtLeast, isBelow, number, quantity } from '@reckoner/engine';
import { capacitor, frequencyOptions } from './shared/fields.js';

/** An ESR that hardly any capacitor but one of farads has, as of mΩ sent as Ω: tan δ would be 1.5 at 120 Hz. */
function isHighEsr(esr: number, capacitance: number | undefined, frequency: number | undefined) {
  return (
    capacitance !== undefined &&
    frequency !== undefined &&
    isBelow(capacitance, constant(0.01, 'F')) &&
    isAtLeast(frequency, constant(100, 'Hz')) &&
    isAbove(esr * capacitance, constant(0.002, 's'))
  );
}

/** tan δ = ESR/X_C = 1/Q; the ripple current heats the ESR. */
export default defineEquations({
  title: 'Capacitor ESR and dissipation factor',
  description:
    'ESR, dissipation factor (tan δ), Q and loss angle of a capacitor at a frequency from any one of them, with heat and temperature rise by ripple current.',
  keywords: [
    'equivalent series resistance',
    'loss tangent',
    'tan delta',
    'dissipation factor to ESR',
    'capacitor Q',
    'ripple current heating',
  ],
  variables: {
    capacitance: quantity('F', { label: 'Capacitance', ...capacitor, optional: true }),
    frequency: quantity('Hz', { ...frequencyOptions, optional: true }),
    reactance: quantity('ohm', { label: 'Capacitive reactance', symbol: 'X_C', above: 0, max: 1e30, optional: true }),
    esr: quantity('ohm', { label: 'ESR', symbol: '\\mathrm{ESR}', above: 0, max: 1e30, usual: [1e-5, 1e9] }),
    dissipation: number({
      label: 'Dissipation factor',
      help: 'tan δ as a number: 0.02 is 2%.',
      symbol: '\\tan\\delta',
      above: 0,
      max: 1e12,
      usual: [1e-6, 1.5],
      confusedWith: { '%': 100 },
      text: 'ratio',
      optional: true,
    }),
    quality: number({ label: 'Q factor', symbol: 'Q', above: 0, max: 1e12, usual: [0.7, 1e6], optional: true }),
    lossAngle: quantity('rad', {
      label: 'Loss angle',
      help: 'What the phase angle lacks of 90°.',
      unit: 'deg',
      symbol: '\\delta',
      above: 0,
      below: 90,
      usual: [1e-5, 60],
      optional: true,
    }),
    ripple: quantity('A', {
      label: 'Ripple current (RMS)',
      help: 'Of a triangle the peak-to-peak current over √12.',
      symbol: 'I',
      above: 0,
      max: 1e9,
      usual: [1e-5, 200],
      optional: true,
    }),
    loss: quantity('W', { label: 'Heat', symbol: 'P', above: 0, max: 1e30, optional: true }),
    thermal: quantity('K/W', {
      label: 'Thermal resistance to the ambient',
      help: 'From the core of the capacitor, by its data sheet.',
      unit: 'Δ°C/W',
      symbol: 'R_{th}',
      above: 0,
      max: 1e6,
      optional: true,
    }),
    rise: quantity('K', {
      label: 'Temperature rise',
      unit: 'Δ°C',
      symbol: '\\Delta T',
      above: 0,
      max: 1e30,
      optional: true,
    }),
  },
  equations: ({
    capacitance,
    frequency,
    reactance,
    esr,
    dissipation,
    quality,
    lossAngle,
    ripple,
    loss,
    thermal,
    rise,
  }) => [
    [reactance, 1 / (2 * Math.PI * frequency * capacitance)],
    [dissipation, esr / reactance],
    [quality, 1 / dissipation],
    [dissipation, Math.tan(lossAngle)],
    [loss, ripple ** 2 * esr],
    [rise, thermal * loss],
  ],
  explanation: ({ capacitance, frequency, reactance, ripple, rise }) => {
    const losses = 'an ESR of {esr}: a dissipation factor of {dissipation}, a Q of {quality}';
    const capacitor =
      capacitance !== undefined
        ? `At {frequency} {capacitance} has a reactance of {reactance} and ${losses}`
        : reactance !== undefined
          ? `The capacitor has a reactance of {reactance} and ${losses}`
          : frequency === undefined
            ? 'The capacitor has an ESR of {esr}'
            : 'At {frequency} the capacitor has an ESR of {esr}';
    const warms = rise === undefined ? '' : ', which warms it by {rise}';
    const heat = ripple === undefined ? '' : `. A ripple current of {ripple} turns {loss} into heat there${warms}`;
    return `${capacitor}${heat}.`;
  },
  requires: [
    {
      that: (_, given) =>
        given.capacitance ||
        given.reactance ||
        given.dissipation ||
        given.quality ||
        given.lossAngle ||
        given.ripple ||
        given.loss ||
        (given.thermal && given.rise),
      field: 'capacitance',
      says: 'An ESR alone tells nothing more: send the capacitance and the frequency, the ripple current or both.',
    },
    {
      that: (_, given) =>
        !given.capacitance ||
        given.frequency ||
        given.reactance ||
        given.dissipation ||
        given.quality ||
        given.lossAngle,
      field: 'frequency',
      says: 'A capacitance has its reactance at a frequency: send that too, or leave the capacitance out.',
    },
    {
      that: (_, given) => !given.thermal || given.ripple || given.loss || given.rise,
      field: 'ripple',
      says: 'A thermal resistance gives a temperature rise only with the ripple current or the heat: send one of them too.',
    },
    {
      that: (_, given) => !given.rise || given.thermal || given.ripple || given.loss,
      field: 'rise',
      says: 'A temperature rise needs the thermal resistance, the ripple current or the heat: send one of them too.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ rise }) => rise !== undefined && isAbove(rise, constant(100, 'K')),
      says: 'A rise of {rise} takes a capacitor from room temperature to more than most stand at all, which is 85 to 125 °C: it would fail, and an electrolytic one may vent or burst. Take less ripple current, a lower ESR or several in parallel.',
    },
    {
      level: 'caution',
      when: ({ rise }) => rise !== undefined && isAbove(rise, constant(30, 'K')) && !isAbove(rise, constant(100, 'K')),
      says: 'A rise of {rise} is more than most electrolytic capacitors are made for: at their highest ambient temperature the rated ripple current warms them by 3.5 to 10 °C, at a cool one by some 20 °C, and each 10 °C more about halve their life. Hold it against the data sheet.',
    },
    {
      level: 'caution',
      when: ({ esr, capacitance, frequency }) => isHighEsr(esr, capacitance, frequency),
      says: 'An ESR of {esr} is far more than capacitors of {capacitance} have, unless they are worn out: many data sheets give the ESR in mΩ and the dissipation factor in percent. Make sure of the unit.',
    },
    {
      level: 'note',
      when: ({ dissipation, esr, capacitance, frequency }) =>
        dissipation !== undefined && isAbove(dissipation, 1) && !isHighEsr(esr, capacitance, frequency),
      says: 'The ESR is above the reactance: the part acts as a resistor more than as a capacitor, as electrolytic ones do at high frequencies. Where its dissipation factor was measured at another frequency it does not hold here: take the ESR from the data sheet.',
    },
    {
      level: 'caution',
      when: ({ esr, frequency }) =>
        frequency !== undefined && isBelow(esr, constant(0.0005, 'ohm')) && isAbove(frequency, constant(1000, 'Hz')),
      says: 'Few capacitors have so low an ESR as {esr}: a dissipation factor measured at 100 Hz, 120 Hz or 1 kHz gives one far too low at higher frequencies, and with it too little heat. Take the ESR at {frequency} from the data sheet.',
    },
    {
      level: 'note',
      when: ({ capacitance, frequency, esr, dissipation }) =>
        capacitance !== undefined &&
        frequency !== undefined &&
        dissipation !== undefined &&
        ((isAbove(frequency, constant(1000, 'Hz')) && isAtLeast(capacitance, constant(1e-6, 'F'))) ||
          (isAbove(frequency, constant(150, 'Hz')) && isAtLeast(capacitance, constant(10e-6, 'F')))) &&
        !(isBelow(esr, constant(0.0005, 'ohm')) && isAbove(frequency, constant(1000, 'Hz'))) &&
        !isAbove(dissipation, 1),
      says: 'Data sheets mostly give the dissipation factor of such a capacitor at 100 Hz, 120 Hz or 1 kHz. One of a lower frequency than {frequency} gives too low an ESR and too little heat here, the more so the farther apart the two are: only an ESR or a dissipation factor at {frequency} itself counts.',
    },
    {
      level: 'note',
      when: ({ rise }) => rise !== undefined && !isAbove(rise, constant(30, 'K')),
      says: 'The rise counts from the ambient and shortens life: hold it against what the data sheet allows at that ambient temperature.',
    },
  ],
  examples: [
    {
      inputs: { capacitance: 1000, frequency: 120, dissipation: 0.15, ripple: 2, thermal: 20 },
      results: {
        reactance: 1.326291192432,
        esr: 0.1989436788649,
        quality: 6.666666666667,
        lossAngle: 8.530765609948,
        loss: 0.7957747154594,
        rise: 15.91549430919,
      },
      cautions: ['shortens life'],
      source: 'mpmath: 0.15/(2π × 120 Hz × 1000 µF), its arctangent, × 4, × 20',
    },
    {
      inputs: { capacitance: 1, frequency: '100 kHz', esr: '10 mΩ' },
      results: { reactance: 1.591549430919, dissipation: 0.00628318530718, quality: 159.1549430919 },
      cautions: ['itself counts'],
      source: 'mpmath: 2π × 100 kHz × 1 µF × 0.01 Ω',
    },
    {
      inputs: { esr: 0.05, dissipation: '2 %', frequency: '1 kHz', loss: 0.2 },
      results: { reactance: 2.5, quality: 50, capacitance: 63.66197723676, ripple: 2 },
      cautions: ['of a lower frequency'],
      source: 'By hand: 0.05/0.02; 1/0.02; 1/(2π × 1 kHz × 2.5 Ω); √(0.2/0.05)',
    },
    {
      inputs: { capacitance: 470, frequency: '100 kHz', dissipation: 0.12 },
      results: { esr: 0.0004063530461921 },
      cautions: ['far too low'],
      source: 'mpmath: 0.12/(2π × 100 kHz × 470 µF)',
    },
    {
      inputs: { capacitance: 470, frequency: '100 kHz', esr: 0.03 },
      results: { dissipation: 8.859291283123 },
      cautions: ['as electrolytic ones do', 'far above the usual', 'far below the usual'],
      source: 'mpmath: 2π × 100 kHz × 470 µF × 0.03 Ω',
    },
    {
      inputs: { capacitance: 470, frequency: '100 kHz', esr: 50 },
      results: { dissipation: 14765.48547187 },
      cautions: ['Make sure of the unit', 'far above the usual', 'far below the usual'],
      source: 'Python 3.11: 2π × 100 kHz × 470 µF × 50 Ω',
    },
    {
      inputs: { capacitance: 1000, frequency: 120, esr: 0.2, ripple: 5, rise: 120 },
      results: { loss: 5, thermal: 24, dissipation: 0.1507964473723 },
      cautions: ['may vent'],
      source: 'By hand: 5² × 0.2; 120/5; 2π × 120 Hz × 1000 µF × 0.2 Ω',
    },
    {
      inputs: { esr: 0.05, ripple: 4, thermal: 50, frequency: '100 kHz' },
      results: { loss: 0.8, rise: 40 },
      cautions: ['about halve their life'],
      source: 'By hand: 4² × 0.05; × 50',
    },
    {
      inputs: { esr: '50 mΩ', loss: 0.2 },
      results: { ripple: 2 },
      source: 'By hand: √(0.2/0.05)',
    },
    {
      inputs: { reactance: 10, esr: 0.1 },
      results: { dissipation: 0.01, quality: 100 },
      source: 'By hand: 0.1/10',
    },
    {
      inputs: { capacitance: 1000, frequency: '1 kHz', dissipation: 0.15 },
      results: { esr: 0.0238732414638 },
      cautions: ['of a lower frequency'],
      source: 'mpmath: 0.15/(2π × 1 kHz × 1000 µF)',
    },
    { inputs: { esr: 0.05, frequency: '100 kHz' }, refused: 'tells nothing more', source: 'By definition' },
    {
      inputs: { capacitance: 470, esr: 0.05, ripple: 2 },
      refused: 'leave the capacitance out',
      source: 'By definition',
    },
    {
      inputs: { capacitance: 1000, frequency: 120, esr: 0.2, thermal: 20 },
      refused: 'gives a temperature rise only',
      source: 'By definition',
    },
    {
      inputs: { capacitance: 1000, frequency: 120, esr: 0.2, rise: 20 },
      refused: 'needs the thermal resistance',
      source: 'By definition',
    },
    {
      inputs: { capacitance: 0.1, frequency: '1 kHz', lossAngle: 0.5 },
      results: { dissipation: 0.008726867790759, esr: 13.88924146609 },
      source: 'mpmath: tan 0.5°; over 2π × 1 kHz × 0.1 µF',
    },
  ],
  notes: [
    'A capacitance in series with one resistance, without the inductance of the leads, which counts near and above self-resonance. Some data sheets give the power factor, sin δ, which is equal to tan δ as long as both are small.',
    'A ripple current of several frequencies heats by the ESR at each of them: add up the heat.',
  ],
  references: [
    {
      title: 'Capacitor ESR, dissipation factor, loss tangent and Q',
      url: 'https://www.radio-electronics.com/info/formulae/capacitance/esr-df-loss-tangent-q-tutorial-basics.php',
    },
    {
      title: 'Dissipation factor (DF) / tan δ and Q value',
      url: 'https://www.doeeet.com/content/eee-components/passive-components/capacitor-losses-dissipation-factor',
    },
    {
      title:
        'Rubycon: Lifetime calculation formula of aluminum electrolytic capacitors, rise at the rated ripple current',
      url: 'http://biz.doczj.com/doc/163504385.html',
    },
    {
      title: 'NIC: Ripple current correction factors of aluminum electrolytic capacitors (2010), by frequency',
      url: 'http://dtsheet.com/doc/1293724/ripple-current-correction-factors',
    },
    { title: 'BHC: Electrolytic capacitors, ripple current', url: 'http://www.bhc.co.uk/electric03.htm' },
  ],
});

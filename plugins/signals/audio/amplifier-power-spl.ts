import {
  choice,
  constant,
  defineEquations,
  integer,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  quantity,
  roundTo,
} from '@reckoner/engine';

/** L = S + 10 log₁₀ P + 10 log₁₀ N - 20 log₁₀ r - H, with the sensitivity S at 1 W (or 2.83 V) and 1 m. */
export default defineEquations({
  title: 'Amplifier power for a sound level',
  description:
    'Amplifier power that a loudspeaker needs for a sound pressure level at a distance, from its sensitivity, the headroom for peaks and the number of loudspeakers, or the level or distance that a power reaches.',
  keywords: [
    'amplifier power required',
    'speaker sensitivity',
    'watts needed for spl',
    'loudspeaker spl calculator',
    'how loud is my speaker',
    'headroom',
    'crest factor',
    'PA system power',
  ],
  related: ['sound-level-distance', 'sound-pressure-level-addition', 'noise-dose-exposure'],
  variables: {
    basis: choice(
      {
        watt: { label: 'For 1 W at 1 m', also: ['1 W', 'watt', '1W/1m', 'dB/W/m'] },
        volts: { label: 'For 2.83 V at 1 m', also: ['2.83 V', '2.83V/1m', 'volts'] },
      },
      { label: 'Sensitivity is given', default: 'watt' },
    ),
    sensitivity: quantity('dB', {
      label: 'Sensitivity of the loudspeaker',
      help: 'dB SPL at 1 m, from its data sheet.',
      symbol: 'S',
      min: 40,
      max: 200,
      usual: [75, 115],
      places: 1,
    }),
    impedance: quantity('ohm', {
      label: 'Nominal impedance of the loudspeaker',
      symbol: 'Z',
      min: 0.1,
      max: 1e5,
      usual: [2, 32],
      default: 8,
    }),
    distance: quantity('m', {
      label: 'Distance of the listener',
      symbol: 'r',
      min: 0.01,
      max: 1e5,
      usual: [0.5, 200],
      places: 2,
    }),
    level: quantity('dB', {
      label: 'Mean level at the listener',
      help: 'Without the peaks, which the headroom is for.',
      symbol: 'L',
      min: -100,
      max: 250,
      usual: [50, 120],
      places: 1,
    }),
    headroom: quantity('dB', {
      label: 'Headroom for peaks',
      help: '3 dB at least; 6 to 10 dB for compressed music, 12 dB for speech, 15 to 20 dB for live music.',
      symbol: 'H',
      min: 0,
      max: 60,
      usual: [0, 25],
      default: 10,
      places: 1,
    }),
    speakers: integer({
      label: 'Number of equal loudspeakers, all as far away',
      symbol: 'N',
      min: 1,
      max: 1000,
      usual: [1, 100],
      default: 1,
    }),
    power: quantity('W', {
      label: 'Amplifier power for each loudspeaker',
      symbol: 'P',
      above: 0,
      max: 1e9,
      usual: [0.02, 5000],
      digits: 3,
      places: 1,
    }),
    total: quantity('W', { label: 'Power of all channels', symbol: 'P_\\Sigma', above: 0, digits: 3, places: 1 }),
    mean: quantity('W', { label: 'Mean power into each loudspeaker', symbol: 'P_m', above: 0, digits: 3, places: 1 }),
    voltage: quantity('V', { label: 'RMS voltage at full power', symbol: 'U', above: 0, digits: 3, places: 1 }),
    near: quantity('dB', {
      label: 'Mean level at 1 m from one loudspeaker',
      symbol: 'L_1',
      min: -200,
      max: 400,
      places: 1,
    }),
    peakLevel: quantity('dB', {
      label: 'Level at the listener in peaks',
      symbol: 'L_p',
      min: -200,
      max: 400,
      places: 1,
    }),
  },
  equations: ({
    basis,
    sensitivity,
    impedance,
    distance,
    level,
    headroom,
    speakers,
    power,
    total,
    mean,
    voltage,
    peakLevel,
    near,
  }) => {
    const rated = basis === 'watt' ? constant(1, 'W') : constant(2.83, 'V') ** 2 / impedance;
    return [
      [peakLevel, level + headroom],
      [near, sensitivity + constant(10, 'dB') * Math.log10(mean / rated)],
      [
        peakLevel,
        sensitivity +
          constant(10, 'dB') * Math.log10((speakers * power) / rated) -
          constant(20, 'dB') * Math.log10(distance / constant(1, 'm')),
      ],
      [total, speakers * power],
      [mean, power / 10 ** (headroom / constant(10, 'dB'))],
      [voltage, Math.sqrt(power * impedance)],
    ];
  },
  explanation: ({ basis }) =>
    `{speakers|A loudspeaker|{speakers} loudspeakers} of {sensitivity} for ${
      basis === 'watt' ? '1 W' : '2.83 V into {impedance}'
    } at 1 m {speakers|gives|together give} a mean level of {level} at {distance} and {peakLevel} in peaks, with {headroom} of headroom, from {power} of amplifier power{speakers|| each} ({voltage} RMS at {impedance}); on average {mean} {speakers|goes into it|goes into each}. At 1 m from a single one of them the mean level is {near}. This is for free air, without reflections or losses.`,
  cautions: [
    {
      level: 'danger',
      when: ({ level, near, distance }) =>
        roundTo(level, 1) < 100 && roundTo(near, 1) >= 100 && isAbove(distance, constant(1, 'm')),
      says: ({ near }) =>
        `At 1 m from a loudspeaker the mean level is {near}, which harms hearing within ${roundTo(near, 1) >= 115 ? 'seconds' : 'minutes'}: keep people away from it, as by raising it, or take more of them nearer to the listeners.`,
    },
    {
      level: 'danger',
      when: ({ level }) => roundTo(level, 1) >= 100,
      says: ({ level }) =>
        `A mean level of {level} harms hearing within ${roundTo(level, 1) >= 115 ? 'seconds' : 'minutes'}: NIOSH allows 15 minutes a day at 100 dBA and half as long for each 3 dB more, 28 s at 115 dBA. Limit the level or protect ears.`,
    },
    {
      level: 'caution',
      when: ({ level }) => roundTo(level, 1) >= 85 && roundTo(level, 1) < 100,
      says: 'From 85 dBA on hearing is at risk: NIOSH allows 8 hours a day at 85 dBA, half as long for each 3 dB more.',
    },
    {
      level: 'caution',
      when: ({ power }) => isAbove(roundTo(power, 1), constant(1000, 'W')),
      says: 'Few loudspeakers bear {power}: compare it with what theirs is rated for (continuous, not peak), and take more sensitive, more or nearer ones. Voice coils burn, and heat costs several dB before they do.',
    },
    {
      level: 'caution',
      when: ({ voltage }) => isAbove(roundTo(voltage, 1), constant(35, 'V')),
      says: 'At full power {voltage} RMS stand at the terminals, which can give a shock: cover them, and switch off before touching.',
    },
    {
      level: 'caution',
      when: ({ distance }) => isAbove(distance, constant(50, 'm')),
      says: 'Over more than 50 m the air swallows treble, by 1 to 3 dB at 4 kHz in 50 m, and wind and the ground bend sound: the true level is lower or wavers.',
    },
    {
      level: 'caution',
      when: ({ distance }) => isBelow(distance, constant(1, 'm')),
      says: 'Nearer than 1 m a loudspeaker is no point: the level rises less than told toward it. Check the distance.',
    },
    {
      level: 'caution',
      when: ({ headroom }) => roundTo(headroom, 1) < 3,
      says: 'With less than 3 dB of headroom peaks of music and speech, 10 to 20 dB above their mean, are clipped. Is the level meant the peak level?',
    },
    {
      level: 'note',
      when: ({ speakers }) => speakers > 1,
      says: 'Levels of loudspeakers are added as unrelated sound, 3 dB for twice as many. The same bass from loudspeakers side by side adds up to 6 dB.',
    },
    {
      level: 'note',
      when: ({ distance }) => isAtLeast(distance, constant(3, 'm')) && isAtMost(distance, constant(50, 'm')),
      says: 'Indoors reflections add to the level away from the loudspeaker, often by 3 dB and more: there less power may do.',
    },
  ],
  examples: [
    {
      inputs: { level: 85, sensitivity: 95, distance: 100, headroom: 3 },
      results: { power: 1995.262315, total: 1995.262315, mean: 1000, peakLevel: 88, near: 125 },
      cautions: [
        '125.0 dB, which harms hearing within seconds',
        'hearing is at risk',
        'Few loudspeakers',
        'can give a shock',
        'swallows treble',
      ],
      source: 'Crown by ProSoundWeb: 1,995 watts; more digits by Python',
    },
    {
      inputs: { level: 85, sensitivity: 98, distance: 15, headroom: 12 },
      results: { power: 178.72385281, mean: 11.27671276, peakLevel: 97 },
      cautions: ['At 1 m from', 'hearing is at risk', 'can give a shock', 'reflections add'],
      source: 'Crown by ProSoundWeb: 179 watts, 11 watts average; more digits by Python',
    },
    {
      inputs: { basis: 'volts', impedance: 4, sensitivity: 88, distance: 3, level: 90, speakers: 2 },
      results: { power: 142.7990748, total: 285.5981495, mean: 14.27990748, voltage: 23.89971337, peakLevel: 100 },
      cautions: ['hearing is at risk', 'unrelated sound', 'reflections add'],
      source: 'Python: 2.83²/4 W × 10^((100 - 88 + 20 log₁₀ 3)/10), half of it for each; √(4P)',
    },
    {
      inputs: { power: 100, sensitivity: 88, distance: 2, headroom: 20 },
      results: { level: 81.97940009, peakLevel: 101.9794001, mean: 1, voltage: 28.28427125 },
      source: 'Python: 88 + 20 - 20 log₁₀ 2, less 20; √800',
    },
    {
      inputs: { power: 50, level: 97, distance: 2 },
      results: { sensitivity: 96.03089987 },
      cautions: ['At 1 m from', 'hearing is at risk'],
      source: 'Python: 107 - 10 log₁₀ 50 + 20 log₁₀ 2',
    },
    {
      inputs: { power: 500, level: 85, sensitivity: 98, headroom: 12 },
      results: { distance: 25.08909536 },
      cautions: ['At 1 m from', 'hearing is at risk', 'can give a shock', 'reflections add'],
      source: 'Python: 10^((98 + 10 log₁₀ 500 - 97)/20) m',
    },
    {
      inputs: { level: 102, sensitivity: 97, distance: 10, headroom: 6, speakers: 4 },
      results: { power: 314.7313529, total: 1258.925412 },
      cautions: ['harms hearing within minutes', 'can give a shock', 'unrelated sound', 'reflections add'],
      source: 'Python: 10^((108 - 97 + 20)/10), a quarter for each',
    },
    {
      inputs: { level: 120, sensitivity: 100, distance: 1 },
      results: { power: 1000, mean: 100, near: 120, peakLevel: 130 },
      cautions: ['harms hearing within seconds', 'can give a shock'],
      source: 'By hand: 20 dB above 1 W, 10 dB more; NIOSH allows 8 h/2^((120 - 85)/3), 9 s a day',
    },
    {
      inputs: { level: 80, sensitivity: 90, distance: 0.5, headroom: 0 },
      results: { power: 0.025, mean: 0.025 },
      cautions: ['Nearer than 1 m', 'are clipped'],
      source: 'By hand: 10 dB below 1 W, and a quarter of it at half a meter',
    },
    {
      inputs: { near: 94, sensitivity: 88, distance: 4 },
      results: { mean: 3.981071706, power: 39.81071706, level: 81.95880017 },
      cautions: ['reflections add'],
      source: 'By hand: 6 dB above 1 W; 10 dB more; 94 - 20 log₁₀ 4',
    },
  ],
  notes: [
    'Sensitivities of data sheets are measured on axis and in half space or at one frequency, and are often 2 to 3 dB too good.',
    'Into 4 Ω 2.83 V are 2 W: such a loudspeaker is 3 dB less sensitive for 1 W than for 2.83 V.',
  ],
  references: [
    {
      title: 'ProSoundWeb: Crown Audio calculators, Amplifier power required (2011)',
      url: 'https://www.prosoundweb.com/topics/audio/crown_audio_calculators_amplifier_power_required/',
    },
    {
      title: 'ProSoundWeb: Determining the amount of amplifier power for a variety of systems',
      url: 'https://www.prosoundweb.com/determining-the-amount-of-amplifier-power-for-a-variety-of-systems/5/',
    },
    { title: 'NIOSH Publication 98-126 (1998): Criteria for a Recommended Standard: Occupational Noise Exposure' },
  ],
});

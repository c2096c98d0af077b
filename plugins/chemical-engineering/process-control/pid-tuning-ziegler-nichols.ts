import { choice, defineCalculator, isAbove, isBelow, number, quantity } from '@reckoner/engine';

/** Rules for the ideal form K_c(1 + 1/(T_i s) + T_d s), from the ultimate gain or from a first-order model with dead time. */
export default defineCalculator({
  title: 'PID tuning',
  description:
    'Gain, integral and derivative time of a P, PI or PID controller by Ziegler-Nichols, Cohen-Coon or IMC (lambda).',
  keywords: ['Ziegler-Nichols', 'Cohen-Coon', 'lambda tuning', 'IMC', 'controller gain', 'ultimate gain'],
  inputs: {
    rule: choice(
      {
        ultimate: 'Ziegler-Nichols, ultimate gain',
        reaction: 'Ziegler-Nichols, reaction curve',
        cohenCoon: 'Cohen-Coon',
        imc: 'IMC (lambda)',
      },
      { label: 'Rule', default: 'ultimate' },
    ),
    controller: choice({ p: 'P', pi: 'PI', pid: 'PID' }, { label: 'Controller', default: 'pid' }),
    ultimateGain: number({ label: 'Ultimate gain', symbol: 'K_u', min: 1e-6, max: 1e6, when: { rule: 'ultimate' } }),
    ultimatePeriod: quantity('s', {
      label: 'Ultimate period',
      symbol: 'T_u',
      min: 1e-6,
      max: 1e7,
      when: { rule: 'ultimate' },
    }),
    gain: number({
      label: 'Process gain',
      symbol: 'K',
      min: 1e-6,
      max: 1e6,
      when: { rule: ['reaction', 'cohenCoon', 'imc'] },
    }),
    timeConstant: quantity('s', {
      label: 'Time constant',
      symbol: '\\tau',
      min: 1e-6,
      max: 1e7,
      when: { rule: ['reaction', 'cohenCoon', 'imc'] },
    }),
    deadTime: quantity('s', {
      label: 'Dead time',
      symbol: '\\theta',
      min: 1e-6,
      max: 1e7,
      when: { rule: ['reaction', 'cohenCoon', 'imc'] },
    }),
    lambda: quantity('s', {
      label: 'Closed-loop time constant',
      symbol: '\\lambda',
      min: 1e-6,
      max: 1e7,
      when: { rule: 'imc' },
    }),
  },
  outputs: {
    controllerGain: number({ label: 'Controller gain', symbol: 'K_c' }),
    integralTime: quantity('s', { label: 'Integral time', symbol: 'T_i', optional: true }),
    derivativeTime: quantity('s', { label: 'Derivative time', symbol: 'T_d', optional: true }),
  },
  formula: ({ rule, controller, ultimateGain, ultimatePeriod, gain, timeConstant, deadTime, lambda }) => {
    if (rule === 'ultimate') {
      if (controller === 'p') return { controllerGain: 0.5 * ultimateGain };
      if (controller === 'pi') return { controllerGain: 0.45 * ultimateGain, integralTime: ultimatePeriod / 1.2 };
      return {
        controllerGain: 0.6 * ultimateGain,
        integralTime: ultimatePeriod / 2,
        derivativeTime: ultimatePeriod / 8,
      };
    }
    if (rule === 'imc') {
      if (controller === 'pi')
        return { controllerGain: timeConstant / (gain * (lambda + deadTime)), integralTime: timeConstant };
      return {
        controllerGain: (timeConstant + deadTime / 2) / (gain * (lambda + deadTime / 2)),
        integralTime: timeConstant + deadTime / 2,
        derivativeTime: (timeConstant * deadTime) / (2 * timeConstant + deadTime),
      };
    }
    const scale = timeConstant / (gain * deadTime);
    if (rule === 'reaction') {
      if (controller === 'p') return { controllerGain: scale };
      if (controller === 'pi') return { controllerGain: 0.9 * scale, integralTime: deadTime / 0.3 };
      return { controllerGain: 1.2 * scale, integralTime: 2 * deadTime, derivativeTime: deadTime / 2 };
    }
    const ratio = deadTime / timeConstant;
    if (controller === 'p') return { controllerGain: scale * (1 + ratio / 3) };
    if (controller === 'pi') {
      return {
        controllerGain: scale * (0.9 + ratio / 12),
        integralTime: (deadTime * (30 + 3 * ratio)) / (9 + 20 * ratio),
      };
    }
    return {
      controllerGain: scale * (4 / 3 + ratio / 4),
      integralTime: (deadTime * (32 + 6 * ratio)) / (13 + 8 * ratio),
      derivativeTime: (4 * deadTime) / (11 + 2 * ratio),
    };
  },
  explanation: ({ integralTime, derivativeTime }) =>
    integralTime === undefined
      ? 'Set the controller gain to {controllerGain}.'
      : derivativeTime === undefined
        ? 'Set the gain to {controllerGain} and the integral time to {integralTime}.'
        : 'Set the gain to {controllerGain}, the integral time to {integralTime} and the derivative time to {derivativeTime}.',
  requires: [
    {
      that: ({ rule, controller }) => rule !== 'imc' || controller !== 'p',
      field: 'controller',
      says: 'IMC gives PI and PID controllers.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ rule, deadTime, timeConstant }) =>
        (rule === 'reaction' || rule === 'cohenCoon') &&
        (isBelow(deadTime, 0.1 * timeConstant) || isAbove(deadTime, timeConstant)),
      says: 'These rules are for a dead time of about 0.1 to 1 time constants: beside that the loop may oscillate or be slow. Take the lambda rule.',
    },
  ],
  examples: [
    {
      inputs: { ultimateGain: 8, ultimatePeriod: 24 },
      results: { controllerGain: 4.8, integralTime: 12, derivativeTime: 3 },
      source: 'By hand: 0.6 × 8; 24/2; 24/8',
    },
    {
      inputs: { ultimateGain: 8, ultimatePeriod: 24, controller: 'pi' },
      results: { controllerGain: 3.6, integralTime: 20 },
      source: 'By hand: 0.45 × 8; 24/1.2',
    },
    {
      inputs: { ultimateGain: 8, ultimatePeriod: 24, controller: 'p' },
      results: { controllerGain: 4 },
      source: 'By hand: 0.5 × 8',
    },
    {
      inputs: { rule: 'reaction', gain: 2, timeConstant: 10, deadTime: 2 },
      results: { controllerGain: 3, integralTime: 4, derivativeTime: 1 },
      source: 'By hand: 1.2 × 10/(2 × 2)',
    },
    {
      inputs: { rule: 'reaction', controller: 'pi', gain: 2, timeConstant: 10, deadTime: 3 },
      results: { controllerGain: 1.5, integralTime: 10 },
      source: 'By hand: 0.9 × 10/6; 3/0.3',
    },
    {
      inputs: { rule: 'reaction', controller: 'p', gain: 2, timeConstant: 10, deadTime: 2 },
      results: { controllerGain: 2.5 },
      source: 'By hand: 10/4',
    },
    {
      inputs: { rule: 'cohenCoon', gain: 2, timeConstant: 10, deadTime: 2 },
      results: { controllerGain: 3.4583333, integralTime: 4.5479452, derivativeTime: 0.70175439 },
      source: 'Python: 2.5(4/3 + 0.05); 2 × 33.2/14.6; 8/11.4',
    },
    {
      inputs: { rule: 'cohenCoon', controller: 'pi', gain: 2, timeConstant: 10, deadTime: 2 },
      results: { controllerGain: 2.2916667, integralTime: 4.7076923 },
      source: 'Python: 2.5(0.9 + 0.2/12); 2 × 30.6/13',
    },
    {
      inputs: { rule: 'cohenCoon', controller: 'p', gain: 2, timeConstant: 10, deadTime: 2 },
      results: { controllerGain: 2.6666667 },
      source: 'Python: 2.5(1 + 0.2/3)',
    },
    {
      inputs: { rule: 'imc', controller: 'pi', gain: 2, timeConstant: 10, deadTime: 2, lambda: 3 },
      results: { controllerGain: 1, integralTime: 10 },
      source: 'By hand: 10/(2 × 5)',
    },
    {
      inputs: { rule: 'imc', gain: 2, timeConstant: 10, deadTime: 2, lambda: 3 },
      results: { controllerGain: 1.375, integralTime: 11, derivativeTime: 0.90909091 },
      source: 'By hand: 11/(2 × 4); 20/22',
    },
    {
      inputs: { rule: 'imc', controller: 'p', gain: 2, timeConstant: 10, deadTime: 2, lambda: 3 },
      refused: 'PI and PID',
      source: 'By definition',
    },
    {
      inputs: { rule: 'reaction', gain: 2, timeConstant: 10, deadTime: 20 },
      results: { controllerGain: 0.3, integralTime: 40, derivativeTime: 10 },
      cautions: ['may oscillate'],
      source: 'By hand: 1.2 × 10/(2 × 20), 2 × 20, 20/2',
    },
  ],
  notes: [
    'Starting values: the Ziegler-Nichols and Cohen-Coon rules aim at quarter decay and oscillate; tune down where overshoot is not allowed.',
  ],
  references: [
    { title: 'Seborg et al.: Process Dynamics and Control, 3rd ed., ch. 12', isbn: '978-0-470-12867-1' },
    { title: 'Ziegler, Nichols: Optimum settings for automatic controllers, Trans. ASME 64 (1942) 759' },
  ],
});

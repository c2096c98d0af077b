import { constant, isAtLeast, isAtMost, isBelow, number, quantity } from '@reckoner/engine';

// The gas of a cycle, as it is before compression.

export const heatRatio = number({
  label: 'Ratio of specific heats',
  help: 'Cold air 1.4, hot air and burnt gas 1.25 to 1.35.',
  symbol: 'k',
  min: 1.01,
  max: 1.67,
  usual: 'all',
  default: 1.4,
});

export const inletPressure = quantity('Pa', {
  label: 'Pressure at the start of compression (absolute)',
  unit: 'kPa',
  symbol: 'p_1',
  min: 0.1,
  max: 10000,
  usual: [20, 500],
  default: 100,
});

export const inletTemperature = quantity('K', {
  label: 'Temperature at the start of compression',
  symbol: 'T_1',
  min: 1,
  max: 2000,
  usual: [220, 500],
  default: 300,
});

export const specificGas = quantity('J/(kg*K)', {
  label: 'Specific gas constant',
  help: 'Air: 287 J/(kg·K).',
  symbol: 'R',
  min: 10,
  max: 5000,
  usual: [180, 4200],
  default: 287,
});

/** 1 - r^(1 - k): the share of the heat that a volume ratio r turns into work. */
export function shareByVolume(ratio: number, heatRatio: number) {
  return -Math.expm1((1 - heatRatio) * Math.log(ratio));
}

/**
 * Whether a ratio of specific heats and a gas constant cannot be those of one gas: that of single atoms with the
 * constant of air, or that of air with the constant of neither air, its parts nor hydrogen.
 */
export function areOfTwoGases(heatRatio: number, specificGas: number) {
  const airLike = isAtLeast(specificGas, constant(250, 'J/(kg*K)')) && isAtMost(specificGas, constant(320, 'J/(kg*K)'));
  if (heatRatio > 1.45) return airLike;
  return heatRatio === 1.4 && !airLike && isBelow(specificGas, constant(4000, 'J/(kg*K)'));
}

/** Temperature after an isentropic change of the volume by the ratio r, from large to small. */
export function compressed(temperature: number, ratio: number, heatRatio: number) {
  return temperature * ratio ** (heatRatio - 1);
}

import { constant, isAtLeast, isAtMost, isBelow } from '@reckoner/engine';

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

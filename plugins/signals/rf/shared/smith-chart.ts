/** The Smith chart: the plane of the reflection coefficient with circles of resistance and arcs of reactance over Z₀. */
import type { Shape } from '@reckoner/engine';

/** Resistances and reactances over the characteristic impedance whose lines are drawn. */
const LINES = [0.2, 0.5, 1, 2, 5];

/** A point of the chart with the circle of its VSWR. */
export function smithChart(real: number, imaginary: number, label: string): Shape[] {
  const size = Math.hypot(real, imaginary);
  return [
    { shape: 'circle', center: [0, 0], radius: 1, fill: false },
    {
      shape: 'line',
      color: 5,
      points: [
        [-1, 0],
        [1, 0],
      ],
    },
    ...LINES.map(
      (r): Shape => ({ shape: 'circle', color: 5, center: [r / (1 + r), 0], radius: 1 / (1 + r), fill: false }),
    ),
    ...LINES.flatMap((x) => reactanceArcs(x)),
    ...(size > 0.01 && size < 0.999
      ? [{ shape: 'circle', color: 3, dashed: true, center: [0, 0], radius: size, fill: false } as const]
      : []),
    {
      shape: 'line',
      color: 2,
      points: [
        [0, 0],
        [real, imaginary],
      ],
    },
    { shape: 'point', color: 2, at: [real, imaginary], label },
    { shape: 'label', at: [-1, 0], label: '0' },
    { shape: 'label', at: [1, 0], label: '∞' },
  ];
}

/** Those of ±x: about (1, ±1/x), from the open end at the right to where they meet the rim. */
function reactanceArcs(x: number): Shape[] {
  const rim = Math.atan2((x ** 2 - 1) / x, -2);
  const start = rim < 0 ? rim + 2 * Math.PI : rim;
  return [
    { shape: 'arc', color: 5, center: [1, 1 / x], radius: 1 / x, from: start, to: 1.5 * Math.PI },
    { shape: 'arc', color: 5, center: [1, -1 / x], radius: 1 / x, from: 0.5 * Math.PI, to: 2 * Math.PI - start },
  ];
}

/** Networks of one element in series and one across an end that match two impedances. */
import { constant, isNear, sumOfProducts } from '@reckoner/engine';

type Place = 'across the load' | 'across the source';

/** All networks, the simplest first: one element alone, told once as at the load, then low-pass and high-pass ones. */
export function allNetworks(
  sourceResistance: number,
  sourceReactance: number,
  loadResistance: number,
  loadReactance: number,
  frequency: number,
) {
  const atLoad = networksWithShunt(
    loadResistance,
    loadReactance,
    sourceResistance,
    sourceReactance,
    frequency,
    'across the load',
  );
  const atSource = networksWithShunt(
    sourceResistance,
    sourceReactance,
    loadResistance,
    loadReactance,
    frequency,
    'across the source',
  ).filter(({ hasBoth }) => hasBoth);
  const all = [...atLoad, ...atSource];
  return [
    ...all.filter(({ rank }) => rank === 0),
    ...all.filter(({ rank }) => rank === 1),
    ...all.filter(({ rank }) => rank === 2),
    ...all.filter(({ rank }) => rank === 3),
  ];
}

/**
 * Those with the shunt element across the end 1: B = (±√(R₁D/R₂) + X₁)/|Z₁|² and X = ±√(R₂D/R₁) - X₂, with
 * D = |Z₁|² - R₁R₂, of which there are none where D is negative.
 */
function networksWithShunt(r1: number, x1: number, r2: number, x2: number, frequency: number, shuntPlace: Place) {
  const spare = sumOfProducts([r1, r1], [x1, x1], [-1, r1, r2]);
  if (spare < 0) return [];
  const angular = 2 * Math.PI * frequency;
  const signs = spare === 0 ? [1] : [1, -1];
  return signs.map((sign) => {
    const part = sign * Math.sqrt((r1 * spare) / r2);
    const turned = sign * Math.sqrt((r2 * spare) / r1);
    const hasShunt = !isNear(part, -x1, 1e-12 * Math.abs(x1));
    const hasSeries = !isNear(turned, x2, 1e-12 * Math.abs(x2));
    const shunt = hasShunt ? (part + x1) / (r1 ** 2 + x1 ** 2) : constant(0, 'S');
    const series = hasSeries ? turned - x2 : constant(0, 'ohm');
    const isLowPass = hasSeries && hasShunt && series > 0 && shunt > 0;
    const isHighPass = hasSeries && hasShunt && series < 0 && shunt < 0;
    const kind = isLowPass
      ? 'Low-pass'
      : isHighPass
        ? 'High-pass'
        : !hasShunt
          ? 'Series element alone'
          : !hasSeries
            ? 'Shunt element alone'
            : series > 0
              ? 'Two inductors'
              : 'Two capacitors';
    return {
      network: kind,
      place: hasShunt ? shuntPlace : ('none' as const),
      rank: !hasSeries || !hasShunt ? 0 : isLowPass ? 1 : isHighPass ? 2 : 3,
      hasBoth: hasSeries && hasShunt,
      series,
      shunt,
      seriesInductor: hasSeries && series > 0 ? series / angular : undefined,
      seriesCapacitor: hasSeries && series < 0 ? -1 / (angular * series) : undefined,
      shuntInductor: hasShunt && shunt < 0 ? -1 / (angular * shunt) : undefined,
      shuntCapacitor: hasShunt && shunt > 0 ? shunt / angular : undefined,
      q: Math.max(Math.sqrt(spare / (r1 * r2)), Math.abs(x1) / r1, Math.abs(x2) / r2),
    };
  });
}

interface Complex {
  readonly re: number;
  readonly im: number;
}

/** A reactance or susceptance at t times the frequency: that of an inductor or capacitor in series, or in parallel. */
export function scaled(value: number, t: number) {
  return value > 0 ? value * t : value / t;
}

export function plusReactance({ re, im }: Complex, reactance: number): Complex {
  return { re, im: im + reactance };
}

/** 1/(jB + 1/Z) = Z/(1 + jBZ). */
export function withShunt({ re, im }: Complex, susceptance: number): Complex {
  const square = (1 - susceptance * im) ** 2 + (susceptance * re) ** 2;
  return { re: re / square, im: (im * (1 - susceptance * im) - susceptance * re ** 2) / square };
}

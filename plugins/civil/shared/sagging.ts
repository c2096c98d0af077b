/** Where a loaded span sags most between its ends. */

interface Span {
  readonly length: number;
  /** Sagging moment and shear at its left end. */
  readonly leftMoment: number;
  readonly leftShear: number;
  readonly uniform: number;
  readonly point: number;
  readonly position: number;
}

export function spanMoment({ leftMoment, leftShear, uniform, point, position }: Span, x: number) {
  return leftMoment + leftShear * x - (uniform * x ** 2) / 2 - point * Math.max(0, x - position);
}

/** The place of the largest moment: under the point load, at an end, or where the shear is zero on either side of the load. */
export function saggingPlace(span: Span) {
  const { length, leftShear, uniform, point, position } = span;
  const before = uniform > 0 ? Math.min(position, Math.max(0, leftShear / uniform)) : position;
  const behind = uniform > 0 ? Math.min(length, Math.max(position, (leftShear - point) / uniform)) : position;
  const inside = spanMoment(span, before) >= spanMoment(span, behind) ? before : behind;
  if (spanMoment(span, length) > spanMoment(span, inside)) return length;
  return span.leftMoment > spanMoment(span, inside) ? 0 * length : inside;
}

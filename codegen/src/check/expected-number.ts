/** How exactly an example's number is meant: by its digits as written in the source. */

export interface WrittenNumber {
  readonly value: number;
  /** The largest difference that the written digits allow. */
  readonly tolerance: number;
  /** Fewer than four digits are written. */
  readonly exact: boolean;
}

const FEW_DIGITS = 4;

/**
 * Four or more significant digits: half a unit of the last one. Fewer mean that the number is exact (1e-9 relative, which
 * covers rounding; 0 means 0, as what should vanish must not leave rounding). Trailing zeros count as written: `1647.10`
 * has six digits. Undefined when the text is no number.
 */
export function readWrittenNumber(text: string): WrittenNumber | undefined {
  const match = /^([-+]?)(\d*)(?:\.(\d*))?(?:e([-+]?\d+))?$/i.exec(text.replaceAll('_', '').replaceAll(' ', ''));
  if (match === null) return undefined;
  const [, , whole = '', fraction = '', exponent = '0'] = match;
  if (whole === '' && fraction === '') return undefined;
  const value = Number(match[0]);
  const significant = `${whole}${fraction}`.replace(/^0+/, '').length;
  const slack = 1e-9 * Math.abs(value);
  if (significant < FEW_DIGITS) return { value, tolerance: slack, exact: true };
  const unit = 10 ** (Number(exponent) - fraction.length);
  return { value, tolerance: unit / 2 + 1e-12 * Math.abs(value), exact: false };
}

/** Whether a computed value is the written one to its last digit. */
export function agrees(computed: number, { value, tolerance }: WrittenNumber): boolean {
  return Math.abs(computed - value) <= tolerance;
}

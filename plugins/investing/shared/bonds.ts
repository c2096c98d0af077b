/** Bond arithmetic: coupon periods by the conventions of the spreadsheets' PRICE, and value on a coupon schedule. */
import {
  addMonths,
  ceilNear,
  choice,
  days360,
  floorNear,
  isNear,
  money,
  monthOf,
  percent,
  toDay,
  yearOf,
} from '@reckoner/engine';

export const face = money({ label: 'Face value', symbol: 'F', above: 0, max: 1e12, default: 1000 });
export const couponRate = percent({ label: 'Coupon rate a year', symbol: 'c', min: 0, max: 100, usual: [0.1, 25] });
export const couponsPerYear = choice(
  {
    annual: { label: 'Annually', value: 1 },
    semiannual: { label: 'Semiannually', value: 2 },
    quarterly: { label: 'Quarterly', value: 4 },
    monthly: { label: 'Monthly', value: 12 },
  },
  { label: 'Coupons are paid', symbol: 'm', default: 'semiannual' },
);
export const redemption = percent({
  label: 'Redemption',
  help: 'Paid at maturity or call, of the face value.',
  symbol: 'R',
  above: 0,
  max: 1000,
  default: 100,
  usual: [80, 130],
});
export const dayCount = choice(
  {
    thirty360: '30/360 (US)',
    actualActual: 'Actual/actual',
    actual360: 'Actual/360',
    actual365: 'Actual/365',
    thirtyE360: '30E/360 (European)',
  },
  { label: 'Day count', default: 'thirty360' },
);

export interface CouponPeriod {
  /** Coupons after settlement. */
  readonly coupons: number;
  /** The part of a coupon that has accrued at settlement. */
  readonly accrued: number;
  /** The part of a period until the next coupon. */
  readonly ahead: number;
}

/** Whether a bond that matures on this day pays on the last days of months. */
function paysAtMonthEnds(maturity: number): boolean {
  return monthOf(maturity + 1) !== monthOf(maturity);
}

/** Coupon dates are counted back from maturity; when it is a month's last day, all are. */
export function couponDate(maturity: number, monthsBack: number): number {
  const day = addMonths(maturity, -monthsBack);
  return paysAtMonthEnds(maturity) ? toDay(yearOf(day), monthOf(day) + 1, 0) : day;
}

/**
 * As SIFMA counts from a coupon date: 30/360, but of a bond that pays at month ends the last day of February, too, starts
 * as a 30th. Rule G-33 of the MSRB leaves February as it is.
 */
export function days360Us(from: number, to: number, maturity: number): number {
  if (from === to) return 0;
  const isFebruaryEnd = monthOf(from) === 2 && monthOf(from + 1) === 3 && paysAtMonthEnds(maturity);
  return isFebruaryEnd ? days360(toDay(yearOf(from), 1, 30), to) - 30 : days360(from, to);
}

/** Where settlement lies between two coupons. */
export function couponPeriod(settlement: number, maturity: number, perYear: number, convention: string): CouponPeriod {
  const months = 12 / perYear;
  let left = 1 + Math.max(0, floorNear((yearOf(maturity) - yearOf(settlement) - 1) * perYear) - 1);
  while (couponDate(maturity, left * months) > settlement) left += 1;
  const previous = couponDate(maturity, left * months);
  const next = couponDate(maturity, (left - 1) * months);
  if (convention === 'thirty360' || convention === 'thirtyE360') {
    const days =
      convention === 'thirty360' ? days360Us(previous, settlement, maturity) : days360(previous, settlement, '30E/360');
    const accrued = days / (360 / perYear);
    return { coupons: left, accrued, ahead: 1 - accrued };
  }
  const length = convention === 'actualActual' ? next - previous : (convention === 'actual360' ? 360 : 365) / perYear;
  return { coupons: left, accrued: (settlement - previous) / length, ahead: (next - settlement) / length };
}

/** The same for a term of years: a broken first period has accrued the rest of a coupon. */
export function periodsOfTerm(years: number, perYear: number): CouponPeriod {
  const left = Math.max(1, ceilNear(years * perYear));
  const ahead = Math.min(1, years * perYear - (left - 1));
  return { coupons: left, accrued: 1 - ahead, ahead };
}

/**
 * Value at settlement, accrued interest included. `rate` is the yield per coupon period. In the last coupon period
 * it is simple interest, as in the spreadsheets and in the market.
 */
export function dirtyPrice(coupon: number, redemption: number, rate: number, period: CouponPeriod): number {
  if (period.coupons === 1) return (redemption + coupon) / (1 + rate * period.ahead);
  const discount = (1 + rate) ** -period.coupons;
  const annuity = rate === 0 ? period.coupons : (1 - discount) / rate;
  return (coupon * annuity + redemption * discount) * (1 + rate) ** (1 - period.ahead);
}

/** The value of 1 at the end of each of so many periods, also at a rate next to zero. */
export function annuityFactor(rate: number, periods: number): number {
  return isNear(rate, 0, 1e-15) ? periods : -Math.expm1(-periods * Math.log1p(rate)) / rate;
}

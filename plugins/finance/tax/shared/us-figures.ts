/** Figures of United States federal taxes by year. */

/** Contribution and benefit base of Social Security (Social Security Administration). */
export const WAGE_BASES: Readonly<Record<string, number>> = { us2025: 176100, us2026: 184500 };

/** Where the 0.9% of additional Medicare tax begins on the return (26 U.S.C. 3101(b)(2) and 1401(b)(2)), by filing status. */
export const MEDICARE_THRESHOLDS: Readonly<Record<string, number>> = {
  single: 200000,
  joint: 250000,
  separate: 125000,
};

/** Standard deductions: of 2025 as raised by Public Law 119-21, of 2026 by Rev. Proc. 2025-32. */
export const STANDARD_DEDUCTIONS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  us2025: { single: 15750, joint: 31500, separate: 15750, head: 23625 },
  us2026: { single: 16100, joint: 32200, separate: 16100, head: 24150 },
};

/** What each box of age 65 or blindness adds: to the unmarried, and to the married (Rev. Proc. 2024-40 and 2025-32). */
export const AGE_DEDUCTIONS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  us2025: { single: 2000, joint: 1600, separate: 1600, head: 2000 },
  us2026: { single: 2050, joint: 1650, separate: 1650, head: 2050 },
};

interface Schedule {
  /** The standard deduction on which the schedules of withholding stand. */
  readonly deduction: number;
  /** Where each rate begins, above that deduction. */
  readonly from: readonly number[];
}

/** Publication 15-T by year; that of 2025 was printed before Public Law 119-21 raised the standard deduction. */
export const SCHEDULES: Readonly<Record<string, Readonly<Record<string, Schedule>>>> = {
  us2025: {
    single: { deduction: 15000, from: [0, 11925, 48475, 103350, 197300, 250525, 626350] },
    joint: { deduction: 30000, from: [0, 23850, 96950, 206700, 394600, 501050, 751600] },
    head: { deduction: 22500, from: [0, 17000, 64850, 103350, 197300, 250500, 626350] },
  },
  us2026: {
    single: { deduction: 16100, from: [0, 12400, 50400, 105700, 201775, 256225, 640600] },
    joint: { deduction: 32200, from: [0, 24800, 100800, 211400, 403550, 512450, 768700] },
    head: { deduction: 24150, from: [0, 17700, 67450, 105700, 201750, 256200, 640600] },
  },
};

export const RATES = [0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37];

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

export const RATES = [0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37];

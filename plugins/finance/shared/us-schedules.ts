/** United States: where the rates of income tax begin, by year, on which withholding stands (Rev. Proc. 2024-40 and 2025-32). */

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

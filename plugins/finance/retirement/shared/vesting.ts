/** Vesting schedules: shares from completed years of service on. 26 U.S.C. 411(a)(2) and 401(k)(13)(D)(iii). */

export interface VestingStep {
  readonly years: number;
  readonly share: number;
}

/** The slowest that the law allows for a defined contribution plan, and for a pension, and what automatic enrollment asks for. */
const SCHEDULES: Readonly<Record<string, readonly VestingStep[]>> = {
  cliff3: [{ years: 3, share: 1 }],
  graded6: [
    { years: 2, share: 0.2 },
    { years: 3, share: 0.4 },
    { years: 4, share: 0.6 },
    { years: 5, share: 0.8 },
    { years: 6, share: 1 },
  ],
  cliff2: [{ years: 2, share: 1 }],
  cliff5: [{ years: 5, share: 1 }],
  graded7: [
    { years: 3, share: 0.2 },
    { years: 4, share: 0.4 },
    { years: 5, share: 0.6 },
    { years: 6, share: 0.8 },
    { years: 7, share: 1 },
  ],
  immediate: [{ years: 0, share: 1 }],
};

/** The steps of a schedule by its name, or one's own. */
export function vestingSteps(schedule: string, own: readonly VestingStep[] | undefined): readonly VestingStep[] {
  return own ?? SCHEDULES[schedule]!;
}

/** The share that is vested after so many years. */
export function vestedShare(steps: readonly VestingStep[], service: number): number {
  let share = 0;
  for (const step of steps) {
    if (step.years <= service) share = step.share;
  }
  return share;
}

/** Whether some year has less than either schedule that the law allows for a defined contribution plan. */
export function isSlowerThanLaw(steps: readonly VestingStep[]): boolean {
  return vestedShare(steps, 3) < 1 && SCHEDULES.graded6!.some(({ years, share }) => vestedShare(steps, years) < share);
}

/** Federal income tax rates of the United States in 2026 (Rev. Proc. 2025-32), and none at all. */
export const LATER_RATES: readonly number[] = [0, 0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37];

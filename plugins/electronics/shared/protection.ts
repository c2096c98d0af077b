/** Standard ampere ratings of fuses and inverse time circuit breakers from 15 A: NEC 2023, 240.6(A). */
export const STANDARD_RATINGS: readonly number[] = [
  15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 110, 125, 150, 175, 200, 225, 250, 300, 350, 400, 450, 500, 600,
  700, 800, 1000, 1200, 1600, 2000, 2500, 3000, 4000, 5000, 6000,
];

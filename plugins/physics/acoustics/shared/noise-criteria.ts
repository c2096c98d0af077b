/** Octave bands of the noise criteria, by their nominal middle frequency. */
export const BAND_NAMES = ['63 Hz', '125 Hz', '250 Hz', '500 Hz', '1 kHz', '2 kHz', '4 kHz', '8 kHz'] as const;

/** A-weighting of these bands in dB, IEC 61672-1. */
export const A_WEIGHTS = [-26.2, -16.1, -8.6, -3.2, 0, 1.2, 1, -1.1] as const;

/**
 * Levels in dB of the curves NC-15 to NC-70 in these bands: identical at Crystal Instruments (Noise Criteria Curves),
 * in python-acoustics (acoustics.criterion) and in seven other public programs.
 */
export const CURVES = [
  [15, 47, 36, 29, 22, 17, 14, 12, 11],
  [20, 51, 40, 33, 26, 22, 19, 17, 16],
  [25, 54, 44, 37, 31, 27, 24, 22, 21],
  [30, 57, 48, 41, 35, 31, 29, 28, 27],
  [35, 60, 52, 45, 40, 36, 34, 33, 32],
  [40, 64, 56, 50, 45, 41, 39, 38, 37],
  [45, 67, 60, 54, 49, 46, 44, 43, 42],
  [50, 71, 64, 58, 54, 51, 49, 48, 47],
  [55, 74, 67, 62, 58, 56, 54, 53, 52],
  [60, 77, 71, 67, 63, 61, 59, 58, 57],
  [65, 80, 75, 71, 68, 66, 64, 63, 62],
  [70, 83, 79, 75, 72, 71, 70, 69, 68],
] as const;

/** Properties of W shapes about their strong axis that flexure needs, in inches. */
import { choice } from '@reckoner/engine';

/** Shapes that are compact at 50 ksi. */
export const wShape = choice(
  {
    custom: 'By section properties',
    w8_18: { label: 'W8×18', also: ['W8X18'] },
    w10_22: { label: 'W10×22', also: ['W10X22'] },
    w10_33: { label: 'W10×33', also: ['W10X33'] },
    w10_49: { label: 'W10×49', also: ['W10X49'] },
    w12_14: { label: 'W12×14', also: ['W12X14'] },
    w12_19: { label: 'W12×19', also: ['W12X19'] },
    w12_26: { label: 'W12×26', also: ['W12X26'] },
    w12_40: { label: 'W12×40', also: ['W12X40'] },
    w12_50: { label: 'W12×50', also: ['W12X50'] },
    w14_22: { label: 'W14×22', also: ['W14X22'] },
    w14_26: { label: 'W14×26', also: ['W14X26'] },
    w14_30: { label: 'W14×30', also: ['W14X30'] },
    w14_43: { label: 'W14×43', also: ['W14X43'] },
    w14_48: { label: 'W14×48', also: ['W14X48'] },
    w14_53: { label: 'W14×53', also: ['W14X53'] },
    w14_68: { label: 'W14×68', also: ['W14X68'] },
    w16_26: { label: 'W16×26', also: ['W16X26'] },
    w16_31: { label: 'W16×31', also: ['W16X31'] },
    w16_36: { label: 'W16×36', also: ['W16X36'] },
    w16_40: { label: 'W16×40', also: ['W16X40'] },
    w16_50: { label: 'W16×50', also: ['W16X50'] },
    w16_57: { label: 'W16×57', also: ['W16X57'] },
    w18_35: { label: 'W18×35', also: ['W18X35'] },
    w18_40: { label: 'W18×40', also: ['W18X40'] },
    w18_46: { label: 'W18×46', also: ['W18X46'] },
    w18_50: { label: 'W18×50', also: ['W18X50'] },
    w18_55: { label: 'W18×55', also: ['W18X55'] },
    w18_60: { label: 'W18×60', also: ['W18X60'] },
    w18_71: { label: 'W18×71', also: ['W18X71'] },
    w18_97: { label: 'W18×97', also: ['W18X97'] },
    w21_44: { label: 'W21×44', also: ['W21X44'] },
    w21_50: { label: 'W21×50', also: ['W21X50'] },
    w21_57: { label: 'W21×57', also: ['W21X57'] },
    w21_62: { label: 'W21×62', also: ['W21X62'] },
    w21_68: { label: 'W21×68', also: ['W21X68'] },
    w21_83: { label: 'W21×83', also: ['W21X83'] },
    w24_55: { label: 'W24×55', also: ['W24X55'] },
    w24_62: { label: 'W24×62', also: ['W24X62'] },
    w24_68: { label: 'W24×68', also: ['W24X68'] },
    w24_76: { label: 'W24×76', also: ['W24X76'] },
    w24_84: { label: 'W24×84', also: ['W24X84'] },
    w24_94: { label: 'W24×94', also: ['W24X94'] },
    w27_84: { label: 'W27×84', also: ['W27X84'] },
    w27_94: { label: 'W27×94', also: ['W27X94'] },
    w30_90: { label: 'W30×90', also: ['W30X90'] },
    w30_99: { label: 'W30×99', also: ['W30X99'] },
    w30_116: { label: 'W30×116', also: ['W30X116'] },
    w33_118: { label: 'W33×118', also: ['W33X118'] },
    w33_130: { label: 'W33×130', also: ['W33X130'] },
    w36_135: { label: 'W36×135', also: ['W36X135'] },
    w36_150: { label: 'W36×150', also: ['W36X150'] },
  },
  { label: 'W shape', default: 'custom' },
);

/** AISC Shapes Database v16.0, as it stands alike in four public copies. */
const W_SHAPE = {
  w8_18: { plastic: 17, elastic: 15.2, gyration: 1.23, effective: 1.43, torsion: 0.172, distance: 7.81 },
  w10_22: { plastic: 26, elastic: 23.2, gyration: 1.33, effective: 1.55, torsion: 0.239, distance: 9.84 },
  w10_33: { plastic: 38.8, elastic: 35, gyration: 1.94, effective: 2.2, torsion: 0.583, distance: 9.3 },
  w10_49: { plastic: 60.4, elastic: 54.6, gyration: 2.54, effective: 2.84, torsion: 1.39, distance: 9.44 },
  w12_14: { plastic: 17.4, elastic: 14.9, gyration: 0.753, effective: 0.961, torsion: 0.0704, distance: 11.7 },
  w12_19: { plastic: 24.7, elastic: 21.3, gyration: 0.822, effective: 1.02, torsion: 0.18, distance: 11.9 },
  w12_26: { plastic: 37.2, elastic: 33.4, gyration: 1.51, effective: 1.75, torsion: 0.3, distance: 11.8 },
  w12_40: { plastic: 57, elastic: 51.5, gyration: 1.94, effective: 2.21, torsion: 0.906, distance: 11.4 },
  w12_50: { plastic: 71.9, elastic: 64.2, gyration: 1.96, effective: 2.25, torsion: 1.71, distance: 11.6 },
  w14_22: { plastic: 33.2, elastic: 29, gyration: 1.04, effective: 1.27, torsion: 0.208, distance: 13.4 },
  w14_26: { plastic: 40.2, elastic: 35.3, gyration: 1.08, effective: 1.3, torsion: 0.358, distance: 13.5 },
  w14_30: { plastic: 47.3, elastic: 42, gyration: 1.49, effective: 1.77, torsion: 0.38, distance: 13.4 },
  w14_43: { plastic: 69.6, elastic: 62.6, gyration: 1.89, effective: 2.18, torsion: 1.05, distance: 13.2 },
  w14_48: { plastic: 78.4, elastic: 70.2, gyration: 1.91, effective: 2.2, torsion: 1.45, distance: 13.2 },
  w14_53: { plastic: 87.1, elastic: 77.8, gyration: 1.92, effective: 2.22, torsion: 1.94, distance: 13.2 },
  w14_68: { plastic: 115, elastic: 103, gyration: 2.46, effective: 2.8, torsion: 3.01, distance: 13.3 },
  w16_26: { plastic: 44.2, elastic: 38.4, gyration: 1.12, effective: 1.38, torsion: 0.262, distance: 15.4 },
  w16_31: { plastic: 54, elastic: 47.2, gyration: 1.17, effective: 1.42, torsion: 0.461, distance: 15.5 },
  w16_36: { plastic: 64, elastic: 56.5, gyration: 1.52, effective: 1.83, torsion: 0.545, distance: 15.5 },
  w16_40: { plastic: 73, elastic: 64.7, gyration: 1.57, effective: 1.86, torsion: 0.794, distance: 15.5 },
  w16_50: { plastic: 92, elastic: 81, gyration: 1.59, effective: 1.89, torsion: 1.52, distance: 15.7 },
  w16_57: { plastic: 105, elastic: 92.2, gyration: 1.6, effective: 1.92, torsion: 2.22, distance: 15.7 },
  w18_35: { plastic: 66.5, elastic: 57.6, gyration: 1.22, effective: 1.51, torsion: 0.506, distance: 17.3 },
  w18_40: { plastic: 78.4, elastic: 68.4, gyration: 1.27, effective: 1.56, torsion: 0.81, distance: 17.4 },
  w18_46: { plastic: 90.7, elastic: 78.8, gyration: 1.29, effective: 1.58, torsion: 1.22, distance: 17.5 },
  w18_50: { plastic: 101, elastic: 88.9, gyration: 1.65, effective: 1.98, torsion: 1.24, distance: 17.4 },
  w18_55: { plastic: 112, elastic: 98.3, gyration: 1.67, effective: 2, torsion: 1.66, distance: 17.5 },
  w18_60: { plastic: 123, elastic: 108, gyration: 1.68, effective: 2.02, torsion: 2.17, distance: 17.5 },
  w18_71: { plastic: 146, elastic: 127, gyration: 1.7, effective: 2.05, torsion: 3.49, distance: 17.7 },
  w18_97: { plastic: 211, elastic: 188, gyration: 2.65, effective: 3.08, torsion: 5.86, distance: 17.7 },
  w21_44: { plastic: 95.4, elastic: 81.6, gyration: 1.26, effective: 1.6, torsion: 0.77, distance: 20.3 },
  w21_50: { plastic: 110, elastic: 94.5, gyration: 1.3, effective: 1.64, torsion: 1.14, distance: 20.3 },
  w21_57: { plastic: 129, elastic: 111, gyration: 1.35, effective: 1.68, torsion: 1.77, distance: 20.5 },
  w21_62: { plastic: 144, elastic: 127, gyration: 1.77, effective: 2.15, torsion: 1.83, distance: 20.4 },
  w21_68: { plastic: 160, elastic: 140, gyration: 1.8, effective: 2.17, torsion: 2.45, distance: 20.4 },
  w21_83: { plastic: 196, elastic: 171, gyration: 1.83, effective: 2.21, torsion: 4.34, distance: 20.6 },
  w24_55: { plastic: 134, elastic: 114, gyration: 1.34, effective: 1.72, torsion: 1.18, distance: 23.1 },
  w24_62: { plastic: 153, elastic: 131, gyration: 1.38, effective: 1.75, torsion: 1.71, distance: 23.1 },
  w24_68: { plastic: 177, elastic: 154, gyration: 1.87, effective: 2.3, torsion: 1.87, distance: 23.1 },
  w24_76: { plastic: 200, elastic: 176, gyration: 1.92, effective: 2.33, torsion: 2.68, distance: 23.2 },
  w24_84: { plastic: 224, elastic: 196, gyration: 1.95, effective: 2.37, torsion: 3.7, distance: 23.3 },
  w24_94: { plastic: 254, elastic: 222, gyration: 1.98, effective: 2.4, torsion: 5.26, distance: 23.4 },
  w27_84: { plastic: 244, elastic: 213, gyration: 2.07, effective: 2.54, torsion: 2.81, distance: 26.1 },
  w27_94: { plastic: 278, elastic: 243, gyration: 2.12, effective: 2.59, torsion: 4.03, distance: 26.2 },
  w30_90: { plastic: 283, elastic: 245, gyration: 2.09, effective: 2.6, torsion: 2.84, distance: 28.9 },
  w30_99: { plastic: 312, elastic: 269, gyration: 2.1, effective: 2.62, torsion: 3.77, distance: 29 },
  w30_116: { plastic: 378, elastic: 329, gyration: 2.19, effective: 2.7, torsion: 6.43, distance: 29.2 },
  w33_118: { plastic: 415, elastic: 359, gyration: 2.32, effective: 2.89, torsion: 5.3, distance: 32.2 },
  w33_130: { plastic: 467, elastic: 406, gyration: 2.39, effective: 2.94, torsion: 7.37, distance: 32.2 },
  w36_135: { plastic: 509, elastic: 439, gyration: 2.38, effective: 2.99, torsion: 7, distance: 34.8 },
  w36_150: { plastic: 581, elastic: 504, gyration: 2.47, effective: 3.06, torsion: 10.1, distance: 35 },
};
type Shape = 'custom' | keyof typeof W_SHAPE;

export function plasticModulusOf(shape: Shape, given: number) {
  return shape === 'custom' ? given : W_SHAPE[shape].plastic;
}

export function elasticModulusOf(shape: Shape, given: number) {
  return shape === 'custom' ? given : W_SHAPE[shape].elastic;
}

export function gyrationOf(shape: Shape, given: number) {
  return shape === 'custom' ? given : W_SHAPE[shape].gyration;
}

export function effectiveGyrationOf(shape: Shape, given: number) {
  return shape === 'custom' ? given : W_SHAPE[shape].effective;
}

export function torsionConstantOf(shape: Shape, given: number) {
  return shape === 'custom' ? given : W_SHAPE[shape].torsion;
}

export function flangeDistanceOf(shape: Shape, given: number) {
  return shape === 'custom' ? given : W_SHAPE[shape].distance;
}

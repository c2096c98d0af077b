/** Building wire by size: NFPA 70 (NEC) 2023, Table 310.16 and Chapter 9, Tables 5, 8 and 9. */

/** Names of the sizes, smallest first. */
export const WIRE_SIZES = {
  awg14: '14 AWG',
  awg12: '12 AWG',
  awg10: '10 AWG',
  awg8: '8 AWG',
  awg6: '6 AWG',
  awg4: '4 AWG',
  awg3: '3 AWG',
  awg2: '2 AWG',
  awg1: '1 AWG',
  awg1of0: '1/0 AWG',
  awg2of0: '2/0 AWG',
  awg3of0: '3/0 AWG',
  awg4of0: '4/0 AWG',
  kcmil250: '250 kcmil',
  kcmil300: '300 kcmil',
  kcmil350: '350 kcmil',
  kcmil400: '400 kcmil',
  kcmil500: '500 kcmil',
  kcmil600: '600 kcmil',
  kcmil750: '750 kcmil',
  kcmil1000: '1000 kcmil',
} as const;

interface Wire {
  readonly key: keyof typeof WIRE_SIZES;
  /** DC resistance at 75 °C in ohms per 1000 ft, stranded uncoated (Table 8). Aluminum starts at 12 AWG. */
  readonly dc: { readonly copper: number; readonly aluminum?: number };
  /** AC resistance at 60 Hz and 75 °C in ohms to neutral per 1000 ft, three single conductors in PVC conduit (Table 9). */
  readonly ac: { readonly copper: number; readonly aluminum?: number };
  /** Reactance in the same conduit in ohms per 1000 ft (Table 9). */
  readonly reactance: number;
  /** Amperes at 60, 75 and 90 °C, not more than three conductors, ambient 30 °C (Table 310.16). */
  readonly ampacity: { readonly copper: readonly number[]; readonly aluminum?: readonly number[] };
  /** Area of a THHN conductor in square inches (Table 5). */
  readonly thhn: number;
}

export const WIRES: readonly Wire[] = [
  {
    key: 'awg14',
    dc: { copper: 3.14 },
    ac: { copper: 3.1 },
    reactance: 0.058,
    ampacity: { copper: [15, 20, 25] },
    thhn: 0.0097,
  },
  {
    key: 'awg12',
    dc: { copper: 1.98, aluminum: 3.25 },
    ac: { copper: 2.0, aluminum: 3.2 },
    reactance: 0.054,
    ampacity: { copper: [20, 25, 30], aluminum: [15, 20, 25] },
    thhn: 0.0133,
  },
  {
    key: 'awg10',
    dc: { copper: 1.24, aluminum: 2.04 },
    ac: { copper: 1.2, aluminum: 2.0 },
    reactance: 0.05,
    ampacity: { copper: [30, 35, 40], aluminum: [25, 30, 35] },
    thhn: 0.0211,
  },
  {
    key: 'awg8',
    dc: { copper: 0.778, aluminum: 1.28 },
    ac: { copper: 0.78, aluminum: 1.3 },
    reactance: 0.052,
    ampacity: { copper: [40, 50, 55], aluminum: [35, 40, 45] },
    thhn: 0.0366,
  },
  {
    key: 'awg6',
    dc: { copper: 0.491, aluminum: 0.808 },
    ac: { copper: 0.49, aluminum: 0.81 },
    reactance: 0.051,
    ampacity: { copper: [55, 65, 75], aluminum: [40, 50, 55] },
    thhn: 0.0507,
  },
  {
    key: 'awg4',
    dc: { copper: 0.308, aluminum: 0.508 },
    ac: { copper: 0.31, aluminum: 0.51 },
    reactance: 0.048,
    ampacity: { copper: [70, 85, 95], aluminum: [55, 65, 75] },
    thhn: 0.0824,
  },
  {
    key: 'awg3',
    dc: { copper: 0.245, aluminum: 0.403 },
    ac: { copper: 0.25, aluminum: 0.4 },
    reactance: 0.047,
    ampacity: { copper: [85, 100, 115], aluminum: [65, 75, 85] },
    thhn: 0.0973,
  },
  {
    key: 'awg2',
    dc: { copper: 0.194, aluminum: 0.319 },
    ac: { copper: 0.19, aluminum: 0.32 },
    reactance: 0.045,
    ampacity: { copper: [95, 115, 130], aluminum: [75, 90, 100] },
    thhn: 0.1158,
  },
  {
    key: 'awg1',
    dc: { copper: 0.154, aluminum: 0.253 },
    ac: { copper: 0.15, aluminum: 0.25 },
    reactance: 0.046,
    ampacity: { copper: [110, 130, 145], aluminum: [85, 100, 115] },
    thhn: 0.1562,
  },
  {
    key: 'awg1of0',
    dc: { copper: 0.122, aluminum: 0.201 },
    ac: { copper: 0.12, aluminum: 0.2 },
    reactance: 0.044,
    ampacity: { copper: [125, 150, 170], aluminum: [100, 120, 135] },
    thhn: 0.1855,
  },
  {
    key: 'awg2of0',
    dc: { copper: 0.0967, aluminum: 0.159 },
    ac: { copper: 0.1, aluminum: 0.16 },
    reactance: 0.043,
    ampacity: { copper: [145, 175, 195], aluminum: [115, 135, 150] },
    thhn: 0.2223,
  },
  {
    key: 'awg3of0',
    dc: { copper: 0.0766, aluminum: 0.126 },
    ac: { copper: 0.077, aluminum: 0.13 },
    reactance: 0.042,
    ampacity: { copper: [165, 200, 225], aluminum: [130, 155, 175] },
    thhn: 0.2679,
  },
  {
    key: 'awg4of0',
    dc: { copper: 0.0608, aluminum: 0.1 },
    ac: { copper: 0.062, aluminum: 0.1 },
    reactance: 0.041,
    ampacity: { copper: [195, 230, 260], aluminum: [150, 180, 205] },
    thhn: 0.3237,
  },
  {
    key: 'kcmil250',
    dc: { copper: 0.0515, aluminum: 0.0847 },
    ac: { copper: 0.052, aluminum: 0.085 },
    reactance: 0.041,
    ampacity: { copper: [215, 255, 290], aluminum: [170, 205, 230] },
    thhn: 0.397,
  },
  {
    key: 'kcmil300',
    dc: { copper: 0.0429, aluminum: 0.0707 },
    ac: { copper: 0.044, aluminum: 0.071 },
    reactance: 0.041,
    ampacity: { copper: [240, 285, 320], aluminum: [195, 230, 260] },
    thhn: 0.4608,
  },
  {
    key: 'kcmil350',
    dc: { copper: 0.0367, aluminum: 0.0605 },
    ac: { copper: 0.038, aluminum: 0.061 },
    reactance: 0.04,
    ampacity: { copper: [260, 310, 350], aluminum: [210, 250, 280] },
    thhn: 0.5242,
  },
  {
    key: 'kcmil400',
    dc: { copper: 0.0321, aluminum: 0.0529 },
    ac: { copper: 0.033, aluminum: 0.054 },
    reactance: 0.04,
    ampacity: { copper: [280, 335, 380], aluminum: [225, 270, 305] },
    thhn: 0.5863,
  },
  {
    key: 'kcmil500',
    dc: { copper: 0.0258, aluminum: 0.0424 },
    ac: { copper: 0.027, aluminum: 0.043 },
    reactance: 0.039,
    ampacity: { copper: [320, 380, 430], aluminum: [260, 310, 350] },
    thhn: 0.7073,
  },
  {
    key: 'kcmil600',
    dc: { copper: 0.0214, aluminum: 0.0353 },
    ac: { copper: 0.023, aluminum: 0.036 },
    reactance: 0.039,
    ampacity: { copper: [350, 420, 475], aluminum: [285, 340, 385] },
    thhn: 0.8676,
  },
  {
    key: 'kcmil750',
    dc: { copper: 0.0171, aluminum: 0.0282 },
    ac: { copper: 0.019, aluminum: 0.029 },
    reactance: 0.038,
    ampacity: { copper: [400, 475, 535], aluminum: [320, 385, 435] },
    thhn: 1.0496,
  },
  {
    key: 'kcmil1000',
    dc: { copper: 0.0129, aluminum: 0.0212 },
    ac: { copper: 0.015, aluminum: 0.023 },
    reactance: 0.037,
    ampacity: { copper: [455, 545, 615], aluminum: [375, 445, 500] },
    thhn: 1.3478,
  },
];

/** Largest overcurrent protection in amperes of small conductors: NEC 240.4(D). */
const SMALL_CONDUCTORS: Readonly<
  Record<'copper' | 'aluminum', readonly (readonly [key: keyof typeof WIRE_SIZES, amperes: number])[]>
> = {
  copper: [
    ['awg14', 15],
    ['awg12', 20],
    ['awg10', 30],
  ],
  aluminum: [
    ['awg12', 15],
    ['awg10', 25],
  ],
};

/** Amperes of the largest breaker or fuse that may protect a small conductor in general; none for larger ones. */
export function protectionLimit(size: keyof typeof WIRE_SIZES, material: 'copper' | 'aluminum') {
  const found = SMALL_CONDUCTORS[material].find(([key]) => key === size);
  return found === undefined ? undefined : found[1];
}

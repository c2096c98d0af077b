/** Steel pipe of ASME B36.10M: outside diameters and walls in mm. */

export const SCHEDULES = {
  s5: 'Schedule 5',
  s10: 'Schedule 10',
  s20: 'Schedule 20',
  s30: 'Schedule 30',
  s40: 'Schedule 40',
  s60: 'Schedule 60',
  s80: 'Schedule 80',
  s100: 'Schedule 100',
  s120: 'Schedule 120',
  s140: 'Schedule 140',
  s160: 'Schedule 160',
  std: 'Standard (STD)',
  xs: 'Extra strong (XS)',
  xxs: 'Double extra strong (XXS)',
} as const;

type Walls = Readonly<Partial<Record<keyof typeof SCHEDULES, number>>>;

export interface Pipe {
  readonly dn: number;
  readonly outside: number;
  readonly walls: Walls;
}

const ORDER = Object.keys(SCHEDULES) as (keyof typeof SCHEDULES)[];

/** Walls in the order of the schedules; 0 where the standard has none. */
function pipe(dn: number, outside: number, ...walls: readonly number[]): Pipe {
  return {
    dn,
    outside,
    walls: Object.fromEntries(ORDER.map((name, i) => [name, walls[i]]).filter(([, wall]) => wall)),
  };
}

/** ASME B36.10M-2015, table 1, by nominal pipe size; keys of digits alone would not keep their order. */
export const PIPES = {
  'NPS 1/8': pipe(6, 10.3, 0, 1.24, 0, 1.45, 1.73, 0, 2.41, 0, 0, 0, 0, 1.73, 2.41, 0),
  'NPS 1/4': pipe(8, 13.7, 0, 1.65, 0, 1.85, 2.24, 0, 3.02, 0, 0, 0, 0, 2.24, 3.02, 0),
  'NPS 3/8': pipe(10, 17.1, 0, 1.65, 0, 1.85, 2.31, 0, 3.2, 0, 0, 0, 0, 2.31, 3.2, 0),
  'NPS 1/2': pipe(15, 21.3, 1.65, 2.11, 0, 2.41, 2.77, 0, 3.73, 0, 0, 0, 4.78, 2.77, 3.73, 7.47),
  'NPS 3/4': pipe(20, 26.7, 1.65, 2.11, 0, 2.41, 2.87, 0, 3.91, 0, 0, 0, 5.56, 2.87, 3.91, 7.82),
  'NPS 1': pipe(25, 33.4, 1.65, 2.77, 0, 2.9, 3.38, 0, 4.55, 0, 0, 0, 6.35, 3.38, 4.55, 9.09),
  'NPS 1 1/4': pipe(32, 42.2, 1.65, 2.77, 0, 2.97, 3.56, 0, 4.85, 0, 0, 0, 6.35, 3.56, 4.85, 9.7),
  'NPS 1 1/2': pipe(40, 48.3, 1.65, 2.77, 0, 3.18, 3.68, 0, 5.08, 0, 0, 0, 7.14, 3.68, 5.08, 10.15),
  'NPS 2': pipe(50, 60.3, 1.65, 2.77, 0, 3.18, 3.91, 0, 5.54, 0, 0, 0, 8.74, 3.91, 5.54, 11.07),
  'NPS 2 1/2': pipe(65, 73, 2.11, 3.05, 0, 4.78, 5.16, 0, 7.01, 0, 0, 0, 9.53, 5.16, 7.01, 14.02),
  'NPS 3': pipe(80, 88.9, 2.11, 3.05, 0, 4.78, 5.49, 0, 7.62, 0, 0, 0, 11.13, 5.49, 7.62, 15.24),
  'NPS 3 1/2': pipe(90, 101.6, 2.11, 3.05, 0, 4.78, 5.74, 0, 8.08, 0, 0, 0, 0, 5.74, 8.08, 0),
  'NPS 4': pipe(100, 114.3, 2.11, 3.05, 0, 4.78, 6.02, 0, 8.56, 0, 11.13, 0, 13.49, 6.02, 8.56, 17.12),
  'NPS 5': pipe(125, 141.3, 2.77, 3.4, 0, 0, 6.55, 0, 9.53, 0, 12.7, 0, 15.88, 6.55, 9.53, 19.05),
  'NPS 6': pipe(150, 168.3, 2.77, 3.4, 0, 0, 7.11, 0, 10.97, 0, 14.27, 0, 18.26, 7.11, 10.97, 21.95),
  'NPS 8': pipe(200, 219.1, 2.77, 3.76, 6.35, 7.04, 8.18, 10.31, 12.7, 15.09, 18.26, 20.62, 23.01, 8.18, 12.7, 22.23),
  'NPS 10': pipe(250, 273, 3.4, 4.19, 6.35, 7.8, 9.27, 12.7, 15.09, 18.26, 21.44, 25.4, 28.58, 9.27, 12.7, 25.4),
  'NPS 12': pipe(300, 323.8, 3.96, 4.57, 6.35, 8.38, 10.31, 14.27, 17.48, 21.44, 25.4, 28.58, 33.32, 9.53, 12.7, 25.4),
  'NPS 14': pipe(350, 355.6, 3.96, 6.35, 7.92, 9.53, 11.13, 15.09, 19.05, 23.83, 27.79, 31.75, 35.71, 9.53, 12.7, 0),
  'NPS 16': pipe(400, 406.4, 4.19, 6.35, 7.92, 9.53, 12.7, 16.66, 21.44, 26.19, 30.96, 36.53, 40.49, 9.53, 12.7, 0),
  'NPS 18': pipe(450, 457, 4.19, 6.35, 7.92, 11.13, 14.27, 19.05, 23.83, 29.36, 34.93, 39.67, 45.24, 9.53, 12.7, 0),
  'NPS 20': pipe(500, 508, 4.78, 6.35, 9.53, 12.7, 15.09, 20.62, 26.19, 32.54, 38.1, 44.45, 50.01, 9.53, 12.7, 0),
  'NPS 24': pipe(600, 610, 5.54, 6.35, 9.53, 14.27, 17.48, 24.61, 30.96, 38.89, 46.02, 52.37, 59.54, 9.53, 12.7, 0),
} as const satisfies Readonly<Record<string, Pipe>>;

/** Steel pipe of ASME B36.10M-2015, table 1: nominal sizes, outside diameters and walls of two schedules in mm. */
const SIZES: readonly (readonly [nps: string, dn: number, outside: number, wall40: number, wall80: number])[] = [
  ['1/8', 6, 10.3, 1.73, 2.41],
  ['1/4', 8, 13.7, 2.24, 3.02],
  ['3/8', 10, 17.1, 2.31, 3.2],
  ['1/2', 15, 21.3, 2.77, 3.73],
  ['3/4', 20, 26.7, 2.87, 3.91],
  ['1', 25, 33.4, 3.38, 4.55],
  ['1 1/4', 32, 42.2, 3.56, 4.85],
  ['1 1/2', 40, 48.3, 3.68, 5.08],
  ['2', 50, 60.3, 3.91, 5.54],
  ['2 1/2', 65, 73, 5.16, 7.01],
  ['3', 80, 88.9, 5.49, 7.62],
  ['4', 100, 114.3, 6.02, 8.56],
  ['5', 125, 141.3, 6.55, 9.53],
  ['6', 150, 168.3, 7.11, 10.97],
  ['8', 200, 219.1, 8.18, 12.7],
  ['10', 250, 273, 9.27, 15.09],
  ['12', 300, 323.8, 10.31, 17.48],
  ['14', 350, 355.6, 11.13, 19.05],
  ['16', 400, 406.4, 12.7, 21.44],
  ['18', 450, 457, 14.27, 23.83],
  ['20', 500, 508, 15.09, 26.19],
  ['24', 600, 610, 17.48, 30.96],
];

/** Names and inner diameters in mm, from small to large. */
export function steelPipes(schedule: 'sch40' | 'sch80') {
  return SIZES.map(([nps, dn, outside, wall40, wall80]) => ({
    name: `NPS ${nps} (DN ${dn})`,
    inner: outside - 2 * (schedule === 'sch40' ? wall40 : wall80),
  }));
}

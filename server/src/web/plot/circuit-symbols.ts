/** Signs of circuits with their leads, as paths on a screen. */
import type { CircuitSymbol } from '@reckoner/engine/authoring/figures';
import type { Segment, Spot } from './label-places.js';

export interface DrawnSymbol {
  readonly paths: readonly { readonly role: 'line' | 'area' | 'head' | 'measure'; readonly d: string }[];
  /** How far words stand off its middle. */
  readonly clear: number;
  /** What words should not cross. */
  readonly box: readonly Segment[];
}

/** Half of the body along the way between its leads, and half of its height. */
const BODY: Readonly<Record<CircuitSymbol, readonly [long: number, high: number]>> = {
  resistor: [22, 8],
  capacitor: [4, 13],
  inductor: [24, 10],
  source: [15, 15],
  'ac source': [15, 15],
  'current source': [15, 15],
  battery: [4, 14],
  diode: [10, 11],
  zener: [10, 13],
  led: [10, 20],
  ground: [0, 12],
  'op-amp': [0, 0],
  npn: [0, 0],
};

/** A stroke by places along the way from its middle, and beside it on the left: `M`, `L` and so on before each. */
type Step = readonly [command: string, along: number, beside: number];

export function drawSymbol(symbol: CircuitSymbol, from: Spot, to: Spot): DrawnSymbol {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  // Where there is little room the body shrinks with its leads.
  const [bodyLong, bodyHigh] = BODY[symbol];
  const scale = Math.min(1, length / (2 * bodyLong + 4));
  const spot = (along: number, beside: number): Spot => ({
    x: middle.x + ux * along + uy * beside,
    y: middle.y + uy * along - ux * beside,
  });
  const path = (steps: readonly Step[]): string =>
    steps
      .map(([command, along, beside]) => {
        const { x, y } = spot(along * scale, beside * scale);
        return `${command}${round(x)} ${round(y)}`;
      })
      .join('');
  const half = length / 2 / scale;
  const [long, high] = [bodyLong, bodyHigh];
  const leads: Step[] = [
    ['M', -half, 0],
    ['L', -long, 0],
    ['M', long, 0],
    ['L', half, 0],
  ];
  const line = (steps: readonly Step[]) => ({ role: 'line' as const, d: path(steps) });
  const area = (steps: readonly Step[]) => ({ role: 'area' as const, d: `${path(steps)}Z` });
  const arc = (radius: number) => `A${round(radius * scale)} ${round(radius * scale)} 0 0 1 `;
  const circle: readonly Step[] = [
    ['M', -long, 0],
    [arc(long), long, 0],
    [arc(long), -long, 0],
  ];
  const plates = (second: number): Step[] => [
    ['M', -long, -high],
    ['L', -long, high],
    ['M', long, -second],
    ['L', long, second],
  ];
  const triangle: readonly Step[] = [
    ['M', -long, 11],
    ['L', long, 0],
    ['L', -long, -11],
  ];
  const box = (halfLong: number, halfHigh: number): readonly Segment[] => [
    [from, to],
    [spot(-halfLong, -halfHigh), spot(halfLong, halfHigh)],
    [spot(-halfLong, halfHigh), spot(halfLong, -halfHigh)],
    [spot(0, -halfHigh), spot(0, halfHigh)],
  ];
  const drawn = (paths: DrawnSymbol['paths']): DrawnSymbol => ({
    paths,
    clear: high * scale,
    box: box(long * scale, high * scale),
  });
  switch (symbol) {
    case 'resistor': {
      const teeth = Array.from({ length: 6 }, (_, tooth): Step => {
        return ['L', -long + ((2 * tooth + 1) * long) / 6, tooth % 2 === 0 ? high : -high];
      });
      return drawn([line([['M', -half, 0], ['L', -long, 0], ...teeth, ['L', long, 0], ['L', half, 0]])]);
    }
    case 'capacitor':
      return drawn([line([...leads, ...plates(high)])]);
    case 'battery':
      return drawn([line([...leads, ['M', -long, -7], ['L', -long, 7], ['M', long, -high], ['L', long, high]])]);
    case 'inductor': {
      const bumps = [-12, 0, 12, 24].map((along): Step => [arc(6), along, 0]);
      return drawn([line([...leads, ['M', -long, 0], ...bumps])]);
    }
    case 'source':
      return drawn([
        line(leads),
        area(circle),
        line([
          ['M', 4, 0],
          ['L', 11, 0],
          ['M', 7.5, -3.5],
          ['L', 7.5, 3.5],
          ['M', -7.5, -3.5],
          ['L', -7.5, 3.5],
        ]),
      ]);
    case 'ac source': {
      // A wave that lies whatever way the source stands.
      const wave = `M${round(middle.x - 8)} ${round(middle.y)}q4 -9 8 0t8 0`;
      return drawn([line(leads), area(circle), { role: 'line', d: wave }]);
    }
    case 'current source':
      return drawn([
        line(leads),
        area(circle),
        line([
          ['M', -9, 0],
          ['L', 4, 0],
        ]),
        {
          role: 'head',
          d: `${path([
            ['M', 10, 0],
            ['L', 3, 4],
            ['L', 3, -4],
          ])}Z`,
        },
      ]);
    case 'diode':
    case 'zener':
    case 'led': {
      const bar: readonly Step[] =
        symbol === 'zener'
          ? [
              ['M', long - 5, 14],
              ['L', long, 11],
              ['L', long, -11],
              ['L', long + 5, -14],
            ]
          : [
              ['M', long, 11],
              ['L', long, -11],
            ];
      const rays: readonly Step[] = [-3, 6].flatMap((along): Step[] => [
        ['M', along, 12],
        ['L', along + 7, 20],
        ['L', along + 6.5, 16],
        ['M', along + 7, 20],
        ['L', along + 3, 19.5],
      ]);
      return drawn([line(leads), area(triangle), line(symbol === 'led' ? [...bar, ...rays] : bar)]);
    }
    case 'ground':
      return {
        paths: [
          line([
            ['M', -half, 0],
            ['L', half, 0],
            ['M', half, -12],
            ['L', half, 12],
            ['M', half + 4, -7],
            ['L', half + 4, 7],
            ['M', half + 8, -3],
            ['L', half + 8, 3],
          ]),
        ],
        clear: 14,
        box: [[from, to]],
      };
    case 'op-amp': {
      const inset = -half + 9;
      const quarter = half / 2;
      return {
        paths: [
          area([
            ['M', -half, half],
            ['L', half, 0],
            ['L', -half, -half],
          ]),
          line([
            ['M', inset - 4, quarter],
            ['L', inset + 4, quarter],
            ['M', inset - 4, -quarter],
            ['L', inset + 4, -quarter],
            ['M', inset, -quarter - 4],
            ['L', inset, -quarter + 4],
          ]),
        ],
        clear: 0,
        box: [
          [spot(-half, half), to],
          [spot(-half, -half), to],
        ],
      };
    }
    case 'npn':
      return {
        paths: [
          line([
            ['M', -half, 0],
            ['L', 0, 0],
            ['M', 0, -0.6 * half],
            ['L', 0, 0.6 * half],
            ['M', 0, 0.3 * half],
            ['L', half, half],
            ['M', 0, -0.3 * half],
            ['L', half, -half],
          ]),
          {
            role: 'head',
            d: `${path([
              ['M', 0.8 * half, -0.86 * half],
              ['L', 0.8 * half - 9, -0.86 * half + 2],
              ['L', 0.8 * half - 3, -0.86 * half + 9],
            ])}Z`,
          },
        ],
        clear: half,
        box: [
          [spot(-half, 0), spot(half, half)],
          [spot(-half, 0), spot(half, -half)],
        ],
      };
  }
}

/** Short enough for a path, fine enough for a screen. */
function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}

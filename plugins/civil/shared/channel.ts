/** Prismatic channel sections: the fields that ask for them, and their area, width and perimeter at a depth. */
import { choice, constant, findRoot, number, quantity, standardGravity } from '@reckoner/engine';

export const section = choice(
  {
    rectangular: { label: 'Rectangular', also: ['rectangle', 'box'] },
    trapezoidal: { label: 'Trapezoidal', also: ['trapezoid', 'trapezium'] },
    triangular: { label: 'Triangular', also: ['triangle', 'v-ditch'] },
    circular: { label: 'Circular', also: ['circle', 'pipe', 'round'] },
  },
  { label: 'Section', default: 'rectangular' },
);
export const bottomWidth = quantity('m', {
  label: 'Bottom width',
  symbol: 'b',
  min: 0.01,
  max: 10000,
  usual: [0.1, 2000],
  when: { section: ['rectangular', 'trapezoidal'] },
});
export const sideSlope = number({
  label: 'Side slope, horizontal to 1 vertical',
  text: 'ratio',
  symbol: 'z',
  min: 0.01,
  max: 100,
  usual: [0.1, 20],
  when: { section: ['trapezoidal', 'triangular'] },
});
export const diameter = quantity('m', {
  label: 'Diameter',
  symbol: 'D',
  min: 0.01,
  max: 100,
  usual: [0.1, 12],
  when: { section: 'circular' },
});
export const discharge = quantity('m^3/s', {
  label: 'Discharge',
  symbol: 'Q',
  min: 1e-5,
  max: 1e6,
  usual: [0.0005, 100000],
});

/** Half the angle at the center of a circle that the water fills. */
function halfAngle(depth: number, diameter: number) {
  return 2 * Math.asin(Math.sqrt(depth / diameter));
}

export function flowArea(section: string, depth: number, bottomWidth: number, sideSlope: number, diameter: number) {
  if (section === 'rectangular') return bottomWidth * depth;
  if (section === 'trapezoidal') return (bottomWidth + sideSlope * depth) * depth;
  if (section === 'triangular') return sideSlope * depth ** 2;
  const angle = halfAngle(depth, diameter);
  return (diameter ** 2 / 4) * (angle - Math.sin(angle) * Math.cos(angle));
}

export function topWidth(section: string, depth: number, bottomWidth: number, sideSlope: number, diameter: number) {
  if (section === 'rectangular') return bottomWidth;
  if (section === 'trapezoidal') return bottomWidth + 2 * sideSlope * depth;
  if (section === 'triangular') return 2 * sideSlope * depth;
  return 2 * Math.sqrt(depth * (diameter - depth));
}

export function wettedPerimeter(
  section: string,
  depth: number,
  bottomWidth: number,
  sideSlope: number,
  diameter: number,
) {
  if (section === 'rectangular') return bottomWidth + 2 * depth;
  if (section === 'trapezoidal') return bottomWidth + 2 * depth * Math.sqrt(1 + sideSlope ** 2);
  if (section === 'triangular') return 2 * depth * Math.sqrt(1 + sideSlope ** 2);
  return diameter * halfAngle(depth, diameter);
}

/** How far a circle is looked into: below and above it, the water is a film or leaves no surface. */
export const LEAST_RATIO = 0.001;
export const MOST_RATIO = 0.999;

/** Q² T/(g A³), the square of the Froude number. */
export function froudeSquared(
  discharge: number,
  section: string,
  depth: number,
  bottomWidth: number,
  sideSlope: number,
  diameter: number,
) {
  return (
    ((discharge / flowArea(section, depth, bottomWidth, sideSlope, diameter)) ** 2 *
      topWidth(section, depth, bottomWidth, sideSlope, diameter)) /
    (standardGravity * flowArea(section, depth, bottomWidth, sideSlope, diameter))
  );
}

/** The depth at which the Froude number is 1: in a circle only where `froudeSquared` is above 1 at the least and below 1 at the most ratio. */
export function criticalDepthOf(
  discharge: number,
  section: string,
  bottomWidth: number,
  sideSlope: number,
  diameter: number,
) {
  const ofRectangle = Math.cbrt(discharge ** 2 / (standardGravity * bottomWidth ** 2));
  if (section === 'rectangular') return ofRectangle;
  if (section === 'triangular') {
    const meter = constant(1, 'm');
    return meter * ((2 * discharge ** 2) / (standardGravity * sideSlope ** 2 * meter ** 5)) ** 0.2;
  }
  if (section === 'trapezoidal') {
    return (
      ofRectangle *
      findRoot(
        (ratio) => {
          const depth = ratio * ofRectangle;
          const width = 1 + (sideSlope * depth) / bottomWidth;
          return (ratio * width) ** 3 - 1 - (2 * sideSlope * depth) / bottomWidth;
        },
        0,
        1,
      )
    );
  }
  return (
    diameter *
    findRoot(
      (ratio) => 1 - 1 / froudeSquared(discharge, section, ratio * diameter, bottomWidth, sideSlope, diameter),
      LEAST_RATIO,
      MOST_RATIO,
    )
  );
}

import { coulombConstant, defineCalculator, noResult, quantity, rows, sum } from '@reckoner/engine';

const coordinate = { min: -1e9, max: 1e9 } as const;

/** Superposition of k q/r² in a plane, in vacuum. */
export default defineCalculator({
  title: 'Electric field of point charges',
  description: 'Electric field and potential at a point of a plane from charges and their positions.',
  keywords: ['superposition', 'dipole field', 'electric potential', 'field strength', 'coulomb field'],
  inputs: {
    charges: rows(
      {
        charge: quantity('C', { label: 'Charge', unit: 'nC', symbol: 'q', min: -1e12, max: 1e12 }),
        x: quantity('m', { label: 'x', symbol: 'x', ...coordinate }),
        y: quantity('m', { label: 'y', symbol: 'y', ...coordinate, default: 0 }),
      },
      { label: 'Charges' },
    ),
    pointX: quantity('m', { label: 'x of the point', symbol: 'x_0', ...coordinate }),
    pointY: quantity('m', { label: 'y of the point', symbol: 'y_0', ...coordinate, default: 0 }),
  },
  outputs: {
    field: quantity('V/m', { label: 'Field strength', symbol: 'E' }),
    direction: quantity('rad', {
      label: 'Direction',
      help: 'Counterclockwise from the x axis.',
      unit: 'deg',
      symbol: '\\theta',
      optional: true,
    }),
    fieldX: quantity('V/m', { label: 'Component along x', symbol: 'E_x' }),
    fieldY: quantity('V/m', { label: 'Component along y', symbol: 'E_y' }),
    potential: quantity('V', { label: 'Potential', symbol: 'V' }),
  },
  formula: ({ charges, pointX, pointY }) => {
    const parts = charges.map(({ charge, x, y }) => {
      const distance = Math.hypot(pointX - x, pointY - y);
      if (distance <= 0) throw noResult('The point lies on a charge: the field is infinite there.');
      const strength = (coulombConstant * charge) / distance ** 2;
      return {
        x: (strength * (pointX - x)) / distance,
        y: (strength * (pointY - y)) / distance,
        potential: strength * distance,
        size: Math.abs(strength),
      };
    });
    const sumX = sum(parts.map((part) => part.x));
    const sumY = sum(parts.map((part) => part.y));
    const rounding = 1e-12 * sum(parts.map((part) => part.size));
    const potentials = parts.map((part) => part.potential);
    const total = sum(potentials);
    // What is left of potentials and fields that cancel is rounding, and points nowhere.
    const potential = Math.abs(total) <= 1e-12 * sum(potentials.map((each) => Math.abs(each))) ? 0 : total;
    if (Math.max(Math.abs(sumX), Math.abs(sumY)) <= rounding) return { field: 0, fieldX: 0, fieldY: 0, potential };
    const fieldX = Math.abs(sumX) <= rounding ? 0 : sumX;
    const fieldY = Math.abs(sumY) <= rounding ? 0 : sumY;
    return {
      field: Math.hypot(fieldX, fieldY),
      direction: Math.atan2(fieldY, fieldX),
      fieldX,
      fieldY,
      potential,
    };
  },
  shown: ({ charges, pointX, pointY, fieldX, fieldY }) => ({
    field: Math.hypot(fieldX, fieldY),
    direction: Math.atan2(fieldY, fieldX),
    fieldX: sum(
      charges.map(
        ({ charge, x, y }) => (coulombConstant * charge * (pointX - x)) / Math.hypot(pointX - x, pointY - y) ** 3,
      ),
    ),
    fieldY: sum(
      charges.map(
        ({ charge, x, y }) => (coulombConstant * charge * (pointY - y)) / Math.hypot(pointX - x, pointY - y) ** 3,
      ),
    ),
    potential: sum(charges.map(({ charge, x, y }) => (coulombConstant * charge) / Math.hypot(pointX - x, pointY - y))),
  }),
  figure: {
    kind: 'drawing',
    title: 'Charges and field',
    draw: ({ charges, pointX, pointY, field, fieldX, fieldY }) => {
      if (charges.length > 20) return undefined;
      const xs = [pointX, ...charges.map(({ x }) => x)];
      const ys = [pointY, ...charges.map(({ y }) => y)];
      const extent = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
      const length = (0.4 * extent) / (field || 1);
      return [
        ...charges.map(
          ({ charge, x, y }) =>
            ({ shape: 'point', color: charge < 0 ? 1 : 2, at: [x, y], label: charge < 0 ? '−' : '+' }) as const,
        ),
        { shape: 'point', color: 3, at: [pointX, pointY], label: 'Point' },
        ...(field === 0
          ? []
          : [
              {
                shape: 'arrow',
                color: 3,
                from: [pointX, pointY],
                to: [pointX + fieldX * length, pointY + fieldY * length],
                label: 'E',
                of: 'field',
              } as const,
            ]),
      ];
    },
  },
  explanation: ({ direction }) =>
    direction === undefined
      ? 'At the point there is no field; the potential is {potential}.'
      : 'At the point the field is {field} at {direction}, the potential {potential}.',
  examples: [
    {
      inputs: {
        charges: [
          { charge: 2, x: -1 },
          { charge: -2, x: 1 },
        ],
        pointX: 0,
      },
      results: { field: 35.9502071, direction: 0, fieldY: 0, potential: 0 },
      source: 'By hand: 2 × k × 2 nC/1 m² in the middle of a dipole',
    },
    {
      inputs: {
        charges: [
          { charge: 5, x: 0, y: 0 },
          { charge: 3, x: 4, y: 0 },
        ],
        pointX: 4,
        pointY: 3,
      },
      results: { fieldX: 1.43800829, fieldY: 4.07435681, potential: 17.9751036, field: 4.32067717 },
      source: 'Python 3.11: k 5/25 (0.8, 0.6) + k 3/9 (0, 1), k (5/5 + 3/3) nC',
    },
    {
      inputs: {
        charges: [
          { charge: 0.3, x: -0.1 },
          { charge: -2.7, x: 0.9 },
        ],
        pointX: 0,
      },
      results: { potential: 0, fieldY: 0 },
      source: 'By hand: 0.3/0.1 = 2.7/0.9',
    },
    {
      inputs: {
        charges: [
          { charge: 2, x: -1 },
          { charge: 2, x: 1 },
          { charge: 1, x: 0, y: -1 },
        ],
        pointX: 0,
      },
      results: { fieldX: 0, fieldY: 8.98755179, direction: 90 },
      source: 'By hand: equal charges on both sides; k × 1 nC/1 m²',
    },
    { inputs: { charges: [{ charge: 1, x: 1 }], pointX: 1 }, noResult: 'lies on a charge', source: 'By definition' },
    {
      inputs: {
        charges: [
          { charge: 2, x: -1 },
          { charge: 2, x: 1 },
        ],
        pointX: 0,
      },
      results: { field: 0, fieldX: 0, fieldY: 0, potential: 35.9502071 },
      source: 'By hand: equal charges on both sides; 2 × k × 2 nC/1 m',
    },
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §22-2 and §24-3' }],
});

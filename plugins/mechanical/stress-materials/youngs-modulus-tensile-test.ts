import { constant, defineCalculator, isAbove, noResult, percent, quantity, rows } from '@reckoner/engine';

/** Least-squares slope of the elastic points; the offset line cuts the curve between two measured points. */
export default defineCalculator({
  title: "Young's modulus from a tensile test",
  description:
    "Young's modulus, offset yield strength and tensile strength from the stress and strain points of a test.",
  keywords: ['tensile test', '0.2% offset', 'Rp0.2', 'stress-strain curve', 'proof stress', 'elastic modulus'],
  inputs: {
    points: rows(
      {
        strain: percent({ label: 'Strain', usual: [0.001, 800], min: 0, max: 1000 }),
        stress: quantity('Pa', { label: 'Stress', unit: 'MPa', min: 0, max: 1e5, usual: [0, 7000] }),
      },
      { label: 'Points in the order of strain', minItems: 3, maxItems: 10000 },
    ),
    elasticTo: quantity('Pa', {
      label: 'Straight up to a stress of',
      unit: 'MPa',
      symbol: '\\sigma_e',
      above: 0.001,
      max: 1e5,
    }),
    offset: percent({ label: 'Offset', usual: [0.02, 1], symbol: '\\varepsilon_0', min: 0.01, max: 5, default: 0.2 }),
  },
  outputs: {
    modulus: quantity('Pa', { label: "Young's modulus", unit: 'GPa', symbol: 'E' }),
    offsetYield: quantity('Pa', { label: 'Offset yield strength', unit: 'MPa', symbol: 'R_p', optional: true }),
    tensileStrength: quantity('Pa', { label: 'Largest stress', unit: 'MPa', symbol: 'R_m' }),
  },
  formula: ({ points, elasticTo, offset }) => {
    // Up to the first point beyond the straight part: the stress falls again before the break.
    const beyond = points.findIndex(({ stress }) => stress > elasticTo);
    const elastic = beyond < 0 ? points : points.slice(0, beyond);
    if (elastic.length < 2) throw noResult('Fewer than two points lie in the straight part.');
    const strains = elastic.map(({ strain }) => strain);
    const low = Math.min(...strains);
    if (Math.max(...strains) - low < 1e-9) throw noResult('The points of the straight part have one strain.');
    let sumStrain = 0;
    let sumStress = constant(0, 'Pa');
    for (const { strain, stress } of elastic) {
      sumStrain += strain / elastic.length;
      sumStress += stress / elastic.length;
    }
    let products = constant(0, 'Pa');
    let squares = 0;
    for (const { strain, stress } of elastic) {
      products += (strain - sumStrain) * (stress - sumStress);
      squares += (strain - sumStrain) ** 2;
    }
    const modulus = products / squares;
    const intercept = sumStress - modulus * sumStrain;
    const tensileStrength = Math.max(...points.map(({ stress }) => stress));
    const above = points.map(({ strain, stress }) => stress - intercept - modulus * (strain - offset));
    const index = above.findIndex((gap, place) => place > 0 && gap <= 0 && above[place - 1]! > 0);
    if (index < 1) return { modulus, tensileStrength };
    const before = points[index - 1]!;
    const share = above[index - 1]! / (above[index - 1]! - above[index]!);
    return { modulus, offsetYield: before.stress + share * (points[index]!.stress - before.stress), tensileStrength };
  },
  stepwise: [
    'The modulus is the slope of the least-squares line through the points up to the elastic limit given.',
    'The offset yield stress is where a line of that slope, moved by the offset strain, meets the curve.',
    'The tensile strength is the greatest stress.',
  ],
  requires: [
    {
      that: ({ points }) => points.every((point, index) => index === 0 || point.strain >= points[index - 1]!.strain),
      field: 'points',
      says: 'Give the points in the order of their strain.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ modulus }) => modulus < 1e8 || modulus > 1.2e12,
      says: 'No metal or common plastic has a modulus like {modulus}: check the units of strain and stress.',
    },
    {
      level: 'caution',
      when: ({ points, elasticTo, modulus }) => {
        const beyond = points.findIndex(({ stress }) => stress > elasticTo);
        const elastic = beyond < 0 ? points : points.slice(0, beyond);
        const offLine = elastic.map(({ strain, stress }) => stress - modulus * strain);
        return isAbove(
          Math.max(...offLine) - Math.min(...offLine),
          Math.max(...elastic.map(({ stress }) => stress)) / 10,
        );
      },
      says: 'The points up to {elasticTo} do not lie on a line: its slope is not Young’s modulus, and the offset yield strength not right. Lower the stress up to which the curve is straight.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Stress over strain',
    x: { label: 'Strain', unit: '%' },
    y: { of: 'tensileStrength', label: 'Stress' },
    curve: ({ points, modulus, offset, tensileStrength }) => {
      const most = Math.max(...points.map(({ strain }) => strain));
      const rising = points.filter(({ strain }, place) => place === 0 || strain > points[place - 1]!.strain);
      const measured = (percent: number) => {
        const strain = percent / 100;
        const next = Math.max(
          1,
          rising.findIndex((point) => point.strain >= strain),
        );
        const [before, after] = [rising[next - 1], rising[next]];
        if (before === undefined || after === undefined) return Number.NaN;
        const part = (strain - before.strain) / (after.strain - before.strain);
        return before.stress + part * (after.stress - before.stress);
      };
      const line = (from: number) => (percent: number) => {
        const stress = modulus * (percent / 100 - from);
        return stress < 0 || stress > 1.05 * tensileStrength ? Number.NaN : stress;
      };
      return {
        from: 0,
        to: 100 * most,
        lines: [
          { label: 'Test', y: measured },
          { label: 'Offset line', dashed: true, y: line(offset) },
        ],
        points: points.map(({ strain, stress }) => [100 * strain, stress]),
      };
    },
  },
  explanation: ({ offsetYield }) =>
    offsetYield === undefined
      ? "Young's modulus is {modulus}; the curve does not reach the offset line. The largest stress is {tensileStrength}."
      : "Young's modulus is {modulus}, the offset yield strength {offsetYield}, the largest stress {tensileStrength}.",
  examples: [
    {
      inputs: {
        points: [
          { strain: 0, stress: 0 },
          { strain: 0.05, stress: 100 },
          { strain: 0.1, stress: 201 },
          { strain: 0.15, stress: 299 },
          { strain: 0.3, stress: 385 },
          { strain: 0.4, stress: 400 },
          { strain: 0.6, stress: 415 },
        ],
        elasticTo: 300,
      },
      results: { modulus: 199.6, offsetYield: 400.019521, tensileStrength: 415 },
      source: 'numpy.polyfit of the first four points; intersection by linear interpolation',
    },
    {
      inputs: {
        points: [
          { strain: 0, stress: 0 },
          { strain: 0.1, stress: 70 },
          { strain: 0.2, stress: 140 },
        ],
        elasticTo: 200,
      },
      results: { modulus: 70, tensileStrength: 140 },
      source: 'By hand: 140 MPa/0.002',
    },
    {
      inputs: {
        points: [
          { strain: 0.1, stress: 70 },
          { strain: 0.2, stress: 140 },
          { strain: 0.3, stress: 180 },
        ],
        elasticTo: 80,
      },
      noResult: 'Fewer than two points',
      source: 'By definition',
    },
    {
      inputs: {
        points: [
          { strain: 0.1, stress: 70 },
          { strain: 0.1, stress: 75 },
          { strain: 0.3, stress: 180 },
        ],
        elasticTo: 80,
      },
      noResult: 'have one strain',
      source: 'By definition',
    },
    {
      inputs: {
        points: [
          { strain: 0.1, stress: 200 },
          { strain: 0, stress: 0 },
          { strain: 0.2, stress: 300 },
        ],
        elasticTo: 250,
      },
      refused: 'in the order of their strain',
      source: 'By definition',
    },
    {
      inputs: {
        points: [
          { strain: 0, stress: 0 },
          { strain: 0.1, stress: 200 },
          { strain: 10, stress: 400 },
          { strain: 20, stress: 150 },
        ],
        elasticTo: 250,
      },
      results: { modulus: 200, tensileStrength: 400 },
      source: 'By hand: 200 MPa/0.001; the point after the maximum is not in the straight part',
    },
    {
      inputs: {
        points: [
          { strain: 0, stress: 0 },
          { strain: 10, stress: 2 },
          { strain: 20, stress: 4 },
        ],
        elasticTo: 5,
      },
      results: { modulus: 0.02, tensileStrength: 4 },
      cautions: ['check the units'],
      source: 'By hand: 2 MPa/0.1',
    },
    {
      inputs: {
        points: [
          { strain: 0, stress: 0 },
          { strain: 0.1, stress: 200 },
          { strain: 0.2, stress: 250 },
        ],
        elasticTo: 300,
      },
      results: { modulus: 125, tensileStrength: 250 },
      cautions: ['do not lie on a line'],
      source: 'By hand: (0.1 × 100 + 0.1 × 150) % MPa/(2 × (0.1%)²) = 125 GPa; the first step has 200 GPa',
    },
    {
      inputs: {
        points: [
          { strain: 0, stress: 0 },
          { strain: 0.05, stress: 34.5 },
          { strain: 0.1, stress: 70.5 },
          { strain: 0.15, stress: 104 },
          { strain: 0.3, stress: 180 },
          { strain: 0.45, stress: 215 },
          { strain: 0.7, stress: 232 },
        ],
        elasticTo: 110,
        offset: 0.1,
      },
      results: { modulus: 69.6, offsetYield: 200.5511527, tensileStrength: 232 },
      source: 'numpy.polyfit of the first four points; intersection by linear interpolation',
    },
  ],
  references: [
    { title: 'ASTM E111-17: Test Method for Young’s Modulus, Tangent Modulus, and Chord Modulus' },
    { title: 'ASTM E8/E8M-22: Test Methods for Tension Testing of Metallic Materials, 7.7' },
  ],
});

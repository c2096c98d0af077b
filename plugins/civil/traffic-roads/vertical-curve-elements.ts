import {
  category,
  constant,
  defineCalculator,
  floorNear,
  isAtLeast,
  isAtMost,
  percent,
  quantity,
  sumOfProducts,
  table,
} from '@reckoner/engine';

/** Equal-tangent parabola: y = PVC + g1 x + (g2 − g1) x²/(2L). */
export default defineCalculator({
  title: 'Vertical curve',
  description: 'Elevations, high or low point and K value of a parabolic vertical curve from grades, length and PVI.',
  keywords: ['crest curve', 'sag curve', 'parabolic curve', 'K value', 'PVC PVT PVI', 'high point'],
  inputs: {
    gradeIn: percent({ label: 'Grade before', text: 'ratio', usual: [-15, 15], symbol: 'g_1', min: -50, max: 50 }),
    gradeOut: percent({ label: 'Grade after', text: 'ratio', usual: [-15, 15], symbol: 'g_2', min: -50, max: 50 }),
    curveLength: quantity('m', { label: 'Length of the curve', symbol: 'L', min: 0.1, max: 1e5 }),
    intersection: quantity('m', { label: 'Station of the PVI', symbol: 'PVI', min: -1e6, max: 1e8, default: 0 }),
    elevation: quantity('m', { label: 'Elevation of the PVI', symbol: 'y_{PVI}', min: -1000, max: 10000, default: 0 }),
    interval: quantity('m', {
      label: 'Interval of a table of stations',
      help: 'For the elevations at every full 10 or 20 m, say.',
      usual: [1, 200],
      symbol: '\\Delta',
      min: 0.1,
      max: 10000,
      optional: true,
    }),
    offset: quantity('m', { label: 'Distance of a point from the PVC', symbol: 'x', min: 0, max: 1e5, optional: true }),
  },
  outputs: {
    startElevation: quantity('m', { label: 'Elevation of the PVC', symbol: 'y_{PVC}', places: 3 }),
    endElevation: quantity('m', { label: 'Elevation of the PVT', symbol: 'y_{PVT}', places: 3 }),
    turningStation: quantity('m', { label: 'Station of the high or low point', places: 3, optional: true }),
    turningElevation: quantity('m', { label: 'Elevation of the high or low point', places: 3, optional: true }),
    rate: quantity('m', { label: 'K, length for 1% of grade', symbol: 'K', places: 2 }),
    pointElevation: quantity('m', { label: 'Elevation of the point', symbol: 'y', places: 3, optional: true }),
    type: category(['Crest', 'Sag'], { label: 'Curve' }),
    stations: table(
      {
        station: quantity('m', { label: 'Station', places: 3 }),
        elevation: quantity('m', { label: 'Elevation', places: 3 }),
        grade: percent({ label: 'Grade', places: 3 }),
      },
      { label: 'Stations', optional: true },
    ),
  },
  formula: ({ gradeIn, gradeOut, curveLength, intersection, elevation, interval, offset }) => {
    const change = gradeOut - gradeIn;
    const startElevation = elevation - (gradeIn * curveLength) / 2;
    const heightAt = (x: number) => startElevation + gradeIn * x + (change * x ** 2) / (2 * curveLength);
    const turning = (-gradeIn * curveLength) / change;
    // A curve that ends level turns at its end, whatever its rounding.
    const turns = turning >= 0 && isAtMost(turning, curveLength);
    const start = intersection - curveLength / 2;
    const rowAt = (x: number) => ({
      station: start + x,
      elevation: heightAt(x),
      grade: gradeIn + (change * x) / curveLength,
    });
    const stations = [];
    if (interval !== undefined) {
      // The ends of the curve, and the full stations between them.
      stations.push(rowAt(constant(0, 'm')));
      const first = floorNear(start / interval) + 1;
      for (let full = first; full < (start + curveLength) / interval - 1e-9; full++)
        stations.push(rowAt(full * interval - start));
      stations.push(rowAt(curveLength));
    }
    return {
      startElevation,
      endElevation: elevation + (gradeOut * curveLength) / 2,
      turningStation: turns ? intersection - curveLength / 2 + turning : undefined,
      turningElevation: turns
        ? sumOfProducts([2, elevation, gradeOut], [-2, elevation, gradeIn], [-1, gradeIn, gradeOut, curveLength]) /
          (2 * change)
        : undefined,
      rate: curveLength / Math.abs(100 * change),
      pointElevation: offset === undefined ? undefined : heightAt(offset),
      type: change < 0 ? 'Crest' : 'Sag',
      stations: interval === undefined ? undefined : stations,
    };
  },
  requires: [
    {
      that: ({ offset, curveLength }) => offset <= curveLength,
      field: 'offset',
      says: 'The point at {offset} lies beyond the curve, which is {curveLength} long.',
    },
    {
      that: ({ interval, curveLength }) => isAtMost(curveLength, 400 * interval),
      field: 'interval',
      says: 'At {interval} a curve of {curveLength} has more than 400 stations: take a larger interval.',
    },
    {
      that: ({ gradeIn, gradeOut }) => isAtLeast(Math.abs(gradeOut - gradeIn), 1e-6),
      field: 'gradeOut',
      says: 'The grades are equal, or nearly: there is no curve.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Elevation along the curve',
    x: { of: 'intersection', label: 'Station' },
    y: { of: 'elevation', label: 'Elevation' },
    curve: ({ gradeIn, gradeOut, curveLength, intersection, elevation, turningStation, turningElevation }) => {
      const [start, end] = [intersection - curveLength / 2, intersection + curveLength / 2];
      const along = (station: number) =>
        elevation +
        gradeIn * (station - intersection) +
        ((gradeOut - gradeIn) * (station - start) ** 2) / (2 * curveLength);
      return {
        from: start,
        to: end,
        lines: [
          { label: 'Curve', y: along },
          {
            label: 'Grades',
            dashed: true,
            y: (station) => elevation + (station < intersection ? gradeIn : gradeOut) * (station - intersection),
          },
        ],
        marks:
          turningStation === undefined || turningElevation === undefined
            ? []
            : [{ x: turningStation, y: turningElevation, label: 'Turning point' }],
      };
    },
  },
  cautions: [
    {
      level: 'caution',
      when: ({ gradeIn, gradeOut }) => Math.max(Math.abs(gradeIn), Math.abs(gradeOut)) < 0.002,
      says: 'Grades of {gradeIn} and {gradeOut} hardly need a curve: give percent, 3 for 3%, not a fraction.',
    },
  ],
  explanation: ({ turningStation }) =>
    turningStation === undefined
      ? 'The curve goes from {startElevation} to {endElevation} without a high or low point; K is {rate}.'
      : 'The curve goes from {startElevation} to {endElevation} and turns at station {turningStation}, elevation {turningElevation}.',
  examples: [
    {
      inputs: { gradeIn: 3, gradeOut: -2, curveLength: 200, intersection: 1000, elevation: 100, offset: 50 },
      results: {
        startElevation: 97,
        endElevation: 98,
        turningStation: 1020,
        turningElevation: 98.8,
        rate: 40,
        pointElevation: 98.1875,
        type: 'Crest',
      },
      source: 'By hand: 100 − 3; x = 0.03 × 200/0.05 = 120; 97 + 3.6 − 0.05 × 120²/400',
    },
    {
      inputs: { gradeIn: -4, gradeOut: 1, curveLength: 150, intersection: 500, elevation: 50 },
      results: {
        startElevation: 53,
        endElevation: 50.75,
        turningStation: 545,
        turningElevation: 50.6,
        rate: 30,
        type: 'Sag',
      },
      source: 'By hand: x = 0.04 × 150/0.05 = 120; 53 − 4.8 + 0.05 × 120²/300',
    },
    {
      inputs: { gradeIn: 1, gradeOut: 3, curveLength: 100 },
      results: { startElevation: -0.5, endElevation: 1.5, rate: 50, type: 'Sag' },
      source: 'By hand: the grade never reaches zero',
    },
    { inputs: { gradeIn: 2, gradeOut: 2, curveLength: 100 }, refused: 'grades are equal', source: 'By definition' },
    {
      inputs: { gradeIn: 2, gradeOut: 1, curveLength: 100, offset: 101 },
      refused: 'beyond the curve',
      source: 'By definition',
    },
    {
      inputs: { gradeIn: 3, gradeOut: -2, curveLength: 200, intersection: 1005, elevation: 100, interval: 50 },
      results: {
        startElevation: 97,
        stations: {
          length: 6,
          rows: {
            0: { station: 905, elevation: 97, grade: 3 },
            1: { station: 950, elevation: 98.096875, grade: 1.875 },
            4: { station: 1100, elevation: 98.096875, grade: -1.875 },
            5: { station: 1105, elevation: 98, grade: -2 },
          },
        },
      },
      source: 'By hand: 97 + 0.03 × 45 − 0.05 × 45²/400; 97 + 0.03 × 195 − 0.05 × 195²/400',
    },
    {
      inputs: { gradeIn: 3, gradeOut: -2, curveLength: 1000, interval: 1 },
      refused: 'more than 400 stations',
      source: 'By definition',
    },
    {
      inputs: { gradeIn: 2.5, gradeOut: 0, curveLength: 504, elevation: 100 },
      results: { turningStation: 252, turningElevation: 100, rate: 201.6, type: 'Crest' },
      source: 'By definition: a curve that ends level is highest at its end, half its length behind the PVI',
    },
    {
      inputs: { gradeIn: 0.03, gradeOut: -0.02, curveLength: 200 },
      results: { rate: 4000, turningStation: 20, turningElevation: -0.012 },
      cautions: ['not a fraction'],
      source: 'By hand: 200/0.05; −100 + 120; −0.03 + 0.0003 × 120/2',
    },
  ],
  references: [
    { title: 'AASHTO: A Policy on Geometric Design of Highways and Streets, 7th ed. (2018), §3.4.6' },
    { title: 'Ghilani, Wolf: Elementary Surveying, 15th ed., ch. 25' },
  ],
});

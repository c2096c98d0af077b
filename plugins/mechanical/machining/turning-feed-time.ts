import { choice, constant, defineCalculator, integer, isAbove, isBelow, quantity, roundTo } from '@reckoner/engine';

/** Half of the difference of the diameters of a face. */
function wayOf(outside: number, inside: number) {
  return (outside - inside) / 2;
}

/** t = N (L + a)/(f n); at a constant cutting speed the spindle follows the diameter up to its highest speed. */
export default defineCalculator({
  title: 'Turning time',
  description:
    'Cutting time, feed rate and spindle speed of turning along a length or of facing, from feed, speed and passes, also at a constant cutting speed.',
  keywords: [
    'lathe machining time',
    'turning cycle time',
    'facing time',
    'cutting time lathe',
    'constant surface speed',
    'G96',
  ],
  related: ['cutting-speed-spindle-rpm', 'material-removal-rate', 'surface-roughness-turning'],
  inputs: {
    operation: choice(
      {
        turning: { label: 'Turning along the axis', also: ['turning', 'boring'] },
        facing: { label: 'Facing', also: ['parting', 'cut-off'] },
      },
      { label: 'Operation', default: 'turning' },
    ),
    speedAs: choice(
      {
        spindle: { label: 'Spindle speed', also: ['rpm', 'G97'] },
        cutting: { label: 'Cutting speed', also: ['surface speed', 'G96'] },
      },
      { label: 'Speed given', default: 'spindle' },
    ),
    length: quantity('mm', {
      label: 'Length to turn',
      symbol: 'L',
      above: 0,
      max: 50000,
      usual: [1, 5000],
      when: { operation: 'turning' },
    }),
    diameter: quantity('mm', {
      label: 'Diameter',
      help: 'Of the work before the cut; for several passes the mean one.',
      symbol: 'D',
      above: 0,
      max: 20000,
      usual: [1, 2000],
      when: { operation: 'turning', speedAs: 'cutting' },
    }),
    outside: quantity('mm', {
      label: 'Outside diameter of the face',
      symbol: 'D_1',
      above: 0,
      max: 20000,
      usual: [2, 2000],
      when: { operation: 'facing' },
    }),
    inside: quantity('mm', {
      label: 'Inside diameter of the face',
      help: '0 to the center.',
      symbol: 'D_2',
      min: 0,
      max: 20000,
      default: 0,
      when: { operation: 'facing' },
    }),
    approach: quantity('mm', {
      label: 'Approach and overrun',
      help: 'Way of the tool at feed before and after the work, both together; in facing before it.',
      symbol: 'a',
      min: 0,
      max: 1000,
      default: 0,
    }),
    feed: quantity('mm', { label: 'Feed per revolution', symbol: 'f', min: 0.0001, max: 50, usual: [0.02, 1.5] }),
    spindleSpeed: quantity('rpm', {
      label: 'Spindle speed',
      symbol: 'n',
      min: 0.1,
      max: 100000,
      usual: [10, 8000],
      when: { speedAs: 'spindle' },
    }),
    cuttingSpeed: quantity('mm/min', {
      label: 'Cutting speed',
      unit: 'm/min',
      symbol: 'v_c',
      min: 0.1,
      max: 5000,
      usual: [5, 1000],
      when: { speedAs: 'cutting' },
    }),
    highest: quantity('rpm', {
      label: 'Highest spindle speed',
      help: 'At which the control (G50, G92) or the lathe holds it toward the center.',
      symbol: 'n_{max}',
      min: 1,
      max: 100000,
      usual: [50, 8000],
      when: { operation: 'facing', speedAs: 'cutting' },
    }),
    passes: integer({ label: 'Passes', symbol: 'N', min: 1, max: 1000, default: 1 }),
  },
  outputs: {
    time: quantity('min', { label: 'Cutting time', symbol: 't', places: 3 }),
    passTime: quantity('min', { label: 'Time of a pass', symbol: 't_1', places: 3 }),
    spindle: quantity('rpm', { label: 'Spindle speed (highest in the cut)', symbol: 'n', places: 0 }),
    feedRate: quantity('mm/min', { label: 'Feed rate', symbol: 'v_f', places: 1, optional: true }),
    holdDiameter: quantity('mm', {
      label: 'Diameter from which the spindle is at its highest speed',
      symbol: 'D_h',
      places: 2,
      optional: true,
    }),
    outerSpeed: quantity('mm/min', {
      label: 'Cutting speed at the outside diameter',
      unit: 'm/min',
      symbol: 'v_1',
      places: 1,
      optional: true,
    }),
  },
  formula: ({
    operation,
    speedAs,
    length,
    diameter,
    outside,
    inside,
    approach,
    feed,
    spindleSpeed,
    cuttingSpeed,
    highest,
    passes,
  }) => {
    const turn = constant(1, 'rev');
    if (operation === 'facing' && speedAs === 'cutting') {
      const start = outside + 2 * approach;
      const holdDiameter = (cuttingSpeed * turn) / (Math.PI * highest);
      const change = Math.min(start, Math.max(inside, holdDiameter));
      const passTime =
        (Math.PI * (start - change) * (start + change)) / (4 * feed * cuttingSpeed) +
        ((change - inside) * turn) / (2 * feed * highest);
      return {
        time: passes * passTime,
        passTime,
        spindle: holdDiameter > inside ? highest : (cuttingSpeed * turn) / (Math.PI * inside),
        ...(holdDiameter > inside ? { holdDiameter } : {}),
        outerSpeed: Math.min(cuttingSpeed, (Math.PI * outside * highest) / turn),
      };
    }
    const spindle = speedAs === 'spindle' ? spindleSpeed : (cuttingSpeed * turn) / (Math.PI * diameter);
    const way = operation === 'turning' ? length + approach : wayOf(outside, inside) + approach;
    const feedRate = (feed * spindle) / turn;
    return {
      time: (passes * way) / feedRate,
      passTime: way / feedRate,
      spindle,
      feedRate,
      ...(operation === 'facing' ? { outerSpeed: (Math.PI * outside * spindleSpeed) / turn } : {}),
    };
  },
  requires: [
    {
      that: ({ inside, outside }) => isBelow(inside, outside),
      field: 'inside',
      says: 'The inside diameter, {inside}, must be below the outside one, {outside}.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ spindle, outside, diameter }) => {
        const rim = outside ?? diameter;
        return (
          roundTo(spindle, 0) > 3000 ||
          (rim !== undefined && isAbove((Math.PI * rim * spindle) / constant(1, 'rev'), constant(2e6, 'mm/min')))
        );
      },
      says: ({ outside, diameter }) =>
        outside === undefined && diameter !== undefined
          ? 'At {spindle} and a diameter of {diameter} chuck, jaws and work may fly apart: check that all of them bear this speed, and limit the spindle (G50, G92) to what they bear.'
          : outside === undefined
            ? 'At {spindle} chuck, jaws and work may fly apart: check that all of them bear this speed, and limit the spindle (G50, G92) to what they bear.'
            : 'At {spindle} and an outside diameter of {outside} chuck, jaws and work may fly apart: check that all of them bear this speed, and limit the spindle (G50, G92) to what they bear.',
    },
    {
      level: 'caution',
      when: ({ passTime }) => roundTo(passTime, 3) > 60,
      says: 'A pass of {passTime} is longer than most edges last: check length, feed and speed, and their units.',
    },
    {
      level: 'caution',
      when: ({ passTime }) => roundTo(passTime, 3) < 0.02,
      says: 'A pass of {passTime} is so short that spindle and slides may take as long to start. Check length, feed and speed, and their units.',
    },
    {
      level: 'caution',
      when: ({ holdDiameter, outside }) => holdDiameter !== undefined && !isBelow(holdDiameter, outside),
      says: 'The spindle is at its highest speed over the whole face, so that the tool cuts at {outerSpeed} at most and slower toward the center. Check the highest speed and the cutting speed.',
    },
    {
      level: 'caution',
      when: ({ speedAs, outerSpeed }) =>
        speedAs === 'spindle' && outerSpeed !== undefined && roundTo(outerSpeed / 1000, 1) > 1000,
      says: 'A cutting speed of {outerSpeed} at the outside diameter is more than most tools bear: check diameter and spindle speed, and their units.',
    },
    {
      level: 'caution',
      when: ({ approach, length, outside, inside }) =>
        isAbove(approach, length === undefined ? wayOf(outside!, inside!) : length),
      says: 'An approach of {approach} is more than what is cut: check both.',
    },
    {
      level: 'caution',
      when: ({ approach, inside }) =>
        (approach > 0 && isBelow(approach, constant(0.5, 'mm'))) ||
        (inside !== undefined && inside > 0 && isBelow(inside, constant(1, 'mm'))),
      says: 'An approach below 0.5 mm or an inside diameter below 1 mm is rare: check that they are in the unit that was meant.',
    },
    {
      level: 'note',
      when: ({ operation, speedAs }) => operation === 'facing' && speedAs === 'spindle',
      says: ({ inside }) =>
        inside === 0
          ? 'At a constant spindle speed the cutting speed falls toward the center, to nothing there.'
          : 'At a constant spindle speed the cutting speed falls toward the inside diameter.',
    },
  ],
  explanation: ({ operation, speedAs, inside }) => {
    const without = 'without the return of the tool, tool changes and setting up';
    if (operation === 'turning') {
      return `{passes|{passes} pass|{passes} passes} over {length} with {approach} of approach and overrun, at {feed} a revolution and {spindle} (a feed rate of {feedRate}), {passes|takes|take} {time} of cutting, ${without}.`;
    }
    const face = `{passes|{passes} pass|{passes} passes} over the face from {outside} to ${inside === 0 ? 'the center' : '{inside}'} with {approach} of approach, at {feed} a revolution and`;
    return speedAs === 'spindle'
      ? `${face} {spindle} (a feed rate of {feedRate}, {outerSpeed} of cutting speed at the outside), {passes|takes|take} {time} of cutting, ${without}.`
      : `${face} a cutting speed of {cuttingSpeed}, for which the spindle rises to {spindle}, {passes|takes|take} {time} of cutting, ${without}.`;
  },
  examples: [
    {
      inputs: { length: 200, approach: 5, feed: 0.25, spindleSpeed: 800, passes: 3 },
      results: { time: 3.075, passTime: 1.025, feedRate: 200, spindle: 800 },
      source: 'By hand: 205/(0.25 × 800), three times',
    },
    {
      inputs: { speedAs: 'cutting', length: 150, diameter: 50, feed: 0.2, cuttingSpeed: 120 },
      results: { spindle: 763.943726841, feedRate: 152.788745368, time: 0.981747704247 },
      source: 'Kyocera, T = π L D/(1000 f v): π × 150 × 50/(1000 × 0.2 × 120), by Python',
    },
    {
      inputs: { operation: 'facing', outside: 100, inside: 20, approach: 2, feed: 0.2, spindleSpeed: 500 },
      results: { time: 0.42, feedRate: 100, outerSpeed: 157.0796327 },
      cautions: ['falls toward the inside'],
      source: 'By hand: 42/100',
    },
    {
      inputs: { operation: 'facing', speedAs: 'cutting', outside: 100, feed: 0.2, cuttingSpeed: 200, highest: 2500 },
      results: { time: 0.2090819362967, holdDiameter: 25.46479089, spindle: 2500 },
      source: 'Python: integral of dr/(f n(r)) with n = min(v/(2πr), 2500 rpm)',
    },
    {
      inputs: {
        operation: 'facing',
        speedAs: 'cutting',
        outside: 100,
        inside: 40,
        approach: 1,
        feed: 0.2,
        cuttingSpeed: 200,
        highest: 2500,
        passes: 2,
      },
      results: { time: 0.345732271528, outerSpeed: 200, spindle: 1591.549431 },
      source: 'Python: integral of dr/(f n(r)), radius from 51 to 20',
    },
    {
      inputs: { operation: 'facing', speedAs: 'cutting', outside: 20, feed: 0.1, cuttingSpeed: 300, highest: 3500 },
      results: { time: 0.02857142857, spindle: 3500, outerSpeed: 219.9114858 },
      cautions: ['may fly apart', 'over the whole face'],
      source: 'By hand: below 27.3 mm at 3500 rpm all the way, 10/350',
    },
    {
      inputs: { length: 2000, feed: 0.1, spindleSpeed: 200 },
      results: { time: 100 },
      cautions: ['most edges last'],
      source: 'By hand: 2000/20',
    },
    {
      inputs: { length: 5, approach: 25, feed: 0.1, spindleSpeed: 500 },
      results: { time: 0.6 },
      cautions: ['more than what is cut'],
      source: 'By hand: 30/50',
    },
    {
      inputs: { operation: 'facing', outside: 20, inside: 0.5, approach: 0.2, feed: 0.1, spindleSpeed: 995 },
      results: { time: 0.1 },
      cautions: ['is rare', 'falls toward the inside'],
      source: 'By hand: (9.75 + 0.2)/99.5',
    },
    {
      inputs: { operation: 'facing', outside: 20, inside: 10, approach: 10, feed: 0.1, spindleSpeed: 500 },
      results: { time: 0.3 },
      cautions: ['more than what is cut', 'falls toward the inside'],
      source: 'By hand: 15/50',
    },
    {
      inputs: { length: 5, feed: 0.2, spindleSpeed: 2000 },
      results: { time: 0.0125 },
      cautions: ['may take as long to start'],
      source: 'By hand: 5/400',
    },
    {
      inputs: { operation: 'facing', outside: 1000, feed: 0.2, spindleSpeed: 2900 },
      results: { time: 0.862068965517, outerSpeed: 9110.618695 },
      cautions: ['may fly apart', 'most tools bear', 'falls toward the center'],
      source: 'By hand: 500/580; π × 1 m × 2900, a rim of 152 m/s',
    },
    {
      inputs: {
        operation: 'facing',
        speedAs: 'cutting',
        outside: 400,
        feed: 0.2,
        cuttingSpeed: 250,
        highest: 2500,
      },
      results: { spindle: 2500, holdDiameter: 31.8309886184 },
      cautions: ['outside diameter of'],
      source: 'By hand: 250/(2.5 π); at 2500 rpm the rim of 400 mm runs at 3142 m/min',
    },
    {
      inputs: { speedAs: 'cutting', length: 500, diameter: 500, feed: 0.2, cuttingSpeed: 3000 },
      results: { spindle: 1909.859317 },
      cautions: ['a diameter of 500 mm'],
      source: 'By hand: 3000/(0.5 π); the work runs at 3000 m/min',
    },
    {
      inputs: { operation: 'facing', outside: 50, inside: 50, feed: 0.2, spindleSpeed: 500 },
      refused: 'must be below',
      source: 'By definition',
    },
  ],
  notes: [
    'All passes are alike. A cutting speed in turning is that at the diameter which was sent, and its spindle speed is kept in all passes.',
  ],
  references: [
    {
      title: 'Kyocera: General catalog 2021-2022, page 1069, cutting time of turning and facing',
      url: 'http://docs.steelcam.org/kyocera/osnovnoj-katalog-kyocera-2021-2022-page1069',
    },
    {
      title: 'Machining time for turning operation, with approach, overrun and passes',
      url: 'https://expertsmind.com/topic/evaluation-of-cutting-parameters-and-cutting-time/machining-time-for-turning-operation-910221.aspx',
    },
  ],
});

import {
  choice,
  defineCalculator,
  findRoot,
  isAbove,
  isBelow,
  measure,
  normalCdf,
  normalQuantile,
  normalSurvival,
  number,
  percent,
  roundTo,
} from '@reckoner/engine';

/**
 * Share of a circle where the loss is allowed, with a margin of t standard deviations at its edge: Jakes (1974), with
 * b = 10·n·log₁₀(e)/σ. The second term is e^(-t²/2) times Mills' ratio of u, which far out is its series.
 */
function areaCoverage(t: number, b: number) {
  const u = 2 / b + t;
  return u < 25
    ? normalCdf(t) + Math.exp((2 / b + 2 * t) / b) * normalSurvival(u)
    : normalCdf(t) +
        (Math.exp((-t * t) / 2) / (Math.sqrt(2 * Math.PI) * u)) *
          (1 - 1 / u ** 2 + 3 / u ** 4 - 15 / u ** 6 + 105 / u ** 8 - 945 / u ** 10);
}

/** PL = PL₀ + 10 n log₁₀(d/d₀) + X_σ, with the margin that a share of places needs. */
export default defineCalculator({
  title: 'Log-distance path loss with shadowing',
  description:
    'Path loss by distance and path loss exponent, the margin for log-normal shadowing that a coverage at the edge or over the area of a cell needs, and coverage and range for an allowed path loss.',
  keywords: [
    'path loss exponent',
    'log-normal shadowing',
    'fade margin for coverage',
    'cell edge probability',
    'area coverage probability',
    'Jakes coverage',
    'slow fading margin',
    'indoor path loss',
  ],
  related: ['okumura-hata-path-loss', 'free-space-path-loss', 'link-budget-received-power', 'receiver-sensitivity'],
  inputs: {
    reference: choice(
      {
        free: { label: 'Free space', also: ['free space'] },
        measured: { label: 'Measured or from a model', also: ['measured', 'known'] },
      },
      { label: 'Path loss at the reference distance', default: 'free' },
    ),
    frequency: measure('MHz', {
      label: 'Frequency',
      symbol: 'f',
      min: 1,
      max: 1e6,
      usual: [20, 300000],
      when: { reference: 'free' },
    }),
    referenceLoss: measure('dB', {
      label: 'Path loss there',
      symbol: 'L_0',
      min: 0,
      max: 200,
      usual: [10, 160],
      when: { reference: 'measured' },
    }),
    referenceDistance: measure('m', {
      label: 'Reference distance',
      help: '1 m indoors, 100 m or 1 km outdoors.',
      symbol: 'd_0',
      min: 0.01,
      max: 10000,
      default: 1,
    }),
    exponent: number({
      label: 'Path loss exponent',
      help: '2 in free space, 1.6 to 1.8 along corridors, 2.7 to 3.5 in cities, 3 to 5 in shadow there, 4 to 6 through walls and floors.',
      symbol: 'n',
      min: 1,
      max: 10,
      usual: [1.5, 6.5],
    }),
    distance: measure('m', { label: 'Distance', symbol: 'd', min: 0.01, max: 1e6 }),
    deviation: measure('dB', {
      label: 'Standard deviation of shadowing',
      help: 'Some 3 to 6 dB indoors with sight, 6 to 12 dB outdoors and through walls.',
      symbol: '\\sigma',
      min: 0.1,
      max: 30,
      usual: [1, 16],
      default: 8,
    }),
    coverageOf: choice(
      {
        edge: { label: 'At the distance (cell edge)', also: ['edge', 'cell edge'] },
        area: { label: 'Over the area within it', also: ['area', 'cell area'] },
      },
      { label: 'Coverage is wanted', default: 'edge' },
    ),
    target: percent({
      label: 'Wanted coverage',
      help: 'Share of places where the loss stays within the margin.',
      symbol: 'p',
      min: 50,
      max: 99.99,
      usual: 'all',
      default: 90,
    }),
    allowed: measure('dB', {
      label: 'Allowed path loss',
      help: 'EIRP, receive gain and sensitivity together, without a margin for shadowing.',
      symbol: 'L_{max}',
      min: 0,
      max: 300,
      usual: [50, 250],
      optional: true,
    }),
  },
  outputs: {
    loss: measure('dB', { label: 'Median path loss', symbol: 'L', places: 2 }),
    margin: measure('dB', {
      label: 'Margin for the wanted coverage',
      help: 'Between the median at the distance and the allowed path loss.',
      symbol: 'M',
      places: 2,
    }),
    planned: measure('dB', { label: 'Path loss to plan with', symbol: 'L_p', places: 2 }),
    edge: percent({ label: 'Coverage at the edge with this margin', symbol: 'p_{edge}', places: 2 }),
    area: percent({ label: 'Coverage of the area with this margin', symbol: 'p_{area}', places: 2 }),
    start: measure('dB', { label: 'Path loss at the reference distance', symbol: 'L_{d0}', places: 2 }),
    spare: measure('dB', {
      label: 'Margin that the allowed path loss leaves',
      symbol: 'M_0',
      places: 2,
      optional: true,
    }),
    edgeAllowed: percent({
      label: 'Coverage at the edge with the allowed path loss',
      symbol: 'p_{e0}',
      places: 2,
      optional: true,
    }),
    areaAllowed: percent({
      label: 'Coverage of the area with the allowed path loss',
      symbol: 'p_{a0}',
      places: 2,
      optional: true,
    }),
    range: measure('m', {
      label: 'Distance with the wanted coverage',
      symbol: 'd_{max}',
      digits: 4,
      optional: true,
    }),
  },
  formula: ({
    reference,
    frequency,
    referenceLoss,
    referenceDistance,
    exponent,
    distance,
    deviation,
    coverageOf,
    target,
    allowed,
  }) => {
    const start =
      reference === 'free'
        ? 20 * Math.log10((4 * Math.PI * referenceDistance * 1e6 * frequency) / 299792458)
        : referenceLoss;
    const loss = start + 10 * exponent * Math.log10(distance / referenceDistance);
    const b = (10 * exponent * Math.LOG10E) / deviation;
    const t =
      coverageOf === 'edge' ? normalQuantile(target) : findRoot((x) => areaCoverage(x, b) - target, -10 - b, 10);
    const margin = deviation * t;
    const found = {
      loss,
      margin,
      planned: loss + margin,
      edge: coverageOf === 'edge' ? target : normalCdf(t),
      area: coverageOf === 'edge' ? areaCoverage(t, b) : target,
      start,
    };
    if (allowed === undefined) return found;
    const spare = allowed - loss;
    return {
      ...found,
      spare,
      edgeAllowed: normalCdf(spare / deviation),
      areaAllowed: areaCoverage(spare / deviation, b),
      range: referenceDistance * 10 ** ((allowed - margin - start) / (10 * exponent)),
    };
  },
  shown: ({
    reference,
    frequency,
    referenceLoss,
    referenceDistance,
    exponent,
    distance,
    deviation,
    margin,
    loss,
    start,
    edge,
    spare,
    allowed,
  }) => ({
    start:
      reference === 'free'
        ? 20 * Math.log10((4 * Math.PI * referenceDistance * 1e6 * frequency) / 299792458)
        : referenceLoss,
    loss: start + 10 * exponent * Math.log10(distance / referenceDistance),
    margin: deviation * normalQuantile(edge),
    planned: loss + margin,
    edge: undefined,
    area: undefined,
    spare: allowed === undefined ? undefined : allowed - loss,
    edgeAllowed: spare === undefined ? undefined : normalCdf(spare / deviation),
    areaAllowed: undefined,
    range: allowed === undefined ? undefined : referenceDistance * 10 ** ((allowed - margin - start) / (10 * exponent)),
  }),
  stepwise: [
    'Coverage at the edge is Φ(t) with t = margin/σ. Coverage of the area is Φ(t) + e^(2/b² + 2 × t/b) × (1 - Φ(t + 2/b)) with b = 10 × n × log₁₀(e)/σ; where the area is wanted, t is searched for.',
  ],
  figure: {
    kind: 'curve',
    title: 'Coverage over distance',
    x: { of: 'distance', log: true },
    y: { of: 'edge', label: 'Coverage at the distance' },
    curve: ({ exponent, distance, deviation, margin, spare }) => {
      const left = spare ?? margin;
      const at = (d: number) => normalCdf((left - 10 * exponent * Math.log10(d / distance)) / deviation);
      return {
        from: distance / 10,
        to: 5 * distance,
        lines: [{ y: at }],
        marks: [{ x: distance, y: at(distance), label: 'Here' }],
      };
    },
  },
  explanation: ({ spare, margin, edgeAllowed }) =>
    spare === undefined
      ? margin < 0
        ? 'From {start} at {referenceDistance} on, the median path loss at {distance} is {loss} with an exponent of {exponent}. With shadowing of {deviation} {area} of the area within it are covered even where the median at the edge lies {|margin|} above the allowed path loss; {edge} of the places at the edge are.'
        : 'From {start} at {referenceDistance} on, the median path loss at {distance} is {loss} with an exponent of {exponent}. With shadowing of {deviation} a coverage of {edge} there, and of {area} over the area within it, takes a margin of {margin}: plan with {planned}.'
      : edgeAllowed !== undefined && edgeAllowed > 0.9999
        ? 'From {start} at {referenceDistance} on, the median path loss at {distance} is {loss} with an exponent of {exponent}. An allowed path loss of {allowed} leaves a margin of {spare}, which with shadowing of {deviation} covers all but less than one place in 10,000. The wanted coverage, {target} (“{coverageOf}”), is kept up to {range}.'
        : 'From {start} at {referenceDistance} on, the median path loss at {distance} is {loss} with an exponent of {exponent}. An allowed path loss of {allowed} leaves {spare|{|spare|} too little for the median|just the median|a margin of {|spare|}}, which with shadowing of {deviation} covers {edgeAllowed} of the places there and {areaAllowed} of the area within it. The wanted coverage, {target} (“{coverageOf}”), is kept up to {range}.',
  cautions: [
    {
      level: 'caution',
      when: ({ distance, referenceDistance }) => distance < referenceDistance,
      says: 'The distance is within the reference distance, from which on the exponent holds: choose a nearer one.',
    },
    {
      level: 'caution',
      when: ({ reference, referenceLoss, referenceDistance }) =>
        reference === 'measured' &&
        referenceLoss !== undefined &&
        referenceDistance <= 10 &&
        isAbove(referenceLoss, 20 * Math.log10((4 * Math.PI * 3e10 * referenceDistance) / 299792458)),
      says: 'Over {referenceDistance} free space loses less than {referenceLoss} even at 30 GHz: check that the loss was measured so near, or give the distance at which it was.',
    },
    {
      level: 'caution',
      when: ({ reference, frequency, referenceDistance }) =>
        reference === 'free' && frequency !== undefined && isBelow(referenceDistance * frequency, 299.792458),
      says: 'The reference distance is below a wavelength, where free space is no guide: choose a larger one.',
    },
    {
      level: 'caution',
      when: ({ coverageOf, edgeAllowed, areaAllowed, target }) =>
        edgeAllowed !== undefined &&
        areaAllowed !== undefined &&
        isBelow(roundTo(100 * (coverageOf === 'edge' ? edgeAllowed : areaAllowed), 2), roundTo(100 * target, 2)),
      says: 'Fewer places are covered than wanted: take {range} for the cell, or allow more path loss.',
    },
    {
      level: 'caution',
      when: ({ range, referenceDistance }) => range !== undefined && isBelow(range, referenceDistance),
      says: 'The distance with the wanted coverage is within the reference distance, from which on the exponent holds.',
    },
  ],
  examples: [
    {
      inputs: { reference: 'measured', referenceLoss: 70, exponent: 3, distance: 1000 },
      results: { loss: 160, start: 70 },
      cautions: ['measured so near'],
      source: 'By hand: 70 + 30 log10 1000; free space loses 62 dB at 30 GHz over 1 m',
    },
    {
      inputs: { frequency: 900, exponent: 3.5, distance: 1000 },
      results: {
        loss: 136.5326334107,
        margin: 10.25241252436,
        planned: 146.785045935,
        edge: 90.0,
        area: 96.56738053818,
        start: 31.53263341067,
      },
      source: 'Python with mpmath; the coverage of the area as an integral of rings',
    },
    {
      inputs: { frequency: 900, exponent: 3.5, distance: 1000, coverageOf: 'area', allowed: 130 },
      results: {
        loss: 136.5326334107,
        margin: 5.451165888962,
        planned: 141.9837992996,
        edge: 75.21894399317,
        area: 90.0,
        start: 31.53263341067,
        spare: -6.53263341067,
        edgeAllowed: 20.70844796378,
        areaAllowed: 50.67122192546,
        range: 454.5751956221,
      },
      cautions: ['Fewer places are covered than wanted'],
      source: 'Python with mpmath; the margin as a root of that integral',
    },
    {
      inputs: {
        reference: 'measured',
        referenceLoss: 100,
        referenceDistance: 1000,
        exponent: 4,
        distance: 5000,
        target: 75,
      },
      results: {
        loss: 127.9588001734,
        margin: 5.395918001569,
        planned: 133.354718175,
        edge: 75.0,
        area: 90.72927891227,
        start: 100.0,
      },
      source:
        'Python with mpmath, the coverage of the area as an integral of rings, for the case of Rappaport, §4.9 (n = 4, σ = 8 dB, 75% at the boundary)',
    },
    {
      inputs: { frequency: 2400, exponent: 1.8, distance: 30, deviation: 3, target: 95 },
      results: {
        loss: 66.64019064107,
        margin: 4.934560880854,
        planned: 71.57475152192,
        edge: 95.0,
        area: 98.75983410362,
        start: 40.05200805612,
      },
      source: 'Python with mpmath',
    },
    {
      inputs: {
        reference: 'measured',
        referenceLoss: 40,
        exponent: 2,
        distance: 10,
        deviation: 1,
        target: 99,
        allowed: 90,
      },
      results: {
        loss: 60.0,
        margin: 2.326347874041,
        planned: 62.32634787404,
        edge: 99.0,
        area: 99.92723016075,
        start: 40.0,
        spare: 30.0,
        edgeAllowed: 100.0,
        areaAllowed: 100.0,
        range: 241.9260342132,
      },
      source: 'Python with mpmath',
    },
    {
      inputs: {
        frequency: 1800,
        referenceDistance: 100,
        exponent: 4,
        distance: 800,
        deviation: 6,
        coverageOf: 'area',
        target: 50,
      },
      results: {
        loss: 113.6768328036,
        margin: -7.200661843691,
        planned: 106.4761709599,
        edge: 11.50482515035,
        area: 50.0,
        start: 77.55323332395,
      },
      source: 'Python with mpmath',
    },
    {
      inputs: { frequency: 100, exponent: 3, distance: '0.5 m', allowed: 20 },
      results: {
        loss: 3.416883351964,
        margin: 10.25241252436,
        planned: 13.66929587632,
        edge: 90.0,
        area: 96.19809153011,
        start: 12.44778322188,
        spare: 16.58311664804,
        edgeAllowed: 98.09087215508,
        areaAllowed: 99.39674584765,
        range: 0.8128183042258,
      },
      cautions: ['distance is within the reference distance', 'below a wavelength', 'coverage is within the reference'],
      source: 'Python with mpmath',
    },
    {
      inputs: { frequency: 900, exponent: 3.5, distance: 100, allowed: 105 },
      results: {
        loss: 101.5326334107,
        margin: 10.25241252436,
        planned: 111.785045935,
        edge: 90.0,
        area: 96.56738053818,
        start: 31.53263341067,
        spare: 3.46736658933,
        edgeAllowed: 66.76454624404,
        areaAllowed: 85.61319868813,
        range: 63.99433710398,
      },
      cautions: ['Fewer places are covered than wanted'],
      source: 'Python with mpmath',
    },
  ],
  notes: [
    'Shadowing alone: fast fading by reflections takes a margin of its own. The exponent is taken to hold from the antenna to the edge, and places to be spread evenly over the area.',
    'Exponent and deviation of a place are found by measurement: the ranges beside the fields are those that textbooks give.',
  ],
  references: [
    { title: 'Rappaport: Wireless Communications, 2nd ed., §4.9', isbn: '978-0-13-042232-3' },
    { title: 'Goldsmith: Wireless Communications, §2.6 to 2.10', isbn: '978-0-521-83716-3' },
    { title: 'Jakes: Microwave Mobile Communications (1974), §2.5.3' },
    {
      title: 'Virtual Labs, IIIT Hyderabad: Outage probability, theory',
      url: 'https://github.com/virtual-labs/exp-outage-probability-iiith',
    },
  ],
});

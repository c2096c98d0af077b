import {
  choice,
  defineCalculator,
  isAbove,
  isBelow,
  noResult,
  number,
  quantity,
  sumOfProducts,
} from '@reckoner/engine';
import { looksLikeRadians } from './shared/angles.js';
import { type Body, centralBodies, gravitationalParameter, gravityOf, inWords, radiusOf } from './shared/bodies.js';
import {
  eccentricOfMean,
  halfTurn,
  hyperbolicOfMean,
  isReached,
  meanOfEccentric,
  meanOfHyperbolic,
  wholeTurn,
} from './shared/kepler.js';

/** Ellipse by E, hyperbola by F, parabola by D = tan(ν/2); 1 - e is taken of the decimals that were sent. */
export default defineCalculator({
  title: 'Kepler equation and anomalies',
  description:
    "True, eccentric and mean anomaly of an orbit from one of them or from the time since periapsis, by Kepler's equation, for ellipses, parabolas and hyperbolas.",
  keywords: [
    "Kepler's equation solver",
    'mean anomaly to true anomaly',
    'eccentric anomaly',
    'hyperbolic anomaly',
    'time since perihelion',
    'Barker equation',
  ],
  inputs: {
    eccentricity: number({
      label: 'Eccentricity',
      help: 'Below 1 an ellipse, 1 a parabola, above 1 a hyperbola.',
      symbol: 'e',
      min: 0,
      max: 1000,
    }),
    known: choice(
      {
        mean: { label: 'Mean anomaly', also: ['M'] },
        eccentric: { label: 'Eccentric anomaly, of an ellipse', also: ['eccentric anomaly', 'E'] },
        hyperbolic: { label: 'Hyperbolic anomaly', also: ['F', 'H'] },
        true: { label: 'True anomaly', also: ['nu'] },
        time: 'Time since periapsis',
      },
      { label: 'Known', default: 'mean' },
    ),
    mean: quantity('rad', {
      label: 'Mean anomaly',
      unit: 'deg',
      symbol: 'M_1',
      min: -360000,
      max: 360000,
      when: { known: 'mean' },
    }),
    eccentric: quantity('rad', {
      label: 'Eccentric anomaly',
      unit: 'deg',
      symbol: 'E_1',
      min: -360000,
      max: 360000,
      when: { known: 'eccentric' },
    }),
    hyperbolic: number({
      label: 'Hyperbolic anomaly',
      help: 'A plain number, as in M = e sinh F - F.',
      symbol: 'F',
      min: -30,
      max: 30,
      when: { known: 'hyperbolic' },
    }),
    trueAngle: quantity('rad', {
      label: 'True anomaly',
      unit: 'deg',
      symbol: '\\nu_1',
      min: -360000,
      max: 360000,
      when: { known: 'true' },
    }),
    elapsed: quantity('s', {
      label: 'Time since periapsis',
      help: 'Negative before it.',
      unit: 'd',
      symbol: 't_1',
      min: -1e9,
      max: 1e9,
      when: { known: 'time' },
    }),
    timing: choice(
      {
        none: 'No times, angles alone',
        period: 'The period of the ellipse',
        distance: 'The periapsis distance and the body',
      },
      { label: 'Times from', default: 'none' },
    ),
    period: quantity('s', { label: 'Period', unit: 'd', symbol: 'T', above: 0, max: 1e10, when: { timing: 'period' } }),
    periapsis: quantity('km', {
      label: 'Periapsis distance',
      help: 'From the center of the body, not from its surface.',
      symbol: 'q',
      above: 0,
      max: 1e13,
      when: { timing: 'distance' },
    }),
    body: choice(centralBodies, { label: 'Body', default: 'sun', when: { timing: 'distance' } }),
    gravity: { ...gravitationalParameter, when: { timing: 'distance', body: 'custom' } },
  },
  outputs: {
    trueAnomaly: quantity('rad', { label: 'True anomaly', unit: 'deg', symbol: '\\nu', digits: 9 }),
    eccentricAnomaly: quantity('rad', {
      label: 'Eccentric anomaly',
      unit: 'deg',
      symbol: 'E',
      digits: 9,
      optional: true,
    }),
    hyperbolicAnomaly: number({ label: 'Hyperbolic anomaly', symbol: 'F', digits: 9, optional: true }),
    meanAnomaly: quantity('rad', { label: 'Mean anomaly', unit: 'deg', symbol: 'M', digits: 9, optional: true }),
    ratio: number({ label: 'Distance over periapsis distance', symbol: 'r/q' }),
    distance: quantity('km', { label: 'Distance from the center of the body', symbol: 'r', optional: true }),
    time: quantity('s', { label: 'Time since periapsis', unit: 'd', symbol: 't', optional: true }),
    remaining: quantity('s', { label: 'Time to the next periapsis', unit: 'd', symbol: 't_n', optional: true }),
  },
  formula: ({
    eccentricity,
    known,
    mean,
    eccentric,
    hyperbolic,
    trueAngle,
    elapsed,
    timing,
    period,
    periapsis,
    body,
    gravity,
  }) => {
    const shortfall = sumOfProducts([1, 1], [-1, eccentricity]);
    const scale =
      timing === 'distance'
        ? {
            distance: periapsis,
            rate: Math.sqrt((body === 'custom' ? gravity : gravityOf(body)) / periapsis) / periapsis,
          }
        : undefined;
    if (eccentricity < 1) {
      const rate =
        timing === 'period'
          ? (2 * Math.PI) / period
          : scale === undefined
            ? undefined
            : shortfall * Math.sqrt(shortfall) * scale.rate;
      if (known === 'time' && isAbove(Math.abs(rate! * elapsed), 2e6 * Math.PI))
        throw noResult(
          'That is more than a million revolutions away: the place on the orbit is lost in rounding by then.',
        );
      const E =
        known === 'true'
          ? 2 *
            Math.atan2(
              Math.sqrt(shortfall) * Math.sin(halfTurn(trueAngle) / 2),
              Math.sqrt(1 + eccentricity) * Math.cos(halfTurn(trueAngle) / 2),
            )
          : known === 'eccentric'
            ? halfTurn(eccentric)
            : eccentricOfMean(halfTurn(known === 'time' ? rate! * elapsed : mean), eccentricity, shortfall);
      const ratio = 1 + (2 * eccentricity * Math.sin(E / 2) ** 2) / shortfall;
      const fromPeriapsis = meanOfEccentric(E, eccentricity, shortfall);
      const meanAnomaly = wholeTurn(fromPeriapsis);
      const angles = {
        trueAnomaly: wholeTurn(
          2 * Math.atan2(Math.sqrt(1 + eccentricity) * Math.sin(E / 2), Math.sqrt(shortfall) * Math.cos(E / 2)),
        ),
        eccentricAnomaly: wholeTurn(E),
        meanAnomaly,
        ratio,
        ...(scale !== undefined && { distance: ratio * scale.distance }),
      };
      if (rate === undefined) return angles;
      return {
        ...angles,
        time: meanAnomaly / rate,
        remaining: (fromPeriapsis < 0 ? -fromPeriapsis : 2 * Math.PI - fromPeriapsis) / rate,
      };
    }
    if (eccentricity === 1) {
      const D =
        known === 'true'
          ? Math.tan(halfTurn(trueAngle) / 2)
          : 2 * Math.sinh(Math.asinh((1.5 * elapsed * scale!.rate) / Math.SQRT2) / 3);
      const ratio = 1 + D ** 2;
      return {
        trueAnomaly: 2 * Math.atan(D),
        ratio,
        ...(scale !== undefined && {
          distance: ratio * scale.distance,
          time: (Math.SQRT2 * (D + D ** 3 / 3)) / scale.rate,
        }),
      };
    }
    const excess = -shortfall;
    const rate = scale === undefined ? undefined : excess * Math.sqrt(excess) * scale.rate;
    const F =
      known === 'true'
        ? Math.asinh(
            (Math.sqrt(excess * (1 + eccentricity)) * Math.sin(halfTurn(trueAngle))) /
              (2 * eccentricity * Math.cos(halfTurn(trueAngle) / 2) ** 2 - excess),
          )
        : known === 'hyperbolic'
          ? hyperbolic
          : hyperbolicOfMean(known === 'time' ? rate! * elapsed : mean, excess);
    const ratio = 1 + (2 * eccentricity * Math.sinh(F / 2) ** 2) / excess;
    if (ratio > 1e12)
      throw noResult('So far from periapsis a two-body orbit says nothing: over 1e12 periapsis distances.');
    const meanAnomaly = meanOfHyperbolic(F, excess);
    return {
      trueAnomaly: 2 * Math.atan2(Math.sqrt(1 + eccentricity) * Math.sinh(F / 2), Math.sqrt(excess) * Math.cosh(F / 2)),
      hyperbolicAnomaly: F,
      meanAnomaly,
      ratio,
      ...(scale !== undefined && { distance: ratio * scale.distance, time: meanAnomaly / rate! }),
    };
  },
  stepwise: [
    "On an ellipse Kepler's equation M = E - e sin E gives the eccentric anomaly E of a mean anomaly M = 2πt/T by search, and tan(ν/2) = √((1 + e)/(1 - e)) tan(E/2) the true anomaly ν; r/q = (1 - e cos E)/(1 - e).",
    'On a hyperbola M = e sinh F - F, tan(ν/2) = √((e + 1)/(e - 1)) tanh(F/2) and r/q = (e cosh F - 1)/(e - 1). With a = q/(1 - e) the mean anomaly is M = √(μ/|a|³) t.',
    "On a parabola Barker's equation √(μ/(2q³)) t = D + D³/3 with D = tan(ν/2) takes their place, and r/q = 1 + D².",
  ],
  figure: {
    kind: 'drawing',
    title: 'Orbit with the body in its focus, periapsis to the right',
    draw: ({ eccentricity: e, trueAnomaly, ratio }) => {
      if (ratio > 50) return undefined;
      const at = (angle: number): [number, number] => {
        const r = (1 + e) / (1 + e * Math.cos(angle));
        return [r * Math.cos(angle), r * Math.sin(angle)];
      };
      const reach = Math.max(4, 1.3 * ratio);
      const end = e < 1 && (1 + e) / (1 - e) <= 60 ? Math.PI : Math.acos(Math.max(-1, ((1 + e) / reach - 1) / e));
      const angles = Array.from({ length: 181 }, (_, step) => end * (step / 90 - 1));
      return [
        { shape: 'line', color: 5, points: angles.map(at) },
        {
          shape: 'line',
          dashed: true,
          points: [
            [0, 0],
            [1, 0],
          ],
          label: 'q',
        },
        {
          shape: 'line',
          color: 2,
          points: [
            [0, 0],
            [ratio * Math.cos(trueAnomaly), ratio * Math.sin(trueAnomaly)],
          ],
          label: 'r',
        },
        { shape: 'point', at: [0, 0] },
        {
          shape: 'point',
          color: 2,
          at: [ratio * Math.cos(trueAnomaly), ratio * Math.sin(trueAnomaly)],
          of: 'trueAnomaly',
          label: 'ν',
        },
      ];
    },
  },
  requires: [
    {
      that: ({ known, eccentricity }) => known !== 'eccentric' || eccentricity < 1,
      field: 'known',
      says: 'Only an ellipse, of an eccentricity below 1, has an eccentric anomaly: this orbit has an eccentricity of {eccentricity}.',
    },
    {
      that: ({ known, eccentricity }) => known !== 'hyperbolic' || eccentricity > 1,
      field: 'known',
      says: 'Only a hyperbola, of an eccentricity above 1, has a hyperbolic anomaly: this orbit has an eccentricity of {eccentricity}.',
    },
    {
      that: ({ known, eccentricity }) => known !== 'mean' || eccentricity !== 1,
      field: 'known',
      says: 'For a parabola books scale the mean anomaly in different ways: give the true anomaly or the time.',
    },
    {
      that: ({ known, timing }) => known !== 'time' || timing !== 'none',
      field: 'timing',
      says: 'A time needs the period, or the periapsis distance and the body.',
    },
    {
      that: ({ timing, eccentricity }) => timing !== 'period' || eccentricity < 1,
      field: 'timing',
      says: 'An open orbit has no period: give the periapsis distance and the body.',
    },
    {
      that: ({ eccentricity, trueAngle }) => isReached(trueAngle, eccentricity),
      field: 'trueAngle',
      says: 'An open orbit of eccentricity {eccentricity} does not reach a true anomaly of {trueAngle}, or only at more than a million periapsis distances: the cosine must be above -1/e.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ eccentricity }) => eccentricity === 0,
      says: 'A circle has no periapsis: all anomalies are the same angle, counted from a point that is chosen.',
    },
    {
      level: 'note',
      when: ({ eccentricity, mean, eccentric, trueAngle }) => {
        const angle = eccentricity > 1 ? trueAngle : (mean ?? eccentric ?? trueAngle);
        return looksLikeRadians(angle ?? 0, 2 * Math.PI);
      },
      says: 'Such a small angle with several decimals is often one in radians: if it is, send it with the unit rad.',
    },
    {
      level: 'note',
      when: ({ eccentricity, mean }) => eccentricity > 1 && mean !== undefined && mean !== 0,
      says: 'Books often print the mean anomaly of a hyperbola as a plain number, in radians: send such a one with the unit rad, as without a unit degrees are read.',
    },
    {
      level: 'note',
      when: ({ eccentricity, mean, eccentric, trueAngle }) => {
        const angle = mean ?? eccentric ?? trueAngle ?? 0;
        return eccentricity < 1 && (angle < 0 || !isBelow(angle, 2 * Math.PI));
      },
      says: 'The angles are told from 0° to 360°, counted from the last periapsis.',
    },
    {
      level: 'note',
      when: ({ eccentricity, elapsed, time, remaining }) =>
        eccentricity < 1 &&
        elapsed !== undefined &&
        time !== undefined &&
        remaining !== undefined &&
        (elapsed < 0 || !isBelow(elapsed, time + remaining)),
      says: 'The time is told as that since the last periapsis, less than a period.',
    },
    {
      level: 'caution',
      when: ({ timing, body, periapsis }) =>
        timing === 'distance' && body !== 'custom' && isBelow(periapsis, radiusOf(body as Body)),
      says: 'The periapsis lies within the body: the distance is counted from its center, so add the radius to an altitude.',
    },
  ],
  explanation: ({ eccentricity, timing, body, eccentricAnomaly, hyperbolicAnomaly }) => {
    const center = timing === 'distance' ? ` about ${inWords(body!)}` : '';
    if (eccentricAnomaly !== undefined)
      return `${eccentricity === 0 ? `On a circle${center}` : `On an ellipse${center} of eccentricity {eccentricity}`} a mean anomaly of {meanAnomaly} goes with an eccentric anomaly of {eccentricAnomaly} and a true anomaly of {trueAnomaly}; the distance is {ratio} times that of periapsis{time?, {time} after it and {remaining} before the next|}.`;
    if (hyperbolicAnomaly !== undefined)
      return `On a hyperbola${center} of eccentricity {eccentricity} a mean anomaly of {meanAnomaly} goes with a hyperbolic anomaly of {hyperbolicAnomaly} and a true anomaly of {trueAnomaly}; the distance is {ratio} times that of periapsis{time?, {time|{|time|} before|at|{|time|} after} periapsis|}.`;
    return `On a parabola${center} a true anomaly of {trueAnomaly} goes with {ratio} times the distance of periapsis{time?, {time|{|time|} before|at|{|time|} after} periapsis|}.`;
  },
  examples: [
    {
      inputs: { eccentricity: 0.4, mean: 235.4 },
      results: {
        eccentricAnomaly: 220.512074767522,
        trueAnomaly: 207.163991769214,
        meanAnomaly: '235.400000000',
        ratio: 2.17351272076,
      },
      source:
        'Vallado, example 2-1: E = 220.512074767522°, as three public test suites quote it; mpmath: ν and r/q of this E',
    },
    {
      inputs: { eccentricity: 0.9999999, mean: 0.0001 },
      results: { eccentricAnomaly: 1.25300886208854, trueAnomaly: 177.657075494597, ratio: 2392.19873614136 },
      source: 'mpmath, 40 digits: root of E - e sin E - M',
    },
    {
      inputs: {
        eccentricity: 0.37255,
        known: 'true',
        trueAngle: 120,
        timing: 'distance',
        periapsis: 9600,
        body: 'earth',
      },
      results: {
        eccentricAnomaly: 99.0110760448525,
        meanAnomaly: 77.9289783403216,
        time: 0.047188034033206,
        remaining: 0.170801379067625,
        distance: 16192.7924053,
      },
      source:
        'mpmath: tan(E/2) = √((1 - e)/(1 + e)) tan 60°, t = M/n, r = q (1 + e)/(1 + e cos 120°). Curtis, example 3.1, has E = 1.7281, M = 1.3601 and 4077 s, as a public test suite quotes it',
    },
    {
      inputs: { eccentricity: 0.5, known: 'eccentric', eccentric: 75, timing: 'period', period: 100 },
      results: {
        meanAnomaly: 47.3282634154748,
        trueAnomaly: 106.08311283453,
        time: 13.146739838,
        remaining: 86.853260162,
      },
      source: 'mpmath: E - e sin E, tan(ν/2) = √3 tan(E/2), 100 M/360°',
    },
    {
      inputs: { eccentricity: 0.967, known: 'time', elapsed: 100, timing: 'distance', periapsis: '0.586 au' },
      results: {
        meanAnomaly: 1.31712975126276,
        eccentricAnomaly: 22.6838787979097,
        trueAnomaly: 114.295234309147,
        distance: 286372088.443363,
        time: 100,
        remaining: 27232.1591631,
      },
      source: "mpmath, 40 digits: an orbit like Halley's with the GM of the Sun in DE440",
    },
    {
      inputs: { eccentricity: 0.2, known: 'true', trueAngle: -90 },
      results: { trueAnomaly: '270.000', eccentricAnomaly: 281.5369590328155, meanAnomaly: 292.7645929705804 },
      cautions: ['from 0° to 360°'],
      source: 'mpmath: E = -78.4630409671845°, M = -67.2354070294196°, and 360°',
    },
    {
      inputs: { eccentricity: 0, mean: 725 },
      results: { trueAnomaly: '5.00000', eccentricAnomaly: '5.00000', meanAnomaly: '5.00000', ratio: 1 },
      cautions: ['no periapsis', 'from 0° to 360°'],
      source: 'By definition: two turns and 5° on a circle',
    },
    {
      inputs: { eccentricity: 0.1, mean: 3.6029 },
      results: { eccentricAnomaly: 4.00286050735768, trueAnomaly: 4.4249289712092 },
      cautions: ['one in radians'],
      source: 'mpmath: root of E - e sin E - M',
    },
    {
      inputs: { eccentricity: 0.1, known: 'time', elapsed: 15, timing: 'period', period: 10 },
      results: {
        meanAnomaly: 180,
        eccentricAnomaly: 180,
        trueAnomaly: 180,
        time: 5,
        remaining: 5,
        ratio: 1.22222222222,
      },
      cautions: ['since the last periapsis'],
      source: 'By hand: half a period is apoapsis, at (1 + e)/(1 - e) of q',
    },
    {
      inputs: { eccentricity: 2.4, mean: 235.4 },
      results: {
        hyperbolicAnomaly: 1.60137614493,
        trueAnomaly: 91.9942181354469,
        meanAnomaly: '235.400000000',
        ratio: 3.70983320902249,
      },
      cautions: ['as a plain number'],
      source: 'Vallado, example 2-3: 1.6013761449, as public test suites quote it; mpmath: ν and r/q of this F',
    },
    {
      inputs: {
        eccentricity: 2.7696,
        known: 'true',
        trueAngle: 100,
        timing: 'distance',
        periapsis: 6678,
        body: 'earth',
      },
      results: {
        hyperbolicAnomaly: 2.29268009087916,
        meanAnomaly: 646.237610271684,
        time: 0.0479340279,
        distance: 48497.658196357,
      },
      source:
        'mpmath: tanh(F/2) = √((e - 1)/(e + 1)) tan 50°, t = M/n. Curtis, example 3.5, has F = 2.2927, 48,497 km and 4141.4 s, as a public test suite quotes it',
    },
    {
      inputs: {
        eccentricity: 1.5,
        known: 'time',
        elapsed: '-1 h',
        timing: 'distance',
        periapsis: 4000,
        body: 'custom',
        gravity: 42828,
      },
      results: {
        meanAnomaly: -59.6559889570573,
        hyperbolicAnomaly: -1.18647742935245,
        trueAnomaly: -99.9207989313332,
        distance: 13484.9043772371,
        time: -0.0416666666667,
      },
      source: 'mpmath: root of e sinh F - F - M',
    },
    {
      inputs: { eccentricity: 3, known: 'hyperbolic', hyperbolic: 1 },
      results: { meanAnomaly: 144.706425910497, trueAnomaly: 66.3318296724769 },
      source: 'mpmath: 3 sinh 1 - 1, tan(ν/2) = √2 tanh ½',
    },
    {
      inputs: { eccentricity: 1, known: 'time', elapsed: '6 h', timing: 'distance', periapsis: 7972, body: 'earth' },
      results: { trueAnomaly: 144.754456885945, ratio: 10.9102680641324, distance: 86976.6570072638, time: 0.25 },
      source: "mpmath: root of Barker's equation. Curtis, example 3.4, has 144.75°, as a public test suite quotes it",
    },
    {
      inputs: { eccentricity: 1, known: 'true', trueAngle: 90, timing: 'distance', periapsis: 7000, body: 'earth' },
      results: { trueAnomaly: 90, ratio: 2, distance: 14000, time: 0.0202450178545 },
      source: 'mpmath: √(2q³/μ) × 4/3 = 1749.1695426 s',
    },
    {
      inputs: { eccentricity: 1, known: 'true', trueAngle: 90 },
      results: { trueAnomaly: 90, ratio: 2 },
      source: 'By hand: 1 + tan² 45°',
    },
    {
      inputs: { eccentricity: 0.01, mean: 0, timing: 'distance', periapsis: 400, body: 'earth' },
      results: { trueAnomaly: 0, time: 0, distance: 400 },
      cautions: ['within the body'],
      source: 'By hand: at periapsis',
    },
    {
      inputs: {
        eccentricity: 0.9999999999,
        known: 'true',
        trueAngle: -90,
        timing: 'distance',
        periapsis: 8000,
        body: 'custom',
        gravity: 398600,
      },
      results: { remaining: 0.02473468165863, ratio: 1.9999999999 },
      cautions: ['from 0° to 360°'],
      source: 'mpmath, 50 digits: E - e sin E of E = -2 atan(√((1 - e)/(1 + e))), over the mean motion',
    },
    {
      inputs: { eccentricity: 2.7696, mean: '11.279 rad' },
      results: { hyperbolicAnomaly: 2.292682110159, trueAnomaly: 100.0000232517 },
      cautions: ['as a plain number'],
      source: 'mpmath: root of e sinh F - F - 11.279; Curtis, example 3.5, has F = 2.2927',
    },
    {
      inputs: { eccentricity: 2, mean: 0 },
      results: { trueAnomaly: 0, hyperbolicAnomaly: 0, meanAnomaly: 0, ratio: 1 },
      source: 'By hand: at periapsis',
    },
    {
      inputs: { eccentricity: 2, known: 'hyperbolic', hyperbolic: 30 },
      noResult: 'two-body orbit',
      source: 'By hand: e¹⁵ squared is 1e13',
    },
    {
      inputs: { eccentricity: 1.2, known: 'eccentric', eccentric: 10 },
      refused: 'Only an ellipse',
      source: 'By definition',
    },
    {
      inputs: { eccentricity: 0.2, known: 'hyperbolic', hyperbolic: 1 },
      refused: 'Only a hyperbola',
      source: 'By definition',
    },
    { inputs: { eccentricity: 1, mean: 10 }, refused: 'different ways', source: 'Curtis has half of the M of Vallado' },
    {
      inputs: { eccentricity: 0.2, known: 'time', elapsed: 1000001, timing: 'period', period: 1 },
      noResult: 'a million revolutions',
      source: 'By definition',
    },
    { inputs: { eccentricity: 0.2, known: 'time', elapsed: 1 }, refused: 'needs the period', source: 'By definition' },
    {
      inputs: { eccentricity: 1.2, mean: 10, timing: 'period', period: 1 },
      refused: 'has no period',
      source: 'By definition',
    },
    {
      inputs: { eccentricity: 2, known: 'true', trueAngle: 120 },
      refused: 'does not reach',
      source: 'By hand: cos 120° = -1/2',
    },
  ],
  notes: [
    'Angles are counted in the direction of motion, from periapsis: perigee about the Earth, perihelion about the Sun.',
    'Two bodies alone, of which one has almost all of the mass.',
  ],
  references: [
    {
      title:
        'Curtis: Orbital Mechanics for Engineering Students, 2nd ed. (2009), ch. 3 (printed results, as public test suites quote them)',
    },
    {
      title:
        'Vallado: Fundamentals of Astrodynamics and Applications, 4th ed. (2013), §2.2, examples 2-1 to 2-3 (as public test suites quote them)',
    },
    {
      title: 'Park et al.: The JPL Planetary and Lunar Ephemerides DE440 and DE441, AJ 161 (2021) 105',
      url: 'https://doi.org/10.3847/1538-3881/abd414',
    },
  ],
});

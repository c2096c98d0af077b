import {
  choice,
  defineCalculator,
  interpolate,
  isAbove,
  isAtMost,
  isBelow,
  number,
  quantity,
  roundTo,
} from '@reckoner/engine';
import { ANGULAR, RADIAL_TABLES, RELATIVE_15 } from './shared/load-factors.js';

/** Equivalent radial loads of ISO 281 and ISO 76. */
export default defineCalculator({
  title: 'Bearing equivalent load',
  description:
    'Equivalent dynamic and static load of a rolling bearing from radial and axial load, with e, X and Y read and interpolated in the tables of ISO 281 for ball bearings or taken from a catalog.',
  keywords: [
    'equivalent dynamic bearing load',
    'P = X Fr + Y Fa',
    'factor e X Y',
    'f0 Fa/C0',
    'equivalent static load P0',
    'deep groove ball bearing load',
    'angular contact bearing load',
    'static safety factor',
  ],
  related: ['bearing-life-l10'],
  inputs: {
    type: choice(
      {
        deep: { label: 'Deep groove ball, Normal clearance', also: ['deep groove', 'deep groove ball', 'CN'] },
        deepC3: { label: 'Deep groove ball, C3 clearance', also: ['C3'] },
        angular15: { label: 'Angular contact ball, 15°', also: ['15', '15°'] },
        angular25: { label: 'Angular contact ball, 25°', also: ['25', '25°'] },
        angular30: { label: 'Angular contact ball, 30°', also: ['30', '30°'] },
        angular40: { label: 'Angular contact ball, 40°', also: ['40', '40°'] },
        catalog: {
          label: 'Factors of the catalog (tapered, spherical and other)',
          also: ['catalog', 'tapered roller', 'spherical roller', 'self-aligning'],
        },
      },
      { label: 'Bearing', default: 'deep' },
    ),
    arrangement: choice(
      {
        single: { label: 'Single, or one of a tandem set', also: ['single', 'tandem', 'DT'] },
        pair: {
          label: 'Pair, back to back or face to face',
          also: ['pair', 'DB', 'DF', 'back-to-back', 'face-to-face'],
        },
      },
      {
        label: 'Arrangement',
        default: 'single',
        when: { type: ['angular15', 'angular25', 'angular30', 'angular40'] },
      },
    ),
    radialLoad: quantity('N', {
      label: 'Radial load',
      help: 'Of a pair that on both together; of bearings in tandem that on one.',
      unit: 'kN',
      symbol: 'F_r',
      min: 0,
      max: 1e5,
      usual: [0, 10000],
    }),
    axialLoad: quantity('N', {
      label: 'Axial load',
      help: 'Without sign; of a single angular contact or tapered bearing with what the radial loads induce.',
      unit: 'kN',
      symbol: 'F_a',
      min: 0,
      max: 1e5,
    }),
    staticRating: quantity('N', {
      label: 'Basic static load rating',
      help: 'Of one bearing, also in a pair.',
      unit: 'kN',
      symbol: 'C_0',
      above: 0,
      max: 1e6,
      usual: [0.02, 50000],
      optional: true,
    }),
    geometryFactor: number({
      label: 'Factor f0',
      help: 'From the catalog; about 12 to 16 for deep groove ball bearings.',
      symbol: 'f_0',
      min: 3,
      max: 30,
      usual: [10, 18],
      when: { type: ['deep', 'deepC3', 'angular15'] },
    }),
    limitRatio: number({
      label: 'Limit e',
      symbol: 'e_c',
      above: 0,
      max: 5,
      usual: [0.1, 2],
      when: { type: 'catalog' },
    }),
    radialFactor: number({
      label: 'Factor X above e',
      help: '0.4 of tapered, 0.67 of spherical roller bearings.',
      symbol: 'X_2',
      min: 0,
      max: 1,
      usual: [0.3, 0.75],
      when: { type: 'catalog' },
    }),
    axialFactor: number({
      label: 'Factor Y above e',
      symbol: 'Y_2',
      above: 0,
      max: 20,
      usual: [0.4, 6],
      when: { type: 'catalog' },
    }),
    lowerFactor: number({
      label: 'Factor Y up to e',
      help: '0 of single-row bearings, Y1 of spherical and double-row ones.',
      symbol: 'Y_1',
      min: 0,
      max: 20,
      default: 0,
      when: { type: 'catalog' },
    }),
    staticRadial: number({
      label: 'Static factor X0',
      help: '0.5 of tapered, 1 of spherical roller bearings.',
      symbol: 'X_{0c}',
      min: 0,
      max: 5,
      usual: [0.4, 1],
      optional: true,
      when: { type: 'catalog' },
    }),
    staticAxial: number({
      label: 'Static factor Y0',
      symbol: 'Y_{0c}',
      min: 0,
      max: 20,
      usual: [0.2, 6],
      optional: true,
      when: { type: 'catalog' },
    }),
  },
  outputs: {
    equivalentLoad: quantity('N', { label: 'Equivalent dynamic load', unit: 'kN', symbol: 'P', digits: 4, places: 3 }),
    ratio: number({ label: 'Axial over radial load', symbol: 'F_a/F_r', places: 4, optional: true }),
    limit: number({ label: 'Limit e', symbol: 'e', places: 4 }),
    x: number({ label: 'Factor X', symbol: 'X', places: 3 }),
    y: number({ label: 'Factor Y', symbol: 'Y', places: 3 }),
    relativeLoad: number({ label: 'Relative axial load f0 Fa/C0', symbol: 'f_0 F_a/C_0', places: 3, optional: true }),
    staticLoad: quantity('N', {
      label: 'Equivalent static load',
      unit: 'kN',
      symbol: 'P_0',
      digits: 4,
      places: 3,
      optional: true,
    }),
    staticSafety: number({ label: 'Static safety factor', symbol: 's_0', places: 2, optional: true }),
  },
  formula: ({
    type,
    arrangement,
    radialLoad,
    axialLoad,
    staticRating,
    geometryFactor,
    limitRatio,
    radialFactor,
    axialFactor,
    lowerFactor,
    staticRadial,
    staticAxial,
  }) => {
    const relativeLoad = geometryFactor === undefined ? undefined : (geometryFactor * axialLoad) / staticRating!;
    const pair = arrangement === 'pair';
    const factors = () => {
      if (type === 'catalog')
        return {
          limit: limitRatio!,
          below: lowerFactor!,
          x: radialFactor!,
          y: axialFactor!,
          staticX: staticRadial,
          staticY: staticAxial,
        };
      if (type === 'deep' || type === 'deepC3') {
        const rows = RADIAL_TABLES[type]!;
        const at = Math.min(Math.max(relativeLoad!, 0.172), 6.89);
        return {
          limit: interpolate(rows.limit, at),
          below: 0,
          x: rows.x,
          y: interpolate(rows.y, at),
          staticX: 0.6,
          staticY: 0.5,
        };
      }
      if (type === 'angular15') {
        const at = Math.min(Math.max(relativeLoad!, 0.178), 7.14);
        const rows = RELATIVE_15;
        return {
          limit: interpolate(rows.limit, at),
          below: pair ? interpolate(rows.pairBelow, at) : 0,
          x: pair ? 0.72 : 0.44,
          y: interpolate(pair ? rows.pairAbove : rows.single, at),
          staticX: pair ? 1 : 0.5,
          staticY: pair ? 0.92 : 0.46,
        };
      }
      const row = ANGULAR[type]!;
      return {
        limit: row.limit,
        below: pair ? row.pairBelow : 0,
        x: pair ? row.pairX : row.x,
        y: pair ? row.pairY : row.y,
        staticX: pair ? 1 : 0.5,
        staticY: pair ? 2 * row.static : row.static,
      };
    };
    const { limit, below, x: radialAbove, y: axialAbove, staticX, staticY } = factors();
    const high = isAbove(axialLoad, limit * radialLoad);
    const x = high ? radialAbove : 1;
    const y = high ? axialAbove : below;
    const staticLoad =
      staticX === undefined || staticY === undefined
        ? undefined
        : Math.max(staticX * radialLoad + staticY * axialLoad, radialLoad);
    return {
      equivalentLoad: x * radialLoad + y * axialLoad,
      ratio: radialLoad === 0 ? undefined : axialLoad / radialLoad,
      limit,
      x,
      y,
      relativeLoad,
      staticLoad,
      staticSafety:
        staticLoad === undefined || staticRating === undefined
          ? undefined
          : ((pair ? 2 : 1) * staticRating) / staticLoad,
    };
  },
  stepwise: [
    'P = X Fr + Y Fa with X and Y above e where Fa is over e Fr; else X = 1 and Y = 0 (of a pair or by the catalog Y1).',
    'For deep groove bearings and angular contact bearings of 15° e and Y are interpolated by f0 Fa/C0 in the table of ISO 281; its ends hold beyond them.',
    'P0 = X0 Fr + Y0 Fa, at least Fr: 0.6 and 0.5 for deep groove bearings, 0.5 and Y0 for single angular contact bearings, 1 and twice that for pairs; s0 = C0/P0, of a pair 2 C0/P0.',
  ],
  requires: [
    {
      that: ({ radialLoad, axialLoad }) => radialLoad > 0 || axialLoad > 0,
      field: 'radialLoad',
      says: 'Without any load there is none to be equivalent to: give the radial load, the axial load or both.',
    },
    {
      that: ({ type }, given) => (type !== 'deep' && type !== 'deepC3' && type !== 'angular15') || given.staticRating,
      field: 'staticRating',
      says: 'The factors of this bearing depend on f0 Fa/C0: give the basic static load rating C0.',
    },
    {
      that: (_, given) => given.staticRadial === given.staticAxial,
      field: 'staticAxial',
      says: 'The static factors X0 and Y0 go together: give both or neither.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ staticSafety }) => staticSafety !== undefined && roundTo(staticSafety, 2) < 1,
      says: 'The static safety factor is {staticSafety}: below 1 the raceways are dented for good by more than ISO 76 allows for. Take a bearing with a higher static rating.',
    },
    {
      level: 'danger',
      when: ({ type, axialLoad, staticRating }) =>
        (type === 'deep' || type === 'deepC3') && isAbove(axialLoad, 0.5 * staticRating!),
      says: 'The axial load is over half of the static rating, more than SKF allows a deep groove ball bearing: take an angular contact or thrust bearing.',
    },
    {
      level: 'caution',
      when: ({ type, axialLoad, staticRating }) =>
        (type === 'deep' || type === 'deepC3') &&
        isAbove(axialLoad, 0.25 * staticRating!) &&
        isAtMost(axialLoad, 0.5 * staticRating!),
      says: 'The axial load is over a quarter of the static rating, more than SKF allows small bearings (bore up to 12 mm) and those of the light series 8, 9, 0 and 1.',
    },
    {
      level: 'caution',
      when: ({ relativeLoad, type, axialLoad, radialLoad, limit }) =>
        relativeLoad !== undefined &&
        ((isBelow(relativeLoad, type === 'angular15' ? 0.178 : 0.172) && isAbove(axialLoad, limit * radialLoad)) ||
          isAbove(relativeLoad, type === 'angular15' ? 7.14 : 6.89)),
      says: 'f0 Fa/C0 is {relativeLoad}, beyond the table, whose ends are taken: check f0, C0 and the axial load, and their units.',
    },
    {
      level: 'caution',
      when: ({ type, arrangement, axialLoad, radialLoad, y, limit }) =>
        type !== 'deep' &&
        type !== 'deepC3' &&
        type !== 'catalog' &&
        arrangement === 'single' &&
        isAtMost(axialLoad, limit * radialLoad) &&
        y === 0,
      says: 'A single angular contact bearing is pushed apart by its radial load, and needs an axial load against it: check that the axial load has what both bearings induce.',
    },
    {
      level: 'note',
      when: ({ type }) => type === 'catalog',
      says: 'A single-row tapered bearing induces an axial load of Fr/(2 Y) by its radial load: the axial load sent must be the resulting one of this bearing.',
    },
    {
      level: 'caution',
      when: ({ equivalentLoad, radialLoad }) => roundTo(equivalentLoad / 1000, 3) < roundTo(radialLoad / 1000, 3),
      says: 'X Fr + Y Fa is below the radial load itself, as it may be just above e or where factors do not belong together: check them, and take at least the radial load.',
    },
    {
      level: 'caution',
      when: ({ radialLoad, axialLoad }) =>
        (axialLoad > 0 && isBelow(axialLoad, 0.005 * radialLoad)) ||
        (radialLoad > 0 && isBelow(radialLoad, 0.005 * axialLoad)),
      says: 'One of the loads is less than 0.5% of the other, {radialLoad} beside {axialLoad}: check that both are in one unit.',
    },
    {
      level: 'note',
      when: ({ arrangement }) => arrangement === 'pair',
      says: 'This is the load of the pair: for its life take the dynamic rating of the pair, 1.62 times that of one bearing by ISO 281. For the static safety twice the rating of one is taken.',
    },
    {
      level: 'note',
      when: ({ staticSafety }) =>
        staticSafety !== undefined && roundTo(staticSafety, 2) >= 1 && roundTo(staticSafety, 2) < 2,
      says: 'A static safety factor below 2 may be too little for quiet running or shocks, and for roller bearings: compare with what the catalog asks for.',
    },
    {
      level: 'note',
      when: ({ staticSafety }) => staticSafety === undefined,
      says: 'The static safety is not looked at: it needs the static load rating C0, and of catalog factors X0 and Y0.',
    },
  ],
  explanation: ({ type, ratio, relativeLoad, staticLoad, staticSafety, arrangement, radialLoad, axialLoad, limit }) => {
    const bearing =
      type === 'catalog'
        ? 'With the factors of the catalog'
        : type === 'deep'
          ? 'For a deep groove ball bearing with Normal clearance'
          : type === 'deepC3'
            ? 'For a deep groove ball bearing with C3 clearance'
            : `For ${arrangement === 'pair' ? 'a pair of angular contact ball bearings (back to back or face to face)' : 'a single angular contact ball bearing (or one of a tandem set)'} of ${type === 'angular15' ? '15°' : type === 'angular25' ? '25°' : type === 'angular30' ? '30°' : '40°'}`;
    const where =
      ratio === undefined
        ? 'the load is purely axial'
        : isAbove(axialLoad, limit * radialLoad)
          ? roundTo(ratio, 4) > roundTo(limit, 4)
            ? 'Fa/Fr is {ratio}, above e = {limit}'
            : 'Fa/Fr is just above e = {limit}'
          : 'Fa/Fr is {ratio}, not above e = {limit}';
    return `${bearing} under {radialLoad} of radial and {axialLoad} of axial load, ${where}${relativeLoad === undefined ? '' : ' (f0 Fa/C0 is {relativeLoad})'}: X is {x} and Y is {y}, and the equivalent dynamic load is {equivalentLoad}.${staticLoad === undefined ? '' : ` The equivalent static load is {staticLoad}${staticSafety === undefined ? '' : ', a static safety factor of {staticSafety}'}.`}`;
  },
  examples: [
    {
      inputs: { radialLoad: 4, axialLoad: 2.4, staticRating: 31.5, geometryFactor: 13.1 },
      results: {
        equivalentLoad: 5.99592794302,
        ratio: 0.6,
        limit: 0.278128752967,
        x: 0.56,
        y: 1.56496997626,
        relativeLoad: 0.998095238095,
        staticLoad: 4,
        staticSafety: 7.875,
      },
      source: 'Python: numpy.interp in the table of Koyo; 0.6 × 4 + 0.5 × 2.4 is below 4',
    },
    {
      inputs: { radialLoad: 8, axialLoad: 0.3, staticRating: 31.5, geometryFactor: 13.1 },
      results: { equivalentLoad: 8, limit: 0.19, x: 1, y: 0 },
      source: 'Koyo: 0.0375 is not above e, which begins at 0.19',
    },
    {
      inputs: { type: 'deepC3', radialLoad: 4, axialLoad: 2.4, staticRating: 31.5, geometryFactor: 13.1 },
      results: { equivalentLoad: 5.24870046083, limit: 0.378128752967, x: 0.46, y: 1.42029185868 },
      source: 'Python: numpy.interp in the table of SKF for C3',
    },
    {
      inputs: { type: 'angular15', radialLoad: 2, axialLoad: 3, staticRating: 14.3, geometryFactor: 14 },
      results: { equivalentLoad: 4.07278399922, limit: 0.527869333464, x: 0.44, y: 1.06426133307, staticLoad: 2.38 },
      source: 'Python: numpy.interp in the table of Koyo; 0.5 × 2 + 0.46 × 3',
    },
    {
      inputs: {
        type: 'angular15',
        arrangement: 'pair',
        radialLoad: 5,
        axialLoad: 1,
        staticRating: 14.3,
        geometryFactor: 14,
      },
      results: { equivalentLoad: 6.40044472382, x: 1, y: 1.40044472382, staticLoad: 5.92, staticSafety: 4.8310810811 },
      cautions: ['load of the pair'],
      source: 'Python: numpy.interp in the table of Koyo; 5 + 0.92; 28.6/5.92',
    },
    {
      inputs: {
        type: 'angular15',
        arrangement: 'pair',
        radialLoad: 2,
        axialLoad: 3,
        staticRating: 14.3,
        geometryFactor: 14,
      },
      results: { equivalentLoad: 6.63245439875, x: 0.72, y: 1.73081813292 },
      cautions: ['load of the pair'],
      source: 'Python: numpy.interp in the table of Koyo',
    },
    {
      inputs: { type: 'angular25', radialLoad: 3, axialLoad: 4, staticRating: 20 },
      results: { equivalentLoad: 4.71, limit: 0.68, staticLoad: 3.02, staticSafety: 6.622516556 },
      source: 'By hand from LYC: 0.41 × 3 + 0.87 × 4; 0.5 × 3 + 0.38 × 4',
    },
    {
      inputs: { type: 'angular30', arrangement: 'pair', radialLoad: 3, axialLoad: 1, staticRating: 20 },
      results: { equivalentLoad: 3.78, staticLoad: 3.66, staticSafety: 10.92896175 },
      cautions: ['load of the pair'],
      source: 'By hand from Koyo: 3 + 0.78; 3 + 0.66; 40/3.66',
    },
    {
      inputs: { type: 'angular30', arrangement: 'pair', radialLoad: 1, axialLoad: 3, staticRating: 20 },
      results: { equivalentLoad: 4.35, x: 0.63, y: 1.24 },
      cautions: ['load of the pair'],
      source: 'By hand from Koyo: 0.63 + 1.24 × 3',
    },
    {
      inputs: { type: 'angular40', radialLoad: 0, axialLoad: 6 },
      results: { equivalentLoad: 3.42, x: 0.35, y: 0.57, staticLoad: 1.56 },
      cautions: ['not looked at'],
      source: 'By hand from Koyo: 0.57 × 6; 0.26 × 6',
    },
    {
      inputs: { type: 'angular40', radialLoad: 10, axialLoad: 2, staticRating: 8 },
      results: { equivalentLoad: 10, x: 1, y: 0, staticLoad: 10, staticSafety: 0.8 },
      cautions: ['dented for good', 'pushed apart'],
      source: 'By hand from Koyo: 0.2 is below 1.14; 8/10',
    },
    {
      inputs: {
        type: 'catalog',
        radialLoad: 10,
        axialLoad: 6,
        staticRating: 80,
        limitRatio: 0.37,
        radialFactor: 0.4,
        axialFactor: 1.6,
        staticRadial: 0.5,
        staticAxial: 0.9,
      },
      results: { equivalentLoad: 13.6, x: 0.4, y: 1.6, staticLoad: 10.4, staticSafety: 7.692307692 },
      cautions: ['resulting one of this bearing'],
      source: 'By hand: a tapered roller bearing, 0.4 × 10 + 1.6 × 6; 5 + 5.4',
    },
    {
      inputs: {
        type: 'catalog',
        radialLoad: 20,
        axialLoad: 3,
        limitRatio: 0.27,
        radialFactor: 0.67,
        axialFactor: 3.7,
        lowerFactor: 2.5,
      },
      results: { equivalentLoad: 27.5, x: 1, y: 2.5 },
      cautions: ['resulting one of this bearing', 'not looked at'],
      source: 'By hand: a spherical roller bearing, 20 + 2.5 × 3',
    },
    {
      inputs: { radialLoad: 1, axialLoad: 18, staticRating: 31.5, geometryFactor: 13.1 },
      results: { equivalentLoad: 18.56, limit: 0.44, y: 1, staticLoad: 9.6 },
      cautions: ['over half of the static rating', 'beyond the table'],
      source: 'By hand from Koyo: 0.56 + 18; 0.6 + 9',
    },
    {
      inputs: { radialLoad: 0.5, axialLoad: 9, staticRating: 31.5, geometryFactor: 13.1 },
      results: { equivalentLoad: 10.4614368771, y: 1.13127076412 },
      cautions: ['over a quarter'],
      source: 'Python: numpy.interp in the table of Koyo',
    },
    {
      inputs: { radialLoad: 10, axialLoad: 2.2005, staticRating: 83.5, geometryFactor: 13.1 },
      results: { equivalentLoad: 9.97858637074, limit: 0.220026528339 },
      cautions: ['below the radial load itself'],
      source: 'Python: numpy.interp in the table of Koyo',
    },
    {
      inputs: { type: 'angular40', radialLoad: 10, axialLoad: 15, staticRating: 15 },
      results: { equivalentLoad: 12.05, staticLoad: 10, staticSafety: 1.5 },
      cautions: ['quiet running'],
      source: 'By hand from Koyo: 3.5 + 8.55; 5 + 3.9 is below 10; 15/10',
    },
    {
      inputs: { type: 'angular25', radialLoad: 1, axialLoad: 0.68001 },
      results: { equivalentLoad: 1.0016087, x: 0.41, y: 0.87 },
      cautions: ['static safety is not looked at'],
      source: 'By hand: 0.41 + 0.87 × 0.68001, just above e, with which 0.6800 reads alike',
    },
    {
      inputs: { radialLoad: 4, axialLoad: 0.0024, staticRating: 31.5, geometryFactor: 13.1 },
      results: { equivalentLoad: 4, ratio: 0.0006, staticSafety: 7.875 },
      cautions: ['less than 0.5%'],
      source: 'By hand: an axial load in MN, 0.0006 is not above e',
    },
    {
      inputs: { radialLoad: 0, axialLoad: 0, staticRating: 20, geometryFactor: 13 },
      refused: 'Without any load',
      source: 'By definition',
    },
    {
      inputs: { radialLoad: 2, axialLoad: 1, geometryFactor: 13 },
      refused: 'depend on f0 Fa/C0',
      source: 'By definition',
    },
    {
      inputs: {
        type: 'catalog',
        radialLoad: 10,
        axialLoad: 6,
        limitRatio: 0.37,
        radialFactor: 0.4,
        axialFactor: 1.6,
        staticRadial: 0.5,
      },
      refused: 'give both or neither',
      source: 'By definition',
    },
  ],
  notes: [
    'e and Y are interpolated linearly; catalogs that read the next row differ by some percent.',
    'ISO 281 has C3 by the greater working clearance as catalogs do (SKF, as for a contact angle of 10°); C4 is not listed here.',
    'Cylindrical and needle roller bearings without flanges take radial loads alone: P is Fr.',
  ],
  references: [
    { title: 'ISO 281:2007: Rolling bearings: Dynamic load ratings and rating life, table 3' },
    { title: 'ISO 76:2006: Rolling bearings: Static load ratings' },
    {
      title:
        'Koyo: Calculation of equivalent radial and axial load (factors of deep groove and angular contact ball bearings)',
      url: 'http://www.koyousa.com/koyocatalog/technical/03/3_1_32.htm',
    },
    {
      title: 'LYC: Equivalent dynamic load of angular contact ball bearings',
      url: 'http://cdnsrc.www.lycbearing.com/bearing-basic-knowledge/equivalent-dynamic-load-angular-contact-ball-bearings.html',
    },
    {
      title: 'SKF: Deep groove ball bearings, loads',
      url: 'https://www.skf.com/sg/products/bearings-units-housings/ball-bearings/deep-groove-ball-bearings/loads/index.html',
    },
  ],
});

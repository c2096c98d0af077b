import {
  choice,
  constant,
  defineCalculator,
  integer,
  isAbove,
  isBelow,
  measure,
  number,
  quantity,
  roundTo,
  rows,
  standardGravity,
  sum,
  table,
  text,
} from '@reckoner/engine';
import { FITTINGS } from '../shared/fittings-3k.js';
import { density, frictionFactor, roughness, viscosity } from '../shared/pipe.js';

/** h = ΣK v²/2g, with Darby's K = K₁/Re + K∞(1 + K_d/Dₙ^0.3), Dₙ in inches, or a K of one's own. */
export default defineCalculator({
  title: 'Minor losses in fittings',
  description:
    'Head and pressure lost in elbows, tees, valves, entrances and exits by the 3-K method or loss coefficients of your own, with the equivalent length of straight pipe.',
  keywords: ['loss coefficient K', '3-K method', 'Darby', 'equivalent length', 'valve pressure loss', 'elbow loss'],
  related: ['darcy-weisbach-pressure-drop', 'total-dynamic-head', 'control-valve-cv-kv'],
  inputs: {
    fittings: rows(
      {
        fitting: choice(
          {
            elbow90Threaded: '90° elbow, threaded, standard',
            elbow90ThreadedLong: '90° elbow, threaded, long radius',
            elbow90Welded: { label: '90° elbow or bend, flanged or welded, r/D = 1', also: ['90° elbow'] },
            bend90r2: '90° bend, r/D = 2',
            bend90r4: '90° bend, r/D = 4',
            bend90r6: '90° bend, r/D = 6',
            miter90: '90° miter, 1 weld',
            elbow45Threaded: '45° elbow, threaded, standard',
            elbow45Long: '45° elbow, long radius',
            return180Threaded: '180° return bend, threaded, close',
            return180Flanged: '180° return bend, flanged, r/D = 1',
            return180Long: '180° return bend, r/D = 1.5',
            teeBranchThreaded: 'Tee through the branch, threaded',
            teeBranchFlanged: 'Tee through the branch, flanged',
            teeRunThreaded: 'Tee run through, threaded',
            teeRunFlanged: 'Tee run through, flanged',
            gateValve: { label: 'Gate valve', also: ['gate'] },
            globeValve: { label: 'Globe valve', also: ['globe'] },
            angleValve90: 'Angle valve, 90°',
            plugValve: 'Plug valve, straight through',
            swingCheck: { label: 'Swing check valve', also: ['check valve'] },
            liftCheck: 'Lift check valve',
            sharpEntrance: { label: 'Sharp-edged entrance from a tank', also: ['entrance'] },
            exit: 'Exit into a tank',
            own: { label: 'Other, with its own K', also: ['other', 'custom'] },
          },
          { label: 'Fitting' },
        ),
        count: integer({ label: 'Count', min: 1, max: 1000, default: 1 }),
        coefficient: number({ label: 'Its own K', min: 0, max: 1e5, optional: true }),
      },
      { label: 'Fittings and open valves', maxItems: 50 },
    ),
    flow: quantity('m^3/s', {
      label: 'Flow',
      unit: 'm^3/h',
      symbol: 'Q',
      min: 0.0001,
      max: 1e5,
      usual: [0.005, 50000],
    }),
    innerDiameter: quantity('m', {
      label: 'Inner diameter',
      unit: 'mm',
      symbol: 'D',
      min: 1,
      max: 10000,
      usual: [5, 3000],
    }),
    nominal: measure('in', {
      label: 'Nominal diameter',
      help: 'DN or NPS, which the 3-K method takes. The inner diameter, if it is left out.',
      unit: 'mm',
      symbol: 'D_n',
      min: 1,
      max: 10000,
      usual: [6, 3000],
      default: ({ innerDiameter }) => innerDiameter / 0.0254,
    }),
    density,
    viscosity,
    roughness,
  },
  outputs: {
    headLoss: quantity('m', { label: 'Head loss', symbol: 'h', digits: 4 }),
    pressureLoss: quantity('Pa', { label: 'Pressure loss', unit: 'kPa', symbol: '\\Delta p', digits: 4 }),
    total: number({ label: 'Sum of loss coefficients', symbol: '\\Sigma K', digits: 4 }),
    equivalentLength: quantity('m', { label: 'Equivalent length of straight pipe', symbol: 'L_e', digits: 4 }),
    velocity: quantity('m/s', { label: 'Velocity', symbol: 'v', digits: 4 }),
    reynolds: number({ label: 'Reynolds number', symbol: '\\mathrm{Re}', places: 0 }),
    parts: table(
      {
        name: text({ label: 'Fitting' }),
        number: integer({ label: 'Count' }),
        each: number({ label: 'K of one', digits: 3 }),
        head: quantity('m', { label: 'Head loss of all', digits: 3 }),
      },
      { label: 'Losses' },
    ),
  },
  formula: ({ fittings, flow, innerDiameter, nominal, density, viscosity, roughness }) => {
    const velocity = flow / ((Math.PI / 4) * innerDiameter ** 2);
    const reynolds = (density * velocity * innerDiameter) / viscosity;
    const velocityHead = velocity ** 2 / (2 * standardGravity);
    const parts = fittings.map(({ fitting, count, coefficient }) => {
      const known = FITTINGS[fitting];
      const each =
        known === undefined
          ? (coefficient ?? 0)
          : known.k1 / reynolds + known.kInfinity * (1 + known.kd / nominal ** 0.3);
      return {
        name: known === undefined ? 'Other' : known.name,
        number: count,
        each,
        head: count * each * velocityHead,
      };
    });
    const total = sum(parts.map((part) => part.number * part.each));
    const friction = frictionFactor(reynolds, Math.min(roughness / innerDiameter, 0.1));
    return {
      headLoss: total * velocityHead,
      pressureLoss: (total * density * velocity ** 2) / 2,
      total,
      equivalentLength: (total * innerDiameter) / friction,
      velocity,
      reynolds,
      parts,
    };
  },
  stepwise: [
    'K = K₁/Re + K∞ × (1 + K_d/Dₙ^0.3) with the constants of the fitting and Dₙ in inches; entrance 0.5 and exit 1; or the K that is given.',
    'Head loss = sum of all K × v² / (2 × g), pressure loss = sum of all K × ρ × v² / 2.',
    'Equivalent length = sum of all K × D / f, with the Darcy friction factor of the pipe: 64/Re below Re = 2300, else by Colebrook and White.',
  ],
  requires: [
    {
      each: 'fittings',
      that: ({ fitting, coefficient }) => fitting !== 'own' || coefficient !== undefined,
      field: 'coefficient',
      says: 'Another fitting than those listed needs its own K.',
    },
    {
      each: 'fittings',
      that: ({ fitting, coefficient }) => fitting === 'own' || coefficient === undefined,
      field: 'coefficient',
      says: 'The method gives the K of a listed fitting: take this one out, or choose “Other, with its own K”.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ fittings, velocity, density }) =>
        fittings.some(
          ({ fitting }) =>
            (fitting === 'swingCheck' && isBelow(velocity ** 2 * density, constant(1823, 'Pa'))) ||
            (fitting === 'liftCheck' && isBelow(velocity ** 2 * density, constant(2381, 'Pa'))),
        ),
      says: 'The flow is too slow to hold a check valve wide open: it loses more than told here, and its flap may chatter. Take a smaller valve.',
    },
    {
      level: 'caution',
      when: ({ reynolds }) => roundTo(reynolds, 0) >= 2300 && roundTo(reynolds, 0) < 4000,
      says: 'Between Reynolds numbers of 2300 and 4000 the flow changes from laminar to turbulent: losses and equivalent length are uncertain.',
    },
    {
      level: 'caution',
      when: ({ fittings, reynolds }) =>
        roundTo(reynolds, 0) < 2300 &&
        fittings.some(({ fitting }) => fitting === 'sharpEntrance' || fitting === 'exit' || fitting === 'own'),
      says: 'In laminar flow an entrance loses more than 0.5, an exit about twice the 1 that is told here, and a K of your own holds only where it was measured at such a Reynolds number: the sum is too low where these count.',
    },
    {
      level: 'caution',
      when: ({ roughness, innerDiameter }) => isAbove(roughness, 0.05 * innerDiameter),
      says: 'The roughness is over a twentieth of the diameter: the equivalent length does not hold there. Check its unit.',
    },
    {
      level: 'caution',
      when: ({ nominal, innerDiameter }) =>
        isAbove(nominal * constant(0.0254, 'm'), 2 * innerDiameter) ||
        isBelow(nominal * constant(0.0254, 'm'), innerDiameter / 2),
      says: 'Nominal and inner diameter differ by more than a factor of two: check both, and their units.',
    },
    {
      level: 'caution',
      when: ({ velocity, density }) => density > 100 && isAbove(velocity, constant(10, 'm/s')),
      says: 'Liquids hardly run faster than 10 m/s in pipes, where they erode, hammer and cavitate: check flow and diameter.',
    },
    {
      level: 'caution',
      when: ({ velocity, density }) => density <= 100 && isAbove(velocity, constant(100, 'm/s')),
      says: 'Over about 100 m/s a gas is compressed and expands as it flows: loss coefficients do not hold.',
    },
    {
      level: 'caution',
      when: ({ density, viscosity }) => density <= 100 && isAbove(viscosity, constant(0.0001, 'Pa*s')),
      says: 'The density is that of a gas, the viscosity is not: air has 0.018 mPa·s. Send that of the gas; with the one taken the losses are too high.',
    },
  ],
  explanation:
    'At {velocity} the fittings lose {headLoss}, or {pressureLoss}: their coefficients add up to {total}, as much as {equivalentLength} of straight pipe has. Taken: {density}, {viscosity}, a roughness of {roughness} and a nominal diameter of {nominal}.',
  examples: [
    {
      inputs: {
        fittings: [
          { fitting: 'elbow90Welded', count: 4 },
          { fitting: 'gateValve' },
          { fitting: 'swingCheck' },
          { fitting: 'sharpEntrance' },
          { fitting: 'exit' },
        ],
        flow: 50,
        innerDiameter: 102.3,
        nominal: 100,
      },
      results: {
        headLoss: 0.6799494577,
        pressureLoss: 6.656023902,
        total: 4.670620632,
        equivalentLength: 25.42604636,
        velocity: 1.689765173,
        reynolds: 172207.409,
        parts: {
          length: 5,
          rows: { 0: { each: 0.3369423254, number: 4 }, 1: { each: 0.134399017 }, 2: { each: 1.688452313 } },
        },
      },
      source: 'Python package fluids 1.3.1, Darby3K; Colebrook by mpmath',
    },
    {
      inputs: {
        fittings: [
          { fitting: 'globeValve', count: 2 },
          { fitting: 'teeBranchFlanged' },
          { fitting: 'own', coefficient: 6.5 },
        ],
        flow: 2,
        innerDiameter: 50,
        density: 880,
        viscosity: 100,
        roughness: 0,
      },
      results: {
        headLoss: 0.2106456408,
        pressureLoss: 1.817840705,
        total: 51.60691968,
        equivalentLength: 5.01935889,
        reynolds: 124.4945333,
        parts: { length: 3, rows: { 0: { each: 18.7434348 }, 1: { each: 7.620050092 }, 2: { each: 6.5 } } },
      },
      cautions: ['In laminar flow an entrance'],
      source: 'Python package fluids 1.3.1, Darby3K; 64/Re',
    },
    {
      inputs: {
        fittings: [
          { fitting: 'elbow90ThreadedLong' },
          { fitting: 'bend90r4' },
          { fitting: 'bend90r6' },
          { fitting: 'miter90' },
          { fitting: 'elbow45Threaded' },
          { fitting: 'return180Threaded' },
          { fitting: 'return180Flanged' },
          { fitting: 'return180Long' },
          { fitting: 'teeBranchThreaded' },
          { fitting: 'teeRunThreaded' },
          { fitting: 'teeRunFlanged' },
          { fitting: 'angleValve90' },
          { fitting: 'plugValve' },
        ],
        flow: 30,
        innerDiameter: 77.9,
        nominal: 80,
      },
      results: {
        total: 8.493577007,
        headLoss: 1.323877716,
        parts: {
          length: 13,
          rows: {
            0: { each: 0.2882597541 },
            1: { each: 0.2543407534 },
            2: { each: 0.3041675779 },
            3: { each: 1.042872812 },
            4: { each: 0.2860487986 },
            5: { each: 0.8894649657 },
            6: { each: 0.4675933894 },
            7: { each: 0.3908894664 },
            8: { each: 1.05452867 },
            9: { each: 0.3504768198 },
            10: { each: 0.1928652852 },
            11: { each: 2.653655194 },
            12: { each: 0.31841352 },
          },
        },
      },
      source: 'Python package fluids 1.3.1, Darby3K',
    },
    {
      inputs: { fittings: [{ fitting: 'liftCheck' }], flow: 1, innerDiameter: 50 },
      results: { total: 11.97250295, headLoss: 0.01221713857 },
      cautions: ['too slow to hold a check valve'],
      source: 'Python package fluids 1.3.1, Darby3K',
    },
    {
      inputs: { fittings: [{ fitting: 'elbow90Threaded' }], flow: 0.1, innerDiameter: 12 },
      results: { total: 1.113734503, equivalentLength: 0.284031511 },
      cautions: ['changes from laminar to turbulent'],
      source: 'Python package fluids 1.3.1, Darby3K; Colebrook by mpmath',
    },
    {
      inputs: { fittings: [{ fitting: 'own', coefficient: 1.5 }], flow: 1, innerDiameter: 20, roughness: 2 },
      results: { headLoss: 0.05979100329, equivalentLength: 0.2924483765 },
      cautions: ['Check its unit'],
      source: 'By hand: 1.5 × 0.88419²/(2 × 9.80665); Colebrook by mpmath',
    },
    {
      inputs: { fittings: [{ fitting: 'elbow45Long' }], flow: 360, innerDiameter: 100, nominal: 300 },
      results: { total: 0.1515634543, headLoss: 1.252748988 },
      cautions: ['by more than a factor of two', 'erode, hammer and cavitate'],
      source: 'Python package fluids 1.3.1, Darby3K',
    },
    {
      inputs: { fittings: [{ fitting: 'bend90r2' }], flow: 3600, innerDiameter: 100, density: 1.2, viscosity: 0.0182 },
      results: { total: 0.2017310085, pressureLoss: 1.962203958 },
      cautions: ['loss coefficients do not hold'],
      source: 'Python package fluids 1.3.1, Darby3K',
    },
    {
      inputs: { fittings: [{ fitting: 'elbow90Welded', count: 3 }], flow: 1000, innerDiameter: 150, density: 1.2 },
      results: { total: 1.7639078, headLoss: 22.22160426, equivalentLength: 5.932290918, reynolds: 2823.773663 },
      cautions: ['The density is that of a gas', 'changes from laminar to turbulent'],
      source: 'Python: 3 × (800/Re + 0.091 (1 + 4/5.90551^0.3)); Colebrook by scipy',
    },
    {
      inputs: {
        fittings: [{ fitting: 'sharpEntrance' }, { fitting: 'exit' }],
        flow: 0.1,
        innerDiameter: 102.3,
        viscosity: 1000,
      },
      results: { total: 1.5, reynolds: 0.3451036476 },
      cautions: ['In laminar flow an entrance'],
      source: 'By hand: 0.5 + 1; 4 × 998.2 × 0.1/3600/(π × 0.1023 × 1)',
    },
    {
      inputs: { fittings: [{ fitting: 'own' }], flow: 1, innerDiameter: 20 },
      refused: 'needs its own K',
      source: 'By definition',
    },
    {
      inputs: { fittings: [{ fitting: 'globeValve', coefficient: 8 }], flow: 1, innerDiameter: 20 },
      refused: 'gives the K of a listed fitting',
      source: 'By definition',
    },
  ],
  notes: [
    'Valves fully open; makers state the K or Cv of theirs, of ball and butterfly valves above all. All of it refers to the velocity in this pipe: fittings of another diameter are another calculation.',
    'A welded long-radius elbow, r/D = 1.5, lies between the bends of r/D = 1 and 2.',
    'Fittings closer than about ten diameters act on each other, and losses of one kind differ by a quarter and more between makes.',
  ],
  references: [
    {
      title:
        'Darby: Correlate pressure drops through fittings, Chem. Eng. 108(4) (2001) 127–130 (constants as in three public copies)',
    },
    {
      title: '3-K constants for loss coefficients for valves and fittings (copy of the table)',
      url: 'https://id.scribd.com/doc/179113631/3-K-constant-pdf',
    },
    { title: 'fluids (C. Bell): fittings.py, Darby3K', url: 'https://github.com/CalebBell/fluids' },
  ],
});

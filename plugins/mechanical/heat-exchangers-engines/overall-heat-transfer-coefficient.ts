import { choice, defineCalculator, number, percent, quantity, roundTo, table, text } from '@reckoner/engine';

/** Resistances in series from one fluid to the other, all referred to the outer surface. */
export default defineCalculator({
  title: 'Overall heat transfer coefficient',
  description:
    'U value of a heat exchanger tube or plate, clean and fouled, from film coefficients, fouling and wall, also with fins outside, and the share of each resistance.',
  keywords: [
    'U value heat exchanger',
    'thermal resistance of a tube wall',
    'fouling factor',
    'film coefficient',
    'finned tube U',
    'UA',
    'cleanliness factor',
  ],
  related: ['lmtd-heat-exchanger', 'effectiveness-ntu', 'fin-efficiency-heat', 'convection-pipe-dittus-boelter'],
  inputs: {
    wall: choice(
      { tube: { label: 'Tube', also: ['pipe'] }, plate: { label: 'Plate', also: ['plane wall', 'flat'] } },
      { label: 'Wall', default: 'tube' },
    ),
    insideCoefficient: quantity('W/(m^2*K)', {
      label: 'Heat transfer coefficient inside',
      help: 'Of the fluid in the tube, or on one side of the plate.',
      symbol: 'h_i',
      min: 0.01,
      max: 1e6,
      usual: [2, 100000],
    }),
    outsideCoefficient: quantity('W/(m^2*K)', {
      label: 'Heat transfer coefficient outside',
      help: 'Of the fluid around the tube, or on the other side of the plate.',
      symbol: 'h_o',
      min: 0.01,
      max: 1e6,
      usual: [2, 100000],
    }),
    innerDiameter: quantity('m', {
      label: 'Inner diameter',
      unit: 'mm',
      symbol: 'D_i',
      min: 0.01,
      max: 1e5,
      usual: [1, 2000],
      when: { wall: 'tube' },
    }),
    outerDiameter: quantity('m', {
      label: 'Outer diameter',
      help: 'Of the tube itself, at the root of any fins.',
      unit: 'mm',
      symbol: 'D_o',
      min: 0.01,
      max: 1e5,
      usual: [1, 2000],
      when: { wall: 'tube' },
    }),
    thickness: quantity('m', {
      label: 'Thickness of the plate',
      unit: 'mm',
      symbol: 't',
      min: 0,
      max: 1e4,
      usual: [0.2, 300],
      when: { wall: 'plate' },
    }),
    conductivity: quantity('W/(m*K)', {
      label: 'Thermal conductivity',
      help: 'Of the wall: copper 390, aluminum 200, carbon steel 50, stainless steel 16, titanium 21, glass 1 W/(m·K).',
      symbol: 'k',
      min: 0.01,
      max: 5000,
      usual: [0.1, 450],
    }),
    insideFouling: quantity('m^2*K/W', {
      label: 'Fouling inside',
      help: 'From about 0.0001 (treated water, steam) to 0.001 m²·K/W (river water, fuel oil); 0: clean.',
      symbol: 'R_{f,i}',
      min: 0,
      max: 1,
      usual: [0, 0.003],
      default: 0,
    }),
    outsideFouling: quantity('m^2*K/W', {
      label: 'Fouling outside',
      symbol: 'R_{f,o}',
      min: 0,
      max: 1,
      usual: [0, 0.003],
      default: 0,
    }),
    outside: choice(
      { plain: { label: 'Without fins', also: ['plain', 'bare'] }, finned: { label: 'With fins', also: ['finned'] } },
      { label: 'Outer surface', default: 'plain' },
    ),
    areaRatio: number({
      label: 'Whole outer surface over that of the wall without fins',
      help: 'Fins and the wall between them, over the outer surface of the bare tube or plate.',
      symbol: '\\beta',
      min: 1,
      max: 200,
      usual: [1.1, 60],
      text: 'ratio',
      when: { outside: 'finned' },
    }),
    surfaceEfficiency: percent({
      label: 'Overall efficiency of the finned surface',
      help: 'Of fins and the wall between them together.',
      symbol: '\\eta_o',
      min: 1,
      max: 100,
      usual: [20, 100],
      when: { outside: 'finned' },
    }),
    length: quantity('m', {
      label: 'Length of all tubes',
      symbol: 'L',
      min: 1e-4,
      max: 1e8,
      usual: [0.05, 1e6],
      optional: true,
      when: { wall: 'tube' },
    }),
  },
  outputs: {
    outer: quantity('W/(m^2*K)', { label: 'U, by the whole outer surface', symbol: 'U_o', digits: 4 }),
    inner: quantity('W/(m^2*K)', { label: 'U, by the inner surface', symbol: 'U_i', digits: 4 }),
    clean: quantity('W/(m^2*K)', { label: 'U without fouling, by the outer surface', symbol: 'U_c', digits: 4 }),
    cleanliness: percent({ label: 'U over that without fouling', symbol: 'F_c', places: 1 }),
    resistance: quantity('m^2*K/W', { label: 'Resistance, by the outer surface', symbol: 'R_o', digits: 4 }),
    conductance: quantity('W/K', { label: 'Conductance U A of the length', symbol: 'UA', digits: 4, optional: true }),
    parts: table(
      {
        part: text({ label: 'Part' }),
        resistance: quantity('m^2*K/W', { label: 'Resistance, by the outer surface', digits: 4 }),
        share: percent({ label: 'Share', places: 1 }),
      },
      { label: 'Resistances' },
    ),
  },
  formula: (inputs) => {
    const { wall, insideCoefficient, outsideCoefficient, conductivity, insideFouling, outsideFouling, length } = inputs;
    const tube = wall === 'tube';
    const finned = inputs.outside === 'finned';
    const enlarged = finned ? inputs.areaRatio : 1;
    const used = finned ? inputs.surfaceEfficiency : 1;
    // Whole outer surface over the inner one.
    const perInner = tube ? (enlarged * inputs.outerDiameter) / inputs.innerDiameter : enlarged;
    const wallResistance = tube
      ? (enlarged *
          inputs.outerDiameter *
          Math.log1p((inputs.outerDiameter - inputs.innerDiameter) / inputs.innerDiameter)) /
        (2 * conductivity)
      : (enlarged * inputs.thickness) / conductivity;
    const insideFilm = perInner / insideCoefficient;
    const insideLayer = perInner * insideFouling;
    const outsideLayer = outsideFouling / used;
    const outsideFilm = 1 / (used * outsideCoefficient);
    const cleanResistance = insideFilm + wallResistance + outsideFilm;
    const resistance = cleanResistance + insideLayer + outsideLayer;
    return {
      outer: 1 / resistance,
      inner: perInner / resistance,
      clean: 1 / cleanResistance,
      cleanliness: cleanResistance / resistance,
      resistance,
      conductance:
        tube && length !== undefined ? (Math.PI * enlarged * inputs.outerDiameter * length) / resistance : undefined,
      parts: [
        { part: 'Film inside', resistance: insideFilm, share: insideFilm / resistance },
        { part: 'Fouling inside', resistance: insideLayer, share: insideLayer / resistance },
        { part: 'Wall', resistance: wallResistance, share: wallResistance / resistance },
        { part: 'Fouling outside', resistance: outsideLayer, share: outsideLayer / resistance },
        { part: 'Film outside', resistance: outsideFilm, share: outsideFilm / resistance },
      ],
    };
  },
  shown: () => ({
    outer: undefined,
    inner: undefined,
    clean: undefined,
    cleanliness: undefined,
    resistance: undefined,
    conductance: undefined,
    parts: undefined,
  }),
  stepwise: [
    'Whole outer surface over the inner one: a = β × D_o/D_i of a tube, β of a plate; β is 1 without fins.',
    'By the outer surface: R_o = a/h_i + a × R_f,i + R_w + R_f,o/η_o + 1/(η_o × h_o); η_o is 1 without fins.',
    'Wall: R_w = β × D_o × ln(D_o/D_i)/(2k) of a tube, β × t/k of a plate.',
    'U_o = 1/R_o, U_i = a × U_o; without fouling U_c = 1/(a/h_i + R_w + 1/(η_o × h_o)); cleanliness U_o/U_c.',
    'Of a length of tubes UA = U_o × π × β × D_o × L.',
  ],
  figure: { kind: 'bars', table: 'parts', label: 'part', value: 'resistance' },
  requires: [
    {
      that: ({ innerDiameter, outerDiameter }) => innerDiameter < outerDiameter,
      field: 'outerDiameter',
      says: 'The outer diameter, {outerDiameter}, must be larger than the inner one, {innerDiameter}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ outerDiameter, innerDiameter }) =>
        outerDiameter !== undefined && innerDiameter !== undefined && outerDiameter > 2 * innerDiameter,
      says: 'The wall is thicker than a quarter of the outer diameter: check that both are diameters, none of them a radius or a thickness.',
    },
    {
      level: 'note',
      when: ({ insideFouling, outsideFouling }) => insideFouling === 0 && outsideFouling === 0,
      says: 'Taken clean on both sides. In service fouling lowers the coefficient: to size a heat exchanger send fouling resistances, as those of TEMA.',
    },
    {
      level: 'caution',
      when: ({ cleanliness }) => roundTo(100 * cleanliness, 1) < 50,
      says: 'More than half of the resistance is fouling: check its unit, as 0.001 h·ft²·°F/Btu is 0.000176 m²·K/W.',
    },
  ],
  explanation: ({ wall, outside, insideFouling, outsideFouling }) => {
    if (insideFouling === 0 && outsideFouling === 0) {
      return wall === 'plate' && outside === 'plain'
        ? 'The overall coefficient is {outer}, by the surface of the plate, clean on both sides.'
        : 'The overall coefficient is {outer} by the whole outer surface, the same as {inner} by the inner one, clean on both sides{conductance?; the tubes have a conductance of {conductance}|}.';
    }
    return wall === 'plate' && outside === 'plain'
      ? 'The overall coefficient is {outer}, by the surface of the plate, or {cleanliness} of the {clean} of a clean one. Taken: fouling of {insideFouling} and {outsideFouling}.'
      : 'The overall coefficient is {outer} by the whole outer surface, the same as {inner} by the inner one; without fouling it would be {clean} by the outer surface, of which it is {cleanliness}. Taken: fouling of {insideFouling} inside and {outsideFouling} outside{conductance?; the tubes have a conductance of {conductance}|}.';
  },
  examples: [
    {
      inputs: {
        insideCoefficient: 1200,
        outsideCoefficient: 2000,
        innerDiameter: 25,
        outerDiameter: 33.4,
        conductivity: 110,
        insideFouling: 0.00018,
        outsideFouling: 0.00018,
      },
      results: {
        outer: 481.2801199,
        inner: 642.9902402,
        clean: 603.3866758,
        cleanliness: 79.76313352,
        resistance: 0.002077792036,
        parts: {
          length: 5,
          rows: {
            0: { resistance: 0.001113333333, share: 53.58252001 },
            1: { resistance: 0.00024048, share: 11.57382432 },
            2: { resistance: 0.00004397870231, share: 2.116607512 },
            3: { resistance: 0.00018, share: 8.663042158 },
            4: { resistance: 0.0005, share: 24.06400599 },
          },
        },
      },
      source: 'Python with mpmath: resistances of a meter of tube, that of the wall by integration',
    },
    {
      inputs: {
        insideCoefficient: '300 Btu/(h*ft^2*°F)',
        outsideCoefficient: '600 Btu/(h*ft^2*°F)',
        innerDiameter: '0.995 in',
        outerDiameter: '1.125 in',
        conductivity: '60 Btu/(h*ft*°F)',
        insideFouling: '0.0005 h*ft^2*°F/Btu',
        outsideFouling: '0.0005 h*ft^2*°F/Btu',
      },
      results: { outer: 860.7639789 },
      source: 'Kreith, Manglik, Bohn, example 8.4, as worked in the FOSSEE Scilab textbook companions, in US units',
    },
    {
      inputs: {
        wall: 'plate',
        thickness: 0.6,
        insideCoefficient: 6000,
        outsideCoefficient: 8000,
        conductivity: 16,
        insideFouling: 0.00002,
        outsideFouling: 0.00004,
      },
      results: {
        outer: 2569.593148,
        inner: 2569.593148,
        clean: 3037.974684,
        cleanliness: 84.58244111,
        resistance: 0.0003891666667,
      },
      source: 'By hand: 1/6000 + 0.00002 + 0.0006/16 + 0.00004 + 1/8000',
    },
    {
      inputs: {
        insideCoefficient: 3000,
        outsideCoefficient: 45,
        innerDiameter: 20,
        outerDiameter: 25,
        conductivity: 50,
        outside: 'finned',
        areaRatio: 18,
        surfaceEfficiency: 85,
        insideFouling: 0.0002,
        length: 120,
      },
      results: {
        outer: 25.54413032,
        inner: 574.7429321,
        clean: 28.86174738,
        cleanliness: 88.50514136,
        resistance: 0.03914793683,
        conductance: 4333.459616,
      },
      source: 'Python with mpmath: resistances of a meter of tube, that of the wall by integration',
    },
    {
      inputs: {
        wall: 'plate',
        thickness: 2,
        insideCoefficient: 500,
        outsideCoefficient: 30,
        conductivity: 200,
        outside: 'finned',
        areaRatio: 8,
        surfaceEfficiency: 90,
        outsideFouling: 0.0003,
      },
      results: {
        outer: 18.70894426,
        inner: 149.6715541,
        clean: 18.82635131,
        cleanliness: 99.37636852,
        resistance: 0.05345037037,
      },
      source: 'Python with mpmath: resistances of a square meter of plate',
    },
    {
      inputs: {
        insideCoefficient: 1500,
        outsideCoefficient: 1500,
        innerDiameter: 20,
        outerDiameter: 25,
        conductivity: 16,
      },
      results: {
        outer: 597.2535061,
        inner: 746.5668826,
        clean: 597.2535061,
        cleanliness: 100,
        resistance: 0.001674330899,
      },
      cautions: ['Taken clean on both sides'],
      source: 'Python with mpmath: resistances of a meter of tube, that of the wall by integration',
    },
    {
      inputs: { wall: 'plate', thickness: 2, insideCoefficient: 1000, outsideCoefficient: 500, conductivity: 20 },
      results: { outer: 322.5806452, inner: 322.5806452, clean: 322.5806452, cleanliness: 100, resistance: 0.0031 },
      cautions: ['Taken clean on both sides'],
      source: 'By hand: 1/1000 + 0.002/20 + 1/500',
    },
    {
      inputs: {
        insideCoefficient: 5000,
        outsideCoefficient: 5000,
        innerDiameter: 20,
        outerDiameter: 25,
        conductivity: 390,
        insideFouling: 0.001,
        outsideFouling: 0.001,
      },
      results: {
        outer: 369.3918873,
        inner: 461.7398591,
        clean: 2187.456074,
        cleanliness: 16.88682537,
        resistance: 0.002707152037,
      },
      cautions: ['More than half of the resistance'],
      source: 'Python with mpmath: resistances of a meter of tube, that of the wall by integration',
    },
    {
      inputs: {
        insideCoefficient: 1000,
        outsideCoefficient: 1000,
        innerDiameter: 10,
        outerDiameter: 25,
        conductivity: 50,
        outsideFouling: 0.0001,
      },
      results: {
        outer: 261.1598376,
        inner: '652.8995940',
        clean: 268.1631829,
        cleanliness: 97.38840162,
        resistance: 0.003829072683,
      },
      cautions: ['thicker than a quarter'],
      source: 'Python with mpmath: resistances of a meter of tube, that of the wall by integration',
    },
    {
      inputs: {
        insideCoefficient: 1000,
        outsideCoefficient: 1000,
        innerDiameter: 25,
        outerDiameter: 20,
        conductivity: 50,
      },
      refused: 'must be larger than the inner one',
      source: 'By definition',
    },
  ],
  notes: [
    'Both U belong to the same wall: multiply each by its own surface. One value of each coefficient is taken for the whole surface.',
    'The fouling layers are taken as thin. Contact resistance between fins and tube, as of fins that are wound or pressed on, is left out.',
  ],
  references: [
    { title: 'Bergman, Lavine, Incropera, DeWitt: Fundamentals of Heat and Mass Transfer, 7th ed., §11.2' },
    {
      title:
        'Kreith, Manglik, Bohn: Principles of Heat Transfer, 7th ed., example 8.4, as worked in the FOSSEE Scilab textbook companions',
      url: 'https://github.com/FOSSEE/Scilab-TBC-Uploads/tree/master/1244/CH8/EX8.4',
    },
    {
      title: 'My Engineering Tools: Overall heat transfer coefficient calculation',
      url: 'https://www.myengineeringtools.com/references/pages/overall_heat_transfer_coefficient_(u)_calculation.html',
    },
  ],
});

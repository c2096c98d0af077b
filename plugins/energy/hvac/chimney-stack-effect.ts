import {
  category,
  constant,
  defineCalculator,
  isAbove,
  isNear,
  number,
  quantity,
  roundTo,
  standardGravity,
} from '@reckoner/engine';

/** Specific gas constant of dry air. */
type Direction = 'In at the lower opening' | 'In at the upper opening' | 'No flow';

const AIR_GAS = constant(287.05, 'J/(kg*K)');

/** Δp = (g p/R) h (1/Tₒ - 1/Tᵢ), and the flow through two openings that this pressure and the wind drive. */
export default defineCalculator({
  title: 'Stack effect and natural draft',
  description:
    'Pressure of the stack effect in a building or chimney from height and temperatures, with neutral level and the airflow through a lower and an upper opening, with wind.',
  keywords: [
    'chimney draft',
    'natural draft',
    'neutral pressure level',
    'stack ventilation',
    'chimney effect',
    'stack effect pressure',
    'natural ventilation',
  ],
  related: ['air-changes-per-hour', 'infiltration-blower-door'],
  inputs: {
    height: quantity('m', {
      label: 'Height between the openings',
      help: 'From the middle of the lower one to the middle of the upper one, or of the chimney.',
      symbol: 'h',
      above: 0,
      max: 1000,
      usual: [0.5, 500],
    }),
    inside: quantity('K', {
      label: 'Temperature inside',
      unit: '°C',
      symbol: 'T_i',
      min: -50,
      max: 1000,
      usual: [0, 400],
    }),
    outside: quantity('K', {
      label: 'Temperature outside',
      unit: '°C',
      symbol: 'T_o',
      min: -60,
      max: 60,
      usual: [-45, 50],
    }),
    lowerArea: quantity('m^2', {
      label: 'Area of the lower opening',
      symbol: 'A_1',
      above: 0,
      max: 10000,
      usual: [0.0005, 200],
      optional: true,
    }),
    upperArea: quantity('m^2', {
      label: 'Area of the upper opening',
      symbol: 'A_2',
      above: 0,
      max: 10000,
      usual: [0.0005, 200],
      optional: true,
    }),
    discharge: number({
      label: 'Discharge coefficient',
      help: '0.6 to 0.65 for sharp openings, such as windows.',
      symbol: 'C_d',
      min: 0.1,
      max: 1,
      usual: [0.4, 0.9],
      default: 0.65,
    }),
    wind: quantity('m/s', {
      label: 'Wind speed',
      help: 'At the height for which the coefficients are.',
      symbol: 'U',
      min: 0,
      max: 60,
      usual: [0, 30],
      optional: true,
    }),
    windCoefficient: number({
      label: 'Wind pressure coefficient, lower less upper opening',
      help: 'About +1 where the lower one faces the wind and the upper one does not; negative where wind blows on the upper one.',
      symbol: '\\Delta C_p',
      min: -3,
      max: 3,
      usual: [-1.5, 1.5],
      optional: true,
    }),
    pressure: quantity('Pa', {
      label: 'Air pressure',
      unit: 'kPa',
      symbol: 'p',
      min: 30,
      max: 120,
      usual: [55, 108],
      default: 101.325,
    }),
  },
  outputs: {
    stackPressure: quantity('Pa', { label: 'Stack pressure', symbol: '\\Delta p_s', places: 2 }),
    windPressure: quantity('Pa', { label: 'Wind pressure', symbol: '\\Delta p_w', places: 2, optional: true }),
    drivingPressure: quantity('Pa', { label: 'Driving pressure', symbol: '\\Delta p', places: 2 }),
    direction: category(['In at the lower opening', 'In at the upper opening', 'No flow'], { label: 'Direction' }),
    flow: quantity('m^3/s', {
      label: 'Airflow at the opening where it enters',
      unit: 'm^3/h',
      symbol: 'Q',
      places: 1,
      optional: true,
    }),
    massFlow: quantity('kg/s', { label: 'Mass flow', symbol: '\\dot m', places: 4, optional: true }),
    speed: quantity('m/s', {
      label: 'Mean speed in the opening where it enters',
      symbol: 'v',
      places: 2,
      optional: true,
    }),
    neutral: quantity('m', {
      label: 'Neutral level above the lower opening',
      symbol: 'h_n',
      places: 2,
      optional: true,
    }),
    outsideDensity: quantity('kg/m^3', { label: 'Density outside', symbol: '\\rho_o', places: 4 }),
    insideDensity: quantity('kg/m^3', { label: 'Density inside', symbol: '\\rho_i', places: 4 }),
  },
  formula: ({ height, inside, outside, lowerArea, upperArea, discharge, wind, windCoefficient, pressure }) => {
    const outsideDensity = pressure / (AIR_GAS * outside);
    const insideDensity = pressure / (AIR_GAS * inside);
    const stackPressure = (standardGravity * pressure * height * (inside - outside)) / (AIR_GAS * inside * outside);
    const windPressure =
      wind === undefined || windCoefficient === undefined
        ? undefined
        : (outsideDensity * windCoefficient * wind ** 2) / 2;
    const sum = windPressure === undefined ? stackPressure : stackPressure + windPressure;
    const isStill = isNear(sum, constant(0, 'Pa'), constant(1e-6, 'Pa'));
    const drivingPressure = isStill ? constant(0, 'Pa') : sum;
    const rises = drivingPressure > 0;
    const direction: Direction = isStill ? 'No flow' : rises ? 'In at the lower opening' : 'In at the upper opening';
    const results = {
      stackPressure,
      windPressure,
      drivingPressure,
      direction,
      outsideDensity,
      insideDensity,
    };
    if (lowerArea === undefined || upperArea === undefined) return results;
    // What comes in has the density outside, what leaves that inside.
    const lowerDensity = rises ? outsideDensity : insideDensity;
    const upperDensity = rises ? insideDensity : outsideDensity;
    const resistance = 1 / (lowerArea ** 2 * lowerDensity) + 1 / (upperArea ** 2 * upperDensity);
    const massFlow = discharge * Math.sqrt((2 * Math.abs(drivingPressure)) / resistance);
    const flow = massFlow / outsideDensity;
    return {
      ...results,
      flow,
      massFlow,
      speed: flow / (rises ? lowerArea : upperArea),
      neutral:
        windPressure === undefined && !isStill
          ? height / (1 + (lowerArea / upperArea) ** 2 * (lowerDensity / upperDensity))
          : undefined,
    };
  },
  shown: (found) => {
    const { height, inside, outside, lowerArea, upperArea, discharge, wind, windCoefficient, pressure } = found;
    const rises = found.direction === 'In at the lower opening';
    return {
      stackPressure: ((standardGravity * pressure) / AIR_GAS) * height * (1 / outside - 1 / inside),
      windPressure:
        wind === undefined || windCoefficient === undefined
          ? undefined
          : (found.outsideDensity * windCoefficient * wind ** 2) / 2,
      drivingPressure:
        found.windPressure === undefined ? found.stackPressure : found.stackPressure + found.windPressure,
      direction: undefined,
      massFlow:
        lowerArea === undefined || upperArea === undefined
          ? undefined
          : rises
            ? discharge *
              Math.sqrt(
                (2 * Math.abs(found.drivingPressure)) /
                  (1 / (lowerArea ** 2 * found.outsideDensity) + 1 / (upperArea ** 2 * found.insideDensity)),
              )
            : discharge *
              Math.sqrt(
                (2 * Math.abs(found.drivingPressure)) /
                  (1 / (lowerArea ** 2 * found.insideDensity) + 1 / (upperArea ** 2 * found.outsideDensity)),
              ),
      flow: found.massFlow === undefined ? undefined : found.massFlow / found.outsideDensity,
      neutral:
        found.neutral === undefined || lowerArea === undefined || upperArea === undefined
          ? undefined
          : rises
            ? height / (1 + (lowerArea / upperArea) ** 2 * (inside / outside))
            : height / (1 + (lowerArea / upperArea) ** 2 * (outside / inside)),
      outsideDensity: pressure / (AIR_GAS * outside),
      insideDensity: pressure / (AIR_GAS * inside),
      speed: undefined,
    };
  },
  stepwise: [
    'Pressure counts as positive where it drives air in at the lower opening and out at the upper one.',
    'The air that enters has the density outside, the air that leaves that inside; the speed is airflow / area of the opening where it enters.',
  ],
  explanation: ({ flow, windPressure, direction }) => {
    const stack = 'Over {height} the stack effect between {inside} inside and {outside} outside is {|stackPressure|}';
    const withWind = windPressure === undefined ? '' : ', with a wind of {wind} {|drivingPressure|} in all';
    const way =
      direction === 'No flow'
        ? ': nothing drives air through the openings'
        : direction === 'In at the lower opening'
          ? ', in at the lower and out at the upper opening'
          : ', in at the upper and out at the lower opening';
    return `${stack}${withWind}${way}${flow === undefined || direction === 'No flow' ? '' : '; through {lowerArea} below and {upperArea} above {flow} of outside air comes in at a discharge coefficient of {discharge}'}.`;
  },
  requires: [
    {
      that: (_, given) => given.lowerArea === given.upperArea,
      field: 'lowerArea',
      says: 'The airflow needs both openings: give the lower and the upper area, or neither.',
    },
    {
      that: (_, given) => given.wind === given.windCoefficient,
      field: 'windCoefficient',
      says: 'Wind needs its speed and the difference of pressure coefficients: give both, or neither.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ inside, outside }) => inside < outside,
      says: 'It is colder inside than outside: the stack effect draws air down. In a chimney or flue that brings smoke and carbon monoxide into the room: do not light a fire before the draft rises.',
    },
    {
      level: 'caution',
      when: ({ direction }) => direction === 'No flow',
      says: 'Without draft nothing takes air out. In a chimney or flue smoke and carbon monoxide come into the room: do not light a fire before it draws.',
    },
    {
      level: 'caution',
      when: ({ windPressure, stackPressure, drivingPressure }) =>
        windPressure !== undefined && stackPressure >= 0 && drivingPressure < 0,
      says: 'The wind drives the air down, against the stack effect or where there is none. In a chimney or flue that brings smoke and carbon monoxide into the room: do not light a fire in this wind.',
    },
    {
      level: 'caution',
      when: ({ inside }) => inside > constant(333.15, 'K'),
      says: 'So warm it is a chimney: this is the draft without friction, with the mean temperature over the whole height and gas as dense as air. A design by EN 13384 or the maker takes off friction and the cooling of the gas.',
    },
    {
      level: 'caution',
      when: ({ lowerArea, upperArea }) =>
        lowerArea !== undefined &&
        upperArea !== undefined &&
        (isAbove(lowerArea, 30 * upperArea) || isAbove(upperArea, 30 * lowerArea)),
      says: 'One opening is more than thirty times as large as the other, which alone then decides the flow: check the units of both areas.',
    },
    {
      level: 'note',
      when: ({ stackPressure }) => Math.abs(roundTo(stackPressure, 2)) > 50,
      says: 'Pressure differences of more than about 50 Pa hold doors shut or open and whistle at lifts: tall buildings are divided by lobbies and revolving doors.',
    },
  ],
  examples: [
    {
      inputs: { height: 10, inside: 22, outside: 2, lowerArea: 0.5, upperArea: 0.5 },
      results: {
        stackPressure: 8.525059676,
        outsideDensity: 1.282890367,
        insideDensity: 1.195958951,
        drivingPressure: 8.525059676,
        direction: 'In at the lower opening',
        massFlow: 1.055783614,
        flow: 2962.701342,
        speed: 1.64594519,
        neutral: 4.824653691,
      },
      source: 'Python with mpmath: (ρₒ − ρᵢ)gh, and the share of it at the lower opening by equal mass flow',
    },
    {
      inputs: { height: 6, inside: 24, outside: 33, lowerArea: 0.4, upperArea: 0.8, discharge: 0.6 },
      results: {
        stackPressure: -2.054771334,
        outsideDensity: 1.152988027,
        insideDensity: 1.187909421,
        drivingPressure: -2.054771334,
        direction: 'In at the upper opening',
        massFlow: 0.4728607143,
        flow: 1476.423459,
        speed: 0.5126470345,
        neutral: 4.771098846,
      },
      cautions: ['draws air down'],
      source: 'Python with mpmath: (ρₒ − ρᵢ)gh, and the share of it at the lower opening by equal mass flow',
    },
    {
      inputs: { height: 8, inside: 180, outside: 5, pressure: 95 },
      results: {
        stackPressure: 36.04904108,
        outsideDensity: 1.189835685,
        insideDensity: 0.730338289,
        drivingPressure: 36.04904108,
        direction: 'In at the lower opening',
      },
      cautions: ['without friction'],
      source:
        'Python with mpmath: (ρₒ − ρᵢ)gh, and the share of it at the lower opening by equal mass flow; 0.0342 × 95000 × 8 × (1/278.15 − 1/453.15) = 36.1',
    },
    {
      inputs: { height: 5, inside: 22, outside: 12, lowerArea: 1, upperArea: 0.6, wind: 4, windCoefficient: 0.8 },
      results: {
        stackPressure: 2.056523032,
        outsideDensity: 1.237900349,
        insideDensity: 1.195958951,
        windPressure: 7.922562232,
        drivingPressure: 9.979085263,
        direction: 'In at the lower opening',
        massFlow: 1.641231823,
        flow: 4772.94846,
        speed: 1.325819017,
      },
      source: 'Python with mpmath: (ρₒ − ρᵢ)gh, and the share of it at the lower opening by equal mass flow',
    },
    {
      inputs: { height: 5, inside: 22, outside: 12, lowerArea: 1, upperArea: 0.6, wind: 6, windCoefficient: -0.8 },
      results: {
        stackPressure: 2.056523032,
        outsideDensity: 1.237900349,
        insideDensity: 1.195958951,
        windPressure: -17.82576502,
        drivingPressure: -15.76924199,
        direction: 'In at the upper opening',
        massFlow: 2.079945304,
        flow: 6048.793105,
        speed: 2.800367178,
      },
      cautions: ['wind drives the air down'],
      source: 'Python with mpmath: (ρₒ − ρᵢ)gh, and the share of it at the lower opening by equal mass flow',
    },
    {
      inputs: { height: 5, inside: 22, outside: 22, wind: 4, windCoefficient: -0.8 },
      results: {
        stackPressure: 0,
        outsideDensity: 1.195958951,
        insideDensity: 1.195958951,
        windPressure: -7.654137288,
        drivingPressure: -7.654137288,
        direction: 'In at the upper opening',
      },
      cautions: ['wind drives the air down'],
      source: 'Python: −0.8 × 101325/(287.05 × 295.15) × 4²/2',
    },
    {
      inputs: { height: 5, inside: 20, outside: 20, lowerArea: 1, upperArea: 1 },
      results: { stackPressure: 0, drivingPressure: 0, direction: 'No flow', flow: 0, massFlow: 0, speed: 0 },
      cautions: ['Without draft nothing takes air out'],
      source: 'By definition: air of one temperature',
    },
    {
      inputs: { height: 200, inside: 22, outside: -20 },
      results: {
        stackPressure: 389.1690584,
        outsideDensity: 1.39437995,
        insideDensity: 1.195958951,
        drivingPressure: 389.1690584,
        direction: 'In at the lower opening',
      },
      cautions: ['lobbies and revolving doors'],
      source: 'Python with mpmath: (ρₒ − ρᵢ)gh, and the share of it at the lower opening by equal mass flow',
    },
    {
      inputs: { height: 4, inside: 25, outside: 15, lowerArea: 0.05, upperArea: 2 },
      results: {
        stackPressure: 1.611707736,
        outsideDensity: 1.225012266,
        insideDensity: 1.183925153,
        drivingPressure: 1.611707736,
        direction: 'In at the lower opening',
        massFlow: 0.06456116241,
        flow: 189.7288632,
        speed: 1.05404924,
        neutral: 3.997414911,
      },
      cautions: ['more than thirty times'],
      source: 'Python with mpmath: (ρₒ − ρᵢ)gh, and the share of it at the lower opening by equal mass flow',
    },
    { inputs: { height: 5, inside: 22, outside: 12, lowerArea: 1 }, refused: 'both openings', source: 'By definition' },
    {
      inputs: { height: 5, inside: 22, outside: 12, wind: 4 },
      refused: 'give both, or neither',
      source: 'By definition',
    },
  ],
  notes: [
    'One space without floors between, and air of one temperature inside.',
    'With openings of equal size and a small difference of temperature the neutral level is about the middle.',
  ],
  references: [
    {
      title:
        'ASHRAE Handbook, Fundamentals, 2021, chapter 16 (not opened): stack pressure, neutral level H/(1 + (A₁/A₂)²(Tᵢ/Tₒ)), flow with C_d = 0.65',
    },
    {
      title: 'Stack effect: ΔP = 0.0342 a h (1/Tₒ − 1/Tᵢ)',
      url: 'https://www.liquisearch.com/stack_effect/the_driving_force_for_the_stack_effect',
    },
  ],
});

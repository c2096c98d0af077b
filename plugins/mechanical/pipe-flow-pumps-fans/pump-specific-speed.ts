import { category, choice, classify, defineCalculator, integer, measure, number, roundTo } from '@reckoner/engine';

const GALLON_A_MINUTE = 3.785411784e-3 / 60;
const FOOT = 0.3048;
const GRAVITY = 9.80665;

/** n √Q/H^¾ at the best efficiency point: in rpm, m³/s and m, in US units, and without units (type number). */
export default defineCalculator({
  title: 'Pump specific speed',
  description:
    'Specific speed of a pump in metric and US units and as a type number, its suction specific speed and the usual impeller shape, from speed, flow and head at best efficiency.',
  keywords: ['Ns', 'nq', 'suction specific speed', 'Nss', 'type number', 'impeller type', 'radial or axial pump'],
  related: ['pump-affinity-laws', 'npsh-available', 'pump-power-head'],
  inputs: {
    speed: measure('rpm', { label: 'Speed', symbol: 'n', above: 0, max: 1e5, usual: [100, 30000] }),
    flow: measure('m^3/s', {
      label: 'Flow of the pump at best efficiency',
      help: 'With the impeller of full diameter; the whole flow, also of a double-suction pump.',
      unit: 'm^3/h',
      symbol: 'Q',
      above: 0,
      max: 1e6,
      usual: [0.5, 100000],
    }),
    head: measure('m', {
      label: 'Head of the pump at best efficiency',
      help: 'Of all stages together.',
      symbol: 'H',
      above: 0,
      max: 10000,
      usual: [0.5, 4000],
    }),
    stages: integer({ label: 'Stages', symbol: 'i', min: 1, max: 500, usual: [1, 60], default: 1 }),
    impeller: choice(
      { single: 'Single suction', double: { label: 'Double suction', also: ['double entry', 'two eyes'] } },
      { label: 'Impeller', default: 'single' },
    ),
    required: measure('m', {
      label: 'NPSH required at best efficiency',
      help: 'NPSH3: where the head has fallen by 3%.',
      symbol: '\\mathrm{NPSH}_r',
      above: 0,
      max: 1000,
      usual: [0.3, 60],
      optional: true,
    }),
  },
  outputs: {
    metric: number({ label: 'Specific speed, metric (rpm, m³/s, m)', symbol: 'n_q', places: 1 }),
    us: number({ label: 'Specific speed, US (rpm, gpm, ft)', symbol: 'N_s', places: 0 }),
    typeNumber: number({ label: 'Type number (without units, by the flow of one eye)', symbol: 'K', places: 3 }),
    perEye: number({
      label: 'Specific speed by the flow of one eye, metric',
      symbol: 'n_{q,1}',
      places: 1,
    }),
    perEyeUs: number({
      label: 'Specific speed by the flow of one eye, US',
      symbol: 'N_{s,1}',
      places: 0,
    }),
    shape: category(['Radial', 'Radial or mixed flow (Francis)', 'Mixed flow', 'Axial flow'], {
      label: 'Usual impeller',
      of: 'perEye',
    }),
    suctionMetric: number({
      label: 'Suction specific speed, metric (rpm, m³/s, m)',
      symbol: 'n_{ss}',
      places: 1,
      optional: true,
    }),
    suctionUs: number({
      label: 'Suction specific speed, US (rpm, gpm, ft)',
      symbol: 'N_{ss}',
      places: 0,
      optional: true,
    }),
  },
  formula: ({ speed, flow, head, stages, impeller, required }) => {
    const stageHead = head / stages;
    const eyes = impeller === 'double' ? 2 : 1;
    const metric = (speed * Math.sqrt(flow)) / stageHead ** 0.75;
    const perEye = metric / Math.sqrt(eyes);
    const us = (speed * Math.sqrt(flow / GALLON_A_MINUTE)) / (stageHead / FOOT) ** 0.75;
    return {
      metric,
      us,
      typeNumber: (((2 * Math.PI * speed) / 60) * Math.sqrt(flow / eyes)) / (GRAVITY * stageHead) ** 0.75,
      perEye,
      perEyeUs: us / Math.sqrt(eyes),
      shape: classify(
        roundTo(perEye, 1),
        [
          [40, 'Radial'],
          [97, 'Radial or mixed flow (Francis)'],
          [175, 'Mixed flow'],
        ],
        'Axial flow',
      ),
      suctionMetric: required === undefined ? undefined : (speed * Math.sqrt(flow / eyes)) / required ** 0.75,
      suctionUs:
        required === undefined
          ? undefined
          : (speed * Math.sqrt(flow / eyes / GALLON_A_MINUTE)) / (required / FOOT) ** 0.75,
    };
  },
  shown: () => ({
    metric: undefined,
    us: undefined,
    typeNumber: undefined,
    perEye: undefined,
    perEyeUs: undefined,
    shape: undefined,
    suctionMetric: undefined,
    suctionUs: undefined,
  }),
  stepwise: [
    'Specific speed = n × √Q / (H/i)^0.75: with rpm, m³/s and m for the metric number, with rpm, US gallons a minute and feet for the US number, which is 51.64 times as large.',
    'Type number K = 2π × n/60 × √(flow of one eye) / (g × H/i)^0.75, with g = 9.80665 m/s².',
    'Suction specific speed = n × √(flow of one eye) / NPSHr^0.75; an impeller of double suction has two eyes.',
    'By the flow of one eye the specific speed of a double-suction impeller is smaller by √2; the usual impeller goes by it.',
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ suctionUs }) => suctionUs !== undefined && roundTo(suctionUs, 0) > 11000,
      says: 'Pumps with a suction specific speed above about 11,000 in US units (213 metric) have failed more often where they ran away from best efficiency: keep the flow near it.',
    },
    {
      level: 'caution',
      when: ({ metric }) => roundTo(metric, 1) < 10,
      says: 'Below a metric specific speed of about 10 centrifugal pumps are inefficient: more stages, a higher speed or a displacement pump may serve better.',
    },
    {
      level: 'caution',
      when: ({ metric }) => roundTo(metric, 1) > 400,
      says: 'Hardly any pump is built for a metric specific speed above about 400: check speed, flow and head with their units, and that the head is that of all the stages together.',
    },
  ],
  explanation: ({ impeller, required }) =>
    impeller === 'double'
      ? required === undefined
        ? 'By the whole flow the specific speed is {metric} in metric and {us} in US units, by the flow of one eye {perEye} and {perEyeUs} (type number {typeNumber}). Usual by the latter: {shape}.'
        : 'By the whole flow the specific speed is {metric} in metric and {us} in US units, by the flow of one eye {perEye} and {perEyeUs} (type number {typeNumber}). Usual by the latter: {shape}. The suction specific speed, by one eye, is {suctionMetric} and {suctionUs}.'
      : required === undefined
        ? 'The specific speed is {metric} in metric and {us} in US units (type number {typeNumber}). Usual there: {shape}.'
        : 'The specific speed is {metric} in metric and {us} in US units (type number {typeNumber}). Usual there: {shape}. The suction specific speed is {suctionMetric} and {suctionUs}.',
  examples: [
    {
      inputs: { speed: 1180, flow: '4500 gpm', head: '85 ft', required: '15 ft' },
      results: {
        metric: 54.7512183,
        us: 2827.639696,
        typeNumber: 1.034622453,
        shape: 'Radial or mixed flow (Francis)',
        suctionMetric: 201.0895664,
        suctionUs: 10385.31849,
      },
      source: 'Hydraulic Learning, Pump specific speed calculation: the data; values by Python with mpmath',
    },
    {
      inputs: { speed: 1450, flow: 200, head: 50 },
      results: { metric: 18.17624828, us: 938.7166667, typeNumber: 0.3434728057, shape: 'Radial' },
      source: 'Python with mpmath: 1450 √(200/3600)/50^0.75',
    },
    {
      inputs: { speed: 2980, flow: 1200, head: 90, impeller: 'double', required: 6 },
      results: {
        metric: 58.88080713,
        us: 3040.913292,
        typeNumber: 0.7867683269,
        perEye: 41.635018,
        perEyeUs: 2150.25041,
        suctionMetric: 317.3417418,
        suctionUs: 16389.18975,
      },
      cautions: ['have failed more often'],
      source: 'Python with mpmath: half of the flow for each eye',
    },
    {
      inputs: { speed: 1180, flow: '4500 gpm', head: '85 ft', impeller: 'double' },
      results: {
        metric: 54.7512183,
        perEye: 38.71495776,
        perEyeUs: 1999.443204,
        typeNumber: 0.7315885522,
        shape: 'Radial',
      },
      source: 'Python with mpmath: half of the flow for each eye, by which the limit of 40 is meant',
    },
    {
      inputs: { speed: 1450, flow: 200, head: 50, impeller: 'double' },
      results: { metric: 18.17624828, perEye: 12.85254842, typeNumber: 0.2428719501 },
      source: 'Python with mpmath: 1450 √(100/3600)/50^0.75; the type number by the flow of one eye',
    },
    {
      inputs: { speed: 2950, flow: 40, head: 400, stages: 8 },
      results: { metric: 16.5376295, us: 854.0898098 },
      source: 'Python with mpmath: 50 m a stage',
    },
    {
      inputs: { speed: 980, flow: 2500, head: 12 },
      results: { metric: 126.6656614, us: 6541.678216, shape: 'Mixed flow' },
      source: 'Python with mpmath',
    },
    {
      inputs: { speed: 590, flow: 10000, head: 4 },
      results: { metric: 347.6608341, us: 17955.02649, shape: 'Axial flow' },
      source: 'Python with mpmath',
    },
    {
      inputs: { speed: 1450, flow: 5, head: 60 },
      results: { metric: 2.506618936, us: 129.4549313 },
      cautions: ['centrifugal pumps are inefficient'],
      source: 'Python with mpmath',
    },
    {
      inputs: { speed: 1450, flow: 3600, head: 2.5 },
      results: { metric: 729.3113892, us: 37665.4602, shape: 'Axial flow' },
      cautions: ['Hardly any pump is built'],
      source: 'Python with mpmath',
    },
  ],
  notes: [
    'Taken at the best efficiency point of the full-diameter impeller, whatever the point of duty.',
    'The Hydraulic Institute takes the whole flow of a double-suction impeller for the specific speed and that of one eye for the type number and the suction specific speed; others take one eye for all.',
    'Shapes go over into each other, and sources divide them otherwise: in metric units they end radial impellers at 30, 40 or 97 (5,000 US) and begin axial ones at 175 to 200. Told here is 40, 97 and 175 by the flow of one eye, as each side of a double-suction impeller passes half of the flow.',
  ],
  references: [
    {
      title: 'Hydraulic Institute, Engineering Data Library: Pump principles, impeller specific speed',
      url: 'https://edl.pumps.org/pump-fundamentals/pump-principles',
    },
    {
      title: 'Pump World: Centrifugal pump specific speed (5,000 and 10,000 US)',
      url: 'http://www.pumpworld.com/centrifugal-pump-centrifugal-pump-specific-speed.htm',
    },
    {
      title: 'Specific speed in English units (40 and 175, 2,000 and 9,000 US, by the flow of one eye)',
      url: 'http://restfix.blogg.se/2023/march/specific-speed-ns-in-english-units.html',
    },
    {
      title: 'Pump and Corrosion: Pump specific speed',
      url: 'http://pumpandcorrosion.com/technical/pump-specific-speed/',
    },
    {
      title:
        'Hallam: Centrifugal pumps: which suction specific speeds are acceptable?, Hydrocarbon Processing, April 1982',
    },
  ],
});

import { defineCalculator, percent, quantity, roundTo } from '@reckoner/engine';

/** Radial conduction through the insulation in series with the surface coefficient; the pipe wall counts as hot. */
export default defineCalculator({
  title: 'Pipe insulation heat loss',
  description:
    'Heat loss, surface temperature, saving and critical radius of an insulated pipe from sizes and temperatures.',
  keywords: ['insulation thickness', 'critical radius', 'heat loss per meter', 'surface temperature', 'lagging'],
  inputs: {
    pipeTemperature: quantity('K', {
      label: 'Temperature of the pipe',
      unit: '°C',
      symbol: 'T_i',
      min: -200,
      max: 1000,
    }),
    ambient: quantity('K', {
      label: 'Temperature of the air',
      usual: [-50, 60],
      unit: '°C',
      symbol: 'T_a',
      min: -60,
      max: 80,
      default: 20,
    }),
    diameter: quantity('m', {
      label: 'Outer diameter of the pipe',
      usual: [3, 2000],
      unit: 'mm',
      symbol: 'd',
      min: 1,
      max: 5000,
    }),
    thickness: quantity('m', {
      label: 'Thickness of the insulation',
      usual: [0, 400],
      unit: 'mm',
      symbol: 't',
      min: 0,
      max: 1000,
    }),
    conductivity: quantity('W/(m*K)', {
      label: 'Thermal conductivity of the insulation',
      usual: [0.01, 0.3],
      help: 'Mineral wool 0.04, elastomeric foam 0.036, calcium silicate 0.06.',
      symbol: 'k',
      min: 0.005,
      max: 10,
      default: 0.04,
    }),
    coefficient: quantity('W/(m^2*K)', {
      label: 'Surface coefficient',
      usual: [3, 60],
      help: 'Convection and radiation: about 10 indoors, 20 to 30 in wind.',
      symbol: 'h',
      min: 0.5,
      max: 500,
      default: 10,
    }),
    length: quantity('m', { label: 'Length', symbol: 'L', min: 0, max: 1e6, default: 1 }),
  },
  outputs: {
    heatLoss: quantity('W', { label: 'Heat loss', help: 'Negative: heat gain of a cold pipe.', symbol: 'Q' }),
    perLength: quantity('W/m', { label: 'Heat loss per length', symbol: 'q' }),
    surfaceTemperature: quantity('K', { label: 'Temperature of the surface', unit: '°C', symbol: 'T_s', places: 1 }),
    bareLoss: quantity('W/m', { label: 'Loss of the bare pipe per length', symbol: 'q_0' }),
    saving: percent({ label: 'Saving by the insulation', symbol: 's', places: 1, optional: true }),
    criticalRadius: quantity('m', { label: 'Critical radius k/h', unit: 'mm', symbol: 'r_c', places: 1 }),
  },
  formula: ({ pipeTemperature, ambient, diameter, thickness, conductivity, coefficient, length }) => {
    const inner = diameter / 2;
    const outer = inner + thickness;
    const resistance = Math.log(outer / inner) / (2 * Math.PI * conductivity) + 1 / (2 * Math.PI * outer * coefficient);
    const difference = pipeTemperature - ambient;
    const perLength = difference / resistance;
    const bareLoss = 2 * Math.PI * inner * coefficient * difference;
    return {
      heatLoss: perLength * length,
      perLength,
      surfaceTemperature: ambient + perLength / (2 * Math.PI * outer * coefficient),
      bareLoss,
      saving: difference === 0 ? undefined : thickness === 0 ? 0 : 1 - perLength / bareLoss,
      criticalRadius: conductivity / coefficient,
    };
  },
  cautions: [
    {
      level: 'danger',
      when: ({ surfaceTemperature }) => roundTo(surfaceTemperature - 273.15, 1) > 60,
      says: 'The surface is over 60 °C, and touching it for seconds burns skin: insulate thicker, or guard it.',
    },
    {
      level: 'caution',
      when: ({ saving }) => saving !== undefined && saving < 0,
      says: 'This insulation raises the loss, as the pipe is thinner than the critical radius: insulate thicker, or not at all.',
    },
    {
      level: 'caution',
      when: ({ pipeTemperature, ambient }) => pipeTemperature < ambient,
      says: 'Water condenses on the pipe where its surface is below the dew point of the air: use a vapor barrier.',
    },
  ],
  explanation: ({ perLength }) =>
    perLength < 0
      ? 'The cold pipe takes up {|perLength|}, {|heatLoss|} in all; its surface is at {surfaceTemperature}.'
      : 'The pipe loses {perLength}, {heatLoss} in all; its surface is at {surfaceTemperature}.',
  examples: [
    {
      inputs: { pipeTemperature: 150, diameter: 88.9, thickness: 50, length: 25 },
      results: {
        heatLoss: 1026.076062,
        perLength: 41.043042,
        surfaceTemperature: 26.916044,
        bareLoss: 363.073863,
        saving: 88.695677,
        criticalRadius: 4,
      },
      source: 'Python: ΔT/(ln(r2/r1)/2πk + 1/(2π r2 h)) with r1 = 44.45 mm, r2 = 94.45 mm',
    },
    {
      inputs: { pipeTemperature: 5, ambient: 25, diameter: 21.9, thickness: 3, conductivity: 0.2, coefficient: 8 },
      results: {
        heatLoss: -12.354766,
        perLength: -12.354766,
        surfaceTemperature: 7.380627,
        bareLoss: -11.008141,
        saving: -12.232995,
        criticalRadius: 25,
      },
      cautions: ['Water condenses on the pipe where its', 'This insulation raises the loss, as'],
      source: 'Python: as before; thinner than the critical radius, so the gain rises',
    },
    {
      inputs: { pipeTemperature: 300, diameter: 50, thickness: 5 },
      results: { perLength: 222.9387, surfaceTemperature: 138.2726 },
      cautions: ['burns skin'],
      source: 'Python: resistances in series',
    },
    {
      inputs: { pipeTemperature: 80, diameter: 60, thickness: 0 },
      results: { surfaceTemperature: 80, saving: 0 },
      cautions: ['for seconds burns skin'],
      source: 'By definition: a bare pipe saves nothing',
    },
    {
      inputs: { pipeTemperature: 60.04, diameter: 60, thickness: 0 },
      results: { surfaceTemperature: '60.04' },
      source: 'By definition: a bare pipe; shown as 60.0 °C, which is not over 60 °C',
    },
    {
      inputs: { pipeTemperature: 20, diameter: 60, thickness: 30 },
      results: { heatLoss: 0, perLength: 0, bareLoss: 0, surfaceTemperature: 20 },
      source: 'By definition: without a difference of temperature nothing is lost or saved',
    },
  ],
  notes: ['Steady state, one layer, surface coefficient as given.'],
  references: [
    { title: 'Incropera et al.: Fundamentals of Heat and Mass Transfer, 7th ed., §3.3' },
    { title: 'ASTM C1055: Heated system surface conditions that produce contact burn injuries, contact of 5 s' },
  ],
});

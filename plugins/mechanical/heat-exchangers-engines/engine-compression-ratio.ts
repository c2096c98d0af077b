import { defineCalculator, noResult, number, quantity, roundTo } from '@reckoner/engine';

/** Swept volume plus clearance over clearance: chamber, gasket, deck and the dish or dome of the piston. */
export default defineCalculator({
  title: 'Engine compression ratio',
  description:
    'Static compression ratio of an engine from bore, stroke, chamber, head gasket, deck clearance and piston.',
  keywords: ['static compression', 'clearance volume', 'head gasket', 'deck height', 'dish', 'dome'],
  inputs: {
    bore: quantity('m', { label: 'Bore', usual: [8, 1100], unit: 'mm', symbol: 'b', min: 1, max: 2000 }),
    stroke: quantity('m', { label: 'Stroke', usual: [8, 3500], unit: 'mm', symbol: 's', min: 1, max: 5000 }),
    chamber: quantity('m^3', {
      label: 'Volume of the combustion chamber',
      unit: 'cm^3',
      symbol: 'V_k',
      min: 0.01,
      max: 1e6,
    }),
    gasketBore: quantity('m', {
      label: 'Bore of the gasket',
      unit: 'mm',
      symbol: 'b_g',
      min: 1,
      max: 2000,
      default: ({ bore }) => bore,
    }),
    gasketThickness: quantity('m', {
      label: 'Compressed gasket',
      unit: 'mm',
      symbol: 't_g',
      min: 0,
      max: 20,
      default: 0,
    }),
    deck: quantity('m', {
      label: 'Piston below the deck',
      help: 'At top dead center; negative above it.',
      unit: 'mm',
      symbol: 'h_d',
      min: -10,
      max: 100,
      default: 0,
    }),
    dish: quantity('m^3', {
      label: 'Dish of the piston',
      help: 'Negative for a dome.',
      unit: 'cm^3',
      symbol: 'V_p',
      min: -1e5,
      max: 1e5,
      default: 0,
    }),
  },
  outputs: {
    ratio: number({ label: 'Compression ratio', symbol: '\\varepsilon', places: 2 }),
    clearance: quantity('m^3', { label: 'Clearance volume', unit: 'cm^3', symbol: 'V_c', places: 2 }),
    swept: quantity('m^3', { label: 'Swept volume', unit: 'cm^3', symbol: 'V_h', places: 2 }),
    gasketVolume: quantity('m^3', { label: 'Volume of the gasket', unit: 'cm^3', symbol: 'V_g', places: 2 }),
  },
  formula: ({ bore, stroke, chamber, gasketBore, gasketThickness, deck, dish }) => {
    const piston = (Math.PI / 4) * bore ** 2;
    const swept = piston * stroke;
    const gasketVolume = (Math.PI / 4) * gasketBore ** 2 * gasketThickness;
    const clearance = chamber + gasketVolume + piston * deck + dish;
    if (clearance <= swept / 1000) throw noResult('Dome and deck leave no room above the piston.');
    return { ratio: (swept + clearance) / clearance, clearance, swept, gasketVolume };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ ratio }) => roundTo(ratio, 2) < 5 || roundTo(ratio, 2) > 25,
      says: 'Engines have ratios of 6 to 14 (gasoline) and 14 to 23 (diesel): check the volumes of chamber and dish.',
    },
    {
      level: 'caution',
      when: ({ gasketBore, bore }) => gasketBore < bore,
      says: 'The gasket is narrower than the bore and would reach into the cylinder.',
    },
  ],
  explanation: 'The compression ratio is {ratio} to 1: {swept} swept over a clearance of {clearance}.',
  examples: [
    {
      inputs: { bore: 86, stroke: 86, chamber: 45, gasketBore: 87, gasketThickness: 1.2, deck: 0.5, dish: 5 },
      results: { ratio: 9.320681, clearance: 60.038017, swept: 499.557214, gasketVolume: 7.133614 },
      source: 'Python: (499.557 + 60.038)/60.038 with 45 + 7.134 + 2.904 + 5 cm³',
    },
    {
      inputs: { bore: 100, stroke: 80, chamber: 62.8318530718 },
      results: { ratio: '11.00000', clearance: 62.831853 },
      source: 'By hand: the swept volume 200π cm³ is ten times the chamber of 20π cm³',
    },
    { inputs: { bore: 86, stroke: 86, chamber: 10, dish: -20 }, noResult: 'no room', source: 'By hand: 10 − 20 < 0' },
    {
      inputs: { bore: 86, stroke: 86, chamber: 5, gasketBore: 80, gasketThickness: 1 },
      results: { ratio: 50.82345 },
      cautions: ['check the volumes', 'reach into the cylinder'],
      source: 'By hand: (swept + clearance)/clearance',
    },
  ],
  notes: ['The dynamic ratio counts the stroke left when the intake valve closes and is lower.'],
  references: [{ title: 'Heywood: Internal Combustion Engine Fundamentals, 2nd ed., §2.2' }],
});

import { defineCalculator, isAtLeast, measure, roundTo, sumOfProducts } from '@reckoner/engine';

/** Airway pressures of a passive patient at constant flow, with a pause at the end of inspiration. */
export default defineCalculator({
  title: 'Lung compliance and driving pressure',
  description:
    'Static compliance of the respiratory system and driving pressure from tidal volume, plateau pressure and PEEP, with dynamic compliance and airway resistance from peak pressure and flow.',
  keywords: [
    'static compliance',
    'dynamic compliance',
    'driving pressure',
    'airway resistance',
    'plateau pressure',
    'Cstat',
  ],
  related: ['ventilator-tidal-volume-ardsnet'],
  inputs: {
    tidal: measure('mL', { label: 'Tidal volume', symbol: 'V_T', min: 10, max: 3000, usual: [150, 900] }),
    plateau: measure('cmH2O', {
      label: 'Plateau pressure',
      help: 'In a pause at the end of inspiration, without effort of the patient.',
      symbol: 'P_{plat}',
      min: 1,
      max: 100,
      usual: [8, 45],
    }),
    peep: measure('cmH2O', { label: 'PEEP as set', symbol: 'PEEP', min: 0, max: 50, usual: [0, 25] }),
    intrinsic: measure('cmH2O', {
      label: 'Intrinsic PEEP above it',
      help: 'By a pause at the end of expiration; 0 where left out.',
      symbol: 'PEEP_i',
      min: 0,
      max: 40,
      usual: [0, 15],
      default: 0,
    }),
    peak: measure('cmH2O', {
      label: 'Peak pressure',
      symbol: 'P_{peak}',
      min: 1,
      max: 120,
      usual: [8, 80],
      optional: true,
    }),
    flow: measure('L/min', {
      label: 'Inspiratory flow',
      help: 'Constant (square wave), for the resistance.',
      symbol: '\\dot V',
      min: 1,
      max: 200,
      usual: [15, 120],
      optional: true,
    }),
    predictedWeight: measure('kg', {
      label: 'Predicted body weight',
      help: 'By height and sex, not as weighed; for the tidal volume per kilogram.',
      symbol: 'PBW',
      min: 10,
      max: 150,
      usual: [30, 100],
      optional: true,
    }),
  },
  outputs: {
    compliance: measure('mL/cmH2O', { label: 'Static compliance', symbol: 'C_{stat}', places: 1 }),
    driving: measure('cmH2O', { label: 'Driving pressure', symbol: '\\Delta P', places: 1 }),
    dynamic: measure('mL/cmH2O', { label: 'Dynamic compliance', symbol: 'C_{dyn}', places: 1, optional: true }),
    resistance: measure('cmH2O*s/L', { label: 'Airway resistance', symbol: 'R', places: 1, optional: true }),
    perKilogram: measure('mL/kg', {
      label: 'Tidal volume per kilogram',
      symbol: 'v_T',
      places: 1,
      optional: true,
    }),
    totalPeep: measure('cmH2O', { label: 'Total PEEP', symbol: 'PEEP_{tot}', places: 1 }),
  },
  formula: ({ tidal, plateau, peep, intrinsic, peak, flow, predictedWeight }) => {
    const driving = sumOfProducts([1, plateau], [-1, peep], [-1, intrinsic]);
    return {
      compliance: tidal / driving,
      driving,
      dynamic: peak === undefined ? undefined : tidal / sumOfProducts([1, peak], [-1, peep], [-1, intrinsic]),
      resistance: peak === undefined || flow === undefined ? undefined : (peak - plateau) / (flow / 60),
      perKilogram: predictedWeight === undefined ? undefined : tidal / predictedWeight,
      totalPeep: peep + intrinsic,
    };
  },
  explanation:
    'Above a total PEEP of {totalPeep} the driving pressure is {driving}, and the static compliance of lungs and chest wall {compliance}{dynamic?; the dynamic compliance is {dynamic}|}{resistance?, the resistance of tube and airways {resistance}|}.{perKilogram? The tidal volume is {perKilogram} of predicted weight.|}',
  requires: [
    {
      that: ({ plateau, peep, intrinsic }) => isAtLeast(plateau, peep + intrinsic + 1),
      field: 'plateau',
      says: 'The plateau pressure, {plateau}, must be at least 1 cmH2O above the total PEEP: less cannot be told from an error of measurement.',
    },
    {
      that: ({ peak, plateau }) => peak >= plateau,
      field: 'peak',
      says: 'The peak pressure, {peak}, must be at least the plateau pressure, {plateau}.',
    },
    {
      that: (_, given) => !given.flow || given.peak,
      field: 'peak',
      says: 'The resistance needs the peak pressure beside the flow.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ driving }) => roundTo(driving, 1) > 15,
      says: 'Above 15 cmH2O of driving pressure more patients with ARDS died (Amato 2015): lower the tidal volume, not below 4 mL/kg of predicted weight, and see whether another PEEP or turning the patient prone lowers it.',
    },
    {
      level: 'danger',
      when: ({ plateau }) => roundTo(plateau, 1) > 30,
      says: 'A plateau above 30 cmH2O is beyond the limit of protective ventilation: lower the tidal volume, not below 4 mL/kg of predicted weight (ARDSNet). With a stiff chest wall or abdomen the lungs bear less of it.',
    },
    {
      level: 'danger',
      when: ({ perKilogram }) => perKilogram !== undefined && roundTo(perKilogram, 1) > 8,
      says: 'More than 8 mL/kg of predicted weight injures lungs with ARDS, whatever the driving pressure is.',
    },
    {
      level: 'caution',
      when: ({ compliance }) => roundTo(compliance, 1) < 35,
      says: 'Intubated adults with healthy lungs have 35 to 50 mL/cmH2O, some up to 100: a lower one points to edema, ARDS, collapse, effusion, pneumothorax, a tube in one bronchus, or a stiff chest wall or abdomen. If it fell suddenly, look for pneumothorax and tube first.',
    },
    {
      level: 'caution',
      when: ({ compliance }) => roundTo(compliance, 1) > 100,
      says: 'So high a compliance is emphysema or a wrong value: a leak, an effort of the patient during the pause, or a plateau taken too early or too low.',
    },
    {
      level: 'caution',
      when: ({ resistance }) => resistance !== undefined && roundTo(resistance, 1) > 15,
      says: 'A resistance above 15 cmH2O·s/L is high even with a tube: look for bronchospasm, secretions, a kinked, bitten or narrow tube, and a clogged filter.',
    },
    {
      level: 'caution',
      when: ({ resistance }) => resistance !== undefined && roundTo(resistance, 1) < 2,
      says: 'No tube has so little resistance: in pressure control the peak is no measure of it, or the plateau was read without a pause.',
    },
    {
      level: 'note',
      when: ({ intrinsic }) => intrinsic === 0,
      says: 'No intrinsic PEEP is counted. Where air is trapped (asthma, COPD, a fast rate) measure it by a pause at the end of expiration: unseen, it makes the driving pressure too high and the compliance too low.',
    },
    {
      level: 'caution',
      when: ({ intrinsic }) => intrinsic > 5,
      says: 'More than 5 cmH2O of intrinsic PEEP: air is trapped, and the blood pressure may fall by it. Give more time to breathe out, and treat the airways.',
    },
  ],
  examples: [
    {
      inputs: { tidal: 450, plateau: 25, peep: 10 },
      results: { driving: 15, compliance: 30, totalPeep: 10 },
      cautions: ['35 to 50 mL/cmH2O', 'No intrinsic PEEP is counted'],
      source: 'By hand: 25 - 10; 450/15',
    },
    {
      inputs: { tidal: 500, plateau: 20, peep: 5, peak: 30, flow: 60, predictedWeight: 70 },
      results: {
        driving: 15,
        compliance: 33.33333,
        dynamic: 20,
        resistance: 10,
        perKilogram: 7.142857,
        totalPeep: 5,
      },
      cautions: ['35 to 50 mL/cmH2O', 'No intrinsic PEEP is counted'],
      source: 'By hand: 500/15; 500/25; 10 cmH2O at 1 L/s; 500/70',
    },
    {
      inputs: { tidal: 480, plateau: 32, peep: 5, intrinsic: 8, peak: 55, flow: 50, predictedWeight: 55 },
      results: {
        driving: 19,
        compliance: 25.26316,
        dynamic: 11.42857,
        resistance: 27.6,
        perKilogram: 8.727273,
        totalPeep: 13,
      },
      cautions: [
        'more patients with ARDS died',
        'beyond the limit of protective',
        'injures lungs',
        '35 to 50 mL/cmH2O',
        'high even with a tube',
        'air is trapped, and',
      ],
      source: 'By hand: 32 - 13; 480/19; 480/42; 23 × 60/50; 480/55',
    },
    {
      inputs: { tidal: 600, plateau: '9.6 mbar', peep: '5 mbar' },
      results: { driving: 4.690695, compliance: 127.9128 },
      cautions: ['emphysema or a wrong value', 'No intrinsic PEEP is counted'],
      source: 'By hand: 4.6 mbar/0.980665; 600/4.690695',
    },
    {
      inputs: { tidal: 400, plateau: 15, peep: 5, peak: 15, flow: 60 },
      results: { driving: 10, compliance: 40, dynamic: 40, resistance: 0 },
      cautions: ['so little resistance', 'No intrinsic PEEP is counted'],
      source: 'By hand: 400/10; (15 - 15)/1',
    },
    {
      inputs: { tidal: 400, plateau: 15, peep: 10, intrinsic: 5 },
      refused: 'above the total PEEP',
      source: 'By definition',
    },
    {
      inputs: { tidal: 400, plateau: 25, peep: 10, peak: 20 },
      refused: 'must be at least the plateau',
      source: 'By definition',
    },
    { inputs: { tidal: 400, plateau: 25, peep: 10, flow: 60 }, refused: 'needs the peak', source: 'By definition' },
  ],
  notes: [
    'For ventilated adults without an effort of their own, in volume control with constant flow for peak pressure and resistance. In pressure modes the peak says nothing of the resistance. Compliance is that of lungs and chest wall together; per kilogram of predicted weight it is compared between people of different size.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Amato et al.: Driving Pressure and Survival in the Acute Respiratory Distress Syndrome, N Engl J Med 372 (2015) 747',
      doi: '10.1056/NEJMsa1410639',
    },
    {
      title:
        'García-Prieto, Amado-Rodríguez, Albaiceta: Monitorization of Respiratory Mechanics in the Ventilated Patient, Med Intensiva 38 (2014) 49',
    },
    {
      title:
        'Acute Respiratory Distress Syndrome Network: Ventilation with Lower Tidal Volumes, N Engl J Med 342 (2000) 1301',
      doi: '10.1056/NEJM200005043421801',
    },
  ],
});

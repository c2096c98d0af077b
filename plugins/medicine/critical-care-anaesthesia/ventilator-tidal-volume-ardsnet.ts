import { defineCalculator, measure } from '@reckoner/engine';
import { sex } from '../shared/patient.js';

/** Predicted body weight of the ARDS Network, from height and sex alone. */
export default defineCalculator({
  title: 'Tidal volume from predicted body weight',
  description:
    'Predicted body weight and tidal volumes of 4 to 8 mL/kg from height and sex, as in the ARDSNet protocol.',
  keywords: ['ARDSNet', 'PBW', 'lung-protective ventilation', 'tidal volume', 'ventilator'],
  inputs: {
    sex,
    height: measure('cm', { label: 'Height', symbol: 'H', min: 120, max: 250, usual: [120, 210] }),
    perKilogram: measure('mL/kg', {
      label: 'Tidal volume per kilogram',
      symbol: 'v',
      min: 4,
      max: 10,
      usual: [4, 8],
      default: 6,
    }),
  },
  outputs: {
    tidalVolume: measure('mL', { label: 'Tidal volume', symbol: 'V_T', places: 0 }),
    predictedWeight: measure('kg', { label: 'Predicted body weight', symbol: 'PBW', places: 1 }),
    low: measure('mL', { label: 'At 4 mL/kg', symbol: 'V_4', places: 0 }),
    high: measure('mL', { label: 'At 8 mL/kg', symbol: 'V_8', places: 0 }),
  },
  formula: ({ sex, height, perKilogram }) => {
    const predictedWeight = (sex === 'female' ? 45.5 : 50) + 0.91 * (height - 152.4);
    return {
      tidalVolume: perKilogram * predictedWeight,
      predictedWeight,
      low: 4 * predictedWeight,
      high: 8 * predictedWeight,
    };
  },
  explanation: 'The predicted body weight is {predictedWeight}; {perKilogram} is a tidal volume of {tidalVolume}.',
  cautions: [
    {
      level: 'danger',
      when: ({ perKilogram }) => perKilogram > 8,
      says: 'More than 8 mL/kg of predicted weight injures lungs with ARDS: the protocol goes from 4 to 8 mL/kg, beginning at 6.',
    },
    {
      level: 'caution',
      when: ({ height }) => height < 140,
      says: 'The formula was made for adults of usual height: below 140 cm the predicted weight is a guess.',
    },
  ],
  examples: [
    {
      inputs: { sex: 'male', height: 180 },
      results: { predictedWeight: 75.116, tidalVolume: 450.696, low: 300.464, high: 600.928 },
      source: 'By hand: 50 + 0.91 × 27.6; × 6, 4, 8',
    },
    {
      inputs: { sex: 'female', height: 160, perKilogram: 8 },
      results: { predictedWeight: 52.416, tidalVolume: 419.328 },
      source: 'By hand: 45.5 + 0.91 × 7.6; × 8',
    },
    {
      inputs: { sex: 'female', height: 130, perKilogram: 10 },
      results: { predictedWeight: 25.116, tidalVolume: 251.16 },
      cautions: ['injures lungs', 'below 140 cm'],
      source: 'By hand: 45.5 - 0.91 × 22.4; × 10',
    },
  ],
  notes: [
    'For ventilated adults; keep the plateau pressure at 30 cmH2O or below. Actual weight does not enter.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Acute Respiratory Distress Syndrome Network: Ventilation with Lower Tidal Volumes, N Engl J Med 342 (2000) 1301',
      doi: '10.1056/NEJM200005043421801',
    },
  ],
});

import { choice, defineCalculator, number, quantity, roundTo } from '@reckoner/engine';
import { yieldStrength } from '../shared/stress.js';

/** Flexure formula σ = M c/I. */
export default defineCalculator({
  title: 'Bending stress',
  description:
    'Largest bending stress from the moment and the section modulus or second moment of area, with the safety.',
  keywords: ['My/I', 'flexure formula', 'section modulus', 'M/S'],
  inputs: {
    moment: quantity('N*m', { label: 'Bending moment', unit: 'kN*m', symbol: 'M', min: 0, max: 1e9 }),
    given: choice(
      { momentOfInertia: 'Second moment of area', modulus: 'Section modulus' },
      { label: 'Section by', default: 'momentOfInertia' },
    ),
    momentOfInertia: quantity('m^4', {
      label: 'Second moment of area',
      formerly: ['inertia'],
      unit: 'cm^4',
      symbol: 'I',
      min: 0.000001,
      max: 1e10,
      when: { given: 'momentOfInertia' },
    }),
    distance: quantity('m', {
      label: 'Distance to the outer fiber',
      unit: 'mm',
      symbol: 'c',
      min: 0.01,
      max: 1e5,
      when: { given: 'momentOfInertia' },
    }),
    modulus: quantity('m^3', {
      label: 'Section modulus',
      unit: 'cm^3',
      symbol: 'S',
      min: 0.000001,
      max: 1e9,
      when: { given: 'modulus' },
    }),
    yieldStrength,
  },
  outputs: {
    stress: quantity('Pa', { label: 'Bending stress', unit: 'MPa', symbol: '\\sigma' }),
    sectionModulus: quantity('m^3', { label: 'Section modulus', unit: 'cm^3', symbol: 'S' }),
    safety: number({ label: 'Safety against yield', symbol: 'n', places: 2, optional: true }),
  },
  formula: ({ moment, given, momentOfInertia, distance, modulus, yieldStrength }) => {
    const sectionModulus = given === 'momentOfInertia' ? momentOfInertia / distance : modulus;
    const stress = moment / sectionModulus;
    const safety = yieldStrength === undefined || stress === 0 ? undefined : yieldStrength / stress;
    return { stress, sectionModulus, safety };
  },
  cautions: [
    {
      level: 'danger',
      when: ({ safety }) => safety !== undefined && roundTo(safety, 2) < 1,
      says: 'The stress is over the yield strength: the section yields, and the elastic stress is not reached.',
    },
    {
      level: 'danger',
      when: ({ stress }) => stress > 3e9,
      says: 'No material of beams bears {stress} in bending: check the units of moment and section.',
    },
  ],
  explanation: 'The outer fiber is stressed to {stress}; the section modulus is {sectionModulus}.',
  examples: [
    {
      inputs: { moment: 12, momentOfInertia: 2000, distance: 100 },
      results: { stress: 60, sectionModulus: 200 },
      source: 'By hand: 12e6 × 100/2000e4',
    },
    {
      inputs: { moment: 12, given: 'modulus', modulus: 250, yieldStrength: 250 },
      results: { stress: 48, sectionModulus: 250, safety: 5.208333 },
      source: 'By hand: 12e6/250e3; 250/48',
    },
    {
      inputs: { moment: 10, given: 'modulus', modulus: 20, yieldStrength: 235 },
      results: { stress: 500, safety: 0.47 },
      cautions: ['the section yields'],
      source: 'By hand: 10000/20e-6 Pa; 235/500',
    },
    {
      inputs: { moment: 1200, given: 'modulus', modulus: 20 },
      results: { stress: 60000 },
      cautions: ['No material of beams'],
      source: 'By hand: 1200 kN·m/20 cm³',
    },
  ],
  notes: ['Linear elastic, about a principal axis, far from supports and notches.'],
  references: [{ title: 'Hibbeler: Mechanics of Materials, 10th ed., §6.4' }],
});

import { defineCalculator, flag, integer, measure, percent } from '@reckoner/engine';
import { adultAge } from '../shared/patient.js';
import { pointsBelow } from '../shared/points.js';

/** Patients and deaths within 30 days by points, 0 to 5, in the cohort of Hemphill 2001. */
const COHORT = [
  { patients: 26, deaths: 0 },
  { patients: 32, deaths: 4 },
  { patients: 27, deaths: 7 },
  { patients: 32, deaths: 23 },
  { patients: 29, deaths: 28 },
  { patients: 6, deaths: 6 },
] as const;

/** Hemphill 2001, from the first examination and the first CT. */
export default defineCalculator({
  title: 'ICH score',
  description:
    'ICH score of a spontaneous intracerebral hemorrhage from coma scale, age, volume, ventricles and site, with the 30-day mortality of its cohort.',
  keywords: ['intracerebral hemorrhage', 'hemorrhagic stroke', 'Hemphill', 'ICH mortality', '30-day mortality'],
  related: ['abc-2-haemorrhage-volume', 'glasgow-coma-scale'],
  inputs: {
    gcs: integer({
      label: 'Glasgow coma scale',
      help: 'At arrival, or after resuscitation.',
      symbol: 'GCS',
      min: 3,
      max: 15,
      usual: 'all',
    }),
    age: adultAge,
    volume: measure('mL', {
      label: 'Volume of the hemorrhage',
      help: 'On the first CT, by ABC/2.',
      symbol: 'V',
      min: 0.1,
      max: 400,
      usual: [0.5, 150],
    }),
    ventricles: flag({ label: 'Blood in the ventricles' }),
    infratentorial: flag({ label: 'Origin below the tentorium', help: 'Brainstem or cerebellum.' }),
  },
  outputs: {
    score: integer({ label: 'Score' }),
    mortality: percent({ label: '30-day mortality (cohort of 2001)', places: 0, optional: true }),
    patients: integer({ label: 'Patients with this score in the cohort' }),
    deaths: integer({ label: 'Of these died within 30 days' }),
  },
  formula: ({ gcs, age, volume, ventricles, infratentorial }) => {
    const score =
      pointsBelow(
        gcs,
        [
          [5, 2],
          [13, 1],
        ],
        0,
      ) +
      (age >= 80 ? 1 : 0) +
      (volume >= 30 ? 1 : 0) +
      (ventricles ? 1 : 0) +
      (infratentorial ? 1 : 0);
    const group = COHORT.find((_, points) => points === score);
    return {
      score,
      mortality: group === undefined ? undefined : group.deaths / group.patients,
      patients: group === undefined ? 0 : group.patients,
      deaths: group === undefined ? 0 : group.deaths,
    };
  },
  stepwise: [
    'Points are added: 2 for a Glasgow coma scale of 3 or 4, 1 for 5 to 12; 1 for 80 years and over; 1 for 30 mL and more; 1 for blood in the ventricles; 1 for an origin below the tentorium.',
    'The mortality is that of the patients of the cohort with as many points.',
  ],
  explanation: ({ score }) =>
    score > 5
      ? 'With {volume} of blood, {ventricles?some|none} in the ventricles, an origin {infratentorial?below|above} the tentorium, a coma scale of {gcs} and {age} years of age the ICH score is {score} of 6. No patient of the cohort of 2001 had so many points; all 6 with 5 points died within 30 days.'
      : score < 1
        ? 'With {volume} of blood, {ventricles?some|none} in the ventricles, an origin {infratentorial?below|above} the tentorium, a coma scale of {gcs} and {age} years of age the ICH score is {score} of 6. None of the {patients} patients with this score in the cohort of 2001 (San Francisco) died within 30 days.'
        : 'With {volume} of blood, {ventricles?some|none} in the ventricles, an origin {infratentorial?below|above} the tentorium, a coma scale of {gcs} and {age} years of age the ICH score is {score} of 6. Of the {patients} patients with this score in the cohort of 2001 (San Francisco) {deaths} died within 30 days, {mortality}.',
  cautions: [
    {
      level: 'danger',
      when: ({ score }) => score >= 1,
      says: 'Not a reason to withhold treatment: the guideline of AHA/ASA (2022) does not limit life-sustaining treatment by a score alone, and postpones new orders not to resuscitate until the second full day. Among patients without early orders fewer died than scores foretold.',
    },
    {
      level: 'caution',
      when: ({ score }) => score < 1,
      says: 'No death among 26 patients is compatible with a mortality of up to 13% (exact 95% interval): watch the patient as any other.',
    },
    {
      level: 'danger',
      when: ({ gcs }) => gcs <= 8,
      says: 'At a coma scale of 8 or less the airway is at risk: call for someone who can protect it. Sedatives, a seizure or hydrocephalus lower the scale, too: score again when they are treated.',
    },
    {
      level: 'danger',
      when: ({ infratentorial, volume }) => infratentorial && volume >= 15,
      says: 'In the cerebellum the guideline of AHA/ASA (2022) advises to evacuate 15 mL or more at once, whatever the score: call neurosurgery.',
    },
    {
      level: 'danger',
      when: ({ infratentorial, volume }) => infratentorial && volume < 15,
      says: 'Below the tentorium less than 15 mL, too, may press on the brainstem or block the ventricles, which needs neurosurgery at once, whatever the score.',
    },
  ],
  examples: [
    {
      inputs: { gcs: 11, age: 72, volume: 35, ventricles: true },
      results: { score: 3, mortality: 71.88, patients: 32, deaths: 23 },
      cautions: ['Not a reason to withhold'],
      source: 'Hemphill 2001: 1 + 1 + 1; 72% of those with 3 points died; 23/32 by hand',
    },
    {
      inputs: { gcs: 15, age: 60, volume: 12 },
      results: { score: 0, mortality: 0, patients: 26, deaths: 0 },
      cautions: ['compatible with a mortality'],
      source: 'Hemphill 2001, abstract: all 26 with 0 points survived; 1 - 0.025^(1/26) = 13.2%',
    },
    {
      inputs: { gcs: 13, age: 79, volume: 30 },
      results: { score: 1, mortality: '12.50', patients: 32, deaths: 4 },
      cautions: ['Not a reason to withhold'],
      source: 'Hemphill 2001: 30 cm³ has a point, 13 and 79 have none; 13% died',
    },
    {
      inputs: { gcs: 12, age: 80, volume: 29.9 },
      results: { score: 2, mortality: 25.93, deaths: 7 },
      cautions: ['Not a reason to withhold'],
      source: 'Hemphill 2001: 1 + 1; 26% died',
    },
    {
      inputs: { gcs: 5, age: 85, volume: 20, ventricles: true, infratentorial: true },
      results: { score: 4, mortality: 96.55, patients: 29, deaths: 28 },
      cautions: ['Not a reason to withhold', 'the airway is at risk', 'evacuate 15 mL'],
      source: 'Hemphill 2001: 5 has 1 point; 1 + 1 + 1 + 1; 97% died',
    },
    {
      inputs: { gcs: 4, age: 60, volume: 32, ventricles: true, infratentorial: true },
      results: { score: 5, mortality: 100, patients: 6, deaths: 6 },
      cautions: ['Not a reason to withhold', 'the airway is at risk', 'evacuate 15 mL'],
      source: 'Hemphill 2001, abstract: 4 has 2 points; all 6 with 5 points died',
    },
    {
      inputs: { gcs: 3, age: 90, volume: 45, ventricles: true, infratentorial: true },
      results: { score: 6, patients: 0, deaths: 0 },
      cautions: ['Not a reason to withhold', 'the airway is at risk', 'evacuate 15 mL'],
      source: 'Hemphill 2001: the highest score, which no patient had',
    },
    {
      inputs: { gcs: 14, age: 55, volume: 6, infratentorial: true },
      results: { score: 1, deaths: 4 },
      cautions: ['Not a reason to withhold', 'less than 15 mL, too'],
      source: 'Hemphill 2001: one point for the site',
    },
  ],
  notes: [
    'For adults with a spontaneous hemorrhage in the brain, not after an injury, from an aneurysm, a malformation or a tumor. The cohort had 152 patients of 1997 and 1998, treated as was usual then.',
    'Sedation and a tube in the windpipe make the coma scale unsure: score what was found before them.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Hemphill et al.: The ICH Score: A Simple, Reliable Grading Scale for Intracerebral Hemorrhage, Stroke 32 (2001) 891 (abstract opened; mortality by points as Medscape has it, counts of 1 to 4 points not opened: they give these percentages and add up to the 152 patients)',
      doi: '10.1161/01.STR.32.4.891',
    },
    {
      title:
        'Greenberg et al.: 2022 Guideline for the Management of Patients with Spontaneous Intracerebral Hemorrhage, AHA/ASA, Stroke 53 (2022) e282',
      doi: '10.1161/STR.0000000000000407',
    },
    {
      title:
        'Accuracy of prognostic models of intracerebral hemorrhage with and without early orders not to resuscitate, Neurology 75 (2010) 626, PMC2931769 (abstract: without early orders 26.6% foretold by the ICH score, 20.8% died)',
    },
  ],
});

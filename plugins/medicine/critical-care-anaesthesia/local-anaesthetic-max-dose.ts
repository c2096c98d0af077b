import {
  category,
  choice,
  defineCalculator,
  flag,
  floorNear,
  isAbove,
  measure,
  percent,
  roundTo,
} from '@reckoner/engine';

type Drug = 'lidocaine' | 'bupivacaine' | 'ropivacaine' | 'mepivacaine' | 'chloroprocaine';

/** mg/kg and mg in all, without and with epinephrine (United States). */
const LIMITS = {
  lidocaine: { plain: [4.5, 300], epinephrine: [7, 500] },
  bupivacaine: { plain: [2.5, 175], epinephrine: [3, 225] },
  ropivacaine: { plain: [3, 200], epinephrine: [3, 200] },
  mepivacaine: { plain: [7, 400], epinephrine: [7, 400] },
  chloroprocaine: { plain: [11, 800], epinephrine: [14, 1000] },
} as const;

/** mg/kg that the labels give children, where it is less; from 40 kg on the limits of adults are counted. */
const CHILD = { mepivacaine: 5, chloroprocaine: 11 } as const;

/** The strongest solution that is sold for infiltration and blocks, in percent. */
const STRONGEST = { lidocaine: 2, bupivacaine: 0.75, ropivacaine: 1, mepivacaine: 2, chloroprocaine: 3 };

const limitsOf = (drug: Drug, epinephrine: boolean) => LIMITS[drug][epinephrine ? 'epinephrine' : 'plain'];

const perKilogramOf = (drug: Drug, epinephrine: boolean, weight: number) =>
  weight < 40 && (drug === 'mepivacaine' || drug === 'chloroprocaine') ? CHILD[drug] : limitsOf(drug, epinephrine)[0];

/** The smaller of the doses by weight and in all, less what was used up, and its volume rounded down. */
export default defineCalculator({
  title: 'Local anesthetic maximum dose',
  description:
    'Largest single dose of a local anesthetic with or without epinephrine, in milligrams and in milliliters of a solution in percent.',
  keywords: [
    'local anaesthetic',
    'lidocaine maximum dose',
    'bupivacaine maximum dose',
    'lignocaine',
    'toxic dose',
    'LAST',
    'ropivacaine',
  ],
  inputs: {
    drug: choice(
      {
        lidocaine: { label: 'Lidocaine', also: ['lignocaine', 'Xylocaine'] },
        bupivacaine: { label: 'Bupivacaine', also: ['Marcaine', 'Marcain'] },
        ropivacaine: { label: 'Ropivacaine', also: ['Naropin'] },
        mepivacaine: { label: 'Mepivacaine', also: ['Carbocaine'] },
        chloroprocaine: { label: 'Chloroprocaine', also: ['Nesacaine'] },
      },
      { label: 'Drug' },
    ),
    epinephrine: flag({ label: 'With epinephrine (adrenaline)' }),
    weight: measure('kg', {
      label: 'Body weight',
      help: 'In obesity the ideal weight.',
      symbol: 'W',
      min: 2,
      max: 400,
      usual: [3, 200],
    }),
    concentration: percent({
      label: 'Concentration',
      help: '1% is 10 mg/mL.',
      symbol: 'c',
      min: 0.05,
      max: 100,
      usual: [0.1, 3],
    }),
    perKilogram: measure('mg/kg', {
      label: 'Limit per kilogram',
      help: 'Left out: that of the United States for the drug.',
      symbol: 'd',
      min: 0.5,
      max: 20,
      usual: [1, 15],
      default: ({ drug, epinephrine, weight }: { drug: Drug; epinephrine: boolean; weight: number }) =>
        perKilogramOf(drug, epinephrine, weight),
    }),
    largest: measure('mg', {
      label: 'Limit in all',
      help: 'Left out: that of the United States for the drug.',
      symbol: 'D_{max}',
      min: 10,
      max: 1500,
      usual: [50, 1000],
      default: ({ drug, epinephrine }: { drug: Drug; epinephrine: boolean }) => limitsOf(drug, epinephrine)[1],
    }),
    infant: flag({ label: 'Infant under 6 months', help: '30% less of all but chloroprocaine.' }),
    used: percent({
      label: 'Already used up',
      help: 'Share of its largest dose that was given of this or another local anesthetic.',
      symbol: 'u',
      min: 0,
      max: 100,
      usual: [1, 100],
      default: 0,
    }),
  },
  outputs: {
    dose: measure('mg', { label: 'Largest dose now', symbol: 'D', places: 1, digits: 3 }),
    volume: measure('mL', { label: 'Volume (rounded down)', symbol: 'V', places: 1 }),
    full: measure('mg', { label: 'Largest dose in all', symbol: 'D_0', places: 1, digits: 3 }),
    basis: category(['By weight', 'By the limit in all'], { label: 'Limited' }),
    strength: measure('mg/mL', { label: 'Milligrams in a milliliter', symbol: '\\rho', places: 2 }),
  },
  formula: ({ drug, weight, concentration, perKilogram, largest, infant, used }) => {
    const reduced = infant && drug !== 'chloroprocaine' ? 0.7 : 1;
    const byWeight = reduced * perKilogram * weight;
    const limited = isAbove(byWeight, largest);
    const full = limited ? largest : byWeight;
    const dose = full * (1 - used);
    const strength = 1000 * concentration;
    return {
      dose,
      volume: floorNear((10 * dose) / strength) / 10,
      full,
      basis: limited ? 'By the limit in all' : 'By weight',
      strength,
    };
  },
  explanation: ({ drug, infant, used }) => {
    const limits =
      infant && drug !== 'chloroprocaine'
        ? '{drug}{epinephrine? with epinephrine|}: by 70% of {perKilogram}, for the infant, and {largest} in all'
        : '{drug}{epinephrine? with epinephrine|}: by {perKilogram} and {largest} in all';
    return used > 0
      ? `${limits} the largest dose is {full}. With {used} of it used up {dose} are left, at most {volume} of {concentration}.`
      : `${limits} the largest dose is {dose}, at most {volume} of {concentration}.`;
  },
  requires: [
    {
      that: ({ concentration }) => concentration <= 0.05,
      field: 'concentration',
      says: 'No solution for infiltration and blocks has {concentration}. Milligrams in a milliliter are divided by 10 to get percent: 10 mg/mL are 1%.',
    },
    {
      that: ({ infant, weight }) => !infant || weight <= 12,
      field: 'weight',
      says: 'An infant under 6 months does not weigh {weight}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ dose }) => dose > 0,
      says: 'A ceiling for healthy people, not a dose to be reached: less for the old and frail, in pregnancy, with disease of heart, liver or kidneys, and where much blood flows. Have lipid emulsion 20% at hand.',
    },
    {
      level: 'danger',
      when: ({ drug, concentration }) => isAbove(100 * concentration, STRONGEST[drug]),
      says: ({ drug }) =>
        `Solutions of ${drug} for infiltration and blocks have at most ${STRONGEST[drug]}%: look at the label. Milligrams in a milliliter are divided by 10 to get percent.`,
    },
    {
      level: 'danger',
      when: ({ drug, epinephrine, weight, perKilogram, largest }) =>
        perKilogram > perKilogramOf(drug, epinephrine, weight) || largest > limitsOf(drug, epinephrine)[1],
      says: 'A limit was entered that is above that of the United States for this drug: check it.',
    },
    {
      level: 'danger',
      when: ({ drug }) => drug === 'bupivacaine',
      says: 'Too much bupivacaine stops the heart, and resuscitation is long and often in vain: never by vein (no Bier block), no 0.75% in obstetrics. Australia allows 2 mg/kg, with epinephrine or without.',
    },
    {
      level: 'caution',
      when: ({ drug, epinephrine }) => drug === 'lidocaine' && !epinephrine,
      says: 'Australia allows 3 mg/kg of lidocaine without epinephrine, less than the 4.5 mg/kg of the United States.',
    },
    {
      level: 'caution',
      when: ({ drug }) => drug === 'ropivacaine',
      says: '3 mg/kg and 200 mg are for infiltration and small blocks: for a block of a large plexus the label goes further.',
    },
    {
      level: 'danger',
      when: ({ drug, weight, full }) => drug === 'mepivacaine' && weight >= 40 && isAbove(full, 6 * weight),
      says: 'This is more than 6 mg/kg of mepivacaine. The label gives 400 mg to an adult of normal size, recommends as much as 7 mg/kg in exceptional circumstances alone, and stops at 5 to 6 mg/kg for children, also those of 40 kg and more: enter that limit for a child or a small adult.',
    },
    {
      level: 'caution',
      when: ({ drug, weight, full }) =>
        drug === 'chloroprocaine' && weight >= 40 && weight < 60 && isAbove(full, 11 * weight),
      says: 'A child? The label stops at 11 mg/kg of chloroprocaine for children, also for those of 40 kg and more: enter that limit.',
    },
    {
      level: 'caution',
      when: ({ epinephrine }) => epinephrine,
      says: 'Epinephrine does not help where the drug gets into a vein, and has a limit of its own. Not for the skin over a poor blood supply, and with care in heart disease and with tricyclic antidepressants or nonselective beta blockers.',
    },
    {
      level: 'danger',
      when: ({ weight, infant }) => weight < 40 && !infant,
      says: ({ drug }) =>
        drug === 'mepivacaine'
          ? 'A child? The label gives children at most 5 to 6 mg/kg, which is why 5 mg/kg are counted below 40 kg unless a limit is entered, and below 3 years or 14 kg solutions of less than 2%. An infant under 6 months gets 30% less: mark it. Have the dose checked by a second person.'
          : drug === 'chloroprocaine'
            ? 'A child? The label gives at most 11 mg/kg above 3 years, which are counted below 40 kg with epinephrine, too, unless a limit is entered; below 3 years it gives nothing. Have the dose checked by a second person.'
            : 'A child? An infant under 6 months gets 30% less of an amide: mark it. In the United States bupivacaine is licensed from 12 years on, ropivacaine for adults alone. Have the dose checked by a second person.',
    },
    {
      level: 'caution',
      when: ({ infant, drug }) => infant && drug !== 'chloroprocaine',
      says: 'Infants clear amides slowly and have more of the drug free in their blood: repeat and infuse less, too, and have the dose checked by a second person.',
    },
    {
      level: 'danger',
      when: ({ infant, drug }) => infant && drug === 'chloroprocaine',
      says: 'Chloroprocaine is no amide, and the reduction for infants does not hold for it: its label gives 11 mg/kg for children above 3 years, and nothing for infants.',
    },
    {
      level: 'caution',
      when: ({ weight, basis }) => weight > 100 && basis === 'By weight',
      says: 'In obesity count the ideal weight: fat takes up little of the drug at first.',
    },
    {
      level: 'danger',
      when: ({ volume }) => roundTo(volume, 1) < 0.1,
      says: 'Nothing that can be measured is left to be given.',
    },
  ],
  examples: [
    {
      inputs: { drug: 'lidocaine', weight: 60, concentration: 1 },
      results: { full: 270, dose: 270, volume: 27, basis: 'By weight', strength: 10 },
      cautions: ['A ceiling for healthy', 'Australia allows 3 mg/kg'],
      source: 'By hand: 4.5 × 60, below 300; 270/10',
    },
    {
      inputs: { drug: 'lidocaine', epinephrine: true, weight: 80, concentration: 2 },
      results: { full: 500, dose: 500, volume: 25, basis: 'By the limit in all', strength: 20 },
      cautions: ['A ceiling for healthy', 'gets into a vein'],
      source: 'Label of Xylocaine: 7 mg/kg, not above 500 mg; 500/20',
    },
    {
      inputs: { drug: 'bupivacaine', weight: 70, concentration: 0.25 },
      results: { full: 175, volume: 70, basis: 'By weight', strength: 2.5 },
      cautions: ['A ceiling for healthy', 'bupivacaine stops the heart'],
      source: 'By hand: 2.5 × 70 = 175, exactly the limit; 175/2.5',
    },
    {
      inputs: { drug: 'bupivacaine', epinephrine: true, weight: 75, concentration: 0.5, used: 40 },
      results: { full: 225, dose: 135, volume: 27, basis: 'By weight' },
      cautions: ['A ceiling for healthy', 'bupivacaine stops the heart', 'gets into a vein'],
      source: 'By hand: 3 × 75 = 225; × 0.6; 135/5',
    },
    {
      inputs: { drug: 'bupivacaine', weight: 5, concentration: 0.25, infant: true },
      results: { full: 8.75, dose: 8.75, volume: 3.5 },
      cautions: ['A ceiling for healthy', 'bupivacaine stops the heart', 'Infants clear amides slowly'],
      source: 'By hand: 0.7 × 2.5 × 5; 8.75/2.5',
    },
    {
      inputs: { drug: 'chloroprocaine', weight: 10, concentration: 2, infant: true },
      results: { full: 110, volume: 5.5 },
      cautions: ['A ceiling for healthy', 'is no amide'],
      source: 'By hand: 11 × 10; 110/20',
    },
    {
      inputs: { drug: 'ropivacaine', weight: 8, concentration: 0.2 },
      results: { full: 24, volume: 12 },
      cautions: ['A ceiling for healthy', 'large plexus', 'A child?'],
      source: 'By hand: 3 × 8; 24/2',
    },
    {
      inputs: { drug: 'mepivacaine', weight: 50, concentration: 1.5 },
      results: { full: 350, volume: 23.3, strength: 15 },
      cautions: ['A ceiling for healthy', 'exceptional circumstances alone'],
      source: 'By hand: 7 × 50; 350/15 = 23.33, rounded down; label of Carbocaine: 7 mg/kg is not recommended',
    },
    {
      inputs: { drug: 'mepivacaine', weight: 45, concentration: 1, perKilogram: 6 },
      results: { full: 270, volume: 27, basis: 'By weight' },
      cautions: ['A ceiling for healthy'],
      source: 'By hand: 6 × 45; 270/10',
    },
    {
      inputs: { drug: 'mepivacaine', weight: 20, concentration: 3 },
      results: { full: 100, volume: 3.3 },
      cautions: ['A ceiling for healthy', 'have at most 2%', 'children at most 5 to 6 mg/kg'],
      source: 'Label of Carbocaine: 5 to 6 mg/kg for children, 1 to 2% but for dental use; 5 × 20; 100/30',
    },
    {
      inputs: { drug: 'chloroprocaine', epinephrine: true, weight: 15, concentration: 1 },
      results: { full: 165, volume: 16.5 },
      cautions: ['A ceiling for healthy', 'gets into a vein', 'at most 11 mg/kg above 3 years'],
      source: 'Label of Nesacaine: 11 mg/kg for children above 3 years; 11 × 15; 165/10',
    },
    {
      inputs: { drug: 'chloroprocaine', epinephrine: true, weight: 45, concentration: 2 },
      results: { full: 630, volume: 31.5, basis: 'By weight' },
      cautions: ['A ceiling for healthy', 'gets into a vein', 'also for those of 40 kg'],
      source: 'Label of Nesacaine: 14 mg/kg with epinephrine; 14 × 45; 630/20',
    },
    {
      inputs: { drug: 'lidocaine', weight: 40, concentration: 1, perKilogram: 3, largest: 200 },
      results: { full: 120, volume: 12 },
      cautions: ['A ceiling for healthy', 'Australia allows 3 mg/kg'],
      source: 'By hand: 3 × 40; 120/10',
    },
    {
      inputs: {
        drug: 'chloroprocaine',
        epinephrine: true,
        weight: 110,
        concentration: 5,
        perKilogram: 15,
        largest: 1500,
      },
      results: { full: 1500, volume: 30, basis: 'By the limit in all' },
      cautions: ['A ceiling for healthy', 'have at most 3%', 'A limit was entered', 'gets into a vein'],
      source: 'By hand: 15 × 110 = 1650, above 1500; 1500/50',
    },
    {
      inputs: { drug: 'ropivacaine', weight: 120, concentration: 0.5, largest: 400, used: 100 },
      results: { full: 360, dose: 0, volume: 0, basis: 'By weight' },
      cautions: ['large plexus', 'A limit was entered', 'In obesity', 'Nothing that can be measured'],
      source: 'By hand: 3 × 120; all of it used up',
    },
    {
      inputs: { drug: 'lidocaine', weight: 13, concentration: 1, infant: true },
      refused: 'does not weigh',
      source: 'By definition',
    },
    {
      inputs: { drug: 'lidocaine', weight: 70, concentration: 10 },
      refused: '10 mg/mL are 1%',
      source: 'By definition: 1% is 1 g in 100 mL, 10 mg/mL',
    },
  ],
  notes: [
    'For a single injection into tissue: give the least that does, slowly and in parts, and draw back before each. Much less into very vascular places (intercostal, mouth, neck); none of these limits makes an injection into a vessel safe.',
    'Numbness of the mouth, a metallic taste, ringing ears, twitching and confusion come before seizures and cardiac arrest: stop, call for help, and give lipid emulsion 20%, 1.5 mL/kg at once (ASRA). The effects of several local anesthetics add up.',
    'Limits of other countries differ. Not for spinal, dental or topical anesthesia.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'U.S. prescribing information of Xylocaine (lidocaine: 4.5 mg/kg and 300 mg, with epinephrine 7 mg/kg and 500 mg) of bupivacaine (175 mg, with epinephrine 225 mg), of Naropin (infiltration up to 200 mg), of Carbocaine (400 mg; 7 mg/kg not recommended but in exceptional circumstances; children 5 to 6 mg/kg) and of Nesacaine (11 mg/kg and 800 mg, with epinephrine 14 mg/kg and 1000 mg)',
    },
    {
      title: 'Medscape: Local Anesthetic Agents Used Commonly for Infiltrative Injection, table 2 (Kapitanyan, 2019)',
    },
    {
      title:
        'American Academy of Pediatrics: Guidelines for Monitoring and Management of Pediatric Patients During and After Sedation (doses of amides 30% lower under 6 months)',
    },
    { title: 'Therapeutic Guidelines (Australia): Toxicology, Local Anaesthetic Poisoning (maximum doses)' },
  ],
});

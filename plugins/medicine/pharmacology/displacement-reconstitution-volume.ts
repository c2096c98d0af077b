import {
  ceilNear,
  choice,
  defineCalculator,
  integer,
  isAbove,
  isAtMost,
  isBelow,
  percent,
  quantity,
} from '@reckoner/engine';

/** The powder takes up room: final volume = diluent + displacement. */
export default defineCalculator({
  title: 'Drug reconstitution volume',
  description:
    'Diluent to add to a vial of powder for a concentration, or the concentration that a diluent makes, with the displacement of the powder, and milliliters for a dose.',
  keywords: ['displacement value', 'displacement volume', 'reconstitution', 'powder for injection', 'diluent', 'vial'],
  related: ['tablet-liquid-dose-d-over-h'],
  inputs: {
    content: quantity('mg', { label: 'Drug in the vial', symbol: 'm', min: 0.01, max: 1000000, usual: [0.5, 25000] }),
    displacement: quantity('mL', {
      label: 'Displacement of one vial',
      help: 'By the maker of this product; 0 only where the label says so.',
      symbol: 'V_d',
      min: 0,
      max: 200,
      usual: [0, 25],
    }),
    find: choice(
      { diluent: 'Diluent for a concentration', concentration: 'Concentration by the diluent' },
      { label: 'Find' },
    ),
    wanted: quantity('mg/mL', {
      label: 'Wanted concentration',
      symbol: 'c_w',
      min: 0.0001,
      max: 1000,
      usual: [0.01, 500],
      when: { find: 'diluent' },
    }),
    added: quantity('mL', {
      label: 'Diluent added',
      symbol: 'V_a',
      min: 0.05,
      max: 5000,
      usual: [0.5, 500],
      when: { find: 'concentration' },
    }),
    dose: quantity('mg', {
      label: 'Dose',
      help: 'A single dose, in mg.',
      symbol: 'D',
      min: 0.0001,
      max: 100000,
      usual: [0.1, 15000],
      optional: true,
    }),
  },
  outputs: {
    diluent: quantity('mL', { label: 'Diluent to add to each vial', symbol: 'V_1', digits: 3 }),
    concentration: quantity('mg/mL', { label: 'Concentration', symbol: 'c', digits: 3 }),
    final: quantity('mL', { label: 'Volume in the vial then', symbol: 'V', digits: 3 }),
    doseVolume: quantity('mL', { label: 'Volume of the dose', symbol: 'V_D', digits: 3, optional: true }),
    vials: integer({ label: 'Vials', symbol: 'n', optional: true }),
    shortfall: percent({
      label: 'Too little drug in each mL where the displacement is left out',
      symbol: '\\epsilon',
      places: 1,
    }),
  },
  formula: ({ content, displacement, find, wanted, added, dose }) => {
    const final = find === 'diluent' ? content / wanted : added + displacement;
    const concentration = find === 'diluent' ? wanted : content / final;
    return {
      diluent: find === 'diluent' ? final - displacement : added,
      concentration,
      final,
      doseVolume: dose === undefined ? undefined : dose / concentration,
      vials: dose === undefined ? undefined : ceilNear(dose / content),
      shortfall: displacement / (find === 'diluent' ? final + displacement : final),
    };
  },
  explanation: ({ dose }) =>
    `{diluent} of diluent in the vial of {content} make {final} of {concentration}${dose === undefined ? '' : '; {dose} are {doseVolume}, from {vials} {vials|vial|vials}'}.`,
  requires: [
    {
      that: ({ content, displacement, wanted }) => isBelow(displacement * wanted, content),
      field: 'wanted',
      says: 'At {wanted} the whole vial would be no more than the {displacement} that the powder takes up by itself: nothing could be added. Choose a lower concentration.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ displacement }) => displacement === 0,
      says: 'Few powders take up no room: look the displacement up in the product’s leaflet. Where only a part of a vial is given, a child gets too little without it.',
    },
    {
      level: 'danger',
      when: ({ dose, content }) => dose !== undefined && isAbove(dose, 10 * content),
      says: 'More than ten vials for one dose mostly come from a slip of the unit (µg, mg, g): check the dose and the vial.',
    },
    {
      level: 'caution',
      when: ({ dose, content }) => dose !== undefined && isAbove(dose, content) && isAtMost(dose, 10 * content),
      says: 'The dose needs more than one vial: reconstitute each with the same volume, and check dose and vial.',
    },
    {
      level: 'danger',
      when: ({ doseVolume }) => doseVolume !== undefined && isBelow(doseVolume, 0.1),
      says: 'Less than 0.1 mL can hardly be measured: make the solution weaker.',
    },
    {
      level: 'caution',
      when: ({ displacement, diluent }) => displacement > 0 && isBelow(diluent, displacement),
      says: 'The diluent is less than what the powder takes up: it may not dissolve. Check the displacement (that of one vial, in mL) and the least volume that the label allows.',
    },
    {
      level: 'caution',
      when: ({ content, displacement }) => displacement > 0.5 && isAbove(500 * displacement, content),
      says: 'A gram of powder mostly takes up 0.5 to 1 mL: {displacement} for {content} is much, unless the vial holds other substances. Check the displacement and that it is the one of this vial.',
    },
    {
      level: 'danger',
      when: ({ content, final }) => isAbove(content, 600 * final),
      says: 'Hardly any drug dissolves to more than 600 mg in 1 mL: check the content of the vial and the volumes.',
    },
    {
      level: 'caution',
      when: ({ final }) => isAbove(final, 100),
      says: 'Few vials hold more than 100 mL, most far less: dissolve in what the label tells and dilute on in a syringe or a bag. {final} is what all of it comes to.',
    },
    {
      level: 'caution',
      when: ({ doseVolume }) => doseVolume !== undefined && isAbove(doseVolume, 5),
      says: 'More than 5 mL is too much for one place in a muscle: divide it, or give by vein as the label says. A child’s muscle takes less.',
    },
  ],
  examples: [
    {
      inputs: { content: 250, displacement: 0.2, find: 'concentration', added: 5, dose: 250 },
      results: { final: 5.2, concentration: 48.07692, diluent: 5, doseVolume: 5.2, vials: 1, shortfall: '3.846154' },
      cautions: ['More than 5 mL'],
      source:
        'basicmedicalkey.com, Pharmaceutical aspects of injectable administration, 12.1: amoxicillin, 5.2 mL, 48 mg/mL',
    },
    {
      inputs: { content: 250, displacement: 0.2, find: 'diluent', wanted: 50, dose: 50 },
      results: { final: 5, concentration: 50, diluent: 4.8, doseVolume: 1, vials: 1, shortfall: '3.846154' },
      source: 'basicmedicalkey.com, as above: 4.8 mL, then 50 mg in 1 mL; 0.2/5.2',
    },
    {
      inputs: { content: 500, displacement: 0.2, find: 'diluent', wanted: 50 },
      results: { diluent: 9.8, final: 10 },
      source: 'calculatorhunt.com, Reconstitution: 500 mg, 0.2 mL, 50 mg/mL, 9.8 mL',
    },
    {
      inputs: { content: 500, displacement: 0.4, find: 'concentration', added: 9.6, dose: 1000 },
      results: { concentration: 50, doseVolume: 20, vials: 2 },
      cautions: ['more than one vial', 'More than 5 mL'],
      source: 'proreckoner.com, Reconstitution volume: 500 mg, 9.6 + 0.4 mL, 50 mg/mL',
    },
    {
      inputs: { content: 100, displacement: 0, find: 'concentration', added: 2, dose: 2 },
      results: { concentration: 50, doseVolume: 0.04, shortfall: 0 },
      cautions: ['take up no room', 'hardly be measured'],
      source: 'By hand: 100/2; 2/50',
    },
    {
      inputs: { content: 1000, displacement: 0.8, find: 'diluent', wanted: 700, dose: 12000 },
      results: { diluent: '0.628571', final: '1.428571', vials: 12, doseVolume: 17.14286 },
      cautions: ['More than ten vials', 'may not dissolve', '600 mg', 'More than 5 mL'],
      source: 'By hand: 1000/700 − 0.8; 12000/700',
    },
    {
      inputs: { content: 250, displacement: 2, find: 'concentration', added: 3, dose: 50 },
      results: { concentration: 50, doseVolume: 1, vials: 1 },
      cautions: ['A gram of powder'],
      source: 'By hand: 250/5, with ten times the displacement of 0.2 mL',
    },
    {
      inputs: { content: 30, displacement: 0.5, find: 'concentration', added: 9.5, dose: 0.3 },
      results: { concentration: 3, doseVolume: 0.1 },
      source: 'By hand: 0.3/3 is 0.1 mL, and not less',
    },
    {
      inputs: { content: 500, displacement: 0.5, find: 'diluent', wanted: 1 },
      results: { diluent: 499.5, final: 500 },
      cautions: ['Few vials hold'],
      source: 'By hand: 500/1 − 0.5',
    },
    {
      inputs: { content: 500, displacement: 0.5, find: 'diluent', wanted: 1000 },
      refused: 'nothing could be added',
      source: 'By hand: 500/1000 is the 0.5 mL of the powder',
    },
  ],
  notes: [
    'Displacement differs between makers, salts and strengths of one drug: only that of the product at hand holds, and for several vials it is that of each. Where the label tells the final volume, the displacement is that less the diluent.',
    'Whole vials need no displacement: all that is drawn up holds the dose. Diluent, route and how long the solution keeps stand on the label; suspensions by mouth are made by the label’s volume of water.',
    'Does not replace clinical judgment.',
  ],
  references: [
    { title: 'BNF for Children: Guidance on intravenous infusions, displacement' },
    { title: 'Pharmaceutical aspects of injectable administration, 12.1 Displacement values (basicmedicalkey.com)' },
    { title: 'calculatorhunt.com: Reconstitution; proreckoner.com: Reconstitution volume (examples)' },
  ],
});

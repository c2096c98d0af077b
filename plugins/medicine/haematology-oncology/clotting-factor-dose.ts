import {
  ceilNear,
  choice,
  defineCalculator,
  integer,
  isAbove,
  measure,
  number,
  percent,
  roundTo,
} from '@reckoner/engine';

type Product = 'factorEight' | 'factorNinePlasma' | 'factorNineAdult' | 'factorNineChild' | 'willebrand';

/** IU/dL in the plasma for 1 IU/kg. */
const RECOVERY = { factorEight: 2, factorNinePlasma: 1, factorNineAdult: 0.8, factorNineChild: 0.7, willebrand: 2 };
const isNine = (product: Product) =>
  product === 'factorNinePlasma' || product === 'factorNineAdult' || product === 'factorNineChild';

/** Wanted rise by the recovery of the product; 1% of normal activity is 1 IU/dL. */
export default defineCalculator({
  title: 'Clotting factor dose',
  description:
    'Dose of factor VIII, factor IX or von Willebrand factor that raises the activity to a target, in IU and whole vials, from weight and recovery.',
  keywords: [
    'factor VIII dose',
    'factor IX dose',
    'hemophilia',
    'haemophilia',
    'von Willebrand factor dose',
    'clotting factor concentrate',
  ],
  inputs: {
    product: choice(
      {
        factorEight: { label: 'Factor VIII', also: ['factor 8', 'FVIII', 'hemophilia A'] },
        factorNinePlasma: { label: 'Factor IX from plasma', also: ['plasma-derived factor IX'] },
        factorNineAdult: {
          label: 'Factor IX, recombinant, from 12 years on',
          also: ['recombinant factor IX', 'BeneFIX'],
        },
        factorNineChild: { label: 'Factor IX, recombinant, under 12 years', also: ['recombinant factor IX, child'] },
        willebrand: { label: 'Von Willebrand factor, in VWF:RCo', also: ['VWF', 'von Willebrand'] },
      },
      { label: 'Product' },
    ),
    weight: measure('kg', {
      label: 'Body weight',
      help: 'In obesity the ideal or lean weight.',
      symbol: 'W',
      min: 1,
      max: 300,
      usual: [2.5, 130],
    }),
    target: percent({
      label: 'Target activity',
      help: '1 IU/dL is 1%.',
      symbol: 'A_t',
      min: 1,
      max: 200,
      usual: [20, 120],
    }),
    current: percent({
      label: 'Activity now',
      help: 'Left out: 0%, as in severe deficiency.',
      symbol: 'A_0',
      min: 0,
      max: 199,
      usual: [0.5, 100],
      default: 0,
    }),
    recovery: number({
      label: 'Recovery',
      help: 'IU/dL for 1 IU/kg, as measured in the patient or by the label. Left out: 2, 1, 0.8, 0.7 and 2 in the order of the products.',
      symbol: 'r',
      min: 0.1,
      max: 4,
      usual: [0.4, 3.2],
      default: ({ product }: { product: Product }) => RECOVERY[product],
    }),
    vial: measure('IU', {
      label: 'Content of a vial',
      help: 'As printed on it; for von Willebrand factor in VWF:RCo.',
      symbol: 'v',
      min: 100,
      max: 10000,
      usual: [200, 4000],
      optional: true,
    }),
  },
  outputs: {
    dose: measure('IU', { label: 'Dose', symbol: 'D', places: 0, digits: 3 }),
    perKilogram: measure('IU/kg', { label: 'Dose per kilogram', symbol: 'd', places: 1, digits: 3 }),
    rise: percent({ label: 'Rise of the activity', symbol: '\\Delta', places: 1 }),
    vials: integer({ label: 'Whole vials', symbol: 'n', optional: true }),
    given: measure('IU', { label: 'In whole vials', symbol: 'D_v', places: 0, digits: 3, optional: true }),
    reached: percent({ label: 'Activity by whole vials', symbol: 'A_v', places: 1, optional: true }),
  },
  formula: ({ weight, target, current, recovery, vial }) => {
    const rise = target - current;
    const perKilogram = (100 * rise) / recovery;
    const dose = perKilogram * weight;
    const vials = vial === undefined ? undefined : ceilNear(dose / vial);
    return {
      dose,
      perKilogram,
      rise,
      vials,
      given: vials === undefined || vial === undefined ? undefined : vials * vial,
      reached:
        vials === undefined || vial === undefined ? undefined : current + (vials * vial * recovery) / weight / 100,
    };
  },
  shown: ({ weight, target, current, recovery, vial = 0, dose, vials = 0, given = 0 }) => ({
    dose: (weight * 100 * (target - current)) / recovery,
    perKilogram: dose / weight,
    rise: target - current,
    vials: Math.ceil(dose / vial),
    given: vials * vial,
    reached: current + (given * recovery) / (100 * weight),
  }),
  explanation:
    '{product}: {dose} ({perKilogram}) raise the activity from {current} to {target}, at a recovery of {recovery} IU/dL for 1 IU/kg{vials?; {vials} {vials|vial|vials} of {vial} ({given}) {vials|reaches|reach} about {reached}|}.',
  requires: [
    {
      that: ({ target, current }) => current < target,
      field: 'target',
      says: 'The activity, {current}, is not below the target of {target}: no dose is needed for it.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ target, reached }) => target > 1.5 || (reached !== undefined && isAbove(roundTo(100 * reached, 1), 150)),
      says: 'Above 150% thrombosis is to be feared: check target, weight and units, and take fewer or smaller vials where it is the rounding.',
    },
    {
      level: 'danger',
      when: ({ product, target }) => product === 'factorEight' && target < 0.8,
      says: 'For bleeding into head, neck, throat, belly or the iliopsoas muscle, and for major surgery, the target of hemophilia A is 80 to 100% (WFH 2020). In a head injury give factor first, then image.',
    },
    {
      level: 'danger',
      when: ({ product, target }) => isNine(product) && target < 0.6,
      says: 'For bleeding into head, neck, throat, belly or the iliopsoas muscle, and for major surgery, the target of hemophilia B is 60 to 80% (WFH 2020). In a head injury give factor first, then image.',
    },
    {
      level: 'caution',
      when: ({ product, current }) => product !== 'willebrand' && current < 0.05,
      says: 'Low levels are where inhibitors arise: with one this dose does not work, and another drug is needed. Measure the activity 15 to 30 minutes after the dose; where it or the bleeding does not follow, test for an inhibitor and ask a hemophilia center.',
    },
    {
      level: 'danger',
      when: ({ product }) => isNine(product),
      says: 'The first 10 to 20 doses of factor IX may cause anaphylaxis, most of all where an inhibitor arises: give them where that can be treated.',
    },
    {
      level: 'caution',
      when: ({ product, recovery }) => (product === 'factorNineAdult' || product === 'factorNineChild') && recovery < 1,
      says: 'A recovery of {recovery} is for recombinant factor IX of the usual half-life. With an extended one it is higher, as 1.3 from 12 years on and 1 below for albutrepenonacog (Idelvion): enter that of your product, or the dose is too large.',
    },
    {
      level: 'caution',
      when: ({ product, current }) => product === 'factorEight' && current > 0,
      says: 'Is or was emicizumab given? Then a one-stage assay shows a factor VIII that is not there, and this dose is too small: measure by a chromogenic assay with bovine factors.',
    },
    {
      level: 'caution',
      when: ({ product }) => product === 'willebrand',
      says: 'Count in VWF:RCo, not in the factor VIII on the same vial; for major surgery trials aimed at 80 to 100%. The recovery was 1.9 on average (middle half 1.6 to 2.5) in surgery: measure it. Factor VIII builds up with repeated doses and may clot: measure both each day; an urgent first dose may need factor VIII besides.',
    },
    {
      level: 'caution',
      when: ({ product, weight, recovery }) => product === 'factorEight' && weight < 40 && recovery > 1.8,
      says: 'In children under 12 years the recovery of factor VIII is lower, often 1.5 to 1.7: the dose by a recovery of 2 may fall short. Measure it.',
    },
    {
      level: 'caution',
      when: ({ product, weight }) =>
        (product === 'factorNineAdult' && weight < 30) || (product === 'factorNineChild' && weight > 60),
      says: 'Age of the option and weight hardly go together: check both.',
    },
    {
      level: 'caution',
      when: ({ weight }) => weight > 100,
      says: 'In obesity the recovery by actual weight is higher, so that this dose is too large: take the ideal or lean weight, or the measured recovery.',
    },
    {
      level: 'caution',
      when: ({ perKilogram }) => isAbove(roundTo(perKilogram, 1), 100),
      says: 'More than 100 IU/kg is an unusual single dose: check weight, target and recovery.',
    },
    {
      level: 'caution',
      when: ({ reached, target }) =>
        reached !== undefined && isAbove(reached, 1.25 * target) && !isAbove(roundTo(100 * reached, 1), 150),
      says: 'Whole vials reach {reached}, well above the target: choose smaller vials.',
    },
  ],
  examples: [
    {
      inputs: { product: 'factorEight', weight: 50, target: 40 },
      results: { dose: 1000, perKilogram: 20, rise: 40 },
      cautions: ['hemophilia A is 80 to 100%', 'where inhibitors arise'],
      source: 'Hemophilia of Georgia, Calculating the dose: pounds/4.4 × level, 110.2/4.4 × 40; by hand 50 × 40/2',
    },
    {
      inputs: { product: 'factorEight', weight: 70, target: 100, current: 10, vial: 1000 },
      results: { dose: 3150, perKilogram: 45, rise: 90, vials: 4, given: 4000, reached: 124.2857 },
      cautions: ['emicizumab'],
      source: 'By hand: 70 × 90/2; 4 × 1000; 10 + 4000 × 2/70',
    },
    {
      inputs: { product: 'factorNinePlasma', weight: 60, target: 80 },
      results: { dose: 4800, perKilogram: 80 },
      cautions: ['where inhibitors arise', 'anaphylaxis'],
      source: 'AlphaNine label (drugs.com): weight × rise × 1 IU/kg',
    },
    {
      inputs: { product: 'factorNineAdult', weight: 64, target: 50, current: 2, vial: 250 },
      results: { dose: 3840, perKilogram: 60, vials: 16, given: 4000, reached: 52 },
      cautions: ['hemophilia B is 60 to 80%', 'where inhibitors arise', 'anaphylaxis', 'of the usual half-life'],
      source: 'Elsevier Drug Information: weight × rise × 1.25: 64 × 48 × 1.25; 2 + 4000 × 0.8/64',
    },
    {
      inputs: { product: 'factorNineChild', weight: 21, target: 100, current: 6, vial: 1500 },
      results: { dose: 2820, perKilogram: 134.2857, vials: 2, given: 3000, reached: 106 },
      cautions: ['anaphylaxis', 'of the usual half-life', 'More than 100 IU/kg'],
      source: 'BeneFIX label: recovery 0.7: 21 × 94/0.7; 6 + 3000 × 0.7/21',
    },
    {
      inputs: { product: 'willebrand', weight: 110, target: 100, current: 30, recovery: 1.4 },
      results: { dose: 5500, perKilogram: 50, rise: 70 },
      cautions: ['Count in VWF:RCo', 'In obesity'],
      source: 'By hand: 110 × 70/1.4',
    },
    {
      inputs: { product: 'factorEight', weight: 10, target: 100, current: 10, vial: 1000 },
      results: { dose: 450, vials: 1, given: 1000, reached: 210 },
      cautions: ['thrombosis is to be feared', 'emicizumab', 'In children under 12'],
      source: 'By hand: 10 × 90/2; 10 + 1000 × 2/10',
    },
    {
      inputs: { product: 'factorNineChild', weight: 70, target: 60, current: 20, vial: 4000 },
      results: { dose: 4000, vials: 1, reached: 60 },
      cautions: ['anaphylaxis', 'of the usual half-life', 'hardly go together'],
      source: 'By hand: 70 × 40/0.7 is one vial exactly',
    },
    {
      inputs: { product: 'willebrand', weight: 60, target: 60, current: 40, vial: 1500 },
      results: { dose: 600, vials: 1, reached: 90 },
      cautions: ['Count in VWF:RCo', 'choose smaller vials'],
      source: 'By hand: 60 × 20/2; 40 + 1500 × 2/60',
    },
    {
      inputs: { product: 'factorEight', weight: 60, target: 40, current: 40 },
      refused: 'not below the target',
      source: 'By definition',
    },
  ],
  notes: [
    'Products with an extended half-life follow their labels; after gene therapy the assays differ, too. How long a level is held, and the next dose, follow from the half-life.',
    'For people with hemophilia or von Willebrand disease whose center has set the target. Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Srivastava et al.: WFH Guidelines for the Management of Hemophilia, 3rd ed., Haemophilia 26, Suppl 6 (2020) 1 (targets for factor IX and recoveries read in Elsevier Drug Information)',
      doi: '10.1111/hae.14046',
    },
    {
      title: 'BeneFIX, prescribing information, Pfizer (recoveries 0.8 and 0.7), read at pfizermedicalinformation.com',
    },
    {
      title: 'Idelvion, prescribing information, CSL Behring (recoveries 1.3 and 1), read in three public copies',
    },
    {
      title:
        'Lethagen et al.: Von Willebrand Factor/Factor VIII Concentrate (Haemate P) Dosing Based on Pharmacokinetics, J Thromb Haemost 5 (2007) 1420 (abstract: recovery 1.9, 1.6 to 2.5)',
      doi: '10.1111/j.1538-7836.2007.02588.x',
    },
  ],
});

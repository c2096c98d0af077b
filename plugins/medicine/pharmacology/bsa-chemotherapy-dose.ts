import {
  ceilNear,
  choice,
  defineCalculator,
  floorNear,
  integer,
  isAbove,
  isAtMost,
  isBelow,
  isNear,
  measure,
  percent,
  roundNear,
  roundTo,
} from '@reckoner/engine';

/** Dose by surface, limited, then reduced, then rounded to whole vials where that changes it little. */
export default defineCalculator({
  title: 'Chemotherapy dose by body surface area',
  description:
    'Dose from milligrams per square meter and body surface, with a limit, a reduction in percent, rounding to whole vials and the volume of a solution.',
  keywords: ['mg/m2', 'BSA dosing', 'dose reduction', 'vial rounding', 'oncology dose', 'dose banding'],
  related: ['body-surface-area', 'carboplatin-calvert-auc'],
  inputs: {
    perArea: measure('mg/m^2', {
      label: 'Dose per square meter',
      help: 'Of a single dose, not of a cycle.',
      symbol: 'd',
      min: 0.05,
      max: 20000,
      usual: [0.5, 12000],
    }),
    weight: measure('kg', { label: 'Weight', symbol: 'W', min: 0.5, max: 400, usual: [3, 200] }),
    height: measure('cm', { label: 'Height', symbol: 'H', regional: 'height', min: 25, max: 250, usual: [50, 210] }),
    surfaceBy: choice(
      {
        mosteller: 'Mosteller',
        duBois: { label: 'Du Bois', also: ['DuBois'] },
        haycock: 'Haycock',
        gehanGeorge: { label: 'Gehan and George', also: ['Gehan-George'] },
      },
      { label: 'Body surface by', default: 'mosteller' },
    ),
    surfaceCap: measure('m^2', {
      label: 'Largest surface to count',
      help: 'Only where the protocol says so.',
      symbol: 'A_{max}',
      min: 1,
      max: 4,
      usual: [1.8, 2.5],
      optional: true,
    }),
    largest: measure('mg', {
      label: 'Largest single dose',
      help: 'By the protocol, 2 mg of vincristine for example.',
      symbol: 'D_{max}',
      min: 0.01,
      max: 100000,
      usual: [0.5, 30000],
      optional: true,
    }),
    reduction: percent({
      label: 'Reduction',
      help: '25% leaves 75% of the dose.',
      symbol: 'r',
      min: 0,
      max: 90,
      usual: [5, 50],
      default: 0,
    }),
    vial: measure('mg', { label: 'Vial', symbol: 'v', min: 0.1, max: 100000, usual: [0.5, 5000], optional: true }),
    tolerance: percent({
      label: 'Largest change by rounding to vials',
      symbol: 't',
      min: 0,
      max: 10,
      usual: [1, 10],
      default: 5,
    }),
    concentration: measure('mg/mL', {
      label: 'Concentration of the solution',
      symbol: 'c',
      min: 0.001,
      max: 1000,
      usual: [0.05, 200],
      optional: true,
    }),
  },
  outputs: {
    dose: measure('mg', { label: 'Dose to give', symbol: 'D', digits: 3 }),
    surface: measure('m^2', { label: 'Body surface', regional: false, symbol: 'A', places: 2 }),
    calculated: measure('mg', { label: 'Dose before rounding to vials', symbol: 'D_0', digits: 4 }),
    change: percent({ label: 'Change by rounding', symbol: '\\delta', places: 1, optional: true }),
    vials: integer({ label: 'Vials to open', symbol: 'n', optional: true }),
    waste: measure('mg', { label: 'Left over', symbol: 'D_w', digits: 3, optional: true }),
    volume: measure('mL', { label: 'Volume', symbol: 'V', digits: 3, optional: true }),
  },
  formula: ({ perArea, weight, height, surfaceBy, surfaceCap, largest, reduction, vial, tolerance, concentration }) => {
    const surface =
      surfaceBy === 'mosteller'
        ? Math.sqrt((weight * height) / 3600)
        : surfaceBy === 'duBois'
          ? 0.007184 * weight ** 0.425 * height ** 0.725
          : surfaceBy === 'haycock'
            ? 0.024265 * weight ** 0.5378 * height ** 0.3964
            : 0.0235 * weight ** 0.51456 * height ** 0.42246;
    const counted = surfaceCap !== undefined && isAbove(surface, surfaceCap) ? surfaceCap : surface;
    const full = perArea * counted;
    const limited = largest !== undefined && isAbove(full, largest);
    const calculated = (limited ? largest : full) * (1 - reduction);
    if (vial === undefined) {
      return {
        dose: calculated,
        surface,
        calculated,
        volume: concentration === undefined ? undefined : calculated / concentration,
      };
    }
    const nearest = vial * roundNear(calculated / vial);
    const ceiling = largest === undefined ? Infinity : largest * (1 - reduction);
    const rounded = isAbove(nearest, ceiling) ? vial * floorNear(calculated / vial) : nearest;
    const dose = isAtMost(Math.abs(rounded - calculated), tolerance * calculated) ? rounded : calculated;
    const vials = ceilNear(dose / vial);
    return {
      dose,
      surface,
      calculated,
      change: isNear(dose, calculated, 1e-9 * vial) ? 0 : dose / calculated - 1,
      vials,
      waste: isAbove(vials * vial, dose) ? vials * vial - dose : 0,
      volume: concentration === undefined ? undefined : dose / concentration,
    };
  },
  shown: ({ vial, dose, calculated }) => ({ change: vial === undefined ? undefined : dose / calculated - 1 }),
  explanation: ({ vial, reduction, dose, calculated, surfaceCap, surface, largest, perArea, waste }) => {
    const counted = surfaceCap !== undefined && isAbove(surface, surfaceCap) ? surfaceCap : surface;
    const limited = largest !== undefined && isAbove(perArea * counted, largest);
    const basis = `{perArea} for a body surface of {surface} ({surfaceBy})${counted < surface ? ', counted as {surfaceCap}' : ''}${limited ? ', limited to {largest}' : ''}${reduction > 0 ? ', less {reduction}' : ''}`;
    if (vial === undefined) return `${basis}: {dose}{volume?, {volume}|}.`;
    if (!isNear(dose, calculated, 1e-9 * vial))
      return `${basis}: {calculated}, rounded within {tolerance} to {dose}{volume?, {volume}|}, {vials} whole {vials|vial|vials} of {vial}.`;
    return `${basis}: {dose}{volume?, {volume}|}, from {vials} {vials|vial|vials} of {vial}${waste !== undefined && waste > 0 ? ', not rounded' : ''}.`;
  },
  cautions: [
    {
      level: 'danger',
      when: ({ weight, height }) =>
        isBelow(weight, (height < 50 ? 5 : 8) * (height / 100) ** 2) || isAbove(weight, 60 * (height / 100) ** 2),
      says: 'Weight and height hardly belong to one person: check both and their units before a dose is taken from this.',
    },
    {
      level: 'danger',
      when: ({ weight }) => weight < 12,
      says: 'An infant or small child: below about 10 to 12 kg or one year many protocols dose per kilogram, as the surface gives too much. Ask the pediatric protocol.',
    },
    {
      level: 'caution',
      when: ({ weight, surfaceBy }) => weight >= 12 && weight < 15 && surfaceBy === 'duBois',
      says: 'Du Bois measured people of adult size: for children take Mosteller or Haycock.',
    },
    {
      level: 'caution',
      when: ({ surface, surfaceCap }) => surfaceCap !== undefined && isAbove(surface, surfaceCap),
      says: 'The surface of {surface} was counted as {surfaceCap}. In obesity full doses by actual weight are advised (ASCO 2012), as limited ones may cure fewer: limit only by the protocol.',
    },
    {
      level: 'danger',
      when: ({ surface, surfaceCap }) => surfaceCap === undefined && isAbove(roundTo(surface, 2), 2.5),
      says: 'A surface of {surface} is rare: check weight and height, and whether the protocol has a largest dose. Obesity alone is no reason to give less (ASCO 2012).',
    },
    {
      level: 'danger',
      when: ({ perArea, largest }) => perArea >= 1 && perArea <= 2 && largest === undefined,
      says: 'If this is vincristine: most protocols give at most 2 mg at once, so enter the largest dose; only by vein, from a small bag, as into the spine it kills.',
    },
    {
      level: 'caution',
      when: ({ reduction }) => reduction > 0.5,
      says: 'Only a small part is left: for 75% of the dose 25% are entered. Check the reduction.',
    },
    {
      level: 'note',
      when: ({ vial, dose, calculated, waste }) =>
        vial !== undefined && isNear(dose, calculated, 1e-9 * vial) && waste !== undefined && waste > 0,
      says: 'Whole vials would change the dose by more than {tolerance}, or pass the largest one: it is told unrounded, and {waste} is left over.',
    },
    {
      level: 'note',
      when: ({ weight, vial, dose, calculated }) =>
        weight < 40 && vial !== undefined && !isNear(dose, calculated, 1e-9 * vial),
      says: 'A child? Many protocols for children do not round to vials.',
    },
  ],
  examples: [
    {
      inputs: { perArea: 75, weight: 70, height: 170 },
      results: { surface: 1.818119, dose: 136.3589, calculated: 136.3589 },
      source: 'Python 3.11: √(70 × 170/3600) × 75',
    },
    {
      inputs: { perArea: 600, weight: 80, height: 180, reduction: 25, vial: 100, tolerance: 10, concentration: 20 },
      results: { surface: 2, calculated: 900, dose: 900, change: 0, vials: 9, waste: 0, volume: 45 },
      source: 'By hand: √(80 × 180/3600) = 2; 600 × 2 × 0.75; 900/20',
    },
    {
      inputs: { perArea: 130, weight: 80, height: 180, vial: 50 },
      results: { calculated: 260, dose: 250, change: '-3.846154', vials: 5, waste: 0 },
      source: 'By hand: 130 × 2; five vials are 3.8% less',
    },
    {
      inputs: { perArea: 135, weight: 80, height: 180, vial: 100 },
      results: { calculated: 270, dose: 270, change: 0, vials: 3, waste: 30 },
      cautions: ['told unrounded'],
      source: 'By hand: 135 × 2; three vials are 11% more',
    },
    {
      inputs: { perArea: 1.4, weight: 80, height: 180, largest: 2, reduction: 50 },
      results: { calculated: 1, dose: 1 },
      source: 'By hand: 2.8 limited to 2; halved',
    },
    {
      inputs: { perArea: 10, weight: 80, height: 180, largest: 19.5, vial: 10, tolerance: 10 },
      results: { calculated: 19.5, dose: 19.5, vials: 2, waste: 0.5 },
      cautions: ['told unrounded'],
      source: 'By hand: limited to 19.5; two vials of 10 would pass the limit, one is 49% less',
    },
    {
      inputs: { perArea: 1.4, weight: 60, height: 165, surfaceBy: 'duBois', concentration: 1 },
      results: { surface: 1.658657, dose: 2.322119, volume: 2.322119 },
      cautions: ['If this is vincristine'],
      source: 'Python 3.11: 0.007184 × 60^0.425 × 165^0.725; × 1.4',
    },
    {
      inputs: { perArea: 100, weight: 160, height: 180, surfaceBy: 'gehanGeorge', surfaceCap: 2.2, reduction: 60 },
      results: { surface: 2.870663, dose: 88 },
      cautions: ['counted as 2.2', 'Only a small part'],
      source: 'Python 3.11: 0.0235 × 160^0.51456 × 180^0.42246; 100 × 2.2 × 0.4',
    },
    {
      inputs: {
        perArea: 100,
        weight: 160,
        height: 180,
        surfaceBy: 'gehanGeorge',
        surfaceCap: 2.2,
        reduction: 60,
        vial: 8,
      },
      results: { calculated: 88, dose: 88, change: 0, vials: 11, waste: 0 },
      cautions: ['counted as 2.2', 'Only a small part'],
      source: 'By hand: 100 × 2.2 × 0.4 are eleven whole vials, and nothing is rounded',
    },
    {
      inputs: { perArea: 25, weight: 160, height: 180 },
      results: { surface: 2.828427, dose: 70.71068 },
      cautions: ['is rare'],
      source: 'By hand: √8 × 25',
    },
    {
      inputs: { perArea: 100, weight: 10, height: 75, surfaceBy: 'haycock', vial: 50, tolerance: 10 },
      results: { surface: '0.463505', calculated: 46.35052, dose: 50, change: 7.873662, vials: 1, waste: 0 },
      cautions: ['An infant', 'do not round'],
      source: 'Python 3.11: 0.024265 × 10^0.5378 × 75^0.3964; × 100; 50/46.35',
    },
    {
      inputs: { perArea: 50, weight: 14, height: 95, surfaceBy: 'duBois' },
      results: { surface: '0.598853' },
      cautions: ['people of adult size'],
      source: 'Python 3.11: 0.007184 × 14^0.425 × 95^0.725',
    },
    {
      inputs: { perArea: 100, weight: 154, height: 69 },
      results: { surface: 1.718042, dose: 171.8042 },
      cautions: ['hardly belong'],
      source: 'By hand: √(154 × 69/3600), pounds and inches taken for kilograms and centimeters',
    },
  ],
  notes: [
    'Before it is given a second person checks the drug, the day and the dose by the protocol (per dose, per day or per cycle), the dose of a lifetime, blood counts, kidneys, liver and route: one slip may kill.',
    'The limit holds for the full dose, and the reduction is taken from what it leaves. Rounding to vials never passes the limit less the reduction.',
    'Not for carboplatin, which goes by the filtration rate (Calvert), nor for antibodies and other drugs with fixed doses or doses per kilogram. A change of weight by more than 5 to 10% asks for a new calculation.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title: 'Mosteller: Simplified Calculation of Body-Surface Area, N Engl J Med 317 (1987) 1098',
      doi: '10.1056/NEJM198710223171717',
    },
    {
      title:
        'Griggs et al.: Appropriate Chemotherapy Dosing for Obese Adult Patients With Cancer: ASCO Clinical Practice Guideline, J Clin Oncol 30 (2012) 1553 (updated in 2021, doi 10.1200/JCO.21.00471)',
      doi: '10.1200/JCO.2011.39.9436',
    },
    {
      title:
        'Du Bois, Du Bois: A Formula to Estimate the Approximate Surface Area if Height and Weight Be Known, Arch Intern Med 17 (1916) 863',
    },
    {
      title: 'Haycock, Schwartz, Wisotsky: Geometric Method for Measuring Body Surface Area, J Pediatr 93 (1978) 62',
      doi: '10.1016/S0022-3476(78)80601-5',
    },
    {
      title:
        'Gehan, George: Estimation of Human Body Surface Area from Height and Weight, Cancer Chemother Rep 54 (1970) 225',
    },
    {
      title:
        'Fahrenbruch et al.: Dose Rounding of Biologic and Cytotoxic Anticancer Agents: A Position Statement of HOPA, J Oncol Pract 14 (2018) e130 (rounding within 10%)',
    },
  ],
});

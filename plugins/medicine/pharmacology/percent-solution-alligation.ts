import {
  choice,
  defineCalculator,
  gcd,
  isAtLeast,
  isBelow,
  isNear,
  number,
  percent,
  roundNear,
} from '@reckoner/engine';

/** Parts of the smallest whole numbers where strengths have at most four decimals of a percent, else the smaller part is 1. */
const reduced = (strong: number, weak: number): readonly [number, number] => {
  const first = roundNear(1e6 * strong);
  const second = roundNear(1e6 * weak);
  const whole = isNear(1e6 * strong, first, 1e-6) && isNear(1e6 * weak, second, 1e-6) && first > 0 && second > 0;
  const divisor = whole ? gcd(first, second) : 1;
  const least = Math.min(strong, weak);
  return whole ? [first / divisor, second / divisor] : [strong / least, weak / least];
};

/** Alligation alternate: parts are the differences, crosswise. */
export default defineCalculator({
  title: 'Alligation',
  description:
    'Parts and amounts of two strengths of a solution or ointment, or of one and a diluent, that make a strength between them.',
  keywords: ['alligation alternate', 'dilution', 'compounding', 'percent strength', 'pharmacy math', 'tic-tac-toe'],
  inputs: {
    strong: percent({
      label: 'Stronger preparation',
      help: 'A strength of 1:1000 is 0.1%.',
      symbol: 'c_1',
      above: 0,
      max: 100,
      usual: [0.01, 100],
    }),
    weak: percent({
      label: 'Weaker preparation',
      help: '0% for water, another diluent or a base.',
      symbol: 'c_2',
      min: 0,
      max: 100,
      usual: [0.005, 100],
      default: 0,
    }),
    target: percent({ label: 'Wanted strength', symbol: 'c', above: 0, max: 100, usual: [0.005, 100] }),
    kind: choice(
      {
        weightInVolume: { label: 'Weight in volume, g in 100 mL (w/v)', also: ['w/v'] },
        volumeInVolume: { label: 'Volume in volume (v/v)', also: ['v/v'] },
        weightInWeight: { label: 'Weight in weight (w/w)', also: ['w/w'] },
      },
      { label: 'Percent of', default: 'weightInVolume' },
    ),
    known: choice(
      { total: 'Wanted preparation', strong: 'Stronger preparation', weak: 'Weaker preparation' },
      { label: 'Amount is that of the', default: 'total' },
    ),
    amount: number({
      label: 'Amount (mL, of w/w g)',
      symbol: 'A',
      min: 0.01,
      max: 1000000,
      usual: [1, 20000],
    }),
  },
  outputs: {
    strongAmount: number({ label: 'Amount of the stronger (mL, of w/w g)', symbol: 'A_1', digits: 3 }),
    weakAmount: number({ label: 'Amount of the weaker (mL, of w/w g)', symbol: 'A_2', digits: 3 }),
    total: number({ label: 'Amount in all (mL, of w/w g)', symbol: 'A_t', digits: 3 }),
    strongParts: number({ label: 'Parts of the stronger', symbol: 'p_1' }),
    weakParts: number({ label: 'Parts of the weaker', symbol: 'p_2' }),
  },
  formula: ({ strong, weak, target, known, amount }) => {
    const strongPart = target - weak;
    const weakPart = strong - target;
    const total =
      known === 'total'
        ? amount
        : known === 'strong'
          ? (amount * (strong - weak)) / strongPart
          : (amount * (strong - weak)) / weakPart;
    const parts = reduced(strongPart, weakPart);
    return {
      strongAmount: known === 'strong' ? amount : (total * strongPart) / (strong - weak),
      weakAmount: known === 'weak' ? amount : (total * weakPart) / (strong - weak),
      total,
      strongParts: parts[0],
      weakParts: parts[1],
    };
  },
  stepwise: [
    'The parts are the differences, crosswise: the wanted strength less the weaker one is that of the stronger preparation, the stronger strength less the wanted one that of the weaker; both are reduced to the smallest whole numbers, or where there are none so that the smaller is 1.',
  ],
  explanation: ({ kind, weak }) => {
    const unit = kind === 'weightInWeight' ? 'g' : 'mL';
    const other = weak > 0 ? 'of {weak}' : 'of diluent or base (0%)';
    return `{strongAmount} ${unit} of {strong} and {weakAmount} ${unit} ${other} make {total} ${unit} of {target}: {strongParts} {strongParts|part|parts} of the stronger to {weakParts} {weakParts|part|parts} of the weaker.`;
  },
  requires: [
    {
      that: ({ strong, weak }) => weak < strong,
      field: 'weak',
      says: 'The weaker preparation, {weak}, must be below the stronger one, {strong}.',
    },
    {
      that: ({ weak, target }) => target > weak,
      field: 'target',
      says: 'The wanted strength, {target}, must be above that of the weaker preparation, {weak}: no mixture is weaker, and one as strong needs no mixing.',
    },
    {
      that: ({ strong, target }) => target < strong,
      field: 'target',
      says: 'The wanted strength, {target}, must be below that of the stronger preparation, {strong}: no mixture is stronger, and one as strong needs no mixing.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ kind }) => kind === 'volumeInVolume',
      says: 'Alcohol and water shrink when they are mixed: measure the stronger preparation and make up with the weaker one to {total} mL, of which it takes more than the volume told.',
    },
    {
      level: 'note',
      when: ({ kind }) => kind === 'weightInVolume',
      says: 'Volumes add only nearly: measure the stronger preparation and make up with the weaker one to {total} mL.',
    },
    {
      level: 'caution',
      when: ({ strong }) => strong <= 0.01,
      says: 'All strengths are 1% or less: 0.9 is 0.9% here, not a share of 90%. Check the labels.',
    },
    {
      level: 'danger',
      when: ({ strongAmount, weakAmount }) => isBelow(strongAmount, 0.1) || isBelow(weakAmount, 0.1),
      says: ({ kind }) =>
        `Less than 0.1 ${kind === 'weightInWeight' ? 'g' : 'mL'} of one of them can hardly be measured: dilute in two steps, or make more.`,
    },
    {
      level: 'danger',
      when: ({ strong, target }) => isAtLeast(strong, 20 * target),
      says: 'The stronger preparation is at least 20 times as strong as the wanted one: given undiluted by mistake, or where both are swapped, it may do grave harm. Have it checked by a second person.',
    },
  ],
  examples: [
    {
      inputs: { strong: 70, target: 25, amount: 1000 },
      results: { strongAmount: 357.1429, weakAmount: 642.8571, total: 1000, strongParts: 5, weakParts: 9 },
      cautions: ['Volumes add only nearly'],
      source: 'pharmacy-tech-study.com, Alligations: 5 of 14 parts (there rounded to 0.36); 5000/14',
    },
    {
      inputs: { strong: 70, weak: 20, target: 30, kind: 'volumeInVolume', known: 'strong', amount: 50 },
      results: { strongAmount: 50, weakAmount: 200, total: 250, strongParts: 1, weakParts: 4 },
      cautions: ['shrink when they are mixed'],
      source: 'Scribd 151502467, Alligation Handout: one part of 70% with four of 20% make five of 30%',
    },
    {
      inputs: { strong: 95, weak: 50, target: 70, kind: 'weightInWeight', known: 'weak', amount: 25 },
      results: { strongAmount: 20, weakAmount: 25, total: 45, strongParts: 4, weakParts: 5 },
      source: 'Scribd 151502467, Alligation Handout: 20 parts of 95% and 25 of 50% make 70%',
    },
    {
      inputs: { strong: 20, target: 8, known: 'strong', amount: 1500 },
      results: { total: 3750, weakAmount: 2250, strongParts: 2, weakParts: 3 },
      cautions: ['Volumes add only nearly'],
      source: 'pharmacy-tech-test.com, Compounding Quantity Needed: 1500 mL of 20% make 3750 mL of 8%',
    },
    {
      inputs: { strong: 0.9, target: 0.45, amount: 1 },
      results: { strongAmount: 0.5, weakAmount: 0.5, strongParts: 1, weakParts: 1 },
      cautions: ['1% or less', 'Volumes add only nearly'],
      source: 'By hand: half and half',
    },
    {
      inputs: { strong: 50, target: 0.5, amount: 5 },
      results: { strongAmount: 0.05, weakAmount: 4.95, strongParts: 1, weakParts: 99 },
      cautions: ['can hardly be measured', 'at least 20 times', 'Volumes add only nearly'],
      source: 'By hand: 5/100; the rest',
    },
    {
      inputs: { strong: '2/3 of 1', target: 50, amount: 100, kind: 'weightInWeight' },
      results: { strongAmount: 75, weakAmount: 25, strongParts: 3, weakParts: 1 },
      source: 'By hand: 50/(200/3) × 100; the differences 50 and 50/3',
    },
    {
      inputs: { strong: 0.7, weak: 0.1, target: 0.3, amount: 0.3 },
      results: { strongAmount: 0.1, weakAmount: 0.2, strongParts: 1, weakParts: 2 },
      cautions: ['1% or less', 'Volumes add only nearly'],
      source: 'By hand: a third of 0.3 mL is 0.1 mL, and not less',
    },
    {
      inputs: { strong: '2/3 of 1', target: '1/3 of 1', amount: 100 },
      results: { strongAmount: 50, weakAmount: 50, strongParts: 1, weakParts: 1 },
      cautions: ['Volumes add only nearly'],
      source: 'By hand: half and half',
    },
    {
      inputs: { strong: 70, target: '1/4 %', amount: 1000 },
      results: { strongAmount: 3.571429, weakAmount: 996.4286, strongParts: 1, weakParts: 279 },
      cautions: ['at least 20 times', 'Volumes add only nearly'],
      source: 'By hand: 0.25/70 × 1000; a bare 1/4 may be 25% as well, and is refused',
    },
    {
      inputs: { strong: 20, weak: 30, target: 25, amount: 1 },
      refused: 'must be below the stronger',
      source: 'By definition',
    },
    {
      inputs: { strong: 20, weak: 10, target: 10, amount: 1 },
      refused: 'no mixture is weaker',
      source: 'By definition',
    },
    {
      inputs: { strong: 20, weak: 10, target: 20, amount: 1 },
      refused: 'no mixture is stronger',
      source: 'By definition',
    },
  ],
  notes: [
    'All strengths are of one kind: percent by weight and by volume do not mix. For w/w weigh both.',
    'Eye drops and injections are made in sterile conditions, and not every diluent goes with every drug. Check the tonicity of what is infused.',
    'Does not replace clinical judgment.',
  ],
  references: [
    { title: 'Ansel: Pharmaceutical Calculations, 14th ed.: altering product strength, alligation' },
    { title: 'pharmacy-tech-study.com: Pharmacy Math, Alligations' },
    { title: 'Alligation Handout (Scribd 151502467)' },
  ],
});

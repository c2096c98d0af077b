import { category, choice, classify, constant, defineCalculator, quantity, roundTo } from '@reckoner/engine';

/** Methylxanthines (theobromine and caffeine) of the chocolate, after the Merck Veterinary Manual, per weight of the dog. */
export default defineCalculator({
  title: 'Dog chocolate toxicity',
  description: 'Dose of theobromine and caffeine that a dog got from chocolate, and the signs to be expected.',
  keywords: ['dog ate chocolate', 'theobromine', 'methylxanthine', 'poisoning', 'pet emergency'],
  inputs: {
    weight: quantity('kg', { label: 'Weight of the dog', symbol: 'm', min: 0.3, max: 120, usual: [0.5, 90] }),
    chocolate: choice(
      {
        white: { label: 'White chocolate', value: 0.25 },
        milk: { label: 'Milk chocolate', value: 64 },
        dark: { label: 'Semisweet or sweet dark chocolate', value: 160, also: ['dark chocolate', 'semisweet'] },
        baking: { label: 'Unsweetened baking chocolate', value: 450, also: ['baking chocolate', 'unsweetened'] },
        cocoa: { label: 'Dry cocoa powder', value: 800, also: ['cocoa powder', 'cacao'] },
      },
      { label: 'Chocolate', symbol: 'c', default: 'milk' },
    ),
    amount: quantity('oz', { label: 'Amount eaten', unit: 'g', symbol: 'a', min: 0, max: 10000, usual: [1, 2000] }),
  },
  outputs: {
    dose: quantity('mg/kg', { label: 'Dose', symbol: 'D', places: 1 }),
    risk: category(
      [
        'No signs expected',
        'Mild signs: vomiting, diarrhea, thirst',
        'Cardiotoxic: call a veterinarian now',
        'Seizures possible: emergency',
      ],
      { label: 'Signs', of: 'dose' },
    ),
    total: quantity('mg', { label: 'Methylxanthines eaten', symbol: 'M', places: 0 }),
    mildAmount: quantity('oz', { label: 'Amount that gives mild signs', unit: 'g', places: 1 }),
  },
  formula: ({ weight, chocolate, amount }) => {
    const content = chocolate * constant(1, 'mg/oz');
    const total = content * amount;
    const dose = total / weight;
    return {
      dose,
      risk: classify(
        roundTo(dose, 1),
        [
          [20, 'No signs expected'],
          [40, 'Mild signs: vomiting, diarrhea, thirst'],
          [60, 'Cardiotoxic: call a veterinarian now'],
        ],
        'Seizures possible: emergency',
      ),
      total,
      mildAmount: (constant(20, 'mg/kg') * weight) / content,
    };
  },
  cautions: [
    {
      level: 'danger',
      when: ({ dose }) => roundTo(dose, 1) >= 40,
      says: 'The heart is in danger, and seizures may follow: call a veterinarian or an animal poison control center now, before there are signs.',
    },
    {
      level: 'caution',
      when: ({ dose }) => roundTo(dose, 1) >= 20 && roundTo(dose, 1) < 40,
      says: 'Call a veterinarian or an animal poison control center: signs may come hours later and get worse.',
    },
    {
      level: 'caution',
      when: ({ chocolate, amount }) => chocolate === 0.25 && amount > 0,
      says: 'White chocolate has next to no theobromine, but its fat can inflame the pancreas: watch the dog, and ask a veterinarian if it vomits.',
    },
  ],
  explanation: 'The dose is {dose}. {risk}.',
  examples: [
    {
      inputs: { weight: 10, chocolate: 'milk', amount: 50 },
      results: { dose: 11.28767, risk: 'No signs expected', total: 112.8767, mildAmount: 88.59226 },
      source: 'Python: 50/28.349523125 × 64 mg, Merck Veterinary Manual',
    },
    {
      inputs: { weight: 10, chocolate: 'milk', amount: 100 },
      results: { dose: 22.57534, risk: 'Mild signs: vomiting, diarrhea, thirst', total: 225.7534 },
      cautions: ['signs may come hours later'],
      source: 'Python: 100/28.349523125 × 64 mg, Merck Veterinary Manual',
    },
    {
      inputs: { weight: 8, chocolate: 'dark', amount: 50 },
      results: {
        dose: 35.27396,
        risk: 'Mild signs: vomiting, diarrhea, thirst',
        total: 282.1917,
        mildAmount: 28.34952,
      },
      cautions: ['signs may come hours later'],
      source: 'Python: 50/28.349523125 × 160 mg, Merck Veterinary Manual',
    },
    {
      inputs: { weight: 10, chocolate: 'baking', amount: 30 },
      results: { dose: 47.61985, risk: 'Cardiotoxic: call a veterinarian now', total: 476.1985, mildAmount: 12.59979 },
      cautions: ['poison control center now'],
      source: 'Python: 30/28.349523125 × 450 mg, Merck Veterinary Manual',
    },
    {
      inputs: { weight: 10, chocolate: 'cocoa', amount: 50 },
      results: { dose: 141.0958, risk: 'Seizures possible: emergency', mildAmount: 7.087381 },
      cautions: ['poison control center now'],
      source: 'Python: 50/28.349523125 × 800 mg, Merck Veterinary Manual',
    },
    {
      inputs: { weight: 10, chocolate: 'white', amount: 100 },
      results: { risk: 'No signs expected', total: 0.881849 },
      cautions: ['inflame the pancreas'],
      source: 'Python: 100/28.349523125 × 0.25 mg, Merck Veterinary Manual',
    },
  ],
  notes: [
    'Not a diagnosis: brands vary, and some dogs react to less. Call a veterinarian or an animal poison control center at any doubt.',
    'Contents are typical upper values per ounce; signs begin near 20 mg/kg, cardiotoxic effects at 40 to 50, seizures at 60 and more.',
  ],
  references: [
    {
      title: 'Merck Veterinary Manual: Chocolate Toxicosis in Animals',
      url: 'https://www.merckvetmanual.com/toxicology/food-hazards/chocolate-toxicosis-in-animals',
    },
  ],
});

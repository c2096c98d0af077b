import { defineCalculator, isAbove, isBelow, measure } from '@reckoner/engine';

/** Five equations side by side; Mosteller's is usual in dosing, Haycock's in children. */
export default defineCalculator({
  title: 'Body surface area (BSA)',
  description: 'Body surface area from height and weight by Mosteller, Du Bois, Haycock, Gehan-George and Boyd.',
  keywords: ['BSA', 'Mosteller', 'Du Bois', 'chemotherapy dosing', 'cardiac index'],
  inputs: {
    weight: measure('kg', { label: 'Weight', symbol: 'W', min: 0.5, max: 400, usual: [1, 250] }),
    height: measure('cm', { label: 'Height', symbol: 'H', regional: 'height', min: 25, max: 250, usual: [35, 215] }),
  },
  outputs: {
    mosteller: measure('m^2', { label: 'Mosteller', regional: false, symbol: 'BSA_M', places: 2 }),
    duBois: measure('m^2', { label: 'Du Bois', regional: false, symbol: 'BSA_D', places: 2 }),
    haycock: measure('m^2', { label: 'Haycock', regional: false, symbol: 'BSA_H', places: 2 }),
    gehanGeorge: measure('m^2', { label: 'Gehan and George', regional: false, symbol: 'BSA_G', places: 2 }),
    boyd: measure('m^2', { label: 'Boyd', regional: false, symbol: 'BSA_B', places: 2 }),
  },
  formula: ({ weight, height }) => {
    const grams = 1000 * weight;
    return {
      mosteller: Math.sqrt((weight * height) / 3600),
      duBois: 0.007184 * weight ** 0.425 * height ** 0.725,
      haycock: 0.024265 * weight ** 0.5378 * height ** 0.3964,
      gehanGeorge: 0.0235 * weight ** 0.51456 * height ** 0.42246,
      boyd: 0.0003207 * height ** 0.3 * grams ** (0.7285 - 0.0188 * Math.log10(grams)),
    };
  },
  explanation: 'With {weight} and {height} the body surface is {mosteller} by Mosteller and {duBois} by Du Bois.',
  cautions: [
    {
      level: 'danger',
      // Infants born early weigh less for their length: at 24 weeks about 0.6 kg at 31 cm.
      when: ({ weight, height }) =>
        isBelow(weight, (height < 50 ? 5 : 8) * (height / 100) ** 2) || isAbove(weight, 60 * (height / 100) ** 2),
      says: 'Weight and height hardly belong to one person: check both and their units before a dose is taken from this.',
    },
    {
      level: 'caution',
      when: ({ weight }) => weight < 15,
      says: 'Du Bois measured people of adult size: for infants and children take Haycock or Mosteller.',
    },
  ],
  examples: [
    {
      inputs: { weight: 70, height: 170 },
      results: { mosteller: 1.818119, duBois: 1.809708, haycock: 1.825677, gehanGeorge: 1.831289, boyd: 1.83467 },
      source: 'Python 3.11, by the equations of the papers',
    },
    {
      inputs: { weight: 154, height: 69 },
      results: { mosteller: 1.718042 },
      cautions: ['hardly belong'],
      source: 'By hand: √(154 × 69/3600), pounds and inches taken for kilograms and centimeters',
    },
    {
      inputs: { weight: 10, height: 75 },
      results: { mosteller: 0.456435 },
      cautions: ['take Haycock'],
      source: 'By hand: √(750/3600)',
    },
    {
      inputs: { weight: 0.6, height: 31 },
      results: { mosteller: 0.0718795 },
      cautions: ['take Haycock'],
      source: 'By hand: √(18.6/3600); 0.6 / 0.31² = 6.2 kg/m²',
    },
    {
      inputs: { weight: 15, height: 100 },
      results: { mosteller: 0.645497, duBois: 0.640037, haycock: 0.646074, gehanGeorge: 0.662457, boyd: 0.661476 },
      source: 'Python 3.11, by the equations of the papers',
    },
  ],
  notes: [
    'Doses go by the equation that their protocol names, usually Mosteller or Du Bois; they differ by some percent.',
  ],
  references: [
    {
      title: 'Mosteller: Simplified Calculation of Body-Surface Area, N Engl J Med 317 (1987) 1098',
      doi: '10.1056/NEJM198710223171717',
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
    { title: 'Boyd: The Growth of the Surface Area of the Human Body (1935), as many public implementations have it' },
  ],
});

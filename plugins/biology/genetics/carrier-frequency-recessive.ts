import { choice, defineCalculator, flag, isAbove, number, percent, roundTo } from '@reckoner/engine';

const PERSON = {
  population: { label: 'Healthy, no affected relative', also: ['no family history', 'general population'] },
  carrier: {
    label: 'Carrier: by test, or healthy parent or child of an affected person',
    also: ['carrier', 'known carrier', 'obligate carrier', 'parent', 'child'],
  },
  sibling: { label: 'Healthy brother or sister of an affected person (2/3)', also: ['sibling', 'brother', 'sister'] },
  second: {
    label: 'Healthy aunt, uncle, grandparent, grandchild or half-sibling of an affected person (1/2)',
    also: ['aunt', 'uncle', 'grandparent', 'grandchild', 'half-sibling'],
  },
  niece: {
    label: 'Healthy child of a healthy sibling of an affected person (1/3)',
    also: ['niece', 'nephew'],
  },
  cousin: { label: 'Healthy first cousin of an affected person (1/4)', also: ['cousin', 'first cousin'] },
  other: { label: 'Another chance of being a carrier', also: ['other'] },
  affected: { label: 'Affected', also: ['patient'] },
} as const;

/** Chances in the family of an affected person, where the allele is rare on its other side. */
const IN_FAMILY = { carrier: 1, sibling: 2 / 3, second: 1 / 2, niece: 1 / 3, cousin: 1 / 4, affected: 1 } as const;

/** q = √incidence, carriers 2pq; each parent passes the allele on with half of the chance of being a carrier. */
export default defineCalculator({
  title: 'Carrier frequency of a recessive disease',
  description:
    'Carriers of an autosomal recessive disease from its incidence, and the risk of a couple for an affected child from family history and carrier tests.',
  keywords: [
    'carrier risk',
    'carrier screening',
    'residual risk after a negative carrier test',
    'autosomal recessive risk',
    'cystic fibrosis carrier',
    'recurrence risk',
    'genetic counseling',
  ],
  related: ['hardy-weinberg-equilibrium', 'inbreeding-coefficient-pedigree'],
  inputs: {
    known: choice(
      {
        incidence: { label: 'Incidence of the disease at birth', also: ['incidence'] },
        carriers: { label: 'Frequency of carriers', also: ['carriers'] },
        allele: { label: 'Frequency of the allele', also: ['allele'] },
      },
      { label: 'Known', default: 'incidence' },
    ),
    incidence: number({
      label: 'Incidence',
      help: 'For instance 1 in 2500, or 0.04%.',
      text: 'ratio',
      symbol: 'I',
      above: 0,
      max: 0.5,
      usual: [1e-7, 0.03],
      confusedWith: { percent: 100 },
      when: { known: 'incidence' },
    }),
    carrierFrequency: number({
      label: 'Carriers among all people',
      help: 'For instance 1 in 25, or 4%.',
      text: 'ratio',
      symbol: 'c_0',
      above: 0,
      max: 0.5,
      usual: [0.0005, 0.4],
      confusedWith: { percent: 100 },
      when: { known: 'carriers' },
    }),
    alleleFrequency: number({
      label: 'Allele frequency',
      help: 'Of all disease-causing alleles of the gene together: for instance 0.02, 2% or 1 in 50.',
      text: 'ratio',
      symbol: 'q_0',
      above: 0,
      max: 0.7,
      usual: [0.0002, 0.25],
      confusedWith: { percent: 100 },
      when: { known: 'allele' },
    }),
    first: choice(PERSON, { label: 'First parent', default: 'population' }),
    firstOther: number({
      label: 'Chance that the first parent is a carrier',
      text: 'ratio',
      symbol: 'a_1',
      min: 0,
      max: 1,
      when: { first: 'other' },
    }),
    firstNegative: flag({ label: 'First parent has a negative carrier test' }),
    firstDetection: percent({
      label: 'Detection rate, first parent',
      help: 'Carriers that the test finds, in the population of this parent.',
      symbol: 's_1',
      above: 0,
      below: 100,
      usual: [30, 99.99],
      when: { firstNegative: true },
    }),
    second: choice(PERSON, { label: 'Second parent', default: 'population' }),
    secondOther: number({
      label: 'Chance that the second parent is a carrier',
      text: 'ratio',
      symbol: 'a_2',
      min: 0,
      max: 1,
      when: { second: 'other' },
    }),
    secondNegative: flag({ label: 'Second parent has a negative carrier test' }),
    secondDetection: percent({
      label: 'Detection rate, second parent',
      symbol: 's_2',
      above: 0,
      below: 100,
      usual: [30, 99.99],
      when: { secondNegative: true },
    }),
  },
  outputs: {
    carriers: percent({ label: 'Carriers in the population', symbol: 'c', places: 2, digits: 3 }),
    carriersOneIn: number({ label: 'Carriers, one in', symbol: 'n_c', places: 0, digits: 3 }),
    q: number({ label: 'Frequency of the allele', symbol: 'q', places: 5, digits: 3 }),
    firstCarrier: percent({
      label: 'First parent a carrier',
      symbol: 'c_1',
      places: 2,
      digits: 3,
      optional: true,
    }),
    secondCarrier: percent({
      label: 'Second parent a carrier',
      symbol: 'c_2',
      places: 2,
      digits: 3,
      optional: true,
    }),
    risk: percent({ label: 'Risk that a child is affected', symbol: 'P', places: 3, digits: 3 }),
    riskOneIn: number({ label: 'Affected children, one in', symbol: 'n_P', places: 0, digits: 3, optional: true }),
  },
  formula: ({
    known,
    incidence,
    carrierFrequency,
    alleleFrequency,
    first,
    firstOther,
    firstNegative,
    firstDetection,
    second,
    secondOther,
    secondNegative,
    secondDetection,
  }) => {
    const q =
      known === 'incidence'
        ? Math.sqrt(incidence)
        : known === 'allele'
          ? alleleFrequency
          : // The smaller root of 2q(1 - q) = c.
            carrierFrequency / (1 + Math.sqrt(1 - 2 * carrierFrequency));
    const carriers = 2 * q * (1 - q);
    const priorFirst = first === 'population' ? carriers : first === 'other' ? firstOther : IN_FAMILY[first];
    const priorSecond = second === 'population' ? carriers : second === 'other' ? secondOther : IN_FAMILY[second];
    const firstCarrier = firstNegative
      ? (priorFirst * (1 - firstDetection)) / (1 - priorFirst * firstDetection)
      : priorFirst;
    const secondCarrier = secondNegative
      ? (priorSecond * (1 - secondDetection)) / (1 - priorSecond * secondDetection)
      : priorSecond;
    const risk = (first === 'affected' ? 1 : firstCarrier / 2) * (second === 'affected' ? 1 : secondCarrier / 2);
    return {
      carriers,
      carriersOneIn: 1 / carriers,
      q,
      firstCarrier: first === 'affected' ? undefined : firstCarrier,
      secondCarrier: second === 'affected' ? undefined : secondCarrier,
      risk,
      riskOneIn: risk > 0 ? 1 / risk : undefined,
    };
  },
  explanation:
    'One in {carriersOneIn} people in the population is a carrier ({carriers}). Each child of this couple is affected with a risk of {risk}{riskOneIn?, one in {riskOneIn}|}.',
  requires: [
    {
      that: ({ first, firstNegative }) => !firstNegative || (first !== 'carrier' && first !== 'affected'),
      field: 'firstNegative',
      says: 'The first parent has the allele for certain: a negative test cannot be right, or it does not look for the allele of this family.',
    },
    {
      that: ({ firstOther, firstNegative }) => !firstNegative || firstOther < 1,
      field: 'firstNegative',
      says: 'A chance of 1 is certainty that the first parent has the allele: a negative test cannot be right, or it does not look for the allele of this family.',
    },
    {
      that: ({ second, secondNegative }) => !secondNegative || (second !== 'carrier' && second !== 'affected'),
      field: 'secondNegative',
      says: 'The second parent has the allele for certain: a negative test cannot be right, or it does not look for the allele of this family.',
    },
    {
      that: ({ secondOther, secondNegative }) => !secondNegative || secondOther < 1,
      field: 'secondNegative',
      says: 'A chance of 1 is certainty that the second parent has the allele: a negative test cannot be right, or it does not look for the allele of this family.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ first, second }) => {
        const relatives = ['sibling', 'second', 'niece', 'cousin'];
        const others = ['carrier', 'affected', 'other'];
        return (
          (relatives.includes(first) && (relatives.includes(second) || others.includes(second))) ||
          (others.includes(first) && relatives.includes(second))
        );
      },
      says: 'If both parents belong to the same family, their chances depend on each other, and this risk is wrong: have it worked out from the pedigree.',
    },
    {
      level: 'caution',
      when: ({ first, second, carriers }) =>
        isAbove(roundTo(100 * carriers, 2), 5) &&
        (['second', 'niece', 'cousin'].includes(first) || ['second', 'niece', 'cousin'].includes(second)),
      says: 'With carriers as frequent as this, a relative may also have the allele from the other side of the family: the chance taken here (1/2, 1/3 or 1/4) is too low.',
    },
    {
      level: 'caution',
      when: ({ first, second, q }) =>
        (first === 'population' || second === 'population') && isAbove(roundTo(q, 5), 0.1),
      says: 'With an allele as frequent as this, more of the healthy are carriers than of all people, 2q/(1 + q) in place of 2pq: the risk is higher than the one told.',
    },
    {
      level: 'caution',
      when: ({ first, second }) => first === 'affected' && second === 'affected',
      says: 'This holds where both have the disease by the same gene. Where several genes cause it, as with deafness, their children may all be healthy: have both parents tested.',
    },
    {
      level: 'note',
      when: ({ firstNegative, secondNegative }) => firstNegative || secondNegative,
      says: 'A detection rate holds for one test in one population. Where the variants of an affected relative are known, a test for these says more.',
    },
    {
      level: 'note',
      when: ({ first, second }) => first === 'carrier' && second === 'carrier',
      says: 'One in four holds for each child anew, whatever the children before.',
    },
  ],
  examples: [
    {
      inputs: { incidence: '1 in 2500' },
      results: {
        q: 0.02,
        carriers: 3.92,
        carriersOneIn: 25.5102041,
        firstCarrier: 3.92,
        secondCarrier: 3.92,
        risk: 0.038416,
        riskOneIn: 2603.0820491,
      },
      source: 'Boneyard Tools, carrier frequency: 0.0392, about 1 in 26; by hand: 0.0196² = 0.00038416',
    },
    {
      inputs: {
        known: 'carriers',
        carrierFrequency: '1 in 25',
        first: 'sibling',
        firstNegative: true,
        firstDetection: 90,
      },
      results: { carriers: 4, q: 0.0204168477, firstCarrier: 16.666666667, secondCarrier: 4, risk: 0.16666666667 },
      cautions: ['for one test in one population'],
      source:
        'Brother of a patient, test of 90% negative, as in Bayesian Analysis Using Genetic Test Results: by hand 2/30 : (2/30 + 1/3) = 1/6; 1/12 × 1/50; (1 - √0.92)/2',
    },
    {
      inputs: {
        known: 'carriers',
        carrierFrequency: '4%',
        firstNegative: true,
        firstDetection: 90,
        secondNegative: true,
        secondDetection: 80,
      },
      results: { firstCarrier: 0.41493776, secondCarrier: 0.82644628, risk: 0.00085730942 },
      cautions: ['for one test in one population'],
      source: 'By hand: 1/241 (published as about 1 in 240) and 1/121; 1/482 × 1/242',
    },
    {
      inputs: { incidence: '0.04%', first: 'carrier', second: 'carrier' },
      results: { risk: 25, riskOneIn: 4 },
      cautions: ['each child anew'],
      source: 'Punnett square: 1/4',
    },
    {
      inputs: { known: 'allele', alleleFrequency: 0.02, first: 'affected' },
      results: { carriers: 3.92, secondCarrier: 3.92, risk: 1.96, riskOneIn: 51.020408163 },
      source: 'By hand: half of 3.92%',
    },
    {
      inputs: { known: 'carriers', carrierFrequency: '1/25', first: 'cousin' },
      results: { firstCarrier: 25, risk: 0.25, riskOneIn: 400 },
      source: 'By hand: 1/8 × 1/50',
    },
    {
      inputs: { known: 'allele', alleleFrequency: 0.1, first: 'second', second: 'affected' },
      results: { carriers: 18, firstCarrier: 50, risk: 25 },
      cautions: ['belong to the same family', 'the other side of the family'],
      source: 'By hand: 1/4',
    },
    {
      inputs: { incidence: '1 in 10000', first: 'niece', second: 'other', secondOther: '1 in 60' },
      results: { firstCarrier: 33.333333333, secondCarrier: 1.6666666667, risk: 0.13888888889, riskOneIn: 720 },
      cautions: ['belong to the same family'],
      source: 'By hand: 1/6 × 1/120',
    },
    {
      inputs: { incidence: '1 in 10000', first: 'other', firstOther: 0 },
      results: { firstCarrier: 0, risk: 0 },
      source: 'By definition',
    },
    {
      inputs: { incidence: '1 in 10000', first: 'affected', second: 'affected' },
      results: { risk: 100, riskOneIn: 1, carriers: 1.98 },
      cautions: ['by the same gene'],
      source: 'By definition: no other allele is passed on; 2 × 0.01 × 0.99',
    },
    {
      inputs: { incidence: '1 in 2500', first: 'carrier', firstNegative: true, firstDetection: 90 },
      refused: 'The first parent has the allele',
      source: 'By definition',
    },
    {
      inputs: { incidence: '1 in 2500', second: 'affected', secondNegative: true, secondDetection: 90 },
      refused: 'The second parent has the allele',
      source: 'By definition',
    },
    {
      inputs: { incidence: '1 in 2500', first: 'other', firstOther: 1, firstNegative: true, firstDetection: 90 },
      refused: 'certainty that the first parent',
      source: 'By definition: a chance of 1 is certainty',
    },
    {
      inputs: { incidence: '1 in 2500', second: 'other', secondOther: 1, secondNegative: true, secondDetection: 90 },
      refused: 'certainty that the second parent',
      source: 'By definition: a chance of 1 is certainty',
    },
    {
      inputs: { known: 'allele', alleleFrequency: 0.25 },
      results: { carriers: 37.5, firstCarrier: 37.5, risk: 3.515625 },
      cautions: ['more of the healthy'],
      source: 'By hand: 2 × 0.25 × 0.75; (0.375/2)², where 2q/(1 + q) is 0.4 and the risk 4%',
    },
  ],
  notes: [
    'Healthy means past the age at which the disease shows. Somebody healthy without a family history is taken to be a carrier with 2pq, as is usual; strictly it is 2q/(1 + q).',
    'For autosomal recessive diseases of one gene with full penetrance. Where several genes cause a disease, take the incidence of each by itself.',
    'From the incidence, random mating is assumed (Hardy-Weinberg): many marriages of relatives, founder populations and groups that marry among themselves make the estimate of carriers wrong.',
    'The parents are not related to each other, and new mutations are left out. This is for learning, and no genetic counseling.',
  ],
  references: [
    {
      title:
        'Ogino, Wilson: Bayesian analysis and risk assessment in genetic counseling and testing, J. Mol. Diagn. 6 (2004) 1',
      url: 'http://jmd.amjpathol.org/cgi/content/full/6/1/1',
    },
    {
      title: 'MSD Manual, Professional version: Single-gene defects',
      url: 'https://www.msdmanuals.com/uk/professional/special-subjects/general-principles-of-medical-genetics/single-gene-defects',
    },
    {
      title: 'Boneyard Tools: Estimating carrier frequency with Hardy-Weinberg',
      url: 'https://boneyardtools.com/science/hardy-weinberg-calculator/hardy-weinberg-carrier-frequency',
    },
  ],
});

import {
  choice,
  constant,
  defineCalculator,
  integer,
  isAtMost,
  noResult,
  number,
  percent,
  quantity,
  text,
} from '@reckoner/engine';
import { countOf, readDna, refuseSeveral } from '../shared/sequence.js';

/** Nucleoside monophosphates less water, by standard atomic weights: in a chain, in g/mol. */
const DNA: Readonly<Record<string, number>> = { A: 313.209762, C: 289.183762, G: 329.208762, T: 304.194762 };
const RNA: Readonly<Record<string, number>> = { A: 329.208762, C: 305.182762, G: 345.207762, T: 306.166762 };
/** HPO₃. */
const PHOSPHATE = 79.978762;
/** Two hydroxyl ends: H₂O for the ends less the phosphate that the first nucleotide does not have. */
const ENDS = -61.963762;
/** Sulfur in place of an oxygen. */
const SULFUR = 16.061;

/** What suppliers write around a sequence, 5′-…-3′, taken off; headers of FASTA files too. */
const bare = (sequence: string): string =>
  sequence
    .replace(/^>.*$/gm, '')
    .replace(/^\s*5\s*['′’`]?\s*[-–]?/, '')
    .replace(/[-–]?\s*3\s*['′’`]?\s*$/, '');

/** The sum of the nucleotides in the chain, corrected for its ends. */
export default defineCalculator({
  title: 'Oligonucleotide molecular weight',
  description:
    'Molecular weight of a single-stranded DNA or RNA oligonucleotide from its sequence, with phosphates, phosphorothioates and other modifications, and the mass of an amount.',
  keywords: ['oligo molecular weight', 'primer molecular weight', 'ssDNA molar mass', 'siRNA mass', 'nmol to µg'],
  inputs: {
    sequence: text({
      label: 'Sequence',
      help: 'From 5′ to 3′; spaces and numbers are ignored, * after a base is a phosphorothioate bond.',
      minLength: 1,
      maxLength: 1000,
    }),
    type: choice({ dna: 'DNA', rna: 'RNA' }, { label: 'Nucleic acid', default: 'dna' }),
    fivePrime: choice(
      {
        hydroxyl: { label: 'Hydroxyl (as synthesized)', value: 0, also: ['OH', 'none'] },
        phosphate: { label: 'Phosphate', value: 1, also: ['P', 'monophosphate'] },
        triphosphate: { label: 'Triphosphate (as transcribed)', value: 3 },
      },
      { label: "5' end", default: 'hydroxyl' },
    ),
    threePrime: choice(
      {
        hydroxyl: { label: 'Hydroxyl', value: 0, also: ['OH', 'none'] },
        phosphate: { label: 'Phosphate', value: 1, also: ['P'] },
      },
      { label: "3' end", default: 'hydroxyl' },
    ),
    modifications: quantity('g/mol', {
      label: 'Mass that other modifications add',
      help: 'As the supplier gives it for a dye, biotin or linker.',
      symbol: 'M_x',
      min: -500,
      max: 20000,
      usual: 'all',
      default: 0,
    }),
    amount: quantity('mol', {
      label: 'Amount',
      unit: 'nmol',
      symbol: 'n',
      above: 0,
      max: 1e9,
      usual: [0.1, 100000],
      optional: true,
    }),
  },
  outputs: {
    molarMass: quantity('g/mol', { label: 'Molecular weight', symbol: 'M', places: 1 }),
    length: integer({ label: 'Bases' }),
    gc: percent({ label: 'GC content', places: 1 }),
    perNanomole: number({ label: 'Micrograms in 1 nmol', places: 3 }),
    mass: quantity('g', { label: 'Mass of the amount', unit: 'µg', symbol: 'm', places: 2, optional: true }),
    thioates: integer({ label: 'Phosphorothioate bonds' }),
  },
  algorithm: ({ sequence, type, fivePrime, threePrime, modifications, amount }) => {
    refuseSeveral(sequence);
    const written = bare(sequence);
    const thioates = countOf(written, '*');
    if (/[dmr][A-Z]|[/[\]+]/.test(written))
      throw noResult(
        'Modifications are not read: leave out /56-FAM/, [FAM], +A or mA and give the mass that they add. For rA or dA write A and choose RNA or DNA.',
      );
    const letters = readDna(written.replaceAll('*', ''), 'plain');
    const upper = written.toUpperCase();
    if (type === 'dna' && upper.includes('U')) throw noResult('U is a base of RNA: choose RNA, or write T.');
    if (type === 'rna' && upper.includes('T')) throw noResult('T is a base of DNA: choose DNA, or write U.');
    if (thioates > letters.length - 1)
      throw noResult('There are more phosphorothioate bonds (*) than bonds between bases.');
    if (/^\*|\*\*|\*$/.test(written.replace(/[\s\d]/g, '')))
      throw noResult(
        'A phosphorothioate bond (*) stands between two bases: write one * after the base that it follows.',
      );
    const masses = type === 'dna' ? DNA : RNA;
    let molarMass = ENDS + PHOSPHATE * (fivePrime + threePrime) + SULFUR * thioates + modifications;
    for (const letter of letters) molarMass += masses[letter]!;
    if (isAtMost(molarMass, 0)) throw noResult('The modifications take away more than the oligonucleotide weighs.');
    return {
      molarMass,
      length: letters.length,
      gc: countOf(letters, 'GC') / letters.length,
      perNanomole: molarMass / 1000,
      mass: amount === undefined ? undefined : amount * molarMass,
      thioates,
    };
  },
  stepwise: [
    'The masses of the nucleotides in the chain are added: dA 313.2098, dC 289.1838, dG 329.2088, dT 304.1948; A 329.2088, C 305.1828, G 345.2078, U 306.1668 g/mol.',
    'Two hydroxyl ends take 61.9638 g/mol away. Each phosphate at an end adds 79.9788, each phosphorothioate bond 16.061, and other modifications what the supplier says.',
  ],
  explanation: ({ type, fivePrime, threePrime, modifications, thioates }) => {
    const strand = type === 'dna' ? 'The DNA strand' : 'The RNA strand';
    const five = fivePrime === 0 ? 'hydroxyl' : fivePrime === 1 ? 'phosphate' : 'triphosphate';
    const three = threePrime === 0 ? 'hydroxyl' : 'phosphate';
    const sulfur = thioates > 0 ? ', with {thioates} phosphorothioate {thioates|bond|bonds}' : '';
    const more = modifications !== 0 ? ', modifications of {modifications} counted in' : '';
    return `${strand} of {length} {length|base|bases}, 5' ${five} and 3' ${three}${sulfur}${more}, weighs {molarMass} as free acid, {perNanomole} µg in 1 nmol{mass?; {amount} is {mass}|}.`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ modifications }) => modifications !== 0 && Math.abs(modifications) < constant(10, 'g/mol'),
      says: 'Less than 10 g/mol is lighter than any usual modification: was its mass meant in kg/mol (kDa)?',
    },
    {
      level: 'caution',
      when: ({ length }) => length > 200,
      says: 'Strands of more than 200 bases are rarely synthesized: if this is double-stranded, the other strand weighs about as much again.',
    },
  ],
  examples: [
    {
      inputs: { sequence: 'GTAAAACGACGGCCAGT', amount: 10 },
      results: { molarMass: 5228.463, length: 17, gc: 52.941176, perNanomole: 5.228463, mass: 52.28463, thioates: 0 },
      source: 'Python, by atoms: bases, sugars and phosphates with standard atomic weights',
    },
    {
      inputs: { sequence: "5'-CAG GAA ACA GCT ATG AC-3'", fivePrime: 'phosphate' },
      results: { molarMass: 5292.443, length: 17 },
      source: 'Python, by atoms',
    },
    {
      inputs: { sequence: 'GGGAUCAUCGUU', type: 'rna', fivePrime: 'triphosphate' },
      results: { molarMass: 4052.254, length: 12, gc: 50 },
      source: 'Python, by atoms',
    },
    {
      inputs: { sequence: 'UUCUCCGAACGUGUCACGU', type: 'rna', threePrime: 'phosphate' },
      results: { molarMass: 6054.569 },
      source: 'Python, by atoms',
    },
    {
      inputs: { sequence: 'A*CGTACGTAC*G*T', modifications: 569.61 },
      results: { molarMass: 4263.22, thioates: 3, length: 12 },
      source: 'Python, by atoms: three oxygens less, three sulfurs more',
    },
    {
      inputs: { sequence: 'A' },
      results: { molarMass: '251.246', length: 1, gc: 0 },
      source: 'Deoxyadenosine, C10H13N5O3, by atoms',
    },
    {
      inputs: {
        sequence:
          'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC',
      },
      results: { molarMass: 60466.6, length: 201 },
      cautions: ['rarely synthesized'],
      source: 'Python, by atoms',
    },
    {
      inputs: { sequence: 'A', modifications: 0.57 },
      results: { molarMass: 251.816 },
      cautions: ['in kg/mol'],
      source: 'Python: 251.246 + 0.57',
    },
    {
      inputs: { sequence: '>M13 (-20)\nGTA AAA CGA CGG CCA GT' },
      results: { molarMass: 5228.463, length: 17 },
      source: 'As without the header',
    },
    {
      inputs: { sequence: '>forward\nACGT\n>reverse\nGGGG' },
      noResult: 'one of them at a time',
      source: 'Two primers are no strand of eight bases',
    },
    { inputs: { sequence: 'ACGU' }, noResult: 'U is a base of RNA', source: 'By definition' },
    { inputs: { sequence: 'ACGT', type: 'rna' }, noResult: 'T is a base of DNA', source: 'By definition' },
    { inputs: { sequence: 'A*C*' }, noResult: 'more phosphorothioate bonds', source: 'Two bases have one bond' },
    { inputs: { sequence: 'ACG*' }, noResult: 'stands between two bases', source: 'No bond follows the last base' },
    { inputs: { sequence: 'rArCrG' }, noResult: 'choose RNA', source: 'The notation of suppliers' },
    { inputs: { sequence: '/56-FAM/ACGT' }, noResult: 'leave out', source: 'The notation of suppliers' },
    {
      inputs: { sequence: 'A', modifications: -300 },
      noResult: 'more than the oligonucleotide weighs',
      source: 'By hand: 251 - 300',
    },
    { inputs: { sequence: 'ACNT' }, noResult: 'stands for more than one nucleotide', source: 'N is not one base' },
    { inputs: { sequence: 'ACXT' }, noResult: 'is no code', source: 'X is no base' },
    { inputs: { sequence: '12' }, noResult: 'is empty', source: 'No letters' },
  ],
  notes: [
    'One strand as free acid, as suppliers state it: a sodium salt weighs 22 g/mol more for each phosphate, and a duplex has a second strand.',
    'Average masses, by standard atomic weights: a mass spectrum of isotopes shows the monoisotopic mass, which is lower.',
  ],
  references: [
    {
      title: 'Kibbe: OligoCalc: an online oligonucleotide properties calculator, Nucleic Acids Research 35 (2007) W43',
      doi: '10.1093/nar/gkm234',
    },
    {
      title: 'Eurofins Genomics: Property calculations (the same sum, 62.97 less and 1.008 more for the ends)',
      url: 'https://eurofinsgenomics.com/en/resources/other-resources/property-calculations/',
    },
  ],
});

import { choice, defineCalculator, integer, noResult, number, percent, text } from '@reckoner/engine';

/** Whether a line has the letters of bases alone, A and T among them, as no quality string of a machine has. */
const isSequence = (line: string): boolean => /^(?:[ACGT]|N)+$/i.test(line) && /A/i.test(line) && /T/i.test(line);

/** Q = -10 log10 P, and the sum of the probabilities over a read. */
export default defineCalculator({
  title: 'Phred quality score',
  description:
    'Error probability from a Phred score, score from a probability, or expected errors of a read from its FASTQ quality string.',
  keywords: ['Q score', 'Q30', 'base call accuracy', 'FASTQ quality', 'expected errors', 'Phred+33'],
  inputs: {
    known: choice(
      { score: 'Score', probability: 'Error probability', string: 'Quality string' },
      { label: 'Known', default: 'score' },
    ),
    score: number({ label: 'Phred score', symbol: 'Q', min: 0, max: 120, usual: [2, 93], when: { known: 'score' } }),
    probability: number({
      label: 'Error probability',
      help: 'A share of 1: 0.001 for 0.1%, or 1 in 1000.',
      text: 'ratio',
      symbol: 'P',
      min: 1e-12,
      max: 1,
      usual: [1e-9, 0.8],
      when: { known: 'probability' },
    }),
    quality: text({
      label: 'Quality string',
      help: 'The fourth line of a FASTQ record.',
      maxLength: 5000,
      when: { known: 'string' },
    }),
    encoding: choice(
      {
        sanger: { label: 'Phred+33 (Sanger, Illumina since 1.8)', value: 33, also: ['33', 'Phred+33', 'Sanger'] },
        old: { label: 'Phred+64 (Illumina 1.3 to 1.7)', value: 64, also: ['64', 'Phred+64'] },
      },
      { label: 'Encoding', default: 'sanger', when: { known: 'string' } },
    ),
  },
  outputs: {
    phred: number({ label: 'Score', symbol: 'Q', places: 2 }),
    error: number({ label: 'Error probability of a base', symbol: 'P', digits: 3 }),
    accuracy: percent({ label: 'Accuracy of a base', symbol: 'A', digits: 6 }),
    oneIn: number({ label: 'Bases for one error', symbol: 'k', digits: 3 }),
    expected: number({ label: 'Expected errors in the read', symbol: 'E', places: 3, optional: true }),
    perfect: percent({ label: 'Chance of a read without error', places: 2, optional: true }),
    meanScore: number({ label: 'Plain mean of the scores', places: 2, optional: true }),
    lowest: integer({ label: 'Lowest score', optional: true }),
    highest: integer({ label: 'Highest score', optional: true }),
    length: integer({ label: 'Bases', optional: true }),
  },
  algorithm: ({ known, score, probability, quality, encoding }) => {
    if (known === 'score') {
      const error = 10 ** (-score / 10);
      return { phred: score, error, accuracy: 1 - error, oneIn: 10 ** (score / 10) };
    }
    if (known === 'probability') {
      return {
        phred: 10 * Math.log10(1 / probability),
        error: probability,
        accuracy: 1 - probability,
        oneIn: 1 / probability,
      };
    }
    const line = quality.trim();
    const length = line.length;
    if (!/^[!-~]+$/.test(line)) throw noResult('A quality string is one line of printed characters, without spaces.');
    let expected = 0;
    let logPerfect = 0;
    let total = 0;
    let lowest = Number.POSITIVE_INFINITY;
    let highest = 0;
    for (const character of line) {
      const code = character.charCodeAt(0);
      const base = code - encoding;
      if (base < 0)
        throw noResult(
          `“${character}” stands below a score of 0 in Phred+64: choose Phred+33. In old Solexa files characters from ; to ? are scores of another scale: convert these first.`,
        );
      const error = 10 ** (-base / 10);
      expected += error;
      logPerfect += Math.log1p(-error);
      total += base;
      lowest = Math.min(lowest, base);
      highest = Math.max(highest, base);
    }
    const error = expected / length;
    return {
      phred: 10 * Math.log10(1 / error),
      error,
      accuracy: 1 - error,
      oneIn: 1 / error,
      expected,
      perfect: Math.exp(logPerfect),
      meanScore: total / length,
      lowest,
      highest,
      length,
    };
  },
  stepwise: [
    'Q = -10 log10 P, so that P = 10^(-Q/10); one error falls on 1/P bases.',
    'In a quality string the score of a base is the ASCII code of its character less 33 or 64. The expected errors are the sum of the probabilities, and the score of the read is that of their mean.',
  ],
  explanation: ({ known, encoding }) => {
    if (known !== 'string') return 'Q{phred} means an error probability of {error}: one wrong base in {oneIn}.';
    const read =
      '{expected} {expected|error is|errors are} expected in the {length} {length|base|bases}, and {perfect} of such reads have none; the mean error probability is that of Q{phred}.';
    return encoding === 33 ? `Read as Phred+33, ${read}` : `Read as Phred+64, ${read}`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ known, error }) => known !== 'string' && error > 0.5005,
      says: ({ known }) =>
        known === 'score'
          ? 'A base with so low a score is wrong more often than right: check that the score is on the Phred scale, and not a probability. Q2 is a flag in data of some Illumina machines.'
          : 'A base that is wrong more often than right tells nothing: check that the probability is a share of 1, 0.01 for 1%, and not a percentage.',
    },
    {
      level: 'caution',
      when: ({ known, quality }) => known === 'string' && isSequence(quality.trim()),
      says: 'The string has only the letters of bases, and looks like the sequence, the second line of a FASTQ record: paste the fourth.',
    },
    {
      level: 'caution',
      when: ({ known, encoding, lowest, highest, quality }) =>
        known === 'string' &&
        encoding === 33 &&
        (highest ?? 0) > 42 &&
        (lowest ?? 0) >= 26 &&
        !isSequence(quality.trim()),
      says: 'All scores lie at Q26 and above, and some above Q42: the string may be Phred+64, of older Illumina software, or Solexa, where ; to ? occur; long consensus reads have such scores, too. Check which, since in Phred+64 the scores are 31 lower.',
    },
    {
      level: 'caution',
      when: ({ known, encoding, highest }) =>
        known === 'string' && encoding === 64 && (highest ?? 0) > 2 && (highest ?? 0) <= 10,
      says: 'All scores lie at Q10 and below: the string may be Phred+33, as nearly all files are since 2011. Check which, since the scores would be 31 higher.',
    },
    {
      level: 'caution',
      when: ({ known, quality }) => known === 'string' && /^[0-9]+(?:,[0-9]+)+$/.test(quality.trim()),
      says: 'The string looks like scores as numbers, and was read as characters, each digit and comma one base: paste the line of the FASTQ file.',
    },
    {
      level: 'caution',
      when: ({ known, encoding, highest }) => known === 'string' && encoding === 64 && (highest ?? 0) > 41,
      says: 'Scores above Q41 are not written by Illumina 1.3 to 1.7: check the encoding.',
    },
    {
      level: 'note',
      when: ({ known, meanScore, phred }) => known === 'string' && (meanScore ?? 0) - phred > 2,
      says: 'The plain mean of the scores flatters the read, as a few bad bases make most of the errors: filter by expected errors.',
    },
    {
      level: 'note',
      when: ({ known, encoding, lowest, quality }) =>
        known === 'string' && lowest === 2 && (encoding === 33 ? /#\s*$/ : /B\s*$/).test(quality),
      says: 'Some Illumina software marks the bad end of a read by Q2 (# in Phred+33, B in Phred+64): a flag there, and no measured probability.',
    },
  ],
  examples: [
    {
      inputs: { score: 30 },
      results: { phred: 30, error: 0.001, accuracy: 99.9, oneIn: 1000 },
      source: 'By hand: 10^-3',
    },
    { inputs: { score: 13.5 }, results: { error: 0.04466836, oneIn: 22.38721 }, source: 'mpmath' },
    {
      inputs: { known: 'probability', probability: 0.02 },
      results: { phred: 16.9897, error: 0.02, accuracy: 98, oneIn: 50 },
      source: 'mpmath: -10 log10 0.02',
    },
    { inputs: { known: 'probability', probability: '1 in 1000' }, results: { phred: 30 }, source: 'By hand' },
    {
      inputs: { known: 'probability', probability: 1 },
      results: { phred: 0, accuracy: 0, oneIn: 1 },
      cautions: ['is wrong more often'],
      source: 'By hand: log10 1 = 0',
    },
    {
      inputs: { known: 'string', quality: '$I' },
      results: {
        expected: 0.501287234,
        perfect: 49.876289,
        phred: 6.0094335,
        error: 0.250643617,
        oneIn: 3.9897286,
        meanScore: 21.5,
        lowest: 3,
        highest: 40,
        length: 2,
      },
      cautions: ['flatters'],
      source: 'mpmath; USEARCH manual: Q3 and Q40 give about 0.5 expected errors',
    },
    {
      inputs: { known: 'string', quality: 'IIIIIIIIII' },
      results: { expected: 0.001, perfect: 99.900045, phred: 40, meanScore: 40, length: 10 },
      source: 'mpmath',
    },
    {
      inputs: { known: 'string', quality: "!''*((((***+))%%%++)(%%%%).1***-+*''))**55CCF>>>>>>CCCCCCC65" },
      results: {
        expected: 8.5866099,
        perfect: 0,
        phred: 8.4432952,
        meanScore: 15.066667,
        lowest: 0,
        highest: 37,
        length: 60,
      },
      cautions: ['flatters'],
      source: 'mpmath; the quality string is that of the FASTQ example of Wikipedia',
    },
    {
      inputs: { known: 'string', quality: 'hhhhBB', encoding: 'old' },
      results: { expected: 1.2623147, perfect: 13.613801, phred: 6.7698361, lowest: 2, highest: 40 },
      cautions: ['flatters', 'B in Phred+64'],
      source: 'mpmath',
    },
    {
      inputs: { known: 'string', quality: 'hhhgf' },
      results: { phred: 70.322733, lowest: 69, highest: 71, expected: '4.64191e-7' },
      cautions: ['may be Phred+64'],
      source: 'mpmath',
    },
    {
      inputs: { known: 'string', quality: ';hhh' },
      results: { lowest: 26, highest: 71, expected: 0.00251212473 },
      cautions: ['or Solexa', 'flatters'],
      source: 'mpmath: 10^-2.6 + 3 × 10^-7.1',
    },
    {
      inputs: { known: 'string', quality: 'IIJ', encoding: 'old' },
      results: { lowest: 9, highest: 10, expected: 0.351785082 },
      cautions: ['may be Phred+33'],
      source: 'mpmath: 2 × 10^-0.9 + 10^-1',
    },
    {
      inputs: { known: 'string', quality: '30,35,40' },
      results: { expected: 0.276398318, length: 8 },
      cautions: ['scores as numbers'],
      source: 'mpmath: 3, 0, comma, … as characters',
    },
    {
      inputs: { known: 'string', quality: 'ACGT' },
      results: { lowest: 32, highest: 51, length: 4, expected: 0.001195497 },
      cautions: ['looks like the sequence', 'flatters'],
      source: 'Python: 10^-3.2 + 10^-3.4 + 10^-3.8 + 10^-5.1',
    },
    {
      inputs: { known: 'string', quality: 'kkj', encoding: 'old' },
      results: { phred: 42.640468, highest: 43 },
      cautions: ['not written by Illumina'],
      source: 'mpmath',
    },
    {
      inputs: { known: 'string', quality: 'IIIII5##' },
      results: { expected: 1.2724147, phred: 7.98461313, meanScore: 28 },
      cautions: ['flatters', 'marks the bad end'],
      source: 'mpmath',
    },
    { inputs: { known: 'string', quality: 'II II' }, noResult: 'without spaces', source: 'A space is code 32' },
    {
      inputs: { known: 'string', quality: 'II5I', encoding: 'old' },
      noResult: 'choose Phred+33',
      source: '5 is code 53',
    },
    {
      inputs: { known: 'string', quality: 'IIIIIIIIII\n' },
      results: { expected: 0.001, length: 10 },
      source: 'The line with what was copied along with it',
    },
  ],
  notes: ['Scores are estimates of the machine: compare with errors against a known sequence where it matters.'],
  references: [
    {
      title:
        'Ewing, Green: Base-calling of automated sequencer traces using Phred. II. Error probabilities, Genome Research 8 (1998) 186',
      doi: '10.1101/gr.8.3.186',
    },
    {
      title:
        'Cock et al.: The Sanger FASTQ file format for sequences with quality scores, and the Solexa/Illumina FASTQ variants, Nucleic Acids Research 38 (2010) 1767',
      doi: '10.1093/nar/gkp1137',
    },
    { title: 'Edgar: USEARCH manual, Expected errors', url: 'https://www.drive5.com/usearch/manual/exp_errs.html' },
  ],
});

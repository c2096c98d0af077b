import { category, defineCalculator, integer, noResult, text } from '@reckoner/engine';

/** 49 CFR 565.15, tables III and IV. */
const VALUES: Readonly<Record<string, number>> = {
  A: 1,
  B: 2,
  C: 3,
  D: 4,
  E: 5,
  F: 6,
  G: 7,
  H: 8,
  J: 1,
  K: 2,
  L: 3,
  M: 4,
  N: 5,
  P: 7,
  R: 9,
  S: 2,
  T: 3,
  U: 4,
  V: 5,
  W: 6,
  X: 7,
  Y: 8,
  Z: 9,
};
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** Letters of the model year from 1980 and 2010 on; then come the digits 1 to 9. */
const YEARS = 'ABCDEFGHJKLMNPRSTVWXY123456789';

const REGIONS = [
  'Africa',
  'Asia',
  'Asia or Africa',
  'Europe',
  'North America',
  'Oceania',
  'South America',
  'No region known',
] as const;

/** Of 7, A to E are New Zealand and the others of the United States. */
function regionOf(first: string, second: string): (typeof REGIONS)[number] {
  if (/[A-G]/.test(first)) return 'Africa';
  if (first === 'H') return 'Asia or Africa';
  if (/[J-R]/.test(first)) return 'Asia';
  if (/[S-Z]/.test(first)) return 'Europe';
  if (/[1-5]/.test(first)) return 'North America';
  if (first === '6') return 'Oceania';
  if (first === '7') return /[A-E]/.test(second) ? 'Oceania' : 'North America';
  return /[89]/.test(first) ? 'South America' : 'No region known';
}

const bare = (typed: string) =>
  typed
    .toUpperCase()
    .replace(/^\s*VIN\b\s*:?/, '')
    .replace(/[\s\-*]/g, '');

/** L and, lately, H are of China. */
const isRequired = (vin: string, region: string) => region === 'North America' || /^[HL]/.test(bare(vin));

/** Values of the characters times weights, by 11; a remainder of ten is an X. */
export default defineCalculator({
  title: 'VIN check digit',
  description:
    'Check digit of a vehicle identification number in position 9, with the parts of the number, its region and the model years of its tenth character.',
  keywords: [
    'vin check',
    'vin validator',
    'vehicle identification number',
    'vin decoder',
    'chassis number',
    'vin model year',
  ],
  inputs: {
    vin: text({
      label: 'Vehicle identification number',
      help: 'All 17 characters; any one in position 9 where the check digit is looked for.',
      maxLength: 40,
      pattern: { source: '[A-Za-z0-9 :*\\-]*', says: 'letters and digits, with spaces or hyphens if you like' },
    }),
  },
  outputs: {
    answer: category(['Right', 'Wrong'], { label: 'Check digit in position 9' }),
    checkDigit: text({ label: 'Check digit by the rule of North America' }),
    sum: integer({ label: 'Weighted sum' }),
    region: category(REGIONS, { label: 'Region of the maker by the first two characters' }),
    modelYear: integer({ label: 'Model year by the rule of North America', optional: true }),
    modelYears: text({ label: 'Years that the tenth character stands for', optional: true }),
    manufacturer: text({ label: 'Maker (positions 1 to 3)' }),
    attributes: text({ label: 'Vehicle attributes (positions 4 to 8)' }),
    plant: text({ label: 'Plant (position 11)' }),
    serial: text({ label: 'Serial number (positions 12 to 17)' }),
  },
  algorithm: ({ vin }) => {
    const characters = bare(vin);
    if (/[IOQ]/.test(characters)) throw noResult('The letters I, O and Q are in no VIN: they are 1 and 0 misread.');
    if (characters.length !== 17)
      throw noResult(
        `A VIN has 17 characters since 1981, and this has ${characters.length}: chassis numbers before that have no check digit of this kind.`,
      );
    const sum = [...characters].reduce(
      (so, character, i) => so + (VALUES[character] ?? Number(character)) * WEIGHTS[i]!,
      0,
    );
    const remainder = sum % 11;
    const checkDigit = remainder === 10 ? 'X' : String(remainder);
    const region = regionOf(characters[0]!, characters[1]!);
    const at = YEARS.indexOf(characters[9]!);
    const late = /[A-Z]/.test(characters[6]!);
    return {
      answer: characters[8] === checkDigit ? 'Right' : 'Wrong',
      checkDigit,
      sum,
      region,
      modelYear: at >= 0 && region === 'North America' ? 1980 + at + (late ? 30 : 0) : undefined,
      modelYears: at >= 0 ? `${1980 + at} or ${2010 + at}` : undefined,
      manufacturer: characters.slice(0, 3),
      attributes: characters.slice(3, 8),
      plant: characters[10]!,
      serial: characters.slice(11),
    };
  },
  explanation: ({ answer, region, modelYear, modelYears }) => {
    const maker = region === 'No region known' ? '' : '; it begins as those of makers in {region}';
    const year =
      modelYear !== undefined
        ? modelYear > 2027
          ? ' The model year by position 7 and 10 would be {modelYear}, for a car or light truck.'
          : ' The model year by position 7 and 10 is {modelYear}, for a car or light truck.'
        : modelYears !== undefined
          ? ' Where the maker writes the model year in position 10, it is {modelYears}.'
          : '';
    return answer === 'Right'
      ? `The check digit {checkDigit} in position 9 is right${maker}.${year}`
      : `The character in position 9 is not the check digit {checkDigit} that the rule of North America gives${maker}.${year}`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ vin, answer, region }) => answer === 'Wrong' && isRequired(vin, region),
      says: 'In North America and China the check digit is required: compare each character with the plate, as the mistake may be in any of them. A number that stays wrong on the plate itself is a reason to ask the maker or the authority.',
    },
    {
      level: 'caution',
      when: ({ vin, answer, region }) => answer === 'Wrong' && !isRequired(vin, region),
      says: 'Outside of North America and China the check digit is not required, and many makers write another character there: this does not show that the number is wrong or forged.',
    },
    {
      level: 'note',
      when: ({ answer }) => answer === 'Right',
      says: 'A right check digit does not show that the vehicle exists or is not stolen or cloned: 11111111111111111 has one, too.',
    },
    {
      level: 'caution',
      when: ({ modelYears }) => modelYears === undefined,
      says: 'The tenth character is U, Z or 0, which stands for no model year in North America: elsewhere makers may write what they like there.',
    },
    {
      level: 'caution',
      when: ({ modelYear }) => modelYear !== undefined && modelYear > 2027,
      says: ({ modelYear }) =>
        `If ${modelYear} lies ahead, the number is not of a car or light truck of that year: a heavy truck, bus, trailer or motorcycle of ${(modelYear ?? 0) - 30}, or position 7 or 10 is mistyped.`,
    },
    {
      level: 'note',
      when: ({ modelYear }) => modelYear !== undefined,
      says: 'The rule of position 7 (a digit until 2009, a letter from 2010 on) is of cars and light vehicles up to 4536 kg (10,000 lb): heavy trucks, buses, trailers and motorcycles may be 30 years apart from it.',
    },
  ],
  examples: [
    {
      inputs: { vin: '1M8GDM9AXKP042788' },
      results: {
        answer: 'Right',
        checkDigit: 'X',
        sum: 351,
        region: 'North America',
        modelYear: 1989,
        modelYears: '1989 or 2019',
        manufacturer: '1M8',
        attributes: 'GDM9A',
        plant: 'P',
        serial: '042788',
      },
      cautions: ['stolen or cloned', '4536 kg'],
      source: 'Wikipedia: Vehicle identification number, worked example, 351 leaves 10',
    },
    {
      inputs: { vin: '1G4AH59H45G118341' },
      results: { answer: 'Right', checkDigit: '4', sum: 411, modelYear: 2005 },
      cautions: ['stolen or cloned', '4536 kg'],
      source: '49 CFR 565.15, table VI: 411, remainder 4',
    },
    {
      inputs: { vin: 'vin: 1g4ah59h-05g-118341' },
      results: { answer: 'Wrong', checkDigit: '4' },
      cautions: ['compare each character', '4536 kg'],
      source: '49 CFR 565.15, table VI',
    },
    {
      inputs: { vin: '1HGCM82633A004352' },
      results: { answer: 'Right', checkDigit: '3', sum: 311, modelYear: 2003 },
      cautions: ['stolen or cloned', '4536 kg'],
      source: 'Python, from tables III and IV; 49 CFR 565.15, table VII: 3 is 2003',
    },
    {
      inputs: { vin: 'JM1BN1U70H1100922' },
      results: { answer: 'Right', checkDigit: '0', region: 'Asia', modelYears: '1987 or 2017' },
      cautions: ['stolen or cloned'],
      source: 'Python, from tables III and IV; a Mazda 3 of 2017 in crash tests of NHTSA',
    },
    {
      inputs: { vin: '5YJ3E1EA2KF317000' },
      results: { answer: 'Right', checkDigit: '2', modelYear: 2019 },
      cautions: ['stolen or cloned', '4536 kg'],
      source: 'Python, from tables III and IV; 49 CFR 565.15, table VII: K is 2019 where position 7 is a letter',
    },
    {
      inputs: { vin: '1FU-JA6CV-35-LU00001' },
      results: { answer: 'Right', checkDigit: '3', modelYear: 2035, modelYears: '2005 or 2035' },
      cautions: ['stolen or cloned', 'lies ahead', '4536 kg'],
      source: '49 CFR 565.15, tables III to VII, by Python: a letter in position 7 of a heavy truck of 2005',
    },
    {
      inputs: { vin: 'HESXR1C48NS000001' },
      results: { answer: 'Right', checkDigit: '8', sum: 294, region: 'Asia or Africa' },
      cautions: ['stolen or cloned'],
      source: 'Python, from tables III and IV; H was of Africa, and makers in China have it now',
    },
    {
      inputs: { vin: '6T1BE42K27X123456' },
      results: { answer: 'Wrong', checkDigit: '7', region: 'Oceania' },
      cautions: ['does not show that the number is wrong'],
      source: 'Python, from tables III and IV',
    },
    {
      inputs: { vin: 'AHTFZ29G199000001' },
      results: { answer: 'Right', checkDigit: '1', region: 'Africa', modelYears: '2009 or 2039' },
      cautions: ['stolen or cloned'],
      source: 'Python, from tables III and IV',
    },
    {
      inputs: { vin: '8AFAR22J3DJ000001' },
      results: { answer: 'Wrong', checkDigit: '5', region: 'South America' },
      cautions: ['does not show that the number is wrong'],
      source: 'Python, from tables III and IV',
    },
    {
      inputs: { vin: '7FARW2H5XJE000001' },
      results: { answer: 'Right', checkDigit: 'X', region: 'North America', modelYear: 2018 },
      cautions: ['stolen or cloned', '4536 kg'],
      source: 'Python, from tables III and IV',
    },
    {
      inputs: { vin: '7A8XX000000000000' },
      results: { answer: 'Wrong', checkDigit: '9', region: 'Oceania' },
      cautions: ['does not show that the number is wrong', 'stands for no model year'],
      source: 'Python, from tables III and IV; 7A8 is of New Zealand',
    },
    {
      inputs: { vin: 'LSGPC52U6BF100001' },
      results: { answer: 'Wrong', checkDigit: '8', region: 'Asia' },
      cautions: ['compare each character'],
      source: 'Python, from tables III and IV; GB 16735: required in China',
    },
    {
      inputs: { vin: '0ABCDEFGX1H000001' },
      results: { answer: 'Wrong', checkDigit: '2', region: 'No region known' },
      cautions: ['does not show that the number is wrong'],
      source: 'Python, from tables III and IV',
    },
    {
      inputs: { vin: 'WVWZZZ1KZ6W000001' },
      results: { answer: 'Wrong', region: 'Europe', modelYears: '2006 or 2036', manufacturer: 'WVW' },
      cautions: ['does not show that the number is wrong'],
      source: 'ISO 3779: Z as filler in position 9; 49 CFR 565.15, table VII: 6 is 2006',
    },
    {
      inputs: { vin: 'VF1AAAAA5U0000000' },
      results: { answer: 'Right', checkDigit: '5', region: 'Europe' },
      cautions: ['stolen or cloned', 'stands for no model year'],
      source: 'Python, from tables III and IV',
    },
    { inputs: { vin: '1G4AH59H45G11834I' }, noResult: 'I, O and Q', source: '49 CFR 565.13(g)' },
    { inputs: { vin: '1G4AH59H45G11834' }, noResult: '17 characters', source: '49 CFR 565.13(b)' },
  ],
  notes: [
    'The check digit finds no exchange of characters with the same value, such as A, J and 1, or B, K, S and 2.',
    'The region is that of the maker’s code (ISO 3780), not always the country of the plant. H, once of Africa, is given to makers in China; of 7, A to E as second character are New Zealand, the others the United States.',
  ],
  references: [
    {
      title: '49 CFR 565.15: Vehicle identification number requirements, content (tables III to VII)',
      url: 'https://www.ecfr.gov/current/title-49/subtitle-B/chapter-V/part-565/subpart-B/section-565.15',
    },
    {
      title:
        'ISO 3779:2009 and ISO 3780:2009: Road vehicles, vehicle identification number and world manufacturer identifier',
    },
  ],
});

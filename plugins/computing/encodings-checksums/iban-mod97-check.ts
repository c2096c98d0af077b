import { category, choice, defineCalculator, integer, noResult, text } from '@reckoner/engine';
import { bbanLength, fitsForm, formInWords, IBAN_COUNTRIES, IBAN_OF_OTHERS, mod97 } from './shared/iban.js';

const bare = (typed: string) =>
  typed
    .toUpperCase()
    .replace(/^\s*IBAN\b\s*:?/, '')
    .replace(/[\s.-]/g, '');

const checkDigits = (country: string, bban: string) => String(98 - mod97(`${bban}${country}00`)).padStart(2, '0');

/** ISO 7064, mod 97-10: account number, country and check digits as a number leave 1 by 97. */
export default defineCalculator({
  title: 'IBAN check digits',
  description:
    'Whether an IBAN has the right check digits, length and form for its country, or the check digits from country and account number (BBAN).',
  keywords: ['iban validator', 'iban checker', 'iban check', 'mod 97', 'bban to iban', 'bank account check digits'],
  inputs: {
    task: choice({ check: 'Check an IBAN', complete: 'Add the check digits' }, { label: 'Task', default: 'check' }),
    iban: text({
      label: 'IBAN',
      maxLength: 60,
      pattern: {
        source: '[A-Za-z0-9 .:\\-]*',
        says: 'letters and digits, with spaces or hyphens if you like',
      },
      when: { task: 'check' },
    }),
    country: text({
      label: 'Country',
      help: 'Two letters, such as DE or GB.',
      maxLength: 2,
      pattern: { source: '[A-Za-z]{2}', says: 'two letters of ISO 3166, such as DE' },
      when: { task: 'complete' },
    }),
    bban: text({
      label: 'Account number of the country (BBAN)',
      help: 'With bank code and, where there are any, national check digits, as long as in the IBAN.',
      maxLength: 60,
      pattern: { source: '[A-Za-z0-9 .\\-]*', says: 'letters and digits, with spaces or hyphens if you like' },
      when: { task: 'complete' },
    }),
  },
  outputs: {
    answer: category(['Passes', 'Wrong check digits', 'Wrong length', 'Wrong form', 'Country not in the registry'], {
      label: 'Result',
    }),
    complete: text({ label: 'IBAN in groups of four', optional: true }),
    checkDigits: text({ label: 'Check digits by mod 97-10' }),
    remainder: integer({ label: 'Remainder by 97, 1 in an IBAN' }),
    country: text({ label: 'Country' }),
    length: integer({ label: 'Characters' }),
    expectedLength: integer({ label: 'Characters in this country', optional: true }),
    form: text({ label: 'Form after the check digits', optional: true }),
  },
  algorithm: ({ task, iban, country, bban }) => {
    const given = task === 'check' ? bare(iban) : `${country.toUpperCase()}00${bare(bban)}`;
    if (!/^[A-Z]{2}[0-9]{2}[A-Z0-9]+$/.test(given))
      throw noResult('An IBAN begins with two letters of the country and two check digits, such as GB82.');
    if (given.length > 34) throw noResult(`An IBAN has at most 34 characters, and this has ${given.length}.`);
    const code = given.slice(0, 2);
    const account = given.slice(4);
    const right = checkDigits(code, account);
    const whole = task === 'check' ? given : `${code}${right}${account}`;
    const known = IBAN_COUNTRIES[code];
    const expectedLength = known === undefined ? undefined : bbanLength(known[1]) + 4;
    const judge = () => {
      if (known === undefined) return 'Country not in the registry';
      if (whole.length !== expectedLength) return 'Wrong length';
      if (!fitsForm(account, known[1])) return 'Wrong form';
      return whole.slice(2, 4) === right ? 'Passes' : 'Wrong check digits';
    };
    const answer = judge();
    const none = task === 'complete' && answer !== 'Passes';
    return {
      answer,
      complete: none ? undefined : (whole.match(/.{1,4}/g) ?? []).join(' '),
      checkDigits: right,
      remainder: mod97(`${account}${whole.slice(0, 4)}`),
      country: known?.[0] ?? code,
      length: whole.length,
      expectedLength,
      form: known === undefined ? undefined : formInWords(known[1]),
    };
  },
  explanation: ({ task, answer, country, complete, checkDigits }) => {
    const named =
      task === 'complete' ? 'With the check digits {checkDigits} the IBAN is {complete}' : 'The IBAN {complete}';
    if (answer === 'Passes')
      return task === 'complete'
        ? `${named}: {length} characters in the form of {country}.`
        : `${named} passes: check digits, the length of {length} and the form are right for {country}.`;
    if (answer === 'Wrong length')
      return task === 'complete'
        ? `No IBAN of {country} comes of this: it has {expectedLength} characters, {form} after the check digits, and this would have {length}.`
        : `${named} is not valid: in {country} it has {expectedLength} characters, and this has {length}.`;
    if (answer === 'Wrong form')
      return task === 'complete'
        ? 'No IBAN of {country} comes of this: after the check digits it has {form}.'
        : `${named} is not valid: in {country} it has {form} after the check digits.`;
    if (answer === 'Wrong check digits')
      return `${named} is not valid: its check digits are not {checkDigits}, which belong to these other characters.`;
    const other = IBAN_OF_OTHERS[country];
    if (other === undefined && task === 'complete')
      return '{country} has no IBAN in the registry (release 101), so that none is put together: by mod 97-10 alone the check digits would be {checkDigits}.';
    const right =
      complete?.slice(2, 4) === checkDigits
        ? 'The check digits are right by mod 97-10.'
        : 'The check digits are wrong by mod 97-10: {checkDigits} belong to these other characters.';
    return other === undefined
      ? `{country} has no IBAN in the registry (release 101): neither length nor form could be checked. ${right}`
      : `{country} has no IBAN of its own: accounts there have one that begins with ${other}.`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ task, answer }) => task === 'check' && answer === 'Passes',
      says: 'That an IBAN passes does not say that the account exists or whose it is: compare it with what the payee gave, before you pay.',
    },
    {
      level: 'caution',
      when: ({ task, answer }) => task === 'complete' && answer === 'Passes',
      says: 'Check digits come of any account number, also of a wrong one, and national check digits in it were not looked at: take the IBAN to pay to from the bank or the payee.',
    },
    {
      level: 'danger',
      when: ({ task, answer, country, complete, checkDigits }) =>
        answer === 'Wrong check digits' ||
        (task === 'check' &&
          answer === 'Country not in the registry' &&
          IBAN_OF_OTHERS[country] === undefined &&
          complete?.slice(2, 4) !== checkDigits),
      says: 'Do not put the other check digits in: the mistake may be anywhere in it, and the money might go to another account. Ask for the IBAN again.',
    },
    {
      level: 'note',
      when: ({ answer, remainder }) => answer === 'Wrong check digits' && remainder === 1,
      says: 'The remainder is 1, but check digits run from 02 to 98: 00, 01 and 99 are never right.',
    },
  ],
  examples: [
    {
      inputs: { iban: 'GB82 WEST 1234 5698 7654 32' },
      results: {
        answer: 'Passes',
        complete: 'GB82 WEST 1234 5698 7654 32',
        checkDigits: '82',
        remainder: 1,
        country: 'the United Kingdom',
        length: 22,
        expectedLength: 22,
        form: '4 letters, 14 digits',
      },
      cautions: ['whose it is'],
      source: 'Wikipedia: International Bank Account Number, worked example',
    },
    {
      inputs: { iban: 'iban: de89-3704-0044-0532-0130-00' },
      results: { answer: 'Passes', complete: 'DE89 3704 0044 0532 0130 00', country: 'Germany' },
      cautions: ['whose it is'],
      source: 'SWIFT IBAN registry: example of Germany',
    },
    {
      inputs: { task: 'complete', country: 'DE', bban: '3704 0044 0532 0130 00' },
      results: { complete: 'DE89 3704 0044 0532 0130 00', checkDigits: '89', remainder: 1 },
      cautions: ['from the bank or the payee'],
      source: 'SWIFT IBAN registry: example of Germany',
    },
    {
      inputs: { iban: 'GB82 WEST 1234 5698 7654 23' },
      results: { answer: 'Wrong check digits', checkDigits: '34', remainder: 49 },
      cautions: ['may be anywhere'],
      source: 'Python: int("323214282912345698765423161182") % 97, 98 less the remainder with 00',
    },
    {
      inputs: { iban: 'GB99WEST12345698760082' },
      results: { answer: 'Wrong check digits', checkDigits: '02', remainder: 1 },
      cautions: ['may be anywhere', '02 to 98'],
      source: 'Python: 98 less the remainder with 00; 99 leaves the same remainder as 02',
    },
    {
      inputs: { iban: 'GB82 WEST 1234 5698 7654 3' },
      results: { answer: 'Wrong length', length: 21, expectedLength: 22 },
      source: 'SWIFT IBAN registry: 22 characters in the United Kingdom',
    },
    {
      inputs: { iban: 'GB82 WE5T 1234 5698 7654 32' },
      results: { answer: 'Wrong form' },
      source: 'SWIFT IBAN registry: 4!a6!n8!n',
    },
    {
      inputs: { iban: 'US64 SVBK US6S 3300 9586 73' },
      results: { answer: 'Country not in the registry', country: 'US', checkDigits: '97', length: 22 },
      cautions: ['may be anywhere'],
      source: 'SWIFT IBAN registry: no entry',
    },
    {
      inputs: { iban: 'DZ58 0002 1000 0111 3000 0005 70' },
      results: { answer: 'Country not in the registry', checkDigits: '58', remainder: 1 },
      source: 'Python: int("00021000011130000005701335" + "58") % 97 is 1; Algeria is not in the registry',
    },
    {
      inputs: { task: 'complete', country: 'je', bban: 'WEST12345698765432' },
      results: { answer: 'Country not in the registry', country: 'JE' },
      source: 'SWIFT IBAN registry: Jersey is in the entry of the United Kingdom',
    },
    {
      inputs: { task: 'complete', country: 'UK', bban: 'WEST12345698765432' },
      results: { answer: 'Country not in the registry', checkDigits: '26' },
      source: 'Python: 98 less the remainder; ISO 3166: the United Kingdom is GB',
    },
    {
      inputs: { task: 'complete', country: 'US', bban: '123456789' },
      results: { answer: 'Country not in the registry', checkDigits: '49' },
      source: 'Python: 98 - int("123456789302800") % 97',
    },
    {
      inputs: { task: 'complete', country: 'NL', bban: '0417164300' },
      results: { answer: 'Wrong length', expectedLength: 18, length: 14 },
      source: 'SWIFT IBAN registry: 18 characters in the Netherlands',
    },
    {
      inputs: { task: 'complete', country: 'NL', bban: '12340417164300' },
      results: { answer: 'Wrong form', form: '4 letters, 10 digits' },
      source: 'SWIFT IBAN registry: 4!a10!n',
    },
    {
      inputs: { iban: '8937040044053201300' },
      noResult: 'begins with two letters',
      source: 'ISO 13616-1',
    },
    {
      inputs: { iban: 'DE89 3704 0044 0532 0130 00 3704 0044 0532 01300' },
      noResult: 'at most 34',
      source: 'ISO 13616-1',
    },
  ],
  notes: [
    'Mod 97-10 finds every single wrong character and nearly all exchanged neighbors; national check digits within the account number are not looked at.',
  ],
  references: [
    { title: 'ISO 13616-1:2020: International bank account number, structure of the IBAN' },
    {
      title: 'SWIFT: IBAN Registry, release 101 (as copied in python-stdnum, compared with jbanking)',
      url: 'https://www.swift.com/standards/data-standards/iban-international-bank-account-number',
    },
  ],
});

import { category, choice, defineCalculator, integer, noResult, text } from '@reckoner/engine';

/** Digits from the right: every second one doubled, less 9 when above 9. */
function luhnSum(digits: string) {
  return [...digits].reverse().reduce((sum, digit, i) => {
    const value = Number(digit) * (i % 2 === 1 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}

/** First digits of a card number of usual length to its network (ISO/IEC 7812 ranges as the networks publish them). */
function issuer(digits: string) {
  const start = (length: number) => Number(digits.slice(0, length));
  const between = (length: number, low: number, high: number) => start(length) >= low && start(length) <= high;
  if (digits.length < 13) return 'None known';
  const long = digits.length >= 16 && digits.length <= 19;
  if (start(1) === 4 && [13, 16, 19].includes(digits.length)) return 'Visa';
  if ((between(2, 51, 55) || between(4, 2221, 2720)) && digits.length === 16) return 'Mastercard';
  if ((start(2) === 34 || start(2) === 37) && digits.length === 15) return 'American Express';
  if (long && (start(4) === 6011 || between(3, 644, 649) || start(2) === 65)) return 'Discover';
  if (long && between(4, 3528, 3589)) return 'JCB';
  if ((between(3, 300, 305) || start(2) === 36 || start(2) === 38) && digits.length >= 14 && digits.length <= 19)
    return 'Diners Club';
  return 'None known';
}

/** ISO/IEC 7812-1, annex B: the sum with doubled digits is a multiple of ten. */
export default defineCalculator({
  title: 'Luhn check digit',
  description: 'Whether a card, IMEI or similar number passes the Luhn test, or the check digit that completes it.',
  keywords: ['credit card validation', 'mod 10', 'imei check', 'checksum', 'card number'],
  inputs: {
    task: choice({ check: 'Check a number', complete: 'Add the check digit' }, { label: 'Task', default: 'check' }),
    number: text({
      label: 'Number',
      maxLength: 60,
      pattern: { source: '[0-9 \\-]+', says: 'digits, with spaces or hyphens if you like' },
    }),
  },
  outputs: {
    answer: category(['Valid', 'Not valid'], { label: 'Luhn test' }),
    checkDigit: integer({ label: 'Right check digit' }),
    complete: text({ label: 'Number with the right check digit' }),
    sum: integer({ label: 'Sum of the digits as given' }),
    issuer: category(['Visa', 'Mastercard', 'American Express', 'Discover', 'JCB', 'Diners Club', 'None known'], {
      label: 'Card network by first digits and length',
    }),
  },
  algorithm: ({ task, number }) => {
    const given = number.replace(/[ -]/g, '');
    const body = task === 'check' ? given.slice(0, -1) : given;
    if (body === '') throw noResult('A number with a check digit has at least two digits.');
    const checkDigit = (10 - (luhnSum(`${body}0`) % 10)) % 10;
    const complete = body + checkDigit;
    const whole = task === 'check' ? given : complete;
    return {
      answer: whole === complete ? 'Valid' : 'Not valid',
      checkDigit,
      complete,
      sum: luhnSum(whole),
      issuer: issuer(whole),
    };
  },
  explanation: ({ task, answer }) => {
    if (task === 'complete') return 'The check digit is {checkDigit}: {complete}.';
    return answer === 'Valid'
      ? 'The number passes the test: its check digit is {checkDigit}.'
      : 'The number does not pass the test: with these digits before it the check digit is {checkDigit}.';
  },
  examples: [
    {
      inputs: { number: '4111 1111 1111 1111' },
      results: { answer: 'Valid', checkDigit: 1, sum: 30, issuer: 'Visa' },
      source: 'Test card number of Visa; by hand: 8 + 7 × 2 + 8 × 1 = 30',
    },
    {
      inputs: { task: 'complete', number: '7992739871' },
      results: { checkDigit: 3, complete: '79927398713', sum: 70, answer: 'Valid' },
      source: 'Wikipedia: Luhn algorithm, 7992739871x gives 3',
    },
    {
      inputs: { number: '79927398710' },
      results: { answer: 'Not valid', checkDigit: 3, sum: 67 },
      source: 'Wikipedia: Luhn algorithm',
    },
    {
      inputs: { number: '49-015420-323751-8' },
      results: { answer: 'Valid', complete: '490154203237518', issuer: 'None known' },
      source: 'Wikipedia: International Mobile Equipment Identity, worked check digit 8',
    },
    {
      inputs: { number: '378282246310005' },
      results: { answer: 'Valid', issuer: 'American Express' },
      source: 'Stripe: test card numbers',
    },
    {
      inputs: { number: '5555555555554444' },
      results: { answer: 'Valid', issuer: 'Mastercard' },
      source: 'Stripe: test card numbers',
    },
    {
      inputs: { number: '6011111111111117' },
      results: { answer: 'Valid', issuer: 'Discover' },
      source: 'Stripe: test card numbers',
    },
    {
      inputs: { number: '3566002020360505' },
      results: { answer: 'Valid', issuer: 'JCB' },
      source: 'Stripe: test card numbers',
    },
    {
      inputs: { number: '3056930009020004' },
      results: { answer: 'Valid', issuer: 'Diners Club' },
      source: 'Stripe: test card numbers',
    },
    { inputs: { number: '7' }, noResult: 'at least two digits', source: 'By definition' },
  ],
  notes: ['The test finds every single wrong digit and most exchanged neighbors; it does not say that a card exists.'],
  references: [{ title: 'ISO/IEC 7812-1:2017: Identification cards, identification of issuers, annex B' }],
});

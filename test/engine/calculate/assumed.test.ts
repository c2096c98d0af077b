/** What is said of defaults that were used: all that enter the answer, and no more. */
import { type AssumableField, assumedSentence } from '@reckoner/engine/calculate/present/assumed';
import { expect, test } from 'vitest';

const FIELDS: readonly AssumableField[] = [
  {
    name: 'given',
    label: 'Given',
    type: 'choice',
    unit: '',
    default: 'mass',
    options: [{ key: 'mass', label: 'Mass' }],
  },
  { name: 'mass', label: 'Mass', type: 'quantity', unit: 'kg', when: { given: 'mass' } },
  {
    name: 'density',
    label: 'Density of the fluid',
    type: 'quantity',
    unit: 'kg/m³',
    default: 1.225,
    formerly: ['rho'],
  },
  { name: 'efficiency', label: 'Efficiency', type: 'percent', unit: '%', default: 85 },
  { name: 'price', label: 'Price', type: 'money', unit: '$/kWh', places: 2, default: 0.3 },
  { name: 'fee', label: 'Fee', type: 'money', unit: '$', default: 0 },
  {
    ...{ name: 'method', label: 'PREVENT edition', type: 'choice', unit: '', default: 'newer' },
    options: [
      { key: 'older', label: '2019' },
      { key: 'newer', label: '2023' },
    ],
  },
];
const DEFAULTS = { given: 'mass', density: 1.225, efficiency: 85, price: 0.3, fee: 0, method: 'newer' };
const sentence = (sent: object, explanation: string, inputs: object = {}, currency?: string) =>
  assumedSentence(FIELDS, {
    ...{ sent: sent as Record<string, unknown>, explanation, currency },
    inputs: { ...DEFAULTS, mass: 80, ...inputs },
  });

test('all that was not sent and enters is named, with its unit', () => {
  expect(sentence({ mass: 80 }, 'It falls.')).toBe(
    'Assumed, as it was not given: density of the fluid 1.225 kg/m³; efficiency 85%; price $0.30 per kWh; PREVENT edition “2023”.',
  );
  expect(sentence({ mass: 80 }, 'It falls.', {}, 'CHF')).toContain('price CHF 0.30 per kWh');
});

test('what was sent is not, also by a name of before; nor what the explanation says', () => {
  const sent = { mass: 80, rho: 1.225, price: 0.3, method: 'newer' };
  expect(sentence(sent, 'At 85% it falls.')).toBeUndefined();
  expect(sentence(sent, 'At 185% it falls.')).toBe('Assumed, as it was not given: efficiency 85%.');
  expect(sentence(sent, 'Of 185% it takes 85%.')).toBeUndefined();
  expect(sentence({ ...sent, efficiency: 85 }, 'It falls.')).toBeUndefined();
});

test('units are told in the words of sentences, so that what these say is not told again', () => {
  const years = { name: 'years', label: 'Term', type: 'measure', unit: 'yr', default: 10 };
  const told = (explanation: string) => assumedSentence([years], { sent: {}, inputs: { years: 10 }, explanation });
  expect(told('It grows.')).toBe('Assumed, as it was not given: term 10 years.');
  expect(told('In 10 years it grows.')).toBeUndefined();
});

test('a default that gave way to what was sent is not', () => {
  const { density: _, ...others } = { ...DEFAULTS, mass: 80 };
  const told = assumedSentence(FIELDS, { sent: { mass: 80 }, inputs: others, explanation: 'It falls.' });
  expect(told).not.toContain('density');
});

/** Results with uncertainties on calculators' pages: in step with the API, as a part of the page and by themselves. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uncertainText } from '../../../../server/src/web/calculator/uncertain-number.js';
import { startTestService, type TestService } from '../../harness.js';
import { takeApart } from '../page-markup.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

async function propagated(query: string): Promise<string> {
  const { status, text } = await service.get(`/calculators/${query}`);
  expect(status).toBe(200);
  return wordsOf(/<div id="propagated">(.*?)<\/div><\/details>/s.exec(text)![1]!);
}

describe('a value with its uncertainty', () => {
  // The third and fourth are written as in JCGM 100:2008, 7.2.6, H.1 and NIST's list of constants.
  it.each([
    [100.04, 6.08, '100.0 ± 6.1'],
    [1234567, 890, '(1.23457 ± 0.00089) × 10⁶'],
    [50.000838, 0.000093, '50.000838 ± 0.000093'],
    [6.6743e-11, 1.5e-15, '(6.67430 ± 0.00015) × 10⁻¹¹'],
    [0, 0.25, '0.00 ± 0.25'],
    [-12.345, 1.999, '-12.3 ± 2.0'],
    [3, 450, '(0.0 ± 4.5) × 10²'],
    [5, 0, '5 ± 0'],
    [1.5e12, 2e-3, '(1.500000000000000 ± 0.000000000000002) × 10¹²'],
  ])('%d and %d: %s', (value, uncertainty, text) => {
    expect(uncertainText(value, uncertainty)).toBe(text);
  });
});

describe('the uncertainties of a page', () => {
  const SPEED = 'kinetic-energy?mass=2&speed=10&speed.unit=m%2Fs&speed.uncertainty=0.3&mass.uncertainty=0.02';

  it('are those of the API, with where they come from', async () => {
    const { key } = await service.account();
    const { json } = await service.calculate(key, {
      calculator: 'kinetic-energy',
      inputs: { mass: { value: 2, uncertainty: 0.02 }, speed: { value: 10, unit: 'm/s', uncertainty: 0.3 } },
    });
    expect(json.result.results.energy.uncertainty).toBeCloseTo(100 * Math.hypot(0.01, 0.06), 6);
    expect(await propagated(SPEED)).toMatch(
      /Kinetic energy \(100\.0 ± 6\.1\) J Of the variance 97% from “Speed”, 3% from “Mass”\./,
    );
    const alone = await service.get(`/calculators/${SPEED.replace('?', '/uncertainty?')}`);
    expect(wordsOf(alone.text)).toBe(await propagated(SPEED));
    expect(alone.headers.get('x-robots-tag')).toBe('noindex');
  });

  it('stand in the form, its link and the call of the API', async () => {
    const { text } = await service.get(`/calculators/${SPEED}`);
    const { all } = takeApart(text);
    const control = all('input').find(({ attributes }) => attributes.get('name') === 'speed.uncertainty')!;
    expect(control.attributes.get('value')).toBe('0.3');
    expect(all('a').some(({ attributes }) => attributes.get('href')?.includes('speed.uncertainty=0.3'))).toBe(true);
    expect(text).toContain('&quot;uncertainty&quot;:0.3');
  });

  it.each([
    ['a word', 'kinetic-energy?mass=2&speed=10&speed.uncertainty=much', 'must be a number'],
    ['less than none', 'kinetic-energy?mass=2&speed=10&speed.uncertainty=-1', 'must be at least 0'],
    ['that of an input that has none', 'kinetic-energy?mass=2&speed=10&speed.uncertainty=', 'once an input has one'],
    ['those of a result that is missing', 'compound-interest?principal=&rate.uncertainty=1', 'once an input has one'],
  ])('are told apart from the results where they are %s', async (_, query, words) => {
    const { text } = await service.get(`/calculators/${query}`);
    expect(wordsOf(/<div id="propagated">(.*?)<\/div><\/details>/s.exec(text)![1]!)).toContain(words);
  });

  it('are of the other inputs where one was found', async () => {
    const asked = 'body-mass-index?weight=81&weight.uncertainty=0.81&solve.for=height&solve.output=bmi&solve.target=25';
    expect(await propagated(asked)).toContain('(25.00 ± 0.25) kg/m²');
  });

  it('are asked for where something is measured, and nowhere else', async () => {
    expect((await service.get('/calculators/date-difference')).text).not.toContain('id="uncertainty"');
    expect((await service.get('/calculators/kinetic-energy')).text).toContain('id="uncertainty"');
    expect((await service.get('/embed/kinetic-energy')).text).not.toContain('id="uncertainty"');
  });
});

/** Pages of equations with several solutions: the others below the results, each with the way to it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../../harness.js';
import { decode, takeApart } from '../page-markup.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

interface Seen {
  /** The values of the results, exactly, by output. */
  readonly results: Readonly<Record<string, number>>;
  readonly others: readonly { readonly text: string; readonly href: string | undefined }[];
  readonly html: string;
}

async function see(path: string): Promise<Seen> {
  const { text: html, status } = await service.get(path);
  expect(status, path).toBe(200);
  const results: Record<string, number> = {};
  let output = '';
  for (const { name, attributes, closing } of takeApart(html).tags) {
    if (closing) continue;
    output = attributes.get('data-output') ?? output;
    if (name === 'data') results[output] = Number(attributes.get('value'));
  }
  const list = /<div class="other-solutions">.*?<\/div>/s.exec(html)?.[0] ?? '';
  const others = [...list.matchAll(/<li>(?:<a href="([^"]*)">)?([^<]*)/g)].map(([, href, text]) => ({
    href: href === undefined ? undefined : decode(href),
    text: decode(text!),
  }));
  return { results, others, html };
}

// By hand: the other of each pair.
const cases: readonly [path: string, text: RegExp, results: Readonly<Record<string, number>>][] = [
  ['/calculators/rectangle-geometry?area=48&perimeter=28', /^Length 8\scm, Width 6\scm$/, { width: 6, diagonal: 10 }],
  [
    '/calculators/voltage-divider?inputVoltage=10&outputResistance=187.5&current=10',
    /^Upper resistor 750\sΩ, Lower resistor 250\sΩ, Output voltage without load 2\.5\sV$/,
    { lower: 250, outputVoltage: 2.5 },
  ],
  [
    '/calculators/voltage-divider?inputVoltage=10&outputResistance=187.5&current=10&units.upper=kΩ&upper.unit=MΩ',
    /^Upper resistor 0\.75\skΩ, /,
    { lower: 250, outputVoltage: 2.5 },
  ],
  [
    '/calculators/arithmetic-sequence?difference=1&last=100&sum=5050',
    /^First term 1, Number of terms 100$/,
    { n: 100 },
  ],
  ['/calculators/torque-lever-arm?torque=15&force=100&arm=0.3', /^Angle .*150°$/, {}],
  [
    '/calculators/constant-acceleration-suvat?displacement=75&finalVelocity=20&acceleration=2',
    /^Initial velocity −10\sm\/s, Time 15\ss$/,
    { time: 15 },
  ],
];

describe('another solution', () => {
  it.each(cases)('of %s is a link that leads there', async (path, text, results) => {
    const { others } = await see(path);
    expect(others).toHaveLength(1);
    expect(others[0]!.text).toMatch(text);
    const href = others[0]!.href!;
    const there = await see(href);
    for (const [name, value] of Object.entries(results)) expect(there.results[name], name).toBeCloseTo(value, 8);
    expect(there.others).toEqual([]);
    // Everything that was given is still there, in its unit.
    const [given, carried] = [path, href].map((one) => new URLSearchParams(one.split('?')[1]));
    for (const [name, value] of given!) if (name !== 'upper.unit') expect(carried!.get(name)).toBe(value);
  });

  it('stays in the frame of an embedded page', async () => {
    const { others } = await see('/embed/rectangle-geometry?area=48&perimeter=28');
    expect(others[0]!.href).toMatch(/^\/embed\/rectangle-geometry\?length=8&/);
  });

  it('is not spoken of where there is none', async () => {
    const { html } = await see('/calculators/ohms-law?voltage=12&resistance=4');
    expect(html).not.toMatch(/other solution/i);
  });
});

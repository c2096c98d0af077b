/**
 * The recipes of docs/spreadsheets.md ask as the service answers: the command, the script for Sheets, the query for Excel.
 * The script runs here with what Sheets would give it; the query is read, and its address asked.
 */
import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Answer, startTestService, type TestService } from '../harness.js';

const text = readFileSync(new URL('../../../docs/spreadsheets.md', import.meta.url), 'utf8');
const block = (language: string) => new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'm').exec(text)![1]!;

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService();
  ({ key } = await service.account());
});
afterAll(() => service.close());

it('the command is answered as shown', async () => {
  const query = [...block('sh').matchAll(/-d (\S+)/g)].map(([, parameter]) => parameter).join('&');
  const answer = await service.get(`/api/v1/calculate.csv?${query}`, { 'x-api-key': key });
  expect(answer.text.replaceAll('\r\n', '\n')).toBe(block('csv'));
});

interface Asked {
  readonly address: string;
  readonly headers: Record<string, string>;
}

/** Runs the script with an answer; what it asks is kept. */
function reckon(script: string, words: readonly unknown[], answer: Answer | undefined, asked: Asked[] = []) {
  const rows = (answer?.text ?? '').trimEnd().split('\r\n');
  const context = vm.createContext({
    words,
    UrlFetchApp: {
      fetch: (address: string, { headers }: Asked) => {
        asked.push({ address, headers });
        return { getResponseCode: () => answer?.status ?? 200, getContentText: () => answer?.text ?? '' };
      },
    },
    PropertiesService: { getScriptProperties: () => ({ getProperty: () => key }) },
    Utilities: {
      parseCsv: () => rows.map((row) => row.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)),
      formatDate: (date: Date) => date.toISOString().slice(0, 10),
    },
  });
  return vm.runInContext(`${script}\nRECKON(...words);`, context) as unknown[][];
}

/** Asks as the script does, and runs it with the answer. */
async function typed(...words: readonly unknown[]): Promise<unknown[][]> {
  const script = block('js');
  const asked: Asked[] = [];
  reckon(script, words, undefined, asked);
  const [{ address, headers }] = asked as [Asked];
  const { pathname, search } = new URL(address);
  return reckon(script, words, await service.get(pathname + search, headers));
}

it('the script for Sheets gives the result, cautions below it, and the reason of a refusal', async () => {
  const inputs = [
    ['principal', 1000],
    ['rate', '5 %'],
    ['years', 10],
    ['', ''],
  ];
  expect(await typed('compound-interest', 'amount', inputs)).toEqual([[1647.01]]);
  const [value, caution] = await typed('compound-interest', 'amount', [
    ['principal', 1000],
    ['rate', 0.05],
    ['years', 10],
  ]);
  expect([value, caution]).toEqual([[1005.01], [expect.stringContaining('Did you mean 5%?')]]);
  await expect(typed('compound-interest', 'amount', [['principal', 1000]])).rejects.toThrow(/missing|wrong/i);
});

it('the query for Excel names the path, the header and every status of a refusal', async () => {
  const query = block('m');
  const [, path] = /RelativePath = "([^"]+)"/.exec(query)!;
  const [, calculator] = /calculator = "([^"]+)"/.exec(query)!;
  const [, header] = /#"([^"]+)" = Key/.exec(query)!;
  const answer = await service.get(`/${path}?calculator=${calculator}&principal=1000&rate=5&years=10`, {
    [header!]: key,
  });
  expect([answer.status, answer.text.split('\r\n')[0]]).toEqual([200, 'name,label,value,unit']);
  const handled = JSON.parse(`[${/ManualStatusHandling = \{([^}]+)\}/.exec(query)![1]}]`);
  const { json } = await service.get('/api/v1/openapi.json');
  const statuses = Object.keys(json.paths['/api/v1/calculate.csv'].get.responses).map(Number);
  expect(handled).toEqual(statuses.filter((status) => status >= 400 && status < 500).sort((a, b) => a - b));
});

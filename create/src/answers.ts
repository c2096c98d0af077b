/** What has to be known of a plugin before its folder can be made. */
import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';

export interface Answers {
  /** Absolute. */
  readonly folder: string;
  readonly name: string;
  readonly category: string;
  readonly title: string;
  readonly author: string;
  readonly license: string;
  readonly homepage: string;
}

export type Given = Readonly<Partial<Record<Exclude<keyof Answers, 'folder'>, string>>>;

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PACKAGE_NAME = /^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/;

/** The words of a folder's name that are not on every plugin. */
export function categoryFrom(folder: string): string {
  const kebab = path
    .basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .replace(/^(?:reckoner-)?(?:plugin-)?(?=.)/, '');
  return kebab || 'example';
}

export function sentenceCase(kebab: string): string {
  const words = kebab.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** As git signs; where it knows nobody, as the system calls who is logged in. */
function authorOfGit(): string {
  const read = (key: string) => {
    try {
      return execFileSync('git', ['config', key], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      return '';
    }
  };
  const [name, address] = [read('user.name'), read('user.email')];
  return name && address ? `${name} <${address}>` : name || userInfo().username;
}

type Ask = (question: string, proposed: string) => Promise<string>;

/** Asks at a terminal; elsewhere what is proposed is taken. */
async function withAsking<T>(work: (ask: Ask) => Promise<T>): Promise<T> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return work(async (_, proposed) => proposed);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await work(async (question, proposed) => {
      const answer = await terminal.question(`${question}${proposed ? ` (${proposed})` : ''}: `);
      return answer.trim() || proposed;
    });
  } finally {
    terminal.close();
  }
}

/** @throws RangeError with a sentence where an answer cannot be used. */
function checked(answers: Answers): Answers {
  const { category, name, title } = answers;
  if (!KEBAB.test(category))
    throw new RangeError(`"${category}" is no category: expected lowercase words joined by hyphens, as in brewing.`);
  if (!PACKAGE_NAME.test(name))
    throw new RangeError(`"${name}" is no name of a package: expected one as npm takes it.`);
  if (title.trim() === '') throw new RangeError('The title is what users see for the category: expected some words.');
  return answers;
}

/** What was given by options, and what is asked for besides. */
export async function answersFor(folder: string, given: Given): Promise<Answers> {
  return withAsking(async (ask) => {
    const category = given.category ?? (await ask('Category', categoryFrom(folder)));
    const title = given.title ?? (await ask('Title of the category', sentenceCase(category)));
    const author = given.author ?? (await ask('Author', authorOfGit()));
    const { name = `reckoner-plugin-${category}`, license = 'MIT', homepage = '' } = given;
    return checked({ folder: path.resolve(folder), name, category, title, author, license, homepage });
  });
}

/** Which version of the service wrote what is on a server, and whether a copy into it was not finished. */
import { StoreTrouble } from '../trouble.js';
import type { Connection } from './connection.js';
import { KEY_NAMES, script } from './script.js';

/** Of the keys and what they have; higher when an earlier version of the service would misread them. */
const SCHEMA_VERSION = 1;

/** What is on a server of before the schema had a number is of the first. */
const recognizeScript = script({
  keys: ['counts'],
  lua: `
redis.call('HSETNX', K.counts, 'schema', ${SCHEMA_VERSION})
return { redis.call('HGET', K.counts, 'schema'), redis.call('HEXISTS', K.counts, 'copying') }`,
});

/** @throws StoreTrouble when the records are not such that this version may work on them, and what to do. */
export async function recognize(connection: Connection): Promise<void> {
  const [schema, copying] = await connection.run<[string, number]>(recognizeScript);
  assertSchema(schema);
  if (copying === 1)
    throw new StoreTrouble(
      'The store cannot be opened: a copy into it is under way, or was ended before its end. Wait for it, or copy again ' +
        'with --force.',
    );
}

/** The same of a store that is only read. @returns Whether there is one. */
export async function recognizeSource(connection: Connection): Promise<boolean> {
  const [schema, copying] = await connection.fields('counts', ['schema', 'copying']);
  if (schema !== null) assertSchema(schema!);
  if (copying !== null)
    throw new StoreTrouble('A copy into FROM is under way, or was ended before its end: it does not have all records.');
  return (await connection.present()).length > 0;
}

function assertSchema(schema: string): void {
  if (Number(schema) <= SCHEMA_VERSION) return;
  throw new StoreTrouble(
    `The records on the server were written by a later version of the service (schema ${schema}; this one knows ` +
      `${SCHEMA_VERSION}). Start that version.`,
  );
}

/** What is there before anything is kept: marks of this file, and of who looked whether the store can be written. */
const NO_RECORDS = ['counts', 'told'] as const;

/** Marks the store as one that is copied into, and empties it; 0: it is not empty, and was left as it is. */
const beginCopyScript = script({
  keys: KEY_NAMES,
  lua: `
if ARGV[1] ~= 'force' then
  for name, key in pairs(K) do
    if ${NO_RECORDS.map((name) => `name ~= '${name}'`).join(' and ')} and redis.call('EXISTS', key) == 1 then return 0 end
  end
end
for _, key in pairs(K) do redis.call('UNLINK', key) end
redis.call('HSET', K.counts, 'schema', ${SCHEMA_VERSION}, 'copying', 1)
return 1`,
});

/** @returns false where there are records that `force` does not allow to remove. */
export async function beginCopy(connection: Connection, force: boolean): Promise<boolean> {
  return (await connection.run<number>(beginCopyScript, force ? 'force' : '')) === 1;
}

const endCopyScript = script({ keys: ['counts'], lua: `return redis.call('HDEL', K.counts, 'copying')` });

export async function endCopy(connection: Connection): Promise<void> {
  await connection.run(endCopyScript);
}

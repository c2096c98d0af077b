/** A server as an end of a copy. */
import { describeAddress, type StoreAddress } from '../redis/address.js';
import { Connection } from '../redis/connection.js';
import { noticesOf } from '../redis/fitness.js';
import { beginCopy, endCopy, recognizeSource } from '../redis/schema.js';
import { StoreTrouble } from '../trouble.js';
import type { End } from './ends.js';
import { readRedis, writeRedis } from './redis-records.js';

export async function serverEnd(name: string, address: StoreAddress): Promise<End> {
  const connection = await Connection.open(address, { setting: name });
  const where = `${describeAddress(address)}, prefix ${address.prefix}, database ${address.database}`;
  const notEmpty = new StoreTrouble(
    `There is a store in TO (${where}), and it is not empty. Give another prefix or server, or --force to remove what is ` +
      'there now.',
  );

  return {
    async identity() {
      const servers = await connection.information();
      return servers.map((server) => `${server.get('run_id')} ${address.database} ${address.prefix}`);
    },

    async read(now, work) {
      if (!(await recognizeSource(connection))) throw new StoreTrouble(`There is no store in FROM (${where}).`);
      return work(readRedis(connection, now));
    },

    async assertFree(force) {
      for (const server of await connection.information()) noticesOf(server);
      if ((await connection.listeners()) > 0)
        throw new StoreTrouble(`A service is using the store in TO (${where}). Stop it first.`);
      const records = (await connection.present()).filter((key) => key !== 'counts' && key !== 'told');
      if (!force && records.length > 0) throw notEmpty;
    },

    async write(force, now, work) {
      if (!(await beginCopy(connection, force))) throw notEmpty;
      await work({
        write: (records) => writeRedis(connection, records),
        records: () => readRedis(connection, now),
      });
      await endCopy(connection);
      return undefined;
    },
    close: () => connection.close(),
  };
}

/** Prints the queries whose calculator is not first, and the shares: `npx tsx test/server/catalogue/queries/show.ts [unseen]`. */
import { readFileSync } from 'node:fs';
import { searchFrom } from '../../../../server/src/catalogue/search.js';
import { placesOf } from './places.js';
import { typed } from './typed.js';
import { unseen } from './unseen.js';

const json = (name: string) => JSON.parse(readFileSync(`generated/${name}`, 'utf8'));
const search = searchFrom(json('search.json'), json('summaries.json'));
for (const [name, queries] of Object.entries({ typed, unseen })) {
  const places = placesOf(queries, search);
  if (name === 'typed' || process.argv.includes('unseen')) {
    for (const { query, wanted, found } of places.filter(({ place }) => place !== 1))
      console.log(`${query} > ${wanted.join('|')}: ${found.slice(0, 4).join(' ')}`);
  }
  const share = (most: number) => places.filter(({ place }) => place <= most).length;
  console.log(`${name}: ${places.length} queries, ${share(1)} first, ${share(3)} in the first three`);
}

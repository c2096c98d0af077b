// Takes download addresses out of package-lock.json: npm finds packages by name and checks them by their integrity
// hash, and hyper-express's own GitHub address of uWebSockets.js is overridden in package.json.
import { readFileSync, writeFileSync } from 'node:fs';

const override = JSON.parse(readFileSync('package.json', 'utf8')).overrides['hyper-express']['uWebSockets.js'];
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
for (const entry of Object.values(lock.packages)) {
  if (entry.resolved?.startsWith('https:')) delete entry.resolved;
  if (entry.dependencies?.['uWebSockets.js']) entry.dependencies['uWebSockets.js'] = override;
}
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);

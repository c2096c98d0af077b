/**
 * uWebSockets.js as hyper-express asks for it, by its name and with `require`. Its authors publish it on GitHub alone; the
 * package uws-pack has their builds of 2024 for Node 18 to 22, and exports them to ES modules only.
 */
'use strict';
const { existsSync } = require('node:fs');
const path = require('node:path');

/** Longer heads are answered with 431. The library reads this once, when it is loaded; its own default is 4 KiB. */
process.env.UWS_HTTP_MAX_HEADERS_SIZE ??= String(16 * 1024);

const folder = require.resolve
  .paths('uws-pack')
  .map((modules) => path.join(modules, 'uws-pack', 'dist', 'bin'))
  .find(existsSync);
if (folder === undefined)
  throw new Error('The package uws-pack is not installed: run npm ci, or npm install where there is no lock file.');
const build = `uws_${process.platform}_${process.arch}_${process.versions.modules}.node`;
const file = path.join(folder, build);
if (!existsSync(file))
  throw new Error(
    `There is no build of uWebSockets.js for Node ${process.versions.node} on ${process.platform} ${process.arch}: start the ` +
      'service with npm start or npx reckoner start, which have a Node along that has one, or set HTTP_TRANSPORT=node.',
  );
module.exports = require(file);

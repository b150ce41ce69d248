#!/usr/bin/env node
/** The command of the SDK's package, for an app in a repository of its own. scripts/sdk-pack.ts packs it. */
import { resolve } from 'node:path';

import { buildApp } from './build-app.ts';
import { checkApp } from './check-app.ts';
import { devApp } from './dev-app.ts';
import { newApp } from './new-app.ts';
import { publishApp } from './publish-app.ts';
import { Stop } from './stop.ts';
import { testApp } from './test-app.ts';

const usage = `openbook-plugin new <id>       makes a folder with an app that builds and passes its test
openbook-plugin build          builds the app of this folder into dist/
openbook-plugin dev <url>      shows the app of this folder in a running host, and again after each change; a port may follow
openbook-plugin check          tells what the host would refuse of what was built
openbook-plugin test           runs the tests of this folder
openbook-plugin publish <url>  checks and sends what was built to the host; PLUGIN_TOKEN is the token
`;

const [command, argument = '', ...rest] = process.argv.slice(2);
const folder = process.cwd();

async function run(): Promise<string> {
  if (command === 'new') return newApp(resolve(folder, argument), argument);
  if (command === 'build') return buildApp(folder);
  if (command === 'dev') return devApp(folder, argument, rest[0] ?? '');
  if (command === 'check') return checkApp(folder);
  if (command === 'test') return testApp(folder, [argument, ...rest].filter(Boolean));
  if (command === 'publish') return publishApp(folder, argument, process.env.PLUGIN_TOKEN ?? '');
  throw new Stop(usage);
}

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  // A fault of the author gets a message; any other error is a fault of ours and shows its stack.
  process.stderr.write(
    `${error instanceof Stop ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exitCode = 1;
}

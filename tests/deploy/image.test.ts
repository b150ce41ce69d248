/** What the image of the server holds is enough to run it: the folders of deploy/Dockerfile with the packages of a production install, without Docker. */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
const stage = /^FROM \S+ AS server$(?<lines>[^]*?)^FROM /m.exec(dockerfile)?.groups?.lines ?? '';
const copied = [...stage.matchAll(/^COPY --from=build \/srv\/openbook\/(\S+)/gm)].map(([, name = '']) => name);
const command = JSON.parse(/^CMD (\[.*\])$/m.exec(stage)?.[1] ?? '[]') as string[];

/** Packages that `npm prune --omit=dev` leaves. */
const packages = (): string[] =>
  execFileSync('npm', ['ls', '--all', '--omit=dev', '--parseable'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
    .trim()
    .split('\n')
    .slice(1)
    .map((path) => relative(resolve('node_modules'), path))
    .filter((path) => !path.includes('node_modules') && existsSync(join('node_modules', path)));

/** deploy/production.env with something for each variable that it leaves open. */
function environment(): Record<string, string> {
  const lines = readFileSync('deploy/production.env', 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm);
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value === '' ? secret : value]));
}

test('[OPS-31] the folders and packages of the image run the server with deploy/production.env', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'openbook-image-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(copied).toContain('sandbox');
  for (const name of copied.filter((each) => each !== 'node_modules' && each !== 'dist'))
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('dist'), join(folder, 'dist'));
  for (const name of packages()) {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  }
  const [, ...words] = command;
  const child = spawn(process.execPath, words, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      ...environment(),
      PORT: '0',
      CHAT_PORT: '0',
      METRICS_PORT: '0',
      SANDBOX_DB: join(folder, 'site.sqlite'),
    },
  });
  let said = '';
  const ended = new Promise<number | null>((done) => void child.once('close', done));
  const address = await new Promise<string | undefined>((done) => {
    const hear = (data: Buffer) => {
      said += data.toString();
      const found = /is on (http:\S+)/.exec(said)?.[1];
      if (found !== undefined) done(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then(() => done(undefined));
  });
  expect(address, said).toBeDefined();
  expect((await fetch(`${String(address)}/health/ready`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

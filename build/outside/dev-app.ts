import { preview } from 'vite';

import { outDir } from './app-source.ts';
import { buildApp } from './build-app.ts';
import { readBuiltApp } from './built-app.ts';
import { answersOf, manifestPath } from './dev-answers.ts';
import { onChange } from './on-change.ts';
import { Stop } from './stop.ts';

const usualPort = 4300;

async function readHost(text: string): Promise<URL> {
  const host = URL.canParse(text) ? new URL(text) : null;
  if (host === null) throw new Stop('openbook-plugin dev <url>: the address of the host, as http://localhost:4000');
  const isThere = await fetch(new URL(manifestPath, host)).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) throw new Stop(`${host.origin} does not answer with a manifest of remote apps.`);
  return host;
}

/**
 * Builds the app and shows it in the pages of a running host, again after every change: a server of this machine answers
 * for the app and asks the host for everything else. No other code sees it.
 */
export async function devApp(folder: string, address: string, port: string): Promise<string> {
  const host = await readHost(address);
  process.stdout.write(`${await buildApp(folder)}\n`);
  let app = await readBuiltApp(folder);
  onChange(folder, async () => {
    try {
      const line = await buildApp(folder);
      app = await readBuiltApp(folder);
      process.stdout.write(`${line} Return to the tab of the page to see it.\n`);
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\nPages keep the last build.\n`);
    }
  });
  const toHost = { target: host.origin, changeOrigin: true, ws: true, rewriteWsOrigin: true };
  const server = await preview({
    ...{ root: folder, configFile: false, appType: 'custom', logLevel: 'error' },
    build: { outDir: outDir(folder) },
    preview: { host: '127.0.0.1', port: port === '' ? usualPort : Number(port), proxy: { '^/': toHost } },
    plugins: [
      {
        name: 'openbook:dev-app',
        configurePreviewServer: ({ middlewares }) => void middlewares.use(answersOf(() => app, host)),
      },
    ],
  });
  const local = new URL(server.resolvedUrls?.local[0] ?? '').origin;
  const pages = (app.entry.pages ?? []) as { page: string }[];
  const paths = ['', ...pages.map(({ page }) => `/${page.replace('/*', '')}`)];
  return [`${app.entry.id} in ${host.origin}. Open:`, ...paths.map((path) => `${local}/en${path}`)].join('\n  ');
}

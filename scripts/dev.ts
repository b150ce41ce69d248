/**
 * `npm run dev`: Vite with hot reload on PORT. The sandbox runs behind it on a free port and restarts when its sources
 * change. The page sees one origin, as in the built product. The policy headers are left out, because hot reload writes
 * inline styles.
 */
import { spawn } from 'node:child_process';
import { type AddressInfo, createServer as createProbe } from 'node:net';

import { createServer } from 'vite';

const port = Number(process.env.PORT ?? 4000);
const host = process.env.HOST ?? '127.0.0.1';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createProbe().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address() as AddressInfo;
      probe.close(() => {
        resolve(free);
      });
    });
  });

const sandboxPort = await freePort();
const sandbox = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'sandbox/main.ts'], {
  stdio: 'inherit',
  env: { DEMO: '1', ...process.env, PORT: String(sandboxPort), HOST: '127.0.0.1' },
});

const behind = { target: `http://127.0.0.1:${String(sandboxPort)}`, changeOrigin: false };
const server = await createServer({
  server: {
    port,
    host,
    strictPort: true,
    proxy: {
      '/feed-api/v1/ws': { ...behind, ws: true },
      '^/(?:[a-z-]+-api|wallet|bet|games|sys-ui|sys-icons|plugin-frame|docs)/': behind,
      '^/(?:health|openapi\\.json|csp-report)$': behind,
    },
  },
});

const stop = () => {
  sandbox.kill('SIGTERM');
  void server.close().finally(() => process.exit());
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

await server.listen().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
  stop();
});
server.printUrls();

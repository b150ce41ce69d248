import { createEdge, edgeApp, isNatsUrl, openNats } from '../edge/index.ts';
import { attachFeedSocket } from '../feed/index.ts';
import { readTrustProxy, trustNobody } from '../http/client-address.ts';
import { endInOrder } from './lifetime.ts';
import { listen } from './listen.ts';

const graceMs = 5000;

function giveUp(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** One edge: it hears of the matches from NATS and tells visitors of them. Environment: docs/operations.md. */
export async function runEdge(variables: NodeJS.ProcessEnv): Promise<void> {
  const { NATS_URL: url = '', PORT: port = '4100', HOST: host = '127.0.0.1', SITE_ORIGIN: siteOrigin } = variables;
  if (!isNatsUrl(url)) giveUp('NATS_URL names the NATS of the server, as nats://token@127.0.0.1:4222.');
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) giveUp(`PORT=${port} cannot be used.`);
  const trustProxy = (variables.TRUST_PROXY ?? '') === '' ? trustNobody : readTrustProxy(variables.TRUST_PROXY ?? '');
  if (trustProxy === null) giveUp('TRUST_PROXY cannot be used: a number of proxies, or addresses with commas.');
  const bus = await openNats(url).catch((error: unknown) => giveUp(`NATS does not answer: ${String(error)}`));
  const edge = createEdge(bus, (line) => process.stderr.write(`${line}\n`));
  const { server, address, drain } = await listen(edgeApp(edge, trustProxy), { port: Number(port), host }).catch(
    (error: unknown) => giveUp(`The edge cannot listen on ${host}:${port}: ${String(error)}`),
  );
  const main = { feed: edge.feed, config: {} };
  const closeSockets = attachFeedSocket(
    server,
    { main, get: () => null },
    { isControlOpen: false, trustProxy, siteOrigin: siteOrigin ?? null },
  );
  endInOrder({
    stop: async () => {
      const drained = drain(graceMs);
      await closeSockets();
      edge.stop();
      await drained;
      await bus.close();
    },
  });
  process.stdout.write(`An edge is on ${address}\n`);
  process.send?.('listening');
}

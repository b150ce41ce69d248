/** Plays who is behind a port: keeps the signed calls that come, and answers as a port does. */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

import { Webhook } from 'standardwebhooks';

import { until } from './card-support.ts';

export const portSecret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
type Call = { path: string; headers: IncomingHttpHeaders; body: string };
type Message = { type: string; data: Record<string, unknown> };

export type PortCatcher = {
  hook: (path: string) => { url: string; secret: string };
  calls: Call[];
  /** What it answers next, one after the other; then 204. */
  answers: number[];
  /** The first call of this type, once it is here and its signature is right. */
  heard: (type: string) => Promise<Message>;
  stop: () => void;
};

export async function catchCalls(): Promise<PortCatcher> {
  const calls: Call[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (data: Buffer) => (body += data.toString()));
    request.on('end', () => {
      calls.push({ path: request.url ?? '', headers: request.headers, body });
      response.writeHead(answers.shift() ?? 204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ...{ calls, answers, stop: () => server.close() },
    hook: (path) => ({ url: `http://127.0.0.1:${String(port)}${path}`, secret: portSecret }),
    heard: async (type) => {
      const find = () => calls.find(({ body }) => (JSON.parse(body) as Message).type === type);
      const call = (await until(
        () => Promise.resolve(find()),
        (found) => found !== undefined,
      )) as Call;
      return new Webhook(portSecret).verify(call.body, call.headers as Record<string, string>) as Message;
    },
  };
}

type Bent = { secret?: string; id?: string; at?: Date; body?: string };

/** Says what became of something, signed. `bent`: what a forger has. Gives the status. */
export async function answerAs(
  { origin, world }: { origin: string; world: string },
  target: 'payouts' | 'documents',
  answer: object,
  { secret = portSecret, id = randomUUID(), at = new Date(), body = JSON.stringify(answer) }: Bent = {},
): Promise<number> {
  const headers = {
    'Content-Type': 'application/json',
    'X-Sandbox-World': world,
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, JSON.stringify(answer)),
  };
  return (await fetch(`${origin}/port-hooks/v1/${target}`, { method: 'POST', headers, body })).status;
}

/** Log-outs and sign-ins of one browser whose answers come late, in another order, or never. */
import { expect, test } from 'vitest';

import { fraction } from '../../../simulator/random.ts';
import { type Client, credentials, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });

/** A browser, what is on its way to it, and what its player began and ended. */
async function open() {
  const client = await server.enter();
  const { db } = server.worldOf(client);
  /** Sessions by the name of their cookie. */
  const begun = new Map<string, number>();
  const ended = new Set<string>();
  const arrived = new Set<string>();
  const late: { headers: Headers; opens: string | null }[] = [];
  const endCarried = ({ cookies }: Client) => {
    for (const name of cookies.keys()) if (begun.has(name)) ended.add(name);
  };
  const hear = ({ headers, opens }: (typeof late)[number]) => {
    client.keep(headers);
    if (opens !== null) arrived.add(opens);
  };
  const acts: Record<string, (number: number) => Promise<void> | void> = {
    signIn: async (number) => {
      const tab = client.tab();
      endCarried(tab);
      const { headers, status } = await tab.post(
        '/web-api/auth/login',
        credentials('demo@example.com', 'demo-password'),
      );
      expect(status).toBe(200);
      const opens = [...tab.cookies.keys()].find((name) => name.startsWith('sid_') && !client.cookies.has(name)) ?? '';
      begun.set(opens, Number(db.prepare('SELECT max(id) AS id FROM session').get()?.id));
      if (number < 0.6) hear({ headers, opens });
      else late.push({ headers, opens });
    },
    logOut: async (number) => {
      endCarried(client);
      const { headers } = await client.tab().post('/web-api/auth/disconnect');
      if (number < 0.3) hear({ headers, opens: null });
      else if (number < 0.8) late.push({ headers, opens: null });
    },
    start: async (number) => {
      const { headers } = await client.tab().post('/web-api/auth/disconnect?user=none');
      if (number < 0.5) late.push({ headers, opens: null });
    },
    arrive: (number) => {
      const [answer] = late.splice(Math.floor(number * late.length), 1);
      if (answer) hear(answer);
    },
  };
  const check = async (path: string) => {
    const open = [...begun].filter(([name]) => !ended.has(name));
    const rows = db.prepare('SELECT id FROM session WHERE user_id IS NOT NULL ORDER BY id').all();
    expect(
      rows.map(({ id }) => id),
      path,
    ).toEqual(open.map(([, id]) => id));
    const here = open.filter(([name]) => arrived.has(name)).map(([name]) => name);
    expect(
      here.filter((name) => !client.cookies.has(name)),
      path,
    ).toEqual([]);
    const { body } = await client.get<{ data: { user_id: number | null } }>('/web-api/auth/check-session');
    expect(body.data.user_id !== null, path).toBe(here.length > 0);
  };
  return { acts, check };
}

test.each(Array.from({ length: 12 }, (_, place) => place + 1))(
  '[SESS-56] in order %i of late and lost answers no log-out ends what began later, and none leaves open what it ended',
  async (seed) => {
    const { acts, check } = await open();
    const names = ['signIn', 'signIn', 'logOut', 'logOut', 'start', 'arrive', 'arrive'];
    let path = '';
    for (let step = 0; step < 40; step += 1) {
      const name = names[Math.floor(fraction(seed, step, 1) * names.length)] ?? 'arrive';
      path += ` ${name}`;
      await acts[name]?.(fraction(seed, step, 2));
      await check(path);
    }
  },
);

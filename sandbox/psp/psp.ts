import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';

import type { PspRequest } from '../../contracts/control.ts';
import { closeDatabase, migrate, openDatabase, transaction } from '../db/index.ts';
import { createClock } from '../world/clock.ts';
import { apiRoutes } from './api-routes.ts';
import type { PspEnv } from './env.ts';
import { missing, PspFailure } from './failure.ts';
import { createPspFaults } from './faults.ts';
import type { Desk, PspClock } from './intents.ts';
import { createOutbox } from './outbox.ts';
import { payRoutes } from './pay-routes.ts';
import { pspSchema } from './schema.ts';
import { thingsOf } from './things.ts';

/** `pages`: where browsers find the provider's pages, for a payer who arrives from and returns to this address. */
type Options = { database: string; secret: string; hookSecret: string; pages: (returnUrl: string) => string };

export type Psp = {
  app: Hono<PspEnv>;
  sendTo: (url: string) => void;
  /** The clocks of accounts whose world has one of its own; null: real time. */
  keepTimeBy: (clocks: (account: string) => PspClock | null) => void;
  bend: (account: string, request: PspRequest) => void;
  stop: () => void;
};

/** The reference payment provider: a server of its own, with its own database, which takes play money. Row PAY-18. */
export function createPsp({ database, secret, hookSecret, pages }: Options): Psp {
  const db = openDatabase(database);
  migrate(db, [pspSchema]);
  const faults = createPspFaults();
  const outbox = createOutbox(db, { secret: hookSecret, takeFault: faults.hook });
  const realClock = createClock();
  let clockOf = (_: string): PspClock | null => null;
  const act = (run: () => unknown): void => {
    if (db.isOpen) transaction(db, run);
  };
  const deskOf = (account: string): Desk => ({
    ...{ account, things: thingsOf(db, account), clock: clockOf(account) ?? realClock, act, emit: outbox.emit, pages },
  });

  const app = new Hono<PspEnv>();
  app.onError((error, c) => {
    if (error instanceof PspFailure) return c.json(error.body, error.status);
    return c.json({ error: { type: 'api_error', message: 'Something went wrong.' } }, 500);
  });
  app.notFound((c) => c.json(missing(c.req.path).body, 404));
  app.use(
    bodyLimit({
      maxSize: 32 * 1024,
      onError: () => {
        throw new PspFailure(413, 'The request is too large.');
      },
    }),
  );
  app.route('/', apiRoutes({ db, secret, faults, deskOf }));
  app.route('/', payRoutes({ db, deskOf, act: (run) => transaction(db, run) }));

  return {
    app,
    sendTo: outbox.sendTo,
    keepTimeBy: (clocks) => {
      clockOf = clocks;
    },
    bend: faults.set,
    stop: () => {
      realClock.stop();
      outbox.stop();
      closeDatabase(db);
    },
  };
}

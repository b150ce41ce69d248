import { randomBytes } from 'node:crypto';

import { type PayProvider, worldOfAccount } from '../cashier/index.ts';
import { createPsp, type Psp } from '../psp/index.ts';
import type { Worlds } from '../worlds/index.ts';
import { providerFile } from './data-files.ts';
import type { Settings } from './environment.ts';
import { listenBeside } from './listen.ts';

/** `tell`: the site listens there, with these worlds. `bend`: see `Psp`; null when the provider is another one. */
export type Provided = {
  provider: PayProvider;
  bend: Psp['bend'] | null;
  tell: (siteAddress: string, worlds: Worlds) => void;
  stop: (graceMs: number) => Promise<void>;
};

const random = (prefix: string): string => `${prefix}_${randomBytes(24).toString('base64url')}`;

/** Starts the reference payment provider beside the site, unless the environment names another. */
export async function provide(settings: Settings): Promise<Provided> {
  const { psp: named, pspOrigin, database, host, port, pspPort } = settings;
  if (named !== null)
    return {
      provider: { ...named, paysOut: false },
      bend: null,
      tell: () => undefined,
      stop: () => Promise.resolve(),
    };
  const keys = { secret: random('sk_test'), hookSecret: random('whsec') };
  let own = 0;
  // Browsers find it by the name by which they found the site.
  const pages = (returnUrl: string) => pspOrigin ?? `http://${new URL(returnUrl).hostname}:${String(own)}`;
  const psp = createPsp({ database: providerFile(database), ...keys, pages });
  // The chat is at the next port.
  const beside = port === 0 || port >= 65_534 ? 0 : port + 1;
  const { address, drain } = await listenBeside(psp.app, { port: pspPort, host, beside }).catch((error: unknown) => {
    psp.stop();
    throw error;
  });
  own = Number(new URL(address).port);
  return {
    provider: { url: reachable(address), ...keys, paysOut: true },
    bend: psp.bend,
    tell: (siteAddress, worlds) => {
      psp.keepTimeBy((account) => worlds.get(worldOfAccount(account))?.clock ?? null);
      psp.sendTo(`${reachable(siteAddress)}/psp-hooks/v1/card`);
    },
    stop: async (graceMs) => {
      await drain(graceMs);
      psp.stop();
    },
  };
}

/** An address that means every network of this machine is reached by its own. */
const reachable = (address: string): string =>
  address.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:');

import { randomBytes } from 'node:crypto';

import { makerWalletPath } from '../../contracts/makers/index.ts';
import { createMakerDesk, type MakerDesk } from '../makers/index.ts';
import { createReferenceMaker } from '../reference-maker/index.ts';
import type { Settings } from './environment.ts';
import { listen } from './listen.ts';

/** `site`: where this server listens. */
type Around = { makers: MakerDesk; site: string; warn: (message: string) => void };

const maker = { id: 'lighthouse', name: 'Lighthouse Games' };

/** Starts the reference maker on this machine alone, where the environment names its port, and enters it among the makers. */
export async function provideMaker(
  { referenceMakerPort: port }: Settings,
  { makers, site, warn }: Around,
): Promise<{ stop: (graceMs: number) => Promise<void> }> {
  if (port === null) return { stop: () => Promise.resolve() };
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const reference = createReferenceMaker({ secret, wallet: `${site}${makerWalletPath}/${maker.id}` });
  const { address, drain } = await listen(reference.app, { port, host: '127.0.0.1' });
  const known = { ...maker, secret, launch: `${address}/play`, games: reference.games };
  const [entered] = createMakerDesk([known], warn).all();
  if (entered !== undefined) makers.add(entered);
  return {
    stop: async (graceMs) => {
      reference.stop();
      await drain(graceMs);
    },
  };
}

import type { Publisher } from '../apps/index.ts';
import { BadEnvironment } from './bad-environment.ts';

const leastToken = 32;
const line = /^([a-z][a-z0-9-]{0,39})=((?:[a-z][a-z0-9-]{0,39},)*[a-z][a-z0-9-]{0,39}):(\S+)$/;

function readOne(text: string): Publisher {
  const [, name = '', apps = '', token = ''] = line.exec(text.slice(0, 4000)) ?? [];
  if (token.length < leastToken)
    throw new BadEnvironment(
      `PLUGIN_PUBLISHERS cannot be used: <name>=<id>,<id>:<token of at least ${String(leastToken)} signs>, with spaces between.`,
    );
  return { name, token, apps: apps.split(',') };
}

/** `house`: PLUGIN_TOKEN. `others`: PLUGIN_PUBLISHERS, each bound to the ids of its own apps. */
export function readPublishers(house: string | null, others: string): readonly Publisher[] {
  const bound = others.split(/\s+/).filter(Boolean).map(readOne);
  const all: Publisher[] = [...(house === null ? [] : [{ name: 'house', token: house, apps: null }]), ...bound];
  for (const field of ['name', 'token'] as const)
    if (new Set(all.map((one) => one[field])).size < all.length)
      throw new BadEnvironment(`PLUGIN_PUBLISHERS cannot be used: two have the same ${field}.`);
  return all;
}

import { tryOutOf } from '@/entities/plugin';
import type { CreateHost } from '@/widgets/plugin-slot';

import { countedStores } from './counted-stores';

const blockMs = 1500;

function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

/** Outside production: counts what an app uses, and breaks it as the control room has asked. Row PLUG-67. */
export function tryOut(create: CreateHost, ...[entry, feedback]: Parameters<CreateHost>): ReturnType<CreateHost> {
  const kind = tryOutOf(entry.id);
  if (kind === 'throws') throw new Error('Broken on purpose, by the control room');
  if (kind === 'slow') block(blockMs);
  const host = create(entry, kind === 'never' ? { ...feedback, ready: () => undefined } : feedback);
  // What came late counts by itself, in production too.
  return host instanceof Promise ? host : countedStores(entry.id, host);
}

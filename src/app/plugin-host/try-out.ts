import type { PluginHost } from '@sdk';

import type { PluginPermission } from '@contracts/plugin';

import { tryOutOf } from '@/entities/plugin';
import type { CreateHost } from '@/widgets/plugin-slot';

const blockMs = 1500;

/** What of the facade needs a permission. */
const permissions: readonly (readonly [member: keyof PluginHost, permission: PluginPermission])[] = [
  ['navigate', 'navigate'],
  ['notify', 'notify'],
  ['openModal', 'modal:open'],
  ['addToCoupon', 'coupon:add'],
  ['ask', 'content:read'],
  ['logOut', 'session:end'],
  ['switchAccount', 'account:switch'],
  ['setLanguage', 'preferences:write'],
  ['setTheme', 'preferences:write'],
  ['setFontSize', 'preferences:write'],
  ['$session', 'session:read'],
  ['$balance', 'balance:read'],
  ['query', 'content:read'],
  ['feed', 'odds:read'],
  ['drawOdds', 'odds:read'],
  ['coupon', 'coupon:read'],
  ['storage', 'storage'],
  ['track', 'analytics'],
  ['openDialog', 'dialog:open'],
  ['send', 'events'],
];

/** By app and permission. Mutable, and of the document. */
const uses = new Map<string, number>();
const keyOf = (id: string, permission: string) => `${id} ${permission}`;

/** How often an app has used a permission since the page began. */
export const usesOf = (id: string, permission: string): number => uses.get(keyOf(id, permission)) ?? 0;

/** The facade itself, which counts when something is called or read. */
function counted(id: string, host: PluginHost): PluginHost {
  const shown = { ...host };
  for (const [member, permission] of permissions) {
    const value: unknown = host[member];
    const count = () => uses.set(keyOf(id, permission), usesOf(id, permission) + 1);
    const call = (...args: unknown[]): unknown => {
      count();
      return typeof value === 'function' ? Reflect.apply(value, host, args) : undefined;
    };
    const read = () => {
      count();
      return value;
    };
    Object.defineProperty(
      shown,
      member,
      typeof value === 'function' ? { value: call, enumerable: true } : { get: read, enumerable: true },
    );
  }
  return shown;
}

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
  return host instanceof Promise ? host.then((late) => counted(entry.id, late)) : counted(entry.id, host);
}

import { callerApp } from './caller';

export type Method = (this: unknown, ...args: unknown[]) => unknown;
/** What an app gets instead of the call; undefined lets it through. */
type Instead = (app: string, self: unknown, args: unknown[]) => (() => unknown) | undefined;

export const { apply } = Reflect;

/**
 * Puts `instead` before methods of `on`, only for apps, and permanently. `whose`: the app that calls with these
 * arguments.
 */
export function before(
  on: object,
  names: readonly string[],
  instead: Instead,
  whose: (args: unknown[]) => string | null = callerApp,
): void {
  for (const name of names) {
    const method = (on as Record<string, unknown>)[name];
    if (typeof method !== 'function') continue;
    const guarded: Method = function guarded(this: unknown, ...args) {
      const app = whose(args);
      const other = app === null ? undefined : instead(app, this, args);
      return other === undefined ? (apply(method, this, args) as unknown) : other();
    };
    Object.defineProperty(on, name, { value: guarded, writable: false, configurable: false });
  }
}

type Accessor = {
  get: ((this: unknown) => unknown) | undefined;
  set: ((this: unknown, value: unknown) => void) | undefined;
};

/** How the browser reads and writes a property. */
export function accessorOf(of: object, name: string): Accessor {
  const { get, set } = Object.getOwnPropertyDescriptor(of, name) ?? {}; // eslint-disable-line @typescript-eslint/unbound-method -- called by `apply`
  return { get, set };
}

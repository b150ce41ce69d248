import { AsyncLocalStorage } from 'node:async_hooks';

const asked = new AsyncLocalStorage<string>();

/** The host by which this call names the site, where the operator's configuration knows it; null: everywhere else, also between calls. */
export const askedHost = (): string | null => asked.getStore() ?? null;

/** Everything within, letters included, is done for the site of this host. */
export const atHost = <Result>(host: string, act: () => Result): Result => asked.run(host, act);

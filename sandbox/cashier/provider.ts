import type Stripe from 'stripe';

/**
 * The card acquirer, by its wire form. `url`: its origin. `paysOut`: it also pays players out; otherwise the backend
 * simulates the payout provider.
 */
export type PayProvider = {
  url: string;
  secret: string;
  hookSecret: string;
  paysOut: boolean;
};

/** An account of the provider for each world of a test; the main world's is the owner of the key. */
export const providerAccount = (worldId: string): string | undefined =>
  worldId === 'main' ? undefined : `acct_${worldId}`;

export const worldOfAccount = (account: string | undefined): string =>
  account?.startsWith('acct_') === true ? account.slice('acct_'.length) : 'main';

const clients = new WeakMap<PayProvider, Promise<Stripe>>();

/** The provider's official client. It is large, so it loads with the first payment. Row PAY-18. */
export function clientOf(provider: PayProvider): Promise<Stripe> {
  const known = clients.get(provider);
  if (known !== undefined) return known;
  const { protocol, hostname, port } = new URL(provider.url);
  const isSafe = protocol === 'https:';
  const made = import('stripe').then(
    ({ default: Client }) =>
      new Client(provider.secret, {
        host: hostname,
        port: port === '' ? (isSafe ? 443 : 80) : Number(port),
        protocol: isSafe ? 'https' : 'http',
        // We repeat a call without an answer, under its own key; the deposit shows this until then.
        maxNetworkRetries: 0,
        timeout: 10_000,
        telemetry: false,
      }),
  );
  clients.set(provider, made);
  return made;
}

/** How a call says whose it is. `key`: makes it once, however often it is sent. */
export const asWorld = ({ id }: { id: string }, key?: string): Stripe.RequestOptions => {
  const stripeAccount = providerAccount(id);
  return {
    ...(stripeAccount === undefined ? {} : { stripeAccount }),
    ...(key === undefined ? {} : { idempotencyKey: key }),
  };
};

declare module '../world/world.ts' {
  interface World {
    /** The card acquirer; null: none. */
    provider: PayProvider | null;
  }
}

import { type Network, wantedBlocks } from '../../contracts/payments/crypto/networks.ts';
import { z } from '../../contracts/zod.ts';

/**
 * A chain of tests on this machine, which speaks the JSON-RPC of Ethereum. `token`: the contract whose units are USDT;
 * null: there is none.
 */
export type EvmChain = { url: string; token: string | null };

/** `minor`: units of the currency. `blocks`: how many of the wanted blocks hold all of it. */
export type Came = { minor: number; blocks: number };

const Answer = z.object({ result: z.string().check(z.regex(/^0x[\da-f]{1,64}$/i)) });

const askMs = 5000;

/** Throws for a chain that does not answer, and for an answer that is no number. */
async function ask(url: string, method: string, params: unknown[]): Promise<bigint> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(askMs),
  });
  return BigInt(Answer.parse(await response.json()).result);
}

/** Units of a chain in one of ours: ETH has 18 digits there and 8 here, USDT has six at both. */
const scales: Readonly<Record<string, bigint>> = { ETH: 10n ** 10n, USDT: 1n };

/** `balanceOf(address)` of ERC-20. */
const balanceOf = (address: string): string => `0x70a08231${address.slice(2).toLowerCase().padStart(64, '0')}`;

const balanceAt = ({ url, token }: EvmChain, iso: string, address: string, height: number): Promise<bigint> => {
  const block = `0x${height.toString(16)}`;
  return iso === 'ETH'
    ? ask(url, 'eth_getBalance', [address, block])
    : ask(url, 'eth_call', [{ to: token, data: balanceOf(address) }, block]);
};

/** Whether the payments of this currency on this network stand on the chain. */
export const isOnEvm = (chain: EvmChain | null, network: Network, iso: string): chain is EvmChain =>
  chain !== null && network === 'ethereum' && (iso === 'ETH' || (iso === 'USDT' && chain.token !== null));

/**
 * The balance of an address, and how many blocks in a row confirm it. Nobody has its key, so it only grows. Asks for
 * the balance of each block alone: a branch that lost holds nothing, whatever was seen before. Null: nothing yet.
 */
export async function cameOnEvm(chain: EvmChain, iso: string, address: string): Promise<Came | null> {
  const scale = scales[iso] ?? 1n;
  const last = Number(await ask(chain.url, 'eth_blockNumber', []));
  const held = (await balanceAt(chain, iso, address, last)) / scale;
  if (held === 0n) return null;
  let blocks = 1;
  while (blocks < wantedBlocks && blocks <= last) {
    if ((await balanceAt(chain, iso, address, last - blocks)) / scale < held) break;
    blocks += 1;
  }
  return { minor: Number(held), blocks };
}

declare module '../world/world.ts' {
  interface World {
    /** A chain outside that payments of Ethereum stand on; null: it is played as the others are. */
    chain: EvmChain | null;
  }
}

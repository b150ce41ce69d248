import { z } from '@contracts/zod';

/**
 * Why the page warns. `exchanged`: a chain has another first hash, length, salt or public value than this browser saw. `next`: another chain
 * follows than the promised one. `short`: a chain was left before its end. `replayed`: a round, or an older chain, came back. `gap`: numbers
 * were left out. `broken`: a hash does not lead to those before it. `draws`: the result does not follow from the hash. `promise`: a round has
 * another hash or another place in its chain than was told before it.
 */
export const chainAlarms = ['exchanged', 'next', 'short', 'replayed', 'gap', 'broken', 'draws', 'promise'] as const;
export type ChainAlarm = (typeof chainAlarms)[number];

const KeptChain = z.object({
  ...{ id: z.int(), terminating: z.string(), salt: z.string(), length: z.int() },
  publicValue: z.optional(z.nullable(z.string())),
});
export type KeptChain = z.infer<typeof KeptChain>;

/** What was told of a round before it. */
const Promised = z.object({ id: z.int(), chainId: z.int(), number: z.int(), commitment: z.string() });

/**
 * What this browser has seen of the chains of one game. `now`: the newest round that stood here last. `next`: the promised chain. `proved`: the last
 * round whose hash this browser followed back. `promised`: rounds whose own hash was told. `at`: the server's clock then, ms. `alarm`: waits for
 * the player.
 */
export const KeptChains = z.object({
  chains: z.array(KeptChain),
  now: z.nullable(z.object({ chainId: z.int(), number: z.int(), index: z.optional(z.int()) })),
  next: z.nullable(z.int()),
  proved: z.nullable(z.object({ chainId: z.int(), number: z.int(), hash: z.string() })),
  promised: z.optional(z.array(Promised)),
  at: z.number(),
  alarm: z.nullable(z.enum(chainAlarms)),
});
export type KeptChains = z.infer<typeof KeptChains>;
export const noChains: KeptChains = { chains: [], now: null, next: null, proved: null, at: 0, alarm: null };

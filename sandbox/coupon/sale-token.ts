import { createHmac, timingSafeEqual } from 'node:crypto';

import { z } from '../../contracts/zod.ts';
import type { World } from '../world/world.ts';

/** What an offer said. `amount`: the stake in play at that time; `price`: minor units; `validUntil`: ms. */
const Offered = z.object({
  couponId: z.int(),
  amount: z.int(),
  part: z.number(),
  price: z.int(),
  validUntil: z.int(),
});
export type Offered = z.infer<typeof Offered>;

const signatureOf = ({ secrets }: World, text: string): Buffer =>
  createHmac('sha256', secrets.token).update(`sale:${text}`).digest();

/** Proves an offer, so that the server need not remember it. */
export function sealOffer(world: World, offered: Offered): string {
  const text = Buffer.from(JSON.stringify(offered)).toString('base64url');
  return `${text}.${signatureOf(world, text).toString('base64url')}`;
}

/** The offer behind a token. Null when we did not make it. */
export function openOffer(world: World, token: string): Offered | null {
  const [text = '', signature = ''] = token.split('.');
  const [given, right] = [Buffer.from(signature, 'base64url'), signatureOf(world, text)];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return Offered.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
}

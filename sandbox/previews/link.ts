import { createHmac, timingSafeEqual } from 'node:crypto';

import { text } from '../../contracts/bounded.ts';
import { Millis } from '../../contracts/common.ts';
import { PreviewSubject } from '../../contracts/preview.ts';
import { z } from '../../contracts/zod.ts';
import type { World } from '../world/world.ts';
import { keyOf, knownKey } from './key.ts';

/**
 * `mark`: of the contents, so that a link never shows something else under the same name. `since`: the version of the site over which it
 * was made. `until`: ms.
 */
const Link = z.strictObject({ subject: PreviewSubject, mark: text(64), since: z.int(), until: Millis });
export type Link = z.infer<typeof Link>;

const longest = 1000;

/** Signed with the address of the site: a link of one brand opens nothing at the host of another. */
const signed = (key: Buffer, origin: string, said: string): Buffer =>
  createHmac('sha256', key).update(`preview\n${origin}\n${said}`).digest();

export function writeLink(world: World, origin: string, link: Link): string {
  const said = Buffer.from(JSON.stringify(link)).toString('base64url');
  return `${said}.${signed(keyOf(world), origin, said).toString('base64url')}`;
}

/** What a link says, where this site has signed it for this address; null: somebody else wrote it. It may be over. */
export function readLink(world: World, origin: string, given: string): Link | null {
  const key = knownKey(world);
  const [, said = '', signature = ''] = /^([\w-]{1,900})\.([\w-]{43})$/.exec(given.slice(0, longest)) ?? [];
  if (key === null || said === '') return null;
  const [one, other] = [Buffer.from(signature, 'base64url'), signed(key, origin, said)];
  if (one.length !== other.length || !timingSafeEqual(one, other)) return null;
  return Link.safeParse(JSON.parse(Buffer.from(said, 'base64url').toString())).data ?? null;
}

import type { Context } from 'hono';

import type { PreviewLink, PreviewSubject } from '../../contracts/preview.ts';
import type { FindVersion } from '../area/index.ts';
import type { Env } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import { calledOrigin } from '../http/transport.ts';
import { changesOf, siteVersionNow } from '../site-versions/index.ts';
import { writeLink } from './link.ts';
import { findSubject } from './subject.ts';

/** Long enough for somebody to look at it; whoever needs more gets another link. */
const lifeMs = 4 * 60 * 60_000;
export const openPath = '/preview-api/v1/open';

/** A link for one visitor, at the address at which the operator works. Row SITE-06. */
export async function makePreview(
  c: Context<Env>,
  subject: PreviewSubject,
  findVersion: FindVersion,
): Promise<PreviewLink> {
  const world = c.get('world');
  const since = siteVersionNow(world);
  const found = await findSubject(world, { subject, since }, findVersion);
  if (found === undefined) throw notFound('This proposal or version');
  const [origin, until] = [calledOrigin(c), world.clock.now() + lifeMs];
  const link = writeLink(world, origin, { subject, mark: found.mark, since, until });
  const left = found.proposed === null ? [] : changesOf(found.show(world.config), found.proposed);
  return { address: `${origin}${openPath}?link=${link}`, until, left: left.map(({ path }) => path) };
}

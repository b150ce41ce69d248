import * as account from '../account.ts';
import * as analytics from '../analytics.ts';
import * as articles from '../articles.ts';
import * as auth from '../auth.ts';
import * as clientFrames from '../client-frames.ts';
import * as content from '../content.ts';
import * as control from '../control.ts';
import * as coupon from '../coupon.ts';
import * as feed from '../feed.ts';
import { PluginManifest } from '../plugin.ts';
import * as publish from '../plugin-publish.ts';
import * as redirect from '../redirect.ts';
import * as results from '../results.ts';
import * as sale from '../sale.ts';
import * as sharing from '../sharing.ts';
import * as site from '../site.ts';
import * as checks from '../site-checks.ts';
import * as support from '../support.ts';
import * as teamCash from '../team-cash.ts';
import type { z } from '../zod.ts';

/** Schemas that keep their own name in the OpenAPI document. */
export const namedSchemas: ReadonlyMap<z.ZodMiniType, string> = new Map(
  [
    account,
    analytics,
    auth,
    clientFrames,
    content,
    control,
    coupon,
    feed,
    articles,
    results,
    sale,
    sharing,
    redirect,
    checks,
    site,
    support,
    teamCash,
    publish,
    { PluginManifest },
  ].flatMap((area) =>
    Object.entries(area).flatMap(([name, value]) => (isSchema(value) ? [[value, name] as const] : [])),
  ),
);

function isSchema(value: unknown): value is z.ZodMiniType {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

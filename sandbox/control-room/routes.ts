import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';

import {
  RoomCheckRequest,
  RoomPublishRequest,
  RoomSignInRequest,
  type RoomState,
  RoomUndoRequest,
} from '../../contracts/control-room.ts';
import type { PluginManifest } from '../../contracts/plugin.ts';
import { PreviewSubject } from '../../contracts/preview.ts';
import { endAlarm } from '../alarms/index.ts';
import type { FindVersion } from '../area/index.ts';
import { rightOnly } from '../auth/index.ts';
import { readBody } from '../http/body.ts';
import { type Env, playerOf } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import { noteNamed } from '../operator-acts/index.ts';
import { makePreview } from '../previews/index.ts';
import {
  approve,
  changesOf,
  faultsIn,
  needsApproval,
  reject,
  requireNone,
  siteVersionNow,
  submit,
  undoOver,
} from '../site-versions/index.ts';
import { draftFaults, withDraft } from './draft.ts';
import { operatorOf, signedIn, signIn, signOut } from './operator.ts';
import type { Operator } from './sessions.ts';
import { roomSite, shownChanges } from './site.ts';

const root = '/plugins-api/v1/room';

const authorOf = ({ name, userId }: Operator): string => `${name} (${String(userId)})`;

/** Each act leaves a line, also one that is refused. The token is in none, and comparing a draft is no act. */
const noted = createMiddleware<Env>(async (c, next) => {
  const operator = signedIn(c);
  await next();
  if (c.req.method === 'GET' || c.req.path.endsWith('/check')) return;
  const author = operator === null ? `(${String(playerOf(c))})` : authorOf(operator);
  const isDoor = c.req.path.endsWith('/session');
  noteNamed(c, isDoor ? author : `${author} ${await c.req.text().catch(() => '')}`);
});

/**
 * The control room: an account with the right signs in with the operator's token and works on the site configuration, by the same
 * functions as the operator's calls. `token`: OPERATOR_TOKEN; without it nobody signs in. `isAsked`: a second operator looks first. Rows PLUG-103, SITE-05.
 */
export function controlRoomRoutes(
  token: string | null,
  isAsked: boolean,
  readManifest: (c: Context<Env>) => Promise<PluginManifest | null>,
  findVersion: FindVersion,
): Hono<Env> {
  const appsOf = async (c: Context<Env>) => (await readManifest(c))?.plugins ?? [];
  const routes = new Hono<Env>();
  const hasRight = rightOnly('plugins.read');
  routes.use(root, hasRight);
  routes.use(`${root}/*`, hasRight, noted);

  routes.get(root, (c) => {
    const operator = signedIn(c);
    const shown = operator && { name: operator.name, endsAt: operator.endsAt };
    return c.json({ data: { isOpen: token !== null, session: shown } satisfies RoomState });
  });
  routes.post(`${root}/session`, async (c) => {
    if (token === null) throw notFound();
    const said = await readBody(c, RoomSignInRequest);
    signIn(c, token, said);
    return c.body(null, 204);
  });
  routes.delete(`${root}/session`, (c) => {
    signOut(c);
    return c.body(null, 204);
  });

  routes.get(`${root}/site`, (c) => {
    const { userId } = operatorOf(c);
    return c.json({ data: roomSite(c.get('world'), userId) });
  });
  routes.post(`${root}/site/check`, async (c) => {
    operatorOf(c);
    const world = c.get('world');
    const draft = await readBody(c, RoomCheckRequest);
    const config = withDraft(world.config, draft);
    const faults = [...draftFaults(draft, await appsOf(c)), ...faultsIn(world, config)];
    const changes = shownChanges(changesOf(world.config, config));
    return c.json({
      data: {
        ...{ version: siteVersionNow(world), faults, changes },
        needsApproval: needsApproval(world, config, isAsked),
      },
    });
  });

  routes.post(`${root}/site/versions`, async (c) => {
    const operator = operatorOf(c);
    const world = c.get('world');
    const { base, reason, ...draft } = await readBody(c, RoomPublishRequest);
    requireNone(draftFaults(draft, await appsOf(c)));
    const told = { author: authorOf(operator), authorId: operator.userId, reason };
    const outcome = submit(world, base, told, withDraft(world.config, draft), isAsked);
    return c.json({ data: outcome }, outcome.version === null ? 202 : 201);
  });
  routes.post(`${root}/site/proposals/:id{\\d+}/approve`, (c) => {
    const operator = operatorOf(c);
    const by = { name: authorOf(operator), userId: operator.userId };
    return c.json({ data: approve(c.get('world'), Number(c.req.param('id')), by) }, 201);
  });
  routes.delete(`${root}/site/proposals/:id{\\d+}`, (c) => {
    operatorOf(c);
    reject(c.get('world'), Number(c.req.param('id')));
    return c.body(null, 204);
  });
  routes.post(`${root}/site/undo`, async (c) => {
    const operator = operatorOf(c);
    const { base } = await readBody(c, RoomUndoRequest);
    const told = { author: authorOf(operator), reason: `Undo of version ${String(base)}` };
    return c.json({ data: undoOver(c.get('world'), base, told) }, 201);
  });
  routes.post(`${root}/previews`, async (c) => {
    operatorOf(c);
    return c.json({ data: await makePreview(c, await readBody(c, PreviewSubject), findVersion) }, 201);
  });
  routes.post(`${root}/alarms/:id{\\d+}/done`, (c) => {
    operatorOf(c);
    if (!endAlarm(c.get('world'), Number(c.req.param('id')))) throw notFound('This alarm');
    return c.body(null, 204);
  });
  return routes;
}

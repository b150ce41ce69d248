import { Hono } from 'hono';

import { CaptchaDemand } from '../../contracts/captcha.ts';
import { errorCodes } from '../../contracts/common.ts';
import {
  ClockRequest,
  ConfigPatch,
  FaultsRequest,
  FeedFaultRequest,
  GeoRequest,
  LogKind,
  SimulatorRequest,
  TermsRequest,
  VersionRequest,
  WorldRequest,
} from '../../contracts/control.ts';
import { MarginTable } from '../../contracts/margins.ts';
import { PluginManifest } from '../../contracts/plugin.ts';
import { BreakerLimits, breakerLimits, BreakerPatch } from '../../contracts/plugin-beacon.ts';
import { Maintenance } from '../../contracts/site.ts';
import { openProfile } from '../demo-players/index.ts';
import { readBody } from '../http/body.ts';
import type { Env } from '../http/context.ts';
import { ApiFailure, notFound, wrongField } from '../http/failure.ts';
import { createPluginHealth } from '../plugin-health/health.ts';
import { pushTerms } from '../push/player.ts';
import { BadConfig, merge, requireProtection } from '../site/index.ts';
import type { Worlds } from '../worlds/index.ts';

const root = '/sandbox-api/v1';

/** Arranges a world for a test. Exists only with SANDBOX_CONTROL=1. Spec: api §11. */
export function worldRoutes(worlds: Worlds): Hono<Env> {
  const routes = new Hono<Env>();

  routes.post(`${root}/worlds`, async (c) => {
    const { seed, profile, now, play, share } = await readBody(c, WorldRequest);
    const world = await worlds.create({
      ...(seed === undefined ? {} : { seed }),
      ...(now === undefined ? {} : { now: now * 1000 }),
      ...(play === undefined ? {} : { play: play * 1000 }),
      ...(share === undefined ? {} : { share }),
    });
    const user = profile === undefined ? {} : { user: await openProfile(world, profile) };
    return c.json({ data: { id: world.id, ...user } }, 201);
  });
  routes.delete(`${root}/worlds/:id`, (c) => {
    if (!worlds.drop(c.req.param('id'))) throw notFound('This world');
    return c.body(null, 204);
  });

  routes.patch(`${root}/config`, async (c) => {
    const world = c.get('world');
    const config = merge(world.config, await readBody(c, ConfigPatch)) as Record<string, unknown>;
    try {
      requireProtection(config);
    } catch (error) {
      if (error instanceof BadConfig) throw wrongField(error.message.split(/[ :[]/)[0] ?? 'config', error.message);
      throw error;
    }
    world.config = config;
    return c.body(null, 204);
  });
  routes.put(`${root}/plugins`, async (c) => {
    c.get('world').plugins = await readBody(c, PluginManifest);
    return c.body(null, 204);
  });
  routes.put(`${root}/plugins/breaker`, async (c) => {
    const world = c.get('world');
    const limits = BreakerLimits.parse({ ...breakerLimits, ...(await readBody(c, BreakerPatch)) });
    world.pluginHealth = createPluginHealth(limits, world.clock.now);
    return c.body(null, 204);
  });
  routes.get(`${root}/plugins/health`, (c) => c.json({ data: c.get('world').pluginHealth.figures() }));
  routes.put(`${root}/geo`, async (c) => {
    const world = c.get('world');
    const { country, displayTypeId, templateTypeId, redirect, host } = await readBody(c, GeoRequest);
    world.geo = {
      country: country ?? world.geo.country,
      displayTypeId: displayTypeId ?? world.geo.displayTypeId,
      templateTypeId: templateTypeId ?? world.geo.templateTypeId,
      redirect,
      host,
    };
    return c.body(null, 204);
  });
  routes.put(`${root}/maintenance`, async (c) => {
    c.get('world').maintenance = await readBody(c, Maintenance);
    return c.body(null, 204);
  });
  routes.put(`${root}/version`, async (c) => {
    c.get('world').version = (await readBody(c, VersionRequest)).version;
    return c.body(null, 204);
  });

  routes.put(`${root}/terms`, async (c) => {
    c.get('world').termsUpdatedAt = (await readBody(c, TermsRequest)).updatedAt;
    pushTerms(c.get('world'));
    return c.body(null, 204);
  });

  return routes;
}

/** Controls faults, time, matches and the feed. Reads what the backend has received. */
export function stageRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.post(`${root}/faults`, async (c) => {
    c.get('world').faults.add(await readBody(c, FaultsRequest));
    return c.body(null, 204);
  });
  routes.get(`${root}/faults`, (c) => c.json({ data: c.get('world').faults.list() }));
  routes.delete(`${root}/faults`, (c) => {
    c.get('world').faults.clear();
    return c.body(null, 204);
  });

  routes.post(`${root}/captcha`, async (c) => {
    c.get('world').captcha.demand(await readBody(c, CaptchaDemand));
    return c.body(null, 204);
  });

  routes.post(`${root}/clock`, async (c) => {
    const { clock, simulator } = c.get('world');
    const { now, advance, speed } = await readBody(c, ClockRequest);
    if (now !== undefined) clock.setNow(now * 1000);
    if (advance !== undefined) clock.advance(advance);
    if (speed !== undefined) simulator.setSpeed(speed);
    return c.json({ data: { now: Math.floor(clock.now() / 1000) } });
  });
  routes.post(`${root}/simulator`, async (c) => {
    const { simulator, feed } = c.get('world');
    const result = simulator.command(await readBody(c, SimulatorRequest));
    if (!result.ok) throw new ApiFailure(409, errorCodes.conflict, result.reason);
    feed.flush();
    return c.body(null, 204);
  });
  routes.get(`${root}/margins`, (c) => c.json({ data: c.get('world').simulator.margins() }));
  routes.put(`${root}/margins`, async (c) => {
    const { simulator, feed } = c.get('world');
    simulator.setMargins(await readBody(c, MarginTable));
    feed.flush();
    return c.body(null, 204);
  });
  routes.post(`${root}/feed`, async (c) => {
    c.get('world').feed.fault(await readBody(c, FeedFaultRequest));
    return c.body(null, 204);
  });

  routes.get(`${root}/mailbox`, (c) => {
    const to = c.req.query('to');
    return c.json({ data: c.get('world').mailbox.filter((message) => to === undefined || message.to === to) });
  });
  routes.get(`${root}/log`, (c) => {
    const kind = c.req.query('kind');
    const parsed = LogKind.safeParse(kind);
    if (kind !== undefined && !parsed.success) throw wrongField('kind', 'field_error_required');
    return c.json({ data: c.get('world').log.read(parsed.data ?? null, Number(c.req.query('since') ?? 0)) });
  });

  return routes;
}

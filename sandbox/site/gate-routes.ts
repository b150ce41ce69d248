import { Hono } from 'hono';

import { errorCodes, headerNames, headerValues } from '../../contracts/common.ts';
import { RedirectRequest } from '../../contracts/redirect.ts';
import { BlockRequest } from '../../contracts/site-checks.ts';
import { readBody } from '../http/body.ts';
import type { Env } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { siteConfig } from './config.ts';
import { buildVersion } from './version.ts';

/**
 * Blocking, redirect, maintenance and version. Each may keep visitors out or send them elsewhere. Spec: shell §3, §4.
 */
export function gateRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get('/blocks-api/api/v1/block/light', (c) => {
    const { displayTypeId, templateTypeId } = c.get('world').geo;
    return c.json({ data: { displayTypeId, templateTypeId } });
  });

  routes.post('/blocks-api/api/v2/block', async (c) => {
    const { url } = await readBody(c, BlockRequest);
    const { displayTypeId, templateTypeId } = c.get('world').geo;
    const reasons = displayTypeId === 1 ? [templateTypeId] : [];
    return c.json({ data: { displayTypeId, templateTypeId, code: 0, url, reasons, breadcrumbs: [] } });
  });

  routes.post('/redirects-api/api/v1/redirect-light', async (c) => {
    if (c.req.header(headerNames.serviceAuth) !== headerValues.serviceAuth)
      throw new ApiFailure(403, errorCodes.forbidden, 'The service header is missing.');
    const { url } = await readBody(c, RedirectRequest);
    const { redirect } = c.get('world').geo;
    return c.json({ data: redirect ?? { redirect: false, code: 0, url, reasons: [], breadcrumbs: [] } });
  });

  routes.get('/bff-api/maintenance', (c) => c.json({ data: siteConfig(c.get('world'), 'en').maintenance }));

  routes.get('/bff-api/version', (c) => c.json({ data: { version: c.get('world').version ?? buildVersion() } }));

  return routes;
}

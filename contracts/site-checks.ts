/** What an open page asks about the site. */
import { text } from './bounded.ts';
import { dataOf } from './common.ts';
import { Maintenance } from './site.ts';
import { z } from './zod.ts';

/** The second given shape: seconds, milliseconds or ISO text (decision D-12). */
export const MaintenanceAlternative = z.object({
  notifyStartDate: z.optional(z.nullable(z.union([z.number(), z.string()]))),
  notifyEndDate: z.optional(z.nullable(z.union([z.number(), z.string()]))),
  startAt: z.optional(z.nullable(z.union([z.number(), z.string()]))),
  finishAt: z.optional(z.nullable(z.union([z.number(), z.string()]))),
});

export const MaintenanceAnswer = dataOf(z.union([Maintenance, MaintenanceAlternative]));

export const BlockRequest = z.object({ auth: z.optional(z.union([z.boolean(), z.number()])), url: text(4000) });

export const BlockAnswer = dataOf(
  z.object({
    displayTypeId: z.int(),
    templateTypeId: z.int(),
    code: z.int(),
    url: z.string(),
    reasons: z.array(z.int()),
    breadcrumbs: z.array(z.string()),
  }),
);

export const VersionAnswer = dataOf(z.object({ version: z.string() }));

/** `GET /health`: 503 and `database` when the server cannot write. */
export const HealthAnswer = z.object({ status: z.enum(['ok', 'database']) });

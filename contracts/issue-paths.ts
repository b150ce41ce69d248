import type { z } from './zod.ts';

/** Where an issue of a schema is. A name that the schema does not know is the end of a way of its own. */
export const issuePaths = (issue: z.core.$ZodIssue): PropertyKey[][] =>
  'keys' in issue ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];

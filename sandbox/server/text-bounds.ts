import { createMiddleware } from 'hono/factory';

import { errorCodes } from '../../contracts/common.ts';
import type { Env } from '../http/context.ts';
import { ApiFailure, wrongField } from '../http/failure.ts';

const maxSigns = 2000;
/** An event stream names all of its topics at once. A link of a preview is refused by a page of its own, and Node bounds the headers. */
const maxOf: Readonly<Record<string, number>> = { topics: 12_000, link: 16_384 };
const maxSegment = 200;
const maxPath = 2000;

/**
 * Refuses a call when its address carries a text that is too long. Schemas bound the texts of a body. The query of a
 * document may carry anything.
 */
export const textBounds = createMiddleware<Env>(async (c, next) => {
  if (c.req.path.length > maxPath) throw new ApiFailure(414, errorCodes.validation, 'This address is too long.');
  if (c.req.path.includes('-api/')) {
    for (const [name, values] of Object.entries(c.req.queries()))
      if (values.some((value) => value.length > (maxOf[name] ?? maxSigns)))
        throw wrongField(name.slice(0, 50), 'This is too long.');
    if (c.req.path.split('/').some((segment) => segment.length > maxSegment))
      throw wrongField('path', 'This is too long.');
  }
  await next();
});

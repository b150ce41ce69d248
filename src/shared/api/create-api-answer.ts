import { attach, type Effect } from 'effector';

import { answerOf } from './answer-of';
import type { ApiCallDefinition } from './create-api-call';
import { createApiQuery } from './create-api-query';
import type { ApiFailure } from './failure';

/** A read without parameters that guards and effects wait for: each question has an answer of its own. */
export function createApiAnswer<Raw, Data>(
  definition: ApiCallDefinition<object, Raw, Data>,
): Effect<void, Data, ApiFailure> {
  const query = createApiQuery({ ...definition, strategy: 'TAKE_EVERY' });
  // A new object each time tells one question from another.
  return attach({ mapParams: () => ({}), effect: answerOf(query) });
}

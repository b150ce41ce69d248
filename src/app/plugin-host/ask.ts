import { scopeBind, type Scope } from 'effector';

import { z } from '@contracts/zod';
import type { AskFailure, PluginHost } from '@sdk';

import { createApiCall } from '@/shared/api';
import { logWarning } from '@/shared/lib/logger';

/** What everybody may read. No dots and no percent signs: nothing in such a path leads out of it. */
const openPath = /^\/(?:content|feed)-api(?:\/[\w-]+)+$/;

type Question = { path: string; query: Readonly<Record<string, string>> };

/** The plugin knows the shape of what it asks for, the host does not. */
const readContentFx = createApiCall({
  request: ({ path, query }: Question) => ({ path, query }),
  contract: z.unknown(),
  mapData: (answer: unknown) => answer,
});

const refused = (): Promise<never> => {
  const failure: AskFailure = { statusCode: 403 };
  // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- an expected failure is a value
  return Promise.reject(failure);
};

/** `ask` of a plugin that was granted it. */
export const createAsk = (scope: Scope, id: string): PluginHost['ask'] => {
  const read = scopeBind(readContentFx, { scope });
  return (path, query = {}) => {
    if (openPath.test(path)) return read({ path, query });
    logWarning(`Plugin "${id}" may not read ${path}`);
    return refused();
  };
};

/** `ask` of a plugin that was not. */
export const refuseAsk =
  (id: string): PluginHost['ask'] =>
  () => {
    logWarning(`Plugin "${id}" has no permission "content:read".`);
    return refused();
  };

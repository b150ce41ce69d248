import type { AskFailure, PluginHost } from '@sdk';
import { type Scope, scopeBind } from 'effector';

import type { PluginEntry } from '@contracts/plugin';
import { z } from '@contracts/zod';

import { createApiCall } from '@/shared/api';
import { failuresOf } from '@/widgets/plugin-slot';

import { withoutHidden } from './hidden-matches';
import { countUse } from './uses';

/** The calls that everybody may read. Dots and percent signs are refused, so no path leads out of these two. */
const openPath = /^\/(?:content|feed)-api(?:\/[\w-]+)+$/;

/** Lists of matches: topics of the feed. */
const listPath = '/feed-api/v1/snapshot';

type Warn = (text: string) => void;
type Question = { path: string; query: Readonly<Record<string, string>> };

/** The plugin knows the shape of what it asks for; the host does not. */
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

/** The backend failed, or did not receive it. That something does not exist is an answer. */
const isBackendsFault = (failure: unknown): boolean => {
  const { statusCode } = Object(failure) as Partial<AskFailure>;
  return statusCode === undefined || statusCode === 0 || statusCode >= 500;
};

/** `ask` for a plugin that has the permission. */
export const createAsk = (scope: Scope, entry: PluginEntry, warn: Warn): PluginHost['ask'] => {
  const read = scopeBind(readContentFx, { scope });
  return (path, query = {}) => {
    if (openPath.test(path)) {
      countUse(entry.id, 'content:read');
      return read({ path, query })
        .catch((failure: unknown) => {
          if (typeof failure === 'object' && failure !== null) failuresOf.set(failure, entry);
          if (isBackendsFault(failure)) warn(`${path} gave it no answer`);
          throw failure;
        })
        .then((answer) => (path === listPath ? withoutHidden(answer, scope) : answer));
    }
    warn(`it may not read ${path}`);
    return refused();
  };
};

/** `ask` for a plugin without the permission. */
export const refuseAsk =
  (warn: Warn): PluginHost['ask'] =>
  () => {
    warn('it has no permission "content:read"');
    return refused();
  };

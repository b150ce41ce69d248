import { expect, test } from 'vitest';

import { routes } from './routes';
import { homeRoutes } from './routes-home';

test('[ERR-21] no row names pictures: whoever adds the first brings the walk of late files to it (tests/support/walk/start.ts)', () => {
  expect([...homeRoutes, ...routes].filter(({ handle }) => handle.media !== undefined)).toEqual([]);
});

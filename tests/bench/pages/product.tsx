/**
 * The product's own board in its own frame. Changes reach it as from the live feed: by one call of `feedChanged` for
 * each message.
 */
import { allSettled, fork, scopeBind } from 'effector';
import { Provider } from 'effector-react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

import { $feedState, feedChanged } from '@/shared/feed';

import { entitiesOf, rowsFrom } from './fixture';
import { initVariant, type Variant } from './variant';

const topic = 'list:live:1';

/** Mounts `content` with `rows` games in the feed. */
export async function mountProduct(root: HTMLElement, rows: number, content: ReactNode): Promise<Variant> {
  const scope = fork({ values: [[$feedState, 'live']] });
  await allSettled(feedChanged, {
    scope,
    params: [{ kind: 'snapshot', topic: topic, ts: Date.now(), entities: entitiesOf(rowsFrom(0, rows)) }],
  });
  const change = scopeBind(feedChanged, { scope });
  createRoot(root).render(
    <Provider value={scope}>
      {/* The column scrolls, not the page, as in the frame of the product. */}
      <main className="bench-main">{content}</main>
    </Provider>,
  );
  return initVariant(
    (values) => change([{ kind: 'ops', topic: topic, ts: Date.now(), ops: [{ op: 'odds', values: [...values] }] }]),
    (from, count) => {
      const { games = [], markets = [] } = entitiesOf(rowsFrom(from, count));
      change([
        {
          kind: 'ops',
          topic: topic,
          ts: Date.now(),
          ops: [
            ...games.map((value) => ({ op: 'put' as const, kind: 'game' as const, id: value.id, value })),
            ...markets.map((value) => ({ op: 'put' as const, kind: 'market' as const, id: value.id, value })),
          ],
        },
      ]);
    },
    (from, count) => {
      const { games = [] } = entitiesOf(rowsFrom(from, count));
      change([
        {
          kind: 'ops',
          topic: topic,
          ts: Date.now(),
          ops: games.map(({ id }) => ({ op: 'del' as const, kind: 'game' as const, id })),
        },
      ]);
    },
  );
}

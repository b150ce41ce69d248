import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { slugs } from '@contracts/games';
import { sharedKinds } from '@contracts/shared-games';

import { Drawing } from './cover';

const all = [...slugs, ...sharedKinds];
test.each(all)(
  '[CAS-02] %s has a cover of its own, drawn in at most 3 kB and without a picture from outside',
  (game) => {
    const drawn = renderToStaticMarkup(<Drawing game={game} />);
    expect(drawn.length).toBeLessThanOrEqual(3000);
    expect(drawn).toMatch(/<(?:circle|rect|path)/);
    expect(drawn).not.toMatch(/href|url\(|<image/);
  },
);

test('[CAS-02] no two covers are alike', () => {
  expect(new Set(all.map((game) => renderToStaticMarkup(<Drawing game={game} />))).size).toBe(all.length);
});

test.each(all)('[CAS-02] the cover of %s costs no more than 2 ms of work', (game) => {
  const times = Array.from({ length: 15 }, () => {
    const from = performance.now();
    renderToStaticMarkup(<Drawing game={game} />);
    return performance.now() - from;
  }).toSorted((a, b) => a - b);
  expect(times[7]).toBeLessThanOrEqual(2);
});

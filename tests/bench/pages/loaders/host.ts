/** What the pages of other loaders have in common: a host that has drawn with React, and a list of apps. */
import { createElement, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

import '../../lib/page';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
export const place = () => document.body.appendChild(document.createElement('div'));

function Counter() {
  const [count, setCount] = useState(0);
  useEffect(() => setCount(1), []);
  return createElement('p', null, count);
}

/** A host has drawn and changed its page before apps come, as in the page of the product. */
async function drawHost(): Promise<void> {
  const element = place();
  const root = createRoot(element);
  root.render(createElement(Counter));
  while (element.textContent !== '1') await frame();
  root.unmount();
  element.remove();
  await frame();
}

type Listed = { id: string; entry: string };

/** Measures a way to load apps, from the request for their list until the last one has drawn; it calls `appDrew`. */
export const measured = (load: (apps: readonly Listed[]) => void) => async (apps: number) => {
  await drawHost();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  let left = apps;
  Object.assign(window, {
    appDrew: () => {
      left -= 1;
      if (left === 0) resolve(undefined);
    },
  });
  const started = performance.now();
  load((await (await fetch('/plugins/apps.json')).json()) as Listed[]);
  await promise;
  return performance.now() - started;
};

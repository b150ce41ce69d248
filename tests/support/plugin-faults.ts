import { expect, type Page, type Route } from '@playwright/test';

import { drawing } from './outside-app.ts';

/**
 * A remote app that does something wrong. Exactly one of `mount` (the body of its mount) and `script` (the whole file) is its code; with
 * neither it draws its id.
 */
export type PluginFault = {
  id: string;
  /** The requirement that it is about, beside PLUG-68. */
  row: string;
  mount?: string;
  script?: string;
  style?: string;
  /** Laid over its entry. */
  fields?: object;
  /** How the server answers for its files of this kind. */
  served?: readonly [ending: 'js' | 'css', answer: (route: Route) => Promise<void>];
  /** A path of the backend that answers 500. */
  broken?: string;
  /** What is in its place: the block with a button, nothing of it, or this text. */
  shows: { block: true } | { nothing: true } | { text: string };
  /** What the log says, after `Plugin "<id>" `. */
  log: RegExp;
  /** What the browser itself complains of. */
  problem?: RegExp;
  /** What else holds while it is on the page. */
  check?: (page: Page) => Promise<void>;
  /** It keeps the whole page busy, so the others would be blamed for its slowness. */
  alone?: true;
};

const block = { block: true } as const;
const text = (words: string) =>
  `const own = document.createElement('p'); own.textContent = ${JSON.stringify(words)}; element.append(own)`;
const react = (body: string, id: string) => `import { createReactPlugin, definePlugin } from '@sdk';
import { createElement, useEffect } from 'react';
definePlugin({ id: '${id}', mount: createReactPlugin(() => { ${body}; return createElement('p', null, 'drawn'); }) });`;
const boom = "throw new Error('broken')";

const pink = `body, :root, * { background: rgb(255, 192, 203) } button { outline: 9px solid rgb(255, 0, 0) !important }
  @media all { p { color: rgb(1, 2, 3); animation: turn 9s } } @keyframes turn { to { opacity: 0.9 } }
  @font-face { font-family: Inter; src: url('/none.woff2') }`;

async function expectOnlyItsOwnPink(page: Page): Promise<void> {
  const own = page.locator('[data-plugin=styles-the-page] p');
  await expect(own).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(own).toHaveCSS('background-color', 'rgb(255, 192, 203)');
  await expect(own).toHaveCSS('animation-name', 'styles-the-page_turn');
  for (const other of [page.locator('body'), page.getByRole('main')])
    await expect(other).not.toHaveCSS('background-color', 'rgb(255, 192, 203)');
  const logIn = page.getByRole('banner').getByRole('button', { name: 'Log in' });
  await expect(logIn).not.toHaveCSS('outline-width', '9px');
}

/** The table of broken apps. Rows PLUG-68 and F91 to F96b. */
export const pluginFaults: readonly PluginFault[] = [
  {
    id: 'throws-at-import',
    row: 'F92',
    script: boom,
    shows: block,
    log: /1\.0\.0, load: threw: \/plugins\//,
    problem: /broken/,
  },
  { id: 'throws-in-mount', row: 'F93', mount: boom, shows: block, log: /1\.0\.0, mount: it failed/ },
  {
    id: 'throws-in-render',
    row: 'F93',
    script: react(boom, 'throws-in-render'),
    shows: block,
    log: /1\.0\.0, mount: it failed/,
  },
  {
    id: 'throws-in-an-effect',
    row: 'F93',
    script: react(`useEffect(() => { ${boom} }, [])`, 'throws-in-an-effect'),
    shows: block,
    log: /1\.0\.0, (?:mount|run): it failed/,
  },
  {
    id: 'throws-in-unmount',
    row: 'PLUG-31',
    script: `import { definePlugin } from '@sdk';
definePlugin({ id: 'throws-in-unmount', mount: (element, host) => { ${text('drawn')}; host.ready(); return () => { ${boom} } } });`,
    shows: { text: 'drawn' },
    log: /1\.0\.0, unmount: it threw/,
  },
  {
    id: 'writes-inner-html',
    row: 'PLUG-17',
    mount: "element.innerHTML = '<p>drawn</p>'",
    shows: block,
    log: /1\.0\.0, mount: it failed/,
    problem: /Trusted/,
  },
  {
    id: 'evaluates',
    row: 'PLUG-17',
    mount: "eval('1')",
    shows: block,
    log: /1\.0\.0, mount: it failed/,
    problem: /Content Security Policy|Trusted|unsafe-eval/,
  },
  {
    id: 'brings-a-foreign-script',
    row: 'PLUG-17',
    mount:
      "document.head.append(Object.assign(document.createElement('script'), { src: 'https://elsewhere.example/x.js' }))",
    shows: block,
    log: /1\.0\.0, mount: it failed/,
    problem: /Trusted/,
  },
  {
    id: 'is-missing',
    row: 'F91',
    served: ['js', (route) => route.fulfill({ status: 404, body: 'nothing' })],
    shows: block,
    log: /1\.0\.0, load: fetch: \/plugins\//,
  },
  {
    id: 'has-a-changed-script',
    row: 'PLUG-17',
    served: ['js', (route) => route.fulfill({ contentType: 'text/javascript', body: 'document.title = "taken"' })],
    shows: block,
    log: /1\.0\.0, load: fetch: \/plugins\//,
    problem: /digest|integrity/i,
    check: (page) => expect(page).not.toHaveTitle('taken'),
  },
  {
    id: 'has-a-changed-style',
    row: 'PLUG-34',
    style: 'p { margin: 0 }',
    served: ['css', (route) => route.fulfill({ contentType: 'text/css', body: 'body { display: none }' })],
    shows: block,
    log: /1\.0\.0, load: fetch: \/plugins\/.*\.css/,
    check: (page) => expect(page.locator('link[data-plugin=has-a-changed-style]')).toHaveCount(0),
  },
  {
    id: 'loses-the-line',
    row: 'F91',
    served: ['js', (route) => route.abort('connectionreset')],
    shows: block,
    log: /1\.0\.0, load: fetch: \/plugins\//,
  },
  {
    id: 'is-never-ready',
    row: 'F94',
    script:
      "import { definePlugin } from '@sdk'; definePlugin({ id: 'is-never-ready', mount: () => () => undefined });",
    shows: block,
    log: /1\.0\.0, mount: it failed/,
  },
  {
    id: 'waits-for-ever',
    row: 'PLUG-09',
    script: 'await new Promise(() => undefined);',
    shows: block,
    log: /1\.0\.0, load: silent: \/plugins\//,
  },
  {
    id: 'defines-nothing',
    row: 'PLUG-09',
    script: 'export const nothing = 1;',
    shows: block,
    log: /1\.0\.0, load: silent: \/plugins\//,
  },
  {
    id: 'defines-another',
    row: 'PLUG-09',
    script: drawing('somebody-else', text('drawn')),
    shows: block,
    log: /1\.0\.0, load: silent: \/plugins\//,
  },
  {
    id: 'styles-the-page',
    row: 'PLUG-34',
    style: pink,
    shows: { text: 'styles-the-page' },
    log: /1\.0\.0, load: its style sheet reached/,
    check: expectOnlyItsOwnPink,
  },
  {
    id: 'is-set-wrongly',
    row: 'PLUG-51',
    mount:
      "const own = document.createElement('p'); own.textContent = 'so tall: ' + host.scope.getState(host.$config).height; element.append(own)",
    fields: { configSchema: { height: { type: 'number', default: 3 } }, config: { height: 'tall' } },
    shows: { text: 'so tall: 3' },
    log: /1\.0\.0, run: its setting "height" is no number: the default holds/,
  },
  {
    id: 'is-of-another-host',
    row: 'PLUG-61',
    fields: { sdk: '^9.0' },
    shows: { nothing: true },
    log: /1\.0\.0, load: it is not used: sdk not of this host/,
  },
  {
    id: 'wants-the-wallet',
    row: 'PLUG-35',
    fields: { permissions: ['navigate', 'wallet:open'] },
    shows: { text: 'wants-the-wallet' },
    log: /1\.0\.0, load: it asks for "wallet:open", which this host does not grant/,
  },
  {
    id: 'stands-nowhere-too',
    row: 'PLUG-35',
    fields: { more: [{ slot: 'home.topp' }] },
    shows: { text: 'stands-nowhere-too' },
    log: /1\.0\.0, load: it is mounted in "home\.topp", which is no slot/,
  },
  {
    id: 'has-no-route',
    row: 'PLUG-35',
    fields: { more: [{ route: 'nowhere-at-all' }] },
    shows: { text: 'has-no-route' },
    log: /1\.0\.0, load: it is mounted at "nowhere-at-all", where no page shows remote apps/,
  },
  {
    id: 'gets-no-answer',
    row: 'PLUG-68',
    mount:
      "const own = document.createElement('p'); own.textContent = 'drawn'; element.append(own); void host.ask('/content-api/v1/news')",
    fields: { permissions: ['content:read'] },
    broken: '/content-api/v1/news',
    shows: { text: 'drawn' },
    log: /1\.0\.0, run: \/content-api\/v1\/news gave it no answer/,
    problem: /statusCode|Object|object/,
  },
  {
    id: 'leads-away-unasked',
    row: 'PLUG-25',
    mount: `host.navigate('/results'); ${text('here')}`,
    shows: { text: 'here' },
    log: /1\.0\.0, run: it has no permission "navigate"/,
    check: (page) => expect(page).toHaveURL(/\/en\/home\/live$/),
  },
  {
    id: 'leads-to-another-site',
    row: 'PLUG-25',
    mount: `host.navigate('https://elsewhere.example/'); host.navigate('//elsewhere.example'); ${text('here too')}`,
    fields: { permissions: ['navigate'] },
    shows: { text: 'here too' },
    log: /1\.0\.0, run: it may not lead to \/\/elsewhere\.example/,
    check: (page) => expect(page).toHaveURL(/\/en\/home\/live$/),
  },
  {
    id: 'is-set-to-a-prototype',
    row: 'PLUG-51',
    mount:
      "const own = document.createElement('p'); own.textContent = 'polluted: ' + ({}).polluted; element.append(own)",
    fields: {
      configSchema: { size: { type: 'number', default: 3 }, tree: { type: 'object', properties: { $ref: '#' } } },
      config: JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}') as object,
    },
    shows: { text: 'polluted: undefined' },
    log: /1\.0\.0, run: its schema says nothing usable of the setting "tree"/,
  },
  {
    id: 'draws-thousands-of-things',
    row: 'PLUG-68',
    mount: `const own = document.createElement('div'); own.style.cssText = 'height: 40px; overflow: hidden';
      for (let left = 6000; left > 0; left -= 1) own.append(Object.assign(document.createElement('p'), { textContent: 'thing' }));
      own.prepend(Object.assign(document.createElement('p'), { textContent: 'all things' })); element.append(own)`,
    shows: { text: 'all things' },
    log: /1\.0\.0, run: it has drawn 6002 elements/,
  },
  {
    id: 'rejects-promises',
    row: 'F96b',
    mount: `${text('drawn')}; setInterval(() => void Promise.reject(new Error('unheeded')), 100)`,
    shows: block,
    log: /1\.0\.0, run: it failed/,
    problem: /unheeded/,
  },
  {
    id: 'redraws-for-ever',
    row: 'F95',
    mount: `${text('0')};
      const again = () => { own.textContent = String(Number(own.textContent) + 1); if (own.isConnected) setTimeout(again) };
      for (let left = 8; left > 0; left -= 1) setTimeout(again)`,
    shows: block,
    log: /1\.0\.0, run: it failed/,
    alone: true,
  },
  {
    id: 'blocks-the-page',
    row: 'F95b',
    mount: `${text('drawn')};
      const hold = () => { const end = performance.now() + 700; while (performance.now() < end); if (element.isConnected) setTimeout(hold, 300) };
      setTimeout(hold, 300)`,
    shows: block,
    log: /1\.0\.0, run: it failed/,
    alone: true,
  },
];

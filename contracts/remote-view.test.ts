import { expect, test } from 'vitest';

import { readView, RemoteView } from './remote-view.ts';

const answer: RemoteView = {
  body: '<p>Rules</p>',
  style: 'p { color: red }',
  cssToLoad: ['/plugins/rules/a.css'],
  scriptsToLoad: ['/plugins/rules/a.js'],
  appName: 'rules',
  title: 'Rules',
  codeToEval: 'start()',
  head: '<meta name="description" content="Rules">',
};
const empty = {
  body: '',
  style: '',
  cssToLoad: [],
  scriptsToLoad: [],
  appName: '',
  title: '',
  codeToEval: '',
  head: '',
};

test('[PLUG-11] an answer has body, style, cssToLoad, scriptsToLoad, appName, title, codeToEval and head', () => {
  expect(readView(answer)).toEqual({ view: answer, faults: [] });
  expect(Object.keys(RemoteView.shape)).toEqual([...Object.keys(answer), 'redirect']);
});

test.each([
  ['body', 7],
  ['style', ['p {}']],
  ['cssToLoad', '/a.css'],
  ['scriptsToLoad', ['/a.js', null]],
  ['appName', {}],
  ['title', null],
  ['codeToEval', true],
  ['head', 'x'.repeat(20_001)],
] as const)('[PLUG-11] a wrong field costs itself alone: %s', (name, value) => {
  expect(readView({ ...answer, [name]: value })).toEqual({ view: { ...answer, [name]: empty[name] }, faults: [name] });
});

test('[PLUG-11] what is missing counts as empty, and what nobody knows is left out', () => {
  expect(readView({ body: '<p>Rules</p>', extra: 1 })).toEqual({
    view: { ...empty, body: '<p>Rules</p>' },
    faults: [],
  });
});

test.each([[null], ['<p>'], [[]], [{}], [{ error: 'No such page' }]])('[PLUG-11] %j is no answer of a view', (raw) => {
  expect(readView(raw)).toBeNull();
});

// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest';

import { hearMaker } from './hear';

const origin = 'https://games.acme.example';

function open() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const [life, word] = [new AbortController(), vi.fn()];
  onTestFinished(() => {
    life.abort();
    frame.remove();
  });
  hearMaker({ frame, origin, gone: life.signal, word });
  const say = (data: unknown, from = origin, source: Window | null = frame.contentWindow) =>
    dispatchEvent(new MessageEvent('message', { source, origin: from, data }));
  return { word, say, life };
}

test('[AGG-03] the frame of a maker is heard in its two words, until it has gone', () => {
  const { word, say, life } = open();
  say({ type: 'ready' });
  say({ type: 'exit' });
  expect(word.mock.calls).toEqual([[{ type: 'ready' }], [{ type: 'exit' }]]);
  life.abort();
  say({ type: 'exit' });
  expect(word).toHaveBeenCalledTimes(2);
});

test.each([
  ['a balance of its own', { type: 'balance', balance: 1_000_000 }],
  ['more than a word', { type: 'exit', to: 'https://other.example' }],
  ['a bare text', 'exit'],
  ['a list', ['exit']],
  ['nothing', null],
  ['a type of another shape', { type: { toString: 'exit' } }],
])('[AGG-03] a frame that says %s is not heard', (_, data) => {
  const { word, say } = open();
  say(data);
  expect(word).not.toHaveBeenCalled();
});

test('[AGG-03] another origin in the frame, and another window, are not heard', () => {
  const { word, say } = open();
  say({ type: 'exit' }, 'https://other.example');
  say({ type: 'exit' }, 'null');
  say({ type: 'exit' }, origin, window);
  say({ type: 'exit' }, origin, null);
  expect(word).not.toHaveBeenCalled();
});

// @vitest-environment jsdom
import { allSettled, fork } from 'effector';
import { afterEach, expect, test, vi } from 'vitest';

import { loadPartFx } from '@/shared/part';

import { type Fault, hearFaults } from './faults';

const own = console.error;
afterEach(() => {
  console.error = own;
});
function setup() {
  const written = vi.fn();
  console.error = written;
  const heard: Fault[] = [];
  hearFaults((fault) => heard.push(fault));
  return { written, heard };
}
const fault = (file: string, message = 'no John Smith') =>
  Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n    at a (${location.origin}/${file}:1:20)` });
const told = (file: string) => ({ kind: 'error', name: 'TypeError', frames: [`${file}:1:20`] });

test('[SIGHT-05] what the host throws is told once, by class and place and without its words', () => {
  const { written, heard } = setup();
  dispatchEvent(new ErrorEvent('error', { error: fault('assets/a.js') }));
  dispatchEvent(new ErrorEvent('error', { error: fault('assets/a.js', 'another') }));
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: fault('assets/b.js') }));
  console.error('The page failed', fault('assets/c.js'));
  expect(heard).toEqual(['assets/a.js', 'assets/b.js', 'assets/c.js'].map(told));
  expect(JSON.stringify(heard)).not.toContain('John');
  expect(written).toHaveBeenCalledOnce();
});

test('[SIGHT-05] faults of apps, of extensions and of nobody are not of the host', () => {
  const { heard } = setup();
  for (const error of [fault('plugins/news/1.0.0/news.js'), new Error('no place'), 'a word', null])
    dispatchEvent(new ErrorEvent('error', { error }));
  expect(heard).toEqual([]);
});

test('[SIGHT-05] a part that did not come is told by its name', async () => {
  const { heard } = setup();
  const load = () => Promise.reject(fault('assets/late.js'));
  await allSettled(loadPartFx, { scope: fork(), params: { name: 'late parts', load } });
  expect(heard).toEqual([{ kind: 'part', name: 'late parts' }]);
});

test('[SIGHT-06] a word that no text can be made of is written as ever, and breaks nothing', () => {
  const { written } = setup();
  const odd: unknown = Object.create(null);
  console.error(odd);
  expect(written).toHaveBeenCalledWith(odd);
});

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createNavigator, type Decision } from './navigator';

type Rule = (url: URL, signal: AbortSignal) => Decision<string> | Promise<Decision<string>>;
const page = (name: string): Decision<string> => ({ kind: 'show', page: name });
const byPath: Rule = ({ pathname }) => page(pathname);

let stop = () => {};
afterEach(() => {
  stop();
});
beforeEach(() => {
  history.replaceState(null, '', '/en');
});

async function setup(rule: Rule = byPath) {
  const shown: string[] = [];
  let current = rule;
  const navigator = createNavigator<string>({
    decide: async (url, signal) => current(url, signal),
    show: (name) => shown.push(name),
    moveTo: (name, { hash }) => `${name.split('#')[0] ?? ''}${hash}`,
    broken: (_, reason) => `broken: ${reason instanceof Error ? reason.message : ''}`,
  });
  await vi.waitFor(() => {
    expect(shown).not.toEqual([]);
  });
  stop = () => {
    navigator.stop();
  };
  const until = (name: string) =>
    vi.waitFor(() => {
      expect(shown.at(-1)).toBe(name);
    });
  return { navigator, shown, until, rules: (next: Rule) => (current = next) };
}

test('a page that is let in stands in the history; back and forward show it again', async () => {
  const { navigator, shown, until } = await setup();
  await navigator.navigate('/en/news');
  await navigator.navigate('/en/results');
  expect([location.pathname, shown]).toEqual(['/en/results', ['/en', '/en/news', '/en/results']]);
  void navigator.navigate(-1);
  await until('/en/news');
  void navigator.navigate(1);
  await until('/en/results');
});

test('[GUARD-25] a newer navigation ends an older one: nothing of it is shown, and the address is not touched', async () => {
  const { navigator, shown, rules } = await setup();
  let open: (decision: Decision<string>) => void = () => undefined;
  const signals: AbortSignal[] = [];
  rules(({ pathname }, signal) => {
    signals.push(signal);
    return pathname === '/en/slow' ? new Promise((resolve) => (open = resolve)) : page(pathname);
  });
  const slow = navigator.navigate('/en/slow');
  await navigator.navigate('/en/fast');
  open(page('/en/slow'));
  await slow;
  expect([location.pathname, shown, signals[0]?.aborted]).toEqual(['/en/fast', ['/en', '/en/fast'], true]);
});

test('a redirect takes the place of the address that it came from, wherever that was typed, clicked or gone back to', async () => {
  const { navigator, shown, rules, until } = await setup();
  await navigator.navigate('/en/a');
  await navigator.navigate('/en/b');
  rules(({ pathname }) => (pathname === '/en/a' ? { kind: 'redirect', to: '/en/c?x=1' } : page(pathname)));
  const length = history.length;
  void navigator.navigate(-1);
  await until('/en/c');
  expect([location.pathname, location.search, history.length]).toEqual(['/en/c', '?x=1', length]);
  expect(shown).not.toContain('/en/a?');
});

test('redirects that never end are an error page at the address that was wanted last', async () => {
  const { navigator, shown, rules } = await setup();
  rules(({ pathname }) => ({ kind: 'redirect', to: `${pathname}x` }));
  await navigator.navigate('/en/a');
  expect(shown.at(-1)).toContain('Redirect loop');
});

test('a navigation that is refused changes nothing; one back or forward is undone', async () => {
  const { navigator, shown, rules } = await setup();
  await navigator.navigate('/en/a');
  await navigator.navigate('/en/b');
  rules(() => ({ kind: 'stay', otherwise: '/en' }));
  await navigator.navigate('/en/c');
  expect(location.pathname).toBe('/en/b');
  const visited: string[] = [];
  const note = () => visited.push(location.pathname);
  addEventListener('popstate', note);
  void navigator.navigate(-1);
  await vi.waitFor(() => {
    expect(visited).toEqual(['/en/a', '/en/b']);
  });
  removeEventListener('popstate', note);
  expect(shown).toEqual(['/en', '/en/a', '/en/b']);
});

test('another hash of the same page asks nobody', async () => {
  const asked = vi.fn(byPath);
  const { navigator, shown } = await setup(asked);
  await navigator.navigate('/en#rules');
  expect([shown.at(-1), location.hash, asked.mock.calls.length]).toEqual(['/en#rules', '#rules', 1]);
});

test('the same address once more is decided anew and does not grow the history', async () => {
  const { navigator, shown } = await setup();
  const length = history.length;
  await navigator.navigate('/en');
  expect([shown, history.length]).toEqual([['/en', '/en'], length]);
});

test('a rule that breaks is an error page, not the end of the site', async () => {
  const { navigator, shown, rules } = await setup();
  rules(() => Promise.reject(new Error('oops')));
  await navigator.navigate('/en/a');
  expect([shown.at(-1), location.pathname]).toEqual(['broken: oops', '/en/a']);
});

// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test } from 'vitest';

import search from '@contracts/dictionaries/en/search.json';

import { $hasShortcuts } from '@/entities/preferences';
import { fetchFx } from '@/shared/api';
import { $language, loadDictionariesFx } from '@/shared/i18n';

import { $isSearchOpen, $words } from '../model/open';
import { MatchSearch } from './match-search';

/** A page whose search has not been opened yet: its dialog comes after the keys of this turn. */
async function show() {
  const texts = { data: { version: '1', groups: { search } } };
  /** What is looked for stays under way. */
  const server = ({ url }: Request) =>
    url.includes('/bff-api/dictionary') ? Response.json(texts) : new Promise<Response>(() => undefined);
  const scope = fork({
    values: [
      [$language, 'en'],
      [$hasShortcuts, true],
    ],
    handlers: [[fetchFx, server]],
  });
  await allSettled(loadDictionariesFx, { scope, params: ['search'] });
  render(
    <Provider value={scope}>
      <button>Odds</button>
      <MatchSearch />
    </Provider>,
  );
  return {
    press: (...keys: string[]) =>
      keys.map((key) => fireEvent.keyDown(document.activeElement ?? document.body, { key })),
    isOpen: () => scope.getState($isSearchOpen),
    words: () => scope.getState($words),
  };
}

test('[UI-28] letters typed before the dialog has come stand in its field, and the page does not hear them', async () => {
  const { press } = await show();
  const areHeard = press('/', 'l', 'e', 'x', 'Backspace', 'e');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(areHeard).toEqual([false, false, false, false, false, false]);
  expect(await screen.findByRole('combobox')).toHaveValue('lee');
});

test('[UI-28] what is typed for the search is no shortcut of the page, though the page listened before', async () => {
  const heard: string[] = [];
  const listen = (event: KeyboardEvent) => {
    if (!event.defaultPrevented) heard.push(event.key);
  };
  document.addEventListener('keydown', listen);
  const { press, words } = await show();
  press('/', 'c');
  document.removeEventListener('keydown', listen);
  expect([heard, words()]).toEqual([['/'], 'c']);
});

test('[UI-28] before the dialog has come Escape closes the search, and other keys stay those of the page', async () => {
  const { press, isOpen, words } = await show();
  expect(press('/', 'a', 'Tab', 'ArrowDown')).toEqual([false, false, true, true]);
  expect(words()).toBe('a');
  expect(press('Escape')).toEqual([false]);
  expect([isOpen(), words()]).toEqual([false, '']);
  expect(press('b')).toEqual([true]);
});

test('[UI-28] who moves the focus before the dialog has come has their keys back', async () => {
  const { press, words } = await show();
  press('/', 'a');
  screen.getByRole('button', { name: 'Odds' }).focus();
  expect(press('b')).toEqual([true]);
  expect(words()).toBe('a');
});

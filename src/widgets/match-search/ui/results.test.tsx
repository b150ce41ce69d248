// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test } from 'vitest';

import english from '@contracts/dictionaries/en/search.json';

import { fetchFx } from '@/shared/api';
import { loadDictionariesFx } from '@/shared/i18n';

import { wordsTyped } from '../model/open';
import { Results } from './results';
import '../model/search';

test.each([
  ['are not all say that more letters find the rest', { isCut: true }, 1],
  ['are all say nothing of the kind', {}, 0],
])('[UI-32] results that %s', async (name, more, times) => {
  const server = (request: Request) =>
    Response.json({
      data: request.url.includes('/dictionary')
        ? { version: '1', groups: { search: english } }
        : { games: [], champs: [], ...more },
    });
  const scope = fork({ handlers: [[fetchFx, server]] });
  await allSettled(loadDictionariesFx, { scope, params: ['search'] });
  await allSettled(wordsTyped, { scope, params: name });
  render(
    <Provider value={scope}>
      <Results onOpened={() => undefined} />
    </Provider>,
  );
  expect(screen.getByRole('heading')).toHaveTextContent('No results');
  expect(screen.queryAllByText('Only the first results are shown. Type more letters.')).toHaveLength(times);
});

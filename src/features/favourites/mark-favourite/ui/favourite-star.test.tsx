// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { beforeEach, expect, test } from 'vitest';

import { $favourites } from '@/entities/favourites/marks';
import { appReady } from '@/shared/lib/lifecycle';

import { FavouriteStar } from './favourite-star';

beforeEach(() => {
  localStorage.clear();
});

test('[FAV-01] a star waits for what the browser kept, then adds to it', async () => {
  localStorage.setItem('openbook.favourites', '{"teams":[1],"champs":[]}');
  const scope = fork();
  render(
    <Provider value={scope}>
      <FavouriteStar of="teams" id={7} name="Arsenal" />
    </Provider>,
  );
  const star = screen.getByRole('button');
  expect(star).toBeDisabled();
  await act(() => allSettled(appReady, { scope }));
  await userEvent.click(star);
  expect(star).toHaveAttribute('aria-pressed', 'true');
  expect(scope.getState($favourites).teams).toEqual([1, 7]);
});

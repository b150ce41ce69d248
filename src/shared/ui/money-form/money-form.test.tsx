// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { MoneyForm } from './money-form';

function setup() {
  const commit = vi.fn();
  const asked = vi.fn();
  render(
    <MoneyForm onCommit={commit}>
      <input aria-label="Stake" data-sum="" />
      <input
        aria-label="Promo code"
        onKeyDown={({ key }) => {
          if (key === 'Enter') asked();
        }}
      />
      <input aria-label="Rounds" inputMode="numeric" />
      <input aria-label="Part" type="range" />
      <input aria-label="Save" type="checkbox" />
      <input aria-label="Card" type="radio" />
      <button>Place</button>
    </MoneyForm>,
  );
  return { commit, asked };
}

test.each(['Promo code', 'Rounds', 'Part', 'Save', 'Card'])('[CPN-80] Enter in "%s" commits nothing', async (name) => {
  const { commit } = setup();
  screen.getByLabelText(name).focus();
  await userEvent.keyboard('{Enter}');
  expect(commit).not.toHaveBeenCalled();
});

test('[CPN-80] Enter in the field of the sum, and the button by key or pointer, commit', async () => {
  const { commit } = setup();
  await userEvent.type(screen.getByLabelText('Stake'), '5{Enter}');
  screen.getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button'));
  expect(commit).toHaveBeenCalledTimes(3);
});

test('[CPN-80] a field has its own use of Enter', async () => {
  const { asked } = setup();
  await userEvent.type(screen.getByLabelText('Promo code'), 'X{Enter}');
  expect(asked).toHaveBeenCalledTimes(1);
});

// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createWatch, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test } from 'vitest';

import { partChosen } from '../model/sale';
import { PartField } from './part-field';

async function open() {
  const scope = fork();
  const chosen: number[] = [];
  createWatch({ unit: partChosen, scope, fn: (part) => chosen.push(part) });
  render(
    <Provider value={scope}>
      <PartField part={1} />
    </Provider>,
  );
  const user = userEvent.setup();
  const field = screen.getByRole('textbox');
  await user.clear(field);
  return { user, field, chosen };
}

test('[BET-28] a typed part counts at once, before the field is left', async () => {
  const { user, field, chosen } = await open();
  await user.type(field, '45');
  expect([chosen, document.activeElement]).toEqual([[0.45], field]);
  expect(field).not.toHaveAttribute('aria-invalid');
});

test.each(['5', '0', '101', 'x'])(
  '[BET-28] "%s" is no part: it says so and sells nothing else than what is shown',
  async (text) => {
    const { user, field, chosen } = await open();
    await user.type(field, text);
    expect(field).toHaveAttribute('aria-invalid', 'true');
    await user.tab();
    // On the way to 101 the player types 10, which is a part that can be sold.
    expect(chosen).toEqual(text === '101' ? [0.1] : []);
    expect(field).toHaveValue('100');
  },
);

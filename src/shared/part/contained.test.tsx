// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test, vi } from 'vitest';

import { Contained } from './contained';

test('[ERR-20] a widget that breaks leaves the rest of the page, and its place offers to try again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  function Widget() {
    if (isBroken) throw new Error('broken');
    return <p>The widget</p>;
  }
  render(
    <Provider value={fork()}>
      <Contained name="menu">
        <Widget />
      </Contained>
      <Contained name="page">
        <p>The page</p>
      </Contained>
    </Provider>,
  );
  expect(screen.getByText('The page')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(logged.mock.calls.some(([text]) => text === '"menu" failed')).toBe(true);
  isBroken = false;
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText('The widget')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

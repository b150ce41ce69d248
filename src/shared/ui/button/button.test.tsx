// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { Button } from './button';

test('a busy button keeps its text and focus, and swallows presses', async () => {
  const onClick = vi.fn();
  const { rerender } = render(<Button onClick={onClick}>Place bet · 150 ₽</Button>);
  const button = screen.getByRole('button', { name: 'Place bet · 150 ₽' });
  await userEvent.click(button);
  rerender(
    <Button busy onClick={onClick}>
      Place bet · 150 ₽
    </Button>,
  );
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('a busy button does not submit its form', async () => {
  const onSubmit = vi.fn((event: React.SyntheticEvent) => {
    event.preventDefault();
  });
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy>
        Log in
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

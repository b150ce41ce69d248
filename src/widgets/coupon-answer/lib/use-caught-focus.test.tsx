// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { useCaughtFocus } from './use-caught-focus';

function Answer({ cause }: { cause: string | null }) {
  const place = useCaughtFocus(cause);
  return (
    <div ref={place} tabIndex={-1} role="alert">
      {cause}
    </div>
  );
}

test('[UI-10] focus that was lost goes on to what came, once there is something', () => {
  const { rerender } = render(<Answer cause={null} />);
  expect(document.body).toHaveFocus();
  rerender(<Answer cause="refused" />);
  expect(screen.getByRole('alert')).toHaveFocus();
});

test('who has the focus elsewhere keeps it', () => {
  const both = (cause: string | null) => (
    <>
      <input />
      <Answer cause={cause} />
    </>
  );
  const { rerender } = render(both(null));
  screen.getByRole('textbox').focus();
  rerender(both('refused'));
  expect(screen.getByRole('textbox')).toHaveFocus();
});

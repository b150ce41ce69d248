// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { useFocusAfter } from './use-focus-after';

function Page({ step }: { step: 'ask' | 'pay' | null }) {
  const place = useFocusAfter(step);
  return (
    <div ref={place} tabIndex={-1}>
      {step === 'ask' && <button type="button">Go on</button>}
      {step === 'pay' && <input />}
      <a href="/elsewhere">Elsewhere</a>
    </div>
  );
}

test('[UI-10] what came instead of the pressed button has the focus', () => {
  const { rerender } = render(<Page step="ask" />);
  screen.getByRole('button').focus();
  rerender(<Page step="pay" />);
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('[UI-10] nobody’s focus moves when a page loads, or when it is elsewhere', () => {
  const { rerender } = render(<Page step={null} />);
  rerender(<Page step="ask" />);
  expect(document.body).toHaveFocus();
  screen.getByRole('link').focus();
  rerender(<Page step="pay" />);
  expect(screen.getByRole('link')).toHaveFocus();
});

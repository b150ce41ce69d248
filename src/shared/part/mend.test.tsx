// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { Contained } from './contained';

/** As a translator of the browser does: its own text, in elements of its own, in place of every text. */
function translate(root: Node) {
  for (const child of [...root.childNodes]) {
    if (child instanceof Text) {
      const own = document.createElement('bdi');
      own.textContent = child.data;
      child.replaceWith(own);
    } else translate(child);
  }
}

const Bare = ({ isThere }: { isThere: boolean }) => (
  <p>
    {isThere && 'Bet '}
    {isThere && <b>accepted</b>}
    {isThere && ' now'}
  </p>
);

test('[UI-80] [R-N1] a block whose texts a translator replaced is drawn anew, not lost', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const view = (isThere: boolean) => (
    <Contained name="bet" onFail={failed}>
      <Bare isThere={isThere} />
    </Contained>
  );
  const failed = vi.fn();
  const { container, rerender } = render(view(true));
  translate(container);
  act(() => rerender(view(false)));
  expect(failed).not.toHaveBeenCalled();
  act(() => rerender(view(true)));
  expect(screen.getByText('accepted')).toBeVisible();
});

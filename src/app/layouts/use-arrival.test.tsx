// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { useArrival } from './use-arrival';

let frames: FrameRequestCallback[] = [];
beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => (frames[frame - 1] = () => undefined));
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  Element.prototype.scrollTo = () => undefined;
});
const paint = () => act(() => frames.splice(0).forEach((run) => run(0)));

function Page({ path }: { path: string }) {
  useArrival(path);
  return (
    <main id="content">
      <a href="/b">link</a>
      <h1>{path}</h1>
      <button type="button">first</button>
    </main>
  );
}

test('[UI-99] the heading of the next page gets the focus; the first page leaves it to the browser', () => {
  const { rerender } = render(<Page path="/a" />);
  paint();
  expect(document.body).toHaveFocus();
  screen.getByRole('link').focus();
  rerender(<Page path="/b" />);
  paint();
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('[UI-99] who has moved the focus into the next page before it was painted keeps it', () => {
  const { rerender } = render(<Page path="/a" />);
  screen.getByRole('link').focus();
  rerender(<Page path="/b" />);
  screen.getByRole('button').focus();
  paint();
  expect(screen.getByRole('button')).toHaveFocus();
});

// @vitest-environment jsdom
import { createReactPlugin } from '@sdk';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { createAppPart } from './parts';
import { createTestHost } from './testing';

const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>;

test('[PLUG-77] a part that does not come says so in its place, and a press asks for it again', async () => {
  const load = vi.fn(() => Promise.resolve(Hello));
  load.mockRejectedValueOnce(new Error('no network'));
  const Part = createAppPart(load);
  const App = () => (
    <>
      <h2>Frame</h2>
      <Part name="Ada" />
    </>
  );
  const place = document.body.appendChild(document.createElement('div'));
  act(() => void createReactPlugin(App)(place, createTestHost().host));
  expect(await screen.findByRole("alert")).toHaveTextContent('main_dictionary_load_error');
  expect(screen.getByRole('heading', { name: 'Frame' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'main_page_refresh_button' }));
  expect(await screen.findByText('Hello Ada')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

test('[PLUG-77] nothing of a part loads before it is drawn', () => {
  const load = vi.fn(() => Promise.resolve(Hello));
  createAppPart(load);
  expect(load).not.toHaveBeenCalled();
});

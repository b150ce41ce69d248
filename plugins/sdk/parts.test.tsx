// @vitest-environment jsdom
import { createReactPlugin } from '@sdk';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
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
  expect(await screen.findByRole('alert')).toHaveTextContent('main_dictionary_load_error');
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

test('[PLUG-77] code that comes for another place while this one is being drawn is drawn in both', async () => {
  let arrived = () => {};
  const load = vi.fn(() => {
    const answer = (draw: (view: typeof Hello) => void) => {
      if (load.mock.calls.length > 1) draw(Hello);
      else arrived = () => draw(Hello);
    };
    return { then: answer } as unknown as Promise<typeof Hello>;
  });
  const Part = createAppPart(load);
  const Arrival = () => {
    useLayoutEffect(() => arrived(), []);
    return null;
  };
  const App = () => {
    const [isMore, setMore] = useState(false);
    return (
      <>
        <Part name="Al" />
        {isMore && <Part name="Bob" />}
        {isMore && <Arrival />}
        <button onClick={() => setMore(true)}>More</button>
      </>
    );
  };
  const place = document.body.appendChild(document.createElement('div'));
  act(() => void createReactPlugin(App)(place, createTestHost().host));
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByText('Hello Al')).toBeInTheDocument();
  expect(screen.getByText('Hello Bob')).toBeInTheDocument();
});

test('[PLUG-77] a part that fails as it is drawn costs its place, and a press draws it anew', async () => {
  let isBroken = true;
  const Limits = () => {
    if (isBroken) throw new Error('no limits');
    return <p>Limits</p>;
  };
  const Part = createAppPart(() => Promise.resolve(Limits));
  const App = () => (
    <>
      <h2>Other frame</h2>
      <Part />
    </>
  );
  const { host, calls } = createTestHost();
  const place = document.body.appendChild(document.createElement('div'));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  act(() => void createReactPlugin(App)(place, host));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Other frame' })).toBeInTheDocument();
  expect(calls.map(([name]) => name)).not.toContain('fail');
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'main_page_refresh_button' }));
  expect(screen.getByText('Limits')).toBeInTheDocument();
});

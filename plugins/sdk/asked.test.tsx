// @vitest-environment jsdom
import type { PluginHost, PluginSession } from '@sdk';
import { act, screen } from '@testing-library/react';
import { allSettled, createEvent, createStore } from 'effector';
import { useUnit } from 'effector-react';
import { expect, onTestFinished, test } from 'vitest';

import { z } from '@contracts/zod';

import { createAct, useAct } from './act.ts';
import { createAsked, useAsked } from './asked.ts';
import { createDraft } from './draft.ts';
import { createModelPlugin } from './model.tsx';
import { createTestHost } from './testing.ts';
import { press, settle } from './testing-page.ts';

const path = '/office-api/v1/profile';
const asked = createAsked(({ office }, { page }: { page: number; turn: number }) =>
  office.read(path, z.string(), { page: String(page) }),
);
const saving = createAct(({ office }, words: string) => office.send('PUT', path, z.string(), { words }));
const inTurn = createAct(({ office }, words: string) => office.send('PUT', path, z.string(), { words }), {
  isInTurn: true,
});
const draft = createDraft({ words: '' }, [saving.done]);
const pageTurned = createEvent<number>();
const $page = createStore(1).on(pageTurned, (_, page) => page);
const minutePassed = createEvent();
const $turn = createStore(0).on(minutePassed, (turn) => turn + 1);

function App() {
  const [page, turn, { words }, edit] = useUnit([$page, $turn, draft.$fields, draft.edited]);
  const [shown, again] = useAsked(asked, page === 0 ? null : { page, turn });
  const { start, pending, refusal } = useAct(saving);
  const turns = useAct(inTurn);
  return (
    <>
      <output>{shown.state === 'here' ? shown.data : shown.state}</output>
      <p>{[words, pending ?? '-', refusal?.message ?? '-', turns.pending ?? '-'].join(' ')}</p>
      <button onClick={again}>Again</button>
      <button onClick={() => edit({ words: 'secret' })}>Type</button>
      <button onClick={() => start(words)}>Save</button>
      <button onClick={() => ['a', 'b'].forEach((each) => turns.start(each))}>Both</button>
    </>
  );
}

/** `answer`: of the call that is made now. `of`: the host of an earlier mount, whose units the app still has. */
function setup(of?: PluginHost) {
  const waiting: PromiseWithResolvers<unknown>[] = [];
  const calls: string[] = [];
  const playerCame = createEvent<number | null>();
  const made = createTestHost({}, undefined, (call, body) => {
    calls.push(`${call} ${(body as { words: string } | undefined)?.words ?? ''}`.trim());
    waiting.push(Promise.withResolvers());
    return waiting.at(-1)?.promise;
  });
  const session: PluginSession = { isAuth: true, userId: 7 };
  const $session = createStore(session).on(playerCame, (_, userId) => ({ isAuth: userId !== null, userId }));
  const host = Object.assign(made.host, { $session }, of && { scope: of.scope });
  const place = document.body.appendChild(document.createElement('div'));
  let leave: (() => void) | null = null;
  act(() => {
    leave = createModelPlugin(App)(place, host);
  });
  const go = () =>
    act(() => {
      leave?.();
      leave = null;
    });
  onTestFinished(() => {
    go();
    place.remove();
  });
  return {
    ...{ host, calls, go },
    answer: (at: number, what: unknown) =>
      settle(() => (what instanceof Error ? waiting[at]?.reject(what) : waiting[at]?.resolve(what))),
    come: (userId: number | null) => settle(() => void allSettled(playerCame, { scope: host.scope, params: userId })),
    pass: () => settle(() => void allSettled(minutePassed, { scope: host.scope })),
    turn: (page: number) => settle(() => void allSettled(pageTurned, { scope: host.scope, params: page })),
  };
}
const shown = () => screen.getByRole('status').textContent;
const line = () => document.querySelector('p')?.textContent;
const refusal = Object.assign(new Error('no'), { statusCode: 422, code: 0, fields: {}, data: null });

test('[PLUG-100] another question drops the answer; a late one of the last question does not count', async () => {
  const { answer, turn, calls } = setup();
  expect([shown(), calls.length]).toEqual(['loading', 1]);
  await turn(2);
  await answer(0, 'first');
  expect(shown()).toBe('loading');
  await answer(1, 'second');
  expect(shown()).toBe('second');
  await turn(3);
  expect(shown()).toBe('loading');
});

test('[PLUG-100] what is here stays while it is asked for again, and when that fails', async () => {
  const { answer } = setup();
  await answer(0, refusal);
  expect(shown()).toBe('failed');
  await press('Again');
  await answer(1, 'here');
  await press('Again');
  expect(shown()).toBe('here');
  await answer(2, refusal);
  expect(shown()).toBe('here');
});

test('[PLUG-100] the same question in another turn keeps what is here; no question asks nothing', async () => {
  const { answer, pass, turn, calls } = setup();
  await answer(0, 'here');
  await pass();
  expect([shown(), calls.length]).toEqual(['here', 2]);
  await answer(1, 'newer');
  expect(shown()).toBe('newer');
  await turn(0);
  expect([shown(), calls.length]).toEqual(['loading', 2]);
});

test('[PLUG-100] a press while an act is under way is dropped; in turn each waits for the one before', async () => {
  const { answer, calls } = setup();
  await press('Type');
  await press('Save');
  await press('Save');
  expect([calls.slice(1), line()]).toEqual([['PUT /office-api/v1/profile secret'], 'secret secret - -']);
  await answer(1, refusal);
  expect(line()).toBe('secret - no -');
  await press('Both');
  expect([calls.length, line()]).toEqual([3, 'secret - no a']);
  await answer(2, 'saved');
  expect([calls.at(-1), line()]).toEqual(['PUT /office-api/v1/profile b', 'secret - no b']);
});

test('[PLUG-101] another player sees nothing of the last one, and is asked for', async () => {
  const { answer, come, calls } = setup();
  await answer(0, 'of seven');
  await press('Again');
  await press('Type');
  await press('Save');
  await come(8);
  expect([shown(), line()]).toEqual(['loading', ' - - -']);
  await answer(1, 'of seven again');
  await answer(2, refusal);
  expect([shown(), line()]).toEqual(['loading', ' - - -']);
  await answer(3, 'of eight');
  expect([shown(), calls.length]).toEqual(['of eight', 4]);
});

test('[PLUG-101] an app that comes back after the log-out has kept nothing', async () => {
  const { answer, go, host } = setup();
  await answer(0, 'of seven');
  await press('Type');
  go();
  setup(host);
  expect([shown(), line()]).toEqual(['loading', ' - - -']);
});

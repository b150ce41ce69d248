// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork, type Scope, scopeBind } from 'effector';
import { Provider } from 'effector-react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import type { CaptchaChallenge, CaptchaValidateAnswer } from '@contracts/captcha';
import captchaTexts from '@contracts/dictionaries/en/captcha.json';
import mainTexts from '@contracts/dictionaries/en/main.json';
import { z } from '@contracts/zod';

import { $userId } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { createApiCall, fetchFx, toFailure } from '@/shared/api';
import { loadDictionariesFx } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { logFx } from '@/shared/lib/logger';
import { $notice } from '@/shared/lib/notices';

import { CaptchaPlace } from './lazy';

const shapes: Readonly<Record<number, object>> = {
  100: { kind: 'picture', image: 'data:image/svg+xml;base64,' },
  111: { kind: 'question', question: '7 + 4 − 1' },
  112: { kind: 'work', work: { salt: 'abc', bits: 4 } },
  113: { kind: 'slider', slider: { image: 'data:,', piece: 'data:,', width: 300 } },
};

/** The call that wants a captcha. */
const callFx = createApiCall({
  request: (_: undefined) => ({ method: 'POST', path: '/web-api/act' }),
  contract: z.unknown(),
  mapData: () => 'done',
});

type Validate = (answer: { id: string; code: number; answer: string }) => CaptchaValidateAnswer;
const solved: Validate = () => ({ success: true, type: 0, time: 0, error_message: '', token: 'T' });

async function setup(
  code: number,
  {
    validate = solved,
    apiPath = '/web-api',
    first = Promise.resolve(),
  }: { validate?: Validate; apiPath?: string; first?: Promise<void> } = {},
) {
  const headers: (string | null)[] = [];
  const calls: string[] = [];
  const answers: { id: string; code: number; answer: string }[] = [];
  let made = 0;
  let scope: Scope | null = null;
  const server = async (request: Request): Promise<Response> => {
    const { pathname, searchParams, search } = new URL(request.url);
    if (pathname === '/web-api/act') {
      headers.push(request.headers.get('X-Captcha'));
      return headers.length === 1
        ? Response.json({ code, message: 'm', requestId: 'r' }, { status: 400 })
        : Response.json({});
    }
    if (pathname === '/bff-api/dictionary')
      return Response.json({ data: { version: '1', groups: { captcha: captchaTexts, main: mainTexts } } });
    calls.push(pathname + search);
    if (pathname.endsWith('/challenge')) {
      made += 1;
      if (made === 1) await first;
      const shape = shapes[Number(searchParams.get('code'))] as CaptchaChallenge;
      return Response.json({ data: { ...shape, id: `c${String(made)}`, time: 120 } });
    }
    if (pathname.endsWith('/validate')) {
      const { params } = (await request.json()) as { params: { captcha: (typeof answers)[0] } };
      answers.push(params.captcha);
      return Response.json(validate(params.captcha));
    }
    if (pathname.endsWith('/disconnect')) return Response.json({ success: true, message: '' });
    // When the page asks for the second time, less time is left.
    const asked = calls.filter((path) => path.endsWith('/gettime')).length;
    return Response.json({ time: asked > 1 ? 20 : 60, data: { token: 'h.e30.s' } });
  };
  scope = fork({
    values: [
      [$siteConfig, { apiPath }],
      [$now, 1_000_000],
      [$userId, 7],
    ] as never,
    handlers: [
      [fetchFx, server],
      [logFx, () => undefined],
    ] as never,
  });
  await allSettled(loadDictionariesFx, { scope, params: ['main'] });
  render(
    <Provider value={scope}>
      <CaptchaPlace />
    </Provider>,
  );
  const call = scopeBind(callFx, { scope })(undefined).then(
    () => 'done',
    (failure: unknown) => toFailure(failure).kind,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Security check' }, { timeout: 4000 });
  return { scope, dialog, call, headers, answers, calls, user: userEvent.setup() };
}

/** The dialog's code comes with the first captcha. */
beforeAll(async () => {
  await import('./captcha-dialog');
});
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('[F24] [VERIF-08] [HTTP-12] picture: typed and sent by keyboard alone, the call goes again with the token', async () => {
  const { dialog, call, headers, answers, user } = await setup(100);
  const field = await within(dialog).findByRole('textbox', { name: 'Characters in the picture' });
  expect(within(dialog).getByRole('img', { name: 'Picture with five characters' })).toBeVisible();
  expect(field).toHaveFocus();
  await user.keyboard('AB47X{Enter}');
  expect(await call).toBe('done');
  expect(answers).toEqual([{ id: 'c1', code: 100, answer: 'AB47X' }]);
  expect(headers).toEqual([null, 'T']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[F25] [VERIF-08] question: words alone', async () => {
  const { dialog, call, answers, user } = await setup(111);
  expect(await within(dialog).findByRole('textbox', { name: /What is .7 \+ 4 − 1.\?/ })).toHaveFocus();
  await user.keyboard('10{Enter}');
  expect(await call).toBe('done');
  expect(answers[0]).toMatchObject({ code: 111, answer: '10' });
});

test('[F26] [VERIF-08] proof of work: nothing to do', async () => {
  const { call, answers } = await setup(112);
  expect(await call).toBe('done');
  expect(answers[0]?.code).toBe(112);
});

test('[F27] [VERIF-08] slider: a native one, focused', async () => {
  const { dialog, call, answers } = await setup(113);
  const slider = await within(dialog).findByRole('slider', { name: 'Move the piece into place' });
  expect(slider).toHaveFocus();
  fireEvent.change(slider, { target: { value: '120' } });
  fireEvent.submit(slider.closest('form')!);
  expect(await call).toBe('done');
  expect(answers[0]).toMatchObject({ code: 113, answer: '120' });
});

test('[VERIF-08] whoever cannot do one kind takes another, and what it earns serves the same call', async () => {
  const { dialog, call, answers, calls, user } = await setup(100);
  await user.click(await within(dialog).findByRole('button', { name: 'Slider' }));
  const slider = await within(dialog).findByRole('slider');
  fireEvent.change(slider, { target: { value: '120' } });
  fireEvent.submit(slider.closest('form')!);
  expect(await call).toBe('done');
  expect(answers[0]?.code).toBe(113);
  const asked = ['/web-api/captcha/challenge?code=100', '/web-api/captcha/challenge?code=113&instead=100'];
  expect(calls.slice(0, 2)).toEqual(asked);
  expect(within(dialog).queryByRole('button', { name: 'Question' })).toBeNull();
});

test('[VERIF-08] another kind can be chosen while the first is on its way: neither its coming nor its focus is in the way', async () => {
  let send = (): void => undefined;
  const first = new Promise<void>((resolve) => (send = resolve));
  const { dialog, calls, user } = await setup(100, { first });
  const slider = await within(dialog).findByRole('button', { name: 'Slider' });
  slider.focus();
  await act(async () => {
    send();
    await first;
  });
  expect(await within(dialog).findByRole('textbox', { name: 'Characters in the picture' })).toBeVisible();
  expect(slider).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await within(dialog).findByRole('slider')).toHaveFocus();
  expect(calls.slice(0, 2)).toEqual([
    '/web-api/captcha/challenge?code=100',
    '/web-api/captcha/challenge?code=113&instead=100',
  ]);
});

test('[VERIF-08] what comes for a kind that was left is not shown', async () => {
  let send = (): void => undefined;
  const first = new Promise<void>((resolve) => (send = resolve));
  const { dialog, user } = await setup(100, { first });
  await user.click(await within(dialog).findByRole('button', { name: 'Slider' }));
  expect(await within(dialog).findByRole('slider')).toHaveFocus();
  await act(async () => {
    send();
    await first;
  });
  expect(within(dialog).getByRole('slider')).toHaveFocus();
  expect(within(dialog).queryByRole('textbox')).toBeNull();
});

test('[F28] a wrong answer: the server says so, another challenge comes, the focus stays', async () => {
  let tries = 0;
  const { dialog, call, answers, user } = await setup(111, {
    validate: (answer) => {
      tries += 1;
      return tries === 1 ? { success: false, type: 1, time: 120, error_message: 'captcha.wrong' } : solved(answer);
    },
  });
  const field = await within(dialog).findByRole('textbox', { name: /What is/ });
  await user.keyboard('9{Enter}');
  expect(await within(dialog).findByText('Incorrect. Here is a new challenge.')).toBeVisible();
  expect(field).toHaveFocus();
  expect(field).toHaveValue('');
  await user.keyboard('10{Enter}');
  expect(await call).toBe('done');
  expect(answers.map(({ id }) => id)).toEqual(['c1', 'c2']);
});

test('[F29] [ERR-11] [VERIF-06] type 2: the player is logged out and reads the message; their call is cancelled', async () => {
  const { dialog, call, scope, calls, user } = await setup(111, {
    validate: () => ({ success: false, type: 2, time: 0, error_message: 'You are out, says the server.' }),
  });
  await within(dialog).findByRole('textbox');
  await user.keyboard('9{Enter}');
  expect(await call).toBe('cancelled');
  await vi.waitFor(() => expect(scope.getState($userId)).toBeNull());
  expect(calls).toContain('/web-api/auth/disconnect');
  expect(scope.getState($notice)).toMatchObject({ kind: 'error', text: 'You are out, says the server.' });
});

test('[F30] [HTTP-16] Esc: the dialog goes, the call ends as cancelled', async () => {
  const { dialog, call, headers } = await setup(100);
  await within(dialog).findByRole('textbox');
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(await call).toBe('cancelled');
  expect(headers).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[VERIF-07] the time is counted down, more is offered before its end, another task brings another', async () => {
  const { dialog, scope, calls, user } = await setup(100);
  await within(dialog).findByText('120 seconds left');
  const tick = (ms: number) =>
    act(async () => {
      // Nobody waits for this here: the waiting call is a part of the scope and settles only with the captcha.
      void allSettled($now as never, { scope, params: ms } as never);
      await Promise.resolve();
    });
  await tick(1_000_000 + 30_000);
  expect(await within(dialog).findByText('90 seconds left')).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'More time' })).toBeNull();
  await tick(1_000_000 + 95_000);
  // The backend knows better and says that 60 s are left.
  expect(await within(dialog).findByText('60 seconds left')).toBeVisible();
  expect(calls).toContain('/web-api/captcha/gettime');
  await tick(1_000_000 + 95_000 + 40_000);
  await user.click(await within(dialog).findByRole('button', { name: 'More time' }));
  expect(calls).toContain('/web-api/captcha/update?keep=1');
  await user.click(within(dialog).getByRole('button', { name: 'New challenge' }));
  await vi.waitFor(() => expect(calls.filter((path) => path.includes('challenge'))).toHaveLength(2));
  expect(calls).toContain('/web-api/captcha/update');
});

test('[HTTP-26] the calls stand where the configuration says', async () => {
  const { calls, call, user, dialog } = await setup(111, { apiPath: '/other-api' });
  await within(dialog).findByRole('textbox');
  await user.keyboard('10{Enter}');
  expect(await call).toBe('done');
  expect(calls).toEqual(['/other-api/captcha/challenge?code=111', '/other-api/captcha/validate']);
});

import { createHash } from 'node:crypto';

import { beforeEach, expect, test } from 'vitest';

import type { CaptchaCode } from '../../contracts/captcha.ts';
import { createCaptchaDesk } from './index.ts';

let now = 0;
beforeEach(() => {
  now = 1_000_000;
});
const desk = () => createCaptchaDesk(() => now);

/** Answers as a person would, where a program can. */
function solutionOf(challenge: ReturnType<ReturnType<typeof desk>['open']>): string {
  if (challenge.kind === 'question') {
    const [a, b, c] = challenge.question.match(/\d+/g)!.map(Number);
    return String(a! + b! - c!);
  }
  if (challenge.kind !== 'work') return 'ok';
  const { salt, bits } = challenge.work;
  for (let nonce = 0; ; nonce += 1) {
    const digest = createHash('sha256')
      .update(`${salt}:${String(nonce)}`)
      .digest();
    if (digest.readUInt32BE(0) >>> (32 - bits) === 0) return String(nonce);
  }
}

test.each<[CaptchaCode, string]>([
  [100, 'picture'],
  [111, 'question'],
  [112, 'work'],
  [113, 'slider'],
])(
  '[VERIF-08] code %i is a challenge of the kind %s, and its answer earns a token for one call of the same session',
  (code, kind) => {
    const it = desk();
    it.demand({ path: '/a', code });
    const call = { method: 'POST', path: '/a', sessionId: 1 };
    expect(it.pass(call)?.code).toBe(code);
    const challenge = it.open(1, code);
    expect(challenge).toMatchObject({ kind, time: 120 });
    const answer = it.answer(1, { id: challenge.id, code, answer: solutionOf(challenge) }, true);
    expect(answer).toMatchObject({ success: true, type: 0 });
    const token = answer.token!;
    expect(it.pass({ ...call, sessionId: 2, token })).not.toBeNull();
    // A token that was shown once is spent, even when somebody else has shown it.
    expect(it.pass({ ...call, token })).not.toBeNull();
  },
);

test('a token serves the demand once, within 120 s', () => {
  const it = desk();
  const earn = () => {
    const { id } = it.open(1, 111);
    return it.answer(1, { id, code: 111, answer: 'ok' }, true).token!;
  };
  it.demand({ path: '/a', code: 111 });
  const call = { method: 'GET', path: '/a', sessionId: 1 };
  const old = earn();
  now += 121_000;
  expect(it.pass({ ...call, token: old })).not.toBeNull();
  expect(it.pass({ ...call, token: earn() })).toBeNull();
  expect(it.pass(call)).toBeNull();
});

const kinds: CaptchaCode[] = [100, 111, 112, 113];
test.each(kinds.flatMap((code) => kinds.map((wanted) => [code, wanted] as const)))(
  '[VERIF-08] what a challenge of kind %i earns serves a call that wants %i only where it is the same kind, or stands for it',
  (code, wanted) => {
    const it = desk();
    const earn = (more: { asked?: CaptchaCode }) => {
      const challenge = it.open(1, code, more);
      return it.answer(1, { id: challenge.id, code, answer: solutionOf(challenge) }, true).token;
    };
    expect(it.redeem(1, earn({}), wanted)).toBe(code === wanted);
    expect(it.redeem(1, earn({ asked: wanted }), wanted)).toBe(code === wanted || code !== 111);
    expect(it.redeem(1, earn({ asked: wanted }), code)).toBe(code === wanted || code === 111);
  },
);

test('[VERIF-08] a challenge costs more in place of another kind, and with each three tries of an address', () => {
  const bits = (more: { asked?: CaptchaCode; tries?: number }) => {
    const challenge = desk().open(1, 112, more);
    return challenge.kind === 'work' ? challenge.work.bits : 0;
  };
  expect([bits({}), bits({ asked: 100 })]).toEqual([15, 17]);
  expect([2, 3, 6, 1000].map((tries) => bits({ tries }))).toEqual([15, 16, 17, 19]);
  const question = desk().open(1, 111, { tries: 9 });
  expect(question.kind === 'question' && question.question.match(/\d+/g)).toHaveLength(6);
});

test('what serves a test does not serve a person', () => {
  const it = desk();
  const { id } = it.open(1, 111);
  expect(it.answer(1, { id, code: 111, answer: 'ok' }, false)).toMatchObject({ success: false, type: 1 });
});

test('[VERIF-06] wrong: type 1 and another challenge; late: 3; the fifth wrong answer: 2', () => {
  const it = desk();
  const first = it.open(1, 100);
  expect(it.answer(1, { id: first.id, code: 100, answer: '?' }, false)).toMatchObject({ type: 1, time: 120 });
  expect(it.answer(1, { id: first.id, code: 100, answer: 'ok' }, true)).toMatchObject({ type: 3, success: false });
  const types = Array.from({ length: 4 }, () => {
    const { id } = it.open(1, 100);
    return it.answer(1, { id, code: 100, answer: '?' }, false).type;
  });
  expect(types).toEqual([1, 1, 1, 2]);
  const last = it.open(1, 100);
  now += 120_000;
  expect(it.answer(1, { id: last.id, code: 100, answer: 'ok' }, true).type).toBe(3);
});

test('[VERIF-07] the time runs; an update gives another challenge, or the same one with its whole time', () => {
  const it = desk();
  const { id } = it.open(1, 100);
  now += 50_000;
  expect(it.secondsLeft(1)).toBe(70);
  expect(it.renew(1, true)).toBe(120);
  expect(it.open(1, 100)).toMatchObject({ id, time: 120 });
  it.renew(1, false);
  expect(it.open(1, 100).id).not.toBe(id);
});

test('pictures are drawn: no text that a program could read out of them', () => {
  const it = desk();
  const picture = it.open(1, 100);
  const svg = picture.kind === 'picture' ? Buffer.from(picture.image.split(',')[1]!, 'base64').toString() : '';
  expect(svg).toContain('<path');
  expect(svg).not.toMatch(/<text|<title|aria/);
});

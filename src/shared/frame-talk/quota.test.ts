import { beforeEach, expect, test, vi } from 'vitest';

import { createQuota } from './quota';

beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ['performance'] });
});

function setup() {
  const [warn, fail] = [vi.fn(), vi.fn()];
  const quota = createQuota({ warn, fail });
  const count = (times: number, takes: () => boolean) =>
    Array.from({ length: times }, takes).filter((isTaken) => isTaken).length;
  return { warn, fail, quota, count };
}

test('[PLUG-17] a frame may send a thousand messages a second, second by second; one more ends it', () => {
  const { fail, quota, count } = setup();
  expect(count(1000, quota.takesMessage)).toBe(1000);
  vi.advanceTimersByTime(1000);
  expect(count(1000, quota.takesMessage)).toBe(1000);
  expect(fail).not.toHaveBeenCalled();
  expect(count(2, quota.takesMessage)).toBe(0);
  expect(fail.mock.calls).toEqual([['It floods the host with messages']]);
});

test('[PLUG-17] of the commands of a second twenty are obeyed; the log says so once, and the frame stays', () => {
  const { warn, fail, quota, count } = setup();
  quota.takesMessage();
  expect(count(25, quota.takesCommand)).toBe(20);
  vi.advanceTimersByTime(1000);
  quota.takesMessage();
  expect(count(25, quota.takesCommand)).toBe(20);
  expect(warn.mock.calls).toEqual([['it gives more than 20 commands a second: the rest is refused']]);
  expect(fail).not.toHaveBeenCalled();
});

test('[PLUG-17] the first message off the contract is named, the tenth ends the frame, however long it took', () => {
  const { warn, fail, quota } = setup();
  for (let message = 0; message < 9; message += 1) {
    quota.wrongMessage(`"${String(message)}"`);
    vi.advanceTimersByTime(60_000);
  }
  expect(warn.mock.calls).toEqual([['it said something off the contract: "0"']]);
  expect(fail).not.toHaveBeenCalled();
  quota.wrongMessage('"9"');
  expect(fail.mock.calls).toEqual([['It says nothing that the host understands']]);
});

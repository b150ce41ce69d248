import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { confirmLimit, limitAt, noLimit, rejectLimit, requestLimit } from './change.ts';
import { type Spent, stoppedBy, usedOf } from './decide.ts';

const file = new URL('../../../shared/data/protection/limits.jsonl', import.meta.url);
const wait = { delaySec: 86_400, approveSec: 86_400 };

type Step = { at: number; do: string; value?: number | null; minor?: number; answer: unknown };
type History = { frame: 'fixed' | 'rolling'; seconds: number; steps: Step[] };

function replay({ frame: kind, seconds, steps }: History): unknown[] {
  const frame = { kind, length: seconds, offsetSec: 0 };
  let limit = noLimit;
  const spent: Spent[] = [];
  return steps.map(({ at, do: step, value = null, minor = 0 }) => {
    if (step === 'set') {
      limit = requestLimit(limit, value, at, wait);
      return limit.pending === null ? 'ACTIVE' : 'PENDING';
    }
    if (step !== 'deposit') {
      const next = (step === 'confirm' ? confirmLimit : rejectLimit)(limit, at, wait);
      limit = next ?? limitAt(limit, at, wait);
      return next === null ? 409 : step === 'confirm' ? 'ACTIVE' : 'REJECTED';
    }
    const inForce = limit.value === null ? [] : [{ limitType: 20, value: limit.value, frame }];
    const stopped = stoppedBy(inForce, () => spent, minor, at);
    if (stopped !== null) return { allowed: false, code: 2001, left: stopped.left };
    spent.push({ at, minor });
    return { allowed: true, left: limit.value === null ? null : limit.value - usedOf(frame, spent, at) };
  });
}

test.skipIf(!existsSync(file))(
  '[LIM-38] [LIM-39] [LIM-41] [LIM-45] 80 histories of a deposit limit (skipped where they are absent)',
  () => {
    const histories = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as History);
    expect(histories).toHaveLength(80);
    for (const history of histories) expect(replay(history)).toEqual(history.steps.map(({ answer }) => answer));
  },
);

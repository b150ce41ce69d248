import { createEffect, createEvent, createStore, scopeBind } from 'effector';

import { logError } from '@/shared/lib/logger';
import { fail, pass, type Guard, type Navigation, type Verdict } from '@/shared/routing';

import { guards } from './guards';

/** A guard that says nothing for so long counts as broken. Design: architecture "Routes and guards". */
const guardDeadlineMs = 7000;
/** Navigations that the trace keeps. */
const traceLength = 20;

export type GuardStep = { name: string; verdict: Verdict['kind'] | 'error'; ms: number };
export type GuardTrace = { path: string; steps: readonly GuardStep[] };

const traced = createEvent<GuardTrace>();

/** Who said what and how long it took, newest first: for the debugger and for tests. */
export const $guardTrace = createStore<readonly GuardTrace[]>([]).on(traced, (traces, trace) =>
  [trace, ...traces].slice(0, traceLength),
);

function inTime(verdict: Promise<Verdict>, name: string): Promise<Verdict> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`Guard "${name}" did not answer within ${String(guardDeadlineMs)} ms`));
    }, guardDeadlineMs);
  });
  return Promise.race([verdict, late]).finally(() => {
    clearTimeout(timer);
  });
}

/** Guards besides the list that a route names. None is registered yet: a name that is unknown is a defect of the table. Spec: shell §8. */
const named: ReadonlyMap<string, Guard> = new Map();

type Run = { navigation: Navigation; list?: readonly Guard[] };

/** Asks the guards one after the other and stops at the first verdict that is not "pass". Spec: shell §4, §8. */
export const runGuardsFx = createEffect(async ({ navigation, list = guards }: Run): Promise<Verdict> => {
  const trace = scopeBind(traced, { safe: true });
  const unknown = (navigation.meta.guards ?? []).filter((name) => !named.has(name));
  if (unknown.length > 0) {
    logError(`Unknown middleware: ${unknown.join(', ')}`);
    return fail(500, 'Unknown middleware');
  }
  // Bound before the first wait, where a scope would be lost.
  const asked = list.map(({ name, checkFx }) => ({ name, check: scopeBind(checkFx, { safe: true }) }));
  const steps: GuardStep[] = [];
  const end = (verdict: Verdict) => {
    trace({ path: navigation.path, steps });
    return verdict;
  };

  for (const { name, check } of asked) {
    if (navigation.signal.aborted) return end({ kind: 'cancel', reason: 'superseded' });
    const start = performance.now();
    const step = (verdict: GuardStep['verdict']) => steps.push({ name, verdict, ms: performance.now() - start });
    try {
      const verdict = await inTime(check(navigation), name);
      step(verdict.kind);
      if (verdict.kind !== 'pass') return end(verdict);
    } catch (error) {
      step('error');
      logError(`Guard "${name}" failed`, error);
      return end(fail(500));
    }
  }
  return end(pass());
});

import { attach, createEffect, createEvent, createStore, scopeBind } from 'effector';

import { logError } from '@/shared/lib/logger';
import {
  $isNavigationBlocked,
  cancel,
  fail,
  type Guard,
  type Navigation,
  pass,
  type Patience,
  type Verdict,
} from '@/shared/routing';

import { guards, namedGuards } from './guards';

/** A guard that has not answered after this time counts as broken. Fault F101. */
const guardDeadlineMs = 7000;
/** The trace keeps this many navigations. */
const traceLength = 20;

export type GuardStep = { name: string; verdict: Verdict['kind'] | 'error'; ms: number };
export type GuardTrace = { path: string; steps: readonly GuardStep[] };

const traced = createEvent<GuardTrace>();

/** The verdict and the time of each guard, newest first. The debugger and tests read it. */
export const $guardTrace = createStore<readonly GuardTrace[]>([]).on(traced, (traces, trace) =>
  [trace, ...traces].slice(0, traceLength),
);

/**
 * Gives the guard's verdict, or what its silence means: a guard that may stay silent says that itself, any other fails
 * with an error that names it.
 */
function inTime(verdict: Promise<Verdict>, name: string, patience: Patience | null): Promise<Verdict> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Verdict>((resolve, reject) => {
    const ms = patience?.ms ?? guardDeadlineMs;
    timer = setTimeout(() => {
      if (patience !== null) resolve(patience.silence());
      else reject(new Error(`Guard "${name}" did not answer within ${String(ms)} ms`));
    }, ms);
  });
  return Promise.race([verdict, late]).finally(() => {
    clearTimeout(timer);
  });
}

type Run = {
  navigation: Navigation;
  list?: readonly Guard[];
  /** A route may name these guards. They are asked after those of the list. */
  named?: ReadonlyMap<string, Guard>;
};

const superseded = () => cancel('superseded');

async function ask({ navigation, list = guards, named = namedGuards }: Run, isBlocked: boolean): Promise<Verdict> {
  const trace = scopeBind(traced, { safe: true });
  const steps: GuardStep[] = [];
  const isOver = () => navigation.signal.aborted;
  const end = (verdict: Verdict) => {
    trace({ path: navigation.path, steps });
    return verdict;
  };

  const own = (navigation.meta.guards ?? []).map((name) => ({ name, guard: named.get(name) }));
  const unknown = own.filter(({ guard }) => guard === undefined);
  if (unknown.length > 0) {
    logError(`Unknown middleware: ${unknown.map(({ name }) => name).join(', ')}`);
    return fail(500, 'Unknown middleware');
  }
  // This comes before the first guard (decision D-32). At a page load there is no page yet that could stay.
  if (isBlocked && !navigation.isFirst) return end(cancel('navigation blocked'));

  // Bind all guards, and ask the early ones, before the first wait: after it the scope would be lost.
  const asked = [...list, ...own.flatMap(({ guard }) => guard ?? [])].map(({ name, checkFx, isEarly, patience }) => {
    const check = scopeBind(checkFx, { safe: true });
    const start = () => inTime(check(navigation), name, patience);
    const early = isEarly ? start() : null;
    // Its failure is handled when its turn comes. If its turn never comes, nobody needs to hear of it.
    early?.catch(() => undefined);
    return { name, verdictOf: () => early ?? start() };
  });

  for (const { name, verdictOf } of asked) {
    if (isOver()) return end(superseded());
    const start = performance.now();
    const step = (verdict: GuardStep['verdict']) => steps.push({ name, verdict, ms: performance.now() - start });
    try {
      const verdict = await verdictOf();
      if (isOver()) return end(superseded());
      step(verdict.kind);
      if (verdict.kind !== 'pass') return end(verdict);
    } catch (error) {
      step('error');
      logError(`Guard "${name}" failed`, error);
      return end(fail(500));
    }
  }
  return end(pass());
}

/** Asks the guards one after another and stops at the first verdict that is not "pass". Spec: shell §4, §8. */
export const runGuardsFx = attach({
  source: $isNavigationBlocked,
  mapParams: (run: Run, isBlocked: boolean) => ({ run, isBlocked }),
  effect: createEffect(({ run, isBlocked }: { run: Run; isBlocked: boolean }) => ask(run, isBlocked)),
});

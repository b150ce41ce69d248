import type { Fault, PspHookFault, PspRequest } from '../../contracts/control.ts';
import { createFaults, type FaultList } from '../http/faults.ts';

type Scene = { latencyMs: number; calls: FaultList; hooks: PspHookFault[] };

/** What a test bends at the provider, by account: slow and lost answers, events that come late, twice, forged or never. */
export function createPspFaults() {
  const scenes = new Map<string, Scene>();
  const sceneOf = (account: string): Scene => {
    const known = scenes.get(account) ?? { latencyMs: 0, calls: createFaults(), hooks: [] };
    scenes.set(account, known);
    return known;
  };
  return {
    latencyMs: (account: string): number => scenes.get(account)?.latencyMs ?? 0,
    call: (account: string, method: string, path: string): Fault | null =>
      scenes.get(account)?.calls.take(method, path) ?? null,
    hook: (account: string, type: string): PspHookFault | null => {
      const hooks = scenes.get(account)?.hooks ?? [];
      const place = hooks.findIndex((fault) => fault.type === undefined || fault.type === type);
      return place === -1 ? null : (hooks.splice(place, 1)[0] ?? null);
    },
    /** Takes the place of what was there, part by part. */
    set: (account: string, { latencyMs, calls, hooks }: PspRequest): void => {
      const scene = sceneOf(account);
      scene.latencyMs = latencyMs ?? scene.latencyMs;
      if (calls !== undefined) {
        scene.calls.clear();
        scene.calls.add(calls);
      }
      scene.hooks = hooks === undefined ? scene.hooks : [...hooks];
    },
  };
}
export type PspFaults = ReturnType<typeof createPspFaults>;

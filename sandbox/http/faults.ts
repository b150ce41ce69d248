import type { Fault } from '../../contracts/control.ts';

export type FaultList = {
  add: (faults: Fault[]) => void;
  clear: () => void;
  /** The faults that have not happened yet, each with the number of calls that will still meet it. */
  list: () => Fault[];
  /** Gives the first fault that this call meets, and counts it as used. */
  take: (method: string, path: string) => Fault | null;
};

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** `*` stands for any run of characters. */
const matches = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`).test(path);

export function createFaults(): FaultList {
  let waiting: { fault: Fault; left: number }[] = [];
  return {
    add: (faults) => waiting.push(...faults.map((fault) => ({ fault, left: fault.times ?? 1 }))),
    clear: () => void (waiting = []),
    list: () => waiting.map(({ fault, left }) => ({ ...fault, times: left })),
    take: (method, path) => {
      const found = waiting.find(
        ({ fault }) => (fault.method === undefined || fault.method === method) && matches(fault.path, path),
      );
      if (found === undefined) return null;
      found.left -= 1;
      if (found.left <= 0) waiting = waiting.filter((entry) => entry !== found);
      return found.fault;
    },
  };
}

declare module '../world/world.ts' {
  interface World {
    faults: FaultList;
  }
}

import { randomBytes } from 'node:crypto';

/**
 * Where a call stands in what its caller does. `span`: of this call. `parent`: the span of the caller, null where the trace begins
 * here. `isKept`: somebody may want to read it, which the beginning of a trace decides for all of it. https://www.w3.org/TR/trace-context/
 */
export type Trace = { id: string; span: string; parent: string | null; isKept: boolean };

const form = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;
const isZero = (id: string): boolean => /^0+$/.test(id);
const hex = (bytes: number): string => randomBytes(bytes).toString('hex');

/** The trace that `traceparent` names; null where it names none. A later version may say more behind what is known. */
export function takenTrace(header: string | undefined): Trace | null {
  const [, version, id = '', parent = '', flags = '', more] = form.exec(header ?? '') ?? [];
  if (version === undefined || version === 'ff' || (version === '00' && more !== undefined)) return null;
  if (isZero(id) || isZero(parent)) return null;
  return { id, span: hex(8), parent, isKept: (Number.parseInt(flags, 16) & 1) === 1 };
}

export const newTrace = (isKept: boolean): Trace => ({ id: hex(16), span: hex(8), parent: null, isKept });

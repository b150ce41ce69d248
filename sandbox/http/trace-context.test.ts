import { expect, test } from 'vitest';

import { newTrace, takenTrace } from './trace-context.ts';

const id = '4bf92f3577b34da6a3ce929d0e0e4736';
const parent = '00f067aa0ba902b7';

test.each([
  ['kept', `00-${id}-${parent}-01`, true],
  ['not kept', `00-${id}-${parent}-00`, false],
  ['kept, with a flag of later', `00-${id}-${parent}-03`, true],
  ['a later version that says more', `01-${id}-${parent}-01-more`, true],
])('[TRACE-01] a call stands in the trace of its caller: %s', (_, header, isKept) => {
  const trace = takenTrace(header);
  expect(trace).toMatchObject({ id, parent, isKept });
  expect(trace?.span).toMatch(/^[\da-f]{16}$/);
  expect(trace?.span).not.toBe(takenTrace(header)?.span);
});

test.each([
  ['nothing', undefined],
  ['no form', 'a trace'],
  ['capitals', `00-${id.toUpperCase()}-${parent}-01`],
  ['a version that is none', `ff-${id}-${parent}-01`],
  ['more than version 00 has', `00-${id}-${parent}-01-more`],
  ['a trace of zeros', `00-${'0'.repeat(32)}-${parent}-01`],
  ['a span of zeros', `00-${id}-${'0'.repeat(16)}-01`],
])('[TRACE-01] what names no trace is none: %s', (_, header) => {
  expect(takenTrace(header)).toBeNull();
});

test('[TRACE-01] a trace that begins here has no parent', () => {
  expect(newTrace(true)).toMatchObject({ parent: null, isKept: true });
  expect(newTrace(true).id).toMatch(/^[\da-f]{32}$/);
});

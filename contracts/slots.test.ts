import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { slotLimit } from './slot-limits.ts';
import { isSlot, mountFault, slotNames, slots } from './slots.ts';

/** One line a slot: name, place, parameters, how many, height. */
const slotLines = (): string[] =>
  Object.entries(slots).map(([name, { where, as, params, height }]) => {
    const told = Object.keys(params.shape).join(', ');
    const holds = as === 'link' ? 'a link' : height === 0 ? '–' : `${String(height)} px`;
    return `| \`${name}\` | ${where} | ${told === '' ? '–' : `\`${told}\``} | ${String(slotLimit(name))} | ${holds} |`;
  });

test.each(Object.entries(slots))(
  '[PLUG-38] slot %s: its sample is one of its parameters, it takes an app at least',
  (name, slot) => {
    expect(slot.params.safeParse(slot.sample).error).toBeUndefined();
    expect(slotLimit(name)).toBeGreaterThan(0);
  },
);

test('[PLUG-38] the table of slots in the documentation is the contract', () => {
  const docs = readFileSync(new URL('../docs/slots.md', import.meta.url), 'utf8');
  const cells = (line: string) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .join('|');
  const written = docs
    .split('\n')
    .map(cells)
    .filter((line) => slotNames.some((name) => line.startsWith(`|\`${name}\``)));
  expect(written).toEqual(slotLines().map(cells));
});

test('[PLUG-38] a name that every object has is no slot', () => {
  expect([isSlot('home.top'), isSlot('constructor'), isSlot('home.topp')]).toEqual([true, false, false]);
});

test('[PLUG-42] links go where links are listed, apps where apps are drawn', () => {
  const link = { title: 'Match', path: '/match' };
  expect([mountFault({ slot: 'footer.link', link }), mountFault({ slot: 'home.top' })]).toEqual([null, null]);
  expect(mountFault({ slot: 'footer.link' })).toContain('without a "link"');
  expect(mountFault({ slot: 'home.top', link })).toContain('brings a link');
});

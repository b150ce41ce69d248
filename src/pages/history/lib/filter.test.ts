import { expect, test } from 'vitest';

import { noFilter, queryOf } from './filter';

/** 21 Nov 2026, 23:30 UTC. Two hours further east the 22nd has begun. */
const now = Date.UTC(2026, 10, 21, 23, 30);
const at = (day: number, hour = 0) => Date.UTC(2026, 10, day, hour) / 1000;

test('[BET-13] a period counts whole days of the player, today with them', () => {
  expect(queryOf({ ...noFilter, period: '7' }, now, 0)).toEqual({ from: at(15) });
  expect(queryOf({ ...noFilter, period: '7' }, now, 2)).toEqual({ from: at(15, 22) });
});

test('[BET-13] dates take both days whole, and either alone', () => {
  const dates = { ...noFilter, period: 'dates' as const };
  expect(queryOf({ ...dates, from: '2026-11-01', to: '2026-11-02' }, now, 3)).toEqual({
    from: at(1) - 3 * 3600,
    to: at(3) - 3 * 3600 - 1,
  });
  expect(queryOf({ ...dates, to: '2026-11-02' }, now, 0)).toEqual({ to: at(3) - 1 });
  expect(queryOf({ ...dates, from: 'soon' }, now, 0)).toEqual({});
});

test('[BET-13] [LANG-23] days of a zone begin at its own midnight, before and after its clocks change', () => {
  // London leaves summer time on 25 October 2026.
  const dates = { ...noFilter, period: 'dates' as const, from: '2026-10-25', to: '2026-10-25' };
  const day = (text: string) => Date.parse(text) / 1000;
  expect(queryOf(dates, now, 'Europe/London')).toEqual({
    from: day('2026-10-24T23:00:00Z'),
    to: day('2026-10-26T00:00:00Z') - 1,
  });
  expect(queryOf(noFilter, Date.parse('2026-11-10T12:00:00Z'), 'Europe/London')).toEqual({
    from: day('2026-10-13T23:00:00Z'),
  });
});

test('[BET-13] what is not chosen is not asked for; a search is taken without its spaces', () => {
  const filter = { ...noFilter, state: 'sold' as const, typeId: 1 as const, accountId: 7, text: ' Arsenal ' };
  expect(queryOf(filter, now, 0)).toMatchObject({ state: 'sold', typeId: 1, accountId: 7, q: 'Arsenal' });
  expect(Object.keys(queryOf(noFilter, now, 0))).toEqual(['from']);
});

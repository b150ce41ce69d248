/** Commands for what the player, the matches and the network do. */
import fc from 'fast-check';

import {
  $arrangedBets,
  $bets,
  $isFrozen,
  $stake,
  $typeId,
  betMoved,
  betRemoved,
  betShifted,
  couponCleared,
  oddsAgreed,
  outcomeToggled,
  pickFrom,
  removalUndone,
  stakeChanged,
  typeChosen,
} from '@/entities/coupon';
import type { BlockTarget } from '@/entities/coupon/testing';
import { $typeChoices } from '@/entities/coupon-figures';

import type { Side } from './browser.ts';
import { settle } from './calm.ts';
import { byPlayer, type Command, command, offerAt } from './command.ts';
import { type Fate, fates } from './network.ts';
import { sell } from './selling.ts';

export const add = (side: Side, late: boolean, pick: number): Command =>
  byPlayer('add', side, late, String(pick), async (browser) => {
    const { match, market } = offerAt(browser, pick);
    const now = browser.backend.world.simulator.market(market.id);
    const tab = browser.tabs[side];
    const isIn = tab.get($bets).some((bet) => bet.market.id === market.id);
    if (isIn && !tab.get($isFrozen)) browser.gone.add(market.id);
    if (!isIn) browser.leave(side);
    await tab.act(outcomeToggled, pickFrom(match, market, now?.milli ?? Math.round(market.coef * 1000)));
  });
export const remove = (side: Side, late: boolean, index: number): Command =>
  byPlayer('remove', side, late, String(index), async ({ tabs, gone }) => {
    const id = tabs[side].get($bets)[index]?.market.id ?? 0;
    gone.add(id);
    await tabs[side].act(betRemoved, id);
  });
export const restore = (side: Side, late: boolean): Command =>
  byPlayer('restore', side, late, '', ({ tabs }) => tabs[side].act(removalUndone, undefined));
export const clear = (side: Side, late: boolean): Command =>
  byPlayer('clear', side, late, '', async ({ tabs, gone, record }) => {
    for (const { market } of [...record().bets, ...tabs[side].get($bets)]) gone.add(market.id);
    await tabs[side].act(couponCleared, undefined);
  });
export const agree = (side: Side, late: boolean): Command =>
  byPlayer('agree', side, late, '', ({ tabs }) => tabs[side].act(oddsAgreed, 'all' as const));
export const stake = (side: Side, late: boolean, minor: number | null): Command =>
  byPlayer('stake', side, late, String(minor), ({ tabs }) =>
    tabs[side].act(stakeChanged, { of: 'slip', minor: minor }),
  );
/** Chooses one of the types that these bets allow. */
export const type = (side: Side, late: boolean, index: number): Command =>
  byPlayer('type', side, late, String(index), async ({ tabs }) => {
    const open = tabs[side].get($typeChoices).filter(({ refusal }) => refusal === null);
    const choice = open[index % Math.max(1, open.length)];
    if (choice !== undefined) await tabs[side].act(typeChosen, choice.typeId);
  });
/** Moves a bet into another block. Block 0 is the lobby, or the bankers of a system. */
export const move = (side: Side, late: boolean, index: number, to: BlockTarget): Command =>
  byPlayer('move', side, late, `${String(index)}, ${to === 'new' ? "'new'" : String(to)}`, ({ tabs }) =>
    tabs[side].act(betMoved, { marketId: tabs[side].get($bets)[index]?.market.id ?? 0, to }),
  );
/** Moves a bet to another place in the order of a chain. */
export const shift = (side: Side, late: boolean, from: number, index: number): Command =>
  byPlayer('shift', side, late, `${String(from)}, ${String(index)}`, ({ tabs }) =>
    tabs[side].act(betShifted, { marketId: tabs[side].get($bets)[from]?.market.id ?? 0, index }),
  );
export const place = (side: Side, late: boolean, fate: Fate): Command =>
  byPlayer('place', side, late, `'${fate}'`, (browser) => browser.press(side, fate));
/** Reloads the page. The coupon must be as it was, except for prices. */
export const reload = (side: Side): Command =>
  byPlayer('reload', side, false, '', async (browser) => {
    const shownBy = () => {
      const tab = browser.tabs[side];
      return [
        tab.get($arrangedBets).map(({ market, blockId }) => [market.id, blockId]),
        tab.get($stake),
        tab.get($typeId),
      ];
    };
    const before = shownBy();
    await browser.reload(side);
    const after = shownBy();
    const isEmptied = before[1] === null || browser.isRaced();
    // A slip may be answered while the page opens. Then its bets rightly leave the coupon.
    if (!isEmptied && browser.gone.size === 0 && JSON.stringify(before) !== JSON.stringify(after))
      throw new Error(`A reload changed the coupon: ${JSON.stringify([before, after])}`);
  });
export const hear = (): Command => command('hear()', ({ hearAll }) => hearAll());
export const pass = (ms: number): Command => command(`pass(${String(ms)})`, (browser) => browser.pass(ms));
export const late = (looks: number): Command =>
  command(`late(${String(looks)})`, async ({ backend, network }) => {
    network.deliverLate();
    await settle(backend);
    network.loseLooks(looks);
  });
export const odds = (pick: number, coef: number): Command =>
  command(`odds(${String(pick)}, ${String(coef)})`, async (browser) => {
    const { match, market } = offerAt(browser, pick);
    browser.backend.command({ gameId: match.id, do: 'odds', marketId: market.id, coef });
    await browser.hearAll();
  });
export const suspend = (pick: number, isOver: boolean): Command =>
  command(`suspend(${String(pick)}, ${String(isOver)})`, async (browser) => {
    const { match, market } = offerAt(browser, pick);
    browser.backend.command({ gameId: match.id, do: isOver ? 'resume' : 'suspend', marketId: market.id });
    await browser.hearAll();
  });
/** `status`: the result of the outcome, as on the wire. */
export const finish = (pick: number, status: number): Command =>
  command(`finish(${String(pick)}, ${String(status)})`, async (browser) => {
    const { match, market } = offerAt(browser, pick);
    browser.backend.command({ gameId: match.id, do: 'settle', results: { [market.id]: status } });
    browser.backend.command({ gameId: match.id, do: 'finish' });
    await browser.hearAll();
  });
export const offline = (): Command =>
  command(
    'offline()',
    async (browser, model) => {
      model.isDown = true;
      await browser.setDown(true);
    },
    ({ isDown }) => !isDown,
  );
export const online = (): Command =>
  command(
    'online()',
    async (browser, model) => {
      model.isDown = false;
      await browser.setDown(false);
    },
    ({ isDown }) => isDown,
  );
export const login = (side: Side, player: Side): Command =>
  command(
    `login(${String(side)}, ${String(player)})`,
    async (browser) => {
      if (browser.userId() !== null) return;
      // This player does not wait for slips that another player of this browser sent.
      for (const { request } of browser.leavings) for (const { marketId } of request.bets) browser.gone.add(marketId);
      await browser.logIn(side, player);
    },
    ({ isDown }) => !isDown,
  );
export const logout = (side: Side): Command =>
  command(`logout(${String(side)})`, async (browser) => {
    if (browser.userId() !== null) await browser.logOut(side);
  });

const side = fc.constantFrom<Side[]>(0, 1);
const isLate = fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });
const pick = fc.nat(4);
const amounts = fc.constantFrom(null, 1, 10_00, 150_00, 777_77, 9_000_00, 99_999_99, 5_000_000_00);
const often = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => Array.from({ length: weight }, () => arbitrary);

export const everything = [
  ...often(
    3,
    fc.tuple(side, isLate, pick).map((args) => add(...args)),
  ),
  ...often(
    6,
    fc.tuple(side, isLate, fc.constantFrom(...fates)).map((args) => place(...args)),
  ),
  ...often(3, fc.constantFrom(200, 1000, 3000, 9000, 20_000).map(pass)),
  ...often(
    2,
    fc.tuple(side, fc.constantFrom<Side[]>(0, 0, 0, 1)).map((args) => login(...args)),
  ),
  ...often(2, side.map(reload)),
  fc.tuple(side, isLate, fc.nat(3)).map((args) => remove(...args)),
  fc.tuple(side, isLate).map((args) => restore(...args)),
  fc.tuple(side, isLate).map((args) => clear(...args)),
  ...often(
    2,
    fc.tuple(side, isLate).map((args) => agree(...args)),
  ),
  fc.tuple(side, isLate, amounts).map((args) => stake(...args)),
  fc.tuple(side, isLate, fc.nat(8)).map((args) => type(...args)),
  ...often(
    2,
    fc.tuple(side, isLate, fc.nat(3), fc.constantFrom<BlockTarget[]>(0, 1, 2, 'new')).map((args) => move(...args)),
  ),
  fc.tuple(side, isLate, fc.nat(3), fc.nat(3)).map((args) => shift(...args)),
  ...often(
    4,
    fc
      .tuple(side, isLate, fc.constantFrom(1, 0.4), fc.boolean(), fc.constantFrom(...fates))
      .map((args) => sell(...args)),
  ),
  fc.constant(null).map(hear),
  fc.nat(3).map(late),
  ...often(
    2,
    fc.tuple(pick, fc.constantFrom(1.05, 1.5, 1.9, 2.5, 7)).map((args) => odds(...args)),
  ),
  fc.tuple(pick, fc.boolean()).map((args) => suspend(...args)),
  fc.tuple(pick, fc.constantFrom(0, 1, 2)).map((args) => finish(...args)),
  fc.constant(null).map(offline),
  ...often(2, fc.constant(null).map(online)),
  side.map(logout),
];

import { createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';

import { PromotionAnswer, PromotionListAnswer, type PromotionProduct } from '@contracts/articles';
import { WagerBonusesAnswer } from '@contracts/bonuses';
import { OfficeSettings } from '@contracts/office-settings';
import { z } from '@contracts/zod';

import { createAct } from '../sdk/act';
import { createAsked } from '../sdk/asked';
import { forgotten } from '../sdk/model';
import type { Filter } from './filters';

const path = '/content-api/v1/promotions';
const settingsPath = '/office-api/v1/settings';
const Settings = z.object({ data: z.object({ promoSetting: OfficeSettings.shape.promoSetting }) });

/** All promotions that this reader may have. */
export const promotions = createAsked(({ query }, { lng }: { lng: string }) =>
  query(path, PromotionListAnswer, { lng }).then(({ data }) => data),
);
export const promotion = createAsked(({ query }, { id, lng }: { id: string; lng: string }) =>
  query(`${path}/${encodeURIComponent(id)}`, PromotionAnswer, { lng }).then(({ data }) => data),
);
/** Did the player ask for no offers? */
export const hidden = createAsked(({ office }, _: object) =>
  office.read(settingsPath, Settings).then(({ data }) => data.promoSetting.areOffersHidden ?? false),
);
/** The bonus that the player stakes now; null: none. */
export const running = createAsked(({ office }, _: object) =>
  office
    .read('/office-api/v1/bonuses/wager', WagerBonusesAnswer)
    .then(({ data }) => data.find(({ status }) => status === 'active') ?? null),
);

const firstOf = (first: PromotionProduct | 'all'): Filter => (first === 'casino' ? 'casino' : 'all');
/** `first`: what the address asks for. */
export const List = createGate<{ first: PromotionProduct | 'all' }>();
export const filterChosen = createEvent<Filter>();
export const $filter = createStore<Filter>('all')
  .on(List.open, (_, { first }) => firstOf(first))
  .on(filterChosen, (_, filter) => filter)
  .reset(List.close);
sample({
  clock: forgotten,
  source: List.state,
  filter: List.status,
  fn: ({ first }) => firstOf(first),
  target: filterChosen,
});

/** Offers, or none: it holds on every page and device. */
export const hiding = createAct(({ office }, { value }: { value: boolean }) =>
  office.send('PATCH', settingsPath, z.unknown(), { name: 'hide_offers', value }),
);
sample({ clock: hiding.done, target: [promotions.again, hidden.again] });

export const none = 0;
/** `value`: of the setting that takes the bonus. */
export const Choice = createGate<{ value: number; isTaken: boolean }>();
export const chosen = createEvent<number>();
export const $chosen = createStore(none)
  .on(Choice.open, (_, { value, isTaken }) => (isTaken ? value : none))
  .on(chosen, (_, value) => value)
  .reset(Choice.close, forgotten);
/** `said`: what the player reads when it is kept. */
export const choosing = createAct(async ({ office, notify }, { value, said }: { value: number; said: string }) => {
  await office.send('PATCH', settingsPath, z.unknown(), { name: 'first_deposit_bonus_type', value });
  notify({ kind: 'success', text: said });
});
sample({ clock: choosing.done, target: promotion.again });

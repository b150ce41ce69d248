import { accountSchema } from '../account/index.ts';
import { actionsSchema } from '../actions/index.ts';
import { alarmSchema } from '../alarms/index.ts';
import { authSchema } from '../auth/index.ts';
import { bonusGamesSchema } from '../bonus-games/index.ts';
import { bonusSchema } from '../bonuses/index.ts';
import { cashbackSchema } from '../cashback/index.ts';
import { cashierSchema } from '../cashier/index.ts';
import { chainSchema } from '../chain/index.ts';
import { codeSchema, couponSchema, joinedSchema, saleSchema } from '../coupon/index.ts';
import type { AreaSchema } from '../db/index.ts';
import { debtSchema } from '../debts/index.ts';
import { documentSchema } from '../documents/index.ts';
import { exposureSchema } from '../exposure/index.ts';
import { fixtureSchema } from '../fixtures/index.ts';
import { gamesSchema } from '../games/index.ts';
import { officeSettingsSchema } from '../kept-settings/index.ts';
import { ledgerSchema } from '../ledger/index.ts';
import { letterSchema } from '../letters/index.ts';
import { lottoSchema } from '../lotto/index.ts';
import { marketingSchema } from '../marketing/index.ts';
import { messageSchema } from '../messages/index.ts';
import { operatorActSchema } from '../operator-acts/index.ts';
import { partnerSchema } from '../partners/index.ts';
import { paymentRequestSchema } from '../payment-requests/index.ts';
import { playSessionSchema } from '../play-session/index.ts';
import { profileSchema } from '../profile/index.ts';
import { protectionSchema } from '../protection/index.ts';
import { settlementSchema } from '../settlements/index.ts';
import { sharedRoundsSchema } from '../shared-rounds/index.ts';
import { siteVersionSchema } from '../site-versions/index.ts';
import { subscriberSchema } from '../subscriber/index.ts';
import { supportSchema } from '../support/index.ts';
import { teamCashSchema } from '../team-cash/index.ts';
import { totoSchema } from '../toto/index.ts';
import { tournamentsSchema } from '../tournaments/index.ts';
import { trackerSchema } from '../tracker/index.ts';
import { virtualSchema } from '../virtual/index.ts';
import { walletSchema } from '../wallets/index.ts';
import { withdrawalSchema } from '../withdrawals/index.ts';

/** The tables of every area of a world, in the order in which they need each other. */
export const schemas: AreaSchema[] = [
  ledgerSchema,
  authSchema,
  accountSchema,
  actionsSchema,
  couponSchema,
  codeSchema,
  joinedSchema,
  exposureSchema,
  saleSchema,
  supportSchema,
  teamCashSchema,
  protectionSchema,
  chainSchema,
  cashierSchema,
  withdrawalSchema,
  walletSchema,
  gamesSchema,
  bonusGamesSchema,
  sharedRoundsSchema,
  totoSchema,
  lottoSchema,
  tournamentsSchema,
  messageSchema,
  marketingSchema,
  officeSettingsSchema,
  bonusSchema,
  cashbackSchema,
  playSessionSchema,
  operatorActSchema,
  siteVersionSchema,
  profileSchema,
  documentSchema,
  partnerSchema,
  paymentRequestSchema,
  subscriberSchema,
  letterSchema,
  virtualSchema,
  debtSchema,
  alarmSchema,
  settlementSchema,
  fixtureSchema,
  trackerSchema,
];

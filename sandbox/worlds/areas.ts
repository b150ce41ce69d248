import { accountArea } from '../account/index.ts';
import { actionsArea } from '../actions/index.ts';
import { alarmsArea } from '../alarms/index.ts';
import { analyticsArea } from '../analytics/index.ts';
import type { Area } from '../area/index.ts';
import { auditArea } from '../audit/index.ts';
import { authArea } from '../auth/index.ts';
import { bonusGamesArea } from '../bonus-games/index.ts';
import { bonusesArea } from '../bonuses/index.ts';
import { captchaCallsArea } from '../captcha-calls/index.ts';
import { cashbackArea } from '../cashback/index.ts';
import { cashierArea } from '../cashier/index.ts';
import { chainArea } from '../chain/index.ts';
import { contentArea } from '../content/index.ts';
import { controlRoomArea } from '../control-room/index.ts';
import { couponArea } from '../coupon/index.ts';
import { debtsArea } from '../debts/index.ts';
import { documentsArea } from '../documents/index.ts';
import { exposureArea } from '../exposure/index.ts';
import { favouritesArea } from '../favourites/index.ts';
import { feedArea } from '../feed/index.ts';
import { fixturesArea } from '../fixtures/index.ts';
import { friendsArea } from '../friends/index.ts';
import { gamesArea } from '../games/index.ts';
import { keptSettingsArea } from '../kept-settings/index.ts';
import { laboratoryArea } from '../laboratory/index.ts';
import { ledgerArea } from '../ledger/index.ts';
import { lettersArea } from '../letters/index.ts';
import { lottoArea } from '../lotto/index.ts';
import { makersArea } from '../makers/index.ts';
import { marketRulesArea } from '../market-rules/index.ts';
import { marketingArea } from '../marketing/index.ts';
import { messagesArea } from '../messages/index.ts';
import { officeSettingsArea } from '../office-settings/index.ts';
import { openapiArea } from '../openapi/index.ts';
import { operatorActsArea } from '../operator-acts/index.ts';
import { ordersArea } from '../orders/index.ts';
import { overviewArea } from '../overview/index.ts';
import { partnersArea } from '../partners/index.ts';
import { paymentRequestsArea } from '../payment-requests/index.ts';
import { playSessionArea } from '../play-session/index.ts';
import { playedRoundsArea } from '../played-rounds/index.ts';
import { pluginHealthArea } from '../plugin-health/index.ts';
import { previewsArea } from '../previews/index.ts';
import { priceHistoryArea } from '../price-history/index.ts';
import { profileArea } from '../profile/index.ts';
import { protectionArea } from '../protection/index.ts';
import { racingArea } from '../racing/index.ts';
import { registrationArea } from '../registration/index.ts';
import { retentionArea } from '../retention/index.ts';
import { rewardsArea } from '../rewards/index.ts';
import { rgsArea } from '../rgs/index.ts';
import { securityArea } from '../security/index.ts';
import { settlementsArea } from '../settlements/index.ts';
import { sharedRoundsArea } from '../shared-rounds/index.ts';
import { sightArea } from '../sight/index.ts';
import { siteArea } from '../site/index.ts';
import { siteVersionsArea } from '../site-versions/index.ts';
import { statementArea } from '../statement/index.ts';
import { statisticsArea } from '../statistics/index.ts';
import { subscriberArea } from '../subscriber/index.ts';
import { supportArea } from '../support/index.ts';
import { teamCashArea } from '../team-cash/index.ts';
import { totoArea } from '../toto/index.ts';
import { tournamentsArea } from '../tournaments/index.ts';
import { trackerArea } from '../tracker/index.ts';
import { virtualArea } from '../virtual/index.ts';
import { walletsArea } from '../wallets/index.ts';
import { withdrawalsArea } from '../withdrawals/index.ts';

/**
 * Every area that has tables, calls or something that goes on in time, in the order in which they begin. Tables of bets
 * are made before tables that watch bets (exposure, tracker). Money movements are handled after their listeners exist:
 * bonuses and debts before deposits, deposits before withdrawals. What is of the server itself has its place in
 * `server/app.ts`.
 */
export const areas: readonly Area[] = [
  ledgerArea,
  authArea,
  accountArea,
  actionsArea,
  siteArea,
  registrationArea,
  captchaCallsArea,
  supportArea,
  teamCashArea,
  chainArea,
  walletsArea,
  messagesArea,
  marketingArea,
  keptSettingsArea,
  officeSettingsArea,
  cashbackArea,
  operatorActsArea,
  siteVersionsArea,
  profileArea,
  partnersArea,
  paymentRequestsArea,
  alarmsArea,
  retentionArea,
  settlementsArea,
  fixturesArea,
  playSessionArea,
  protectionArea,
  gamesArea,
  bonusGamesArea,
  sharedRoundsArea,
  makersArea,
  virtualArea,
  totoArea,
  lottoArea,
  tournamentsArea,
  bonusesArea,
  debtsArea,
  cashierArea,
  withdrawalsArea,
  documentsArea,
  subscriberArea,
  lettersArea,
  couponArea,
  exposureArea,
  ordersArea,
  trackerArea,
  statementArea,
  playedRoundsArea,
  rgsArea,
  overviewArea,
  securityArea,
  rewardsArea,
  friendsArea,
  feedArea,
  favouritesArea,
  statisticsArea,
  racingArea,
  priceHistoryArea,
  marketRulesArea,
  contentArea,
  analyticsArea,
  sightArea,
  auditArea,
  laboratoryArea,
  pluginHealthArea,
  controlRoomArea,
  previewsArea,
  openapiArea,
];

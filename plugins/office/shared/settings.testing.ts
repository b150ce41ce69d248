/** What a player has chosen in their office, for tests. */
import type { OfficeSettings } from '@contracts/office-settings';

export const settings = (more: Partial<OfficeSettings> = {}): OfficeSettings => ({
  commonSettings: { timeZone: 0, language: 'en', coefViewId: 0, hideBalance: false },
  otherSettings: {},
  notificationSettings: {
    ...{ enable_mail_news: true, enable_mail_deposit: false, enable_mail_bets: false, enable_sms_news: false },
  },
  cashbackSetting: { mode: 'percent', value: 5 },
  bonusSetting: { bonus_type: 1 },
  firstDepositBonusSetting: { first_deposit_bonus_type: 2, isAvailable: true },
  ...{ pointsAccumulated: 0, availableCurrencies: ['EUR'], sports: [{ id: 1, name: 'Football' }] },
  ...{ lineSports: [1], liveSports: [1], lineDisallowSports: [], liveDisallowSports: [1] },
  ...{ showFavoriteTeams: false, showPromoCodeCheck: true, showWallets: true, clubPoints: 0, showClubPoints: false },
  walletAttributes: [{ currencyId: 1, scoreId: 7 }],
  promoSetting: { isSubscribed: true },
  ...more,
});

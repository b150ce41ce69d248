import { accountTypes } from '../../contracts/account.ts';
import { defaultTimeZone } from '../../contracts/constants.ts';
import { currencies, currencyFacts } from '../../contracts/currencies.ts';
import { flagsOf, products } from '../../contracts/marketing.ts';
import type { OfficeSettings } from '../../contracts/office-settings.ts';
import { isVirtualSport } from '../../contracts/virtual/facts.ts';
import { zoneNamed } from '../../contracts/zone-named.ts';
import { offsetAt } from '../../contracts/zones.ts';
import type { User } from '../auth/users.ts';
import { levelOf } from '../cashback/index.ts';
import { keptSettings } from '../kept-settings/store.ts';
import { accountsOf } from '../ledger/index.ts';
import { marketingOf } from '../marketing/index.ts';
import { rightsOf } from '../protection/rights.ts';
import { siteConfig } from '../site/index.ts';
import { localize } from '../texts/text.ts';
import type { World } from '../world/world.ts';

/** Numbers of the availability list. */
const wallets = 60;

/** The settings of a player, from wherever each is kept: the account, the consents, or what they decided here. */
export function settingsOf(world: World, user: User, language: string): OfficeSettings {
  const { bonus_type, first_deposit_bonus_type, cashback_mode, hide_offers } = keptSettings(world, user.id);
  const { points, percent } = levelOf(world, user.id);
  const { consent } = marketingOf(world, user.id);
  const { display = {} } = user.clientConfig;
  const config = siteConfig(world, language);
  const sports = world.simulator.snapshot().sports.filter(({ id }) => !isVirtualSport(id));
  const accounts = accountsOf(world.db, user.id).filter(({ type }) => type !== accountTypes.bonus);
  const idsIn = (zone: 'line' | 'live') => sports.filter((sport) => sport[zone] > 0).map(({ id }) => id);
  return {
    commonSettings: {
      timeZone: offsetAt(zoneNamed(display['time_zone'] ?? '') ?? defaultTimeZone, world.clock.now()) / 60,
      language: user.language,
      coefViewId: Number(display['coef_view'] ?? config.coefViews[0] ?? 0),
      hideBalance: user.clientConfig.user_hide_balance ?? false,
    },
    otherSettings: JSON.parse(JSON.stringify(display)) as OfficeSettings['otherSettings'],
    notificationSettings: flagsOf(consent),
    cashbackSetting: { mode: cashback_mode, value: percent },
    bonusSetting: { bonus_type },
    firstDepositBonusSetting: {
      first_deposit_bonus_type,
      isAvailable: user.hasFirstDepositBonus && rightsOf(world, user.id).canReceiveBonus,
    },
    pointsAccumulated: points,
    availableCurrencies: currencies.map(({ iso }) => iso).filter((iso) => accounts.every((held) => held.iso !== iso)),
    sports: sports.map(({ id, name }) => ({ id, name: localize(name, language) })),
    lineSports: idsIn('line'),
    liveSports: idsIn('live'),
    lineDisallowSports: user.clientConfig.line_disallow_sports ?? [],
    liveDisallowSports: user.clientConfig.live_disallow_sports ?? [],
    showFavoriteTeams: false,
    showPromoCodeCheck: true,
    showWallets: config.availability.includes(wallets),
    clubPoints: points,
    showClubPoints: true,
    walletAttributes: accounts.map(({ id, iso }) => ({ currencyId: currencyFacts(iso).currencyId, scoreId: id })),
    promoSetting: {
      isSubscribed: products.some((product) => Object.values(consent[product]).includes(true)),
      areOffersHidden: hide_offers,
    },
  };
}

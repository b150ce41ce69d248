import type { OfficeSetting, OfficeSettings } from '@contracts/office-settings';

type Name = OfficeSetting['name'];
/** What the player chose and the server has not kept yet, by the name of the setting. */
export type Waiting = Readonly<Partial<Record<Name, OfficeSetting['value']>>>;

/** A setting as the server keeps it. */
function keptOf(settings: OfficeSettings, name: Name): OfficeSetting['value'] {
  switch (name) {
    case 'bonus_type':
      return settings.bonusSetting.bonus_type;
    case 'first_deposit_bonus_type':
      return settings.firstDepositBonusSetting.first_deposit_bonus_type;
    case 'cashback_mode':
      return settings.cashbackSetting.mode;
    case 'language':
      return settings.commonSettings.language;
    case 'hide_balance':
      return settings.commonSettings.hideBalance;
    case 'hide_offers':
      return settings.promoSetting.areOffersHidden ?? false;
    default:
      return settings.notificationSettings[name];
  }
}

/** A setting as the player sees it: their last choice, which may still be on its way. */
export const valueOf = (settings: OfficeSettings, waiting: Waiting, name: Name): OfficeSetting['value'] =>
  waiting[name] ?? keptOf(settings, name);

/** The choice is over. A newer one of the same setting still waits. */
export function without(waiting: Waiting, { name, value }: OfficeSetting): Waiting {
  const { [name]: chosen, ...rest } = waiting;
  return chosen === value ? rest : waiting;
}

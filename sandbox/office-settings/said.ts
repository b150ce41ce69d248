import { accountTypes } from '../../contracts/account.ts';
import type { SettingRequest } from '../../contracts/office-settings.ts';
import { accountsOf } from '../ledger/index.ts';
import type { World } from '../world/world.ts';

const stays: Readonly<Record<string, string>> = {
  en: 'Saved. Bonus money that you have already stays until its end.',
  ru: 'Сохранено. Бонусные деньги, которые у вас уже есть, остаются до своего срока.',
  es: 'Guardado. El dinero de bono que ya tienes sigue hasta su fin.',
  pt: 'Salvo. O dinheiro de bônus que você já tem fica até o fim dele.',
  tr: 'Kaydedildi. Elinizdeki bonus para süresi bitene kadar kalır.',
  ar: 'تم الحفظ. تبقى أموال المكافأة التي لديك حتى نهايتها.',
};

/** What there is to say when a setting is saved; undefined: no more than that. */
export function saidOf(world: World, userId: number, { name, value }: SettingRequest, language: string) {
  const hasBonus = () =>
    accountsOf(world.db, userId).some(({ type, minor }) => type === accountTypes.bonus && minor > 0);
  return name === 'bonus_type' && value === 0 && hasBonus() ? (stays[language] ?? stays.en) : undefined;
}

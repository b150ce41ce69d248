import { accountTypes } from '../../contracts/account.ts';
import type { SettingRequest } from '../../contracts/office-settings.ts';
import { accountsOf } from '../ledger/index.ts';
import { say } from '../texts/text.ts';
import type { World } from '../world/world.ts';

/** The sentence when a setting is saved; undefined: only that it is saved. */
export function saidOf(world: World, userId: number, { name, value }: SettingRequest, language: string) {
  const hasBonus = () =>
    accountsOf(world.db, userId).some(({ type, minor }) => type === accountTypes.bonus && minor > 0);
  return name === 'bonus_type' && value === 0 && hasBonus() ? say(language, 'offers.bonus.stays') : undefined;
}

import { withFlag } from '../../contracts/marketing.ts';
import type { SettingRequest } from '../../contracts/office-settings.ts';
import { updateUser, type User } from '../auth/users.ts';
import { keepSettings } from '../kept-settings/store.ts';
import { changeMarketing } from '../marketing/index.ts';
import type { World } from '../world/world.ts';

/** Writes a setting where it is kept. A mailing flag that an exclusion keeps off is refused: 1011. */
export function changeSetting(world: World, user: User, { name, value }: SettingRequest): void {
  switch (name) {
    case 'language':
      updateUser(world.db, user.id, { language: value });
      break;
    case 'hide_balance':
      updateUser(world.db, user.id, { clientConfig: { ...user.clientConfig, user_hide_balance: value } });
      break;
    case 'display': {
      const kept = Object.entries({ ...user.clientConfig.display, ...value }).filter(([, choice]) => choice !== null);
      updateUser(world.db, user.id, { clientConfig: { ...user.clientConfig, display: Object.fromEntries(kept) } });
      break;
    }
    case 'favourites':
      updateUser(world.db, user.id, { clientConfig: { ...user.clientConfig, favourites: value } });
      break;
    case 'bonus_type':
    case 'first_deposit_bonus_type':
    case 'cashback_mode':
    case 'hide_offers':
      keepSettings(world, user.id, { [name]: value });
      break;
    default:
      changeMarketing(world, user.id, (known) => withFlag(known, name, value));
  }
}

/** Hides sports from a list; from that one alone. */
export function disallowSports(world: World, user: User, { line, live }: { line: number[]; live: number[] }): void {
  updateUser(world.db, user.id, {
    clientConfig: {
      ...user.clientConfig,
      line_disallow_sports: [...new Set(line)],
      live_disallow_sports: [...new Set(live)],
    },
  });
}

import type { PluginModal } from '@sdk';
import { type Scope, scopeBind } from 'effector';

import { loginFieldChanged } from '@/features/access/log-in';
import { registrationFieldChanged } from '@/features/access/register';
import { wordsTyped } from '@/widgets/match-search';

/** Fills in what a plugin has opened a dialog with. Returns the names that the dialog does not know. */
export function fillModal(scope: Scope, name: PluginModal, params: Readonly<Record<string, string>>): string[] {
  const changeLogin = scopeBind(loginFieldChanged, { scope });
  const changeRegistration = scopeBind(registrationFieldChanged, { scope });
  const takers: Partial<Record<PluginModal, Record<string, (value: string) => void>>> = {
    login: { login: (login) => changeLogin({ login }) },
    registration: { promo: (promo) => changeRegistration({ promo }) },
    search: { words: scopeBind(wordsTyped, { scope }) },
  };
  const own = takers[name] ?? {};
  return Object.entries(params).flatMap(([key, value]) => {
    const take = Object.hasOwn(own, key) ? own[key] : undefined;
    take?.(value);
    return take === undefined ? [key] : [];
  });
}

import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { buttonLook } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';

import type { KnownState } from '../lib/states';

/** Where a player can do something about it; a transfer asks by itself. Banned players reach no page of the support. */
const ways: Readonly<Partial<Record<KnownState, { to: string; text: 'states.toSupport' | 'states.toBreaks' }>>> = {
  frozen: { to: '/office/support', text: 'states.toSupport' },
  excluded: { to: '/office/responsible', text: 'states.toBreaks' },
  resting: { to: '/office/responsible', text: 'states.toBreaks' },
};

/** Says before any refusal what the account cannot do now, and what the player can do about it. */
export function States({ states }: { states: readonly KnownState[] }) {
  const t = useT();
  return states.map((state) => {
    const way = ways[state];
    const link = way && (
      <AppLink className={buttonLook({ size: 'sm' })} to={way.to}>
        {t(way.text)}
      </AppLink>
    );
    return (
      <Note key={state} tone="warning" icon="warning" actions={link}>
        {t(`states.${state}`)}
      </Note>
    );
  });
}

import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { $routeMatch, AppLink, usePageTitle } from '@/shared/routing';
import { buttonLook } from '@/shared/ui/button';
import * as office from '@/shared/ui/office-page';
import { isKind, Meetings } from '@/widgets/sport/races';

const lists = ['all', 'horses', 'greyhounds'] as const;

/** Path: /racing/{horses|greyhounds}?. Row RACE-06. */
export function RacingPage() {
  const t = useT();
  const word = useUnit($routeMatch)?.params['racing'];
  const kind = isKind(word) ? word : null;
  const title = t(`race.title.${kind ?? 'all'}`);
  usePageTitle(title);
  return (
    <div className={office.page}>
      <h1 className={office.title}>{title}</h1>
      <nav className={office.actions} aria-label={t('race.kinds')}>
        {lists.map((list) => (
          <AppLink
            key={list}
            to={list === 'all' ? '/racing' : `/racing/${list}`}
            className={buttonLook({ variant: list === (kind ?? 'all') ? 'primary' : 'secondary', size: 'sm' })}
            aria-current={list === (kind ?? 'all') ? 'page' : undefined}
          >
            {t(list === 'all' ? 'race.all' : `race.title.${list}`)}
          </AppLink>
        ))}
      </nav>
      <Meetings kind={kind} />
    </div>
  );
}

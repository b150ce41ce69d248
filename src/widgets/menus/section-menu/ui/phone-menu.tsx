import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import { $textOf, useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Popover } from '@/shared/ui/popover';
import { cut } from '@/shared/ui/theme';

import { office } from './office-menu.css';
import * as css from './phone-menu.css';

type PhoneMenuProps = {
  pages: readonly { to: string; icon: ReactNode; text: string; isCurrent: boolean }[];
};

/** The row of a phone has room for one name: the page that is here. Under it stand all others, with their names. */
export function PhoneMenu({ pages }: PhoneMenuProps) {
  const t = useT();
  const textOf = useUnit($textOf);
  const here = pages.find(({ isCurrent }) => isCurrent)?.text ?? textOf('page.title.office');
  return (
    <nav className={`${css.row} ${office}`} aria-label={t('section.navigation')}>
      <Popover
        label={t('section.navigation')}
        className={css.list}
        trigger={(props) => (
          <Button {...props} size="lg" className={css.here}>
            <span className={cut}>{here}</span>
            <Icon name="chevron-down" size={14} />
          </Button>
        )}
      >
        {(close) =>
          pages.map(({ to, icon, text, isCurrent }) => (
            <AppLink
              key={to}
              to={to}
              className={css.page}
              aria-current={isCurrent ? 'page' : undefined}
              onClick={() => close()}
            >
              {icon}
              {text}
            </AppLink>
          ))
        }
      </Popover>
    </nav>
  );
}

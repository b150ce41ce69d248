import { useHost, type PluginMenuItem } from '@sdk';
import { useUnit } from 'effector-react';
import { useId, useState } from 'react';

import css from './header.module.css';
import { Icon } from './icons';
import { currentOf, HostLink } from './navigation';

/** All sections under one button, where the row of them has no place. Light dismiss, Esc and the way back to the button are the popover's. */
export function Drawer() {
  const { $menu, $path, $t } = useHost();
  const [menu, path, t] = useUnit([$menu, $path, $t]);
  const current = currentOf(menu, path);
  const id = useId();
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <button type="button" className={css.drawerButton} popoverTarget={id} aria-label={t('header.menu')}>
        <Icon name="menu" size={20} />
      </button>
      <div
        id={id}
        popover="auto"
        className={css.drawer}
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && (
          <nav aria-label={t('header.sections')}>
            {flat(menu).map((item) => (
              <HostLink
                key={item.id}
                path={item.path}
                isCurrent={current === item.path}
                onFollow={() => document.getElementById(id)?.hidePopover()}
              >
                {item.title}
              </HostLink>
            ))}
          </nav>
        )}
      </div>
    </>
  );
}

/** Entries behind a name stand in the row of the others: a drawer has room. */
const flat = (menu: readonly PluginMenuItem[]): PluginMenuItem[] =>
  menu.flatMap(({ children, ...item }) => (children === undefined ? [item] : flat(children)));

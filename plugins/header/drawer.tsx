import { type PluginMenuItem, useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { useId, useState } from 'react';

import { Icon } from './icons';
import { currentOf, HostLink } from './navigation';
import css from './navigation.module.css';

/**
 * Shows all sections behind one button, where a row has no room for them. The browser closes the popover at Esc or a
 * press outside and returns the focus.
 */
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

/** The drawer has room, so it shows a group's entries beside all others. */
const flat = (menu: readonly PluginMenuItem[]): PluginMenuItem[] =>
  menu.flatMap(({ children, ...item }) => (children === undefined ? [item] : flat(children)));

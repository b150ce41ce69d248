import { type PluginMenuItem, useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { type MouseEvent, type ReactNode, type ToggleEvent, useId } from 'react';

import { Icon } from './icons';
import css from './navigation.module.css';

type LinkProps = {
  path: string;
  className?: string | undefined;
  isCurrent?: boolean;
  onFollow?: () => void;
  children: ReactNode;
};

/** A real link, so that it opens in a new tab too. A plain click does not load the page again. */
export function HostLink({ path, className, isCurrent = false, onFollow, children }: LinkProps) {
  const { $href, navigate } = useHost();
  const href = useUnit($href);

  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow?.();
    navigate(path);
  };

  return (
    <a href={href(path)} className={className} onClick={follow} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  );
}

export function Navigation() {
  const { $menu, $path, $t } = useHost();
  const [menu, path, t] = useUnit([$menu, $path, $t]);
  const current = currentOf(menu, path);

  return (
    <nav className={css.nav} aria-label={t('header.sections')}>
      {menu.map((item) =>
        item.children === undefined ? (
          <HostLink key={item.id} path={item.path} isCurrent={current === item.path}>
            {item.title}
          </HostLink>
        ) : (
          item.children.length > 0 && (
            <MoreLinks key={item.id} title={item.title} items={item.children} current={current} />
          )
        ),
      )}
    </nav>
  );
}

type MoreLinksProps = { title: string; items: readonly PluginMenuItem[]; current: string | undefined };

/** Shows the entries for which the row has no room in a popover. The popover closes when the visitor follows a link. */
function MoreLinks({ title, items, current }: MoreLinksProps) {
  const id = useId();
  return (
    <>
      <button type="button" className={css.more} popoverTarget={id}>
        {title} <Icon name="down" size={14} />
      </button>
      <div id={id} popover="auto" className={css.moreLinks} onBeforeToggle={standBelow}>
        {items.map((item) => (
          <HostLink
            key={item.id}
            path={item.path}
            isCurrent={current === item.path}
            onFollow={() => document.getElementById(id)?.hidePopover()}
          >
            {item.title}
          </HostLink>
        ))}
      </div>
    </>
  );
}

function standBelow({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) {
  const at = currentTarget.previousElementSibling?.getBoundingClientRect();
  if (newState !== 'open' || at === undefined) return;
  const isRtl = document.documentElement.dir === 'rtl';
  currentTarget.style.insetBlockStart = `${String(at.bottom + 4)}px`;
  currentTarget.style.insetInlineStart = `${String(isRtl ? document.documentElement.clientWidth - at.right : at.left)}px`;
}

/** `/home/live/1` is within `/home/live`; `/home/lives` is not. */
const isWithin = (path: string, section: string): boolean => path === section || path.startsWith(`${section}/`);

/** Path of the open entry. When several entries contain the page, the longest path wins. */
export const currentOf = (menu: readonly PluginMenuItem[], path: string): string | undefined =>
  menu
    .flatMap((item) => item.children ?? [item])
    .map((item) => item.path)
    .filter((section) => section !== '' && isWithin(path, section))
    .toSorted((a, b) => b.length - a.length)[0];

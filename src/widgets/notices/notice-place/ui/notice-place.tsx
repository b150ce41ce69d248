import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

import { useT } from '@/shared/i18n';
import { $notice } from '@/shared/lib/notices';
import { useTopDialog } from '@/shared/ui/dialog';

import { NoticeCard } from './notice-card';
import { place, placeInDialog } from './notices.css';

/**
 * Shows one message at a time, over the page. Its live regions are always there, so that screen readers read what
 * appears in them. F6 moves to it from anywhere and back. Spec: shell §9, design J12.
 */
export function NoticePlace() {
  const t = useT();
  const notice = useUnit($notice);
  const section = useRef<HTMLElement>(null);
  useShortcut(section, notice !== null);
  const card = notice !== null && <NoticeCard key={notice.id} notice={notice} />;
  const isUrgent = notice?.kind === 'error' || notice?.look === 'alert';
  // A modal dialog hides everything under it, so the message is in the dialog.
  const dialog = useTopDialog();
  const region = (
    <section
      ref={section}
      className={dialog === null ? place : placeInDialog}
      tabIndex={-1}
      aria-label={t('main.notice.region')}
    >
      <div role="alert">{isUrgent && card}</div>
      <div role="status">{!isUrgent && card}</div>
    </section>
  );
  return dialog === null ? region : createPortal(region, dialog);
}

function useShortcut(section: { current: HTMLElement | null }, isShown: boolean): void {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    if (!isShown) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'F6') return;
      event.preventDefault();
      const isInside = section.current?.contains(document.activeElement) === true;
      if (!isInside) before.current = document.activeElement;
      const target = isInside ? before.current : section.current;
      if (target instanceof HTMLElement) target.focus();
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
    };
  }, [isShown, section]);
}

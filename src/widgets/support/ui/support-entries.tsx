import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import type { SupportOffer } from '@/features/help/contact-support';
import { type SupportDialogName, supportOpened } from '@/features/help/open-support';
import { useT } from '@/shared/i18n';
import { Icon, type IconName } from '@/shared/ui/icon';

import { socialIcon } from '../lib/social-icon';
import * as css from './support.css';

type EntriesProps = { offer: SupportOffer; close: () => void };

export function SupportEntries({ offer: { isOpen, chat, callback, question, email, links }, close }: EntriesProps) {
  const t = useT();
  const open = useUnit(supportOpened);
  const to = (name: SupportDialogName) => () => {
    // The menu returns the focus first, so that the dialog can return it to the same place.
    close();
    open(name);
  };
  return (
    <div className={css.entries}>
      {!isOpen && <p className={css.closed}>{t('support.closed')}</p>}
      {chat && (
        <Entry icon="message-circle" text={t('support.chat')} hint={t('support.chat.hint')} onPress={to('chat')} />
      )}
      {callback && (
        <Entry icon="phone" text={t('support.callback')} hint={t('support.callback.hint')} onPress={to('callback')} />
      )}
      {question && (
        <Entry
          icon="message-circle"
          text={t('support.question')}
          hint={t('support.question.hint')}
          onPress={to('question')}
        />
      )}
      {email !== null && (
        <a className={css.entry} href={`mailto:${email}`} onClick={close}>
          <EntryContent icon="mail" text={t('support.email')} hint={<bdi>{email}</bdi>} />
        </a>
      )}
      {links.length > 0 && (
        <ul className={css.links}>
          {links.map(({ name, link, iconName }) => (
            <li key={link}>
              <a className={css.link} href={link} target="_blank" rel="noopener noreferrer" onClick={close}>
                <Icon name={socialIcon(iconName)} />
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type EntryTexts = { icon: IconName; text: string; hint: ReactNode };

function Entry({ onPress, ...texts }: EntryTexts & { onPress: () => void }) {
  return (
    <button type="button" className={css.entry} onClick={onPress}>
      <EntryContent {...texts} />
    </button>
  );
}

function EntryContent({ icon, text, hint }: EntryTexts) {
  return (
    <>
      <span className={css.entryIcon}>
        <Icon name={icon} size={18} />
      </span>
      <span className={css.entryTexts}>
        <span className={css.entryText}>{text}</span> <span className={css.entryHint}>{hint}</span>
      </span>
    </>
  );
}

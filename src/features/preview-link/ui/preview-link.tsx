import { useUnit } from 'effector-react';
import type { FocusEvent } from 'react';

import type { PreviewSubject } from '@contracts/preview';
import { utcMoment } from '@contracts/utc-moment';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import { Note } from '@/shared/ui/note';

import { $made, previewWanted } from '../model/link';

type OfSubject = { subject: PreviewSubject };

/** Makes a link that shows one visitor what is not published. Row SITE-06. */
export function PreviewButton({ subject }: OfSubject) {
  const t = useT();
  const want = useUnit(previewWanted);
  return (
    <Button size="sm" onClick={() => want(subject)}>
      {'app' in subject ? t('debugger.preview.version', { version: subject.version }) : t('debugger.preview.make')}
    </Button>
  );
}

const selected = ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select();

/** The link that was made of a proposal, or of a version of an app, until when it holds, and what it does not show. */
export function PreviewNote({ of }: { of: string }) {
  const t = useT();
  const made = useUnit($made);
  if (made?.of !== of) return <div role="status" />;
  const { link, subject } = made;
  return (
    <div role="status">
      {link === null ? (
        <Note tone="danger">{t('debugger.room.failed')}</Note>
      ) : (
        <>
          <TextField
            label={
              'app' in subject ? t('debugger.preview.linkOf', { version: subject.version }) : t('debugger.preview.link')
            }
            message={t('debugger.preview.until', { time: utcMoment(link.until) })}
            value={link.address}
            dir="ltr"
            readOnly
            onFocus={selected}
          />
          {link.left.length > 0 && (
            <Note tone="info">{t('debugger.preview.left', { paths: link.left.join(', ') })}</Note>
          )}
        </>
      )}
    </div>
  );
}

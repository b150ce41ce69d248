import { Button, TextField } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { useRef } from 'react';

import { Card } from '../../../shared/card';
import css from '../../../shared/office.module.css';

/** The whole address of `link`, a path; `text` says what it is for. Where a browser does not let the page copy, it is selected, ready to be copied by hand. */
export function OwnLink({ link, text }: { link: string; text: string }) {
  const { notify, $t, $href } = useHost();
  const [t, href] = useUnit([$t, $href]);
  const field = useRef<HTMLInputElement>(null);
  const address = new URL(href(link), document.baseURI).href;
  const copy = () => {
    field.current?.select();
    navigator.clipboard.writeText(address).then(
      () => notify({ kind: 'success', text: t('office.friends.copied') }),
      () => notify({ kind: 'info', text: t('office.friends.byHand') }),
    );
  };
  return (
    <Card title={t('office.friends.link')}>
      <TextField
        ref={field}
        label={t('office.friends.address')}
        message={text}
        dir="ltr"
        readOnly
        value={address}
        onValueChange={() => undefined}
      />
      <div className={css.actions}>
        <Button variant="primary" onClick={copy}>
          {t('office.friends.copy')}
        </Button>
      </div>
    </Card>
  );
}

import { Note } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { Security } from '@contracts/security';

import css from '../../../shared/office.module.css';
import { type ContactKind, useContact } from '../model/use-contact';
import { AskForm } from './ask-form';
import { CodeForm } from './code-form';

type ConfirmContactProps = {
  kind: ContactKind;
  security: Security;
  onClose: () => void;
  onChanged: (security: Security) => void;
};

/** A phone or an e-mail becomes the player's own by the code that comes there. Rows PROT-02, VERIF-02. */
export function ConfirmContact({ kind, security, onClose, onChanged }: ConfirmContactProps) {
  const { $t, notify } = useHost();
  const t = useUnit($t);
  const { sentTo, errors, isSending, ask, confirm, back } = useContact(kind, (next) => {
    notify({ kind: 'success', text: t(`office.contact.done.${kind}`) });
    onChanged(next);
  });
  const rest = { errors, isSending };
  return (
    <section className={css.card} aria-labelledby="office-contact">
      <h2 className={css.title} id="office-contact">
        {t(`office.contact.title.${kind}`)}
      </h2>
      {sentTo === null ? (
        <AskForm {...rest} kind={kind} security={security} onSend={ask} onClose={onClose} />
      ) : (
        <CodeForm {...rest} to={sentTo} onSend={confirm} onBack={back} />
      )}
      {errors.all !== undefined && (
        <Note tone="danger" role="alert" icon="danger">
          {t(errors.all)}
        </Note>
      )}
    </section>
  );
}

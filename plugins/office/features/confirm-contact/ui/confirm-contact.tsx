import { Note } from '@openbook/ui';
import { useHost } from '@sdk';
import { useGate, useUnit } from 'effector-react';

import type { Security } from '@contracts/security';

import css from '../../../shared/office.module.css';
import { $errors, $sentTo, Contact, type ContactKind } from '../model/contact';
import { AskForm } from './ask-form';
import { CodeForm } from './code-form';

type ConfirmContactProps = {
  kind: ContactKind;
  security: Security;
  onClose: () => void;
};

/** A phone or an e-mail becomes the player's own by the code that comes there. Rows PROT-02, VERIF-02. */
export function ConfirmContact({ kind, security, onClose }: ConfirmContactProps) {
  useGate(Contact, { kind });
  const t = useUnit(useHost().$t);
  const [sentTo, errors] = useUnit([$sentTo, $errors]);
  return (
    <section className={css.card} aria-labelledby="office-contact">
      <h2 className={css.title} id="office-contact">
        {t(`office.contact.title.${kind}`)}
      </h2>
      {sentTo === null ? (
        <AskForm kind={kind} security={security} onClose={onClose} />
      ) : (
        <CodeForm kind={kind} to={sentTo} />
      )}
      {errors.all !== undefined && (
        <Note tone="danger" role="alert" icon="danger">
          {t(errors.all)}
        </Note>
      )}
    </section>
  );
}

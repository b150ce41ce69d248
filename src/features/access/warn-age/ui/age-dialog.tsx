import { useUnit } from 'effector-react';
import { useState } from 'react';

import { $availability } from '@/entities/site';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';

import { $minAge, ageConfirmed } from '../model/age';
import * as css from './age-dialog.css';

/** The entry of the rules section. Spec: shell §2. */
const rules = 47;

/** Esc and a press outside do not close it: the visitor must answer. Spec: shell §1, §5. */
export function AgeDialog() {
  const t = useT();
  const [years, confirm] = useUnit([$minAge, ageConfirmed]);
  const [isYounger, setYounger] = useState(false);
  const title = t('proof_of_age_popup_title', { years });
  return (
    <Dialog
      open
      title={title}
      isTitleHidden
      closeLabel={t('main.close')}
      dismiss="none"
      onClose={() => undefined}
      size="sm"
      bare
    >
      <div className={css.body}>
        <span className={css.sign} aria-hidden="true">
          {years}+
        </span>
        <p className={css.title} aria-hidden="true">
          {title}
        </p>
        <p className={css.text} role="status">
          {isYounger ? t('popups.age.sorry', { years }) : t('popups.age.text')}
        </p>
        {isYounger ? (
          <div className={css.actions}>
            <Button size="lg" block onClick={() => setYounger(false)}>
              {t('popups.age.back')}
            </Button>
          </div>
        ) : (
          <>
            <div className={css.actions}>
              <Button variant="primary" size="lg" block onClick={() => confirm()}>
                {t('popups.age.confirm', { years })}
              </Button>
              <Button size="lg" block onClick={() => setYounger(true)}>
                {t('popups.age.younger')}
              </Button>
            </div>
            <Terms />
          </>
        )}
      </div>
    </Dialog>
  );
}

function Terms() {
  const t = useT();
  const hasRules = useUnit($availability).includes(rules);
  return (
    <p className={css.terms}>
      <span>{t('terms_and_conditions')}</span>{' '}
      {hasRules && (
        <AppLink className={css.link} to="/information/rules/1" target="_blank">
          {t('popups.age.terms')}
        </AppLink>
      )}
    </p>
  );
}

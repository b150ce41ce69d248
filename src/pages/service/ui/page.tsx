import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { $availability } from '@/entities/site';
import { $routeMatch, AppLink, usePageTitle } from '@/shared/routing';
import { buttonLook } from '@/shared/ui/button';
import { MessagePage } from '@/shared/ui/message-page';

import { servicePageOf } from '../lib/pages';
import { $outcome } from '../model/check';
import { pageOpened } from '../model/opened';
import { isWorks, useSay } from '../model/say';
import { CheckButton } from './check-button';
import { Contacts } from './contacts';
import * as css from './contacts.css';
import { MaintenanceTimes } from './maintenance-times';

/** The availability entry of the page of appeals. */
const appeals = 63;

/**
 * The pages of a site that is closed to a visitor, because of their region, of maintenance or of an old browser. Spec:
 * shell §4.
 */
export function ServicePage() {
  const [match, outcome, availability, open] = useUnit([$routeMatch, $outcome, $availability, pageOpened]);
  const pageId = match?.meta.pageId ?? 'block';
  const { t, language } = useSay(pageId);
  const { icon, title, text, isChecked, mayAppeal = false } = servicePageOf(pageId);
  usePageTitle(isWorks(pageId) ? t(title) : null);
  useEffect(() => {
    open();
  }, [open]);
  return (
    <div className={css.whole} lang={language} dir={language === undefined ? undefined : 'ltr'}>
      <MessagePage
        icon={icon}
        title={t(title)}
        details={<Contacts t={t} />}
        actions={
          isChecked && (
            <>
              <CheckButton t={t} isWholeSite={isWorks(pageId)} />
              {mayAppeal && availability.includes(appeals) && (
                <AppLink className={buttonLook({ size: 'lg' })} to="/block-appeal-history">
                  {t('technical.block.appeal')}
                </AppLink>
              )}
            </>
          )
        }
      >
        <p>{t(text)}</p>
        {isWorks(pageId) && <MaintenanceTimes />}
        <p role="status">{outcome !== null && t(`technical.block.${outcome}`)}</p>
      </MessagePage>
    </div>
  );
}

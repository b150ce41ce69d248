import { Switch } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { SettingsDesk } from '../../../features/save-setting';
import { Card } from '../../../shared/card';
import css from '../../../shared/office.module.css';

const flags = ['enable_mail_news', 'enable_mail_deposit', 'enable_mail_bets', 'enable_sms_news'] as const;

/** The four flags, which are a view of the page of mailing. */
export function Mailing({ desk: { valueOf, save } }: { desk: SettingsDesk }) {
  const t = useUnit(useHost().$t);
  return (
    <Card
      title={t('office.settings.mailing')}
      link={{ to: '/office/mailing', text: t('office.settings.mailing.byProduct') }}
    >
      <ul className={css.rows}>
        {flags.map((name) => (
          <li key={name} className={css.row}>
            <Switch
              className={css.start}
              label={t(`office.settings.${name}`)}
              checked={valueOf(name) === true}
              onCheckedChange={(value) => save({ name, value })}
            />
          </li>
        ))}
      </ul>
      <p className={css.quiet}>{t('office.settings.mailing.text')}</p>
    </Card>
  );
}

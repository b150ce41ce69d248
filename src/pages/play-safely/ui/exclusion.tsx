import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { daySec } from '@contracts/protection';

import { $protection } from '@/entities/protection';
import { $format, formatFarTime, useT } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Note } from '@/shared/ui/note';
import { Segmented } from '@/shared/ui/segmented';
import { Select } from '@/shared/ui/select';

import { isShorter, type Limits } from '../lib/limit';
import { $exclusion, $isExcluding, $reasons, excludePressed, exclusionChanged, reasonsWanted } from '../model/rest';
import { Excluded } from './excluded';
import * as css from './page.css';

const noReason = '0';

/** The player leaves for long: one tick and one press, after what it means. Rows LIM-55, LIM-56. */
export function Exclusion({ rests }: Pick<Limits, 'rests'>) {
  const t = useT();
  const [form, reasons, isBusy, format, now] = useUnit([$exclusion, $reasons, $isExcluding, $format, $now]);
  const { exclusionDays, selfExclusionMinDays, askForBrands, blockingLinks } = useUnit($protection);
  const [change, exclude, wanted] = useUnit([exclusionChanged, excludePressed, reasonsWanted]);
  useEffect(() => {
    wanted();
  }, [wanted]);
  const known = rests.find(({ kind }) => kind === 'exclusion');
  const isBreak = form.days < selfExclusionMinDays;
  const canLeave = form.isSure && !isShorter(known, form.days, now);
  const until = formatFarTime(now + form.days * daySec * 1000, format);
  return (
    <section id="exclusion" className={css.card} aria-label={t('limits.exclusion')}>
      <header className={css.head}>
        <h3 className={css.name}>{t('limits.exclusion')}</h3>
      </header>
      <div className={css.body}>
        {known !== undefined && known.startsAt <= now && <Excluded rest={known} />}
        <div className={css.fields}>
          <Select
            label={t('limits.howLong')}
            options={exclusionDays.map((days) => ({
              value: String(days),
              disabled: isShorter(known, days, now),
              label: t(days < selfExclusionMinDays ? 'limits.breakOf' : 'limits.exclusionOf', {
                time: t('limits.days', { count: days }),
              }),
            }))}
            value={String(form.days)}
            onValueChange={(days) => change({ days: Number(days) })}
          />
          <Select
            label={t('limits.reason')}
            options={[
              { value: noReason, label: t('limits.reason.none') },
              ...reasons.map(({ id, text }) => ({ value: String(id), label: text })),
            ]}
            value={String(form.reasonId ?? noReason)}
            onValueChange={(id) => change({ reasonId: id === noReason ? null : Number(id) })}
          />
        </div>
        {askForBrands && (
          <Segmented
            label={t('limits.brands')}
            options={(['this', 'all'] as const).map((value) => ({ value, label: t(`limits.brands.${value}`) }))}
            value={form.brands}
            onValueChange={(brands) => change({ brands })}
          />
        )}
        <Note tone="danger" title={t('limits.exclusion.from', { date: until })}>
          <span className={css.below}>{t('limits.exclusion.means')}</span>
        </Note>
        {blockingLinks.length > 0 && (
          <p className={css.quiet}>
            {t('limits.elsewhere')}{' '}
            {blockingLinks.map(({ name, url }) => (
              <a key={url} href={url} target="_blank" rel="noopener noreferrer">
                {name}{' '}
              </a>
            ))}
          </p>
        )}
        <Checkbox
          label={t('limits.exclusion.sure')}
          checked={form.isSure}
          onCheckedChange={(isSure) => change({ isSure })}
        />
        <div className={css.actions}>
          <Button variant="danger" size="lg" busy={isBusy} aria-disabled={!canLeave} onClick={() => exclude()}>
            {t(isBreak ? 'limits.exclusion.takeBreak' : 'limits.exclusion.leave', {
              time: t('limits.days', { count: form.days }),
            })}
          </Button>
        </div>
      </div>
    </section>
  );
}

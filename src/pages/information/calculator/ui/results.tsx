import { useUnit } from 'effector-react';

import { $coefViewId } from '@/entities/preferences';
import { $locale, useT } from '@/shared/i18n';
import { formatOdds } from '@/shared/lib/odds';
import { Note } from '@/shared/ui/note';
import { Select } from '@/shared/ui/select';

import { sumText } from '../lib/draft';
import type { Results as ResultsOf } from '../lib/results';
import { $view, $worked, viewChosen } from '../model/calculator';
import { Lines } from './lines';
import * as css from './page.css';

const views = [0, 1, 2, 4, 5, 6, 14, 15, 16] as const;

/** What the coupon would bring; once every bet has an end, what it pays. */
export function Results() {
  const t = useT();
  const [worked, locale, own, chosen, choose] = useUnit([$worked, $locale, $coefViewId, $view, viewChosen]);
  const view = chosen ?? own;
  return (
    <section className={css.card} aria-label={t('calculator.results')}>
      <h2 className={css.name}>{t('calculator.results')}</h2>
      <Select
        label={t('preferences.odds')}
        options={views.map((each) => ({ value: String(each), label: t(`preferences.odds.${each}`) }))}
        value={String(view)}
        onValueChange={(value) => choose(Number(value))}
      />
      <div role="status" className={css.stack}>
        {worked.ok ? (
          <Figures {...{ results: worked.results, locale, view }} />
        ) : (
          <Note tone="warning">{t(`calculator.fault.${worked.fault}`)}</Note>
        )}
      </div>
      {worked.ok && worked.results.lines.length > 0 && <Lines results={worked.results} />}
      <p className={css.quiet}>{t('calculator.margin')}</p>
    </section>
  );
}

type FiguresProps = {
  results: ResultsOf;
  locale: string;
  view: number;
};

function Figures({ results: { figures, staked, net, lineCount }, locale, view }: FiguresProps) {
  const t = useT();
  const money = (minor: number) => `${minor < 0 ? '−' : ''}${sumText(Math.abs(minor), locale)}`;
  const { coef, antiExpressCoef, possibleWin, minWin, payout } = figures;
  const price = antiExpressCoef ?? coef;
  const rows: readonly (readonly [key: string, text: string])[] = [
    ...(price === undefined ? [] : [[t('calculator.total'), formatOdds(price, view, locale)] as const]),
    ...(lineCount > 0 ? [[t('calculator.lines'), String(lineCount)] as const] : []),
    [t('calculator.staked'), money(staked)],
    ...(possibleWin === null ? [] : [[t('calculator.possibleWin'), money(possibleWin)] as const]),
    ...(minWin === undefined ? [] : [[t('calculator.minWin'), money(minWin)] as const]),
    ...(payout === undefined ? [] : [[t('calculator.payout'), money(payout)] as const]),
    ...(net === null ? [] : [[t('calculator.net'), money(net)] as const]),
  ];
  return (
    <dl className={css.facts}>
      {rows.map(([name, text]) => (
        <div key={name} className={css.fact}>
          <dt>{name}</dt>
          <dd className={css.number}>
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

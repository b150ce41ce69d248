import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { useT } from '@/shared/i18n';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeleton } from '@/shared/ui/skeleton';

import { $hasFailed, $rules, rulesOpened } from '../model/rules';
import * as css from './rules-box.css';

/** `outcome`: the one whose results the examples show. */
type RulesBoxProps = { marketId: number; title: string; outcome: string };

/** How a market is settled: a sentence, the result at example scores, and what else counts. */
export function RulesBox({ marketId, title, outcome }: RulesBoxProps) {
  const t = useT();
  const [rules, hasFailed, open] = useUnit([$rules, $hasFailed, rulesOpened]);
  useEffect(() => {
    open(marketId);
  }, [open, marketId]);
  if (hasFailed)
    return <ErrorState title={t('markets.rulesFailed')} retryLabel={t('main.retry')} onRetry={() => open(marketId)} />;
  return (
    <div className={css.box} aria-busy={rules === null}>
      <h3 className={css.title}>
        <bdi>{title}</bdi>
      </h3>
      {rules === null ? (
        <Skeleton height={96} radius={6} />
      ) : (
        <>
          <p>{rules.rule}</p>
          {rules.examples.length > 0 && (
            <table className={css.examples}>
              <thead>
                <tr>
                  <th scope="col">{t('markets.score')}</th>
                  <th scope="col">
                    <bdi>{outcome}</bdi>
                  </th>
                </tr>
              </thead>
              <tbody>
                {rules.examples.map(({ score, result, isPaid }) => (
                  <tr key={score}>
                    <td>
                      <bdi>{score}</bdi>
                    </td>
                    <td className={isPaid ? css.paid : undefined}>{result}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          <dl className={css.facts}>
            {rules.facts.map(({ name, text }) => (
              <div key={name} className={css.fact}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  );
}

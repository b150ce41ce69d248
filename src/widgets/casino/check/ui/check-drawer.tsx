import type { ReactNode } from 'react';

import { roundCss } from '@/entities/casino/round';
import { useT } from '@/shared/i18n';
import { Dialog } from '@/shared/ui/dialog';
import { Note } from '@/shared/ui/note';

import type { Finding } from '../lib/finding';
import * as css from './check.css';
import { type Step, Steps } from './steps';
import { SumLines } from './sum-lines';

type CheckDrawerProps = {
  title: string;
  /** Null: the browser still computes. `failed`: it could not. */
  finding: Finding | 'failed' | null;
  /** In place of the verdict, while the seed of the round is closed. */
  closed?: ReactNode;
  /** The result of the numbers of a round, in words. */
  told: (draws: readonly number[]) => string;
  /** What the page shows of it. */
  shown: string;
  right: string;
  steps: readonly Step[];
  onClose: () => void;
};

/** One round, computed again in the browser: the verdict first, then what it follows from. Row CAS-07. */
export function CheckDrawer({ title, finding, closed, told, shown, right, steps, onClose }: CheckDrawerProps) {
  const t = useT();
  return (
    <Dialog open title={title} closeLabel={t('rounds.check.close')} dismiss="any" onClose={onClose}>
      <div className={css.drawer}>
        {closed ?? <Verdict {...{ finding, told, shown, right }} />}
        <Steps steps={steps}>{finding !== null && finding !== 'failed' && <SumLines sum={finding.sum} />}</Steps>
        <p className={roundCss.quiet}>{t('rounds.check.offline')}</p>
      </div>
    </Dialog>
  );
}

function Verdict({ finding, told, shown, right }: Pick<CheckDrawerProps, 'finding' | 'told' | 'shown' | 'right'>) {
  const t = useT();
  if (finding === null) return <Note role="status">{t('rounds.check.busy')}</Note>;
  if (finding === 'failed')
    return (
      <Note tone="danger" icon="danger" role="status">
        {t('rounds.check.cannot')}
      </Note>
    );
  const { isRight, draws } = finding;
  return (
    <Note tone={isRight ? 'success' : 'danger'} icon={isRight ? 'success' : 'danger'} role="status">
      <span>{isRight ? right : t('rounds.check.wrong')}</span>{' '}
      <span>{t('rounds.check.both', { here: told(draws), shown })}</span>
    </Note>
  );
}

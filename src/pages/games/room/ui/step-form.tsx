import { useUnit } from 'effector-react';

import { type GamePart, type Round, roundCss as css, worthOf } from '@/entities/games/round';
import { $locale, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { Button } from '@/shared/ui/button';
import { RefusalNote } from '@/widgets/games/room';

import { ownRefusal } from '../lib/refusals';
import { $isPlaying, $refusal, stepPressed } from '../model/form';

/** An open round: the player goes on, or takes what it is worth. It waits as long as they like. Row CAS-05. */
export function StepForm({ round, part }: { round: Round; part: GamePart }) {
  const t = useT();
  const [isPlaying, refusal, locale, step] = useUnit([$isPlaying, $refusal, $locale, stepPressed]);
  const { maths, Steps, take = null } = part;
  const canTake = maths.steps?.canTake(round.choice) === true;
  const takeText = () => {
    if (take === 'stand') return t('originals.blackjack.stand');
    return canTake
      ? t('rounds.take', { sum: formatMoney(worthOf(round, maths), round.iso, locale) })
      : t('rounds.takeLater');
  };
  return (
    <section className={css.column} aria-label={t('originals.open')}>
      {Steps !== undefined && <Steps round={round} isBusy={isPlaying} step={step} />}
      {take !== null && (
        <Button
          variant="primary"
          size="xl"
          block
          busy={isPlaying}
          aria-disabled={!canTake}
          onClick={() => {
            if (canTake) step({});
          }}
        >
          {takeText()}
        </Button>
      )}
      <p className={css.quiet}>{t('rounds.waits')}</p>
      {refusal !== null && <RefusalNote refusal={refusal} ownText={ownRefusal} />}
    </section>
  );
}

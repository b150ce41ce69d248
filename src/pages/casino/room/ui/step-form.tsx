import { useUnit } from 'effector-react';

import { type GamePart, type Round, roundCss as css, worthOf } from '@/entities/casino/round';
import { $format, $locale, formatDateTime, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { Button } from '@/shared/ui/button';
import { Foot, RefusalNote } from '@/widgets/casino/room';

import { ownRefusal } from '../lib/refusals';
import { $isPlaying, $refusal, stepPressed } from '../model/form';

/** An open round: the player goes on, or takes what it is worth. It waits for them until it ends by itself. Row CAS-05. */
export function StepForm({ round, part }: { round: Round; part: GamePart }) {
  const t = useT();
  const [isPlaying, refusal, locale, format, step] = useUnit([$isPlaying, $refusal, $locale, $format, stepPressed]);
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
      <Foot>
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
        {refusal !== null && <RefusalNote refusal={refusal} ownText={ownRefusal} />}
      </Foot>
      {round.endsAt !== null && (
        <p className={css.quiet}>{t('rounds.waits', { time: formatDateTime(round.endsAt, format) })}</p>
      )}
    </section>
  );
}

import { useUnit } from 'effector-react';

import { gameOf, hiLoMultiplier } from '@contracts/games';

import { $locale, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { Button } from '@/shared/ui/button';

import { type Round, worthOf } from '../lib/room';
import { $isPlaying, stepPressed } from '../model/form';
import * as boards from './boards.css';
import * as css from './page.css';
import { RefusalNote } from './refusal-note';

const calls = ['up', 'down'] as const;

/** An open round: the player goes on, or takes what it is worth. It waits as long as they like. Row CAS-05. */
export function StepForm({ round }: { round: Round }) {
  const t = useT();
  const [isPlaying, locale, step] = useUnit([$isPlaying, $locale, stepPressed]);
  const { draws, choice, iso, game } = round;
  const worth = formatMoney(worthOf(round), iso, locale);
  const canTake = gameOf(game).steps?.canTake(choice) === true;
  const factor = (call: (typeof calls)[number]) =>
    new Intl.NumberFormat(locale).format(hiLoMultiplier(draws, [...(choice.calls ?? []), call]) / 100);
  return (
    <div className={css.body}>
      {game === 'hi-lo' && (
        <div className={boards.row}>
          {calls.map((call) => (
            <Button key={call} size="lg" busy={isPlaying} onClick={() => step({ call })}>
              {t(`rounds.hilo.${call}`, { factor: factor(call) })}
            </Button>
          ))}
        </div>
      )}
      {game === 'mines' && <p className={css.quiet}>{t('rounds.mines.open')}</p>}
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
        {canTake ? t('rounds.take', { sum: worth }) : t('rounds.takeLater')}
      </Button>
      <p className={css.quiet}>{t('rounds.waits')}</p>
      <RefusalNote />
    </div>
  );
}

import { useUnit } from 'effector-react';

import { playedGames } from '@contracts/played-rounds';

import { useT } from '@/shared/i18n';
import * as css from '@/shared/ui/office-page';
import { Segmented } from '@/shared/ui/segmented';
import { Select } from '@/shared/ui/select';

import { modes, results, spans } from '../lib/filter';
import { nameOfPlayed } from '../lib/name';
import { $filter, filterChanged } from '../model/history';

/** Time, game, money or points, and what a round came to; all of it is in the address. */
export function Filters() {
  const t = useT();
  const [filter, change] = useUnit([$filter, filterChanged]);
  return (
    <div className={css.filters} role="search" aria-label={t('played.filters')}>
      <Segmented
        label={t('played.span')}
        options={spans.map((days) => ({ value: days, label: t(`played.days.${days}`) }))}
        value={filter.days}
        onValueChange={(days) => change({ days })}
      />
      <Select
        label={t('played.game')}
        value={filter.game ?? ''}
        options={[
          { value: '', label: t('played.game.all') },
          ...playedGames.map((game) => ({ value: game, label: t(nameOfPlayed(game)) })),
        ]}
        onValueChange={(said) => change({ game: playedGames.find((game) => game === said) ?? null })}
      />
      <Select
        label={t('rounds.mode')}
        value={filter.mode ?? ''}
        options={[
          { value: '', label: t('played.mode.all') },
          ...modes.map((mode) => ({ value: mode, label: t(`rounds.mode.${mode}`) })),
        ]}
        onValueChange={(said) => change({ mode: modes.find((mode) => mode === said) ?? null })}
      />
      <Select
        label={t('played.result')}
        value={filter.result ?? ''}
        options={[
          { value: '', label: t('played.result.all') },
          ...results.map((result) => ({ value: result, label: t(`played.result.${result}`) })),
        ]}
        onValueChange={(said) => change({ result: results.find((result) => result === said) ?? null })}
      />
    </div>
  );
}

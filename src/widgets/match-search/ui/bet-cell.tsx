import { useStoreMap, useUnit } from 'effector-react';

import type { SearchBet } from '@contracts/search';

import { $marketsByMatch, fullOutcome, MatchName, shortOutcome, useMatch } from '@/entities/match';
import { OutcomeButton } from '@/features/betting/pick-outcome';
import { $format, formatDateTime, useT } from '@/shared/i18n';
import { Tag } from '@/shared/ui/tag';

import * as css from './search.css';

/** An outcome: what it is, of which match, and its price, which is a button as on every board. */
export function BetCell({ bet: { game, market } }: { bet: SearchBet }) {
  const t = useT();
  const format = useUnit($format);
  const shown = useMatch(game.id);
  const outcome = useStoreMap({
    store: $marketsByMatch,
    keys: [game.id, market.id],
    fn: (markets, [gameId, marketId]) => markets.get(gameId)?.find(({ id }) => id === marketId) ?? null,
  });
  return (
    <div className={css.bet}>
      <span>
        <bdi>{fullOutcome(t, market, game)}</bdi>
        <span className={css.rest}>
          <bdi>{market.groupName}</bdi> · <MatchName opp1={game.opp1.name} opp2={game.opp2.name} />
        </span>
        <span className={css.rest}>{formatDateTime(game.startAt * 1000, format)}</span>
      </span>
      {game.zone === 'live' && <Tag tone="live">{t('search.live')}</Tag>}
      <span className={css.price}>
        <OutcomeButton
          match={shown ?? { ...game, hasClock: game.elapsed !== null }}
          market={outcome ?? market}
          label={shortOutcome(t, market)}
        />
      </span>
    </div>
  );
}

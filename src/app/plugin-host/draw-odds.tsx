import type { Outcome, PluginHost } from '@sdk';
import type { Scope } from 'effector';
import { Provider } from 'effector-react';
import { createRoot } from 'react-dom/client';

import { nameOfMatch, OddsButton, useMatch, useMatchMarkets } from '@/entities/match';
import { fullOutcome, OutcomeButton, PriceDesk, shortOutcome } from '@/features/betting/pick-outcome';
import { useTopic } from '@/shared/feed';
import { useT } from '@/shared/i18n';
import { logWarning } from '@/shared/lib/logger';
import { oddsCell } from '@/shared/ui/odds-cell';

import { topicOf } from './feed';

type OddsPlaceProps = Outcome & {
  /** The plugin may add to the coupon. Otherwise the button says that it only shows. */
  isPressable: boolean;
};

function OddsPlace({ gameId, marketId, isPressable }: OddsPlaceProps) {
  const t = useT();
  useTopic(topicOf(gameId));
  const match = useMatch(gameId);
  const market = useMatchMarkets(gameId).find(({ id }) => id === marketId);
  if (match === null || market === undefined) return <span className={oddsCell} data-state="none" aria-hidden="true" />;

  const label = shortOutcome(t, market);
  if (isPressable) return <OutcomeButton match={match} market={market} label={label} />;
  const outcome = `${fullOutcome(t, market, match)}, ${t('popups.plugin.priceOnly')}`;
  return (
    <OddsButton
      marketId={marketId}
      name={t('sport.odds.name', { game: nameOfMatch(match), market: market.groupName, outcome })}
      label={label}
      isSelected={false}
      isSuspended={market.isBlocked}
      isStale
      onPick={() => undefined}
    />
  );
}

/** `host.drawOdds`: a tree of the host in the plugin's element, with the host's scope. */
export function createDrawOdds(scope: Scope, gone: AbortSignal, isPressable: boolean): PluginHost['drawOdds'] {
  return (element, outcome) => {
    if (gone.aborted) return () => undefined;
    const root = createRoot(element, { onUncaughtError: (error) => logWarning('A price of a plugin failed', error) });
    root.render(
      <Provider value={scope}>
        <PriceDesk>
          <OddsPlace gameId={outcome.gameId} marketId={outcome.marketId} isPressable={isPressable} />
        </PriceDesk>
      </Provider>,
    );
    let isOver = false;
    const remove = () => {
      if (isOver) return;
      isOver = true;
      gone.removeEventListener('abort', remove);
      // Later, because React must not unmount a root while another one renders.
      queueMicrotask(() => root.unmount());
    };
    gone.addEventListener('abort', remove);
    return remove;
  };
}

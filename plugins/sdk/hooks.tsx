/**
 * Beside the SDK, not in it: a plugin that needs one of them bundles it. The work is the host's, so that each is a few
 * lines.
 */
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

import type { ConfigOf } from '../../contracts/plugin-config.ts';
import type { Answer, Contract, Watched } from './answer.ts';
import type { Outcome, PluginGame, PluginMarket, PluginOdds } from './betting.ts';

const useWatched = <T,>({ get, subscribe }: Watched<T>): T => useSyncExternalStore(subscribe, get, get);

/** A game as it changes, while the component is mounted. */
export function useGame(gameId: number): Answer<PluginGame> {
  const { feed } = useHost();
  return useWatched(useMemo(() => feed.game(gameId), [feed, gameId]));
}

/** The markets of a game, without prices: those change often, and each belongs to its own component (`useOdds`). */
export function useMarkets(gameId: number): Answer<readonly PluginMarket[]> {
  const { feed } = useHost();
  return useWatched(useMemo(() => feed.markets(gameId), [feed, gameId]));
}

/** The price of an outcome. To show one as a button, `OddsButton` is better: it does not draw the component again. */
export function useOdds({ gameId, marketId }: Outcome): Answer<PluginOdds> {
  const { feed } = useHost();
  return useWatched(useMemo(() => feed.odds({ gameId, marketId }), [feed, gameId, marketId]));
}

/** The host's own price button of an outcome. It changes by itself and never draws the plugin again. */
export function OddsButton({ gameId, marketId, className }: Outcome & { className?: string | undefined }) {
  const ref = useRef<HTMLSpanElement>(null);
  const { drawOdds } = useHost();
  useEffect(
    () => (ref.current === null ? undefined : drawOdds(ref.current, { gameId, marketId })),
    [drawOdds, gameId, marketId],
  );
  return <span ref={ref} className={className} />;
}

type HostDialogProps = { title: string; onClose: () => void; children: ReactNode };

/** A dialog of the host with content of the plugin, open while it is mounted. `onClose`: the player closes it. */
export function HostDialog({ title, onClose, children }: HostDialogProps) {
  const { openDialog } = useHost();
  const [content] = useState(() => document.createElement('div'));
  const closed = useEffectEvent(onClose);
  useEffect(() => {
    let isOver = false;
    const close = openDialog({ title, content, onClose: () => !isOver && closed() });
    return () => {
      isOver = true;
      close();
    };
  }, [openDialog, title, content]);
  return createPortal(children, content);
}

/** `useConfig<typeof schema>()`: the settings of the plugin, whose entry declares that schema. They change without a new mount. */
export const useConfig = <Schema,>(): ConfigOf<Schema> => useUnit(useHost().$config) as ConfigOf<Schema>;

type Query = Readonly<Record<string, string>>;

const nothing: Query = {};

const isMissing = (failure: unknown) =>
  typeof failure === 'object' && failure !== null && 'statusCode' in failure && failure.statusCode === 404;

/**
 * Asks the backend a question by `host.query`. Gives the answer, which has passed the schema, and a function that asks
 * again. A new question drops the last answer.
 */
export function useAnswer<T>(
  path: string,
  schema: Contract<T>,
  query: Query = nothing,
): [answer: Answer<T>, again: () => void] {
  const host = useHost();
  const question = JSON.stringify([path, query]);
  const [received, setReceived] = useState<{ question: string; answer: Answer<T> } | null>(null);
  const [attempt, setAttempt] = useState(0);

  const start = useEffectEvent((take: (answer: Answer<T>) => void) => {
    host.query(path, schema, query).then(
      (data) => take({ state: 'here', data }),
      (failure: unknown) => take({ state: isMissing(failure) ? 'missing' : 'failed' }),
    );
  });
  useEffect(() => {
    let isOver = false;
    start((answer) => {
      if (!isOver) setReceived({ question, answer });
    });
    return () => {
      isOver = true;
    };
  }, [question, attempt]);

  const again = () => {
    setReceived(null);
    setAttempt(attempt + 1);
  };
  return [received?.question === question ? received.answer : { state: 'loading' }, again];
}

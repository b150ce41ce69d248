import { useState } from 'react';

import { useAnswer } from '../sdk/hooks';
import { Offer, pickMatch, topicsOf, type Wanted } from './offer';

type Found = {
  state: 'loading' | 'none' | 'failed' | 'here';
  gameId: number;
  /** This match has ended: looks for the next one. */
  onOver: () => void;
  again: () => void;
};

/** The match to show. Looks from topic to topic until one has a match. */
export function useMatch(wanted: Wanted): Found {
  const topics = topicsOf(wanted);
  const [over, setOver] = useState<readonly number[]>([]);
  const [place, setPlace] = useState(0);
  const [answer, ask] = useAnswer('/feed-api/v1/snapshot', Offer, { topic: topics[place] ?? '' });

  const gameId = answer.state === 'here' ? pickMatch(answer.data, wanted, over) : null;
  const isLooking = answer.state !== 'loading' && gameId === null && place < topics.length - 1;
  if (isLooking) setPlace(place + 1);

  const again = () => {
    setPlace(0);
    ask();
  };
  const onOver = () => {
    setOver([...over, gameId ?? 0]);
    again();
  };
  const nothing = answer.state === 'here' ? 'none' : 'failed';
  const state = gameId !== null ? 'here' : isLooking || answer.state === 'loading' ? 'loading' : nothing;
  return { state, gameId: gameId ?? 0, onOver, again };
}

import { Tag } from '@openbook/ui';
import { type PluginGame, useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { momentText } from '../sdk/wall';
import css from './match-of-the-day.module.css';

/** How the match stands, or when it begins, and in which competition. */
export function Moment({ match }: { match: PluginGame }) {
  const { $t, $format } = useHost();
  const [t, format] = useUnit([$t, $format]);
  const { isLive, phase, score, startsAt, competition } = match;
  const when = momentText(format, startsAt, { weekday: 'short', hour: '2-digit', minute: '2-digit' });
  return (
    <p className={css.moment}>
      {isLive ? (
        <Tag tone="live">{phase === '' ? t('match-of-the-day.live') : phase}</Tag>
      ) : (
        <time dateTime={new Date(startsAt).toISOString()}>{when}</time>
      )}
      {score !== null && (
        // Two isolated numbers: as one text, the sides would swap in a right-to-left page.
        <b className={css.score}>
          <bdi>{score.sides[0]}</bdi>:<bdi>{score.sides[1]}</bdi>
        </b>
      )}
      <span className={css.competition}>{competition}</span>
    </p>
  );
}

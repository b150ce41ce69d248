import type { Incident } from '@contracts/feed';

import { type MatchInfo, useMatchPlay } from '@/entities/match';
import { type Translate, useT } from '@/shared/i18n';
import { Icon, SportIcon } from '@/shared/ui/icon';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import { fullTime, timelineMarks } from '../lib/timeline';
import * as css from './timeline.css';

/** Goals and cards over the line of the match. Nothing before the start. */
export function Timeline({ match }: { match: MatchInfo }) {
  const t = useT();
  const elapsed = useMatchPlay(match.id)?.elapsed ?? null;
  if (elapsed === null) return null;
  const percent = Math.min(100, (elapsed / 60 / fullTime) * 100);
  return (
    <div className={css.box}>
      <ul className={css.list} aria-label={t('sport.event.timeline')}>
        {timelineMarks(match.incidents ?? []).map(({ incident, mark, place }) => (
          <li key={incident.id} className={css.mark} style={{ insetInlineStart: place }}>
            {/* The tooltip is only for the pointer: screen readers read the text next to it, and would say both. */}
            <span aria-hidden="true" title={incidentName(t, incident, match)}>
              <Mark kind={incident.kind} mark={mark} />
            </span>
            <VisuallyHidden>{incidentName(t, incident, match)}</VisuallyHidden>
          </li>
        ))}
      </ul>
      <div className={css.track} aria-hidden="true">
        <span className={css.done} style={{ inlineSize: `${String(percent)}%` }} />
        <span className={css.half} />
      </div>
    </div>
  );
}

function Mark({ kind, mark }: Pick<Incident, 'kind'> & { mark: 'ball' | 'card' | 'screen' }) {
  if (mark === 'card') return <span className={css.card} data-kind={kind} />;
  return mark === 'ball' ? <SportIcon sport="football" size={12} /> : <Icon name="tv" size={12} />;
}

function incidentName(t: Translate, { kind, team, minute, player }: Incident, { opp1, opp2 }: MatchInfo): string {
  const what = t(`sport.incident.${kind}`);
  if (team === undefined) return t('sport.incident.neutral', { minute, what });
  const side = team === 1 ? opp1.name : opp2.name;
  return t('sport.incident.name', { minute, what, team: player === undefined ? side : `${player} (${side})` });
}

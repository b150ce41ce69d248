import { useHost } from '@sdk';
import { useStoreMap, useUnit } from 'effector-react';

import { zoneText } from '@contracts/zone-days';
import { dayMs } from '@contracts/zones';

import { Notice } from '../articles/notice';
import { useAsked } from '../sdk/asked';
import { zoneOf } from '../sdk/wall';
import { ChampResults } from './champ-results';
import { Choice } from './choice';
import { dateOf, startOfDay } from './day';
import { $daysBack, $sportId, dayChosen, results, sportChosen, sports as sportsAsked } from './model';
import css from './results.module.css';

/**
 * Lists the games of one sport that ended on a day. `/results/live` and `/results/zone` show fewer. Spec: shell §2,
 * ROUTE-139.
 */
export function Results() {
  const { $t, $language, $now, $path, $format } = useHost();
  const [t, lng, path, format] = useUnit([$t, $language, $path, $format]);
  const timeZone = zoneOf(format);
  const today = useStoreMap({ store: $now, keys: [timeZone], fn: (now, [zone]) => startOfDay(now, zone) });
  const [daysBack, sportId, chooseDay, chooseSport] = useUnit([$daysBack, $sportId, dayChosen, sportChosen]);
  const date = dateOf(today - daysBack * dayMs);
  const zone = path.split('/')[2];
  const [sports] = useAsked(sportsAsked, { lng });
  const [answer, again] = useAsked(results, { lng, date, timezone: zoneText(timeZone), sportId, zone });

  return (
    <div className={css.results}>
      <Choice
        today={today}
        daysBack={daysBack}
        onDayChange={chooseDay}
        sports={sports.state === 'here' ? sports.data : []}
        sportId={sportId}
        onSportChange={chooseSport}
      />
      <div aria-live="polite" aria-busy={answer.state === 'loading'} className={css.list}>
        {answer.state === 'here' &&
          (answer.data.length === 0 ? (
            <Notice text={t('results.none')} />
          ) : (
            answer.data.map((champ) => <ChampResults key={champ.champ.id} {...champ} />)
          ))}
        {answer.state === 'failed' && (
          <Notice text={t('results.failed')} action={{ label: t('results.again'), onClick: again }} />
        )}
      </div>
    </div>
  );
}

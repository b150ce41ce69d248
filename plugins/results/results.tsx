import { useHost } from '@sdk';
import { useStoreMap, useUnit } from 'effector-react';
import { useState } from 'react';

import { zoneText } from '@contracts/zone-days';
import { dayMs } from '@contracts/zones';

import { Notice } from '../articles/notice';
import { useAnswer } from '../sdk/hooks';
import { zoneOf } from '../sdk/wall';
import { Results as ResultsAnswer, Sports } from './answers';
import { ChampResults } from './champ-results';
import { Choice } from './choice';
import { dateOf, startOfDay } from './day';
import css from './results.module.css';

const football = 1;

/**
 * Lists the games of one sport that ended on a day. `/results/live` and `/results/zone` show fewer. Spec: shell §2,
 * ROUTE-139.
 */
export function Results() {
  const { $t, $language, $now, $path, $format } = useHost();
  const [t, lng, path, format] = useUnit([$t, $language, $path, $format]);
  const timeZone = zoneOf(format);
  const today = useStoreMap({ store: $now, keys: [timeZone], fn: (now, [zone]) => startOfDay(now, zone) });
  const [daysBack, setDaysBack] = useState(0);
  const [sportId, setSportId] = useState(football);
  const date = dateOf(today - daysBack * dayMs);
  const zone = path.split('/')[2];
  const [sports] = useAnswer('/content-api/v1/sports', Sports, { lng });
  const [answer, again] = useAnswer('/feed-api/v1/results', ResultsAnswer, {
    lng,
    date,
    timezone: zoneText(timeZone),
    sportId: String(sportId),
    ...(zone === undefined ? {} : { zone }),
  });

  return (
    <div className={css.results}>
      <Choice
        today={today}
        daysBack={daysBack}
        onDayChange={setDaysBack}
        sports={sports.state === 'here' ? sports.data.data : []}
        sportId={sportId}
        onSportChange={setSportId}
      />
      <div aria-live="polite" aria-busy={answer.state === 'loading'} className={css.list}>
        {answer.state === 'here' &&
          (answer.data.data.length === 0 ? (
            <Notice text={t('results.none')} />
          ) : (
            answer.data.data.map((champ) => <ChampResults key={champ.champ.id} {...champ} />)
          ))}
        {(answer.state === 'failed' || answer.state === 'missing') && (
          <Notice text={t('results.failed')} action={{ label: t('results.again'), onClick: again }} />
        )}
      </div>
    </div>
  );
}

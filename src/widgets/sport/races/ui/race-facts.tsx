import type { RaceCard } from '@contracts/racing';

import { useT } from '@/shared/i18n';

import { useMetres } from '../lib/use-metres';
import * as css from './race-card.css';

/** What the race is run on, by how many, and on which terms places are paid. */
export function RaceFacts({ card: { race, runners } }: { card: RaceCard }) {
  const t = useT();
  const metres = useMetres();
  const { eachWay } = race;
  const facts: [string, string][] = [
    [t('race.goingName'), t(`race.going.${race.going}`)],
    [t('race.distance'), metres(race.metres)],
    [t('race.runners'), t('race.runnersOf', { left: race.runners, all: runners.length })],
    [t('race.eachWay'), eachWay ? t('race.terms', { ...eachWay }) : t('race.winOnly')],
    [t('race.nonRunner'), t('race.moneyBack')],
  ];
  return (
    <dl className={css.facts}>
      {facts.map(([term, text]) => (
        <div key={term} className={css.fact}>
          <dt className={css.quiet}>{term}</dt>
          <dd className={css.factText}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { idOfSegment } from '@contracts/path-segment';

import { $routeMatch } from '@/shared/routing';
import * as office from '@/shared/ui/office-page';
import { FoundPlace, ofTeam } from '@/widgets/sport/statistics';

import { Team } from './team';

/** Paths: /team/{teamId}/games and /team/{teamId}/{section}. Rows ROUTE-10, ROUTE-11. */
export function TeamPage() {
  const [match, found, ask, again] = useUnit([$routeMatch, ofTeam.$found, ofTeam.asked, ofTeam.again]);
  const teamId = idOfSegment(match?.params.teamId);
  useEffect(() => {
    if (teamId !== null) ask({ teamId });
  }, [ask, teamId]);
  return (
    <div className={office.page}>
      <FoundPlace found={found} onAgain={again}>
        {(data) => <Team data={data} section={match?.params.teamSection ?? 'games'} />}
      </FoundPlace>
    </div>
  );
}

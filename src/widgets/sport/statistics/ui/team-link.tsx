import { AppLink } from '@/shared/routing';
import { Crest } from '@/shared/ui/crest';

import { teamPath } from '../lib/paths';
import * as css from './statistics.css';

type TeamLinkProps = { team: { id: number; name: string; nameEng: string } };

export function TeamLink({ team }: TeamLinkProps) {
  return (
    <AppLink to={teamPath(team)} className={css.link}>
      <Crest name={team.name} seed={team.nameEng} />
      <bdi>{team.name}</bdi>
    </AppLink>
  );
}

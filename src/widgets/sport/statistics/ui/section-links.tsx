import { AppLink } from '@/shared/routing';

import * as css from './statistics.css';

type SectionLinksProps = {
  label: string;
  links: readonly { to: string; text: string; isHere?: boolean }[];
};

/** The pages of a team, a competition or esports. */
export function SectionLinks({ label, links }: SectionLinksProps) {
  return (
    <nav className={css.sections} aria-label={label}>
      {links.map(({ to, text, isHere = false }) => (
        <AppLink key={to} to={to} className={css.section} aria-current={isHere ? 'page' : undefined}>
          {text}
        </AppLink>
      ))}
    </nav>
  );
}

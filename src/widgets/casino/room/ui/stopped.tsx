import { useRefusalText } from '@/entities/bet-format';
import { roundCss as css } from '@/entities/casino/round';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { Note } from '@/shared/ui/note';

/** Why the player may not play now, in words, and where they see more of it. Row CAS-12. */
export function Stopped({ stop }: { stop: { code: number; message: string } }) {
  const t = useT();
  const textOf = useRefusalText();
  return (
    <Note
      tone="warning"
      icon="warning"
      role="alert"
      title={t('rounds.closed')}
      actions={
        <AppLink className={css.link} to="/office/responsible">
          {t('rounds.safely')}
        </AppLink>
      }
    >
      {textOf(stop)}
    </Note>
  );
}

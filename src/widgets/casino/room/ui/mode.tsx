import { useT } from '@/shared/i18n';
import { Segmented } from '@/shared/ui/segmented';

/** Money or play points. The demo is the same game by the same seeds. Row CAS-10. */
export function Mode({ isDemo, choose }: { isDemo: boolean; choose: (isDemo: boolean) => void }) {
  const t = useT();
  return (
    <Segmented
      label={t('rounds.mode')}
      options={[
        { value: 'real', label: t('rounds.mode.real') },
        { value: 'demo', label: t('rounds.mode.demo') },
      ]}
      value={isDemo ? 'demo' : 'real'}
      onValueChange={(mode) => choose(mode === 'demo')}
    />
  );
}

import type { StepProps } from '@/entities/games/round';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';

/** One card more. */
export function HitButton({ isBusy, step }: StepProps) {
  return (
    <Button size="xl" block busy={isBusy} onClick={() => step({ move: 'hit' })}>
      {useT()('originals.blackjack.hit')}
    </Button>
  );
}

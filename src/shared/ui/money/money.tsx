import { number } from '@/shared/ui/theme';

/**
 * A formatted sum (`formatMoney`), isolated and on one line. Minus and currency keep their sides in any page direction.
 */
export function Money({ text, className }: { text: string; className?: string | undefined }) {
  return (
    <bdi translate="no" className={className === undefined ? number : `${number} ${className}`}>
      {text}
    </bdi>
  );
}

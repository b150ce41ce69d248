import { number } from '@/shared/ui/theme';

/** A formatted sum (`formatMoney`): isolated, in one line, its minus and currency on their sides whatever the page's direction. */
export function Money({ text, className }: { text: string; className?: string | undefined }) {
  return <bdi className={className === undefined ? number : `${number} ${className}`}>{text}</bdi>;
}

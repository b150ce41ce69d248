import { createPartView } from '@/shared/part';
import { Waiting } from '@/shared/ui/waiting';

/** Beside what the player came for: it loads after the page, and the page does without it. */
export const MonthCard = createPartView({
  name: 'money of this month',
  load: () => import('./month-card'),
  view: (module) => module.MonthCard,
  fallback: <Waiting height={144} />,
});

import type { TextKey } from '@/shared/i18n';
import type { IconName } from '@/shared/ui/icon';

type Outcome = { icon: IconName; title: TextKey; text: TextKey };

const outcomes: Readonly<Record<string, Outcome>> = {
  'onpay-success': { icon: 'success', title: 'page.title.onpay-success', text: 'page.text.onpay-success' },
  'onpay-fail': { icon: 'danger', title: 'page.title.onpay-fail', text: 'page.text.onpay-fail' },
  'onpay-pending': { icon: 'clock', title: 'page.title.onpay-pending', text: 'page.text.onpay-pending' },
  'onpay-cancel': { icon: 'close', title: 'page.title.onpay-cancel', text: 'page.text.onpay-cancel' },
  'onpay-withdraw-success': {
    icon: 'success',
    title: 'page.title.onpay-withdraw-success',
    text: 'page.text.onpay-withdraw-success',
  },
  'onpay-withdraw-fail': {
    icon: 'danger',
    title: 'page.title.onpay-withdraw-fail',
    text: 'page.text.onpay-withdraw-fail',
  },
  'onpay-withdraw-pending': {
    icon: 'clock',
    title: 'page.title.onpay-withdraw-pending',
    text: 'page.text.onpay-withdraw-pending',
  },
  'onpay-withdraw-cancel': {
    icon: 'close',
    title: 'page.title.onpay-withdraw-cancel',
    text: 'page.text.onpay-withdraw-cancel',
  },
  'thank-you': { icon: 'success', title: 'page.title.thank-you', text: 'page.text.thank-you' },
};

export const outcomeOf = (pageId: string): Outcome | null => outcomes[pageId] ?? null;

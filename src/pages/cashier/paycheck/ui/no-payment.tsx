import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { buttonLook } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

/** No receipt to show: says why, and leads to where the payments stand. */
export function NoPayment({ title, children }: { title: string; children?: string }) {
  const t = useT();
  return (
    <EmptyState
      icon="printer"
      level={2}
      title={title}
      actions={
        <>
          <AppLink className={buttonLook()} to="/office/historypay">
            {t('page.title.office-historypay')}
          </AppLink>
          <AppLink className={buttonLook()} to="/office/transactions">
            {t('page.title.office-transactions')}
          </AppLink>
        </>
      }
    >
      {children}
    </EmptyState>
  );
}

/** Beside the SDK, for large apps: their views load when they are opened. */
import { ErrorState, Skeleton } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { type ComponentType, useEffect, useState } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** How high the place is while its view loads, px. */
const usualHeight = 240;

/**
 * Makes a component whose code loads when it is first drawn: `createAppPart(() => import('../pages/limits').then((part) => part.Limits))`.
 * Its place is held meanwhile; when the code does not come, the place says so and asks again at a press. `height`: px to hold.
 */
export function createAppPart<Props extends object>(load: Load<Props>, height = usualHeight): ComponentType<Props> {
  let here: ComponentType<Props> | null = null;
  return function AppPart(props: Props) {
    const t = useUnit(useHost().$t);
    const [attempt, setAttempt] = useState(0);
    const [told, setTold] = useState<{ attempt: number; hasFailed: boolean } | null>(null);
    useEffect(() => {
      if (here !== null) return undefined;
      let isOver = false;
      const tell = (hasFailed: boolean) => {
        if (!isOver) setTold({ attempt, hasFailed });
      };
      load().then(
        (view) => {
          here = view;
          tell(false);
        },
        () => tell(true),
      );
      return () => {
        isOver = true;
      };
    }, [attempt]);
    const View = here;
    if (View !== null) return <View {...props} />;
    if (told?.attempt === attempt && told.hasFailed)
      return (
        <ErrorState
          title={t('main_dictionary_load_error')}
          retryLabel={t('main_page_refresh_button')}
          onRetry={() => setAttempt(attempt + 1)}
        >
          {t('main_dictionary_refresh_page')}
        </ErrorState>
      );
    return (
      <div aria-busy="true">
        <Skeleton height={height} />
      </div>
    );
  };
}

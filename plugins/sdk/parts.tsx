/** Beside the SDK, for large apps: their sections load when they are opened. */
import { ErrorState, Skeleton } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** How high the place is while its section loads, px. */
const usualHeight = 240;

function Failure({ onRetry }: { onRetry: () => void }) {
  const t = useUnit(useHost().$t);
  return (
    <ErrorState title={t('main_dictionary_load_error')} retryLabel={t('main_page_refresh_button')} onRetry={onRetry}>
      {t('main_dictionary_refresh_page')}
    </ErrorState>
  );
}

/** What fails as it is drawn costs its section, not the app. */
class Contained extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render(): ReactNode {
    return this.state.hasFailed ? <Failure onRetry={() => this.setState({ hasFailed: false })} /> : this.props.children;
  }
}

/**
 * Makes a component whose code loads when it is first drawn: `createAppPart(() => import('../pages/limits').then((part) => part.Limits))`.
 * Its place is held meanwhile; when the code does not come, or fails as it is drawn, the place says so and begins again at a press.
 * `height`: px to hold.
 */
export function createAppPart<Props extends object>(load: Load<Props>, height = usualHeight): ComponentType<Props> {
  let here: ComponentType<Props> | null = null;
  return function AppPart(props: Props) {
    const [attempt, setAttempt] = useState(0);
    const [told, setTold] = useState<{ attempt: number; hasFailed: boolean } | null>(null);
    const View = here;
    const isDrawn = View !== null;
    useEffect(() => {
      // Ask what is drawn, not what is here: code that came for another place since then would never be drawn in this one.
      if (isDrawn) return undefined;
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
    }, [attempt, isDrawn]);
    if (View !== null)
      return (
        <Contained>
          <View {...props} />
        </Contained>
      );
    if (told?.attempt === attempt && told.hasFailed) return <Failure onRetry={() => setAttempt(attempt + 1)} />;
    return (
      <div aria-busy="true">
        <Skeleton height={height} />
      </div>
    );
  };
}

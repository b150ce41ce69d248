import type { ToolsHost } from '@sdk';
import type { Scope } from 'effector';
import { Provider } from 'effector-react';
import { useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';

import { useT } from '@/shared/i18n';
import { Dialog } from '@/shared/ui/dialog';

type PluginDialogProps = { title: string; content: HTMLElement; onClose: () => void };

function PluginDialog({ title, content, onClose }: PluginDialogProps) {
  const t = useT();
  const ref = useRef<HTMLDivElement>(null);
  // Before the dialog looks for what gets the focus.
  useLayoutEffect(() => {
    ref.current?.append(content);
  }, [content]);
  return (
    <Dialog open title={title} closeLabel={t('main.close')} onClose={onClose}>
      <div ref={ref} />
    </Dialog>
  );
}

/** `host.openDialog`: the host's dialog in a tree of its own, the plugin's content in an element with the plugin's styles. */
export function createOpenDialog(id: string, scope: Scope, gone: AbortSignal): ToolsHost['openDialog'] {
  return ({ title, content, onClose }) => {
    content.dataset.plugin = id;
    const place = document.createElement('div');
    const root = createRoot(place);
    let isOver = gone.aborted;
    const close = () => {
      if (isOver) return;
      isOver = true;
      gone.removeEventListener('abort', close);
      queueMicrotask(() => {
        root.unmount();
        place.remove();
      });
      onClose?.();
    };
    if (!isOver) {
      gone.addEventListener('abort', close);
      document.body.append(place);
      root.render(
        <Provider value={scope}>
          <PluginDialog title={title} content={content} onClose={close} />
        </Provider>,
      );
    }
    return close;
  };
}

import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';

import type { MakerOrder } from '@contracts/makers';

import { $isCheckDue } from '@/entities/safety/play-session';

import { hearMaker } from '../lib/hear';
import { wordHeard } from '../model/maker';
import * as css from './page.css';

type FrameProps = { url: string; origin: string; title: string };

/** The maker's page. It has its own origin and none of ours, and hears alone that the site asks its player something. Row AGG-03. */
export function MakerFrame({ url, origin, title }: FrameProps) {
  const at = useRef<HTMLIFrameElement>(null);
  const [isCheckDue, heard] = useUnit([$isCheckDue, wordHeard]);
  useEffect(() => {
    const life = new AbortController();
    if (at.current !== null) hearMaker({ frame: at.current, origin, gone: life.signal, word: heard });
    return () => life.abort();
  }, [origin, heard]);
  useEffect(() => {
    const order: MakerOrder = { type: isCheckDue ? 'pause' : 'resume' };
    at.current?.contentWindow?.postMessage(order, origin);
  }, [isCheckDue, origin]);
  return (
    <iframe
      ref={at}
      className={css.frame}
      src={url}
      title={title}
      sandbox="allow-scripts allow-same-origin allow-forms"
      referrerPolicy="no-referrer"
      allow="fullscreen"
    />
  );
}

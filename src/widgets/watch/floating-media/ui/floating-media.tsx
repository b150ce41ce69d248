import { useUnit } from 'effector-react';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { createPortal } from 'react-dom';

import { $mediaInOrder, type PlayableMedia } from '@/entities/watch/media';
import { PriceDesk } from '@/features/betting/pick-outcome';
import { useT } from '@/shared/i18n';
import { Icon } from '@/shared/ui/icon';

import { byKey, type Place } from '../lib/place';
import { $over, $windowPlace, hasPip, overAsked, windowMoved } from '../model/window';
import * as css from './floating.css';
import { SmallPlayer } from './small-player';

/** The window over every page in which pictures and videos go on, and the same over other windows where the browser can. */
export function FloatingMedia() {
  const [list, over] = useUnit([$mediaInOrder, $over]);
  if (list.length === 0) return null;
  if (over !== null) return createPortal(<Players list={list} />, over.window.document.body);
  return <OnPage list={list} />;
}

const Players = ({ list }: { list: readonly PlayableMedia[] }) => (
  <PriceDesk>
    {list.map((media) => (
      <SmallPlayer key={media.id} media={media} />
    ))}
  </PriceDesk>
);

function OnPage({ list }: { list: readonly PlayableMedia[] }) {
  const t = useT();
  const ref = useRef<HTMLElement>(null);
  const [place, move, askOver] = useUnit([$windowPlace, windowMoved, overAsked]);

  const moveBy = (by: Place) => {
    const box = ref.current?.getBoundingClientRect();
    if (!box) return;
    move({
      by,
      own: { width: box.width, height: box.height },
      page: { width: window.innerWidth, height: window.innerHeight },
    });
  };
  const isRtl = () => ref.current !== null && getComputedStyle(ref.current).direction === 'rtl';
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    moveBy({ end: isRtl() ? event.movementX : -event.movementX, bottom: -event.movementY });
  };
  const press = (event: KeyboardEvent) => {
    const by = byKey(event.key, isRtl());
    if (by === null) return;
    event.preventDefault();
    moveBy(by);
  };

  return (
    <section
      ref={ref}
      className={css.window}
      aria-label={t('zone.window.title')}
      style={{ insetInlineEnd: place.end, insetBlockEnd: place.bottom }}
    >
      <div className={css.handle}>
        <button
          type="button"
          className={css.grip}
          aria-label={t('zone.window.move')}
          title={t('zone.window.move')}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          onKeyDown={press}
        >
          <Icon name="grip" size={14} />
        </button>
        {hasPip() && (
          <button
            type="button"
            className={css.control}
            aria-label={t('zone.window.over')}
            title={t('zone.window.over')}
            onClick={() => askOver()}
          >
            <Icon name="external" size={14} />
          </button>
        )}
      </div>
      <div className={css.players}>
        <Players list={list} />
      </div>
    </section>
  );
}

import { createPart, PartTold, usePart } from '@/shared/part';

const extrasPart = createPart({
  name: 'more of the coupon',
  load: () => import('./late-extras'),
  texts: ['betting', 'flow'],
});
const useExtras = () => usePart(extrasPart).module;

/** What the player can add to the slip. It loads after the slip itself. */
export function ExtrasPart() {
  const extras = useExtras();
  return (
    <>
      <PartTold part={extrasPart} />
      {extras && <extras.SlipExtras />}
    </>
  );
}

export function FirstBetHint() {
  const extras = useExtras();
  return extras && <extras.FirstBetHint />;
}

export function Held() {
  const extras = useExtras();
  return extras && <extras.Held />;
}

import { skeleton } from './skeleton.css';

/** A box of the exact size of later content (px or any CSS length). The block around it has `aria-busy`. */
export function Skeleton({
  width = '100%',
  height = 12,
  radius,
}: {
  width?: number | string;
  height?: number | string;
  radius?: number | undefined;
}) {
  return (
    <span
      className={skeleton}
      style={{ inlineSize: width, blockSize: height, borderRadius: radius }}
      aria-hidden="true"
    />
  );
}

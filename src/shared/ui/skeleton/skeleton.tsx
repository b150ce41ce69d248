import { skeleton } from './skeleton.css';

/** A box where content will stand, of its exact size (px or any CSS length). The block around it carries `aria-busy`. */
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

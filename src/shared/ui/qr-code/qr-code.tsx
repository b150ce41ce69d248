import { codePath } from './code-path';
import { code } from './qr-code.css';

/** A QR code, dark on white in every theme: cameras read no other. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = codePath(text);
  return (
    <svg
      className={code}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}

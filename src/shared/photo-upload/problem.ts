import { toFailure } from '@/shared/api';

/**
 * Why a photo, or what it belongs to, was not taken. `lost`: no answer arrived. `parts`: the server no longer has the
 * parts.
 */
export type UploadProblem = 'lost' | 'kind' | 'size' | 'broken' | 'parts' | 'other';
const known: readonly UploadProblem[] = ['kind', 'size', 'broken', 'parts'];

/** Reads the reason out of a refusal; `own`: reasons of the call itself, by the end of the text key. */
export function uploadProblemOf<Own extends string>(error: unknown, own: readonly Own[]): UploadProblem | Own {
  const failure = toFailure(error);
  if (failure.kind === 'network' || failure.kind === 'timeout') return 'lost';
  if (failure.kind !== 'server') return 'other';
  const reason = Object.values(failure.fields)[0]?.split('.').at(-1);
  return [...known, ...own].find((one) => one === reason) ?? (failure.statusCode >= 500 ? 'lost' : 'other');
}

/** Load states of a remote app. Spec: shell §4. */
export type LoadState = 'not_exist' | 'loading' | 'ready' | 'error';

const allowed: Record<LoadState, LoadState[]> = {
  not_exist: ['loading', 'ready'],
  error: ['loading', 'not_exist'],
  loading: ['error', 'ready', 'not_exist'],
  ready: ['not_exist'],
};

/** May an app go from one state to the other? Spec: shell §4. */
export const canMove = (from: LoadState, to: LoadState): boolean => allowed[from].includes(to);

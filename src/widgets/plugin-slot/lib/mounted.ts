/** A remote app on the screen. `address`: of its script. `fail`: takes it away, its place says so. `slow`: its place says that it slows the page. */
export type MountedPlace = {
  id: string;
  address: string;
  element: HTMLElement;
  fail: (error: unknown) => void;
  slow: (isSlow: boolean) => void;
};

/** All of this document, for whoever looks after them. */
export const mountedPlaces = new Set<MountedPlace>();

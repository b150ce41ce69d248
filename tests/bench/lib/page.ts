/** The functions of a bench page that the runner calls. */
export type BenchPage = {
  mount: (variant: string, rows: number) => Promise<void>;
  /** Resolves to the number of changes. `isWriting` false: the page makes the changes and throws them away. */
  feed: (perSecond: number, seconds: number, isWriting?: boolean) => Promise<number>;
  churn: (games: number) => Promise<void>;
};

/** Time from the manifest to the last of so many drawn remote apps, ms. */
export type PluginPage = Record<'ours' | 'bare', (apps: number) => Promise<number>>;

/** Makes navigations one after the other, with or without the guards of the product. */
export type GuardsPage = { navigate: (variant: 'ours' | 'bare', times: number) => Promise<void> };

declare global {
  interface Window {
    bench: BenchPage;
    plugins: PluginPage;
    /** As `PluginPage`, by the loader of that page. */
    loader: (apps: number) => Promise<number>;
    /** The apps of other loaders call it when they have drawn. */
    appDrew: () => void;
    guards: GuardsPage;
  }
}

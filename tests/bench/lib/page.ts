/** What the runner calls on a bench page. */
export type BenchPage = {
  mount: (variant: string, rows: number) => Promise<void>;
  /** Changes made. `isWriting` false: they are made and thrown away. */
  feed: (perSecond: number, seconds: number, isWriting?: boolean) => Promise<number>;
  churn: (games: number) => Promise<void>;
};

/** From the manifest to a drawn remote app, ms. */
export type PluginPage = Record<'ours' | 'bare', () => Promise<number>>;

/** Navigations one after the other, with the guards of the product or without. */
export type GuardsPage = { navigate: (variant: 'ours' | 'bare', times: number) => Promise<void> };

declare global {
  interface Window {
    bench: BenchPage;
    plugins: PluginPage;
    guards: GuardsPage;
  }
}

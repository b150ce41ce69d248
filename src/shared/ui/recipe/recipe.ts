/** What the build of `recipe()` writes: the class of each choice. */
export type RecipeClasses = {
  defaultClassName: string;
  /** By variant, then by choice. */
  variantClassNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
  defaultVariants: RecipeChoices;
  compoundVariants: readonly (readonly [RecipeChoices, string])[];
};

export type RecipeChoices = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Stands in the built page for the module of the same name in `@vanilla-extract/recipes`, which carries helpers for
 * browsers that we do not serve: 0.6 kB of the first load. The build turns to it in `vite.config.ts`.
 */
export function createRuntimeFn({
  defaultClassName,
  variantClassNames,
  defaultVariants,
  compoundVariants,
}: RecipeClasses) {
  return (chosen: RecipeChoices = {}): string => {
    const choices: Record<string, string | number | boolean | undefined> = { ...defaultVariants };
    for (const name in chosen) choices[name] = chosen[name] ?? defaultVariants[name];

    let classes = defaultClassName;
    const add = (name?: string) => {
      if (name) classes += ` ${name}`;
    };
    for (const name in choices) add(variantClassNames[name]?.[String(choices[name])]);
    for (const [wanted, name] of compoundVariants) {
      if (Object.keys(wanted).every((key) => wanted[key] === choices[key])) add(name);
    }
    return classes;
  };
}

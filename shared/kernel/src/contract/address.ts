type ParameterNames<Pattern extends string> =
  Pattern extends `${string}:${infer Name}/${infer Rest}`
    ? [name: Name, ...ParameterNames<Rest>]
    : Pattern extends `${string}:${infer Name}`
      ? [name: Name]
      : [];

type Values<Names extends readonly string[]> = { [Position in keyof Names]: string };

/** An address of the product. Called with its parameters in order, it gives the path, encoded. */
export interface Address<Pattern extends string = string> {
  (...values: Values<ParameterNames<Pattern>>): string;
  /** As React Router writes it: `/requests/:requestId`. */
  readonly pattern: Pattern;
}

/** An address from its pattern. */
export function address<const Pattern extends string>(pattern: Pattern): Address<Pattern> {
  const path = (...values: readonly string[]) => {
    const left = [...values];
    return pattern.replace(/:\w+/g, () => encodeURIComponent(left.shift() ?? ''));
  };
  return Object.assign(path, { pattern });
}

import type { Cents } from '@tree-service/domain';

/** Tokens sold together, and their price. */
export interface TokenPackage {
  readonly tokens: number;
  readonly price_cents: Cents;
}

/** What this many tokens cost at most, bought in the package with the dearest token; null when none is sold. */
export function tokenCost(tokens: number, packages: readonly TokenPackage[]): Cents | null {
  if (packages.length === 0) return null;
  const dearest = Math.max(...packages.map((each) => each.price_cents / each.tokens));
  return Math.round(tokens * dearest);
}

/** How many percent less a token costs in a package than in the dearest one. */
export function savedPercent(one: TokenPackage, packages: readonly TokenPackage[]): number {
  const full = tokenCost(one.tokens, packages) ?? one.price_cents;
  return Math.round(100 - (100 * one.price_cents) / full);
}

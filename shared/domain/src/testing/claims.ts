/** What can be said only where a Pro is asked. */
export const CLAIMS_OF_ASKING: readonly RegExp[] = [
  /\bnotified\b/i,
  /\b15 minutes\b/i,
  /on (?:its|their) way to Pros/i,
  /we(?:'ll|’ll)? ask another Pro/i,
  /don't need to do anything/i,
  /Pros near you will/i,
];

/** The claims in a text that no Pro backs. */
export const claimsIn = (text: string): string[] =>
  CLAIMS_OF_ASKING.flatMap((claim) => claim.exec(text)?.[0] ?? []);

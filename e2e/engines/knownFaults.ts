import type { EngineName } from './engine';

// Preloads save time and nothing else: WebKit refuses them under Integrity-Policy, since it does not
// look at the hashes of links, and one under way is given up with its page. Their scripts are not.
const PRELOAD = /^\S+ Not loaded: preload /;

// React error 327, "Should not already be working": Firefox runs other tasks of a page while a call of
// the driver blocks it (https://github.com/facebook/react/issues/17355).
const REENTERED =
  /^\S+ Uncaught: Error: Minified React error #327; visit \S+ .+? warnings\. (.*)$/s;
const REPORTED = /^\S+ Console: \[unknown\] uncaught error: (.*)$/s;

const stacksIn = (complaints: readonly string[], pattern: RegExp) =>
  complaints.flatMap((one) => pattern.exec(one)?.[1] ?? []);

/**
 * What is left of the complaints of pages without known faults of the browsers. The application
 * reports what nothing caught: in Firefox that report has the stack of the error, but not its words.
 */
export function withoutKnownFaults(engine: EngineName, complaints: readonly string[]): string[] {
  const others = complaints.filter((one) => !PRELOAD.test(one));
  if (engine !== 'firefox') return others;
  const known = new Set(stacksIn(others, REENTERED));
  return others.filter((one) => {
    const [, reported] = REPORTED.exec(one) ?? [];
    return !REENTERED.test(one) && !(reported !== undefined && known.has(reported));
  });
}

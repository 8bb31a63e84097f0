/**
 * What styled-components uses of stylis, without the prefixes of old browsers: it adds none unless
 * `enableVendorPrefixes` is set.
 */
export { compile, middleware, RULESET, rulesheet, serialize, stringify } from 'stylis';

export const prefixer = () => {
  throw new Error('Prefixes are written by hand: see shared/design.');
};

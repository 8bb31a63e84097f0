/** @jest-environment ./scripts/testing/browserEnvironment.js */
import * as v from 'valibot';
import { exampleRun } from '../testing/matchedExample';
import { whatIfChanges, whatIfInput, whatIfSchema } from './WhatIf';

const { matching_policy: policy } = exampleRun;
const changes = (typed: Record<string, string>, boosts = true) => {
  const { numbers } = whatIfInput(policy);
  return whatIfChanges(
    policy,
    v.parse(whatIfSchema, { numbers: { ...numbers, ...typed }, boosts }),
  );
};

describe('whatIfChanges', () => {
  it('is empty without changes, despite the decimals a field rounds away', () => {
    expect(changes({})).toEqual({});
    const odd = { ...policy, weight_distance: 1 / 3, weight_rating: 0.27 + 0.28 - 1 / 3 };
    expect(whatIfChanges(odd, v.parse(whatIfSchema, whatIfInput(odd)))).toEqual({});
  });

  it('has all weights if one changed', () => {
    expect(changes({ weight_distance: '50' })).toEqual({
      weight_distance: 0.5,
      weight_rating: 0.27,
      weight_acceptance: 0.1,
      weight_response: 0.1,
      weight_availability: 0.08,
      weight_credentials: 0.1,
      weight_experience: 0.07,
    });
  });

  it('turns boosts off with a maximum boost of 1', () => {
    expect(changes({}, false)).toEqual({ boost_at_most: 1 });
  });

  it('can reserve no places', () => {
    expect(changes({ unboosted_places: '0', newcomer_places: '0' })).toEqual({
      unboosted_places: 0,
      newcomer_places: 0,
    });
  });
});

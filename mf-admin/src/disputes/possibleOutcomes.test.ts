import { possibleOutcomes } from './DisputeCase';

describe('possibleOutcomes', () => {
  it.each([
    ['delivered', ['no_change', 'rework', 'price_reduced', 'work_accepted', 'job_canceled']],
    ['completed', ['no_change', 'rework', 'price_reduced']],
    ['in_progress', ['no_change', 'price_reduced', 'job_canceled']],
    ['canceled', ['no_change']],
    ['no_show', ['no_change', 'no_show_cleared']],
  ] as const)('of a job that is %s', (state, outcomes) => {
    expect(possibleOutcomes(state)).toEqual(outcomes);
  });
});

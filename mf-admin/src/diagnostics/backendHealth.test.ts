import { healthCheckTexts } from './backendHealth';

const fine = {
  subscriptions: 'rows',
  plans: 'rows',
  defaultPlansAdded: false,
  photoBucket: true,
} as const;

describe('healthCheckTexts', () => {
  it('says that default plans were added to an empty table', () => {
    const texts = healthCheckTexts({ ...fine, plans: 'empty', defaultPlansAdded: true });
    expect(texts[1]?.found).toBe('Was empty; default plans added');
  });

  it('warns about what is missing', () => {
    const texts = healthCheckTexts({ ...fine, subscriptions: 'missing', photoBucket: false });
    expect(texts.map(({ tone }) => tone)).toEqual(['warning', 'success', 'warning']);
  });
});

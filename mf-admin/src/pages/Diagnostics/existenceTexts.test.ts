import { existenceTexts } from './existenceTexts';

const fine = {
  subscriptions: 'rows',
  plans: 'rows',
  defaultPlansAdded: false,
  photoBucket: true,
} as const;

describe('existenceTexts', () => {
  it('says that plans were added where there were none', () => {
    const texts = existenceTexts({ ...fine, plans: 'empty', defaultPlansAdded: true });
    expect(texts[1]?.found).toBe('Was empty: the two default plans were added');
  });

  it('warns of what is missing', () => {
    const texts = existenceTexts({ ...fine, subscriptions: 'missing', photoBucket: false });
    expect(texts.map(({ tone }) => tone)).toEqual(['warning', 'success', 'warning']);
  });
});

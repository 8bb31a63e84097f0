import { wordsBefore } from './wordsBefore';

describe('wordsBefore', () => {
  const kept = { action: 'message_report.dismissed', before: { body: 'Call me' } };

  it('finds what was written before it was first removed', () => {
    expect(
      wordsBefore([
        { action: 'message_report.removed', before: { body: 'This message was removed.' } },
        { action: 'message_report.removed', before: { body: 'Call me' } },
        kept,
      ]),
    ).toEqual({ body: 'Call me', reply: null });
    expect(
      wordsBefore([{ action: 'review.remove', before: { body: 'Awful', reply: 'Sorry' } }]),
    ).toEqual({ body: 'Awful', reply: 'Sorry' });
  });

  it('finds nothing where nothing was removed', () => {
    expect(wordsBefore([kept, { action: 'review.keep', before: null }])).toBeNull();
    expect(wordsBefore([])).toBeNull();
  });
});

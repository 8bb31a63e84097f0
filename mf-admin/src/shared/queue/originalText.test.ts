import { originalText } from './originalText';

describe('originalText', () => {
  const kept = { action: 'message_report.dismissed', before: { body: 'Call me' } };

  it('finds the text from before the first removal', () => {
    expect(
      originalText([
        { action: 'message_report.removed', before: { body: 'This message was removed.' } },
        { action: 'message_report.removed', before: { body: 'Call me' } },
        kept,
      ]),
    ).toEqual({ body: 'Call me', reply: null });
    expect(
      originalText([{ action: 'review.remove', before: { body: 'Awful', reply: 'Sorry' } }]),
    ).toEqual({ body: 'Awful', reply: 'Sorry' });
  });

  it('is null if nothing was removed', () => {
    expect(originalText([kept, { action: 'review.keep', before: null }])).toBeNull();
    expect(originalText([])).toBeNull();
  });
});

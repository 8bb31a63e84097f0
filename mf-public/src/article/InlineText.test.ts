import { inlineLinks, plainText } from './InlineText';

describe('inline links', () => {
  it('are parsed, internal and external', () => {
    expect(inlineLinks('See [prices](/services) or [OSHA](https://www.osha.gov/x).')).toEqual([
      'See ',
      { words: 'prices', target: '/services' },
      ' or ',
      { words: 'OSHA', target: 'https://www.osha.gov/x' },
      '.',
    ]);
  });

  it('are reduced to their text', () => {
    expect(plainText('[Ask](/request) a Pro')).toBe('Ask a Pro');
  });

  it.each(['[odd](javascript:alert(1))', '[old](http://plain.example)', '[no target]'])(
    'leaves %s as text',
    (text) => {
      expect(inlineLinks(text)).toEqual([text]);
    },
  );
});

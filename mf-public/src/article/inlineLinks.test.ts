import { inlineLinks, plainText } from './inlineLinks';

describe('links in running text', () => {
  it('are split off, inside and outside the product', () => {
    expect(inlineLinks('See [prices](/services) or [OSHA](https://www.osha.gov/x).')).toEqual([
      'See ',
      { words: 'prices', target: '/services' },
      ' or ',
      { words: 'OSHA', target: 'https://www.osha.gov/x' },
      '.',
    ]);
  });

  it('are read as their words', () => {
    expect(plainText('[Ask](/request) a Pro')).toBe('Ask a Pro');
  });

  it.each(['[odd](javascript:alert(1))', '[old](http://plain.example)', '[no target]'])(
    'leave %s as text',
    (text) => {
      expect(inlineLinks(text)).toEqual([text]);
    },
  );
});

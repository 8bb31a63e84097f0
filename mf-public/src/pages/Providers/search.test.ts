import { EVERYBODY, readSearch, writeSearch } from './search';

describe('the search of the directory', () => {
  it('is restored from an address', () => {
    const search = {
      zip: '78704',
      category: 'tree_removal',
      sort: 'rating',
      stars: 4.5,
      compensation: true,
      open: true,
      map: true,
    } as const;
    expect(readSearch(new URLSearchParams(writeSearch(search)))).toEqual(search);
  });

  it('is empty for invalid values', () => {
    for (const query of [
      '',
      'zip=7870',
      "zip=';--&service=plumbing&sort=price",
      'stars=6&zip=787045&open=maybe&map=1',
    ]) {
      expect(readSearch(new URLSearchParams(query))).toEqual(EVERYBODY);
    }
    expect(writeSearch(EVERYBODY)).toBe('?');
  });
});

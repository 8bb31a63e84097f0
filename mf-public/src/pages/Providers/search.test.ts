import { readSearch, writeSearch } from './search';

describe('the search of the directory', () => {
  it('is restored from an address', () => {
    const search = { zip: '78704', category: 'tree_removal', page: 2 } as const;
    expect(readSearch(new URLSearchParams(writeSearch(search)))).toEqual(search);
  });

  it('is empty for invalid values', () => {
    const nothing = { zip: '', category: null, page: 1 };
    for (const query of [
      '',
      'zip=7870',
      "zip=';--&service=plumbing&page=-3",
      'page=1e9&zip=787045',
    ]) {
      expect(readSearch(new URLSearchParams(query))).toEqual(nothing);
    }
    expect(writeSearch(readSearch(new URLSearchParams()))).toBe('?');
  });
});

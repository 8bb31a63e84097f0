import { SocialLinksError, socialLinksFromEnvironment } from './socialLinks';

test('none without the variable, else the pages it names', () => {
  expect(socialLinksFromEnvironment({})).toEqual({});
  const SOCIAL_LINKS = ' Facebook=https://www.facebook.com/trees, x = https://x.com/trees?a=b ,';
  expect(socialLinksFromEnvironment({ SOCIAL_LINKS })).toEqual({
    facebook: 'https://www.facebook.com/trees',
    x: 'https://x.com/trees?a=b',
  });
});

test.each(['myspace=https://myspace.com/trees', 'x=javascript:alert(1)', 'x=trees', 'facebook'])(
  '%s is refused with what to write instead',
  (SOCIAL_LINKS) => {
    const read = () => socialLinksFromEnvironment({ SOCIAL_LINKS });
    expect(read).toThrow(SocialLinksError);
    expect(read).toThrow(`"${SOCIAL_LINKS}"; write it as facebook=https://www.facebook.com/YOU.`);
  },
);

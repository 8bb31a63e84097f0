/**
 * Passwords of eight and more characters that head every published list of leaked ones (SecLists
 * "10k most common", NCSC "PwnedPasswordTop100k"), without those that differ only in figures at the
 * end, which `isCommonPassword` strips.
 */
const COMMON = new Set(
  `password passwort passw0rd p@ssw0rd p@ssword pa55word passpass password1 letmein letmeinnow welcome
  welcomehome iloveyou ilovegod loveyou princess football baseball basketball softball superman batman
  spiderman starwars michael michelle jennifer jessica jonathan charlotte elizabeth alexander alexandra
  christopher christian christina nicholas victoria samantha stephanie danielle gabriella isabella
  sunshine sunflower butterfly chocolate strawberry blueberry cheesecake computer internet whatever
  trustno1 qwertyui qwertyuiop qwerty qwertzui qwertz azertyui azertyuiop asdfasdf asdfghjk asdfghjkl zxcvbnm
  zxcvbnmm 1qaz2wsx 1q2w3e4r 1q2w3e4r5t q1w2e3r4 qazwsxedc zaq12wsx qwerasdf 1234qwer qwer1234 abcd1234
  abc12345 a1b2c3d4 aa123456 abcdefgh abcdefghi admin administrator changeme default guest master mustang
  mercedes corvette porsche yamaha harley liverpool arsenal chelsea barcelona realmadrid manchester
  juventus steelers cowboys patriots redsox yankees dolphins lakers metallica slipknot nirvana eminem
  pokemon pikachu naruto minecraft fortnite dragon monkey shadow tigger freedom access flower
  blink182 jordan23 iceman killer hunter hunting fishing soccer hockey rainbow secret security
  testtest testing tester student teacher babygirl lovelove angel angels jesus jesuschrist blessed
  september october november december january february summer winter spring autumn monday friday
  america canada england london newyork austin texas chicago florida california
  treeservice treecare arborist lumberjack chainsaw evergreen`
    .split(/\s+/)
    .filter(Boolean),
);

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

/** Whether so many people use a password that it is among the first anyone tries. */
export function isCommonPassword(password: string, email = ''): boolean {
  const plain = password.toLowerCase().trim();
  const name = email.split('@')[0]?.toLowerCase() ?? '';
  const stem = plain.replace(/[\d\W_]+$/, '').replace(/^[\d\W_]+/, '');
  const folded = [...plain].map((letter) => LOOK_ALIKES[letter] ?? letter).join('');
  return (
    [plain, stem, folded, folded.replace(/[^a-z]+$/, '')].some((form) => COMMON.has(form)) ||
    plain === email.toLowerCase() ||
    (name.length >= 4 && stem === name) ||
    /^(.{1,4})\1+$/.test(plain) ||
    isSequence(plain)
  );
}

// 12345678, 987654321, abcdefgh
function isSequence(text: string): boolean {
  const steps = [...text]
    .slice(1)
    .map((letter, place) => letter.charCodeAt(0) - text.charCodeAt(place));
  const ups = steps.filter((step) => step === 1 || step === -9).length;
  const downs = steps.filter((step) => step === -1 || step === 9).length;
  return Math.max(ups, downs) === steps.length;
}

import { inSection, type Statement } from '../statement';

const NAVBAR = 'shell/src/layout/Navbar.test.tsx';
const NOTICES = 'shell/src/notices/notices.test.tsx';

const two = inSection('§2');

/** Statements about screens and routes (§2). */
export const screens: readonly Statement[] = [
  two(
    'User menu and mobile menu show the full name, else the email',
    'shell/src/layout/identity.ts',
    [NAVBAR, 'names in the %s whose it is: full name and address'],
    {
      note: 'Written at sign-up by Pros (the name of the business) and on /account by everyone.',
    },
  ),
  two(
    'A pending request is announced once per user or session',
    'shell/src/notices/usePendingRequestNotice.ts',
    [NOTICES, 'goes in every tab when it is answered in one, and comes for the next request'],
  ),
  two(
    'The mobile toggle shows a close icon while the menu is open',
    'shell/src/layout/MobileMenu.tsx',
    [NAVBAR, 'names the toggle by what it does'],
    {
      note: 'The open sheet covers the toggle and has a close button at the same place.',
    },
  ),
  two(
    'Button variants ios and android',
    'shared/design/src/ui/actions/buttonStyles.ts',
    ['shared/design/src/ui/actions/Button.test.tsx', 'has the variant %s'],
    {
      answer: 'deviates',
      note: 'Defined for pages of a wrapper; no page uses them.',
    },
  ),
  two(
    'Six button variants and four sizes',
    'shared/design/src/ui/actions/buttonStyles.ts',
    [
      'shared/design/src/ui/actions/Button.test.tsx',
      'looks like no other in each variant and each size',
    ],
    { note: 'The component workshop shows each variant and size.' },
  ),
  two(
    'Continue Request goes to /request and carries that the user comes from a service request',
    'shell/src/notices/PendingRequestNotification.tsx',
    [NOTICES, 'continues the request, and does not ask again'],
  ),
  two(
    'Footer: four columns, social icons, a copyright line',
    'shell/src/layout/Footer.tsx',
    [
      'shell/src/layout/Footer.test.tsx',
      'the footer of people who are signed in is one line: help, contact, terms, copyright',
    ],
    {
      answer: 'deviates',
      note: 'Visitors see all of it. People who are signed in find these pages in the menus, and have help, contact, terms and the copyright in one line.',
    },
  ),
];

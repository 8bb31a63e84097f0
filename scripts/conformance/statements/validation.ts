import { inSection, type Statement } from '../statement';

const five = inSection('§5');

/** Statements about validation (§5). */
export const validation: readonly Statement[] = [
  five(
    "'Please select a user type'",
    'mf-public/src/authentication/schemas.ts',
    ['shared/design/src/forms/Form.test.tsx', 'focuses a choice when that is what is missing'],
    {
      answer: 'deviates',
      note: 'The rule exists; the form starts with Vendor chosen, as stated, and a radio cannot be cleared.',
    },
  ),
  five(
    'Warns when fetch, promises, local storage, flexbox or grid are missing',
    'shell/src/notices/browserSupport.ts',
    ['shell/src/notices/browserSupport.test.ts', 'finds local storage in a browser that has it'],
    {
      note: 'A browser without the other four cannot run the page that would say so.',
    },
  ),
];

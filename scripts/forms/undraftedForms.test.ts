import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { undraftedForms } from './undraftedForms';

const ROOT = path.join(__dirname, '..', '..');

/** Passwords, codes, confirmations, searches and signing in: nothing in them is worth keeping, or may be kept. */
const UNDRAFTED: readonly string[] = [
  'mf-public/src/pages/ConfirmEmail/ResendForm.tsx',
  'mf-public/src/pages/DebugRegister/DebugRegisterPage.tsx',
  'mf-public/src/pages/Login/LoginPage.tsx',
  'mf-public/src/pages/Login/MailDialog.tsx',
  'mf-public/src/pages/ResetPassword/NewPasswordForm.tsx',
  'shared/market/src/features/account/DeletionForm.tsx',
  'shared/market/src/features/account/PasswordForm.tsx',
  'shared/market/src/features/notifications/ConfirmPhone.tsx',
  'shared/market/src/features/secondFactor/CodeForm.tsx',
];

/** The wizard keeps one draft of all its steps, and a conversation keeps what was not sent yet. */
const DRAFTED_OTHERWISE: readonly string[] = [
  'mf-owner/src/pages/RequestWizard/steps/PriceStep.tsx',
  'mf-owner/src/pages/RequestWizard/steps/SendStep.tsx',
  'mf-owner/src/pages/RequestWizard/steps/TreesStep.tsx',
  'mf-owner/src/pages/RequestWizard/steps/WorkStep.tsx',
  'shared/market/src/features/conversation/Composer.tsx',
];

const SOURCES = /^(mf-[a-z]+|shell|shared\/(design|market))\/src\/.*(?<!\.test)\.tsx$/;

test('every form names the draft that keeps what is typed in it, but those listed', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.tsx'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).split('\n');
  const found = files.filter(
    (file) => SOURCES.test(file) && undraftedForms(readFileSync(path.join(ROOT, file), 'utf8')) > 0,
  );
  expect(found.sort()).toEqual([...UNDRAFTED, ...DRAFTED_OTHERWISE].sort());
});

test.each([
  ['<Form form={form} onSubmit={(sent) => send(sent)}><TextField /></Form>', 1],
  ['<Form form={form} draft="quote"><TextField /></Form>', 0],
  ['<ReasonDialog trigger={<Button>Why?</Button>} title="Why?" />', 1],
  ['<ReasonDialog trigger={<Button>Why?</Button>} draft="why" />', 0],
  ['<FormActions submit="Send" />', 0],
])('%s has %i without one', (source, count) => {
  expect(undraftedForms(source)).toBe(count);
});

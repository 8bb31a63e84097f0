import { mailPiece } from './mailPieces';

/** What a mail says: a subject, short paragraphs, and at most one link to press. */
export interface MailText {
  subject: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  closing: string[];
}

const SIGNATURE = 'Tree Service';

// Metadata comes from the browser: of these the mail names one, and no other words.
const WAITING_REQUESTS: Readonly<Record<string, string>> = {
  tree_removal: 'tree removal',
  stump_grinding: 'stump grinding',
  arborist: 'an arborist visit',
  maintenance: 'trimming and care',
  emergency: 'emergency work',
};

/** Services that a waiting request can be for, as stored. */
export const WAITING_CATEGORIES: readonly string[] = Object.keys(WAITING_REQUESTS);

/** What the mail after sign-up says of the request that waits for it; undefined for a service it does not know. */
export function waitingSentence(category: unknown): string | undefined {
  const service =
    typeof category === 'string' && Object.hasOwn(WAITING_REQUESTS, category)
      ? WAITING_REQUESTS[category]
      : undefined;
  return service && `Your request for ${service} is waiting. We'll send it as soon as you confirm.`;
}

/** The mail after sign-up. `url` confirms the address; `waiting` is a sentence about the request it sends. */
export function confirmationMail(url: string, waiting?: string): MailText {
  return {
    subject: waiting ? 'Confirm your email to send your request' : 'Confirm your email',
    paragraphs: [
      'Welcome to Tree Service.',
      ...(waiting
        ? ['Please confirm your email address.', waiting]
        : ['Confirm your email address to sign in.']),
    ],
    action: { label: 'Confirm my email', url },
    closing: [
      "This link can be used once and expires in 24 hours. If you didn't sign up, you can ignore this email.",
    ],
  };
}

/** The mail to someone who forgot the password. `url` leads to the page where a new one is set. */
export function recoveryMail(url: string): MailText {
  return {
    subject: 'Set a new password',
    paragraphs: ['We received a request to reset the password for your Tree Service account.'],
    action: { label: 'Set a new password', url },
    closing: [
      "This link can be used once and expires in 24 hours. If you didn't request this, ignore this email. Your password won't change.",
    ],
  };
}

/** The mail that confirms a change of address. */
export function emailChangeMail(url: string, currentEmail: string, newEmail: string): MailText {
  return {
    subject: 'Confirm your new email',
    paragraphs: [
      `You asked to change the address of your Tree Service account from ${currentEmail} to ${newEmail}.`,
    ],
    action: { label: 'Confirm the change', url },
    closing: [
      "This link can be used once and expires in 24 hours. If you didn't request this, don't open the link, and change your password.",
    ],
  };
}

/** The mail with a link that signs in without a password, which an operator of a hosted project can send. */
export function signInMail(url: string): MailText {
  return {
    subject: 'Sign in to Tree Service',
    paragraphs: ['Use this link to sign in to your Tree Service account.'],
    action: { label: 'Sign in', url },
    closing: [
      "This link can be used once and expires in 24 hours. If you didn't request this, you can ignore this email.",
    ],
  };
}

/** The mail with the code that confirms a sensitive change. */
export function codeMail(code: string): MailText {
  return {
    subject: `${code} is your confirmation code`,
    paragraphs: ["Enter this code to confirm it's you:", code],
    closing: ["If you didn't request it, change your password."],
  };
}

/** Changes to how an account is reached or opened that its person is mailed about, as Auth names them. */
export type AccountChange =
  | 'password_changed'
  | 'email_changed'
  | 'mfa_factor_enrolled'
  | 'mfa_factor_unenrolled'
  | 'identity_linked'
  | 'identity_unlinked';

const CHANGES: Readonly<Record<AccountChange, [subject: string, sentence: string]>> = {
  password_changed: [
    'Your password was changed',
    'The password of your Tree Service account was changed. All other devices were logged out.',
  ],
  email_changed: [
    'Your email address was changed',
    'The address of your Tree Service account was changed from OLD to NEW. We write to the new address from now on.',
  ],
  mfa_factor_enrolled: [
    'A second factor was added',
    'An authenticator app was added to your Tree Service account. Logging in takes a code from it now.',
  ],
  mfa_factor_unenrolled: [
    'A second factor was removed',
    'An authenticator app was removed from your Tree Service account.',
  ],
  identity_linked: [
    'A way to log in was added',
    'You can now log in to your Tree Service account with PROVIDER.',
  ],
  identity_unlinked: [
    'A way to log in was removed',
    'You can no longer log in to your Tree Service account with PROVIDER.',
  ],
};

/**
 * The mail about a change to an account. `words` fill in what the change names: OLD and NEW addresses, or
 * the PROVIDER.
 */
export function accountChangeMail(
  change: AccountChange,
  words: Readonly<Record<string, string>> = {},
): MailText {
  const [subject, sentence] = CHANGES[change];
  return {
    subject,
    paragraphs: [sentence.replace(/\b[A-Z]{3,}\b/g, (name) => words[name] ?? name)],
    closing: [
      "If you didn't do this, set a new password right away and tell us through the contact page.",
    ],
  };
}

/** A mail's text for readers without HTML. */
export function plainText(mail: MailText): string {
  const action = mail.action ? [`${mail.action.label}:\n${mail.action.url}`] : [];
  return [...mail.paragraphs, ...action, ...mail.closing, SIGNATURE].join('\n\n');
}

/** A mail's HTML, in the frame of every mail. `origin` serves its pictures. */
export function htmlText(mail: MailText, origin: string): string {
  const small = (text: string) => mailPiece('small', { text: escapeHtml(text) });
  const paragraphs = mail.paragraphs.map((text) =>
    mailPiece('paragraph', { text: escapeHtml(text) }),
  );
  const button = mail.action
    ? mailPiece('button', {
        url: escapeHtml(mail.action.url),
        text: escapeHtml(mail.action.label),
      })
    : '';
  return mailPiece('frame', {
    subject: escapeHtml(mail.subject),
    preview: escapeHtml(mail.paragraphs[0] ?? mail.subject),
    origin: escapeHtml(origin),
    about: '',
    content: paragraphs.join('') + button,
    footer: mail.closing.map(small).join(''),
  });
}

/** Text made safe to stand in HTML, in an element or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

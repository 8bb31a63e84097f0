/** Drafts of common replies, which an administrator completes and edits before sending. */
export const REPLY_TEMPLATES: readonly { readonly title: string; readonly body: string }[] = [
  {
    title: 'Thank you, we are looking into it',
    body: "Thank you for writing to us. We're looking into this and will write again by [day].",
  },
  {
    title: 'More information needed',
    body: 'Thank you for writing to us. So that we can help, please tell us:\n\n- the number of the request, if there is one\n- what you did, and what happened instead of what you expected\n- which device and browser you used',
  },
  {
    title: 'Fixed',
    body: "Thank you for telling us. This is fixed now. If it isn't for you, press the button below and tell us what you see.",
  },
  {
    title: 'Contact the Pro',
    body: "Thank you for writing to us. The Pro can answer this best: open the request and write under Messages. If the Pro doesn't answer within two business days, write to us again and we will help.",
  },
  {
    title: 'Account and data',
    body: 'Thank you for writing to us. You can change, download or delete your data yourself: sign in and open Account settings. For your safety we change nothing on an account because of an email alone.',
  },
];

/** A reply with a template added: it replaces an unchanged template, and otherwise goes below the text. */
export function withTemplate(reply: string, template: string): string {
  const isReplaceable =
    reply.trim() === '' || REPLY_TEMPLATES.some(({ body }) => body === reply.trim());
  return isReplaceable ? template : `${reply.trimEnd()}\n\n${template}`;
}

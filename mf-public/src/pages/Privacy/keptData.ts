// Generated from the database by `npm run db:types`. Do not edit.

/** What the database forgets, as many days after as it says. */
export const KEPT_DATA = {
  unsent_requests: { what: 'Unsent requests', since: 'after your last change', days: 7 },
  form_drafts: {
    what: "What you typed in other forms and haven't sent",
    since: 'after you typed it',
    days: 30,
  },
  answered_calls: {
    what: 'What we answered when you sent something, so that sending it twice has no second effect',
    since: 'after you sent it',
    days: 60,
  },
  outbox: {
    what: 'Emails, text messages and push messages',
    since: 'after we sent them',
    days: 60,
  },
  text_codes: { what: 'Codes that confirm a phone number', since: 'after we sent them', days: 7 },
  notifications: { what: 'Notifications', since: 'after you got them', days: 365 },
  timers: { what: 'Reminders and deadlines', since: 'after they passed', days: 365 },
  contact_messages: {
    what: 'Messages you sent us through the contact form',
    since: 'after we answered them',
    days: 365,
  },
  sign_ins: {
    what: 'Sign-ins and changes of your account, with your email and IP address',
    since: 'after they happened',
    days: 90,
  },
  error_logs: { what: 'Errors in your browser', since: 'after they happened', days: 90 },
  error_groups: {
    what: 'Kinds of errors, without your account',
    since: 'after they last happened',
    days: 365,
  },
  page_vitals: {
    what: 'How fast pages were, without your account',
    since: 'after you opened them',
    days: 30,
  },
  waitlist: {
    what: "Your email on a waitlist, while you haven't confirmed it",
    since: 'after you entered it',
    days: 7,
  },
  appointment_links: {
    what: 'Links in reminders of appointments',
    since: 'after the start they were about',
    days: 7,
  },
} as const;

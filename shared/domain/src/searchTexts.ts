// Generated from the database by `npm run db:types`. Do not edit.

/** What pages say of the search for a Pro, by the cases of searchOf; parts in braces are filled in. */
export const SEARCH_TEXTS = {
  asked: {
    title: 'Pros near you have been notified',
    words:
      "Up to {most} can take your request. You'll see here when one views it, messages you, or sends a quote.",
    short: null,
    expired:
      'Request #{request} expired before you chose a Pro. You can send it again at any time, free of charge.',
  },
  before_none_found: {
    title: 'No vetted Pro near {place} can take this work yet',
    words:
      "You can still send your request. We'll look every night and whenever a Pro joins or becomes available, and tell you as soon as we ask one. We can't promise that one will become available.",
    short: 'No Pro available yet',
    expired: null,
  },
  before_not_open: {
    title: "We're not open in {place} yet",
    words: "You can see what the work usually costs, but we can't take your request there yet.",
    short: 'Not open there yet',
    expired: null,
  },
  before_paused: {
    title: "We aren't sending requests to Pros right now",
    words: "You can still send your request. We'll ask Pros near you as soon as we start again.",
    short: 'Not sent to Pros yet',
    expired: null,
  },
  danger: {
    title: 'If anyone could get hurt',
    words:
      "Don't wait for us. Call 911 if anyone is in danger. If a tree or branch touches a power line, stay away from it and call your electric utility. To find help yourself, look for an insured tree service with an ISA Certified Arborist, and ask for proof of liability insurance, a written price, and when the crew can come.",
    short: null,
    expired: null,
  },
  none_found: {
    title: 'No Pro near you is available yet',
    words:
      "No vetted Pro near you can take this work right now, so nobody has been asked. We look again every night and whenever a Pro joins or becomes available, until {until}. We'll tell you as soon as we ask one.",
    short: 'No Pro available yet. We keep looking.',
    expired:
      "Request #{request} expired. No Pro near you became available for it. We're sorry we couldn't help this time. You can send it again at any time, free of charge.",
  },
  none_left: {
    title: 'Every Pro we asked has passed',
    words:
      '{passed} We look again every night and whenever a Pro joins or becomes available, until {until}. Changing the timing or description can help.',
    short: 'Every Pro we asked has passed. We keep looking.',
    expired:
      'Request #{request} expired. Every Pro we asked had passed on it. {passed} You can send it again at any time, free of charge.',
  },
  paused: {
    title: "We haven't asked Pros yet",
    words:
      "We aren't sending requests to Pros at the moment. We'll ask Pros near you as soon as we start again, until {until}.",
    short: 'Not sent to Pros yet.',
    expired:
      "Request #{request} expired before we could send it to Pros. We're sorry. You can send it again at any time, free of charge.",
  },
  still_needed: {
    title: 'Do you still need this work?',
    words:
      'A Pro near you is available now. Because your request has been waiting, we ask you before we ask the Pro.',
    short: 'A Pro is available. Do you still need this?',
    expired:
      'Request #{request} expired. A Pro had become available, but we did not hear whether you still needed the work. You can send it again at any time, free of charge.',
  },
} as const;

// Generated from the database by `npm run db:types`. Do not edit.

/** What is said of the search for a Pro, by case. */
export const SEARCH_TEXTS = {
  asked: {
    title: 'Pros near you were asked',
    words:
      "At most {most} can take your request. You'll see here when one views it, messages you, or sends a quote.",
    short: 'Pros near you were asked',
  },
  none_found: {
    title: 'No Pro near you can take this yet',
    words:
      "No Pro has been asked, because none who offers {service} in {place} is available. Your request stays open until {until}. We'll let you know as soon as a Pro is asked.",
    short: 'No Pro available yet',
  },
  none_left: {
    title: 'Everyone who was asked has passed',
    words:
      "{passed}. Your request stays open until {until}. We'll let you know if another Pro becomes available.",
    short: 'Everyone who was asked has passed',
  },
  paused: {
    title: "We're not contacting Pros right now",
    words: "Your request is saved until {until}. We'll ask Pros as soon as we can.",
    short: 'Not contacting Pros right now',
  },
  still_needed: {
    title: 'Do you still need this?',
    words:
      "A Pro near you is now available. Your request is a while old, so we'll ask them once you say yes.",
    short: 'Still needed? A Pro is available',
  },
  before_none_found: {
    title: 'No Pro for {service} in {place} yet',
    words:
      "Nobody would be asked right now. If you send a request, it stays open, and we'll let you know when a Pro becomes available.",
    short: 'No Pro available yet',
  },
  before_paused: {
    title: "We're not contacting Pros right now",
    words: "You can still send a request. We'll ask Pros as soon as we can.",
    short: 'Not contacting Pros right now',
  },
  danger: {
    title: "Don't wait for us if it's dangerous",
    words:
      'If anyone is in danger, call 911. If a wire is down or touching the tree, stay away and call your utility. Otherwise call a local tree service and ask for proof of liability insurance, an ISA Certified Arborist, and the price in writing before the work starts.',
    short: 'In danger? Call 911. Near wires? Call your utility.',
  },
} as const;

import type { ContactTopic } from '@tree-service/market/api/contact';

/** What a message to us can be about, with what people read. */
export const CONTACT_TOPICS = {
  question: 'A question before I start',
  problem: 'Something does not work',
  account: 'My account or my data',
  press: 'Press',
  other: 'Something else',
} as const satisfies Record<ContactTopic, string>;

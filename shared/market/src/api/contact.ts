/** What a message to us can be about. */
export type ContactTopic = 'question' | 'problem' | 'account' | 'press' | 'other';

/** A mail on its way out. */
export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
}

/** Sends a mail, as far as possible once for each key. Rejects with the refusal of who should take it. */
export type SendMail = (mail: OutgoingMail, key: string) => Promise<void>;

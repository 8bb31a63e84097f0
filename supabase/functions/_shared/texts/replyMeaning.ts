/** What a reply asks for: to end text messages, to begin them again, or something else (null). */
export type ReplyMeaning = 'stop' | 'start' | null;

// "por favor" and "gracias": people reply in Spanish, too.
const COURTESIES =
  /\b(?:PLEASE|PLS|PLZ|THANK YOU|THANKS|THX|HI|HELLO|HEY|OK|OKAY|SORRY|JUST|NOW|TREE SERVICE|POR FAVOR|GRACIAS)\b/g;
const ASKING = /^(?:(?:CAN|COULD|WOULD|WILL) YOU|I WANT TO|I WOULD LIKE TO|I WISH TO|ID LIKE TO)\b/;

// What may follow a word without changing what it asks for: "stop texting me", but not "stop by at 9".
const ABOUT_TEXTS =
  '(?: (?:TEXT|TEXTS|TEXTING|TXT|TXTS|TXTING|MESSAGE|MESSAGES|MESSAGING|MSG|MSGS|SMS|SENDING|SEND|CONTACTING|NOTIFICATIONS|ALERTS|SUBSCRIPTION|ME|US|ALL|ANY|ANYMORE|MORE|OF|THE|THESE|THIS|THAT|THOSE|YOUR|MY|FROM|TO|IT|OUT|NUMBER|AGAIN|MENSAJES|TEXTOS|LOS|DE|ENVIAR|MANDAR))';

/**
 * Carriers in the U.S. ask for these words (https://www.twilio.com/docs/messaging/tutorials/advanced-opt-out), and
 * the rules of the FCC for any other plain way to say the same (47 CFR 64.1200(a)(10)).
 */
const STOPS = [
  `(?:STOP|STOPALL|UNSUBSCRIBE|QUIT|REVOKE|OPT ?OUT|OPT ME OUT|ALTO|PARE|PAREN|PARAR|BASTA)${ABOUT_TEXTS}*`,
  // These two may also be about the work: "cancel it".
  `(?:CANCEL|CANCELAR|END)(?:${ABOUT_TEXTS}*(?: (?:TEXTS|TEXTING|MESSAGES|MENSAJES|SUBSCRIPTION|NOTIFICATIONS|ALERTS|ALL)))?`,
  `(?:NO MORE|NO MAS|DONT|DO NOT|NEVER) ?${ABOUT_TEXTS}+`,
  `(?:REMOVE|TAKE) (?:ME|US|MY NUMBER|THIS NUMBER)(?: OFF)?(?: FROM)?(?: (?:YOUR|THE|THIS))?(?: LIST)?`,
];
const STARTS = [`(?:START|UNSTOP|YES|SI|RESUME|SUBSCRIBE)(?: (?:START|YES|SI)|${ABOUT_TEXTS})*`];

const whole = (ways: readonly string[]) => new RegExp(`^(?:${ways.join('|')})$`);
const STOP = whole(STOPS);
const START = whole(STARTS);

/** A reply in capital letters without accents, signs and courtesies. */
function wordsOf(reply: string): string {
  const plain = reply
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}'’‘ʼ`´]/gu, '')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  // "S.T.O.P."
  const joined = /^\p{L}(?: \p{L})+$/u.test(plain) ? plain.replaceAll(' ', '') : plain;
  const firm = joined
    .replace(/\bS+T+O+P+\b/g, 'STOP')
    .replace(/\b(STOP|YES|START)(?: \1)+\b/g, '$1');
  const kept = firm.replace(COURTESIES, ' ').replace(/\s+/g, ' ').trim();
  return kept.replace(ASKING, '').trim();
}

/** Understands a reply as people write it: "Stop texting me!!", "“stop”", "Yes please", "Sí". */
export function replyMeaning(reply: string): ReplyMeaning {
  const words = wordsOf(reply);
  if (STOP.test(words)) return 'stop';
  return START.test(words) ? 'start' : null;
}

// Apart from businessFacts, so that pages that only show facts load no form code.
import { optionalText, requiredText } from '@tree-service/design/forms';
import * as v from 'valibot';

/** Characters a business may say about itself. */
export const MOST_ABOUT = 2000;

// What is certain: the database refuses more. At sign-up it can't, so a name that holds these would be lost.
const CONTACT = /\d{3}\D{0,3}\d{3}\D?\d{4}|\S@\S|www\.|\.com\b/i;

/** The name of a business; `missing` is the message without one. */
export const businessName = (missing: string) =>
  v.pipe(
    requiredText(missing, 120),
    v.minLength(2, missing),
    v.check((name) => !CONTACT.test(name), 'Please leave contact details out of the name'),
  );

/** What a business says about itself. */
export const businessAbout = optionalText(MOST_ABOUT);

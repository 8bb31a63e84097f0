// Apart from businessFacts, so that pages that only show facts load no form code.
import { optionalText, requiredText } from '@tree-service/design/forms';
import * as v from 'valibot';

/** Characters a business may say about itself. */
export const MOST_ABOUT = 2000;

/** The name of a business; `missing` is the message without one. */
export const businessName = (missing: string) =>
  v.pipe(requiredText(missing, 120), v.minLength(2, missing));

/** What a business says about itself. */
export const businessAbout = optionalText(MOST_ABOUT);

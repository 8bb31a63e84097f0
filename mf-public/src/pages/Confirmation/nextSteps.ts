import { CONTACT_STAYS_HIDDEN } from '@tree-service/domain';
import type { Step } from '../HowItWorks/steps';

/** What happens after Pros were asked, in order. The first is what happened. */
export const nextSteps: readonly Step[] = [
  {
    title: 'We notify Pros near you',
    text: ({ vendorsPerRequest, offer, emergencyOffer, businessDay }) =>
      `The best matches come first, and at most ${vendorsPerRequest} can take your request. Each has ${offer} to respond before we offer it to the next Pro. Business hours are ${businessDay}, Monday through Saturday, in the property's time zone. For an emergency, each has ${emergencyOffer}, day or night.`,
  },
  {
    title: 'They message you here',
    text: `We notify you of each message. During quiet hours, we hold emails unless it's an emergency. You can change this in your notification settings. ${CONTACT_STAYS_HIDDEN}`,
  },
  {
    title: 'You get itemized quotes',
    text: 'Compare them side by side, request changes, or decline.',
  },
  {
    title: 'You accept one',
    text: 'The Pro gets your address, agrees on a date with you, and sends photos of the finished work.',
  },
];

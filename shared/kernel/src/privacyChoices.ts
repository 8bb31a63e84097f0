import { browserStorage } from './browserStorage';

/** What a person may keep this browser from sending. */
export type PrivacyChoice = 'errorReports' | 'pageSpeed';

const keyOf = (choice: PrivacyChoice) => `tree-service-privacy-${choice}`;

/** What this browser may send about how the page works; everything until someone says no. */
export const privacyChoices = {
  isAllowed: (choice: PrivacyChoice): boolean => browserStorage.read(keyOf(choice)) !== 'no',
  allow: (choice: PrivacyChoice, isAllowed: boolean): void => {
    if (isAllowed) browserStorage.remove(keyOf(choice));
    else browserStorage.write(keyOf(choice), 'no');
  },
} as const;

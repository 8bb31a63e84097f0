import { platformName } from './platform';

/** Whether tokens and plans, with their prices, may be offered here: not in the wrapper on iOS. */
export function isSaleAllowed(): boolean {
  return platformName() !== 'ios';
}

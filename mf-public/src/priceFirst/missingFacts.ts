import {
  isPricedByHeight,
  zipDigits,
  type FirstFacts,
} from '@tree-service/market/features/firstFacts';

/** What to say beside each answer that a price still needs. */
export function missingFacts({ service, size, zip }: FirstFacts) {
  return {
    service: service === null ? 'Please choose the service you need' : undefined,
    size: size === null && isPricedByHeight(service) ? 'Please choose a size' : undefined,
    zip: zipDigits(zip) === null ? 'Please enter a 5-digit ZIP code' : undefined,
  };
}

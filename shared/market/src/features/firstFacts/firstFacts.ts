import { feetToMeters, SERVICE_CATEGORIES, type ServiceCategory } from '@tree-service/domain';
import { paths } from '@tree-service/kernel/contract';
import type { PriceInput } from '../../api/estimates';
import { typicalFeet, type TreeSize } from '../treeSize';

/** A size as people choose it. */
export type ChosenSize = TreeSize | 'unsure';

/** What a first price is asked with, as far as it is answered. */
export interface FirstFacts {
  readonly service: ServiceCategory | null;
  readonly size: ChosenSize | null;
  /** As typed. */
  readonly zip: string;
}

const CHOSEN_SIZES: readonly ChosenSize[] = ['small', 'medium', 'tall', 'unsure'];

/** Whether the price of a service depends on how tall the tree is. */
export const isPricedByHeight = (service: ServiceCategory | null): boolean =>
  service !== 'stump_grinding' && service !== 'arborist';

/** The five digits of a typed ZIP code, also of ZIP+4; null while they are not all there. */
export function zipDigits(typed: string): string | null {
  return /^\s*(\d{5})(?:[-\s]?\d{4})?\s*$/.exec(typed)?.[1] ?? null;
}

/** What the price is computed from; null while something is missing. */
export function priceInputOf({ service, size, zip }: FirstFacts): PriceInput | null {
  const digits = zipDigits(zip);
  if (service === null || digits === null) return null;
  if (isPricedByHeight(service) && size === null) return null;
  const isKnown = isPricedByHeight(service) && size !== null && size !== 'unsure';
  const tree = isKnown ? { height_m: feetToMeters(typicalFeet[size]) } : {};
  return { work: { category: service, trees: [tree] }, zip: digits };
}

/** The address of the request form with these facts. */
export function requestAddress({ service, size, zip }: FirstFacts): string {
  const facts = new URLSearchParams();
  if (service !== null) facts.set('service', service);
  if (size !== null) facts.set('size', size);
  if (zip.trim() !== '') facts.set('zip', zipDigits(zip) ?? zip.trim());
  return `${paths.request()}?${facts.toString()}`;
}

/** The facts in an address; null when it has none. What makes no sense is left out. */
export function factsIn(address: URLSearchParams): FirstFacts | null {
  const service =
    SERVICE_CATEGORIES.find((category) => category === address.get('service')) ?? null;
  const size = CHOSEN_SIZES.find((one) => one === address.get('size')) ?? null;
  const zip = (address.get('zip') ?? '').slice(0, 10);
  return service === null && size === null && zip === '' ? null : { service, size, zip };
}

import { CREDENTIAL_KINDS, formatDay } from '@tree-service/domain';
import type { Letterhead } from '../../api/quotes';
import { formatUsPhone } from '../account';

/** License, insurance and phone of a business, a line each, with the days they were verified and hold until. */
export function letterheadLines(
  { licenses, insurance, phone }: Letterhead,
  timeZone: string,
): string[] {
  const checked = ({ verified_at, expires_on }: { verified_at: string; expires_on: string }) =>
    `verified ${formatDay(verified_at, timeZone)}, valid through ${formatDay(`${expires_on}T12:00:00Z`, 'UTC')}`;
  return [
    ...licenses.map(
      (license) => `License ${license.number} (${license.issuer}), ${checked(license)}`,
    ),
    ...insurance.map(
      (policy) => `${CREDENTIAL_KINDS[policy.kind]} (${policy.issuer}), ${checked(policy)}`,
    ),
    ...(phone === null ? [] : [`Phone ${formatUsPhone(phone)}`]),
  ];
}

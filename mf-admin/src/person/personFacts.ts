import { formatMoment } from '@tree-service/domain';
import type { AdminPerson } from '../api/person';
import type { Fact } from '../shared/layout/Facts';
import { nameOfPerson } from '../shared/people/nameOfPerson';

const NOT_GIVEN = 'Not given';

export const ACCOUNT_TYPES = { owner: 'Owner', vendor: 'Pro', admin: 'Admin' } as const;

/** What an account is called: name, else business, else email. */
export function titleOfPerson({ business_name: business, email, ...person }: AdminPerson): string {
  return nameOfPerson(person) || business || email;
}

/** The address of an account in one line. */
export function placeOfPerson({ address, city, state, zip }: AdminPerson): string {
  const town = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [address, town].filter(Boolean).join(', ') || NOT_GIVEN;
}

export function personFacts(person: AdminPerson): Fact[] {
  const { email_confirmed_at: confirmed } = person;
  return [
    { name: 'Email', value: person.email },
    { name: 'Email confirmed', value: confirmed ? formatMoment(confirmed) : 'Not yet' },
    { name: 'Phone', value: person.phone ?? NOT_GIVEN },
    { name: 'Address', value: placeOfPerson(person) },
    { name: 'Joined', value: formatMoment(person.created_at) },
    { name: 'Account ID', value: person.id },
  ];
}

import { randomUUID } from 'node:crypto';
import type { AccessWorld } from './world';
import { mine, VENDORS, row, uuid, type Aggregate } from './aggregate';

const document = ({ ids }: AccessWorld, name: string) =>
  `bucket_id = 'vendor-documents' and name = '${ids.vendor}/${name}'`;

export const credentials: Aggregate = {
  tables: {
    'public.vendor_credentials': {
      target: mine('vendor_id', 'vendor'),
      select: 'everyone',
      insert: {
        allowed: VENDORS,
        values: (self) =>
          `(vendor_id, kind, issuer, number, expires_on) values (${uuid(self)}, 'traq', 'Issuer', '77', current_date + 9)`,
      },
      // The one that never was verified.
      delete: 'vendor',
    },
    'public.vendor_credentials of an applicant': {
      target: (world) => `vendor_id = ${uuid(world.applicants.ready)}`,
      select: 'admin',
    },
    'public.credential_documents': {
      target: mine('vendor_id', 'vendor'),
      select: 'vendor admin',
    },
    'public.credential_decisions': { target: mine('vendor_id', 'vendor'), select: 'vendor admin' },
    'public.credential_reminders': { target: mine('vendor_id', 'vendor'), select: 'vendor admin' },
    'storage.objects in vendor-documents': {
      target: (world) => document(world, 'card.pdf'),
      select: 'vendor admin',
      insert: {
        allowed: VENDORS,
        values: (self) =>
          `(bucket_id, name) values ('vendor-documents', '${self}/' || gen_random_uuid() || '.pdf')`,
      },
      delete: 'vendor',
    },
    // No one removes what a credential rests on.
    'storage.objects in vendor-documents behind a credential': {
      target: (world) => document(world, 'policy.pdf'),
      select: 'vendor admin',
    },
  },
  functions: {
    attach_credential_document: {
      allowed: 'vendor',
      given: (world) => ({
        credential_id: row(world, 'unverifiedCredential'),
        path: `${world.ids.vendor}/card.pdf`,
      }),
    },
    verify_credential: {
      allowed: 'admin',
      given: (world) => ({
        credential_id: row(world, 'unverifiedCredential'),
        evidence: 'Asked the issuer',
      }),
    },
    reject_credential: {
      allowed: 'admin',
      given: (world) => ({
        credential_id: row(world, 'unverifiedCredential'),
        reason: 'The issuer does not know it',
      }),
    },
    withdraw_credential_verification: {
      allowed: 'admin',
      given: (world) => ({
        credential_id: world.credential,
        reason: 'The policy was canceled',
      }),
    },
  },
  async prepare({ market, ids, credential }) {
    const { database } = market;
    const unverifiedCredential = randomUUID();
    await database.query(
      `insert into public.vendor_credentials (id, vendor_id, kind, issuer, number, expires_on)
       values ($1, $2, 'license', 'Issuer', '78', current_date + 90)`,
      [unverifiedCredential, ids.vendor],
    );
    await database.query(
      `insert into storage.objects (bucket_id, name) values ('vendor-documents', $1), ('vendor-documents', $2)`,
      [`${ids.vendor}/card.pdf`, `${ids.vendor}/policy.pdf`],
    );
    await database.query(
      `insert into public.credential_documents (credential_id, vendor_id, path) values ($1, $2, $3)`,
      [credential, ids.vendor, `${ids.vendor}/policy.pdf`],
    );
    await database.query(
      `insert into public.credential_decisions (credential_id, vendor_id, decision, reason, decided_by)
       values ($1, $2, 'verified', 'Asked the issuer', $3)`,
      [credential, ids.vendor, ids.admin],
    );
    await database.query(
      `insert into public.credential_reminders (credential_id, vendor_id, days_before) values ($1, $2, 30)`,
      [credential, ids.vendor],
    );
    return { unverifiedCredential };
  },
};

import { randomUUID } from 'node:crypto';
import { mine, VENDORS, row, uuid, type Aggregate } from './aggregate';

const file = (vendor: string, name: string) =>
  `bucket_id = 'vendor-media' and name = '${vendor}/${name}.jpg'`;

export const media: Aggregate = {
  tables: {
    'public.vendor_media': {
      target: mine('vendor_id', 'vendor'),
      select: 'everyone',
      update: { allowed: 'vendor', change: `caption = 'Changed'` },
      delete: 'vendor',
    },
    'public.vendor_media of an applicant': {
      target: (world) => `vendor_id = ${uuid(world.applicants.ready)}`,
      select: 'admin',
    },
    'storage.objects in vendor-media': {
      target: (world) => file(world.ids.vendor, 'first'),
      select: 'everyone',
      insert: {
        allowed: VENDORS,
        values: (self) =>
          `(bucket_id, name) values ('vendor-media', '${self}/' || gen_random_uuid() || '.jpg')`,
      },
    },
    'storage.objects in vendor-media not shown': {
      target: (world) => file(world.ids.vendor, 'loose'),
      select: 'vendor admin',
      delete: 'vendor',
    },
    'storage.objects in vendor-media of an applicant': {
      target: (world) => file(world.applicants.ready, 'first'),
      select: 'admin',
    },
  },
  functions: {
    add_media: {
      allowed: 'vendor',
      given: (world) => ({
        path: `${world.ids.vendor}/loose.jpg`,
        kind: 'photo',
        caption: 'An oak',
      }),
    },
    order_media: {
      allowed: VENDORS,
      given: (world) => ({ media_ids: [row(world, 'secondPhoto'), row(world, 'firstPhoto')] }),
    },
    pair_media: {
      allowed: 'vendor',
      given: (world) => ({
        before_id: row(world, 'firstPhoto'),
        after_id: row(world, 'secondPhoto'),
      }),
    },
    unpair_media: { allowed: 'vendor', given: (world) => ({ media_id: row(world, 'firstPhoto') }) },
  },
  async prepare({ market, ids, applicants }) {
    const [firstPhoto, secondPhoto] = [randomUUID(), randomUUID()];
    for (const [name, id] of [
      ['first', firstPhoto],
      ['second', secondPhoto],
      ['loose', null],
    ] as const) {
      const path = `${ids.vendor}/${name}.jpg`;
      await market.database.query(
        `insert into storage.objects (bucket_id, name) values ('vendor-media', $1)`,
        [path],
      );
      if (id === null) continue;
      await market.database.query(
        `insert into public.vendor_media (id, vendor_id, kind, path) values ($1, $2, 'photo', $3)`,
        [id, ids.vendor, path],
      );
    }
    const path = `${applicants.ready}/first.jpg`;
    await market.database.query(
      `insert into storage.objects (bucket_id, name) values ('vendor-media', $1)`,
      [path],
    );
    await market.database.query(
      `insert into public.vendor_media (vendor_id, kind, path) values ($1, 'photo', $2)`,
      [applicants.ready, path],
    );
    return { firstPhoto, secondPhoto };
  },
};

import { randomUUID } from 'node:crypto';
import { mine, PROS, row, type Aggregate } from './aggregate';

export const media: Aggregate = {
  tables: {
    'public.vendor_media': {
      target: mine('vendor_id', 'vendor'),
      select: 'everyone',
      update: { allowed: 'vendor', columns: 'caption', change: `caption = 'Changed'` },
      delete: 'vendor',
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
      allowed: PROS,
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
  async prepare({ market, ids }) {
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
    return { firstPhoto, secondPhoto };
  },
};

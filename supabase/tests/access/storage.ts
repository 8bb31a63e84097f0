import { SIGNED_IN, type Aggregate } from './aggregate';

export const storage: Aggregate = {
  tables: {
    'storage.buckets': { target: () => `id = 'tree-photos'`, select: 'admin' },
    'storage.objects in tree-photos': {
      target: (world) => `name = '${world.photo}'`,
      select: 'owner vendor',
      insert: {
        allowed: SIGNED_IN,
        values: (self) =>
          `(bucket_id, name) values ('tree-photos', '${self}/' || gen_random_uuid() || '.jpg')`,
      },
    },
  },
};

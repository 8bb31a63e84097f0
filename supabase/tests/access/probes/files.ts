import { randomUUID } from 'node:crypto';
import type { Caller } from '../../support/database';
import { about, visitor, type Probe } from './probe';
import type { AccessWorld } from '../world';

/** Files by bucket, name and what shows them. */
export async function aboutFiles(world: AccessWorld): Promise<Probe[]> {
  const { market, ids } = world;
  const { database } = market;
  const probe = about('storage.objects');
  await database.query(
    `insert into storage.buckets (id, name, public) values ('elsewhere', 'elsewhere', false)`,
  );
  // The same names in a bucket that no policy is about.
  await database.query(
    `insert into storage.objects (bucket_id, name) select distinct 'elsewhere', o.name from storage.objects o`,
  );
  const people: Caller[] = [
    visitor,
    world.callers.crewLink,
    ...[ids.owner, ids.otherOwner, ids.vendor, ids.admin].map((userId) => ({ userId })),
  ];
  const elsewhere = people.map((caller) =>
    probe(false, {
      name: 'a file of the same name in another bucket',
      caller,
      sql: `select 1 from storage.objects where bucket_id = 'elsewhere'`,
    }),
  );
  const upload = (bucket: string, name: string) =>
    `insert into storage.objects (bucket_id, name) values ('${bucket}', '${ids.vendor}/${name}')`;
  const unused = randomUUID();
  const vendor: Caller = { userId: ids.vendor };
  const job = await market.value<string>(
    '(select path from public.job_photos order by path limit 1)',
  );
  const quoted = await market.value<string>(
    '(select path from public.quote_photos order by path limit 1)',
  );
  const jobOwner = { userId: job.split('/')[0] ?? '' };
  const treePhoto = await market.photo(ids.owner);
  await database.query('update public.property_trees set photos = array[$1] where id = $2', [
    treePhoto,
    world.rows['tree'],
  ]);
  const filming = await market.vendor();
  await database.query(
    `update public.feature_flags set enabled = true, user_ids = array[$1]::uuid[] where name = 'video_upload'`,
    [filming],
  );
  await database.query(
    `insert into storage.objects (bucket_id, name) values ('message-attachments', $1)`,
    [`${ids.owner}/unsent.pdf`],
  );
  const replaced = `${ids.vendor}/${randomUUID()}.pdf`;
  await database.query(
    `insert into storage.objects (bucket_id, name) values ('vendor-documents', $1)`,
    [replaced],
  );
  await database.query(
    'update public.credential_documents set earlier_paths = array[$1] where vendor_id = $2',
    [replaced, ids.vendor],
  );
  const film = (name: string) =>
    `insert into storage.objects (bucket_id, name) values ('vendor-media', '${filming}/${name}')`;
  const loose = await market.photo(ids.owner);
  const remove = (name: string) =>
    `delete from storage.objects where bucket_id = 'tree-photos' and name = '${name}' returning 1`;
  return [
    ...elsewhere,
    probe(false, {
      name: 'an upload to another bucket',
      caller: vendor,
      sql: upload('elsewhere', `${unused}.jpg`),
    }),
    probe(false, {
      name: 'a photo of a review to another bucket',
      caller: { userId: ids.owner },
      sql: `insert into storage.objects (bucket_id, name) values ('elsewhere', 'reviews/${world.rows['reviewFolder']}/${unused}.jpg')`,
    }),
    probe(false, {
      name: 'a crew’s upload to another bucket',
      caller: world.callers.crewLink,
      sql: upload('elsewhere', `${world.crewLink}/${unused}.jpg`),
    }),
    probe(false, {
      name: 'a program',
      caller: vendor,
      sql: upload('vendor-media', `${unused}.exe`),
    }),
    probe(false, { name: 'a video', caller: vendor, sql: upload('vendor-media', `${unused}.mp4`) }),
    probe(true, {
      name: 'a video, where that is on',
      caller: { userId: filming },
      sql: film(`${unused}.mp4`),
    }),
    probe(false, {
      name: 'a program, where videos are on',
      caller: { userId: filming },
      sql: film(`${unused}.exe`),
    }),
    probe(true, {
      name: 'one’s own attachment before it is sent',
      caller: { userId: ids.owner },
      sql: `select 1 from storage.objects where bucket_id = 'message-attachments' and name = '${ids.owner}/unsent.pdf'`,
    }),
    probe(true, {
      name: 'a photo nothing shows',
      caller: { userId: ids.owner },
      sql: remove(loose),
    }),
    probe(false, { name: 'a photo of finished work', caller: jobOwner, sql: remove(job) }),
    probe(false, {
      name: 'a photo of a quote',
      caller: { userId: quoted.split('/')[0] ?? '' },
      sql: remove(quoted),
    }),
    probe(false, {
      name: 'a document that a credential rested on before',
      caller: vendor,
      sql: `delete from storage.objects where bucket_id = 'vendor-documents' and name = '${replaced}' returning 1`,
    }),
    probe(false, {
      name: 'a photo of a tree',
      caller: { userId: ids.owner },
      sql: remove(treePhoto),
    }),
  ];
}

/** Live channels and what else goes over them. */
export async function aboutChannels({ market, ids }: AccessWorld): Promise<Probe[]> {
  await market.database.query(
    `insert into realtime.messages (topic, extension) values ($1, 'presence'), ($2, 'presence'), ($3, 'broadcast')`,
    [`user:${ids.owner}`, `admin:errors:${ids.admin}`, `admin:errors:${ids.owner}`],
  );
  const probe = about('realtime.messages');
  const sql = `select 1 from realtime.messages where extension = 'presence'`;
  return [
    probe(false, {
      name: 'presence on one’s own channel',
      caller: { userId: ids.owner },
      sql,
      settings: { 'realtime.topic': `user:${ids.owner}` },
    }),
    probe(false, {
      name: 'presence on the channel of errors',
      caller: { userId: ids.admin },
      sql,
      settings: { 'realtime.topic': `admin:errors:${ids.admin}` },
    }),
    probe(false, {
      name: 'a channel of errors of someone who is no administrator',
      caller: { userId: ids.owner },
      sql: `select 1 from realtime.messages where topic = 'admin:errors:${ids.owner}'`,
      settings: { 'realtime.topic': `admin:errors:${ids.owner}` },
    }),
  ];
}

import type { Queries } from '../../local/database';
import { readZipCodes } from './zipCodes';

/**
 * Loads the ZIP codes into public.zip_codes in one statement. Can be repeated: rows that differ are
 * updated, and none is removed. Time zones that an administrator corrected stay.
 */
export async function seedReference(database: Queries): Promise<void> {
  const zipCodes = readZipCodes();
  await database.query(
    `insert into public.zip_codes (zip, city, state, latitude, longitude, time_zone)
     select given.zip, given.city, given.state, given.latitude, given.longitude,
       coalesce(corrected.time_zone, given.time_zone)
     from unnest($1::text[], $2::text[], $3::text[], $4::float8[], $5::float8[], $6::text[])
       given (zip, city, state, latitude, longitude, time_zone)
     left join private.zip_zones corrected using (zip)
     on conflict (zip) do update
     set city = excluded.city, state = excluded.state, latitude = excluded.latitude,
       longitude = excluded.longitude, time_zone = excluded.time_zone
     where (zip_codes.city, zip_codes.state, zip_codes.latitude, zip_codes.longitude, zip_codes.time_zone)
       is distinct from (excluded.city, excluded.state, excluded.latitude, excluded.longitude, excluded.time_zone)`,
    [
      zipCodes.map((code) => code.zip),
      zipCodes.map((code) => code.city),
      zipCodes.map((code) => code.state),
      zipCodes.map((code) => code.latitude),
      zipCodes.map((code) => code.longitude),
      zipCodes.map((code) => code.timeZone),
    ],
  );
}

import { queryOptions } from '@tanstack/react-query';
import { backend, expectDone } from '@tree-service/kernel';
import * as v from 'valibot';

// An address has one spelling.
const idSchema = v.pipe(v.string(), v.uuid(), v.regex(/^[^A-Z]*$/));

/** Query for what anyone may see of an approved Pro; null when there is no such Pro. Open to visitors. */
export const publicProfileQuery = (vendorId: string) =>
  queryOptions({
    queryKey: ['vendors', vendorId, 'public'],
    queryFn: async () => {
      if (!v.is(idSchema, vendorId)) return null;
      const client = await backend();
      const answer = await client
        .from('vendor_profiles')
        .select(
          `vendor_id, business_name, about, city, region, categories, crew_size, founded_year,
          service_radius_km, rating_count, rating_sum, jobs_completed, is_demo,
          vendor_credentials(kind, issuer, expires_on, insured_cents, verified_at), vendor_equipment(kind)`,
        )
        .eq('vendor_id', vendorId)
        .eq('state', 'approved')
        .maybeSingle();
      expectDone(answer);
      return answer.data;
    },
  });

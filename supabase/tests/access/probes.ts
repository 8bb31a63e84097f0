import { becomeCaller, type Queries } from '../support/database';
import { aboutCredentials, aboutVendors } from './probes/businesses';
import { aboutDeals, aboutReviews } from './probes/deals';
import { aboutChannels, aboutFiles } from './probes/files';
import { aboutNotices, aboutProfiles } from './probes/people';
import type { Probe } from './probes/probe';
import type { AccessWorld } from './world';

const PARTS = [
  aboutNotices,
  aboutProfiles,
  aboutVendors,
  aboutCredentials,
  aboutDeals,
  aboutReviews,
  aboutChannels,
  // Last, for the files of all the others.
  aboutFiles,
];

/** Builds what the probes are about beside the deals of the world, and the probes. */
export async function buildProbes(world: AccessWorld): Promise<Probe[]> {
  const probes: Probe[] = [];
  for (const part of PARTS) probes.push(...(await part(world)));
  return probes;
}

/** Whether a probe finds or changes something; nothing of it stays. */
export async function passes(queries: Queries, probe: Probe): Promise<boolean> {
  await queries.query('savepoint probed');
  try {
    await becomeCaller(queries, probe.caller);
    for (const [name, value] of Object.entries(probe.settings ?? {})) {
      await queries.query('select set_config($1, $2, true)', [name, value]);
    }
    const rows = await queries.query(probe.sql);
    return probe.sql.startsWith('insert') || rows.length > 0;
  } catch {
    return false;
  } finally {
    await queries.query('rollback to savepoint probed');
  }
}

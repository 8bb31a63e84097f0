import { logoOf } from '../illustrations/logos';
import { portfolioOf } from '../illustrations/portfolio';
import { asPhoto, asPng, type Picture } from '../illustrations/scenes';
import type { VendorFacts } from './vendorFacts';
import type { DemoContext } from '../demoContext';

const WEEKDAYS = [1, 2, 3, 4, 5];
const CREW_ROLES = ['foreman', 'climber', 'ground_worker', 'ground_worker', 'driver'] as const;
const CREW_QUALIFICATIONS: Readonly<Record<(typeof CREW_ROLES)[number], readonly string[]>> = {
  foreman: ['first_aid', 'aerial_rescue'],
  climber: ['first_aid', 'aerial_lift'],
  ground_worker: ['first_aid'],
  driver: ['commercial_driver'],
};

/** What a Pro shows: a logo, and pictures of work with their captions. */
export interface VendorPictures {
  readonly logo: Picture;
  readonly photos: readonly { readonly picture: Picture; readonly caption: string }[];
}

/** Draws what a demo Pro shows; each number has its own pictures. Null for one who only applied. */
export async function drawPictures(
  { businessName, mix, area, standing }: VendorFacts,
  number: number,
): Promise<VendorPictures | null> {
  if (standing === 'applied') return null;
  const drawings = portfolioOf(number, { name: businessName, mix, region: area.name.slice(-2) });
  const [logo, ...photos] = await Promise.all([
    asPng(logoOf(number, businessName)),
    ...drawings.map(async ({ svg, caption }) => ({ picture: await asPhoto(svg), caption })),
  ]);
  return { logo, photos };
}

/** Adds the working hours, crew, pictures and documents of a demo Pro. */
export async function addVendorDetails(
  context: DemoContext,
  vendor: VendorFacts & { id: string },
  pictures: VendorPictures | null,
): Promise<void> {
  await addHours(context, vendor);
  await addCrew(context, vendor);
  if (pictures) await addPictures(context, vendor.id, pictures);
  // Of most Pros the document that an application needs is enough.
  const hasAll =
    vendor.plan || vendor.email.startsWith('pro') || vendor.standing === 'under_review';
  const documented = vendor.credentials.filter(
    ({ kind }) => hasAll || (kind === 'liability_insurance' && vendor.standing !== 'applied'),
  );
  await addDocuments(context, vendor.id, documented);
}

async function addHours(context: DemoContext, vendor: VendorFacts & { id: string }): Promise<void> {
  const early = vendor.crewSize % 2 === 0;
  const hours = WEEKDAYS.flatMap((weekday) => [
    { weekday, opens: early ? '07:00' : '08:00', closes: '12:00' },
    { weekday, opens: '12:30', closes: early ? '16:00' : '17:00' },
  ]);
  const saturday = { weekday: 6, opens: '08:00', closes: '12:00' };
  await context.as(vendor.id, 'select public.set_working_hours($1::jsonb)', [
    JSON.stringify(vendor.categories.includes('emergency') ? [...hours, saturday] : hours),
  ]);
}

async function addCrew(context: DemoContext, vendor: VendorFacts & { id: string }): Promise<void> {
  const crew = CREW_ROLES.slice(0, Math.min(vendor.crewSize, CREW_ROLES.length)).map(
    (role, place) => ({
      label: place === 0 ? vendor.ownerName : `Demo ${role.replace('_', ' ')} ${place + 1}`,
      role,
      qualifications: [
        ...CREW_QUALIFICATIONS[role],
        ...(role === 'driver' && vendor.equipment.some(({ kind }) => kind === 'crane')
          ? ['crane_operator']
          : []),
      ],
    }),
  );
  await context.as(
    vendor.id,
    `insert into public.vendor_crew (vendor_id, label, role, qualifications)
     select $1, c.label, c.role, c.qualifications
     from jsonb_to_recordset($2::jsonb) c (label text, role text, qualifications public.crew_qualification[])`,
    [vendor.id, JSON.stringify(crew)],
  );
}

async function addDocuments(
  context: DemoContext,
  vendorId: string,
  credentials: VendorFacts['credentials'],
): Promise<void> {
  for (const { number } of credentials) {
    const path = await context.storeDocument(vendorId);
    await context.as(
      vendorId,
      `select public.attach_credential_document((c ->> 'id')::uuid, $1)
       from jsonb_array_elements(public.my_business() -> 'vendor_credentials') c
       where c ->> 'number' = $2`,
      [path, number],
    );
  }
}

async function addPictures(
  context: DemoContext,
  vendorId: string,
  { logo, photos }: VendorPictures,
): Promise<void> {
  const show = async (picture: Picture, kind: 'logo' | 'photo', caption: string | null) => {
    const path = await context.storeMedia(vendorId, picture);
    const [row] = await context.as(vendorId, 'select public.add_media($1, $2, $3) as id', [
      path,
      kind,
      caption,
    ]);
    return row?.['id'];
  };
  await show(logo, 'logo', null);
  const shown: unknown[] = [];
  for (const { picture, caption } of photos) shown.push(await show(picture, 'photo', caption));
  await context.as(vendorId, 'select public.pair_media($1, $2)', shown.slice(0, 2));
}

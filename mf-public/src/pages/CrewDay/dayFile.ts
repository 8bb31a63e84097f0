import { crewInWords, lineInWords, SERVICES, timeInZone, treeItems } from '@tree-service/domain';
import { formatUsPhone } from '@tree-service/market/features/account';
import { driveInWords, placeInWords } from '@tree-service/market/features/directions';
import type { CrewDay, CrewJob } from '../../api/crewDay';

/** "Change 1, removed: Tree 2: Stump grinding (16 inches)". */
export function agreedInWords(line: CrewJob['agreed'][number], hasSeveralTrees: boolean): string {
  const change =
    line.change === null ? '' : `Change ${line.change}${line.left_out ? ', removed' : ''}: `;
  const tree = line.tree !== null && hasSeveralTrees ? `Tree ${line.tree}: ` : '';
  return change + tree + lineInWords(line);
}

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const lines = (text: string): string => escape(text).replace(/\n/g, '<br>');

const STYLE = `body{margin:1rem auto;max-width:44rem;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}
h1{margin:0 0 .25rem}h2{margin:0}section{margin:1.5rem 0;padding-top:1rem;border-top:2px solid}
dt{margin-top:.75rem;font-weight:600}dd{margin:0;overflow-wrap:anywhere}ul{margin:0;padding-left:1.25rem}
img{display:block;max-width:100%;margin:.5rem 0}a{display:inline-block;padding:.6rem 0}
@media print{section{break-inside:avoid}img{max-height:12cm}}`;

/** Photos of the day as data addresses, by path. */
export type DayPhotos = Readonly<Record<string, string>>;

function jobSection(job: CrewJob, place: string, driveFrom: string, photos: DayPhotos): string {
  const { contact } = job;
  const address = placeInWords({ ...job, address: contact?.address });
  const crew = crewInWords(job);
  const facts: [term: string, html: string][] = [
    ['Address', lines(address)],
    [
      'Directions',
      `<a href="https://www.google.com/maps/search/?api=1&amp;query=${encodeURIComponent(address)}">Open in maps</a>${
        job.drive ? `<br>${lines(driveInWords(job.drive, driveFrom))}` : ''
      }`,
    ],
    [
      'Contact',
      `${lines(contact?.name || job.contact_name)}${
        contact?.phone
          ? `<br><a href="tel:${escape(contact.phone)}">${escape(formatUsPhone(contact.phone))}</a>`
          : ''
      }`,
    ],
    ['Access', lines(job.access_notes ?? 'No notes')],
    ...treeItems(job.trees, job.category).map(({ term, description }): [string, string] => [
      term,
      lines(description),
    ]),
    [
      'Agreed work',
      `<ul>${job.agreed
        .map((line) => `<li>${lines(agreedInWords(line, job.trees.length > 1))}</li>`)
        .join('')}</ul>`,
    ],
    ['Request', lines(job.description)],
    ...(crew === null ? [] : [['Crew', lines(crew)] as [string, string]]),
  ];
  const pictures = job.photos
    .flatMap((path) => photos[path] ?? [])
    .map((src, index) => `<img src="${escape(src)}" alt="Photo ${index + 1} of the trees">`);
  return `<section><p>Job ${place}</p><h2>${escape(timeInZone(job.scheduled_for, job.time_zone))}: ${escape(
    SERVICES[job.category].name,
  )}, request #${job.number}</h2>
<dl>${facts.map(([term, html]) => `<dt>${escape(term)}</dt><dd>${html}</dd>`).join('\n')}</dl>
${pictures.join('\n')}</section>`;
}

/**
 * The day of a crew as one HTML page that needs no network: address, contact, notes, photos and directions of each job.
 * Only following a link to maps needs one.
 */
export function dayFile(day: CrewDay, title: string, photos: DayPhotos): string {
  const nameOf = (jobId: string | null | undefined): string => {
    const index = day.jobs.findIndex(({ id }) => id === jobId);
    return index < 0 ? 'the starting point' : `job ${index + 1}`;
  };
  const lead = [day.business_name, day.label].filter(Boolean).join(' · ');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${escape(title)}</title><style>${STYLE}</style></head><body><h1>${escape(title)}</h1>
<p>${escape(lead)}</p>
${day.jobs
  .map((job, index) =>
    jobSection(job, `${index + 1} of ${day.jobs.length}`, nameOf(job.drive?.from_job_id), photos),
  )
  .join('\n')}
</body></html>`;
}

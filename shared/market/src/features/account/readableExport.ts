import { PRODUCT_NAME } from '@tree-service/kernel/contract';
import { formatCents, LOCALE } from '@tree-service/domain';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

const STYLE = `body{max-width:50rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif}
h2{margin-top:2.5rem}table{width:100%;margin:0 0 1.5rem;border-collapse:collapse}
caption,th,td{padding:.25rem .75rem .25rem 0;text-align:left;vertical-align:top}caption{font-weight:600}
th{width:14rem;font-weight:400;color:GrayText}tr{border-top:1px solid}table table{margin:0}`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

/** "service_requests" as "Service requests". */
const nameOf = (key: string): string => {
  const words = key.replace(/_(cents|at|on)$/, '').replace(/_/g, ' ');
  return escape(words.charAt(0).toUpperCase() + words.slice(1));
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A day or a moment in words; null for any other text. */
function momentText(text: string): string | null {
  const isDay = DAY.test(text);
  const moment = new Date(isDay ? `${text}T12:00:00Z` : text);
  if (!(isDay || MOMENT.test(text)) || Number.isNaN(moment.getTime())) return null;
  return new Intl.DateTimeFormat(LOCALE, {
    dateStyle: 'medium',
    ...(isDay ? { timeZone: 'UTC' } : { timeStyle: 'long' }),
  }).format(moment);
}

function textOf(key: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') {
    // Most numbers are numbers of something or years, which no comma belongs in.
    return key.endsWith('_cents') ? formatCents(value) : String(value);
  }
  const text = String(value);
  return escape(momentText(text) ?? text);
}

/** A value as HTML; empty for what says nothing to a reader: empty values and ids. */
function shown(key: string, value: unknown): string {
  if (Array.isArray(value)) {
    const items = value.map((item) => shown(key, item)).filter((item) => item !== '');
    return value.some(isObject) ? items.join('') : items.join(', ');
  }
  if (isObject(value)) return recordTable(value);
  return value === null || value === '' || UUID.test(String(value)) ? '' : textOf(key, value);
}

function recordTable(record: object, caption = ''): string {
  const rows = Object.entries(record).flatMap(([key, value]) => {
    const content = shown(key, value);
    return content === ''
      ? []
      : [`<tr><th scope="row">${nameOf(key)}</th><td>${content}</td></tr>`];
  });
  return rows.length === 0 ? '' : `<table>${caption}${rows.join('')}</table>`;
}

function section(key: string, value: unknown): string {
  const records = (Array.isArray(value) ? value : [value]).filter(isObject);
  const tables = records
    .map((record, at) =>
      recordTable(
        record,
        records.length > 1 ? `<caption>${at + 1} of ${records.length}</caption>` : '',
      ),
    )
    .filter((table) => table !== '');
  return tables.length === 0 ? '' : `<h2>${nameOf(key)}</h2>${tables.join('')}`;
}

/** The JSON of an export of someone's data as an HTML page to read or print: amounts, dates and times in words, without ids. */
export function readableExport(json: string): string {
  const data: unknown = JSON.parse(json);
  const { exported_at: exportedAt, ...tables } = { exported_at: '', ...Object(data) };
  const title = `Your ${escape(PRODUCT_NAME)} data`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${title}</title><style>${STYLE}</style></head><body><h1>${title}</h1>
<p>Saved ${textOf('exported_at', exportedAt)}. The JSON download has the same data, plus IDs, for use in other programs.</p>
${Object.entries(tables)
  .map(([key, value]) => section(key, value))
  .join('\n')}
</body></html>`;
}

/** How values reach the Data API's answers: as PostgREST writes them, by type number. */
export const dataApiValues = {
  timestamp: { oid: 1114, parse: (value: string): unknown => value.replace(' ', 'T') },
  timestamptz: { oid: 1184, parse: isoMoment },
  numeric: { oid: 1700, parse: exactNumber },
};

// The database writes 2030-01-02 03:04:05+00, which not every browser reads as a date.
function isoMoment(value: string): unknown {
  return value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}

// 99.90 is a number in JSON as well; only what no number can hold stays text.
function exactNumber(value: string): unknown {
  const number = Number(value);
  return Number.isFinite(number) ? number : value;
}

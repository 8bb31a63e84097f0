import type { CareReminder } from '../api/careCalendar';

/** What comes up in one month: each piece of advice once, with the trees it is about. */
export interface CareMonth {
  /** "December 2026", on the calendar of the property. */
  month: string;
  advice: {
    title: string;
    text: string;
    source: string;
    trees: { id: string; label: string; propertyId: string; property: string }[];
  }[];
}

function monthOf({ due_at: dueAt, property_trees: tree }: CareReminder): string {
  const timeZone = tree.properties.time_zone;
  return new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric', timeZone }).format(
    new Date(dueAt),
  );
}

/** Reminders by month and advice, in the order they come. */
export function careMonths(reminders: readonly CareReminder[]): CareMonth[] {
  const months: CareMonth[] = [];
  for (const reminder of reminders) {
    const month = monthOf(reminder);
    const { title, advice: text, source } = reminder.care_rules;
    let entry = months.find((one) => one.month === month);
    if (entry === undefined) months.push((entry = { month, advice: [] }));
    let advice = entry.advice.find((one) => one.text === text);
    if (advice === undefined) entry.advice.push((advice = { title, text, source, trees: [] }));
    const { id, label, property_id: propertyId, properties } = reminder.property_trees;
    advice.trees.push({ id, label, propertyId, property: properties.label });
  }
  return months;
}

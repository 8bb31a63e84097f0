import {
  centimetersToInches,
  isKeyOf,
  metersToFeet,
  TREE_CONDITIONS,
  type Tone,
  type TreeCondition,
} from '@tree-service/domain';

const CONDITION_TONES: Readonly<Record<TreeCondition, Tone>> = {
  healthy: 'success',
  declining: 'warning',
  dead: 'danger',
  hazardous: 'danger',
};

/** A condition as people read it, and its colour. */
export function conditionOf(condition: string): { label: string; tone: Tone } {
  if (!isKeyOf(TREE_CONDITIONS, condition)) return { label: condition, tone: 'neutral' };
  return { label: TREE_CONDITIONS[condition], tone: CONDITION_TONES[condition] };
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

// What each fact of a history says once it has changed; null for facts another one tells.
const FACT_WORDS: Readonly<Record<string, (value: unknown) => string | null>> = {
  label: (value) => `called “${text(value)}”`,
  species: (value) => (value === null ? 'kind taken out' : `kind: ${text(value)}`),
  height_m: (value) =>
    typeof value === 'number' ? `height ${metersToFeet(value)} ft` : 'height taken out',
  diameter_cm: (value) =>
    typeof value === 'number' ? `trunk ${centimetersToInches(value)} in` : 'trunk taken out',
  count: (value) => `${Number(value)} ${Number(value) === 1 ? 'tree' : 'trees'}`,
  condition: (value) => conditionOf(text(value)).label.toLowerCase(),
  position_note: (value) => (value === null ? 'place taken out' : `stands: ${text(value)}`),
  photos: (value) => {
    const count = Array.isArray(value) ? value.length : 0;
    return `${count} ${count === 1 ? 'photo' : 'photos'}`;
  },
  removal_reason: (value) => (value === null ? null : text(value)),
};

const KIND_WORDS: Readonly<Record<string, string>> = {
  added: 'Added to the inventory',
  changed: 'Changed',
  removed: 'No longer stands',
  restored: 'Stands again',
};

// What a new tree is without anybody having said so.
const UNSAID: ReadonlySet<string> = new Set(['[]', 'null', '""']);

/** What happened to a tree in a few words, and the facts it changed. */
export function describeTreeEvent(event: { kind: string; facts: unknown }): {
  title: string;
  details: string | null;
} {
  const facts = typeof event.facts === 'object' && event.facts !== null ? event.facts : {};
  const details = Object.entries(FACT_WORDS).flatMap(([fact, say]) => {
    const value: unknown = Reflect.get(facts, fact);
    if (value === undefined) return [];
    if (event.kind === 'added' && (fact === 'label' || UNSAID.has(JSON.stringify(value))))
      return [];
    return say(value) ?? [];
  });
  return {
    title: KIND_WORDS[event.kind] ?? event.kind,
    details: details.length === 0 ? null : details.join(', '),
  };
}

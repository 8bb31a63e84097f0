import type { PGlite } from '@electric-sql/pglite';

type Serializer = PGlite['serializers'][number];

// By engine, and by how many types it knew: migrations add some.
const known = new WeakMap<PGlite, { types: number; serializers: Record<string, Serializer> }>();

/**
 * How values are written for the embedded engine. Its own serializers for lists hand anything that is no
 * list on as it is; a number or an object among the values then leaves half a message behind, which the
 * next statements, its ROLLBACK included, are taken for a part of.
 */
export function engineSerializers(engine: PGlite): Record<string, Serializer> {
  const types = Object.keys(engine.serializers).length;
  const earlier = known.get(engine);
  if (earlier?.types === types) return earlier.serializers;
  const serializers = Object.fromEntries(
    Object.entries(engine.serializers).map(([type, serialize]) => [type, written(serialize)]),
  );
  known.set(engine, { types, serializers });
  return serializers;
}

function written(serialize: Serializer): Serializer {
  return (value: unknown): string => {
    const text: unknown = serialize(value);
    if (typeof text === 'string') return text;
    return typeof text === 'object' ? JSON.stringify(text) : String(text);
  };
}

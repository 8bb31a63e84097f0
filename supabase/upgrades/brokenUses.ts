import type { Contract } from './contract';
import type { Offer, OfferedArgument, OfferedColumn, OfferedFunction } from './offer';

/** What of a contract a database no longer offers as it did before; empty when old releases keep working. */
export function brokenUses({ tables, functions }: Contract, before: Offer, after: Offer): string[] {
  return [
    ...Object.entries(tables).flatMap(([table, columns]) =>
      brokenTable(table, columns, before.tables[table] ?? {}, after.tables[table]),
    ),
    ...functions.flatMap((name) =>
      (before.functions[name] ?? []).flatMap((old) =>
        brokenFunction(name, old, after.functions[name] ?? []),
      ),
    ),
    ...Object.entries(before.enums).flatMap(([name, values]) =>
      values
        .filter((value) => !after.enums[name]?.includes(value))
        .map((value) => `${name} no longer has the value '${value}'.`),
    ),
  ];
}

type Columns = Readonly<Record<string, OfferedColumn>>;

function brokenTable(
  table: string,
  used: readonly string[],
  before: Columns,
  after: Columns | undefined,
): string[] {
  if (!after) return [`The table ${table} is gone.`];
  const wasWritten = Object.values(before).some(({ rights }) =>
    rights.some((right) => right.endsWith(' INSERT')),
  );
  const newlyRequired = Object.entries(after)
    .filter(([name, column]) => wasWritten && column.required && !before[name]?.required)
    .map(([name]) => `${table}.${name} is required now: rows that are added do not name it.`);
  return [
    ...newlyRequired,
    ...used.flatMap((name) => {
      const old = before[name];
      return old ? brokenColumn(`${table}.${name}`, old, after[name]) : [];
    }),
  ];
}

function brokenColumn(name: string, old: OfferedColumn, now: OfferedColumn | undefined): string[] {
  if (!now) return [`The column ${name} is gone.`];
  const lost = old.rights.filter((right) => !now.rights.includes(right));
  return [
    ...(old.type === now.type ? [] : [`${name} is ${now.type} instead of ${old.type}.`]),
    ...(now.nullable && !old.nullable ? [`${name} can be empty now.`] : []),
    ...(lost.length > 0 ? [`${name} lost ${lost.join(', ')}.`] : []),
  ];
}

function brokenFunction(
  name: string,
  old: OfferedFunction,
  overloads: readonly OfferedFunction[],
): string[] {
  if (overloads.length === 0) return [`The function ${name} is gone.`];
  const problems = overloads.map((now) => brokenOverload(name, old, now));
  const fitting = problems.filter((one) => one.length === 0).length;
  if (fitting === 1) return [];
  if (fitting > 1) {
    return [`Calls of ${name} as before fit several functions; the Data API refuses to choose.`];
  }
  return problems.reduce((fewest, one) => (one.length < fewest.length ? one : fewest));
}

function brokenOverload(name: string, old: OfferedFunction, now: OfferedFunction): string[] {
  const known = new Set(old.arguments.map((argument) => argument.name));
  const lost = old.rights.filter((role) => !now.rights.includes(role));
  return [
    ...old.arguments.flatMap((argument) => brokenArgument(name, argument, now)),
    ...now.arguments
      .filter((argument) => !known.has(argument.name) && !argument.optional)
      .map((argument) => `${name} needs the new argument ${argument.name}.`),
    ...(old.returns === now.returns
      ? []
      : [`${name} returns ${now.returns} instead of ${old.returns}.`]),
    ...Object.entries(old.columns)
      .filter(([column, type]) => now.columns[column] !== type)
      .map(([column, type]) => `${name} no longer returns ${column} as ${type}.`),
    ...(lost.length > 0 ? [`${name} may no longer be called by ${lost.join(', ')}.`] : []),
  ];
}

function brokenArgument(name: string, old: OfferedArgument, now: OfferedFunction): string[] {
  const same = now.arguments.find((argument) => argument.name === old.name);
  if (!same) return [`${name} no longer takes ${old.name}.`];
  return [
    ...(same.type === old.type
      ? []
      : [`${name} takes ${old.name} as ${same.type} instead of ${old.type}.`]),
    ...(old.optional && !same.optional ? [`${name} needs ${old.name} now.`] : []),
  ];
}

import type { Queries, Row } from '../local/database';

interface Move extends Row {
  machine: string;
  from: string;
  event: string;
  to: string;
  actors: string[];
}

const STATES = `
  select m.machine, json_agg(e.enumlabel order by e.enumsortorder) as states
  from private.machines m
  join pg_attribute a on a.attrelid = format('public.%I', m.table_name)::regclass and a.attname = 'state'
  join pg_enum e on e.enumtypid = a.atttypid
  group by m.machine order by m.machine collate "C"`;

const MOVES = `
  select t.machine, t.from_state as from, t.event, t.to_state as to, array_to_json(t.actors) as actors
  from private.state_transitions t
  join private.machines m on m.machine = t.machine
  join pg_attribute a on a.attrelid = format('public.%I', m.table_name)::regclass and a.attname = 'state'
  join pg_enum e on e.enumtypid = a.atttypid and e.enumlabel = t.from_state
  order by t.machine collate "C", e.enumsortorder, t.event collate "C"`;

/** TypeScript with the states and the allowed moves of every machine of a database. */
export async function printMachines(queries: Queries): Promise<string> {
  const machines = await queries.query<{ machine: string; states: string[] }>(STATES);
  const moves = await queries.query<Move>(MOVES);
  const unions = machines.map(
    ({ machine, states }) => `${machine}: ${states.map((state) => `'${state}'`).join(' | ')};`,
  );
  const tables = machines.map(({ machine }) => {
    const rows = moves
      .filter((move) => move.machine === machine)
      .map(({ from, event, to, actors }) => JSON.stringify({ from, event, to, actors }));
    return `${machine}: [${rows.join(',')}],`;
  });
  return `/** The states of each machine. */
export interface MachineStates {
  ${unions.join('\n  ')}
}

/** The allowed moves of each machine: in a state, an event, made by one of the actors, leads to a state. */
export const TRANSITIONS = {
  ${tables.join('\n  ')}
} as const;
`;
}

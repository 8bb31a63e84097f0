import type { Queries, Row } from '../database';

interface Move extends Row {
  machine: string;
  from: string;
  event: string;
  to: string;
  actors: string[];
}

/** A mermaid state diagram for each machine, from the table of allowed moves. */
export async function drawMachines(queries: Queries): Promise<string> {
  const moves = await queries.query<Move>(
    `select machine, from_state as from, event, to_state as to, array_to_json(actors) as actors
     from private.state_transitions order by machine collate "C", from_state collate "C", event collate "C"`,
  );
  // What a new row of the machine's table starts as.
  const starts = await queries.query<{ machine: string; state: string }>(
    `select m.machine, (regexp_match(pg_get_expr(d.adbin, d.adrelid), '''(\\w+)'''))[1] as state
     from private.machines m
     join pg_attribute a on a.attrelid = format('public.%I', m.table_name)::regclass and a.attname = 'state'
     join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum`,
  );
  const startOf = new Map(starts.map(({ machine, state }) => [machine, state]));
  const machines = [...new Set(moves.map((move) => move.machine))].sort();
  return machines
    .map((machine) =>
      drawMachine(
        machine,
        startOf.get(machine),
        moves.filter((move) => move.machine === machine),
      ),
    )
    .join('\n\n');
}

function drawMachine(machine: string, start: string | undefined, moves: Move[]): string {
  const reached = new Set(moves.filter((move) => move.from !== move.to).map((move) => move.to));
  const left = new Set(moves.filter((move) => move.from !== move.to).map((move) => move.from));
  const ends = [...reached].filter((state) => !left.has(state)).sort();
  return [
    `#### ${machine.replaceAll('_', ' ')}`,
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...(start ? [`  [*] --> ${start}`] : []),
    ...arrows(moves),
    ...ends.map((state) => `  ${state} --> [*]`),
    '```',
  ].join('\n');
}

// One arrow for each pair of states, however many events lead along it.
function arrows(moves: Move[]): string[] {
  const labels = new Map<string, string[]>();
  for (const { from, to, event, actors } of moves) {
    const arrow = `  ${from} --> ${to}`;
    const label = `${event} (${actors.join(', ')})`;
    labels.set(arrow, [...(labels.get(arrow) ?? []), label]);
  }
  return [...labels].map(([arrow, texts]) => `${arrow}: ${texts.join('<br>')}`);
}

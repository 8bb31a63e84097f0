import { TRANSITIONS } from './transitions';

/** The name of a state machine. */
export type Machine = keyof typeof TRANSITIONS;

/** Who can move a machine: a side of the deal, an administrator, a timer or the product itself. */
export type Actor = (typeof TRANSITIONS)[Machine][number]['actors'][number];

interface Transition {
  from: string;
  event: string;
  to: string;
  actors: readonly Actor[];
}

/** Whether an actor may make an event happen to something in a state. */
export function canMove(machine: Machine, state: string, event: string, actor: Actor): boolean {
  return TRANSITIONS[machine].some(
    (transition: Transition) =>
      transition.from === state && transition.event === event && transition.actors.includes(actor),
  );
}

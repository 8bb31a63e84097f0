export { UndoLine } from './UndoLine';
export { UNDO_STEP_MS, useDelayed } from './useDelayed';

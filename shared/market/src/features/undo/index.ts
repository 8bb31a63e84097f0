export { UNDO_STEP_MS } from './undoStep';
export { UndoLine } from './UndoLine';
export { useDelayed } from './useDelayed';

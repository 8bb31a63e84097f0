export { UNDO_STEP_MS } from './undoStep';
export { UndoLine, type UndoLineProps } from './UndoLine';
export { useDelayed, type Delayed } from './useDelayed';

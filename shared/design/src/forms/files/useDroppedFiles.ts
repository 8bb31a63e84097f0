import {
  useEffect,
  useEffectEvent,
  useState,
  type ClipboardEventHandler,
  type DragEvent,
  type DragEventHandler,
} from 'react';

/** What the element files are dropped on listens to. */
export interface DropHandlers {
  readonly onDragEnter: DragEventHandler;
  readonly onDragOver: DragEventHandler;
  readonly onDragLeave: () => void;
  readonly onDrop: DragEventHandler;
  readonly onPaste: ClipboardEventHandler | undefined;
}

/**
 * Takes files that are dragged onto an element or pasted into it; with `takesEveryPaste` also those
 * pasted anywhere on the page. `isOver`: files are dragged over the element.
 */
export function useDroppedFiles(
  take: (files: File[]) => Promise<void>,
  takesEveryPaste: boolean,
): { readonly isOver: boolean; readonly handlers: DropHandlers } {
  const [isOver, setIsOver] = useState(false);

  const paste = (event: Pick<globalThis.ClipboardEvent, 'clipboardData' | 'preventDefault'>) => {
    const pasted = Array.from(event.clipboardData?.files ?? []);
    if (pasted.length === 0) return;
    event.preventDefault();
    void take(pasted);
  };
  const pasteAnywhere = useEffectEvent((event: globalThis.ClipboardEvent) => {
    if (!event.defaultPrevented) paste(event);
  });
  useEffect(() => {
    if (!takesEveryPaste) return undefined;
    const listen = (event: globalThis.ClipboardEvent) => pasteAnywhere(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, [takesEveryPaste]);
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void take(Array.from(event.dataTransfer.files));
  };
  return {
    isOver,
    handlers: {
      onDragEnter: drag,
      onDragOver: drag,
      onDragLeave: () => setIsOver(false),
      onDrop: drop,
      onPaste: takesEveryPaste ? undefined : paste,
    },
  };
}

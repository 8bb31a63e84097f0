import {
  lazy,
  Suspense,
  useState,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react';
import { ErrorBoundary } from '../feedback/ErrorBoundary';

interface OnceOpenedProps<Props> {
  readonly isOpen: boolean;
  /** Named in the report when it cannot be loaded. */
  readonly source: string;
  readonly load: () => Promise<{ default: ComponentType<Props> }>;
  /** It could not be loaded: to be closed, so that it can be opened again. */
  readonly onFail: () => void;
  readonly children: (Dialog: ComponentType<Props>) => ReactNode;
}

/**
 * Draws a dialog that is loaded when it is first opened, and stays so that it can also close. When it
 * cannot be loaded, a notice says so, and the next opening tries again.
 */
export function OnceOpened<Props>({
  isOpen,
  source,
  load,
  onFail,
  children,
}: OnceOpenedProps<Props>) {
  const [Late, setLate] = useState<LazyExoticComponent<ComponentType<Props>> | null>(null);
  if (isOpen && Late === null) setLate(lazy(load));
  if (Late === null) return null;
  const fail = () => {
    setLate(null);
    onFail();
  };
  return (
    <ErrorBoundary source={source} fallback={null} showToast onError={fail}>
      <Suspense fallback={null}>{children(Late)}</Suspense>
    </ErrorBoundary>
  );
}

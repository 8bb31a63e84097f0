import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorCard } from './ErrorCard';
import { type ErrorReport, queryClient, reportError } from '@tree-service/kernel';

/** How a part of the page behaves when something inside it fails. */
export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Named in the report; 'ErrorBoundary' when absent. */
  readonly source?: string;
  /** Whether to show a toast in addition to the card. */
  readonly showToast?: boolean;
  /** More context for the error report, read when an error occurs. */
  readonly context?: () => ErrorReport['context'];
  /** Called with every failure. */
  readonly onError?: (error: Error, info: ErrorInfo) => void;
  /** Shown in place of the default card. */
  readonly fallback?: ReactNode | ((error: Error, reset: () => void) => ReactNode);
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown), { cause: thrown });
}

/** Keeps a failure inside its own part of the page: reports it and offers to try again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: asError(thrown) };
  }

  override componentDidCatch(thrown: unknown, info: ErrorInfo): void {
    const error = asError(thrown);
    const { source = 'ErrorBoundary', showToast = false, context, onError } = this.props;
    reportError(error, {
      category: 'ui',
      source,
      showToast,
      context: { ...context?.(), componentStack: (info.componentStack ?? '').slice(0, 8000) },
    });
    onError?.(error, info);
  }

  private readonly reset = (): void => {
    // Cached data may be what failed to render: drop what no other component uses.
    queryClient.removeQueries({ type: 'inactive' });
    this.setState({ error: null });
  };

  override render(): ReactNode {
    const { error } = this.state;
    const { children, fallback } = this.props;
    if (error === null) return children;
    if (typeof fallback === 'function') return fallback(error, this.reset);
    if (fallback !== undefined) return fallback;
    return <ErrorCard error={error} onRetry={this.reset} />;
  }
}

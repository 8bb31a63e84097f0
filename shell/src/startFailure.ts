import { refetchFailed } from '@tree-service/kernel/integrity';

/**
 * Says in the page that the application could not start. Used when not even its own scripts arrived,
 * so it needs nothing but the document and what the page began with.
 */
export function showStartFailure(cause: unknown): void {
  console.error('The application could not start.', cause);
  const root = document.getElementById('root');
  if (!root) return;
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.textContent = "We couldn't load Tree Service. Check your connection.";
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = 'Try Again';
  again.addEventListener('click', () => {
    void refetchFailed().finally(() => {
      window.location.reload();
    });
  });
  root.replaceChildren(message, again);
}

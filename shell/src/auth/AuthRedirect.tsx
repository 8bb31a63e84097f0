import { Navigate, useLocation } from 'react-router';
import { paths } from '@tree-service/kernel/contract';

/** /auth: redirects to the sign-in page with its navigation state. */
export function AuthRedirect() {
  const { key, state, search } = useLocation();
  // A sign-out and a guard may both lead here, the second before the first has led on; each arrival
  // is passed on automatically.
  return <Navigate key={key} to={{ pathname: paths.login(), search }} state={state} replace />;
}

import { Navigate, useLocation } from 'react-router';
import { paths } from '@tree-service/shared/contract';

/** /auth: hands on to the sign-in page at once, with the navigation state it was given. */
export function AuthRedirect() {
  const { state, search } = useLocation();
  return <Navigate to={{ pathname: paths.login(), search }} state={state} replace />;
}

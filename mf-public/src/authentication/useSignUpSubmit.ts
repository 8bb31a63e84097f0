import { useLocation, useNavigate } from 'react-router';
import { paths } from '@tree-service/kernel/contract';
import { returnMemory, signUp, type Outcome, type SignUp } from '@tree-service/kernel';
import { readIntent } from './destinationAfterSignIn';

/**
 * Creates an account and opens the confirmation page. Where the visitor came from is stored for when they follow the link in the email.
 */
export function useSignUpSubmit(): (request: SignUp) => Promise<Outcome> {
  const { state } = useLocation();
  const navigate = useNavigate();
  return async (request) => {
    const { fromServiceRequest, autoSubmit, returnTo } = readIntent(state);
    if (returnTo !== null) returnMemory.rememberReturnTo(returnTo);
    const outcome = await signUp(request);
    if (!outcome.ok) return outcome;
    returnMemory.noteSource(fromServiceRequest && autoSubmit);
    await navigate(paths.confirmEmail(), { state: { email: request.email } });
    return outcome;
  };
}

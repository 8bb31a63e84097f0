import { useLocation, useNavigate } from 'react-router';
import { paths } from '@tree-service/kernel/contract';
import { returnMemory, signUp, type Outcome, type SignUp } from '@tree-service/kernel';
import { readIntent } from './destinationAfterSignIn';
import { leavePendingRequest } from './waitingRequest';

/**
 * Creates an account and opens the confirmation page. A request that was to be sent is left with the sign-up, so that it is sent wherever the link in the email is followed. Where the visitor came from is stored for that moment.
 */
export function useSignUpSubmit(): (request: SignUp) => Promise<Outcome> {
  const { state } = useLocation();
  const navigate = useNavigate();
  return async (request) => {
    const { fromServiceRequest, autoSubmit, returnTo } = readIntent(state);
    if (returnTo !== null) returnMemory.rememberReturnTo(returnTo);
    const isSending = fromServiceRequest && autoSubmit;
    const waiting =
      isSending && request.userType === 'owner'
        ? await leavePendingRequest(request.email)
        : undefined;
    const outcome = await signUp(
      waiting && request.userType === 'owner' ? { ...request, waiting } : request,
    );
    if (!outcome.ok) return outcome;
    returnMemory.noteSource(isSending);
    const { email, userType } = request;
    const left = waiting && { waiting: { key: waiting.key } };
    await navigate(paths.confirmEmail(), { state: { email, userType, ...left } });
    return outcome;
  };
}

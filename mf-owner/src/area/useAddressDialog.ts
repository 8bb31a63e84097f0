import { useLocation, useNavigate, useSearchParams } from 'react-router';

/**
 * A dialog whose subject stands in the address, so that it survives a reload and Back closes it. Closing it otherwise
 * goes back, too, where the page opened it: then no entry of the history shows the same page twice.
 */
export function useAddressDialog(name: string) {
  const [parameters, setParameters] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const isOpenedHere = Reflect.get(Object(state), 'opened') === name;
  return {
    /** The subject; null while it is closed. */
    opened: parameters.get(name),
    open: (subject: string) => setParameters({ [name]: subject }, { state: { opened: name } }),
    close: () => {
      if (isOpenedHere) void navigate(-1);
      else setParameters({}, { replace: true });
    },
  };
}

import { useAction } from '@tree-service/design/hooks';
import { useVendorId } from '../area/vendorId';

/** An action on the signed-in Pro's business; see `useAction`. */
export function useBusinessAction<Input = void, Result = unknown>(settings: {
  run: (vendorId: string, input: Input) => Promise<Result>;
  done?: string | ((input: Input) => string);
  failed: string | null;
  next?: { label: string; go: (input: Input) => void };
  /** As in `useAction`. */
  show?: (result: Result, input: Input, vendorId: string) => void;
  onDone?: () => void;
}) {
  const vendorId = useVendorId();
  const { show } = settings;
  return useAction<Input, Result>({
    ...settings,
    run: (input) => settings.run(vendorId, input),
    show: show && ((result, input) => show(result, input, vendorId)),
    refresh: [['vendors', vendorId]],
  });
}

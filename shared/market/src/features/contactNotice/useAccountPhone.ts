import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAction } from '@tree-service/design/hooks';
import { useAuth } from '@tree-service/kernel';
import { myProfileQuery, updateProfile } from '../../api/account';

/** Where a phone number found in a text can be kept. */
export interface PhoneKeeper {
  /** The number kept now, in E.164; null for none. */
  readonly kept: string | null;
  readonly keep: (phone: string) => void;
}

/** The phone number of the signed-in account, and how to change it; null while it is not known. */
export function useAccountPhone(): PhoneKeeper | null {
  const userId = useAuth((auth) => auth.profile?.id ?? '');
  const queryClient = useQueryClient();
  const query = myProfileQuery(userId);
  const { data: profile } = useQuery({ ...query, enabled: userId !== '' });
  const save = useAction({
    run: (phone: string) => updateProfile(userId, { phone }),
    done: 'Your phone number was saved',
    failed: "We couldn't save your phone number",
    refresh: [query.queryKey],
    show: (version, phone) =>
      queryClient.setQueryData(query.queryKey, (known) => known && { ...known, phone, version }),
  });
  return profile ? { kept: profile.phone, keep: (phone) => save.mutate(phone) } : null;
}

import { signOut } from '@tree-service/kernel';
import { Button } from '@tree-service/design';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';

/** Signs out on this device. */
export function SignOutButton() {
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);

  const leave = async () => {
    setIsLeaving(true);
    const { goTo } = await signOut();
    // On a guarded page the guard has led away already.
    if (window.location.pathname !== goTo) await navigate(goTo);
  };

  return (
    <Button variant="outline" loading={isLeaving} onClick={() => void leave()}>
      <LogOut aria-hidden size={18} />
      Log Out
    </Button>
  );
}

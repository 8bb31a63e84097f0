import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Card, ConfirmDialog, QueryBoundary, Text, VStack } from '@tree-service/design';
import { findSecondFactor, notify, removeSecondFactor } from '@tree-service/kernel';
import { useState } from 'react';
import { SetUpSecondFactor } from './SetUpSecondFactor';

/** Sets up or removes the administrator's second factor. */
export function SecondFactorSettings() {
  const client = useQueryClient();
  const factor = useQuery({ queryKey: ['second-factor'], queryFn: findSecondFactor });
  const [isSettingUp, setIsSettingUp] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const changed = async (message: string) => {
    setIsSettingUp(false);
    notify.success(message);
    await client.invalidateQueries({ queryKey: ['second-factor'] });
  };
  const remove = async (id: string) => {
    const outcome = await removeSecondFactor(id);
    if (!outcome.ok) throw new Error(outcome.message);
    await changed('Your second factor was removed');
  };
  return (
    <Card>
      <QueryBoundary query={factor} what="your second factor">
        {(id) =>
          isSettingUp ? (
            <SetUpSecondFactor onDone={() => changed('Your second factor is on')} />
          ) : (
            <VStack>
              <Text>
                {id === null
                  ? "Off. Anyone with your password can use the administrators' pages."
                  : 'On. Each sign-in asks for a code from your authenticator app.'}
              </Text>
              <div>
                {id === null ? (
                  <Button onClick={() => setIsSettingUp(true)}>Set up</Button>
                ) : (
                  <Button variant="outline" onClick={() => setIsRemoving(true)}>
                    Remove
                  </Button>
                )}
              </div>
              {id !== null && (
                <ConfirmDialog
                  cancelLabel="Cancel"
                  open={isRemoving}
                  onOpenChange={setIsRemoving}
                  title="Remove your second factor?"
                  description="Where administrators must have one, you set up a new one before their pages open again."
                  confirmLabel="Remove second factor"
                  onConfirm={() => remove(id)}
                />
              )}
            </VStack>
          )
        }
      </QueryBoundary>
    </Card>
  );
}

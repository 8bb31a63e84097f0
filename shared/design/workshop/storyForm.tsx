import type { ReactNode } from 'react';
import * as v from 'valibot';
import { Form, useSchemaForm } from '../src/forms';

const schema = v.object({
  name: v.pipe(v.string(), v.nonEmpty('Enter a name')),
  email: v.pipe(v.string(), v.email('Enter an email address')),
  password: v.string(),
  notes: v.string(),
  feet: v.string(),
  price: v.string(),
  day: v.string(),
  service: v.string(),
  condition: v.string(),
  hazards: v.array(v.string()),
  agreed: v.boolean(),
});

/** A form with a field of every kind, for the fields of the workshop. */
export function useStoryForm() {
  const form = useSchemaForm(schema, {
    defaultValues: {
      name: '',
      email: 'maya@example.com',
      password: 'a long password',
      notes: '',
      feet: '45',
      price: '1,450',
      day: '2026-05-04',
      service: 'tree_removal',
      condition: 'healthy',
      hazards: ['near_wires'],
      agreed: true,
    },
  });
  const Frame = ({ children }: { children: ReactNode }) => (
    <Form draft={null} form={form} label="Example" onSubmit={() => undefined}>
      {children}
    </Form>
  );
  return { form, control: form.control, Frame };
}

import { useQueryClient } from '@tanstack/react-query';
import { paths } from '@tree-service/kernel/contract';
import { zipQuery } from '@tree-service/market/api/places';
import { businessName } from '@tree-service/market/features/businessFacts';
import {
  email,
  Form,
  newPassword,
  termsAccepted,
  TextField,
  useSchemaForm,
  zip,
  ZipField,
} from '@tree-service/design/forms';
import * as v from 'valibot';
import { vendorPromises } from '../../authentication/vendorPromises';
import { CredentialFields, SignUpLayout, useSignUpSubmit } from '../../authentication/SignUpLayout';
import { OtherWay } from '../../authentication/AuthLayout';

const joinAsProSchema = v.object({
  businessName: businessName('Please enter your business name'),
  zip,
  email,
  password: newPassword,
  terms: termsAccepted,
});

/** Sign-up for Pros. */
export default function JoinAsProPage() {
  const submit = useSignUpSubmit();
  const queryClient = useQueryClient();
  const form = useSchemaForm(joinAsProSchema, {
    defaultValues: { businessName: '', zip: '', email: '', password: '', terms: false },
  });
  return (
    <SignUpLayout
      title="Join as a Pro"
      subtitle="Get requests near you, and see the price and number of competitors before you decide."
      promises={vendorPromises}
      other={
        <>
          Need tree work? <OtherWay to={paths.register()}>Sign up as a property manager</OtherWay>
        </>
      }
    >
      <Form
        form={form}
        label="Join as a Pro"
        draft="join-as-pro"
        onSubmit={async ({ terms: _terms, ...business }) => {
          const place = await queryClient.fetchQuery(zipQuery(business.zip));
          if (place !== null) return submit({ userType: 'vendor', ...business });
          form.setError(
            'zip',
            { message: "We don't recognize this ZIP code. Please check it." },
            { shouldFocus: true },
          );
          return { ok: false };
        }}
      >
        <TextField
          name="businessName"
          control={form.control}
          label="Business name"
          autoComplete="organization"
        />
        <ZipField
          name="zip"
          control={form.control}
          label="ZIP code of your business"
          hint="The center of your service area. You can change it later."
        />
        <CredentialFields emailLabel="Business email" submit="Join as a Pro" />
      </Form>
    </SignUpLayout>
  );
}

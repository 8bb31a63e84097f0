import { PhoneField, TextField } from '@tree-service/design/forms';
import { Grid } from '@tree-service/design';

interface PersonValues {
  firstName: string;
  lastName: string;
  phone: string;
}

export interface PersonFieldsProps {
  isFirstNameOptional?: boolean;
  phoneHint: string | undefined;
}

/** Name and phone number, in a form with the text fields firstName, lastName and phone. */
export function PersonFields({ isFirstNameOptional = false, phoneHint }: PersonFieldsProps) {
  return (
    <>
      <Grid $min="14rem" $gap={5}>
        <TextField<PersonValues>
          name="firstName"
          label="First name"
          autoComplete="given-name"
          optional={isFirstNameOptional}
        />
        <TextField<PersonValues>
          name="lastName"
          label="Last name"
          autoComplete="family-name"
          optional
        />
      </Grid>
      <PhoneField<PersonValues> name="phone" hint={phoneHint} optional />
    </>
  );
}

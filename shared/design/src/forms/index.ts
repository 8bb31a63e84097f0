export { useSchemaForm, type SchemaForm } from './useSchemaForm';
export { Form } from './Form';
export { FormActions } from './FormActions';
export { SubmitButton } from './SubmitButton';
export { ReasonDialog } from './ReasonDialog';
export { ReasonForm } from './ReasonForm';
export { useField } from './useField';
export { TextField } from './TextField';
export { EmailField } from './EmailField';
export { PasswordField } from './PasswordField';
export { TextAreaField } from './TextAreaField';
export { NumberField } from './NumberField';
export { PhoneField, ZipField } from './contactFields';
export { DateField } from './DateField';
export { MoneyField } from './MoneyField';
export { CheckboxField, RadioCardsField, RadioField, SelectField } from './choiceFields';
export { CheckboxGroupField } from './CheckboxGroupField';
export {
  calendarDate,
  email,
  emptyOr,
  loginPassword,
  moneyBetween,
  newPassword,
  newPasswordSchema,
  oneOf,
  optionalText,
  phone,
  requiredText,
  termsAccepted,
  typedNumber,
  zip,
} from './schemas';
export { PhotoPicker } from './photos/PhotoPicker';
export { PhotoField, type PhotoFieldProps } from './photos/PhotoField';
export { noteKept } from './files/keptOnDevice';
export { preparePhoto, photoPlace } from './photos/preparePhoto';
export { PhotoThumbnail } from './photos/PhotoThumbnail';
export { FileRefusals } from './files/FileRefusals';
export { preparePhotoOrPdf, type PreparedFile } from './files/preparePhotoOrPdf';
export { useFileIntake, type Prepared } from './files/useFileIntake';

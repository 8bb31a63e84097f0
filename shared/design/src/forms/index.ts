export { useSchemaForm, type SchemaForm } from './useSchemaForm';
export { Form, type FormProps, type SubmitResult } from './Form';
export { FormActions, type FormActionsProps } from './FormActions';
export { SubmitButton, type SubmitButtonProps } from './SubmitButton';
export { ReasonDialog, type ReasonDialogProps } from './ReasonDialog';
export { ReasonForm, type ReasonFormProps, type ReasonQuestion } from './ReasonForm';
export { useField, type FieldBinding, type FieldProps } from './useField';
export { TextField, type TextFieldProps } from './TextField';
export { EmailField } from './EmailField';
export { PasswordField } from './PasswordField';
export { TextAreaField, type TextAreaFieldProps } from './TextAreaField';
export { NumberField } from './NumberField';
export { PhoneField, ZipField } from './contactFields';
export { DateField } from './DateField';
export { MoneyField } from './MoneyField';
export { CheckboxField, RadioCardsField, RadioField, SelectField } from './choiceFields';
export { CheckboxGroupField } from './CheckboxGroupField';
export {
  calendarDate,
  email,
  EMAIL_MESSAGE,
  emptyOr,
  loginPassword,
  moneyBetween,
  newPassword,
  newPasswordSchema,
  oneOf,
  optionalMoney,
  optionalText,
  PASSWORD_MESSAGE,
  phone,
  requiredText,
  termsAccepted,
  typedNumber,
  zip,
} from './schemas';
export { PhotoPicker, type PhotoPickerProps } from './photos/PhotoPicker';
export { PhotoField } from './photos/PhotoField';
export { LARGEST_PHOTO_BYTES, preparePhoto, type PreparedPhoto } from './photos/preparePhoto';
export { photoPlace, type PhotoPlace } from './photos/photoPlace';
export { PhotoThumbnail } from './photos/PhotoThumbnail';
export { FileRefusals } from './files/FileRefusals';
export { preparePhotoOrPdf, type PreparedFile } from './files/preparePhotoOrPdf';
export { useFileIntake, type Prepared } from './files/useFileIntake';

import { Button, VisuallyHidden, type ButtonProps } from '@tree-service/design';
import { MapPin, Phone } from 'lucide-react';
import { formatUsPhone } from '../account';

type Size = Pick<ButtonProps, 'size'>;

export interface DirectionsButtonProps extends Size {
  place: string;
  /** What the place is called, where a page has several: "stop 1". */
  named?: string;
}

/** Opens a place, written as people write it, in the maps of the device. */
export function DirectionsButton({ place, named, size }: DirectionsButtonProps) {
  return (
    <Button
      asLink
      to={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`}
      target="_blank"
      rel="noopener noreferrer"
      variant="secondary"
      size={size}
    >
      <MapPin size={18} aria-hidden />
      Directions
      {named !== undefined && <VisuallyHidden> to {named}</VisuallyHidden>}
    </Button>
  );
}

/** Calls a US number. */
export function PhoneButton({ phone, size }: { phone: string } & Size) {
  return (
    <Button asLink to={`tel:${phone}`} variant="secondary" size={size}>
      <Phone size={18} aria-hidden />
      {formatUsPhone(phone)}
    </Button>
  );
}

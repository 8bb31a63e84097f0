export { DirectionsButton, PhoneButton } from './placeButtons';

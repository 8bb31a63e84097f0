export { DriveToPlace, RouteDirections, placeInWords, stopsAhead } from './RouteDirections';
export { driveInWords, shortageInWords } from './driveWords';
export { DirectionsButton, PhoneButton } from './placeButtons';

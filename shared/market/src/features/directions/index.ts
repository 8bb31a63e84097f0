export { DriveToPlace } from './DriveToPlace';
export { driveInWords, shortageInWords } from './driveWords';
export { DirectionsButton, PhoneButton } from './placeButtons';
export { RouteDirections } from './RouteDirections';
export { placeInWords, stopsAhead } from './routeLinks';

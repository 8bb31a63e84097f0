import allDoneFile from './files/allDone.svg';
import lostPageFile from './files/lostPage.svg';
import noLeadsFile from './files/noLeads.svg';
import noMessagesFile from './files/noMessages.svg';
import noPhotosFile from './files/noPhotos.svg';
import noRequestsFile from './files/noRequests.svg';
import noScheduleFile from './files/noSchedule.svg';
import nothingFoundFile from './files/nothingFound.svg';
import noTreesFile from './files/noTrees.svg';
import { spot } from './drawing';

// Drawings for places where nothing is yet; `EmptyState` shows them without their words.

export const noRequests = /* @__PURE__ */ spot(noRequestsFile, 'An oak with a swing');
export const noLeads = /* @__PURE__ */ spot(
  noLeadsFile,
  'A worker with a cup beside a parked truck',
);
export const noMessages = /* @__PURE__ */ spot(noMessagesFile, 'A mailbox with its flag down');
export const nothingFound = /* @__PURE__ */ spot(
  nothingFoundFile,
  'A magnifying glass over a stump',
);
export const noSchedule = /* @__PURE__ */ spot(
  noScheduleFile,
  'Somebody in a hammock between two trees',
);
export const noTrees = /* @__PURE__ */ spot(noTreesFile, 'A house with one young tree');
export const noPhotos = /* @__PURE__ */ spot(noPhotosFile, 'Prints on a line between two trees');
export const lostPage = /* @__PURE__ */ spot(
  lostPageFile,
  'Somebody at a signpost where a path forks',
);
export const allDone = /* @__PURE__ */ spot(allDoneFile, 'A list on which everything is checked');

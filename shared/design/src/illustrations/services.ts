import cablingFile from './files/cabling.svg';
import emergencyFile from './files/emergency.svg';
import hazardousTreeFile from './files/hazardousTree.svg';
import healthVisitFile from './files/healthVisit.svg';
import lotClearingFile from './files/lotClearing.svg';
import powerLineFile from './files/powerLine.svg';
import riskAssessmentFile from './files/riskAssessment.svg';
import stumpGrindingFile from './files/stumpGrinding.svg';
import thinningFile from './files/thinning.svg';
import treeRemovalFile from './files/treeRemoval.svg';
import trimmingFile from './files/trimming.svg';
import writtenReportFile from './files/writtenReport.svg';
import youngTreeFile from './files/youngTree.svg';
import { spot } from './drawing';

// One drawing for each kind of work.

export const treeRemoval = /* @__PURE__ */ spot(
  treeRemovalFile,
  'A climber on a tall trunk while a crane lifts the top of the tree away',
);
export const stumpGrinding = /* @__PURE__ */ spot(
  stumpGrindingFile,
  'A worker grinds a stump into chips',
);
export const hazardousTree = /* @__PURE__ */ spot(
  hazardousTreeFile,
  'A dead tree leans toward a house',
);
export const healthVisit = /* @__PURE__ */ spot(
  healthVisitFile,
  'An arborist with a clipboard beside an oak, and a spotted leaf under a magnifying glass',
);
export const riskAssessment = /* @__PURE__ */ spot(
  riskAssessmentFile,
  'An arborist points at a tree that leans over a house',
);
export const writtenReport = /* @__PURE__ */ spot(
  writtenReportFile,
  'An arborist beside a large report with a picture of a tree and a seal',
);
export const trimming = /* @__PURE__ */ spot(
  trimmingFile,
  'A worker in a bucket lift trims an oak while another drags a branch away',
);
export const thinning = /* @__PURE__ */ spot(
  thinningFile,
  'A climber on a rope in an open, thinned crown',
);
export const youngTree = /* @__PURE__ */ spot(
  youngTreeFile,
  'A worker kneels beside a young tree on its stake',
);
export const emergency = /* @__PURE__ */ spot(
  emergencyFile,
  'A tree has fallen on the roof of a house in a storm',
);
export const lotClearing = /* @__PURE__ */ spot(
  lotClearingFile,
  'A worker feeds branches into a chipper',
);
export const cabling = /* @__PURE__ */ spot(
  cablingFile,
  'A steel cable holds two heavy limbs of a tree together',
);
export const powerLine = /* @__PURE__ */ spot(
  powerLineFile,
  'An arborist points at an oak that reaches the wires of a utility pole',
);

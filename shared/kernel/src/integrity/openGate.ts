// The first module of every page; see webpack.common.js.
import { openGate } from './scriptGate';

openGate();

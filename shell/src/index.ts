import { holdSubmits } from './prerender/heldSubmit';
import { showStartFailure } from './startFailure';

holdSubmits();
// Asynchronous, so that shared modules are negotiated before anything uses them.
import(/* webpackChunkName: "bootstrap" */ './bootstrap').catch(showStartFailure);

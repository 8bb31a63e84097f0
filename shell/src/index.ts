import { showStartFailure } from './startFailure';

// Asynchronous, so that shared modules are negotiated before anything uses them.
import(/* webpackChunkName: "bootstrap" */ './bootstrap').catch(showStartFailure);

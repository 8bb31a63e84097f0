// Before commands that need more than the product runs with, which is all that `npm start` installs.
import { installWhenNeeded, requireNode } from './install.mjs';

requireNode();
installWhenNeeded('everything');

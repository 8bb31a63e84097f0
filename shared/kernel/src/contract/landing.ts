import { paths } from './paths';
import type { UserType } from './userType';

/** Where an account lands when nothing else says where to go. */
export function defaultLanding(type: UserType): string {
  switch (type) {
    case 'owner':
      return paths.dashboard();
    case 'vendor':
      return paths.vendorDashboard();
    case 'admin':
      return paths.admin();
  }
}

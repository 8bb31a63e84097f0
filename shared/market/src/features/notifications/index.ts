export { NotificationList } from './NotificationList';
export { PreferencesForm } from './PreferencesForm';

export {
  DEMO_PASSWORD as PASSWORD,
  demoAccounts as accounts,
  type DemoAccountName as AccountName,
} from '../../demo/accounts';

export { DownloadCsv } from './DownloadCsv';

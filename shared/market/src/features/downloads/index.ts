export { DownloadCsv, type DownloadCsvProps } from './DownloadCsv';

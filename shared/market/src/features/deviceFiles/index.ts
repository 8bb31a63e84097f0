export { createDeviceFiles, hasFileStore } from './deviceFiles';
export {
  forgetFormFiles,
  forgetFormFilesOf,
  keepFormFile,
  newKeptFile,
  readFormFiles,
  type KeptFile,
} from './formFiles';

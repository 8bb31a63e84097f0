export { useProPictures, type ProPictures } from './useProPictures';

import { answering } from '../_shared/answering.ts';
import { erasedFilesWorker } from '../_shared/erasedFiles.ts';

Deno.serve(answering(erasedFilesWorker, Deno.env.toObject()));

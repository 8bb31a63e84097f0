import { ESLint } from 'eslint';
import ts from 'typescript';
import { root } from '../product/environment';

// Checks types, then lint, and tells the parent process how each ended.

function readProgram(): ts.Program {
  const host = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic({ messageText }: ts.Diagnostic) {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  };
  const config = ts.getParsedCommandLineOfConfigFile('tsconfig.json', { incremental: false }, host);
  if (!config) throw new Error('tsconfig.json could not be read.');
  const { fileNames, options, errors } = config;
  delete options.tsBuildInfoFile;
  return ts.createProgram({
    rootNames: fileNames,
    options,
    // The rules of lint climb from a part of a file to what is around it.
    host: ts.createCompilerHost(options, true),
    configFileParsingDiagnostics: errors,
  });
}

function checkTypes(program: ts.Program): boolean {
  const errors = ts.getPreEmitDiagnostics(program);
  const host = ts.createCompilerHost({});
  if (errors.length > 0) console.log(ts.formatDiagnosticsWithColorAndContext(errors, host));
  return errors.length === 0;
}

async function lint(program: ts.Program): Promise<boolean> {
  const parserOptions = { projectService: false, programs: [program] };
  const eslint = new ESLint({
    cwd: root,
    overrideConfig: { files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions } },
  });
  const results = await eslint.lintFiles('.');
  const formatter = await eslint.loadFormatter('stylish');
  const problems = await formatter.format(results);
  if (problems !== '') console.log(problems);
  return results.every(({ errorCount, warningCount }) => errorCount + warningCount === 0);
}

async function main(): Promise<void> {
  const program = readProgram();
  process.send?.({ part: 'types', isGood: checkTypes(program) });
  process.send?.({ part: 'lint', isGood: await lint(program) });
  process.disconnect();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});

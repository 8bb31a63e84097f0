import path from 'node:path';
import ts from 'typescript';

/** A declaration as a caller sees it, without comments and bodies. */
export interface Signature {
  readonly lines: readonly string[];
  /** Names of the declarations it mentions, sorted. */
  readonly uses: readonly string[];
}

/** What a package offers: the names each entry exports, and what they look like. */
export interface Api {
  /** Sorted names by entry. */
  readonly exports: Readonly<Record<string, readonly string[]>>;
  /** By name: the exports, and everything of the project they mention. */
  readonly signatures: Readonly<Record<string, Signature>>;
}

/** Where the API of a package is read. */
export interface ApiSource {
  /** The folder of the repository. */
  readonly root: string;
  /** File of each entry, relative to the root. */
  readonly entries: Readonly<Record<string, string>>;
  /**
   * What is named but not described: files, relative to the root, or one declaration of a file as
   * `file#name`.
   */
  readonly opaque: readonly string[];
}

const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });

function compilerOptions(root: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root);
  return {
    ...options,
    allowJs: false,
    checkJs: false,
    declaration: true,
    emitDeclarationOnly: true,
    incremental: false,
    noEmit: false,
    removeComments: true,
    tsBuildInfoFile: undefined,
    types: ['node'],
  };
}

const isOfProject = (file: string) => !file.includes('/node_modules/');

/** A program whose own files hold declarations alone, so that inferred types are written out. */
function declarationProgram({ root, entries }: ApiSource): ts.Program {
  const options = compilerOptions(root);
  const files = Object.values(entries).map((file) => path.join(root, file));
  const host = ts.createCompilerHost(options);
  const full = ts.createProgram(files, options, host);
  const declared = new Map<string, ts.SourceFile>();
  for (const source of full.getSourceFiles().filter(({ fileName }) => isOfProject(fileName))) {
    if (source.isDeclarationFile || !/\.tsx?$/.test(source.fileName)) continue;
    full.emit(source, (_name, text) => {
      const file = ts.createSourceFile(source.fileName, text, source.languageVersion, true);
      declared.set(source.fileName, file);
    });
  }
  return ts.createProgram(files, options, {
    ...host,
    getSourceFile: (name, ...rest) =>
      declared.get(name) ?? full.getSourceFile(name) ?? host.getSourceFile(name, ...rest),
  });
}

function statementOf(declaration: ts.Declaration): ts.Node {
  return ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
}

const isTopLevel = (declaration: ts.Declaration) => {
  const statement = statementOf(declaration);
  return ts.isStatement(statement) && ts.isSourceFile(statement.parent);
};

/**
 * Reads the API of a package: each export of each entry, with the declarations of the project it
 * mentions, directly or through others. What installed packages declare is only named.
 */
export function describeApi(source: ApiSource): Api {
  const program = declarationProgram(source);
  const checker = program.getTypeChecker();
  const opaque = source.opaque.map((file) => path.join(source.root, file));
  const described = new Map<string, Signature>();
  const declaredBy = new Map<string, ts.Symbol>();

  const resolved = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  function isDescribed(symbol: ts.Symbol): boolean {
    return (symbol.declarations ?? []).some((declaration) => {
      const file = declaration.getSourceFile().fileName;
      return (
        isTopLevel(declaration) &&
        isOfProject(file) &&
        !opaque.includes(file) &&
        !opaque.includes(`${file}#${symbol.name}`)
      );
    });
  }

  function mentioned(node: ts.Node, found: Set<ts.Symbol>): Set<ts.Symbol> {
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node);
      if (symbol) found.add(resolved(symbol));
    }
    node.forEachChild((child) => void mentioned(child, found));
    return found;
  }

  function describe(name: string, symbol: ts.Symbol): void {
    const other = declaredBy.get(name);
    if (other === symbol) return;
    if (other) throw new Error(`The API has two declarations named ${name}; rename one.`);
    declaredBy.set(name, symbol);
    if (!isDescribed(symbol)) {
      described.set(name, { lines: ['from an installed package'], uses: [] });
      return;
    }
    const statements = [...new Set((symbol.declarations ?? []).map(statementOf))];
    const uses = new Map<string, ts.Symbol>();
    for (const statement of statements) {
      for (const use of mentioned(statement, new Set())) {
        if (use !== symbol && isDescribed(use)) uses.set(use.name, use);
      }
    }
    described.set(name, {
      lines: statements.flatMap((statement) =>
        printer
          .printNode(ts.EmitHint.Unspecified, statement, statement.getSourceFile())
          .split('\n'),
      ),
      uses: [...uses.keys()].sort(),
    });
    for (const [used, usedSymbol] of uses) describe(used, usedSymbol);
  }

  const exports = Object.entries(source.entries).map(([entry, file]) => {
    const sourceFile = program.getSourceFile(path.join(source.root, file));
    const module = sourceFile && checker.getSymbolAtLocation(sourceFile);
    if (!module) throw new Error(`${file} is not a module.`);
    const symbols = checker.getExportsOfModule(module);
    for (const symbol of symbols) describe(symbol.name, resolved(symbol));
    return [entry, symbols.map(({ name }) => name).sort()] as const;
  });
  const sorted = [...described].sort(([a], [b]) => (a < b ? -1 : 1));
  return { exports: Object.fromEntries(exports), signatures: Object.fromEntries(sorted) };
}

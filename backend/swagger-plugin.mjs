import { before as originalBefore } from '@nestjs/swagger/plugin';

/** The path in the text of a type, as TypeScript writes it. */
const IMPORTED = /(?<=import\()"(?:[^"\\]|\\.)*"/g;

/**
 * The compiler plugin of @nestjs/swagger, for a project in any folder. By itself it makes imports of TypeScript's text for a type, where quotes and letters
 * outside ASCII are escaped, and decodes '%20' in the names of files, but not in those of the folders to which they are relative.
 */
export const before = (options, program) => {
  const checker = program.getTypeChecker();
  const typeToString = (...args) => checker.typeToString(...args).replace(IMPORTED, (path) => `"${JSON.parse(path)}"`);
  const { rootDir, outDir, ...others } = program.getCompilerOptions();
  const compilerOptions = { ...others, rootDir: decoded(rootDir), outDir: decoded(outDir) };
  return originalBefore(options, {
    ...program,
    getTypeChecker: () => ({ ...checker, typeToString }),
    getCompilerOptions: () => compilerOptions,
  });
};

function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

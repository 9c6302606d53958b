import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The TypeScript files below the given folders, as paths from the root with forward slashes. */
export function sourceFiles(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
  );
}

/** What a file imports, dynamic imports included: packages by name, files by their path from the root. */
export function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(ROOT, file), 'utf8'), true, true);
  return importedFiles.map(({ fileName }) =>
    fileName.startsWith('.') ? sourceOf(join(dirname(file), fileName).replaceAll('\\', '/')) : fileName,
  );
}

function sourceOf(module: string): string {
  const markup = module.replace(/\.js$/, '.tsx');
  return existsSync(join(ROOT, markup)) ? markup : module.replace(/\.js$/, '.ts');
}

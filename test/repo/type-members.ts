import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from './source-files.js';

/** The names of the members of an interface. */
export function membersOf(file: string, name: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.ESNext);
  const found = source.statements.filter(ts.isInterfaceDeclaration).find((one) => one.name.text === name);
  return (found?.members ?? []).flatMap((member) =>
    member.name && ts.isIdentifier(member.name) ? [member.name.text] : [],
  );
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KINDS, type Kind } from './kinds.js';

const PYTHON = ['pyproject.toml', 'requirements.txt', 'setup.py'];

/** The kind that the packages of a project suggest, else the plainest. */
export function guessKind(directory: string): Kind {
  const packages = packagesIn(directory);
  const suggested = KINDS.find((kind) => kind.packages.some((name) => packages.has(name)));
  if (suggested) return suggested;
  const isPython = packages.size === 0 && PYTHON.some((name) => existsSync(join(directory, name)));
  return KINDS.find(({ name }) => name === (isPython ? 'python' : 'messages'))!;
}

/** A manifest that cannot be read suggests nothing, and is nothing that would have to be told here. */
function packagesIn(directory: string): Set<string> {
  try {
    const manifest = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
    const { dependencies = {}, devDependencies = {} } = manifest as Record<string, object>;
    return new Set([...Object.keys(dependencies), ...Object.keys(devDependencies)]);
  } catch {
    return new Set();
  }
}

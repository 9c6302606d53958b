import { type Dirent, type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { unwatchable } from './unwatchable.js';

/** So long nothing may happen before what has changed is told: an editor writes a file in several steps. */
const QUIET_MS = 80;

/** Tells which source files in some folders change, come or go; folders of packages and hidden ones are left alone. */
export class SourceWatcher {
  private readonly folders = new Map<string, FSWatcher>();
  /** When each source file was written, by folder and path. */
  private readonly stamps = new Map<string, Map<string, string>>();
  private readonly uneasy = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly isSource: (path: string) => boolean,
    private readonly onChange: (paths: string[]) => void,
  ) {}

  /**
   * Watches a folder and those in it.
   *
   * @throws HarnessError CC_WATCH_IMPOSSIBLE.
   */
  add(folder: string): void {
    this.enter(folder);
  }

  close(): void {
    clearTimeout(this.timer);
    for (const watcher of this.folders.values()) watcher.close();
    this.folders.clear();
  }

  /** Watches a folder, and gives the source files under it. */
  private enter(folder: string): string[] {
    if (this.folders.has(folder)) return [];
    try {
      const watcher = watch(folder, () => this.look(folder));
      watcher.on('error', () => this.look(folder));
      this.folders.set(folder, watcher);
    } catch (error) {
      // A folder that is gone again is no folder to watch.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw unwatchable(folder, error as Error);
    }
    return this.read(folder);
  }

  private look(folder: string): void {
    this.uneasy.add(folder);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const folders = [...this.uneasy];
      this.uneasy.clear();
      const changed = folders.flatMap((one) => this.read(one));
      if (changed.length > 0) this.onChange(changed);
    }, QUIET_MS);
  }

  /** Reads a folder, and gives the source files in it that are not as they were. */
  private read(folder: string): string[] {
    const before = this.stamps.get(folder) ?? new Map<string, string>();
    const now = new Map<string, string>();
    const entries = entriesOf(folder);
    if (entries === null) this.drop(folder);
    else this.stamps.set(folder, now);
    const changed: string[] = [];
    for (const entry of entries ?? []) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (!isAside(entry.name)) changed.push(...this.enter(path));
      } else if (this.isSource(path)) now.set(path, stampOf(path));
    }
    for (const path of new Set([...before.keys(), ...now.keys()]))
      if (before.get(path) !== now.get(path)) changed.push(path);
    return changed;
  }

  private drop(folder: string): void {
    this.folders.get(folder)?.close();
    this.folders.delete(folder);
    this.stamps.delete(folder);
  }
}

function isAside(folder: string): boolean {
  return folder.startsWith('.') || folder === 'node_modules' || folder === '__pycache__';
}

function entriesOf(folder: string): Dirent[] | null {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return null;
  }
}

/** What tells one state of a file from another. */
function stampOf(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat ? `${stat.mtimeMs} ${stat.size} ${stat.ino}` : '';
}

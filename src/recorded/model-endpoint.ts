import { HarnessError } from '../errors/harness-error.js';
import { anthropic } from './dialects/anthropic.js';
import type { ModelDialect } from './dialects/model-dialect.js';
import { openai } from './dialects/openai.js';
import type { DialectName } from './model-options.js';

const DIALECTS: Readonly<Record<DialectName, ModelDialect>> = { openai, anthropic };

/** The variable of the environment that holds the key whatever the dialect. */
const KEY_NAME = 'COMPACTION_CHECK_MODEL_KEY';

/** Where and how a model is asked. The key is in no text that is printed or written. */
export interface ModelEndpoint {
  model: string;
  dialect: ModelDialect;
  url: URL;
  key: string | null;
  /** The variables in which a key is looked for, and the one that had it. */
  keyNames: readonly string[];
  keyFrom: string | null;
}

/**
 * The endpoint at a base URL, its dialect told by the URL where it is not given; the key is taken from the environment.
 *
 * @throws HarnessError CC_MODEL_URL, CC_MODEL_DIALECT, CC_MODEL_KEY.
 */
export function modelEndpoint(
  { name, url: base, dialect: given }: { name: string; url: string; dialect: DialectName | null },
  environment: NodeJS.ProcessEnv = process.env,
): ModelEndpoint {
  const url = readUrl(base);
  const dialect = DIALECTS[given ?? dialectAt(url)];
  // Whoever gives the whole address, or the version that belongs to the path, means the same.
  const path = url.pathname.replace(/\/+$/, '');
  const [version = ''] = /^\/v\d+(?=\/)/.exec(dialect.path) ?? [];
  if (!path.endsWith(dialect.path)) {
    const stem = version !== '' && path.endsWith(version) ? path.slice(0, -version.length) : path;
    url.pathname = stem + dialect.path;
  }
  const keyNames = [KEY_NAME, dialect.keyName];
  const keyFrom = keyNames.find((one) => (environment[one] ?? '').trim() !== '') ?? null;
  const key = keyFrom === null ? null : environment[keyFrom]!.trim();
  if (key !== null && url.protocol === 'http:' && !isLoopback(url)) throw inTheClear(url, keyFrom!);
  return { model: name, dialect, url, key, keyNames, keyFrom };
}

function readUrl(base: string): URL {
  const url = URL.canParse(base) ? new URL(base) : null;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (url && isWeb && url.username === '' && url.password === '') return url;
  throw new HarnessError({
    code: 'CC_MODEL_URL',
    what:
      url && isWeb ? 'The URL of the model holds a user or a password.' : `\`${base}\` is no URL of a model.`,
    why: 'A key belongs into the environment, where no report and no recording shows it.',
    next: `Give the base URL, such as https://api.openai.com/v1, and the key as ${KEY_NAME}.`,
  });
}

function dialectAt({ hostname, pathname }: URL): DialectName {
  if (/(^|\.)anthropic\.com$/.test(hostname) || /\/messages\/?$/.test(pathname)) return 'anthropic';
  if (/(^|\.)openai\.com$/.test(hostname) || /\/(v\d+|openai|chat\/completions)\/?$/.test(pathname))
    return 'openai';
  throw new HarnessError({
    code: 'CC_MODEL_DIALECT',
    what: `Which interface is spoken at ${hostname}${pathname} cannot be told.`,
    why: 'OpenAI and Anthropic spell requests and answers in different ways.',
    next: 'Add `--model-dialect openai` or `--model-dialect anthropic`.',
  });
}

function isLoopback({ hostname }: URL): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

function inTheClear({ host }: URL, name: string): HarnessError {
  return new HarnessError({
    code: 'CC_MODEL_KEY',
    what: `The key in ${name} would go to ${host} without encryption.`,
    why: 'Whoever is on the way could read it.',
    next: `Give an https URL; where no key is needed, unset ${name}.`,
  });
}

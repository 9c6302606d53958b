import type { PrivateKind } from './private-kind.js';

/** Finds private values of a kind: the first group of each match, or all of it. */
export interface Detector {
  kind: PrivateKind;
  pattern: RegExp;
}

/** Begins where no word goes on, or behind an escape within a JSON text. */
const START = String.raw`(?:(?<![\p{L}\p{N}_])|(?<=(?<!\\)(?:\\\\)*\\[nrtbf]))`;
const SEGMENT = String.raw`[\p{L}\p{N}_@][\p{L}\p{N}_.@+~-]*`;
const NAME = String.raw`\p{Lu}[\p{L}'’-]+(?:[ \t]+(?:\p{Lu}\.|(?:von|van|de|der|den|di|da|al|bin)\b|\p{Lu}[\p{L}'’-]+))*`;

const of = (kind: PrivateKind, source: string, flags = 'gu'): Detector => ({
  kind,
  pattern: new RegExp(source, flags),
});

/** What is private by how it looks, or by what stands before it; names of people by their first name are found apart. */
export const DETECTORS: readonly Detector[] = [
  of('secret', '-----BEGIN [A-Z ]+-----(.+?)-----END', 'gsu'),
  // Keys and tokens of known make, then what is given as one.
  of(
    'secret',
    `${START}(?:sk|pk|rk|gh[opsur]|github_pat|glpat|xox[abprs]|npm|hf|AKIA|ASIA|AIza|ya29)[-_.]?[\\w-]{12,}`,
  ),
  of('secret', `${START}eyJ[\\w-]{8,}\\.[\\w-]{8,}(?:\\.[\\w-]+)?`),
  of(
    'secret',
    String.raw`(?:password|passwd|pwd|secret|token|api[_-]?key|access[_-]?key|credentials?)\\?["']?\s*[:=]\s*\\?["']?([^\s"'\\,;)}\]<>]{4,})`,
    'giu',
  ),
  of('secret', String.raw`(?:bearer|basic)\s+([\w.~+/=-]{12,})`, 'giu'),
  of('secret', String.raw`:\/\/[^\s:/@"'\\]+:([^\s:/@"'\\]+)@`),
  // Ids: UUIDs, hashes, and long words of letters and digits.
  of('secret', `${START}[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}(?![\\w-])`),
  of('secret', `${START}(?=[a-f]*\\d)(?=\\d*[a-f])[0-9a-f]{7,}(?![\\p{L}\\p{N}_])`),
  of(
    'secret',
    `${START}(?=[A-Za-z_-]*\\d)(?=[\\d_-]*[A-Za-z])(?=\\w*[a-z]\\w*\\d\\w*[A-Z]|\\w*[A-Z]\\w*\\d\\w*[a-z]|\\w*\\d\\w*[A-Z]\\w*[a-z]|\\w*\\d\\w*[a-z]\\w*[A-Z]|\\w*[a-z]\\w*[A-Z]\\w*\\d|\\w*[A-Z]\\w*[a-z]\\w*\\d)[A-Za-z0-9_]{16,}(?![\\p{L}\\p{N}_])`,
  ),
  of(
    'secret',
    `${START}(?!(?:UTF|SHA|ISO|AES|RSA|GPT|RFC|PEP|CVE|MD|HTTP|TLS|IPV|ES)-)[A-Z][A-Z0-9]+-\\d+(?![\\p{L}\\p{N}_])`,
  ),
  of('e-mail', String.raw`[\p{L}\p{N}][\p{L}\p{N}._%+-]*@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+`),
  of(
    'host',
    String.raw`(?:[a-z][a-z+.-]*:\/\/|git@)(?:[^\s/@"'\\]+@)?([\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*)`,
    'giu',
  ),
  of(
    'host',
    `${START}(?:[a-z0-9-]+\\.)+(?:com|org|net|io|dev|ai|app|cloud|edu|gov|mil|internal|local|corp|lan|intranet|de|fr|uk|eu|ch|nl|pl|jp|cn|ru)(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])`,
  ),
  of('address', `${START}(?:\\d{1,3}\\.){3}\\d{1,3}(?![\\p{L}\\p{N}_.])`),
  of('address', `${START}(?:[0-9a-fA-F]{1,4}:){4,7}[0-9a-fA-F]{1,4}(?![\\p{L}\\p{N}_:])`),
  of('address', `${START}(?:[0-9a-fA-F]{2}[:-]){5}[0-9a-fA-F]{2}(?![\\p{L}\\p{N}_])`),
  // Who a home directory, a head of a mail, a commit or a greeting names.
  of('name', String.raw`(?:\/home\/|[/\\](?:Users|users)(?:\/|\\+))(${SEGMENT})`),
  of(
    'name',
    String.raw`(?:Author|Committer|From|To|Cc|Reviewed-by|Signed-off-by|Co-authored-by|Reported-by|Assignee|Owner):[ \t]*(${NAME})`,
  ),
  of('name', String.raw`\b(?:Mrs?|Ms|Dr|Prof|Herr|Frau|Mme|Mr)\.?[ \t]+(${NAME})`),
  of(
    'name',
    String.raw`\b(?:[Mm]y name is|I am called|Dear|Hi|Hello|Hey|Regards,|Best,|Cheers,|Thanks,|Sincerely,)[ \t\n]+(${NAME})(?=\s*[,.!?\n]|\s*$)`,
  ),
  of('name', String.raw`(?<![\p{L}\p{N}_./])@(?=\w*[-\d])([A-Za-z][\w-]{2,38})(?![\w/.-])`),
  // Paths of two segments or more, and names of files.
  of('path', String.raw`[A-Za-z]:(?:\\{1,2}[^\s\\/"'<>|:*?]+)+`),
  of('path', `(?<![:/\\p{L}\\p{N}_])(?:~|\\.{1,2})?(?:/${SEGMENT})+`),
  of('path', `${START}${SEGMENT}(?:/${SEGMENT})+`),
  of(
    'path',
    `${START}[\\p{L}\\p{N}_][\\p{L}\\p{N}_-]*\\.(?:tsx?|jsx?|mjs|cjs|py|rb|go|rs|java|kt|swift|cs?|cpp|hpp?|php|sql|sh|md|txt|rst|json|ya?ml|toml|xml|html?|css|scss|csv|log|pdf|docx?|xlsx?|png|jpe?g|pem|key|env|ipynb|lock|cfg|ini|conf)(?![\\p{L}\\p{N}_])`,
  ),
  of(
    'number',
    String.raw`(?<![\p{L}\p{N}_.,-])(?:\+\d{1,3}(?:[ -]?\d{2,5}){2,5}|0\d{2,4}[ /-]\d{4,8})(?![\p{L}\p{N}_])`,
  ),
  of('number', String.raw`(?<![\p{L}\p{N}_.])\d{6,}(?![\p{L}\p{N}_.])`),
];

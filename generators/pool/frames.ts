import type { Kind } from '../../src/transcript/turn.js';

/** Where a frame may stand: in talk, as a tool's result, as a failed one, or as the line of a tool use. */
export type FrameUse = 'talk' | 'result' | 'failure' | 'call';

/**
 * A sentence with one slot for the anchor, or two for the anchor and the fact's value.
 *
 * Every slot is filled with a space and the anchor, or with a space, the anchor in quotation marks and a comma; what
 * follows begins with a space. Tokens therefore add up.
 */
export interface Frame {
  use: FrameUse;
  kind: Kind;
  key: string;
  quoted: boolean;
  parts: readonly string[];
}

function talk(key: string, ...parts: string[]): Frame {
  return { use: 'talk', kind: 'prose', key, quoted: false, parts };
}

function data(use: FrameUse, key: string, quoted: boolean, ...parts: string[]): Frame {
  return { use, kind: 'structured', key, quoted, parts };
}

export const FRAMES: readonly Frame[] = [
  talk('decision', 'The decision is', ' for the next step'),
  talk('request', 'My request is', ' before anything else'),
  talk('failure', 'The failure is', ' again and again'),
  talk('constraint', 'One constraint is', ' as before'),
  talk('change', 'The change is', ' and nothing else'),
  talk('finding', 'Here is my finding:', ' and it surprised me'),
  talk('任务', '现在的任务是', ' 请先处理'),
  talk('対象', '対象は', ' です'),
  talk('대상', '이번 대상은', ' 입니다'),
  talk('Задача', 'Задача на сегодня:', ' и больше ничего'),
  talk('المهمة', 'المهمة هي', ' لهذا اليوم'),
  talk('งาน', 'งานต่อไปคือ', ' นะครับ'),
  talk('owner', 'For', ' the owner is', ' since last week'),
  talk('value', 'In production', ' has the value', ' for now'),
  talk('reason', 'We chose', ' and the reason was', ' at that time'),
  talk('successor', 'After', ' comes the successor', ' as planned'),
  talk('负责人', '关于', ' 负责人是', ' 请记住'),
  data('result', 'result', true, '{"ok": true, "result":', ' "took_ms": 12}'),
  data('result', 'match', true, '[{"match":', ' "line": 7}]'),
  data('result', 'output', false, 'level=info msg=done output:', ' exit=0'),
  data('result', 'value', true, '{"item":', ' "value":', ' "fresh": true}'),
  data('result', 'target', false, 'link', ' has the target', ' (checked)'),
  data('failure', 'cause', false, 'Error: the command failed, cause', ' was not expected'),
  data('failure', 'cause', false, 'Traceback: step', ' failed, the cause was', ' at the top'),
  data('call', 'path', true, 'read_file {"path":', ' "limit": 200}'),
  data('call', 'query', true, 'search {"query":', ' "exact": true}'),
  data('call', 'command', true, 'run {"command":', ' "timeout": 30}'),
  data('call', 'value', true, 'set_value {"item":', ' "value":', ' "dry_run": false}'),
];

/** Things people say that nobody has to remember. */
export const REMARKS: readonly string[] = [
  'ok',
  'Thanks, that helps.',
  'Go on, please.',
  'Let me think about it.',
  'Understood!',
  '好的，继续。',
  'わかりました。',
  'Да, так и сделаем.',
  '👍',
  'Hm, are you sure?',
];

/** Tool uses that name nothing. */
export const PLAIN_CALLS: readonly string[] = [
  'list_files {}',
  'status {"verbose": false}',
  'run_tests {"all": true}',
];

/** Words of one token, behind a space, in both encodings. */
export const PAD_WORDS: readonly string[] = [
  'again',
  'today',
  'more',
  'still',
  'here',
  'please',
  'soon',
  'now',
];

/** What the generated system turns begin with. */
export const SYSTEM_LINES: readonly string[] = [
  'You are a careful assistant for a small software team.',
  'You help with code and never guess.',
];

import { expect, it } from 'vitest';
import { renderSmoke } from '../../../reports/smoke/render-smoke.js';

const HOW = { color: false, width: 80, file: undefined, command: 'python3 "my compactor.py"' };
const passed = { result: 'passed', says: null, next: null } as const;

it('says what works, and how to go on', () => {
  const checks = [
    { ...passed, does: 'opens a session' },
    { ...passed, does: 'makes a pass', says: 'noop' },
  ];
  expect(renderSmoke({ version: 1, compactor: 'mine 1.0', checks, console: 'chatter' }, HOW)).toBe(
    [
      'mine 1.0 · smoke test of its adapter',
      '',
      '  ✓ opens a session',
      '  ✓ makes a pass · noop',
      '',
      `WORKS · now check it: npx compaction-check run --command 'python3 "my compactor.py"'`,
      '',
    ].join('\n'),
  );
});

it('says what is wrong, what to do, and what was printed; a terminal obeys nothing in it', () => {
  const checks = [
    { does: 'takes turns', result: 'failed' as const, says: 'got \u001b[2J', next: 'Flush.' },
    { does: 'makes a pass', result: 'skipped' as const, says: 'not reached', next: null },
  ];
  const text = renderSmoke({ version: 1, compactor: null, checks, console: 'boo\u0007\n' }, HOW);
  expect(text).toBe(
    [
      'python3 "my compactor.py" · smoke test of its adapter',
      '',
      '  ✗ takes turns',
      '    seen  got ␛[2J',
      '    next  Flush.',
      '  – 1 more not reached',
      '',
      'it printed',
      '  boo␇',
      '',
      'BROKEN · 1 of 2 do not work',
      '',
    ].join('\n'),
  );
});

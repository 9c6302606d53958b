import { expect, it } from 'vitest';
import type { Session } from '../../../src/compactor/session.js';
import { probeCapabilities } from '../../../src/drive/probe-capabilities.js';
import { tokenizer } from '../../conversation.js';

const bare: Session = { append() {}, compact: () => ({ status: 'noop' }), view: () => [], recall: () => '' };

it('reads off a session what it has, also when it never closes', async () => {
  const close = () => new Promise<void>(() => {});
  const compactor = { name: 'never closes', open: () => ({ ...bare, close }) };
  expect(await probeCapabilities(compactor, tokenizer, 50)).toMatchObject({ recall: true, claims: false });
  expect(await probeCapabilities({ ...compactor, open: () => bare }, tokenizer, 50)).toMatchObject({
    recall: true,
    claims: false,
  });
});

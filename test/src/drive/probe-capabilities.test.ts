import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Compactor } from '../../../src/compactor/compactor.js';
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

it('opens what keeps a session in a directory with one, which is removed again', async () => {
  const dirs: (string | undefined)[] = [];
  const compactor: Compactor = {
    name: 'durable',
    supports: { durable: true },
    open({ dir }) {
      expect(existsSync(dir!)).toBe(true);
      dirs.push(dir);
      return bare;
    },
  };
  expect(await probeCapabilities(compactor, tokenizer, 50)).toMatchObject({ recall: true, durable: true });
  expect(dirs.map((dir) => existsSync(dir!))).toEqual([false]);
});

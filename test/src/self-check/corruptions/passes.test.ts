import { describe, expect, it } from 'vitest';
import { alwaysRefuses } from '../../../../src/self-check/corruptions/always-refuses.js';
import { askedForNothing } from '../../../../src/self-check/corruptions/asked-for-nothing.js';
import { attachmentsHidden } from '../../../../src/self-check/corruptions/attachments-hidden.js';
import { engineError } from '../../../../src/self-check/corruptions/engine-error.js';
import { hangs } from '../../../../src/self-check/corruptions/hangs.js';
import { inputChanged } from '../../../../src/self-check/corruptions/input-changed.js';
import { neverCompacts } from '../../../../src/self-check/corruptions/never-compacts.js';
import { nonsenseView } from '../../../../src/self-check/corruptions/nonsense-view.js';
import { oddSettingsCrash } from '../../../../src/self-check/corruptions/odd-settings-crash.js';
import { oddTextRefused } from '../../../../src/self-check/corruptions/odd-text-refused.js';
import { throwsAfterwards } from '../../../../src/self-check/corruptions/throws-afterwards.js';
import { triggerIgnored } from '../../../../src/self-check/corruptions/trigger-ignored.js';
import { append, compact, play, scenario, turn } from '../../../conversation.js';
import { CAPABLE, environmentOf, LOG, sessionAfterPass } from '../look-at.js';

const PLAYED = scenario([append(...LOG), compact], { settings: { keep: 6, summaryBudget: 200 } });

describe('a pass', () => {
  it.each([
    { corruption: neverCompacts, status: 'noop' },
    { corruption: alwaysRefuses, status: 'refused' },
  ])('$corruption.name: $corruption.says', async ({ corruption, status }) => {
    const { moments } = await play(corruption.corrupt(CAPABLE), PLAYED);
    expect(moments.at(-1)).toMatchObject({ outcome: { status }, calls: [] });
    expect(moments.at(-1)?.view).toEqual(moments.at(-2)?.view);
  });

  it('ends in an error of the engine', async () => {
    const { breakdown } = await play(engineError.corrupt(CAPABLE), PLAYED);
    expect(breakdown).toMatchObject({
      kind: 'crashed',
      message: expect.stringMatching(/^TypeError: Cannot read/),
    });
  });

  it('throws after it has changed the state', async () => {
    const { breakdown } = await play(throwsAfterwards.corrupt(CAPABLE), PLAYED);
    expect(breakdown).toMatchObject({
      kind: 'crashed',
      message: expect.stringMatching(/thrown after the state had changed/),
    });
  });

  it('asks the summarizer although it has nothing to ask', async () => {
    const played = { ...PLAYED, steps: [...PLAYED.steps, compact] };
    const [plain, corrupted] = [
      await play(CAPABLE, played),
      await play(askedForNothing.corrupt(CAPABLE), played),
    ];
    expect(plain.moments.map(({ calls }) => calls.length)).toEqual([0, 1, 0]);
    expect(corrupted.moments.map(({ calls }) => calls.length)).toEqual([0, 1, 1]);
    expect(corrupted.moments.at(-1)?.view).toEqual(plain.moments.at(-1)?.view);
  });

  it('never ends', async () => {
    const { breakdown } = await play(hangs.corrupt(CAPABLE), PLAYED, hangs.stepLimitMs);
    expect(breakdown).toMatchObject({ kind: 'hung', during: 'compact()' });
  });

  it('fails where a turn holds a special token, and nowhere else', async () => {
    const odd = turn('t1', null, { text: 'It ends with <|endoftext|>.' });
    await expect(sessionAfterPass(oddTextRefused, { log: [odd] })).rejects.toThrow('special token');
    await expect(sessionAfterPass(oddTextRefused)).resolves.toBeDefined();
  });
});

describe('a session', () => {
  it('crashes where a setting is no whole number, and opens otherwise', async () => {
    const { settings } = environmentOf();
    const open = (changed: object) => async () =>
      oddSettingsCrash.corrupt(CAPABLE).open({ ...environmentOf(), settings: { ...settings, ...changed } });
    await expect(open({ keep: 0.5 })()).rejects.toThrow('Invalid array length');
    await expect(open({ window: Number.NaN })()).rejects.toThrow('Invalid array length');
    await expect(open({ summaryBudget: null })()).resolves.toBeDefined();
  });

  it('is not told its trigger', async () => {
    const far = { ...PLAYED, settings: { ...PLAYED.settings, trigger: PLAYED.settings.window } };
    expect((await play(CAPABLE, far)).moments.at(-1)?.outcome?.status).toBe('noop');
    const { moments } = await play(triggerIgnored.corrupt(CAPABLE), far);
    expect(moments.at(-1)?.outcome?.status).toBe('compacted');
  });

  it('changes what it was given', async () => {
    const { changedInput } = await play(inputChanged.corrupt(CAPABLE), PLAYED);
    expect(changedInput).toEqual(LOG.map(({ id }) => id));
  });

  it('is not given attachments', async () => {
    const session = await sessionAfterPass(attachmentsHidden);
    expect((await session.log!()).map((turn) => turn.attachments)).toEqual(LOG.map(() => undefined));
    expect((await (await sessionAfterPass(null)).log!()).at(-1)?.attachments).toHaveLength(1);
  });

  it('returns a view that is none', async () => {
    const { breakdown } = await play(nonsenseView.corrupt(CAPABLE), PLAYED);
    expect(breakdown).toMatchObject({ kind: 'nonsense', during: 'view()' });
  });
});

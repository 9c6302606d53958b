import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { counterexample, scenario } from '../samples/counterexample.js';
import { kept, moment } from '../samples/moment.js';
import { broken, report } from '../samples/report.js';
import { summarizerCall } from '../samples/summarizer-call.js';
import { turn } from '../samples/turn.js';
import { CHROMIUM, PagesFromDisk } from './browser.js';
import { pageOf, REPORTS } from './pages.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What a checker of accessibility finds that keeps somebody from reading the page. */
async function seriousFindings(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate<AxeResults>('axe.run()');
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`);
}

const HOSTILE = [
  '</style><style>body{display:none}</style>',
  '</script><script>alert(1)</script>',
  '<img src="https://evil.example/a.png" onerror="alert(2)">',
  '--><!-- "><svg onload=alert(3)> &lt;b&gt;',
  'pay \u202etxt.exe\u202c \u2066x\u2069 \u0007\u001b[31m\u0000 \ud800',
].join('\n');

describe.skipIf(!CHROMIUM)('a report that is opened from disk', () => {
  let pages: PagesFromDisk;
  beforeAll(async () => {
    pages = await PagesFromDisk.start();
  });
  afterAll(() => pages?.close());

  it.each(Object.entries(REPORTS))(
    'of %s can be read by everybody, and asks for nothing',
    async (_, sample) => {
      const { page, requests, complaints } = await pages.open(pageOf(sample), { colorScheme: 'light' });
      const light = await seriousFindings(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect([...light, ...(await seriousFindings(page))]).toEqual([]);
      await page.setViewportSize({ width: 360, height: 700 });
      expect(await page.evaluate('document.scrollingElement.scrollWidth')).toBe(360);
      expect({ requests, complaints }).toEqual({ requests: [], complaints: [] });
    },
  );

  it('shows a conversation that tries to be more than text as text', async () => {
    const turns = [turn('t1', HOSTILE, null), turn('<b>t2</b>', 'x', null)];
    const found = counterexample(
      {
        scenario: scenario([{ step: 'append', turns }, { step: 'compact' }]),
        moments: [
          moment(0, 2),
          moment(1, 2, { calls: [summarizerCall(['t1'], HOSTILE, [])], view: kept(turns) }),
        ],
      },
      {
        property: '"><script>alert(4)</script>',
        clauses: ['<i>'],
        claim: HOSTILE,
        violations: [{ moment: 1, turn: 't1', says: HOSTILE }],
      },
    );
    const { page, requests, complaints } = await pages.open(pageOf(report([broken(found)])));
    const count = (what: string) => page.locator(what).count();
    expect([
      await count('script'),
      await count('style'),
      await count('img'),
      await count('main b b'),
    ]).toEqual([1, 1, 0, 0]);
    const shown = await page.locator('.conversation .text').first().textContent();
    expect(shown).toContain('</script><script>alert(1)</script>');
    expect(shown).toContain('pay \\u{202E}txt.exe\\u{202C} \\u{2066}x\\u{2069} ␇␛[31m␀ \\u{D800}');
    expect({ requests, complaints }).toEqual({ requests: [], complaints: [] });
  });

  it('is used from the keyboard: it skips, chooses colours, copies the command and unfolds', async () => {
    const { page } = await pages.open(pageOf(REPORTS['each verdict']), { colorScheme: 'light' });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const background = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await press('Tab');
    expect(await page.locator(':focus').textContent()).toBe('Skip to the report');
    const light = await background();
    await press('Tab', 'ArrowRight', 'ArrowRight');
    expect(await background()).not.toBe(light);
    await press('Tab', 'Enter');
    await page.locator('#status:has-text("The command was copied.")').waitFor({ state: 'attached' });
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
      'npx compaction-check run mine.ts --seed 42 --runs 2000',
    );
    await page.reload();
    expect(await background()).not.toBe(light);
    const first = page.locator('details.counterexample').first();
    await first.locator('summary').first().focus();
    await press('Enter');
    expect(await first.getAttribute('open')).toBe(null);
  });

  it('unfolds the counterexample that a property links to', async () => {
    const { page } = await pages.open(pageOf(REPORTS['forty properties']));
    const closed = page.locator('details.counterexample:not([open])').last();
    const id = await closed.getAttribute('id');
    await page.locator(`a[href="#${id}"]`).click();
    await page.locator(`details[open][id="${id}"] .strip`).waitFor();
    await page.locator('button.all').click();
    expect(await page.locator('details.counterexample:not([open])').count()).toBe(0);
  });

  it('prints every counterexample, light and without what paper cannot do', async () => {
    const { page } = await pages.open(pageOf(REPORTS['forty properties']), { colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const closed = page.locator('details.counterexample:not([open])').last();
    expect((await closed.boundingBox())!.height).toBeGreaterThan(400);
    expect(await page.locator('button:visible, nav:visible').count()).toBe(0);
    expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(252, 251, 248)');
    expect((await page.pdf()).length).toBeGreaterThan(20_000);
  });

  it('is a whole report without its script', async () => {
    const { page } = await pages.open(pageOf(REPORTS['each verdict']), { javaScriptEnabled: false });
    expect(await page.locator('button:visible').count()).toBe(0);
    expect(await page.locator('details.counterexample[open] .strip').count()).toBeGreaterThan(0);
    await page.locator('text=dark').click();
    expect(await page.locator('#theme-dark').isChecked()).toBe(true);
  });
});

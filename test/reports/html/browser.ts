import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The browser that is installed here; without one, what needs it is skipped. */
export const CHROMIUM = PLACES.find((path) => path !== undefined && existsSync(path));

/** A page that was opened from disk, with all that it asked for beside itself, and all that it complained about. */
export interface Opened {
  page: Page;
  requests: string[];
  complaints: string[];
}

/** One browser for several pages, each a file of its own. */
export class PagesFromDisk {
  readonly #folder = mkdtempSync(join(tmpdir(), 'compaction-check-html-'));
  readonly #browser: Browser;
  #files = 0;

  private constructor(browser: Browser) {
    this.#browser = browser;
  }

  static async start(): Promise<PagesFromDisk> {
    return new PagesFromDisk(await chromium.launch({ executablePath: CHROMIUM!, args: ['--no-sandbox'] }));
  }

  async open(html: string, how: BrowserContextOptions = {}): Promise<Opened> {
    const file = join(this.#folder, `${this.#files++}.html`);
    writeFileSync(file, html);
    const url = pathToFileURL(file).href;
    const context = await this.#browser.newContext({ viewport: { width: 1200, height: 900 }, ...how });
    const page = await context.newPage();
    const requests: string[] = [];
    const complaints: string[] = [];
    page.on('request', (request) => {
      if (request.url() !== url && !request.url().startsWith('data:')) requests.push(request.url());
    });
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('dialog', (dialog) => complaints.push(dialog.message()));
    await page.goto(url);
    return { page, requests, complaints };
  }

  async close(): Promise<void> {
    await this.#browser.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

import type { Capabilities } from '../../compactor/capabilities.js';
import type { Case } from '../../compare/cases.js';
import type { Contender } from '../../compare/contender.js';
import { storedContender } from '../../compare/stored-contender.js';
import { whyUntold } from '../../compare/why-untold.js';
import { LAW } from '../../run/law.js';
import type { RunOptions } from '../../run/run-options.js';
import type { BaselineHeader } from '../../store/baseline/baseline.js';
import { BaselineReader } from '../../store/baseline/baseline-reader.js';
import { contenderOn } from './contender-on.js';
import type { Play } from './play-around.js';
import { openStageApart } from './stage-apart.js';

/** The one that is compared with. */
export interface OpenOpponent {
  /** It, as one that is driven so; what ends a play early is told by `wrap`. */
  contender(how: Pick<RunOptions, 'tokenizer' | 'stepLimitMs'>, wrap: (play: Play) => Play): Contender;
  /** The cases that it is known by, where it cannot be driven with others. */
  stored: { cases: AsyncIterable<Case>; settings: BaselineHeader['settings']; isCutShort(): boolean } | null;
  /** Why it would be unfair to compare one that supports so much with it; null if it is fair. */
  whyUnfair(supports: Capabilities): string | null;
  close(): Promise<void>;
}

/**
 * Opens the module, or the baseline, of the one that is compared with.
 *
 * @throws HarnessError for what is wrong with it.
 */
export async function openOpponent(
  old: { module: string } | { baseline: string },
  source: string,
  stepLimitMs: number,
): Promise<OpenOpponent> {
  return 'module' in old ? hosted(old.module, source, stepLimitMs) : stored(old.baseline, source);
}

async function hosted(module: string, source: string, stepLimitMs: number): Promise<OpenOpponent> {
  const stage = await openStageApart(module, stepLimitMs);
  const { countsItself } = stage.about;
  return {
    contender: (how, wrap) =>
      contenderOn(
        { ...stage, play: wrap(stage.play) },
        stage.compactor,
        how,
        { source, countsItself },
        module,
      ),
    stored: null,
    whyUnfair: () => null,
    close: () => stage.close(),
  };
}

async function stored(file: string, source: string): Promise<OpenOpponent> {
  const reader = await BaselineReader.open(file);
  const { compactor, supports, countsItself, settings, law } = reader.header;
  const { contender, cases } = storedContender(
    { ...compactor, source, supports, countsItself },
    reader.runs(),
  );
  return {
    contender: () => contender,
    stored: { cases, settings, isCutShort: () => reader.ended === 'hung' },
    whyUnfair: (now) =>
      law === LAW
        ? whyUntold(supports, now)
        : `the baseline was made under law ${law}, and this is law ${LAW}`,
    close: () => reader.close(),
  };
}

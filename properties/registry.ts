import type { Property } from '../src/property/property.js';
import { summaryFits } from './budget/summary-fits.js';
import { loud } from './conservation/loud.js';
import { partition } from './conservation/partition.js';
import { uncoveredCounted } from './conservation/uncovered-counted.js';
import { anchoredOnly } from './coverage/anchored-only.js';
import { anchorsPresent } from './coverage/anchors-present.js';
import { cutNoticed } from './coverage/cut-noticed.js';
import { cutTurnsWhole } from './coverage/cut-turns-whole.js';
import { exactBoundary } from './coverage/exact-boundary.js';
import { factsPresent } from './coverage/facts-present.js';
import { failsClosed } from './coverage/fails-closed.js';
import { onlyWhatWasSeen } from './coverage/only-what-was-seen.js';
import { progress } from './coverage/progress.js';
import { removedTurnsSummarized } from './coverage/removed-turns-summarized.js';
import { reportNarrows } from './coverage/report-narrows.js';
import { safeSideUsed } from './coverage/safe-side-used.js';
import { noCrash } from './failure/no-crash.js';
import { nothingUnusableCommitted } from './failure/nothing-unusable-committed.js';
import { inputUnchanged } from './protocol/input-unchanged.js';
import { factAnswered } from './reconstruction/fact-answered.js';
import { factAnsweredStrict } from './reconstruction/fact-answered-strict.js';
import { honestSource } from './reconstruction/honest-source.js';
import { inconsistencyLoud } from './reconstruction/inconsistency-loud.js';
import { uncoveredVerbatim } from './reconstruction/uncovered-verbatim.js';
import { anyText } from './summarizer/any-text.js';
import { carriesPrevious } from './summarizer/carries-previous.js';
import { cutSaysSo } from './summarizer/cut-says-so.js';
import { keepsAnchors } from './summarizer/keeps-anchors.js';
import { nothingInvented } from './summarizer/nothing-invented.js';
import { reportFacts } from './summarizer/report-facts.js';
import { reportTrue } from './summarizer/report-true.js';
import { usable } from './summarizer/usable.js';
import { withinBudget } from './summarizer/within-budget.js';

/** All properties, in the order in which they are reported: the two promises first. */
export const PROPERTIES: readonly Property[] = [
  anchorsPresent,
  factAnswered,
  cutNoticed,
  failsClosed,
  exactBoundary,
  anchoredOnly,
  reportNarrows,
  safeSideUsed,
  progress,
  onlyWhatWasSeen,
  nothingUnusableCommitted,
  noCrash,
  partition,
  loud,
  summaryFits,
  uncoveredVerbatim,
  inconsistencyLoud,
  honestSource,
  inputUnchanged,
  removedTurnsSummarized,
  cutTurnsWhole,
  factsPresent,
  factAnsweredStrict,
  uncoveredCounted,
  keepsAnchors,
  withinBudget,
  cutSaysSo,
  reportTrue,
  usable,
  carriesPrevious,
  anyText,
  reportFacts,
  nothingInvented,
];

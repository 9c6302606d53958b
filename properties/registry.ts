import type { Property } from '../src/property/property.js';
import { estimateTrue } from './budget/estimate-true.js';
import { summaryFits } from './budget/summary-fits.js';
import { triggerAwaited } from './budget/trigger-awaited.js';
import { viewFits } from './budget/view-fits.js';
import { viewShrinks } from './budget/view-shrinks.js';
import { appendedDuringKept } from './concurrency/appended-during-kept.js';
import { passesOneAfterOther } from './concurrency/passes-one-after-other.js';
import { idsUnique } from './conservation/ids-unique.js';
import { logAppendOnly } from './conservation/log-append-only.js';
import { loud } from './conservation/loud.js';
import { partition } from './conservation/partition.js';
import { twinsStayTwo } from './conservation/twins-stay-two.js';
import { uncoveredCounted } from './conservation/uncovered-counted.js';
import { anchoredOnly } from './coverage/anchored-only.js';
import { anchorsPresent } from './coverage/anchors-present.js';
import { attachmentsLeaveATrace } from './coverage/attachments-leave-a-trace.js';
import { cutNoticed } from './coverage/cut-noticed.js';
import { cutTurnsWhole } from './coverage/cut-turns-whole.js';
import { exactBoundary } from './coverage/exact-boundary.js';
import { factsPresent } from './coverage/facts-present.js';
import { failsClosed } from './coverage/fails-closed.js';
import { inventsNothing } from './coverage/invents-nothing.js';
import { laterValueWins } from './coverage/later-value-wins.js';
import { onlyWhatWasSeen } from './coverage/only-what-was-seen.js';
import { progress } from './coverage/progress.js';
import { removedTurnsSummarized } from './coverage/removed-turns-summarized.js';
import { reportNarrows } from './coverage/report-narrows.js';
import { safeSideUsed } from './coverage/safe-side-used.js';
import { secretsNotCopied } from './coverage/secrets-not-copied.js';
import { killBeforeOrAfter } from './durability/kill-before-or-after.js';
import { reloadEquals } from './durability/reload-equals.js';
import { failedPassChangesNothing } from './failure/failed-pass-changes-nothing.js';
import { noCrash } from './failure/no-crash.js';
import { nothingUnusableCommitted } from './failure/nothing-unusable-committed.js';
import { idleChangesNothing } from './passes/idle-changes-nothing.js';
import { noLoop } from './passes/no-loop.js';
import { exchangesWhole } from './protocol/exchanges-whole.js';
import { firstTaskKept } from './protocol/first-task-kept.js';
import { honestOutcome } from './protocol/honest-outcome.js';
import { injectionGainsNoRole } from './protocol/injection-gains-no-role.js';
import { inputUnchanged } from './protocol/input-unchanged.js';
import { keptVerbatim } from './protocol/kept-verbatim.js';
import { lateSystemInPlace } from './protocol/late-system-in-place.js';
import { logOrder } from './protocol/log-order.js';
import { lookalikesStayTurns } from './protocol/lookalikes-stay-turns.js';
import { newestRequestKept } from './protocol/newest-request-kept.js';
import { newestTurnsKept } from './protocol/newest-turns-kept.js';
import { opensWithUser } from './protocol/opens-with-user.js';
import { pinnedTurnsKept } from './protocol/pinned-turns-kept.js';
import { resultsFollowUse } from './protocol/results-follow-use.js';
import { settingsTotal } from './protocol/settings-total.js';
import { summaryAsWritten } from './protocol/summary-as-written.js';
import { systemFirst } from './protocol/system-first.js';
import { textWellFormed } from './protocol/text-well-formed.js';
import { userTurnPresent } from './protocol/user-turn-present.js';
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
  failedPassChangesNothing,
  noCrash,
  partition,
  loud,
  idsUnique,
  twinsStayTwo,
  summaryFits,
  viewShrinks,
  viewFits,
  triggerAwaited,
  uncoveredVerbatim,
  inconsistencyLoud,
  honestSource,
  inputUnchanged,
  logAppendOnly,
  exchangesWhole,
  resultsFollowUse,
  systemFirst,
  newestRequestKept,
  userTurnPresent,
  keptVerbatim,
  logOrder,
  textWellFormed,
  summaryAsWritten,
  lookalikesStayTurns,
  estimateTrue,
  settingsTotal,
  honestOutcome,
  opensWithUser,
  lateSystemInPlace,
  firstTaskKept,
  newestTurnsKept,
  pinnedTurnsKept,
  inventsNothing,
  laterValueWins,
  attachmentsLeaveATrace,
  secretsNotCopied,
  injectionGainsNoRole,
  removedTurnsSummarized,
  idleChangesNothing,
  noLoop,
  appendedDuringKept,
  passesOneAfterOther,
  reloadEquals,
  killBeforeOrAfter,
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

import { addsAReference } from './faulty/adds-a-reference.js';
import { addsUpUsage } from './faulty/adds-up-usage.js';
import { alwaysCompacted } from './faulty/always-compacted.js';
import { alwaysRefuses } from './faulty/always-refuses.js';
import { anchorsOnly } from './faulty/anchors-only.js';
import { assistantOpens } from './faulty/assistant-opens.js';
import { attachmentsDropped } from './faulty/attachments-dropped.js';
import { blankCommitted } from './faulty/blank-committed.js';
import { charactersForTokens } from './faulty/characters-for-tokens.js';
import { claimsLastMentioned } from './faulty/claims-last-mentioned.js';
import { claimsToFit } from './faulty/claims-to-fit.js';
import { clearsFirst } from './faulty/clears-first.js';
import { compactsACopy } from './faulty/compacts-a-copy.js';
import { condensesItself } from './faulty/condenses-itself.js';
import { countsTalkOnly } from './faulty/counts-talk-only.js';
import { countsThePrefix } from './faulty/counts-the-prefix.js';
import { countsWhatIsGone } from './faulty/counts-what-is-gone.js';
import { coversNothing } from './faulty/covers-nothing.js';
import { crashOnEmpty } from './faulty/crash-on-empty.js';
import { cutIgnored } from './faulty/cut-ignored.js';
import { cutsThroughCharacters } from './faulty/cuts-through-characters.js';
import { deniesTheCut } from './faulty/denies-the-cut.js';
import { drainsInput } from './faulty/drains-input.js';
import { dropsOnFailure } from './faulty/drops-on-failure.js';
import { dropsPendingUse } from './faulty/drops-pending-use.js';
import { dropsTheTail } from './faulty/drops-the-tail.js';
import { dropsUnlisted } from './faulty/drops-unlisted.js';
import { dropsWhileBusy } from './faulty/drops-while-busy.js';
import { echoCommitted } from './faulty/echo-committed.js';
import { emptyAnchor } from './faulty/empty-anchor.js';
import { errorTextCommitted } from './faulty/error-text-committed.js';
import { expectsATurn } from './faulty/expects-a-turn.js';
import { firstFactOnly } from './faulty/first-fact-only.js';
import { firstTaskLetGo } from './faulty/first-task-let-go.js';
import { firstValueWins } from './faulty/first-value-wins.js';
import { forgetsEarlierSummary } from './faulty/forgets-earlier-summary.js';
import { forgetsPins } from './faulty/forgets-pins.js';
import { forgetsPrevious } from './faulty/forgets-previous.js';
import { fourCharactersAToken } from './faulty/four-characters-a-token.js';
import { givesUpTheTail } from './faulty/gives-up-the-tail.js';
import { goesByStaleUsage } from './faulty/goes-by-stale-usage.js';
import { grows } from './faulty/grows.js';
import { hangsAsync } from './faulty/hangs-async.js';
import { headingCommitted } from './faulty/heading-committed.js';
import { hidesWhatWasPrepared } from './faulty/hides-what-was-prepared.js';
import { hoistsSystemTurns } from './faulty/hoists-system-turns.js';
import { hollowAnswer } from './faulty/hollow-answer.js';
import { inputCut } from './faulty/input-cut.js';
import { inputRange } from './faulty/input-range.js';
import { keepsAPlaceForEach } from './faulty/keeps-a-place-for-each.js';
import { keepsOneLess } from './faulty/keeps-one-less.js';
import { lastAnchorWatermark } from './faulty/last-anchor-watermark.js';
import { leavesResultsBehind } from './faulty/leaves-results-behind.js';
import { lessThanAtCeiling } from './faulty/less-than-at-ceiling.js';
import { lessThanAtClaim } from './faulty/less-than-at-claim.js';
import { liftsToSystem } from './faulty/lifts-to-system.js';
import { logDeduplicated } from './faulty/log-deduplicated.js';
import { logRewritten } from './faulty/log-rewritten.js';
import { logTrimmed } from './faulty/log-trimmed.js';
import { lostEntryEmpty } from './faulty/lost-entry-empty.js';
import { lowerCases } from './faulty/lower-cases.js';
import { makesUpAnApproval } from './faulty/makes-up-an-approval.js';
import { mergesEqualTurns } from './faulty/merges-equal-turns.js';
import { neverAboveNan } from './faulty/never-above-nan.js';
import { neverCompacts } from './faulty/never-compacts.js';
import { newestFirst } from './faulty/newest-first.js';
import { nobodyAsked } from './faulty/nobody-asked.js';
import { nonsenseView } from './faulty/nonsense-view.js';
import { nothingYet } from './faulty/nothing-yet.js';
import { numbersTheView } from './faulty/numbers-the-view.js';
import { oneSummaryId } from './faulty/one-summary-id.js';
import { overBudgetCommitted } from './faulty/over-budget-committed.js';
import { overflowsInSilence } from './faulty/overflows-in-silence.js';
import { overlappingLists } from './faulty/overlapping-lists.js';
import { passesCollide } from './faulty/passes-collide.js';
import { pinsByRole } from './faulty/pins-by-role.js';
import { placeholderAnswer } from './faulty/placeholder-answer.js';
import { plainSubstring } from './faulty/plain-substring.js';
import { prunesLog } from './faulty/prunes-log.js';
import { quotesUserMessages } from './faulty/quotes-user-messages.js';
import { readsSettingsAsText } from './faulty/reads-settings-as-text.js';
import { recallNotFound } from './faulty/recall-not-found.js';
import { refusalCommitted } from './faulty/refusal-committed.js';
import { refusesSpecialTokens } from './faulty/refuses-special-tokens.js';
import { remindsInBetween } from './faulty/reminds-in-between.js';
import { repeatedIds } from './faulty/repeated-ids.js';
import { repeatsTheRequest } from './faulty/repeats-the-request.js';
import { replacesInTemplate } from './faulty/replaces-in-template.js';
import { replacesTheSnapshot } from './faulty/replaces-the-snapshot.js';
import { reportIgnored } from './faulty/report-ignored.js';
import { reportTrustedBlindly } from './faulty/report-trusted-blindly.js';
import { reportsBareNames } from './faulty/reports-bare-names.js';
import { reportsWhatItRead } from './faulty/reports-what-it-read.js';
import { requestSummarized } from './faulty/request-summarized.js';
import { retriesWithLess } from './faulty/retries-with-less.js';
import { shortensKeptTurns } from './faulty/shortens-kept-turns.js';
import { showsBeginnings } from './faulty/shows-beginnings.js';
import { showsTheRestOnly } from './faulty/shows-the-rest-only.js';
import { silentOmitter } from './faulty/silent-omitter.js';
import { silentUnknown } from './faulty/silent-unknown.js';
import { slicesTheEndOff } from './faulty/slices-the-end-off.js';
import { sourceDocument } from './faulty/source-document.js';
import { splitsParallelUses } from './faulty/splits-parallel-uses.js';
import { storesAscii } from './faulty/stores-ascii.js';
import { summaryBeforeSystem } from './faulty/summary-before-system.js';
import { summaryByItsLooks } from './faulty/summary-by-its-looks.js';
import { summarySaidLog } from './faulty/summary-said-log.js';
import { summarySourceLie } from './faulty/summary-source-lie.js';
import { swapsTheTokens } from './faulty/swaps-the-tokens.js';
import { systemSummarized } from './faulty/system-summarized.js';
import { tailNotKept } from './faulty/tail-not-kept.js';
import { takesDataForImages } from './faulty/takes-data-for-images.js';
import { toolCallCommitted } from './faulty/tool-call-committed.js';
import { trimsAnswers } from './faulty/trims-answers.js';
import { trimsToBudget } from './faulty/trims-to-budget.js';
import { trimsWhatItCarries } from './faulty/trims-what-it-carries.js';
import { uncountedUncovered } from './faulty/uncounted-uncovered.js';
import { writtenWhenClosed } from './faulty/written-when-closed.js';
import { zeroMeansDefault } from './faulty/zero-means-default.js';
import type { FaultySpecimen } from './specimen.js';

export { FAULT_KINDS, type FaultKind } from './fault-kinds.js';
export type { FaultySpecimen, Specimen } from './specimen.js';

/** Compactors with one fault each. */
export const FAULTY: readonly FaultySpecimen[] = [
  inputRange,
  sourceDocument,
  alwaysRefuses,
  anchorsOnly,
  blankCommitted,
  claimsLastMentioned,
  coversNothing,
  crashOnEmpty,
  cutIgnored,
  drainsInput,
  dropsTheTail,
  dropsUnlisted,
  echoCommitted,
  emptyAnchor,
  errorTextCommitted,
  firstFactOnly,
  forgetsEarlierSummary,
  hangsAsync,
  headingCommitted,
  hollowAnswer,
  inputCut,
  lastAnchorWatermark,
  lessThanAtCeiling,
  logTrimmed,
  lostEntryEmpty,
  neverCompacts,
  nonsenseView,
  overBudgetCommitted,
  overlappingLists,
  placeholderAnswer,
  plainSubstring,
  prunesLog,
  recallNotFound,
  refusalCommitted,
  repeatedIds,
  reportIgnored,
  reportTrustedBlindly,
  showsBeginnings,
  showsTheRestOnly,
  silentOmitter,
  silentUnknown,
  summarySaidLog,
  summarySourceLie,
  toolCallCommitted,
  trimsAnswers,
  trimsToBudget,
  uncountedUncovered,
  addsAReference,
  charactersForTokens,
  expectsATurn,
  forgetsPrevious,
  lessThanAtClaim,
  lowerCases,
  nothingYet,
  refusesSpecialTokens,
  reportsBareNames,
  reportsWhatItRead,
  slicesTheEndOff,
  dropsOnFailure,
  leavesResultsBehind,
  splitsParallelUses,
  dropsPendingUse,
  remindsInBetween,
  summaryBeforeSystem,
  systemSummarized,
  requestSummarized,
  nobodyAsked,
  assistantOpens,
  firstTaskLetGo,
  hoistsSystemTurns,
  shortensKeptTurns,
  newestFirst,
  logRewritten,
  logDeduplicated,
  grows,
  overflowsInSilence,
  claimsToFit,
  alwaysCompacted,
  countsThePrefix,
  deniesTheCut,
  swapsTheTokens,
  cutsThroughCharacters,
  replacesInTemplate,
  summaryByItsLooks,
  numbersTheView,
  oneSummaryId,
  mergesEqualTurns,
  makesUpAnApproval,
  firstValueWins,
  attachmentsDropped,
  liftsToSystem,
  quotesUserMessages,
  fourCharactersAToken,
  neverAboveNan,
  keepsAPlaceForEach,
  readsSettingsAsText,
  zeroMeansDefault,
  clearsFirst,
  compactsACopy,
  countsTalkOnly,
  repeatsTheRequest,
  storesAscii,
  addsUpUsage,
  goesByStaleUsage,
  takesDataForImages,
  retriesWithLess,
  trimsWhatItCarries,
  replacesTheSnapshot,
  dropsWhileBusy,
  passesCollide,
  condensesItself,
  countsWhatIsGone,
  tailNotKept,
  hidesWhatWasPrepared,
  writtenWhenClosed,
  keepsOneLess,
  givesUpTheTail,
  forgetsPins,
  pinsByRole,
];

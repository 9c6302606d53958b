import type { Corruption } from '../corruption.js';
import { alwaysRefuses } from './always-refuses.js';
import { anchorlessClaimed } from './anchorless-claimed.js';
import { answerChanged } from './answer-changed.js';
import { answerEmpty } from './answer-empty.js';
import { answerHollow } from './answer-hollow.js';
import { answerNotFound } from './answer-not-found.js';
import { answerSourceSwapped } from './answer-source-swapped.js';
import { askedForNothing } from './asked-for-nothing.js';
import { attachmentsHidden } from './attachments-hidden.js';
import { countsFalsified } from './counts-falsified.js';
import { coveredTurnDisclaimed } from './covered-turn-disclaimed.js';
import { coveredTurnUnlisted } from './covered-turn-unlisted.js';
import { coversNothing } from './covers-nothing.js';
import { cutDenied } from './cut-denied.js';
import { cutHidden } from './cut-hidden.js';
import { droppedWhileBusy } from './dropped-while-busy.js';
import { earlierSummaryHidden } from './earlier-summary-hidden.js';
import { earlierTurnsForgotten } from './earlier-turns-forgotten.js';
import { engineError } from './engine-error.js';
import { equalTextsMerged } from './equal-texts-merged.js';
import { estimateTenfold } from './estimate-tenfold.js';
import { everythingReported } from './everything-reported.js';
import { factsLost } from './facts-lost.js';
import { findsNothing } from './finds-nothing.js';
import { greetingFirst } from './greeting-first.js';
import { halfShown } from './half-shown.js';
import { handleDead } from './handle-dead.js';
import { hangs } from './hangs.js';
import { idRepeated } from './id-repeated.js';
import { idsSwapped } from './ids-swapped.js';
import { inputChanged } from './input-changed.js';
import { keptTurnChanged } from './kept-turn-changed.js';
import { keptTurnDropped } from './kept-turn-dropped.js';
import { keptTurnRepeated } from './kept-turn-repeated.js';
import { keptTurnShortened } from './kept-turn-shortened.js';
import { keptTurnsSwapped } from './kept-turns-swapped.js';
import { listsReversed } from './lists-reversed.js';
import { logRepeated } from './log-repeated.js';
import { logReversed } from './log-reversed.js';
import { logRewritten } from './log-rewritten.js';
import { logShortened } from './log-shortened.js';
import { loneSurrogate } from './lone-surrogate.js';
import { lookalikeTakenForSummary } from './lookalike-taken-for-summary.js';
import { neverCompacts } from './never-compacts.js';
import { newestNotReloaded } from './newest-not-reloaded.js';
import { nonsenseOutcome } from './nonsense-outcome.js';
import { nonsenseView } from './nonsense-view.js';
import { noteInsideExchange } from './note-inside-exchange.js';
import { oddSettingsCrash } from './odd-settings-crash.js';
import { oddTextRefused } from './odd-text-refused.js';
import { outcomeSwapped } from './outcome-swapped.js';
import { passUndone } from './pass-undone.js';
import { passesDoubled } from './passes-doubled.js';
import { removedTurnKept } from './removed-turn-kept.js';
import { replacementPatternsObeyed } from './replacement-patterns-obeyed.js';
import { reportHidden } from './report-hidden.js';
import { reportedClaimed } from './reported-claimed.js';
import { requestDropped } from './request-dropped.js';
import { rolesRaised } from './roles-raised.js';
import { shownTurnsClaimed } from './shown-turns-claimed.js';
import { staleValueStated } from './stale-value-stated.js';
import { strangerAnswered } from './stranger-answered.js';
import { strangerClaimed } from './stranger-claimed.js';
import { summaryBlank } from './summary-blank.js';
import { summaryCut } from './summary-cut.js';
import { summaryInvents } from './summary-invents.js';
import { summaryOverBudget } from './summary-over-budget.js';
import { summaryQuotesAll } from './summary-quotes-all.js';
import { summaryRepeated } from './summary-repeated.js';
import { systemTurnDropped } from './system-turn-dropped.js';
import { systemTurnMoved } from './system-turn-moved.js';
import { textsHalfShown } from './texts-half-shown.js';
import { throwsAfterwards } from './throws-afterwards.js';
import { tokensFalsified } from './tokens-falsified.js';
import { toolResultDropped } from './tool-result-dropped.js';
import { toolUseDropped } from './tool-use-dropped.js';
import { triggerIgnored } from './trigger-ignored.js';
import { truncationHidden } from './truncation-hidden.js';
import { turnClaimed } from './turn-claimed.js';
import { uncoveredTurnUnlisted } from './uncovered-turn-unlisted.js';
import { viewEmptied } from './view-emptied.js';
import { viewNotShrunk } from './view-not-shrunk.js';

/** All corruptions, the most precise ones first: where several make a property fire, the first is named. */
export const CORRUPTIONS: readonly Corruption[] = [
  droppedWhileBusy,
  passesDoubled,
  newestNotReloaded,
  askedForNothing,
  cutHidden,
  reportHidden,
  halfShown,
  textsHalfShown,
  earlierSummaryHidden,
  attachmentsHidden,
  answerSourceSwapped,
  answerHollow,
  answerChanged,
  answerNotFound,
  answerEmpty,
  strangerAnswered,
  countsFalsified,
  truncationHidden,
  tokensFalsified,
  outcomeSwapped,
  logShortened,
  logRewritten,
  logReversed,
  logRepeated,
  estimateTenfold,
  findsNothing,
  handleDead,
  coveredTurnDisclaimed,
  anchorlessClaimed,
  reportedClaimed,
  idRepeated,
  listsReversed,
  strangerClaimed,
  uncoveredTurnUnlisted,
  coveredTurnUnlisted,
  turnClaimed,
  coversNothing,
  idsSwapped,
  equalTextsMerged,
  keptTurnChanged,
  keptTurnShortened,
  keptTurnDropped,
  keptTurnRepeated,
  keptTurnsSwapped,
  toolResultDropped,
  toolUseDropped,
  noteInsideExchange,
  greetingFirst,
  systemTurnMoved,
  systemTurnDropped,
  requestDropped,
  rolesRaised,
  lookalikeTakenForSummary,
  loneSurrogate,
  replacementPatternsObeyed,
  staleValueStated,
  factsLost,
  summaryOverBudget,
  summaryCut,
  summaryBlank,
  summaryRepeated,
  summaryInvents,
  summaryQuotesAll,
  cutDenied,
  earlierTurnsForgotten,
  everythingReported,
  viewNotShrunk,
  removedTurnKept,
  passUndone,
  viewEmptied,
  shownTurnsClaimed,
  inputChanged,
  oddSettingsCrash,
  triggerIgnored,
  oddTextRefused,
  neverCompacts,
  alwaysRefuses,
  engineError,
  throwsAfterwards,
  nonsenseOutcome,
  nonsenseView,
  hangs,
];

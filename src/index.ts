export * from '../generators/index.js';
export type { CommandDoor } from './adapters/command/command-door.js';
export type { CheckOptions } from './check/check-options.js';
export type { Profile } from './check/profiles.js';
export { check } from './check.js';
export type { Capabilities, Capability } from './compactor/capabilities.js';
export type { Compactor, Environment } from './compactor/compactor.js';
export type { ChatMessage } from './compactor/doors/chat-message.js';
export type { Checkpoint, CheckpointInfo, CheckpointPair } from './compactor/doors/checkpoint.js';
export { checkpointCompactor } from './compactor/doors/checkpoint-door.js';
export { compactorFrom } from './compactor/doors/compactor-from.js';
export type { DecodedMessage, MessagesContext, MessagesDoor } from './compactor/doors/messages.js';
export { messagesCompactor } from './compactor/doors/messages-door.js';
export type {
  ClaimedRatios,
  SummarizeInfo,
  SummarizerDoor,
  SummaryText,
} from './compactor/doors/summarizer.js';
export { summarizerCompactor } from './compactor/doors/summarizer-door.js';
export type {
  Answer,
  Claims,
  KeptItem,
  MaybePromise,
  Outcome,
  Session,
  SummaryItem,
  SyntheticItem,
  ViewItem,
} from './compactor/session.js';
export type { Ratio, Ratios, Settings } from './compactor/settings.js';
export type { Summarizer, SummaryRequest, SummaryResponse, WrittenSummary } from './compactor/summarizer.js';
export type {
  ComparedCompactor,
  CompareReport,
  Difference,
  Shift,
  SmallestDifference,
} from './compare/compare-report.js';
export { compare } from './compare.js';
export { type Config, defineConfig } from './define-config.js';
export { HarnessError } from './errors/harness-error.js';
export { defineProperty } from './property/define-property.js';
export type * from './property/observation.js';
export type { Judgement, Level, Property, Violation } from './property/property.js';
export type { Verdict } from './property/verdict.js';
export { buildCheckpoint } from './reference/build-checkpoint.js';
export { reconstruct } from './reference/reconstruct.js';
export { referenceCompactor } from './reference/reference-compactor.js';
export { verifyCheckpoint } from './reference/verify-checkpoint.js';
export type {
  Counterexample,
  KnownFailure,
  KnownReport,
  PropertyReport,
  RegressionCase,
  Report,
  StoreProblem,
  StoreReport,
} from './run/report.js';
export type { Scenario, Step } from './scenario/scenario.js';
export type { PropertySelfCheck, SelfCheckReport } from './self-check/self-check-report.js';
export { selfCheck } from './self-check.js';
export type { Fault, SummarizerBehaviour } from './simulation/behaviour.js';
export type { EncodingName } from './tokens/encoding.js';
export { compareToCeiling } from './transcript/ceiling.js';
export { type Exchange, exchangesOf } from './transcript/exchange.js';
export { isPresent } from './transcript/presence.js';
export type { Fact, Kind, Role, ToolResult, ToolUse, Turn, TurnId } from './transcript/turn.js';

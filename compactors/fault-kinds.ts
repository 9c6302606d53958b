/** A kind of fault that real compactors have had. */
export interface FaultKind {
  /** What is wrong, as a heading. */
  says: string;
  /** Why no compactor here shows it; left out where one does. */
  without?: string;
}

/** All kinds of fault that were found in public reports on real compactors, by name. */
export const FAULT_KINDS = {
  'trunc-commit': { says: 'Truncated summary committed' },
  'blank-commit': { says: 'Blank, placeholder or refusal committed' },
  'error-commit': { says: 'Summariser failure committed; history dropped' },
  'wrong-payload': { says: 'Something that is not the summary is stored' },
  'empty-select': { says: 'Empty selection still summarised' },
  'anchor-omitted': { says: 'Covered turn’s fact missing from the summary' },
  fabricated: { says: 'Invented content in the summary' },
  'stale-state': { says: 'Finished or superseded state shown as current' },
  'lang-drift': { says: 'Summary switches language' },
  'input-cut-overclaim': { says: 'Summariser input cut, coverage not cut' },
  'range-vs-set': { says: 'Scalar watermark or interval covers a set with holes' },
  'prev-summary-lost': { says: 'Previous summary dropped on recompaction' },
  'repeat-drift': { says: 'Repeated compaction erodes or erases facts' },
  'orphan-pair': { says: 'Tool call and result separated by the cut' },
  'pending-call': { says: 'Compaction while a call is unanswered' },
  'role-seq': { says: 'Illegal role sequence or no user message after the pass' },
  'opaque-stale': {
    says: 'Signed or opaque blocks replayed after the prefix changed',
    without:
      'out of reach: turns and views hold text; signed and encrypted blocks are no part of the contract',
  },
  'media-dropped': { says: 'Non-text content silently left out' },
  'dup-turns': { says: 'Turns duplicated by the pass' },
  'id-collision': { says: 'Ids reused or identity by content' },
  'marker-collision': { says: 'Marker or delimiter collision' },
  'last-user-lost': { says: 'Newest user request lost or summarised away' },
  'first-task-lost': { says: 'Original task lost or misattributed' },
  'system-lost': { says: 'System prompt or standing rules lost or stale' },
  'trust-raise': { says: 'Summary raises the trust of its sources' },
  'secret-kept': { says: 'Secret copied into the persisted summary' },
  'cross-session': {
    says: 'State from another session leaks in',
    without: 'needs sessions: two sessions are open at once',
  },
  'over-budget': { says: 'Still over budget after a successful pass' },
  'no-shrink': { says: 'Pass does not shrink, or grows, and is accepted' },
  'summariser-overflow': { says: 'The summary request itself is invalid or too large' },
  loop: { says: 'Compaction loop, no progress cap' },
  'early-fires': { says: 'Fires far too early' },
  'overhead-uncounted': { says: 'Part of the request is not counted' },
  'script-tokens': { says: 'Estimator wrong for the script or length' },
  'image-tokens': { says: 'Images counted as base64 text, or as almost nothing' },
  'silent-noop': { says: 'Over the limit, yet the pass does nothing' },
  'config-edge': { says: 'Degenerate thresholds' },
  'not-applied': { says: 'Summary produced but not applied (or lost)' },
  'silent-truncate': { says: 'Turns dropped with no summary and no marker' },
  'race-append': { says: 'Turn appended during the pass is lost' },
  'queue-drop': { says: 'Input accepted during the pass is dropped or stuck' },
  'non-atomic': { says: 'Destructive step before the safe one' },
  'dangling-run': { says: 'Unfinished run record wedges or hides' },
  'resume-diverge': { says: 'Reload gives a different view' },
  'rewind-wrong': {
    says: 'Rewind, undo or fork across the boundary',
    without: 'needs sessions: a session is rewound or forked across a pass',
  },
  'raw-log-mutated': { says: 'Raw log overwritten by the pass' },
  'recall-miss': { says: 'Recall false negative on compacted turns' },
  'dangling-pointer': { says: 'Pointer to something that is not there' },
  'failure-wedge': { says: 'Summariser or guard failure wedges the session' },
  misreport: { says: 'Outcome or numbers reported wrongly' },
} as const satisfies Record<string, FaultKind>;

import type { SubjectSource } from '../subject/find-subject.js';
import type { Subject } from '../subject/load-subject.js';
import type { Watch } from './play-here.js';

/** What a worker has at hand to answer questions: the code under test, and what watches over it. */
export interface Host {
  source: SubjectSource;
  subject: Subject;
  watch: Watch;
}

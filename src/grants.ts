import { mayReadAnswerFile, mayReadSentCv } from '#features/applications/access.ts'
import type { Grant } from '#features/files/grants.ts'

/** Who else may read a file than its owner, by the kind of thing it belongs to. */
export const grants: Record<string, Grant> = {
  'page-logo': () => true,
  cv: mayReadSentCv,
  'application-answer': mayReadAnswerFile,
}

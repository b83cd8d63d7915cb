import { mayReadAnswerFile, mayReadMessageFile, mayReadSentCv } from '#features/applications/access.ts'
import { mayReadFoundCv } from '#features/cv-search/grants.ts'
import { noteCvRead } from '#features/cv-viewers/note-file.ts'
import type { Grant, ReadNote } from '#features/files/grants.ts'
import { mayReadCover } from '#features/job-groups/cover.ts'
import { mayReadLicence } from '#features/page-checks/grants.ts'

/** Who else may read a file than its owner, by the kind of thing it belongs to. */
export const grants: Record<string, Grant> = {
  'page-logo': () => true,
  'page-picture': () => true,
  'page-licence': mayReadLicence,
  cv: async (ctx, file) => (await mayReadSentCv(ctx, file)) || (await mayReadFoundCv(ctx, file)),
  'profile-photo': mayReadFoundCv,
  'application-answer': mayReadAnswerFile,
  message: mayReadMessageFile,
  'job-group-cover': mayReadCover,
}

/** What is written down when somebody else than the owner reads a file. */
export const readNotes: Record<string, ReadNote> = { cv: noteCvRead }

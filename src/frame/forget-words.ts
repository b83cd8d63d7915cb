/** What somebody wrote into conversations and nobody has yet (`front/inbox/ui/write/outbox.ts`), and what they began to write. */
const ofWords = 'unsent_messages'
const ofDraft = /^(?:message-|draft )/
/** Files that were chosen and not sent (`platform/browser/file-store.ts`). */
const ofFiles = 'kept-files'

/** Signing out leaves no words behind either, and no file that was chosen. */
export function forgetWords(): void {
  indexedDB.deleteDatabase(ofFiles)
  localStorage.removeItem(ofWords)
  for (const key of Object.keys(sessionStorage)) if (ofDraft.test(key)) sessionStorage.removeItem(key)
}

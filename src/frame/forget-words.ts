/** What somebody wrote into conversations and nobody has yet (`front/inbox/ui/write/outbox.ts`), and what they began to write. */
const ofWords = 'unsent_messages'
const ofDraft = /^(?:message-|draft )/

/** Signing out leaves no words behind either. */
export function forgetWords(): void {
  localStorage.removeItem(ofWords)
  for (const key of Object.keys(sessionStorage)) if (ofDraft.test(key)) sessionStorage.removeItem(key)
}

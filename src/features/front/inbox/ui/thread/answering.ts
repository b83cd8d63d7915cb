import type { Message } from '#features/talk/threads/message-contract.ts'

/** What the composer is busy with beside new words: answering a message, or changing one's own. */
export type Answering = { to: 'reply' | 'edit'; message: Message } | null

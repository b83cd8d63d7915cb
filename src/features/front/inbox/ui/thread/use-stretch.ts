import { listMessages, type Message } from '#features/talk/threads/message-contract.ts'
import { useCallParts } from '#platform/browser/use-call-parts.ts'
import type { Gives } from '#platform/shared/contract.ts'

/** Where one begins to read: at a message, on a day, or at the end. */
export type Start = { around: number } | { day: string } | null

/** Stretches of fifty messages that are kept at once. */
const most = 12

type Came = { given: Gives<typeof listMessages>; at: number } | undefined

/** A conversation as far as it was read, on both sides of where one began. */
export function useStretch(thread: string, start: Start, initial: Came) {
  const read = useCallParts(
    listMessages,
    { thread },
    {
      initial,
      most,
      ...(start && { start }),
      before: ({ data: { messages, older } }) => (older && messages[0] ? { before: messages[0].seq } : undefined),
      after: ({ data: { messages, newer } }) => {
        const last = messages.at(-1)
        return newer && last ? { after: last.seq } : undefined
      },
    },
  )
  const pages = read.data?.pages ?? []
  return {
    ...read,
    messages: inOrder(pages.flatMap(({ data }) => data.messages)),
    /** The message a jump led to. */
    at: pages.find(({ data }) => data.at !== null)?.data.at ?? null,
  }
}

/** By the server's numbers, each once: stretches may overlap while one of them is read again. */
function inOrder(messages: readonly Message[]): Message[] {
  const known = new Map(messages.map((message) => [message.seq, message]))
  return [...known.values()].sort((one, other) => one.seq - other.seq)
}

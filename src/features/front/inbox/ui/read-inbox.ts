import { listThreads, showThread } from '#features/talk/threads/contract.ts'
import { listMessages } from '#features/talk/threads/message-contract.ts'
import { load } from '#platform/browser/load.ts'
import type { PageContext } from '#platform/browser/page-context.ts'
import { filterIn, placeIn, type Viewer } from './places.ts'

type Asked = { params: { thread?: string | undefined }; url: URL }

/** The list, and the conversation that the address names, so that both stand there with the page. */
export async function readInbox(page: PageContext, as: Viewer, { params: { thread }, url }: Asked) {
  const [list, opened] = await Promise.all([
    load(page, listThreads, { as, ...filterIn(url.searchParams) }),
    thread ? readOpened(page, thread, placeIn(url.searchParams)) : null,
  ])
  return { list, opened }
}
export type InboxRead = Awaited<ReturnType<typeof readInbox>>

async function readOpened(page: PageContext, id: string, around: number | undefined) {
  const [thread, messages] = await Promise.all([
    load(page, showThread, { thread: id }),
    load(page, listMessages, { thread: id, ...(around && { around }) }),
  ])
  return { thread, messages }
}

/** What an open inbox shows is kept true by live words; going from one conversation to the next asks no loader again. */
export const staysAsRead = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  inboxOf(currentUrl) !== inboxOf(nextUrl)

const inboxOf = ({ pathname }: URL) => /^.*\/messages(?=\/|$)/.exec(pathname)?.[0]

import type { shows } from '#features/talk/threads/contract.ts'
import type { ThreadKind } from '#features/talk/threads/rules.ts'

/** As whom an inbox is read: as oneself, for the company one works for, or as staff of the site. */
export type Viewer = 'user' | 'page' | 'staff'

const places: Record<Viewer, string> = { user: '/messages', page: '/page/messages', staff: '/admin/messages' }

/** Where a conversation stands in an inbox, and which of its messages is looked at first. */
export const hrefOf = (as: Viewer, thread?: string, at?: number): string =>
  places[as] + (thread ? `/${thread}` : '') + (at ? `?at=${at}` : '')

/** What a list shows. */
export type Filter = { show: (typeof shows)[number]; kind?: ThreadKind; job?: string; q: string }

/** Kinds that an inbox is worth being filtered by. */
export const kindsOf: Record<Viewer, readonly ThreadKind[]> = {
  user: ['application', 'direct', 'personal', 'support'],
  page: ['application', 'direct', 'internal', 'job_group', 'openday'],
  staff: [],
}

const id = /^[0-9a-f-]{36}$/

/** What the address asks for: `?job=ID` leads to what was said about one job. */
export function filterIn(asked: URLSearchParams): Filter {
  const job = asked.get('job') ?? ''
  return { show: 'all', q: '', ...(id.test(job) && { job }) }
}

/** The message an address leads to: `?at=17`. */
export const placeIn = (asked: URLSearchParams): number | undefined => Number(asked.get('at')) || undefined

import type { Context } from '#platform/server/context.ts'
import type { ThreadHead, ThreadViewer } from '#platform/server/thread-source.ts'
import type { ThreadRow } from './find-thread.ts'
import { isInside, sidesOf, type ThreadKind, type ThreadSide } from './rules.ts'
import { sourceOf } from './sources.ts'

/** What one reader keeps of a thread, beside it in a row. */
export type Marks = {
  read_seq: number | null
  muted_until: Date | null
  pinned_at: Date | null
  archived_at: Date | null
  draft: string | null
  assignee: string | null
  /** Messages after those of one who is not heard. */
  unheard: number
}

/** What a source leaves out of its heads is gone, or not for this reader. */
const nothing: ThreadHead = {
  ...{ title: '', about: '', link: null, picture: null },
  ...{ shape: 'person' as const, verified: null, zone: null, status: null },
}

/** What stands above each of these conversations, as this reader sees them. */
export async function headsOf(
  ctx: Context,
  threads: readonly ThreadRow[],
  as: ThreadViewer,
): Promise<(thread: ThreadRow) => ThreadHead> {
  const heads = new Map<string, ThreadHead>()
  const byKind = Map.groupBy(threads, ({ kind }) => kind)
  await Promise.all(
    [...byKind].map(async ([kind, rows]) => {
      for (const [id, head] of (await sourceOf(ctx, kind)?.heads(ctx, rows, as)) ?? []) heads.set(id, head)
    }),
  )
  return ({ id }) => heads.get(id) ?? nothing
}

/** For which side somebody who lists conversations this way speaks. */
export const sideAs = (kind: ThreadKind, as: ThreadViewer): ThreadSide => {
  const sides = sidesOf(kind)
  if (!sides) return 'member'
  return as === 'user' ? sides.outside : sides.inside
}

/** How many messages this reader, or the reader's side, has not read. */
export function unreadOf(thread: ThreadRow, side: ThreadSide, read: number): number {
  if (!sidesOf(thread.kind)) return Math.max(0, thread.last_seq - read)
  return isInside(side) ? thread.unread_inside : thread.unread_outside
}

type Reader = { side: ThreadSide; from?: number }

/** A conversation with its head and what this reader keeps of it. */
export function lineOf(
  thread: ThreadRow & Marks,
  { zone: _, ...head }: ThreadHead,
  { side, from = 0 }: Reader,
  now: Date,
) {
  const { id, kind, job_id, last_at, muted_until, pinned_at, archived_at, draft, assigned_to, assignee } = thread
  return {
    ...head,
    ...{ id, kind, job: job_id, last_at: last_at.toISOString() },
    unread: unreadOf(thread, side, Math.max(from, thread.read_seq ?? 0) + thread.unheard),
    muted_until: muted_until && muted_until > now ? muted_until.toISOString() : null,
    pinned: pinned_at !== null,
    archived: archived_at !== null,
    draft: draft ?? '',
    assigned_to: isInside(side) && assigned_to ? { id: assigned_to, name: assignee ?? '' } : null,
  }
}

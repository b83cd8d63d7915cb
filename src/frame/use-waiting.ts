import { listWaiting, type Waiting } from '#features/seeking/waiting/contract.ts'
import { countThreads } from '#features/talk/threads/count-contract.ts'
import { useTopics } from '#platform/browser/live.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Session } from './read-session.ts'

/** An invitation to apply stands on the home alone; conversations are counted by themselves. */
const placeOf: Record<Waiting['kind'], string | null> = {
  ...{ offer: '/applications', interview: '/applications', message: '/applications' },
  ...{ open_day: '/user/open-days', place: '/user/open-days' },
  ...{ request: '/user/who-has-my-cv', cv: '/user/cvs', cv_unread: '/user/cvs' },
  ...{ represent: '/user/representation', invitation: null, direct: null },
}

/** How many things wait at each place of the rail: conversations for everybody, CVs for who answers them, the rest for candidates. */
export function useWaiting(session: Session): ReadonlyMap<string, number> {
  const isCandidate = session.display.account_type === 'candidate'
  const { data } = useCall(listWaiting, {}, { enabled: isCandidate })
  const unread = useUnreadThreads(session)
  const counts = new Map<string, number>()
  for (const { kind } of isCandidate ? (data?.data ?? []) : [])
    for (const place of ['/home', placeOf[kind]]) if (place) counts.set(place, (counts.get(place) ?? 0) + 1)
  if (session.pending_drops > 0) counts.set('/page/drops', session.pending_drops)
  for (const [place, count] of unread) if (count > 0) counts.set(place, count)
  return counts
}

/** Conversations with something unread, by the place they stand at; true as soon as somebody writes or reads. */
function useUnreadThreads({ staff_may, page_id, chat_groups }: Session): [string, number][] {
  useTopics([
    ...chat_groups.map(({ id }) => `thread:${id}`),
    ...(page_id ? [`messages:${page_id}`] : []),
    ...(staff_may.includes('staff.support.answer') ? ['messages:staff'] : []),
  ])
  const { data } = useCall(countThreads, {})
  const { user = 0, page = 0, staff = 0 } = data?.data ?? {}
  return [
    ['/messages', user],
    ['/page/messages', page],
    ['/admin/messages', staff],
  ]
}

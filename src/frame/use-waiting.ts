import { listWaiting, type Waiting } from '#features/seeking/waiting/contract.ts'
import { useCall } from '#platform/browser/use-call.ts'

const placeOf: Record<Waiting['kind'], string> = {
  ...{ offer: '/applications', interview: '/applications', message: '/applications' },
  ...{ request: '/user/who-has-my-cv', cv: '/user/cvs', cv_unread: '/user/cvs' },
}

/** How many things wait at each place of the rail; asked only for candidates. */
export function useWaiting(isCandidate: boolean): ReadonlyMap<string, number> {
  const { data } = useCall(listWaiting, {}, { enabled: isCandidate })
  const counts = new Map<string, number>()
  for (const { kind } of isCandidate ? (data?.data ?? []) : [])
    for (const place of ['/home', placeOf[kind]]) counts.set(place, (counts.get(place) ?? 0) + 1)
  return counts
}

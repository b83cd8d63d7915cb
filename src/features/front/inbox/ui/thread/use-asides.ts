import { showApplicant } from '#features/hiring/applications/contract.ts'
import { showTeamwork } from '#features/hiring/pipeline/team-contract.ts'
import type { Thread } from '#features/talk/threads/contract.ts'
import { useMay } from '#frame/use-session.ts'
import { useTopic } from '#platform/browser/live.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Viewer } from '../places.ts'
import type { Aside } from './rows.ts'

/** What the team sees between the messages of an application: notes among itself, and where it was moved. */
export function useAsides(as: Viewer, { application }: Pick<Thread, 'application'>): Aside[] {
  const wanted = as === 'page' && application !== null
  const enabled = useMay()('applicant.read') && wanted
  useTopic(enabled ? `application:${application}` : null)
  const asked = { application: application ?? '' }
  const { data: applicant } = useCall(showApplicant, asked, { enabled })
  const { data: team } = useCall(showTeamwork, asked, { enabled })
  const moves = (applicant?.data.history ?? []).flatMap(({ id, at, what, by, to }): Aside[] =>
    what === 'moved' && to ? [{ id, at, what: 'moved', by, to }] : [],
  )
  const notes = (team?.data.notes ?? []).map(
    ({ id, at, by, text, mine }): Aside => ({ id, at, what: 'note', by, text, mine }),
  )
  return [...moves, ...notes].sort((one, other) => one.at.localeCompare(other.at))
}

import type { VisitState } from '#features/open-days/visits/visit-states.ts'
import { thereStates } from '#features/open-days/visits/visit-states.ts'
import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

export const mostLetters = 500
/** So many of the latest messages are read. */
export const mostShown = 100
/** Of each visitor. */
export const lobbyPace = { name: 'lobby messages', times: 6, seconds: 30 }

type Visit = { state: VisitState; lobby_muted_at: Date | null }

/** Whoever was let in and is still there reads along. @param isOpen whether the day has a lobby now */
export const mayRead = ({ state }: Visit, isOpen: boolean): Answer =>
  !isOpen
    ? refuse('lobby_closed')
    : (thereStates as readonly VisitState[]).includes(state)
      ? yes
      : refuse('visit_state')

export function mayWrite(visit: Visit, isOpen: boolean): Answer {
  const reads = mayRead(visit, isOpen)
  if (reads.refused) return reads
  return visit.lobby_muted_at ? refuse('lobby_muted') : yes
}

/** Words before a name that are none, and first parts that are no name by themselves, in the languages of the house. */
const titles = /^(?:mr|mrs|ms|miss|dr|prof|eng|m|mme|mlle|sheikh|د|أ|م|السيد|السيدة|الأستاذ|الدكتور|г-н|г-жа)\.?$/iu
const joins = /^(?:abd|abdel|abdul|abdal|abou|abu|umm|oum|عبد|أبو|ابو|أم|ام)$/iu

/** What somebody is called in front of strangers: the first name, and nothing of the rest. */
export function firstNameOf(name: string): string {
  const [before = '', after] = name.split(',', 2)
  // family name first, as lists have it
  const words = (after?.trim() || before).split(/\s+/u).filter(Boolean)
  while (words.length > 1 && titles.test(words[0] ?? '')) words.shift()
  const [first = '', second] = words
  return joins.test(first) && second ? `${first} ${second}` : first
}

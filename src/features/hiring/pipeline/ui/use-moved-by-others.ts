import { useEffect, useRef, useState } from 'react'
import { columnOf, type Stage } from '#features/hiring/applications/stages.ts'
import { useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { apart } from '#platform/shared/held.ts'
import type { Applicant } from './applicant-facts.tsx'
import { type ColumnHead, useColumnName } from './column-name.ts'

/** So long the next steps rest once somebody else changed them, in ms: a finger on its way would press another one. */
const rest = 1000

type Seen = Pick<Applicant, 'id' | 'name' | 'stage' | 'column' | 'history'>

/**
 * Tells that somebody else moved an applicant who is open here, and where.
 * @param isMoving whether a move of one's own is under way
 * @returns whether the steps changed a moment ago, and rest
 */
export function useMovedByOthers(applicant: Seen, columns: readonly ColumnHead[], isMoving: boolean): boolean {
  const me = useSession()?.display.name
  const wordsOf = useWordsOfMove(columns)
  const [isResting, setResting] = useState(false)
  const last = useRef(applicant)
  useEffect(() => {
    const before = last.current
    last.current = applicant
    const isSame = before.stage === applicant.stage && before.column === applicant.column
    if (before.id !== applicant.id || isSame || isMoving || moverOf(applicant) === me) return
    toast.show({ text: wordsOf(applicant) })
    setResting(true)
  }, [applicant, isMoving, me, wordsOf])
  useEffect(() => {
    if (!isResting) return
    const clock = setTimeout(() => setResting(false), rest)
    return () => clearTimeout(clock)
  }, [isResting])
  return isResting
}

/** Who of the team made the last move; none where it was the candidate or the site, or within a phase. */
function moverOf({ history, stage }: Seen): string | null {
  const move = history.findLast(({ what }) => what === 'moved' || what === 'undone')
  return move?.side === 'page' && move.to === stage ? move.by : null
}

const decisions = ['withdrawn', 'hired', 'declined'] as const
const isOwnMove = ({ history }: Seen) => history.findLast(({ what }) => what === 'moved')?.side === 'candidate'

function useWordsOfMove(columns: readonly ColumnHead[]) {
  const t = useTranslations('pipeline')
  const nameOf = useColumnName()
  return (applicant: Seen): string => {
    const { name, stage, column: id } = applicant
    const column = nameOf(columns.find((one) => one.id === id) ?? { id, phase: columnOf(stage as Stage), names: null })
    const by = moverOf(applicant)
    const decided = decisions.find((one) => one === stage)
    // what a candidate decided says more than the column it leads to
    if (decided && isOwnMove(applicant)) return t(`happened.candidate.${decided}`, { name: apart(name) })
    return by
      ? t('moved.now', { by: apart(by), name: apart(name), column })
      : t('moved.nowAt', { name: apart(name), column })
  }
}

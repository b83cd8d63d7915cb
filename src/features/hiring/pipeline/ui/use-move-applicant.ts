import { useRef, useState } from 'react'
import {
  type Card,
  move as moveCall,
  showApplicant,
  undoMove as undoMoveCall,
} from '#features/hiring/applications/contract.ts'
import { mayReach, undoMinutes } from '#features/hiring/applications/rules.ts'
import { columnOf, isOpen, type Stage, stagesFrom } from '#features/hiring/applications/stages.ts'
import { useMay, useSession } from '#frame/use-session.ts'
import { send } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Problem } from '#platform/browser/problem.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { type ColumnHead, useColumnName } from './column-name.ts'
import { useTurns } from './use-turns.ts'
import { useUndoKey } from './use-undo-key.ts'

/** Why somebody is not selected: of the site, or of the company; one it offers no more still says what was. */
export type Reason = { id: string; text: string; told: string; dropped?: boolean }
type Moved = Pick<Card, 'id' | 'name' | 'stage' | 'column' | 'version'>

/** What is answered: why, and what the candidate reads of it besides. */
type Given = { reason?: string; words?: string }
/** A move that is asked about first: a rejection for its reason, an offer and a hiring for what the candidate is told. */
export type Asked = { card: Moved; to: Stage; answer: (given: Given | null) => void }
export type Moves = ReturnType<typeof useMoveApplicant>

/**
 * Moves applicants by any way: card, menu, panel.
 * @param columns those of this job, to know what phase each is of
 * @param refresh asks about some again; a move has happened when it is done
 */
export function useMoveApplicant(columns: readonly ColumnHead[], refresh: (ids: string[]) => Promise<void>) {
  const t = useTranslations('pipeline.moved')
  const nameOf = useColumnName()
  const may = useMay()
  const session = useSession()
  const { asked, ask } = useAsking()
  const find = (id: string) => columns.find((column) => column.id === id) ?? { id, phase: id, names: null }
  const inTurn = useTurns()
  const last = useRef<Moved | null>(null)
  /** What ends the offer to undo the last move of each. */
  const offers = useRef(new Map<string, () => void>())

  const mayMove = (card: Pick<Card, 'stage' | 'column' | 'letter'>, to: string) => {
    const { phase, id } = find(to)
    if (!may('applicant.move') || id === card.column) return false
    if (phase === card.stage) return isOpen(card.stage)
    const isWaitedFor = card.letter === 'open'
    return !isWaitedFor && stagesFrom(card.stage, 'page').includes(phase as Stage) && mayReach(phase as Stage, may)
  }

  /** Whether the move is asked about before it is made. */
  const asksFirst = (card: Pick<Card, 'stage'>, to: string) => {
    const { phase } = find(to)
    return phase !== card.stage && (phase === 'rejected' || phase === 'offered' || phase === 'hired')
  }

  const tell = (problem: Problem, { name }: Moved) => {
    if (problem.code !== 'changed_meanwhile') return toast.show({ text: problem.message, tone: 'bad' })
    const to = nameOf(find(columnOf(problem.facts.stage as Stage)))
    const by = problem.facts.by as string | null
    if (by && by === session?.display.name) toast.show({ text: t('byYou', { name, column: to }), tone: 'warm' })
    else if (by) toast.show({ text: t('bySomebody', { by, name, column: to }), tone: 'warm' })
    else toast.show({ text: t('meanwhile', { name, column: to }), tone: 'warm' })
  }

  const tellDone = (card: Moved, to: Stage, now: Moved) => {
    last.current = now
    const text = t('held', { name: card.name, column: nameOf(find(columnOf(to))), minutes: undoMinutes })
    offers.current.get(card.id)?.()
    const action = { text: t('undo'), run: () => void undoMove(now) }
    offers.current.set(card.id, toast.show({ text, tone: 'good', action }))
  }

  async function move(card: Moved, to: string): Promise<void> {
    const column = find(to)
    const stage = column.phase as Stage
    const isFelt = stage !== card.stage
    const given = asksFirst(card, to) ? await ask(card, stage) : {}
    if (!given) return
    const place = column.names ? column.id : null
    try {
      const data = await inTurn(card, (version) =>
        send(moveCall, { application: card.id, stage, place, version, ...given }).then((answer) => answer.data),
      )
      // it has happened, whether or not the board can be read now: the next word, or the line that is back, brings it
      await refresh([card.id]).catch(() => undefined)
      if (isFelt) tellDone(card, stage, data)
    } catch (error) {
      // without a connection the board says by itself that the card returned
      if (!(error instanceof Problem) || error.status === 0) throw error
      await refresh([card.id])
      tell(error, card)
    }
  }
  /** Takes a move back that the candidate has not been told of. */
  async function undoMove(card: Moved): Promise<void> {
    last.current = null
    offers.current.get(card.id)?.()
    try {
      await inTurn(card, (version) => send(undoMoveCall, { application: card.id, version }).then(({ data }) => data))
      await refresh([card.id])
      toast.show({ text: t('takenBack', { name: card.name }), tone: 'good' })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      await refresh([card.id]).catch(() => undefined)
      tell(error, card)
    }
    refreshCall(showApplicant)
  }
  useUndoKey(() => last.current && void undoMove(last.current))
  return { asked, mayMove, asksFirst, move, undoMove }
}

/** The question before a move that needs a reason or a second look, and its answer. */
function useAsking() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = (card: Moved, to: Stage) =>
    new Promise<Given | null>((resolve) =>
      setAsked({
        card,
        to,
        answer(given) {
          setAsked(null)
          resolve(given)
        },
      }),
    )
  return { asked, ask }
}

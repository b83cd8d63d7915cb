import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay, useSession } from '#features/session/ui/use-session.ts'
import { send } from '#platform/browser/call.ts'
import { Problem } from '#platform/browser/problem.ts'
import { toast } from '#platform/browser/toast.ts'
import { type Card, move as moveCall } from '../contract.ts'
import { mayReach } from '../rules.ts'
import { columnOf, type Stage, stagesFrom } from '../stages.ts'

export type Reason = { id: string; text: string; told: string }
type Moved = Pick<Card, 'id' | 'name' | 'stage' | 'version'>

/** A move that is asked about first: a rejection for its reason, an offer and a hiring for what the candidate is told. */
export type Asked = { card: Moved; to: Stage; answer: (given: { reason?: string } | null) => void }
export type Moves = ReturnType<typeof useMoveApplicant>

/**
 * Moves applicants by any way: card, menu, panel.
 * @param refresh reads the board again; a move has happened when it is done
 */
export function useMoveApplicant(refresh: () => Promise<void>) {
  const t = useTranslations('applications.moved')
  const column = useTranslations('applications.columns')
  const may = useMay()
  const session = useSession()
  const [asked, setAsked] = useState<Asked | null>(null)
  /** One's own moves in turn: whoever is quicker than the board knows what one's last move made of the card. */
  const last = useRef(new Map<string, Promise<number>>())

  const mayMove = (card: Pick<Card, 'stage' | 'letter'>, to: string) =>
    may('applicant.move') &&
    card.letter !== 'open' &&
    stagesFrom(card.stage, 'page').includes(to as Stage) &&
    mayReach(to as Stage, may)

  const ask = (card: Moved, to: Stage) =>
    new Promise<{ reason?: string } | null>((resolve) =>
      setAsked({
        card,
        to,
        answer(given) {
          setAsked(null)
          resolve(given)
        },
      }),
    )

  const tell = (problem: Problem, { name }: Moved) => {
    if (problem.code !== 'changed_meanwhile') return toast.show({ text: problem.message, tone: 'bad' })
    const to = column(columnOf(problem.facts.stage as Stage))
    const by = problem.facts.by as string | null
    if (by && by === session?.display.name) toast.show({ text: t('byYou', { name, column: to }), tone: 'warm' })
    else if (by) toast.show({ text: t('bySomebody', { by, name, column: to }), tone: 'warm' })
    else toast.show({ text: t('meanwhile', { name, column: to }), tone: 'warm' })
  }

  const tellDone = (card: Moved, to: Stage, now: Moved) => {
    if (to !== 'rejected') return toast.show({ text: t(`told.${to}`, { name: card.name }), tone: 'good' })
    const undo = () => void move(now, 'in_review')
    toast.show({ text: t('told.rejected', { name: card.name }), tone: 'good', action: { text: t('undo'), run: undo } })
  }

  async function inTurn(card: Moved, run: (version: number) => Promise<Moved>): Promise<Moved> {
    const before = last.current.get(card.id)
    const running = (async () => run(Math.max(card.version, (await before) ?? 0)))()
    // a move that failed leaves the card as the board shows it
    last.current.set(
      card.id,
      running.then(
        ({ version }) => version,
        () => 0,
      ),
    )
    return running
  }

  async function move(card: Moved, to: string): Promise<void> {
    const stage = to as Stage
    const given = stage === 'rejected' || stage === 'offered' || stage === 'hired' ? await ask(card, stage) : {}
    if (!given) return
    try {
      const data = await inTurn(card, (version) =>
        send(moveCall, { application: card.id, stage, version, ...given }).then((answer) => answer.data),
      )
      await refresh()
      tellDone(card, stage, data)
    } catch (error) {
      // without a connection the board says by itself that the card returned
      if (!(error instanceof Problem) || error.status === 0) throw error
      await refresh()
      tell(error, card)
    }
  }
  return { asked, mayMove, move }
}

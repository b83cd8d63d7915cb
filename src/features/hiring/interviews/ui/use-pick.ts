import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { refresh, useSend } from '#platform/browser/use-call.ts'
import { type Invitation, pickTime } from '../contract.ts'
import { useInvitationClock } from './use-invitation-clock.ts'

/**
 * One of the proposed times, chosen and confirmed; one that others took meanwhile is gone, and said so; one at which the candidate is
 * interviewed elsewhere is told before it is confirmed. None is chosen before the candidate chose.
 */
export function usePick(invitation: Invitation, onDone: (given: { data: Invitation }) => void) {
  const t = useTranslations('interviews')
  const when = useInvitationClock(invitation)
  const { key, version, slots, clashes } = invitation
  const [chosen, setChosen] = useState('')
  const [taken, setTaken] = useState<string[]>([])
  const send = useSend(pickTime, {
    onDone,
    onProblem({ code }) {
      if (code === 'slot_taken') setTaken([...taken, chosen])
      refresh('interview.moved')
    },
  })
  const free = slots.filter((slot) => !taken.includes(slot))
  const last = taken.at(-1)
  const slot = free.includes(chosen) ? chosen : ''
  const isClash = clashes.includes(slot)
  const lost = last && chosen === last ? t('taken', { when: when.both(last) }) : send.error?.message
  return {
    when,
    free,
    slot,
    /** Whether what is chosen may be confirmed. */
    ready: slot !== '' && !isClash,
    isClash: (one: string) => clashes.includes(one),
    busy: send.isPending,
    error: isClash ? t('mine.clash', { when: when.both(slot) }) : lost,
    /** What to say where no time is left. */
    nothing: last ? t('mine.lostLast', { when: when.both(last) }) : t('mine.nothing'),
    choose(next: string) {
      setChosen(next)
      send.reset()
    },
    pick: (slot: string) => send.mutate({ key, version, slot }),
  }
}

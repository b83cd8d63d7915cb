import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CvCard } from '#features/sourcing/cv-search/contract.ts'
import { lookAtFirstMessage, writeToPerson } from '#features/sourcing/direct-messages/contract.ts'
import { send } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Problem } from '#platform/browser/problem.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import type { BasketAct } from '../basket-rules.ts'
import { inviteFromPool, listPool, poolPerson } from '../contract.ts'

type Whom = { act: BasketAct; people: readonly CvCard[]; job: string; text: string }
/** By person, in words. */
type Reasons = ReadonlyMap<string, string>

/** Who of the people one has chosen is reached by an act, who is not and why: before it is done as far as that is known, and after. */
export function useBasketAct({ act, people, job, text }: Whom) {
  const t = useTranslations('pool.basket')
  const seen = people.filter(({ name }) => name !== null).map(({ id }) => id)
  const tried = useTrial(seen, act === 'invite' ? job : '')
  const [done, setDone] = useState<{ reasons: Reasons } | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [risks, setRisks] = useState<readonly string[]>([])
  const [clients] = useState(() => new Map(people.map(({ id }) => [id, crypto.randomUUID()])))
  const reasons = done?.reasons ?? tried.reasons
  const whyNot = ({ id, name }: CvCard) => (name === null ? t('locked') : (reasons.get(id) ?? null))
  const reached = people.filter((one) => whyNot(one) === null)
  const words = useTranslations('refusals')
  const acting = async () => {
    const ids = reached.map(({ id }) => id)
    if (act === 'message' && risks.length === 0 && ids[0]) {
      const { data } = await send(lookAtFirstMessage, { person: ids[0], text })
      if (data.warnings.length > 0) return setRisks(data.warnings)
    }
    const refused =
      act === 'invite'
        ? await invite(ids, { job, words: text }, words)
        : await each(ids, (person) =>
            act === 'pool'
              ? send(poolPerson, { person })
              : send(writeToPerson, { person, text, client_id: clients.get(person) ?? crypto.randomUUID() }),
          )
    refreshCall(listPool)
    // who was left out before stays told beside whoever was refused now
    setDone({ reasons: new Map([...reasons, ...refused]) })
  }
  const go = async () => {
    setBusy(true)
    setProblem(null)
    try {
      await acting()
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      setProblem(error)
      // some may have been reached before it broke off
      if (act === 'invite') tried.again()
    } finally {
      setBusy(false)
    }
  }
  return {
    ...{ reached, whyNot, go, problem, risks },
    left: people.filter((one) => whyNot(one) !== null),
    isDone: done !== null,
    busy: busy || tried.isLoading,
    /** Other words are looked at anew. */
    forget: () => risks.length > 0 && setRisks([]),
  }
}

type Trial = { reasons: Reasons; isLoading: boolean; again: () => void }

/** What would become of each who is asked to look at this job. */
function useTrial(people: readonly string[], job: string): Trial {
  const words = useTranslations('refusals')
  const { data, isLoading, refetch } = useQuery({
    queryKey: ['whom an invitation reaches', job, ...people],
    queryFn: () => invite(people, { job, words: '', trial: true }, words),
    enabled: job !== '' && people.length > 0,
    // what was sent from here before, or elsewhere, makes another answer of it
    ...{ staleTime: 0, gcTime: 0 },
    retry: false,
  })
  return { reasons: data ?? new Map(), isLoading, again: () => void refetch() }
}

type Asking = { job: string; words: string; trial?: boolean }

async function invite(people: readonly string[], asking: Asking, words: (code: string) => string): Promise<Reasons> {
  const [alone] = people
  if (!alone) return new Map()
  try {
    const { data } = await send(inviteFromPool, { people: [...people], ...asking })
    return new Map(data.flatMap(({ entry, refused }) => (refused === null ? [] : [[entry, words(refused)] as const])))
  } catch (error) {
    // of one alone the refusal is theirs
    if (people.length > 1 || !(error instanceof Problem) || error.errors.length > 0) throw error
    return new Map([[alone, error.message]])
  }
}

/** One after the other: what one is refused for keeps no other from it. A line that is lost ends it. */
async function each(people: readonly string[], act: (person: string) => Promise<unknown>): Promise<Reasons> {
  const refused = new Map<string, string>()
  for (const person of people)
    try {
      await act(person)
    } catch (error) {
      if (!(error instanceof Problem) || error.code === 'offline' || error.errors.length > 0) throw error
      refused.set(person, error.message)
    }
  return refused
}

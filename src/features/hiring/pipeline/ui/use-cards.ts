import { useCallback, useEffect, useRef, useState } from 'react'
import { send } from '#platform/browser/call.ts'
import { useTopic } from '#platform/browser/live.ts'
import { type Changes, type Stack, withChanges, withFresh, withPage } from '../card-rules.ts'
import { boardChanges, columnCards, listApplicants, type TeamCard } from '../contract.ts'
import { mostChanges, type SortKey } from '../rules.ts'
import type { Asked } from './asked.ts'

/** Words that come together are asked about together, in ms. */
const pause = 250
/** All rows of the list are one stack. */
export const everybody = 'everybody'

type Reading = {
  job: string
  asked: Asked
  /** What was read first; new when it was read anew. */
  fresh: readonly Stack[] | undefined
  usual: SortKey
}

/**
 * Cards as far as they were read, kept true by live words: of whom a word speaks is asked about, nobody else.
 * @returns the stacks, and ways to read on and to ask about some now
 */
export function useCards({ job, asked, fresh, usual }: Reading) {
  const key = JSON.stringify(asked)
  const [state, setState] = useState({ key, fresh, stacks: fresh ?? [] })
  let { stacks } = state
  if (fresh && state.fresh !== fresh) {
    stacks = state.key === key ? withFresh(state.stacks, fresh) : [...fresh]
    setState({ key, fresh, stacks })
  }
  const change = useCallback((how: (stacks: readonly Stack[]) => Stack[]) => {
    setState((now) => ({ ...now, stacks: how(now.stacks) }))
  }, [])

  const isList = stacks.length === 1 && stacks[0]?.id === everybody
  const sort = (asked.sort ?? usual) as SortKey
  const newest = useNewest()
  const ask = useCallback(
    async (ids: readonly string[]) => {
      const { sort: _, way: __, ...filters } = JSON.parse(key) as Asked
      const isNewest = newest()
      for (let at = 0; at < ids.length; at += mostChanges) {
        const some = ids.slice(at, at + mostChanges)
        const { data } = await send(boardChanges, { job, ...filters, ids: some.join(',') })
        const totals = isList
          ? { [everybody]: Object.values(data.totals).reduce((sum, one) => sum + one, 0) }
          : data.totals
        const still = new Set(some.filter(isNewest))
        const known: Omit<Changes, 'totals'> = { ids: [...still], cards: data.cards.filter(({ id }) => still.has(id)) }
        const isLate = still.size < some.length
        change((now) =>
          withChanges(
            now,
            { ...known, totals: isLate ? totalsOf(now) : totals },
            { sort, stackOf: ({ column }: TeamCard) => (isList ? everybody : column) },
          ),
        )
      }
    },
    [job, key, sort, isList, change, newest],
  )

  useWords(job, key, ask)

  const reading = useRef(new Set<string>())
  const readOn = useCallback(
    (id: string, cursor: string) => {
      if (reading.current.has(cursor)) return
      reading.current.add(cursor)
      const input = { job, ...(JSON.parse(key) as Asked), cursor }
      const page =
        id === everybody ? send(listApplicants, { ...input, sort }) : send(columnCards, { ...input, column: id })
      page
        .then((page) => change((now) => withPage(now, id, page)))
        .catch(() => undefined)
        .finally(() => reading.current.delete(cursor))
    },
    [job, key, sort, change],
  )
  return { stacks, ask, readOn }
}

/** Hears of whom live words speak, and asks about them together. */
function useWords(job: string, key: string, ask: (ids: readonly string[]) => Promise<void>): void {
  const waiting = useRef(new Set<string>())
  const clock = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(clock.current), [])
  const hear = useCallback(
    ({ event, id, topics }: { event: string; id: string; topics: string[] }) => {
      if (!event.startsWith('application.') || !topics.includes(`applicants:${job}`)) return
      // only who is narrowed by it is concerned
      if (event === 'application.matched' && !(JSON.parse(key) as Asked).requirements) return
      waiting.current.add(id)
      if (clock.current !== undefined) return // words that never stop must not put it off
      // many who look at one board do not ask in the same moment
      const wait = pause * (0.5 + Math.random())
      clock.current = setTimeout(() => {
        clock.current = undefined
        const ids = [...waiting.current]
        waiting.current.clear()
        // what is not heard now is read at the next word, or when the line is back
        void ask(ids).catch(() => undefined)
      }, wait)
    },
    [job, key, ask],
  )
  useTopic(`applicants:${job}`, hear)
}

const totalsOf = (stacks: readonly Stack[]) => Object.fromEntries(stacks.map(({ id, total }) => [id, total]))

/** Tells answers apart that overtake each other: of a card, an older one that comes late counts no more. */
function useNewest() {
  const count = useRef(0)
  const heard = useRef(new Map<string, number>())
  return useCallback(() => {
    count.current += 1
    const turn = count.current
    return (id: string): boolean => {
      if ((heard.current.get(id) ?? 0) > turn) return false
      heard.current.set(id, turn)
      return true
    }
  }, [])
}

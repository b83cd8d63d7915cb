import { type Query, QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import { useInsertionEffect, useRef, useState } from 'react'
import type { Call, Gives, Takes } from '#platform/shared/contract.ts'
import { send } from './call.ts'
import { Problem } from './problem.ts'

const makeQueries = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (times, error) => times < 3 && error instanceof Problem && error.status === 0,
      },
    },
  })

/** What the server said, kept for as long as a screen shows it. Only ever one visitor's: the browser's own. */
let queries = makeQueries()

/** The browser keeps one cache; on the server every request gets its own, or one visitor would see another's answers. */
export const queriesOfThisVisit = (): QueryClient => (typeof document === 'undefined' ? makeQueries() : queries)

/**
 * The cache of a page that is taken up in pieces. A click may have it begin anew: with what the first try left in a common cache the
 * frame would know more than the server wrote, and the page would be drawn anew under the hand that presses.
 */
export function useOwnQueries(): QueryClient {
  const [own] = useState(makeQueries)
  useInsertionEffect(() => {
    queries = own
  }, [own])
  return own
}

export const keyOf = (call: Call, input: unknown) => [call.method, call.path, input] as const

type Reading<C extends Call> = { initial?: Gives<C> | undefined; enabled?: boolean }

/** Reads a call, and again whenever one of the events it names in `refreshedBy` happens. */
export function useCall<C extends Call>(call: C, input: Takes<C>, { initial, enabled = true }: Reading<C> = {}) {
  return useQuery<Gives<C>, Problem>({
    queryKey: keyOf(call, input),
    queryFn: () => send(call, input),
    meta: { refreshedBy: call.refreshedBy },
    enabled,
    ...(initial !== undefined && { initialData: initial }),
  })
}

/**
 * Sends a call that changes something; afterwards the calls it could have changed are read again. The same again while it is
 * under way is a double press: sent once, and told of once.
 */
export function useSend<C extends Call>(
  call: C,
  {
    onDone,
    onProblem,
    inTurn,
  }: {
    onDone?: (given: Gives<C>, input: Takes<C>) => void
    onProblem?: (problem: Problem) => void
    /** What is sent under one name goes one by one, so that the last that was said stays. */
    inTurn?: string
  } = {},
) {
  const underWay = useRef(new Map<string, Promise<Gives<C>>>())
  const told = useRef(new WeakSet<object>())
  const isNew = (word: unknown) => {
    if (typeof word !== 'object' || word === null) return true
    return !told.current.has(word) && told.current.add(word)
  }
  return useMutation<Gives<C>, Problem, Takes<C>>({
    ...(inTurn && { scope: { id: inTurn } }),
    mutationFn: (input) => once(underWay.current, JSON.stringify(input), () => send(call, input)),
    onSuccess: (given, input) => void (isNew(given) && onDone?.(given, input)),
    onError: (problem) => void (isNew(problem) && onProblem?.(problem)),
  })
}

function once<T>(underWay: Map<string, Promise<T>>, key: string, begin: () => Promise<T>): Promise<T> {
  const running = underWay.get(key)
  if (running) return running
  const begun = begin().finally(() => underWay.delete(key))
  underWay.set(key, begun)
  return begun
}

/** Reads again whatever depends on this event; all live calls when it is null (after a lost connection). */
export function refresh(event: string | null): void {
  readAgain(({ meta }) => {
    const by = (meta?.refreshedBy ?? []) as string[]
    return event === null ? by.length > 0 : by.includes(event)
  })
}

/** What is read again as soon as its first reading is over. */
const toReadAgain = new WeakSet<Query>()

/** One whose first reading is under way is not begun anew, and may have been read before what happened: it is read once more. */
function readAgain(predicate: (query: Query) => boolean): void {
  for (const query of queries.getQueryCache().findAll({ predicate })) {
    if (query.state.data !== undefined || !query.promise || toReadAgain.has(query)) continue
    toReadAgain.add(query)
    const again = () => {
      toReadAgain.delete(query)
      void queries.invalidateQueries({ queryKey: query.queryKey, exact: true })
    }
    query.promise.then(again, () => toReadAgain.delete(query))
  }
  void queries.invalidateQueries({ predicate })
}

/** Puts into what was read what this screen already knows to be true. */
export const changeRead = <C extends Call>(call: C, input: Takes<C>, change: (read: Gives<C>) => Gives<C>): void =>
  void queries.setQueryData<Gives<C>>(keyOf(call, input), (read) => read && change(read))

/** Reads one call again, whatever its input was. */
export const refreshCall = (call: Call): void =>
  readAgain(({ queryKey: [method, path] }) => method === call.method && path === call.path)

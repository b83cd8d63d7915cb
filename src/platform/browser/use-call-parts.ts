import { type InfiniteData, type QueryKey, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Call, Gives, Takes } from '#platform/shared/contract.ts'
import { send } from './call.ts'
import type { Problem } from './problem.ts'
import { keyOf } from './use-call.ts'

type Parts<C extends Call> = InfiniteData<Gives<C>, Partial<Takes<C>>>
type Reading<C extends Call> = {
  /** What the page came with, and when. */
  initial?: { given: Gives<C>; at: number } | undefined
  enabled?: boolean
  /** Where to begin; from there it goes on both ways. */
  start?: Partial<Takes<C>> | undefined
  /** What to ask for after the last part, and before the first; nothing where a list ends. */
  after: (last: Gives<C>) => Partial<Takes<C>> | undefined
  before?: (first: Gives<C>) => Partial<Takes<C>> | undefined
  /** Parts kept at once; those farthest away are let go. */
  most?: number
}

const partsKey = (call: Call, input: unknown) => [...keyOf(call, input), 'parts'] as const

/** Reads a call part by part, and all parts again whenever one of the events it names in `refreshedBy` happens. */
export function useCallParts<C extends Call>(
  call: C,
  input: Takes<C>,
  { initial, enabled = true, start, after, before, most }: Reading<C>,
) {
  return useInfiniteQuery<Gives<C>, Problem, Parts<C>, QueryKey, Partial<Takes<C>>>({
    queryKey: partsKey(call, { ...(input as object), ...(start as object) }),
    queryFn: ({ pageParam }) => send(call, { ...(input as object), ...(pageParam as object) } as Takes<C>),
    initialPageParam: start ?? {},
    getNextPageParam: after,
    getPreviousPageParam: before ?? (() => undefined),
    meta: { refreshedBy: call.refreshedBy },
    enabled,
    ...(most !== undefined && { maxPages: most }),
    ...(initial && {
      initialData: { pages: [initial.given], pageParams: [start ?? {}] },
      initialDataUpdatedAt: initial.at,
    }),
  })
}

/** Puts into the parts that were read what this screen already knows to be true, wherever the reading began. */
export function useChangeParts<C extends Call>(call: C) {
  const queries = useQueryClient()
  return useCallback(
    (input: Partial<Takes<C>>, change: (part: Gives<C>, at: number, all: readonly Gives<C>[]) => Gives<C>) => {
      const isOf = (asked: unknown) =>
        Object.entries(input).every(([name, value]) => (asked as Record<string, unknown>)[name] === value)
      void queries.setQueriesData<Parts<C>>(
        {
          predicate: ({ queryKey: [method, path, asked, parts] }) =>
            method === call.method && path === call.path && parts === 'parts' && isOf(asked),
        },
        (read) => read && { ...read, pages: read.pages.map(change) },
      )
    },
    [queries, call],
  )
}

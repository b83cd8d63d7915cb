import { useEffect, useSyncExternalStore } from 'react'
import type { Takes } from '#platform/shared/contract.ts'
import type { cities } from '../contract.ts'
import {
  ask,
  askOnce,
  type ListCall,
  type ListItem,
  listAt,
  seedList,
  waiting,
  watchLists,
  whenThere,
} from './list-cache.ts'

type AnyList = ListCall | typeof cities
type Choice = { id: string; text: string; code: string; parent: number | null }
export type UsedList = {
  /** Ids as fields have them. */
  choices: Choice[]
  failed: boolean
  ready: boolean
  retry: () => void
  /** The choices once they are there: what is typed before is searched then. */
  loaded: () => Promise<Choice[]>
}

/**
 * A list one chooses from, loaded once a visit and kept by the browser under its version; empty until it is there, and when
 * it failed (product.md §4). `brought` is what the server sent with the page; what is not `wanted` yet is not asked
 * for.
 */
export function useList<C extends AnyList>(
  call: C,
  input: Takes<C>,
  { brought, wanted = true }: { brought?: readonly ListItem[] | undefined; wanted?: boolean } = {},
): UsedList {
  const key = `${call.path} ${JSON.stringify(input)}`
  const plain = call as ListCall
  if (brought && typeof document !== 'undefined') seedList(key, brought)
  const atFirst = brought ? { items: brought, state: 'ready' as const } : waiting
  const { items, state } = useSyncExternalStore(
    watchLists,
    () => listAt(key),
    () => atFirst,
  )
  useEffect(() => {
    if (wanted) return askOnce(key, plain, input as Takes<ListCall>)
  }, [wanted, key, plain, input])
  return {
    choices: items.map(asChoice),
    loaded: async () => (await whenThere(key)).items.map(asChoice),
    failed: state === 'failed',
    ready: state === 'ready',
    retry: () => void ask(key, plain, input as Takes<ListCall>),
  }
}

const asChoice = ({ id, text, code, parent }: ListItem): Choice => ({
  id: String(id),
  text,
  code: code ?? '',
  parent: parent ?? null,
})

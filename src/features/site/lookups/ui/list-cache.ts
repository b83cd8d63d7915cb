import { send } from '#platform/browser/call.ts'
import type { Takes } from '#platform/shared/contract.ts'
import { type countries, version } from '../contract.ts'

/** A call that answers with a list. */
export type ListCall = typeof countries
export type ListState = { items: readonly ListItem[]; state: 'waiting' | 'ready' | 'failed' }
export type ListItem = { id: string | number; text: string; code?: string | undefined; parent?: number | undefined }

export const waiting: ListState = { items: [], state: 'waiting' }

const kept = new Map<string, ListState>()
const listeners = new Set<() => void>()

export const listAt = (key: string): ListState => kept.get(key) ?? waiting

export function watchLists(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The list once it is there, or has failed. */
export function whenThere(key: string): Promise<ListState> {
  if (listAt(key).state !== 'waiting') return Promise.resolve(listAt(key))
  return new Promise((resolve) => {
    const stop = watchLists(() => {
      if (listAt(key).state === 'waiting') return
      stop()
      resolve(listAt(key))
    })
  })
}

/** Asks for a list once, whoever wants it; one that failed stays empty until it is asked for again (seed §4). */
export function askOnce(key: string, call: ListCall, input: Takes<ListCall>): void {
  if (!kept.has(key)) void ask(key, call, input)
}

export async function ask(key: string, call: ListCall, input: Takes<ListCall>): Promise<void> {
  keep(key, waiting)
  const { lang, dataset } = document.documentElement
  try {
    const { data_name } = await send(call, { ...input, lang, ...(dataset.lookups && { v: dataset.lookups }) })
    keep(key, { items: data_name, state: 'ready' })
  } catch {
    keep(key, { items: [], state: 'failed' })
  }
}

/** What the server already brought with the page. */
export function seedList(key: string, items: readonly ListItem[]): void {
  if (!kept.has(key)) kept.set(key, { items, state: 'ready' })
}

/** After a list was changed here: the next field that wants one asks for it by its new version. */
export async function forgetLists(): Promise<void> {
  kept.clear()
  const { data } = await send(version, {})
  document.documentElement.dataset.lookups = data.version
}

function keep(key: string, state: ListState): void {
  kept.set(key, state)
  for (const listener of listeners) listener()
}

import type { Context } from '#platform/server/context.ts'
import type { ShareKind } from './rules.ts'

/** What is told of a shared thing, in the language of the context. */
export type Shared = {
  id: string
  /** The company page it belongs to. */
  page: string
  path: string
  /** In which language its title is written, whatever the context asked for. */
  language: string
  title: string
  company: string
  place: string
  salary: { min: number | null; max: number | null; currency: string; period: 'hour' | 'day' | 'month' | 'year' } | null
  /** Last day on which one may apply. */
  closes: Date | null
  /** Words of the employer that go before everything else. */
  words: string
  /** Titles of the jobs inside, of a group. */
  jobs: string[]
}

/** Reads a thing by the last part of its address. @throws Refused not_found for whoever may not see it */
export type Shareable = (ctx: Context, address: string) => Promise<Shared>

let shareables: Partial<Record<ShareKind, Shareable>> = {}

/** Called once at start with the list of `src/shareables.ts`. */
export function registerShareables(list: Record<ShareKind, Shareable>): void {
  shareables = list
}

export function readShared(ctx: Context, kind: ShareKind, address: string): Promise<Shared> {
  const read = shareables[kind]
  if (!read) throw new Error(`nothing says what is told of a ${kind}`)
  return read(ctx, address)
}

/** The last part of a path is what its thing is found by. */
export const addressIn = (path: string): string => decodeURIComponent(path.slice(path.lastIndexOf('/') + 1))

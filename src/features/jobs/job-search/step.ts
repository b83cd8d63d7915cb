import type { rungKinds } from './contract.ts'
import type { Wish } from './wish-of.ts'

export type RungKind = 'all' | (typeof rungKinds)[number]

/** What is given up next, on top of what was given up before. */
export type Step = {
  kind: RungKind
  words?: string
  place?: number | undefined
  /** Whether what is below has it again. */
  isAlone?: boolean
  change: Partial<Wish>
}

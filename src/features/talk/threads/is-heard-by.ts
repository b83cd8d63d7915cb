import { type RawBuilder, sql } from 'kysely'
import { isInside, type ThreadSide } from './rules.ts'

/** Whether a row is for this reader: what a blocked one wrote is read by the writer alone, and by the writer's company. */
export const isHeardBy = (side: ThreadSide, me: string): RawBuilder<boolean> =>
  sql<boolean>`(not messages.unheard or messages.author_id = ${me} or (${isInside(side)} and messages.author_side = ${side}))`

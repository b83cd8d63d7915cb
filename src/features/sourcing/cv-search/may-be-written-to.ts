import { type RawBuilder, sql } from 'kysely'
import { type Asker, isAwake, isExcluded, mayBeSeenFull } from './contact/access.ts'

/** Whether a page may write to somebody: whom it sees whole and who does not exclude it (docs/decisions/0055). */
export const mayBeWrittenTo = ({ page }: Pick<Asker, 'page'>, user: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${isAwake(user)} and ${mayBeSeenFull({ page }, user)} and not ${isExcluded({ page, job: null }, user)})`

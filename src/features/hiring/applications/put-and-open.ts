import { sql } from 'kysely'
import { mark } from './hand-rules.ts'
import { told } from './held.ts'
import { openStages } from './stages.ts'

/** `isPut`, of an application that is open as far as its person knows, for queries. */
export const isPutAndOpen = sql<boolean>`((applications.source like ${`${mark}%`} or applications.source = 'pool')
  and ${told.stage} in (${sql.join(openStages)}))`

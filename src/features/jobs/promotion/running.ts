import { sql } from 'kysely'
import { turnOf } from './rules.ts'

/** Whether a row of `promotions` is to be seen now: one whose days are over is not, before the clock has noticed. */
export const runs = (now: Date) => sql<boolean>`(promotions.state = 'running' and promotions.until_at > ${now})`

/** Another order every hour, the same for everybody within it. */
export const inTurn = (now: Date) => sql`md5(promotions.id::text || ${turnOf(now)}::text)`

import { sql } from 'kysely'

/** Whether whoever applied has put their account to sleep: nobody is told anything there, and nothing is agreed in its name. */
export const isAsleep = sql<boolean>`exists (select from users where users.id = applications.candidate_id and state = 'deactivated')`

import { sql } from 'kysely'
import { applicationMoved, applicationTold } from './events.ts'
import { told } from './held.ts'

/** Steps of an interview by the company of which the candidate is told. */
const toldSteps = ['propose', 'cancel']

/**
 * When the company last did something that the candidate was told of: what the application keeps is when it owed no answer any
 * more, and the moves, steps of interviews and messages that came after are younger. Going back into review tells nobody anything.
 */
export const lastReply = sql<Date | null>`greatest(${told.answered_at},
  (select max(at) from events where thing = 'application' and thing_id = applications.id and data->>'side' = 'page'
    and (data->>'isHeld') is distinct from 'true'
    and (name in (${applicationMoved.name}, ${applicationTold.name}) and data->>'to' <> 'in_review'
      or name = 'interview.moved' and data->>'move' in (${sql.join(toldSteps)}))),
  (select max(at) from messages where thread_id = applications.id and author_side = 'page'
    and unsent_at is null and not unheard))`

import type { Context } from '#platform/server/context.ts'

const give = ({ db }: Context, user: string) =>
  db
    .selectFrom('alerts')
    .select(['search', 'frequency', 'state', 'language', 'confirmed_at', 'sent_at', 'created_at'])
    .where('user_id', '=', user)
    .execute()

/** What somebody wants to be told of; matches are no more than jobs that fit, and go with it. */
export const alertHolding = { name: 'job-alerts', give }

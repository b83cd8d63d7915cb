import type { Context } from '#platform/server/context.ts'
import { found } from '#platform/shared/refusal.ts'

/** Who may ask the caller, and where they never want to be put forward. */
export async function whoMayAskOf({ db, me }: Context) {
  const user = found(me).id
  const [row, forbidden] = await Promise.all([
    db.selectFrom('representation_settings').select('who').where('user_id', '=', user).executeTakeFirst(),
    db
      .selectFrom('representation_forbidden')
      .select(['name', 'at'])
      .where('user_id', '=', user)
      .orderBy('at', 'desc')
      .execute(),
  ])
  return {
    who: row?.who ?? ('known' as const),
    forbidden: forbidden.map(({ name, at }) => ({ name, at: at.toISOString() })),
  }
}

export const representationHolding = {
  name: 'representation',
  give: async ({ db }: Context, user: string) => ({
    who: await db
      .selectFrom('representation_settings')
      .select(['who', 'changed_at'])
      .where('user_id', '=', user)
      .executeTakeFirst(),
    never_to: await db
      .selectFrom('representation_forbidden')
      .select(['name', 'at'])
      .where('user_id', '=', user)
      .execute(),
  }),
}

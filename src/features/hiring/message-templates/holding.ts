import type { Context, Tx } from '#platform/server/context.ts'

/** Message templates are the page's; only who changed one last is told, and nobody once the account is gone. */
export const messageTemplateHolding = {
  name: 'message-templates',
  give: ({ db }: Context, user: string) =>
    db
      .selectFrom('message_templates')
      .select(['name', 'changed_at'])
      .where('changed_by', '=', user)
      .orderBy('name')
      .execute(),
  async forget(_: Context, tx: Tx, user: string): Promise<string[]> {
    await tx.updateTable('message_templates').set({ changed_by: null }).where('changed_by', '=', user).execute()
    return []
  },
}

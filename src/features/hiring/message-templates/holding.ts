import type { Context } from '#platform/server/context.ts'

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
}

import type { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import type { Language } from '#platform/shared/languages.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { mayKeepTemplates } from './rules.ts'
import { starters } from './starters.ts'

type Template = z.input<typeof contract.MessageTemplate>

/** Templates of the own page, and those the site brings, named in the reader's language. */
export async function listMessageTemplates(ctx: Context): Promise<Given<typeof contract.listMessageTemplates>> {
  const membership = found(ctx.membership)
  return {
    success: true,
    data: {
      templates: [...(await templatesOf(ctx, membership.page)), ...startersFor(ctx.language)],
      may_change: !mayKeepTemplates(membership.scope('applicant.message')).refused,
    },
  }
}

async function templatesOf(ctx: Context, page: string): Promise<Template[]> {
  const [rows, texts] = await Promise.all([
    ctx.db
      .selectFrom('message_templates')
      .leftJoin('users', 'users.id', 'changed_by')
      .select(['message_templates.id', 'message_templates.name', 'version', 'users.name as by', 'changed_at'])
      .where('page_id', '=', page)
      .orderBy('message_templates.name')
      .execute(),
    ctx.db
      .selectFrom('message_template_texts')
      .innerJoin('message_templates', 'message_templates.id', 'template_id')
      .select(['template_id', 'language', 'subject', 'text'])
      .where('page_id', '=', page)
      .orderBy('language')
      .execute(),
  ])
  return rows.map(({ changed_at, ...row }) => ({
    ...row,
    starter: false,
    changed_at: changed_at.toISOString(),
    texts: texts
      .filter(({ template_id }) => template_id === row.id)
      .map(({ language, subject, text }) => ({ language: language, subject, text })),
  }))
}

const startersFor = (language: Language): Template[] =>
  starters.map(({ id, texts }) => ({
    id,
    starter: true,
    name: texts[language].name,
    version: 1,
    by: null,
    changed_at: null,
    texts: Object.entries(texts).map(([written, { subject, text }]) => ({
      language: written as Language,
      subject,
      text,
    })),
  }))

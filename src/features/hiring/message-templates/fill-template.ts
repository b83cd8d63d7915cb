import { validate as isUuid } from 'uuid'
import { isHidden } from '#features/hiring/applications/anonymity.ts'
import { merge, type ParameterValues } from '#features/hiring/applications/parameter-rules.ts'
import { reachableApplications } from '#features/jobs/jobs/job-team.ts'
import { publicFactsOf } from '#features/jobs/jobs/notice-facts.ts'
import type { Context } from '#platform/server/context.ts'
import { besideHour } from '#platform/shared/beside-hour.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { type Language, toLanguage } from '#platform/shared/languages.ts'
import { found } from '#platform/shared/refusal.ts'
import { formatter } from '#platform/shared/words.ts'
import type * as contract from './contract.ts'
import { textFor } from './rules.ts'
import { starters } from './starters.ts'

/** What this applicant would read: the text in their language, with what is true of them. @throws Refused not_found */
export async function fillMessageTemplate(
  ctx: Context,
  { application: id, template, in: asked }: Taken<typeof contract.fillMessageTemplate>,
): Promise<Given<typeof contract.fillMessageTemplate>> {
  const membership = found(ctx.membership)
  const application = found(
    await selectFillable(ctx)
      .where('applications.id', '=', id)
      .where(reachableApplications(membership, 'applicant.message'))
      .executeTakeFirst(),
  )
  const texts = await textsOf(ctx, membership.page, template)
  return { success: true, data: await fillFor(ctx, application, texts, asked) }
}

/** Applications with what decides on the language and values of a message. */
export const selectFillable = ({ db }: Context) =>
  db
    .selectFrom('applications')
    .innerJoin('pages', 'pages.id', 'applications.page_id')
    .select(['applications.id', 'job_id', 'applications.name', 'applications.language', 'submitted_at'])
    .select(['pages.language as page_language', isHidden.as('hidden')])

type Fillable = Application & { language: string; page_language: string }

/** A message in the language of its reader, with what is true of them. @throws Refused not_found: it has no text at all */
export async function fillFor(ctx: Context, application: Fillable, texts: readonly Text[], asked?: Language) {
  const chosen = found(textFor(texts, [asked, application.language, application.page_language]))
  const values = await valuesOf(ctx, application, chosen.language)
  const [subject, text] = [merge(chosen.subject, values), merge(chosen.text, values)]
  return {
    language: chosen.language,
    languages: texts.map(({ language }) => language),
    subject: subject.text,
    text: text.text,
    left: [...new Set([...subject.left, ...text.left])],
  }
}

export type Text = { language: Language; subject: string; text: string }

/** A template of the page, or one the site brings, in its languages; empty for none. */
export async function textsOf(ctx: Context, page: string, template: string): Promise<Text[]> {
  const starter = starters.find(({ id }) => id === template)
  if (starter)
    return Object.entries(starter.texts).map(([language, text]) => ({ ...text, language: language as Language }))
  if (!isUuid(template)) return []
  const rows = await ctx.db
    .selectFrom('message_template_texts')
    .innerJoin('message_templates', 'message_templates.id', 'template_id')
    .select(['language', 'subject', 'text'])
    .where('template_id', '=', template)
    .where('page_id', '=', page)
    .orderBy('language')
    .execute()
  return rows as Text[]
}

type Application = { id: string; job_id: string; name: string; hidden: boolean; submitted_at: Date }

/** What the parameters stand for, of this applicant and from this sender. */
export async function valuesOf(ctx: Context, application: Application, language: Language): Promise<ParameterValues> {
  const facts = await publicFactsOf(ctx, application.job_id, language)
  const interview = await ctx.db
    .selectFrom('interviews')
    .select(['starts_at', 'zone', 'place', 'link'])
    .where('application_id', '=', application.id)
    .where('state', '=', 'confirmed')
    .where('starts_at', '>', ctx.now())
    .orderBy('starts_at')
    .executeTakeFirst()
  return {
    // whoever may not know yet who this is greets without a name
    ...(!application.hidden && { candidate_name: application.name }),
    job_title: facts.job,
    company_name: facts.company,
    sender_name: found(ctx.me).name,
    application_day: formatter(toLanguage(language)).dateTime(application.submitted_at, 'longDay'),
    ...(interview?.starts_at && {
      interview_time: formatter(language, interview.zone).dateTime(interview.starts_at, 'weekdayMoment', {
        timeZoneName: besideHour(language),
      }),
      interview_place: interview.place || interview.link || '',
    }),
  }
}

import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { parameters } from '#features/hiring/applications/parameter-rules.ts'
import { answer, del, get, post, put } from '#platform/shared/contract.ts'
import { language, line, moment, prose, version } from '#platform/shared/fields.ts'
import { mostText } from './rules.ts'

const Text = z.object({ language, subject: line(150).or(z.literal('')).default(''), text: prose(mostText, 1) })
const written = { name: line(80, 2), texts: z.array(Text).min(1).max(4) }
const template = { template: z.uuid() }

/** A message one writes again and again; a starter is the site's own and can only be copied. */
export const MessageTemplate = z.object({
  id: z.string(),
  starter: z.boolean(),
  name: z.string(),
  texts: z.array(z.object({ language, subject: z.string(), text: z.string() })),
  version: z.number(),
  by: z.string().nullable(),
  changed_at: moment.nullable(),
})
export type MessageTemplate = z.output<typeof MessageTemplate>

const Templates = answer(z.object({ templates: z.array(MessageTemplate), may_change: z.boolean() }))

export const listMessageTemplates = get('/page/message-templates', {
  summary: 'Message templates of the own page by name, then those the site brings',
  who: member('applicant.message'),
  gives: Templates,
  refreshedBy: ['message.template_changed'],
})
export const addMessageTemplate = post('/page/message-templates', {
  summary: 'Keep a message to write again, in one language or several',
  who: member('applicant.message'),
  takes: written,
  gives: Templates,
  refuses: ['not_allowed', 'invalid', 'too_many_message_templates'],
  status: 201,
  limit: { times: 120, seconds: 3600 },
})
export const changeMessageTemplate = put('/page/message-templates/{template}', {
  summary: 'Change a message template; the version is the one that was read',
  who: member('applicant.message'),
  takes: { ...template, version, ...written },
  gives: Templates,
  refuses: ['not_allowed', 'not_found', 'invalid', 'changed_meanwhile'],
})
export const dropMessageTemplate = del('/page/message-templates/{template}', {
  summary: 'Drop a message template; what was sent with it stays',
  who: member('applicant.message'),
  takes: template,
  gives: Templates,
  refuses: ['not_allowed', 'not_found'],
})

export const fillMessageTemplate = get('/page/applications/{application}/message-templates/{template}', {
  summary: 'A message template as this applicant would read it; in their language where it is written in it',
  who: member('applicant.message'),
  takes: { application: z.uuid(), template: z.string().max(60), in: language.optional() },
  gives: answer(
    z.object({
      language,
      languages: z.array(language),
      subject: z.string(),
      text: z.string(),
      /** Parameters for which this applicant has no value yet; they still stand in braces. */
      left: z.array(z.enum(parameters)),
    }),
  ),
  refuses: ['not_found'],
})

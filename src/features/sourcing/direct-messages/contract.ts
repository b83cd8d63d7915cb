import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { Message } from '#features/talk/threads/message-contract.ts'
import { mostFiles, mostText } from '#features/talk/threads/rules.ts'
import { answer, post } from '#platform/shared/contract.ts'
import { prose } from '#platform/shared/fields.ts'
import { signedIn } from '#platform/shared/who.ts'

const written = {
  client_id: z.uuid(),
  text: prose(mostText),
  /** Files stored before, by their ids. */
  files: z.array(z.uuid()).max(mostFiles).default([]),
}
const sending = {
  gives: answer(z.object({ thread: z.string(), message: Message })),
  status: 201,
  limit: { times: 60, seconds: 60, per: 'account' as const },
}

export const writeToPerson = post('/page/people/{person}/messages', {
  summary: 'Write to somebody whom the company sees whole: in their conversation, which the first message opens',
  who: member('applicant.message'),
  takes: { person: z.uuid(), ...written },
  refuses: ['not_found', 'not_allowed', 'thread_closed', 'wait_for_answer', 'cold_enough', 'invalid'],
  ...sending,
})

export const lookAtFirstMessage = post('/page/people/{person}/look', {
  summary: 'What the person would be warned of in a text, before it is sent: of companies of which nothing was checked',
  who: member('applicant.message'),
  takes: { person: z.uuid(), text: prose(mostText) },
  gives: answer(z.object({ warnings: z.array(z.string()), first_contact: z.boolean() })),
  refuses: ['not_allowed'],
  limit: { times: 60, seconds: 60, per: 'account' },
})

export const writeToCompany = post('/company-pages/{page}/messages', {
  summary: 'Write to a company that may write to oneself; the first message opens the conversation',
  who: signedIn,
  takes: { page: z.uuid(), ...written },
  refuses: ['not_found', 'thread_closed', 'cold_enough', 'day_limited', 'invalid'],
  ...sending,
})

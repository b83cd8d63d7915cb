import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { answer, get, put } from '#platform/shared/contract.ts'
import { moment, several, version } from '#platform/shared/fields.ts'
import { Interview, minutes, people } from './contract.ts'
import { mostPeople, mostSlots } from './rules.ts'

export const interviewClashes = get('/page/interview-clashes', {
  summary: 'Which of these people are busy at some times, and whether this company interviews an applicant then',
  who: member('applicant.move'),
  takes: {
    people: several(z.uuid(), mostPeople),
    slots: several(moment, mostSlots),
    minutes,
    application: z.uuid().optional(),
    /** One that may move. */
    interview: z.uuid().optional(),
  },
  gives: answer(z.array(z.object({ slot: moment, people: z.array(z.string()), candidate: z.boolean() }))),
  refuses: ['invalid', 'not_found'],
  refreshedBy: ['interview.moved'],
})
export const nameInterviewers = put('/page/interviews/{interview}/people', {
  summary: 'Let others interview at the time that stands, or at those that may be chosen',
  who: member('applicant.move'),
  takes: {
    ...{ interview: z.uuid(), version, people },
    /** Who interviewed when the form was opened: whoever changed it meanwhile is not overruled. */
    instead_of: z.array(z.uuid()).max(mostPeople),
  },
  gives: answer(Interview),
  refuses: ['not_found', 'interview_state', 'invalid', 'slot_taken', 'changed_meanwhile'],
})

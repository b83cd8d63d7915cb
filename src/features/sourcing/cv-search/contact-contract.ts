import { z } from 'zod'
import { voiceless } from '#features/companies/pages/page-states.ts'
import { member } from '#features/companies/pages/permissions.ts'
import { visibilities } from '#features/people/profiles/contract.ts'
import { answer, del, get, post, put } from '#platform/shared/contract.ts'
import { moment, prose } from '#platform/shared/fields.ts'
import { signedIn } from '#platform/shared/who.ts'
import { OpenCard } from './open-contract.ts'
import { requestStates } from './rules.ts'

const person = { person: z.uuid() }

export const showCredits = get('/page/cv-credits', {
  summary: 'CV credits of the page, and how often it may still ask people today',
  who: member('cv.search'),
  gives: answer(z.object({ balance: z.number(), requests_left: z.number() })),
  refreshedBy: ['cv.unlocked', 'cv.requested', 'cv.request_answered'],
})

export const unlockCv = post('/page/cv-search/people/{person}/unlock', {
  summary: 'See name, contacts, employers and file of somebody, for the whole page and for good; the person is told',
  who: member('cv.unlock'),
  takes: person,
  gives: answer(z.object({ balance: z.number() })),
  refuses: ['not_found', 'already_unlocked', 'only_by_request', 'no_credits', 'email_unconfirmed', 'page_unchecked'],
  limit: { times: 120, seconds: 3600 },
})

export const askPerson = post('/page/cv-search/people/{person}/request', {
  summary:
    'Ask somebody, for nothing, to let the page see name and contacts; for a job of the page, where one is named',
  who: member('cv.unlock'),
  takes: { ...person, note: prose(600).default(''), job: z.uuid().optional() },
  gives: answer(z.object({ requests_left: z.number() })),
  refuses: [
    'not_found',
    'job_state',
    'already_unlocked',
    'already_asked',
    'declined_lately',
    'asked_enough',
    ...voiceless,
  ],
  status: 201,
  limit: { times: 60, seconds: 3600 },
})

const Page = z.object({ id: z.string(), name: z.string(), slug: z.string() })
export const CvRequest = z.object({
  id: z.string(),
  page: Page,
  note: z.string(),
  /** For which job, where the page said so and everybody may see it. */
  job: z.object({ title: z.string(), address: z.string() }).nullable(),
  state: z.enum(requestStates),
  asked_at: moment,
  answered_at: moment.nullable(),
})
export type CvRequest = z.output<typeof CvRequest>

export const whoHasMyCv = get('/user/who-has-my-cv', {
  summary: 'Who asks for one’s CV; from whom one hides; who may find one, and what companies see',
  who: signedIn,
  gives: answer(
    z.object({
      visibility: z.enum(visibilities),
      requests: z.array(CvRequest),
      excluded: z.array(Page),
      /** What is shown to companies; null where there is nothing to show yet. */
      preview: OpenCard.nullable(),
    }),
  ),
  refreshedBy: ['cv.unlocked', 'cv.requested', 'cv.request_answered', 'cv.page_excluded', 'profile.saved'],
})

export const answerRequest = post('/user/cv-requests/{request}', {
  summary: 'Let the page that asked see name and contacts, or not',
  who: signedIn,
  takes: { request: z.uuid(), accept: z.boolean() },
  gives: answer(CvRequest),
  refuses: ['not_found', 'request_answered'],
})

export const setVisibility = put('/user/cv-visibility', {
  summary: 'Who may find one',
  who: signedIn,
  takes: { visibility: z.enum(visibilities) },
  gives: answer(z.object({ visibility: z.enum(visibilities) })),
  refuses: ['not_allowed'],
  limit: { times: 60, seconds: 3600 },
})

const page = { page: z.uuid() }
export const excludePage = put('/user/excluded-pages/{page}', {
  summary: 'Hide from a page: it finds nothing of one any more, also if it had unlocked',
  who: signedIn,
  takes: page,
  gives: answer(z.object({ excluded: z.literal(true) })),
  refuses: ['not_found', 'too_many_excluded'],
})
export const includePage = del('/user/excluded-pages/{page}', {
  summary: 'Hide from a page no more',
  who: signedIn,
  takes: page,
  gives: answer(z.object({ excluded: z.literal(false) })),
})

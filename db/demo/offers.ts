import { createHash } from 'node:crypto'
import { fillLetter, type LetterValues } from '#features/hiring/offers/rules.ts'
import { formatter } from '#platform/shared/words.ts'
import type { Job } from './jobs.ts'
import type { Material } from './material.ts'
import type { Cast } from './personas.ts'
import type { Random } from './random.ts'
import { day, later, type Row, type Rows } from './rows.ts'
import { tell } from './tell.ts'

type Application = Row<'applications'> & { id: string }
type State = 'draft' | 'approved' | 'sent' | 'viewed' | 'accepted' | 'declined'

const amount = new Intl.NumberFormat('en-GB')
const zone = 'Asia/Dubai'
const format = formatter('en', zone)
const longDay = (at: Date) => format.dateTime(at, 'longDay')

/** From which stage of an application an offer of each state tells. */
const wanted: [State, stage: string][] = [
  ['draft', 'interviewing'],
  ['approved', 'interviewing'],
  ['sent', 'offered'],
  ['viewed', 'offered'],
  ['accepted', 'hired'],
  ['declined', 'declined'],
]

/** Offers of the employer's page, one in each state; the candidate among the personas holds one that waits. */
export function makeOffers(random: Random, material: Material, cast: Cast, jobs: Job[], now: Date, rows: Rows): void {
  const [first] = jobs
  if (!first) return
  const own = rows.applications.filter((one): one is Application => one.page_id === first.page.row.id)
  const persona = cast['candidate-en'].row.id
  // whoever is a persona comes first
  own.sort((a, b) => Number(b.candidate_id === persona) - Number(a.candidate_id === persona))
  // nobody is written an offer while they still choose the hour of their interview
  const isMet = ({ id }: Application) =>
    rows.interviews.some(
      ({ application_id, state, starts_at }) =>
        application_id === id && state !== 'no_show' && starts_at && new Date(starts_at as Date) < now,
    )
  const taken = new Set<string>()
  for (const [state, stage] of wanted) {
    const application = own.find(
      (one) => one.stage === stage && !taken.has(one.id) && (stage !== 'interviewing' || isMet(one)),
    )
    const job = jobs.find(({ row }) => row.id === application?.job_id)
    if (!application || !job) continue
    taken.add(application.id)
    if (stage === 'offered') application.letter = 'open'
    const city = [...material.cities.values()].flat().find(({ id }) => id === job.row.city_id)
    const place = city?.en ?? 'Dubai'
    const offer = anOffer(random, { cast, job, application, state, place, now })
    rows.offers.push(offer)
    const moved = (move: string, to: string, by: string, at: Date, actor: unknown) =>
      tell(random, rows, application, {
        ...{ name: 'offer.moved', at, actor },
        data: { offer: offer.id, move, from: 'draft', to, by, version: 1, reason: '' },
      })
    moved('save', 'draft', 'proposer', offer.created_at as Date, offer.made_by)
    if (offer.sent_at) moved('send', 'sent', 'maker', offer.sent_at as Date, offer.approved_by)
  }
}

const text =
  'Dear {candidate_name},\n\n{company_name} would be glad to have you as {job_title}: {currency} {pay} {period}, from {start}, in {place}.\n\nPlease tell us by {until} whether you accept.\n\n{sender_name}'

type Facts = { cast: Cast; job: Job; application: Application; state: State; place: string; now: Date }

function anOffer(random: Random, { cast, job, application, state, place, now }: Facts): Row<'offers'> {
  const isSent = state !== 'draft' && state !== 'approved'
  const made = later(now, -random.between(2, 3) * day)
  const sent = isSent ? later(made, 0.5 * day) : null
  const seen = sent && state !== 'sent' ? later(sent, 0.3 * day) : null
  const answered = state === 'accepted' || state === 'declined' ? later(made, 1.5 * day) : null
  const starts = later(now, 45 * day)
    .toISOString()
    .slice(0, 10)
  // six in the evening there
  const until = new Date(
    `${later(now, 6 * day)
      .toISOString()
      .slice(0, 10)}T14:00:00Z`,
  )
  const pay = 100 * random.whole(70, 130)
  const told: LetterValues = {
    ...{
      candidate_name: application.name,
      company_name: job.page.row.name,
      job_title: job.title,
      place,
      currency: 'AED',
    },
    ...{ pay: amount.format(pay), period: 'per month', start: longDay(new Date(starts)) },
    until: format.dateTime(until, 'longMoment', { timeZoneName: 'short' }),
    ...{ sender_name: cast.recruiter.row.name, today: longDay(sent ?? made) },
  }
  const letter = fillLetter(text, told)
  const hash = createHash('sha256').update(letter).digest()
  return {
    id: random.id(made),
    application_id: application.id,
    page_id: application.page_id,
    state,
    version: 1,
    number: 1,
    language: 'en',
    pay,
    currency: 'AED',
    period: 'month',
    starts_on: starts,
    place,
    answer_by: until,
    zone,
    text,
    asked_at: state === 'draft' ? later(made, 0.1 * day) : null,
    made_by: cast.recruiter.row.id,
    approved_by: state === 'draft' ? null : cast.employer.row.id,
    declined_because: state === 'declined' ? 'place' : null,
    reason: state === 'declined' ? 'Thank you, but I have found something nearer to home.' : '',
    letter: isSent ? letter : '',
    letter_hash: isSent ? hash : null,
    sent_at: sent,
    viewed_at: seen,
    answered_at: answered,
    accepted_name: state === 'accepted' ? application.name : '',
    accepted_hash: state === 'accepted' ? hash : null,
    created_at: made,
    updated_at: answered ?? seen ?? sent ?? made,
  }
}

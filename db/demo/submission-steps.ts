import ar from '#features/agencies/representation/words/ar.json' with { type: 'json' }
import en from '#features/agencies/representation/words/en.json' with { type: 'json' }
import fr from '#features/agencies/representation/words/fr.json' with { type: 'json' }
import ru from '#features/agencies/representation/words/ru.json' with { type: 'json' }
import { type Language, localeOf, toLanguage } from '#platform/shared/languages.ts'
import type { Mandate } from './clients.ts'
import type { Random } from './random.ts'
import { day, later, type Row, type Rows } from './rows.ts'
import { fill } from './wording.ts'

export type State = NonNullable<Row<'submissions'>['state']>
/** Those whom the client was sent. */
export const sentStates = new Set<State>([
  'duplicate',
  'reviewing',
  'shortlisted',
  'interviewing',
  'offered',
  'placed',
  'rejected',
])

export type Added = Mandate & { state: State; ago: number; person: Row<'imported_candidates'>; owner: string }

type Steps = { id: string; of: Added; asked: Date; approved: Date | null; moved: Date; packet: string }

/** What happened, as the history of the panel tells it. */
export function tellSteps(random: Random, rows: Rows, { id, of, asked, approved, moved, packet }: Steps): void {
  const { state, person, owner } = of
  const tell = (at: Date, event: string, side: string, from: State, to: State, actor: string | null) =>
    rows.events.push({
      ...{
        id: random.id(at),
        at,
        name: 'submission.moved',
        thing: 'submission',
        thing_id: id,
        page_id: person.page_id,
      },
      ...{ actor_id: actor, request_id: 'demo' },
      data: {
        submission: id,
        page: person.page_id,
        user: person.user_id ?? null,
        client_page: null,
        event,
        side,
        from,
        to,
        why: null,
        who: side === 'client' ? of.contact : null,
        packet,
      },
    })
  if (state === 'draft') return
  tell(asked, 'ask', 'agency', 'draft', 'candidate_asked', owner)
  if (state === 'withdrawn') tell(moved, 'decline', 'person', 'candidate_asked', 'withdrawn', null)
  if (!approved) return
  tell(approved, 'approve', 'person', 'candidate_asked', 'candidate_approved', null)
  if (!sentStates.has(state)) return
  tell(later(moved, -day), 'submit', 'agency', 'candidate_approved', 'submitted', owner)
  tell(later(moved, -0.5 * day), 'open', 'client', 'submitted', 'reviewing', null)
  const last: Partial<Record<State, string>> = {
    ...{ duplicate: 'claim_duplicate', shortlisted: 'shortlist', interviewing: 'interview', offered: 'offer' },
    ...{ placed: 'place', rejected: 'reject' },
  }
  const event = last[state]
  if (event) tell(moved, event, 'client', 'reviewing', state, null)
}

const said: Record<Language, string> = { en: en.words, ar: ar.words, ru: ru.words, fr: fr.words }

export function addApproval(
  random: Random,
  rows: Rows,
  { id, of, approved }: { id: string; of: Added; approved: Date },
): void {
  const until = later(approved, 180 * day)
  const language = toLanguage(of.person.language ?? 'en')
  const agency = rows.pages.find((page) => page.id === of.person.page_id)?.name ?? ''
  rows.submission_approvals.push({
    ...{ id: random.id(approved), submission_id: id, language, via: of.person.user_id ? 'account' : 'link' },
    ...{ contact: of.person.email ?? null, at: approved, right_until: until },
    // the sentence that the person agreed to, as the product says it
    words: fill(said[language].replace(', date, longDay', ''), {
      ...{ name: of.person.name ?? '', agency, client: of.name, job: of.job },
      until: new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(until),
    }),
  })
}

type Disputed = { id: string; of: Added; now: Date; moved: Date }

export function addDispute(random: Random, rows: Rows, { id, of, now, moved }: Disputed): void {
  const answered = later(moved, day)
  // the agency has two business days; what is older was answered, decided by the rule and appealed
  const isOver = later(moved, 4 * day) < now
  rows.submission_disputes.push({
    ...{ id: random.id(moved), submission_id: id, state: 'claimed', claimed_by: of.contact, claimed_at: moved },
    ...{
      known_since: later(now, -96 * day)
        .toISOString()
        .slice(0, 10),
      for_this_job: isOver,
      due_at: isOver ? later(moved, 2 * day) : later(now, 1.6 * day),
    },
    client_words: 'We found a CV of this person in our records from the summer.',
    ...(isOver && {
      ...{
        state: 'appealed',
        agency_words: 'The candidate knew nothing of this job before our call.',
        answered_at: answered,
      },
      ...{ decided_for: 'client', decided_by: 'rule', decided_at: answered, appealed_by: 'agency' },
      ...{
        appealed_at: later(answered, day),
        appeal_words: 'The record of the summer names another job. Please look at it.',
      },
    }),
  })
}

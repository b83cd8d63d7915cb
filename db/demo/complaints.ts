import type { Job } from './jobs.ts'
import type { Cast } from './personas.ts'
import type { Random } from './random.ts'
import { day, later, type Row, type Rows } from './rows.ts'

type Told = { notice: string; title: string; words: string; link: string; at: Date }
type Kind = Pick<Row<'complaints'>, 'reason' | 'note' | 'state' | 'words'> & { days: number; byCandidate: boolean }

const kinds: Kind[] = [
  {
    reason: 'money',
    note: 'After I applied, a man called and asked for 1,200 dirhams for the visa file. He said it is refunded later.',
    state: 'open',
    words: '',
    days: 0.4,
    byCandidate: false,
  },
  {
    reason: 'not_real',
    note: 'I called the office; they said the position was filled two weeks ago.',
    state: 'upheld',
    words: 'The company confirmed that the position was filled and has closed the job.',
    days: 9,
    byCandidate: true,
  },
  {
    reason: 'wrong',
    note: 'The map shows another part of the city.',
    state: 'dismissed',
    words: 'The company has two branches there; the address on the job is the right one.',
    days: 20,
    byCandidate: true,
  },
]

/** What visitors reported: one open, one upheld, one not; the last two by the candidate of the demo, who is told. */
export function makeComplaints(random: Random, jobs: Job[], cast: Cast, now: Date, rows: Rows): Told[] {
  const live = jobs.filter(({ row, page }) => row.state === 'live' && page.language === 'en')
  return kinds.flatMap(({ days, byCandidate, ...said }) => {
    const job = random.pick(live)
    const at = later(now, -days * day)
    const link = `/jobs/${job.row.reference}`
    const texts = rows.job_texts.filter(({ job_id, language }) => job_id === job.row.id && language === 'en')
    const snapshot = {
      title: job.title,
      company: job.page.row.name,
      text: String(texts[0]?.description ?? '')
        .replace(/<[^>]*>/g, ' ')
        .trim(),
      address: link,
    }
    const reporter = byCandidate ? cast['candidate-en'].row.id : null
    const isOpen = said.state === 'open'
    const id = random.id(at)
    rows.complaints.push({
      ...said,
      id,
      page_id: job.row.page_id,
      job_id: job.row.id,
      reporter_id: reporter,
      reporter_key: reporter ?? id,
      from_key: id,
      language: 'en',
      snapshot: JSON.parse(JSON.stringify(snapshot)),
      decided_by: isOpen ? null : cast.admin.row.id,
      decided_at: isOpen ? null : later(at, day),
      created_at: at,
    })
    const { state, words = '' } = said
    return isOpen ? [] : [{ notice: `complaint_${state}`, title: job.title, words, link, at: later(at, day) }]
  })
}

import { shippedRules } from '#features/jobs/jobs/rule-set.ts'
import { screenText } from '#features/jobs/jobs/screen-text.ts'
import ar from '#features/staff/cases/words/ar.json' with { type: 'json' }
import en from '#features/staff/cases/words/en.json' with { type: 'json' }
import fr from '#features/staff/cases/words/fr.json' with { type: 'json' }
import ru from '#features/staff/cases/words/ru.json' with { type: 'json' }
import type { Language } from '#platform/shared/languages.ts'
import type { Job } from './jobs.ts'
import type { Cast } from './personas.ts'
import type { Random } from './random.ts'
import { day, later, type Row, type Rows } from './rows.ts'

type Told = { notice: string; title: string; words: string; link: string; at: Date }
type Ground = keyof typeof en.standard
type Reported = { by?: 'candidate-en' | 'candidate-ar'; language: Language; note: string; days: number }
type Kind = {
  reason: Row<'complaints'>['reason']
  reports: Reported[]
  /** What stood at the end of its text when it was reported. */
  fraud?: string
  decided?: { state: 'upheld' | 'dismissed'; ground: Ground }
  /** Asked for another look by the company. */
  appeal?: string
  /** The second independent report took it out of sight. */
  suspended?: true
}

const kinds: Kind[] = [
  {
    reason: 'money',
    fraud:
      'A refundable security deposit of AED 1,200 is required before the interview. Send your passport and the payment receipt on WhatsApp only.',
    reports: [
      {
        language: 'en',
        note: 'After I applied, a man called and asked for 1,200 dirhams for the visa file. He said it is refunded later.',
        days: 0.4,
      },
      {
        by: 'candidate-ar',
        language: 'ar',
        note: 'طلبوا مني تحويل مبلغ قبل المقابلة وإرسال جواز السفر على الواتساب.',
        days: 0.1,
      },
    ],
  },
  {
    reason: 'not_real',
    reports: [
      {
        by: 'candidate-en',
        language: 'en',
        note: 'I called the office; they said the position was filled two weeks ago.',
        days: 9,
      },
    ],
    decided: { state: 'upheld', ground: 'not_real' },
  },
  {
    reason: 'wrong',
    reports: [{ by: 'candidate-en', language: 'en', note: 'The map shows another part of the city.', days: 20 }],
    decided: { state: 'dismissed', ground: 'no_breach' },
  },
  {
    reason: 'not_real',
    reports: [
      { language: 'en', note: 'Nobody at this address knows of the job.', days: 6 },
      { language: 'fr', note: 'Le poste est pourvu depuis un mois, on me l’a dit à l’accueil.', days: 5.5 },
    ],
    decided: { state: 'upheld', ground: 'not_real' },
    suspended: true,
    appeal: 'The position is open in our second branch. The reception of the head office did not know of it.',
  },
]

/** What visitors reported: a fraud by two people in two languages, decided cases, and a job out of sight whose company appeals. */
export function makeComplaints(random: Random, jobs: Job[], cast: Cast, now: Date, rows: Rows): Told[] {
  const english = (state: string) => jobs.filter(({ row, page }) => row.state === state && page.language === 'en')
  return kinds.flatMap((kind) => {
    const job = random.pick(english(kind.suspended ? 'paused' : 'live'))
    if (kind.suspended) Object.assign(job.row, { state: 'suspended', suspended_from: 'paused' })
    return aCase(random, kind, job, cast, now, rows)
  })
}

function aCase(random: Random, kind: Kind, job: Job, cast: Cast, now: Date, rows: Rows): Told[] {
  const { decided, appeal } = kind
  const opened = later(now, -(kind.reports[0]?.days ?? 1) * day)
  const at = later(opened, day)
  const id = random.id(opened)
  const about = { page_id: job.row.page_id, job_id: job.row.id }
  rows.cases.push({
    ...{ id, ...about, state: decided?.state ?? 'open', suspended: kind.suspended ?? false, opened_at: opened },
    decided_at: decided ? at : null,
  })
  for (const report of kind.reports) rows.complaints.push(aReport(random, { kind, report, job, cast, now, rows, id }))
  if (!decided) return []
  const wording = { en: en.standard, ar: ar.standard, ru: ru.standard, fr: fr.standard }
  const words = Object.fromEntries(Object.entries(wording).map(([language, all]) => [language, all[decided.ground]]))
  rows.case_decisions.push({
    ...{ id: random.id(at), case_id: id, decision: decided.state, ground: decided.ground, at },
    ...{ wording: words, decided_by: cast.reviewer.row.id },
  })
  const asker = job.page.team[0]?.row.id ?? null
  if (appeal)
    rows.case_appeals.push({
      ...{ id: random.id(later(at, day)), case_id: id, side: 'reported', user_id: asker, words: appeal, state: 'open' },
      sent_at: later(at, day),
    })
  const isTold = kind.reports.some(({ by }) => by === 'candidate-en')
  const link = `/cases/${id}`
  return isTold
    ? [{ notice: `case_${decided.state}`, title: job.title, words: en.standard[decided.ground], link, at }]
    : []
}

type Making = { kind: Kind; report: Reported; job: Job; cast: Cast; now: Date; rows: Rows; id: string }

function aReport(random: Random, { kind, report, job, cast, now, rows, id }: Making): Row<'complaints'> {
  const at = later(now, -report.days * day)
  const texts = rows.job_texts.filter(({ job_id, language }) => job_id === job.row.id && language === 'en')
  const text = String(texts[0]?.description ?? '')
    .replace(/<[^>]*>/g, ' ')
    .trim()
  const snapshot = {
    ...{ title: job.title, company: job.page.row.name, address: `/jobs/${job.row.reference}` },
    ...seen([text, kind.fraud].filter(Boolean).join('\n\n')),
  }
  const key = random.id(at)
  const reporter = report.by ? cast[report.by].row.id : null
  return {
    ...{ id: key, case_id: id, page_id: job.row.page_id, job_id: job.row.id, reason: kind.reason, note: report.note },
    ...{ state: kind.decided?.state ?? 'open', language: report.language, created_at: at },
    ...{ reporter_id: reporter, reporter_key: reporter ?? key, from_key: key, snapshot },
  }
}

/** A text with what the rules found in it when it was reported. */
const seen = (text: string) => ({ text, findings: screenText(text, 'AE', shippedRules) })

import { isOpen } from '#features/hiring/applications/stages.ts'
import type { Applicant } from './candidates.ts'
import { teamOf } from './job-teams.ts'
import type { Job } from './jobs.ts'
import type { Material } from './material.ts'
import type { Person } from './people.ts'
import type { Random } from './random.ts'
import { hour, later, minute, type Row, type Rows } from './rows.ts'
import type { Step } from './stages.ts'
import { fill } from './wording.ts'

type Making = { random: Random; material: Material; now: Date; rows: Rows }
type Application = Row<'applications'> & { id: string; submitted_at: Date }
type Message = Row<'messages'> & { id: string; at: Date }
export type History = {
  application: Application
  job: Job
  applicant: Applicant
  steps: Step[]
  seen: Date | null
  messages?: Message[]
}

/** Writes down what happened to an application: events and the messages of both sides. */
export function tellHistory(making: Making, history: History): History {
  const { random, rows } = making
  const { application, job, applicant, steps, seen } = history
  const team = teamOf(job).slice(0, 3)
  const facts = { application: application.id, job: job.row.id, page: job.page.row.id }
  const tell = (name: string, at: Date, actor: string | null, data: Record<string, string | null>) =>
    rows.events.push({
      id: random.id(at),
      at,
      name,
      thing: 'application',
      thing_id: application.id,
      page_id: job.page.row.id,
      actor_id: actor,
      request_id: 'demo',
      data: { ...facts, ...data },
    })
  const member = () => random.pick(team).row.id
  const actors = { page: member, candidate: () => applicant.person.id, site: () => null }
  tell('application.sent', application.submitted_at, applicant.person.id, {})
  if (seen) tell('application.seen', later(seen, -minute / 2), member(), {})
  for (const { from, to, at, side, reason } of steps)
    tell('application.moved', at, actors[side](), { from, to, reason, side })
  const messages = seen && random.chance(0.3) ? converse(making, history, random.pick(team)) : []
  rows.threads.push(...threadOf(history, messages))
  rows.messages.push(...messages)
  for (const { id, at, author_id, author_side } of messages)
    tell('application.message_sent', at, author_id as string, { side: author_side, message: id })
  return { ...history, messages }
}

/** The thread of an application, as its messages left it. */
function threadOf({ application, job, applicant }: History, messages: readonly Message[]): Row<'threads'>[] {
  const [first, last] = [messages[0], messages.at(-1)]
  if (!first || !last) return []
  const unread = (side: string) => messages.filter((one) => one.author_side === side && !one.read_at).length
  return [
    {
      ...{ id: application.id, kind: 'application', created_at: first.at, last_at: last.at },
      ...{ page_id: job.page.row.id, job_id: job.row.id, user_id: applicant.person.id },
      ...{ last_seq: messages.length, last_side: last.author_side },
      ...{ unread_inside: unread('candidate'), unread_outside: unread('page') },
    },
  ]
}

/** A short exchange in the candidate's language, the last word of which may still be unread. */
function converse({ random, material, now }: Making, history: History, member: Person): Message[] {
  const { application, applicant, seen } = history
  const script = random.pick(material.texts[applicant.language].messages)
  const from = later(seen as Date, hour / 3)
  const end = isOpen(application.stage) ? now : (application.decided_at as Date)
  const room = end.getTime() - from.getTime() - 5 * minute
  if (room < hour) return []
  const pace = Math.min(room / (script.length + 1), random.between(2, 30) * hour)
  const people = { page: member.row, candidate: applicant.person }
  return script.map(([side, text], at): Message => {
    const moment = later(from, pace * (at + random.between(0.6, 1)))
    const isLast = at === script.length - 1
    return {
      id: random.id(moment),
      thread_id: application.id,
      seq: at + 1,
      author_id: people[side].id,
      author_side: side,
      author_name: people[side].name,
      text: fill(text, { name: applicant.first }),
      at: moment,
      read_at: isLast && random.chance(0.35) ? null : later(moment, 4 * minute),
    }
  })
}

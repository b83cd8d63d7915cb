import { sql } from 'kysely'
import type { z } from 'zod'
import { isOwed } from '#features/jobs/jobs/owed-answer.ts'
import { countIn, countUnread } from '#features/talk/threads/messages.ts'
import type { Db } from '#platform/server/context.ts'
import { hiddenName, isHidden } from './anonymity.ts'
import type * as contract from './contract.ts'
import { columnOf } from './stages.ts'

/** The agency, or the external recruiter, behind whoever did not apply by themselves. */
export const through = sql<
  string | null
>`case when applications.source = 'agency' then (select pages.name from submissions
  join pages on pages.id = submissions.page_id where submissions.application_id = applications.id limit 1)
  when applications.source = 'external' then (select users.name from external_people join users on users.id = by_id
  where external_people.application_id = applications.id limit 1) end`

/** Applications with what a card of the board shows. */
export const selectCards = (db: Db) =>
  db
    .selectFrom('applications')
    .selectAll('applications')
    .select([
      isHidden.as('hidden'),
      countIn('applications.id').as('messages'),
      countUnread('applications.id', 'page').as('unread'),
      through.as('through'),
      isOwed.as('owed'),
    ])

export type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['executeTakeFirstOrThrow']>>

export const cardOf = (row: CardRow): z.input<typeof contract.Card> => ({
  id: row.id,
  // of whom the account is erased only the number is left
  name: row.hidden || row.name === '' ? hiddenName(row.id) : row.name,
  hidden: row.hidden,
  stage: row.stage,
  column: row.stage_id ?? columnOf(row.stage),
  version: row.version,
  letter: row.letter,
  submitted_at: row.submitted_at.toISOString(),
  answer_due_at: row.answer_due_at.toISOString(),
  owed: row.owed,
  place: null,
  has_cv: row.cv_id !== null,
  note: row.hidden ? '' : row.note.slice(0, 140),
  through: row.through,
  by_external: row.source === 'external',
  messages: row.messages,
  unread: row.unread,
})

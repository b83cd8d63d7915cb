import { type RawBuilder, sql } from 'kysely'
import { isHidden } from '#features/hiring/applications/anonymity.ts'

/** Who of all people a page may find, and whom it may see whole; the truth of it, beside what the index knows. */
export type Scope = { page: string; job: string | null }
/** The same where many pages are asked about at once: then the page is a column. */
export type Asker = Pick<Scope, 'job'> & { page: string | RawBuilder<unknown> }

/** Visibilities with which every page that may search finds somebody. */
export const openVisibilities = ['on_request', 'searchable', 'public'] as const

/**
 * Whether there is a row; as a value and not as `exists`, which the planner may answer by reading a whole table first where
 * it stands in an `or`.
 */
const isThere = (rows: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`coalesce((select true ${rows} limit 1), false)`

const text = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '))

/** Applied to the page, is not hidden from it, and did not take it back; of a job, to that job. */
export const hasApplied = ({ page, job }: Asker, user: RawBuilder<unknown>): RawBuilder<boolean> =>
  isThere(sql`from applications where applications.candidate_id = ${user} and applications.page_id = ${page}
    and applications.stage <> 'withdrawn' and not ${isHidden} and ${job ? sql`applications.job_id = ${job}` : sql`true`}`)

const isUnlocked = ({ page }: Asker, user: RawBuilder<unknown>): RawBuilder<boolean> =>
  isThere(sql`from cv_unlocks where cv_unlocks.user_id = ${user} and cv_unlocks.page_id = ${page}`)

/** Left its CV with the page, which has not said no, let it run out, or had it taken back. */
const hasDropped = ({ page }: Asker, user: RawBuilder<unknown>): RawBuilder<boolean> =>
  isThere(sql`from cv_drop_items join cv_drops on cv_drops.id = cv_drop_items.drop_id where cv_drops.user_id = ${user}
    and cv_drop_items.page_id = ${page} and cv_drop_items.state in ('received', 'seen', 'replied', 'added_to_pool', 'added_to_job')`)

export const isExcluded = ({ page }: Asker, user: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from excluded_pages where excluded_pages.user_id = ${user} and excluded_pages.page_id = ${page})`

const isOpen = (user: RawBuilder<unknown>): RawBuilder<boolean> =>
  isThere(sql`from profiles where profiles.user_id = ${user} and visibility in (${text(openVisibilities)})`)

export const isAwake = (user: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from users where users.id = ${user} and users.state = 'active' and users.account_type = 'candidate')`

/**
 * Whether the page may find somebody at all. Of a job: whoever applied to it. Else: whoever is open to all, applied to the
 * page or was unlocked by it, unless the page is excluded. Accounts that sleep are found by nobody.
 */
export const mayBeFound = (scope: Scope, user: RawBuilder<unknown>): RawBuilder<boolean> =>
  scope.job
    ? sql<boolean>`(${isAwake(user)} and ${hasApplied(scope, user)})`
    : sql<boolean>`(${isAwake(user)} and not ${isExcluded(scope, user)}
        and (${isOpen(user)} or ${hasApplied(scope, user)} or ${isUnlocked(scope, user)}))`

/**
 * Whether the page may see name, contacts, photo, employers and file: applicants, who sent them, and whoever left a CV or was unlocked,
 * unless they exclude it.
 */
export const mayBeSeenFull = ({ page }: Pick<Asker, 'page'>, user: RawBuilder<unknown>): RawBuilder<boolean> => {
  const scope = { page, job: null }
  return sql<boolean>`(${hasApplied(scope, user)}
    or ((${isUnlocked(scope, user)} or ${hasDropped(scope, user)}) and not ${isExcluded(scope, user)}))`
}

/** Whether everybody may read an anonymous card of somebody. */
export const isPublic = (user: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${isAwake(user)} and exists (select from profiles where profiles.user_id = ${user} and visibility = 'public'))`

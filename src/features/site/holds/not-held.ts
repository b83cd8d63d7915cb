import { type RawBuilder, sql } from 'kysely'

/** Whether the hold `hold` stands at this moment; the last day of one counts in full (UTC). */
export const holdStands = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`hold.lifted_at is null and (hold.until is null or hold.until >= (${now}::timestamptz at time zone 'utc')::date)`

/** True where no legal hold is on a person, by themselves or by a case about them. */
export const personNotHeld = (now: Date, user: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
  not exists (select from legal_holds hold left join cases held on held.id = hold.case_id
    where ${holdStands(now)} and (hold.user_id = ${user} or held.person_id = ${user}))`

/** True where no legal hold is on a company page, by itself or by a case about it. */
export const pageNotHeld = (now: Date, page: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
  not exists (select from legal_holds hold left join cases held on held.id = hold.case_id
    where ${holdStands(now)} and (hold.page_id = ${page} or held.page_id = ${page}))`

/** True where no legal hold is on a case. */
export const caseNotHeld = (now: Date, id: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
  not exists (select from legal_holds hold where ${holdStands(now)} and hold.case_id = ${id})`

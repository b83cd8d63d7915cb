import { Readable } from 'node:stream'
import * as offers from '#features/hiring/offers/contract.ts'
import * as days from '#features/open-days/open-days/team-contract.ts'
import { contextOf, factsOf } from '#platform/server/http/request-context.ts'
import { Hub } from '#platform/server/live/hub.ts'
import { newId } from '#platform/shared/ids.ts'
import { parts } from '../../src/features.ts'
import { identify } from '../../src/identify.ts'
import { pageRoles } from '../rights.ts'
import { staffRoles } from '../staff-rights.ts'
import { aWordyPdf } from './a-pdf.ts'
import { offerTerms } from './an-offer.ts'
import { aColleague } from './colleagues.ts'
import { aGroup } from './groups.ts'
import { dayFields, inDays } from './open-days.ts'
import { aCandidate, anApplication, anEmployer, aStaffMember } from './people.ts'
import type { Site } from './site.ts'
import { Visitor } from './visitor.ts'

/** One of each who may come to the door, and a page with one of each thing it may have. */
export async function aCast(site: Site) {
  const { employer, job, candidate, application } = await anApplication(site)
  const page = employer.page.id
  const actors = new Map<string, Visitor>([
    ['guest', new Visitor(site)],
    ['candidate', candidate.visitor],
    ['other candidate', (await aCandidate(site)).visitor],
    ['stranger', (await anEmployer(site)).visitor],
    ['owner', employer.visitor],
    ['manager of nothing', (await aColleague(site, page, 'hiring_manager')).visitor],
    ['interviewer of nothing', (await aColleague(site, page, 'interviewer')).visitor],
  ])
  for (const role of staffRoles) actors.set(role, (await aStaffMember(site, role)).visitor)
  for (const role of pageRoles)
    if (role !== 'owner') actors.set(role, (await aColleague(site, page, role, job)).visitor)
  const of = { site, page, job, application, candidate: candidate.id, owner: employer.id }
  const { address, ...things } = await aThingOfEach(of, employer.visitor)
  const files = await aFileOfEach(of, things.group)
  return {
    actors,
    ids: { candidate: candidate.id },
    things: { page, job, application, file: files.cv, ...things } as Record<string, string> & { page: string },
    files,
    /** Of the internal group. */
    address,
    watching: async (there: Site) => {
      const hub = new Hub(parts.topics)
      return async (actor: string, topic: string): Promise<boolean> => {
        const cookie = [...(actors.get(actor) as Visitor).cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        const asked = { requestId: 'live', address: '', userAgent: '' }
        const ctx = await contextOf(there.world, identify, factsOf({ headers: { cookie }, url: '/live' }), asked)
        return hub.watch(ctx, {} as Parameters<Hub['watch']>[1], topic)
      }
    },
  }
}
export type Cast = Awaited<ReturnType<typeof aCast>>

type Of = { site: Site; page: string; job: string; application: string; candidate: string; owner: string }

async function aThingOfEach({ site, page, job, application, candidate, owner }: Of, visitor: Visitor) {
  const { db } = site.world
  const now = site.world.now()
  const group = await aGroup(visitor, [job], { visibility: 'internal' })
  const { data: openDay } = await visitor.call(days.startDay, dayFields(inDays(site, 10)))
  const { data: offer } = await visitor.call(offers.writeOffer, { application, ...offerTerms(site) })
  const [interview, view, task, note] = [newId(), newId(), newId(), newId()]
  const meeting = {
    id: interview,
    application_id: application,
    page_id: page,
    state: 'proposed' as const,
    kind: 'phone' as const,
  }
  await db
    .insertInto('interviews')
    .values({ ...meeting, minutes: 30, zone: 'Asia/Dubai', slots: [now], created_at: now, updated_at: now })
    .execute()
  await db
    .insertInto('saved_views')
    .values({ id: view, page_id: page, user_id: owner, name: 'Late', query: 'wait=late', created_at: now })
    .execute()
  await db
    .insertInto('application_tasks')
    .values({ id: task, application_id: application, page_id: page, text: 'Call', assignee_id: owner, created_at: now })
    .execute()
  await db
    .insertInto('application_notes')
    .values({ id: note, application_id: application, of_page_id: page, author_id: owner, text: 'Kind', at: now })
    .execute()
  const { id: cv } = await db.selectFrom('cvs').select('id').where('user_id', '=', candidate).executeTakeFirstOrThrow()
  return { address: group.address, group: group.id, offer: offer.id, day: openDay.id, interview, view, task, note, cv }
}

async function aFileOfEach({ site, page, application, candidate }: Of, group: string) {
  const { db } = site.world
  const { cv_id } = await db
    .selectFrom('applications')
    .select('cv_id')
    .where('id', '=', application)
    .executeTakeFirstOrThrow()
  const message = newId()
  const now = site.world.now()
  await db
    .insertInto('threads')
    .values({ id: application, kind: 'application', page_id: page, ...{ created_at: now, last_at: now, last_seq: 1 } })
    .execute()
  const written = { id: message, thread_id: application, author_id: candidate, author_side: 'candidate' as const }
  await db
    .insertInto('messages')
    .values({ ...written, seq: 1, author_name: 'Somebody', text: 'With a file', at: now })
    .execute()
  return {
    cv: String(cv_id),
    answer: await aFile(site, { thing: 'application-answer', thing_id: application }),
    message: await aFile(site, { thing: 'message', thing_id: message }),
    licence: await aFile(site, { thing: 'page-licence', thing_id: newId(), page_id: page }),
    cover: await aFile(site, { thing: 'job-group-cover', thing_id: group, page_id: page }),
    loose: await aFile(site, {}),
  }
}

type Belongs = { thing?: string; thing_id?: string; page_id?: string }

async function aFile({ world: { db, files, now } }: Site, belongs: Belongs): Promise<string> {
  const bytes = aWordyPdf(['Somebody'])
  const id = newId()
  const storage_key = `test/${id}`
  await files.put(storage_key, Readable.from([Buffer.from(bytes)]), bytes.length)
  const about = { name: 'x.pdf', mime: 'application/pdf', bytes: bytes.length, sha256: Buffer.alloc(32) }
  await db
    .insertInto('files')
    .values({ id, storage_key, ...about, ...belongs, created_at: now() })
    .execute()
  return id
}

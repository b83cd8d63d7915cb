import { newId } from '#platform/shared/ids.ts'
import { aWordyPdf } from '../../a-pdf.ts'
import { jobFields } from '../../people.ts'
import { type Actor, Actor as Somebody } from '../actors.ts'
import type { Going, Thing } from '../going.ts'

/** An address nobody has. */
export const freshAddress = () => `${newId()}@example.com`

export const aCv = { name: 'cv.pdf', bytes: aWordyPdf(['Somebody', 'Nurse, Dubai, 2020 to 2026']) }
export const aPicture = {
  name: 'picture.png',
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
}

export const inDays = (days: number) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T08:00:00Z`

/** A job that is handed in, and let through by an admin where it waits for one. */
export async function aJob({ send, list, admin }: Going, owner: Actor, over: Parameters<typeof jobFields>[0] = {}) {
  const job = await send(owner, 'POST /jobs', jobFields(over))
  await send(owner, 'POST /jobs/{job}/submission', { job: job.id })
  const review = (await list(await admin(), 'GET /admin/job-reviews')).find((one) => one.job === job.id)
  const approved = { review: review?.id, decision: 'approved' }
  if (review) await send(await admin(), 'POST /admin/job-reviews/{review}/decision', approved)
  return job
}

export const called = 'Somebody Else'

/** A candidate who has just registered, with an address that calls take. */
export async function aNewcomer({ send, guest, mailed }: Going): Promise<Actor> {
  const [somebody, email, password] = [guest(), freshAddress(), 'Masar2026']
  const asked = { account_type: 'candidate', email, password }
  const { display } = await send<{ display?: { id: string } }>(somebody, 'POST /registration', asked)
  await send(somebody, 'GET /user-public/{hash}/verify-email', { hash: await mailed(email, '/verify-email') })
  const actor = new Somebody(`newcomer ${email}`, { email, password, id: display?.id ?? '', page: null })
  for (const [name, value] of somebody.cookies) actor.cookies.set(name, value)
  actor.isOut = false
  return actor
}

/** Somebody's application to a job. */
export async function anApplicationTo({ send }: Going, somebody: Actor, job: string, email = somebody.person?.email) {
  const asked = { job, name: called, email, lang: 'en' }
  const made = await send<{ application: string }>(somebody, 'POST /jobs/{job}/applications', asked, { cv: aCv })
  return made.application
}

/** An owner with a live job, and a candidate who applied to it. */
export async function aHiring(going: Going, isGuest = false) {
  const [owner, candidate] = [await going.owner(), isGuest ? going.guest() : await going.candidate()]
  const { id: job } = await aJob(going, owner)
  const email = candidate.person?.email ?? freshAddress()
  return { owner, candidate, email, job, application: await anApplicationTo(going, candidate, job, email) }
}

/** Moves an applicant as the team does; the version is the one that is shown. */
export async function movedTo({ send }: Going, owner: Actor, application: string, stage: string, more = {}) {
  const { version } = await send(owner, 'GET /page/applications/{application}', { application })
  return send<Thing>(owner, 'POST /page/applications/{application}/stage', { application, stage, version, ...more })
}

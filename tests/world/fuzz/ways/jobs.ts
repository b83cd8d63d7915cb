import { groupFields } from '../../groups.ts'
import { jobFields } from '../../people.ts'
import type { Actor } from '../actors.ts'
import type { Going, Thing, Way } from '../going.ts'
import { aCv, aJob, called, freshAddress, inDays } from './parts.ts'

const lived: Way = async (going) => {
  const { send, admin } = going
  const owner = await going.owner()
  const { id: job } = await aJob(going, owner)
  const move = (name: string, more = {}) => send(owner, `POST /jobs/{job}/${name}`, { job, ...more })
  await move('pause')
  await move('resume')
  await move('confirmation')
  await move('extension', { days: 1 })
  for (const end of ['POST /jobs/{job}/edit/publication', 'DELETE /jobs/{job}/edit']) {
    const { version } = await send(owner, 'GET /page/jobs/{job}', { job })
    await send(owner, 'PUT /jobs/{job}', { ...jobFields({ openings: 3 }), job, version })
    await send(owner, end, { job })
  }
  await send(owner, 'PUT /page/jobs/{job}/team', { job, users: [] })
  for (const name of ['suspension', 'reinstatement'])
    await send(await admin(), `POST /admin/jobs/{job}/${name}`, { job, reason: 'Looked at.' })
  await move('closure', { reason: 'filled' })
  await send(owner, 'POST /page/jobs/{job}/answers', { job })
  await move('relisting')
  await move('archive')
}

const begun: Way = async (going) => {
  const { send } = going
  const owner = await going.owner()
  const { id: job } = await send(owner, 'POST /jobs', jobFields())
  await send(owner, 'POST /jobs/{job}/submission', { job })
  await send(owner, 'POST /jobs/{job}/recall', { job })
  const later = await aJob(going, owner, { opens_at: inDays(5) })
  await going.rest()
  await send(owner, 'POST /jobs/{job}/opening', { job: later.id })
  const away = await aJob(going, owner, { apply_mode: 'external', apply_url: 'https://example.com/apply' })
  await send(await going.candidate(), 'GET /jobs/{job}/external-apply', { job: away.id })
  await send(await going.admin(), 'POST /admin/job-reviews', { reference: away.reference })
  await send(await going.admin(), 'POST /admin/jobs/{job}/closure', { job: away.id, reason: 'A fraud.' })
  const kept = await send<Thing[]>(owner, 'POST /page/job-templates', { job, name: 'Ours' })
  const template = Array.isArray(kept) ? kept.find(({ name }) => name === 'Ours')?.id : undefined
  await send(owner, 'POST /page/job-templates/{template}/jobs', { template })
  await send(owner, 'DELETE /page/job-templates/{template}', { template })
}

/** The client says by the link that was mailed, or on its own page, whether a job may go out. */
const approved: Way = async (going) => {
  const { send } = going
  const [agency, client, email] = [await going.owner(), await going.owner(), freshAddress()]
  await forClient(going, agency, { client_name: 'Somebody', client_email: email })
  const key = await going.mailed(email, '/client-job')
  await send(going.guest(), 'GET /client-jobs/{key}', { key })
  await send(going.guest(), 'POST /client-jobs/{key}', { key, approve: true })
  const job = await forClient(going, agency, { client_page_id: client.page })
  await send(client, 'GET /page/client-jobs/{job}', { job })
  await send(client, 'POST /page/client-jobs/{job}', { job, approve: true })
}

async function forClient({ send }: Going, agency: Actor, over: Record<string, unknown>): Promise<string> {
  const { id } = await send(agency, 'POST /jobs', jobFields(over))
  await send(agency, 'POST /jobs/{job}/submission', { job: id })
  return id
}

const grouped: Way = async (going) => {
  const { send, guest } = going
  const owner = await going.owner()
  const jobs = [await aJob(going, owner), await aJob(going, owner)].map(({ id }) => id)
  const { id: group, version } = await send(owner, 'POST /job-groups', groupFields({ jobs }))
  await send(owner, 'PUT /job-groups/{group}', { ...groupFields({ jobs }), group, version })
  const { address } = await send(owner, 'POST /job-groups/{group}/moves', { group, move: 'publish' })
  for (const path of ['', '/numbers']) await send(owner, `GET /page/job-groups/{group}${path}`, { group })
  const shown = await send<{ jobs?: Thing[] }>(guest(), 'GET /job-groups/{address}', { address })
  const job = shown.jobs?.[0]?.reference
  await send(guest(), 'GET /job-groups/{address}/jobs/{job}', { address, job })
  await send(guest(), 'GET /job-groups/{address}/application', { address, job: [job] })
  const asked = { address, jobs, name: called, email: freshAddress(), lang: 'en' }
  await send(guest(), 'POST /job-groups/{address}/applications', asked, { cv: aCv })
  await send(owner, 'POST /shares', { kind: 'job-group', address })
}

const shared: Way = async (going) => {
  const { send, guest } = going
  const { reference } = await aJob(going, await going.owner())
  const { address: at } = await send(guest(), 'GET /jobs/{address}', { address: reference })
  const panel = await send<{ links?: Record<string, Thing> }>(guest(), 'POST /shares', { kind: 'job', address: at })
  const code = Object.values(panel.links ?? {})[0]?.code
  await send(guest(), 'GET /share-links/{code}', { code })
  await send(guest(), 'GET /share-links/{code}/qr/{format}', { code })
  await send(guest(), 'GET /share-links/{code}/poster/{language}', { code, language: 'en' })
  await send(guest(), 'GET /share-cards/{kind}/{address}/{language}', { kind: 'job', address: at, language: 'ar' })
}

/** What lies in the past only demo content has: jobs that went up a week ago, and jobs whose days ran out. */
const longAgo: Way = async ({ send, list, owner }) => {
  for (let page = 0; page < 4; page++) {
    const actor = await owner()
    const jobs = async (state: string) => (await list(actor, 'GET /page/jobs', { state })).slice(0, 8)
    for (const { id: job } of await jobs('live')) await send(actor, 'POST /jobs/{job}/refresh', { job })
    for (const { id: job } of await jobs('closed'))
      await send(actor, 'POST /jobs/{job}/outcome', { job, reason: 'filled' })
  }
}

const complained: Way = async (going) => {
  const { send, list, guest, admin } = going
  const { id: job } = await aJob(going, await going.owner())
  await send(guest(), 'POST /jobs/{job}/complaints', { job })
  const [one] = await list(await admin(), 'GET /admin/cases')
  const words = 'Nothing is wrong with it.'
  const wording = { en: words, ar: words, ru: words, fr: words }
  const decision = { case: one?.id, decision: 'dismissed', ground: 'no_breach', wording }
  await send(await admin(), 'GET /admin/cases/{case}', { case: one?.id })
  await send(await admin(), 'POST /admin/cases/{case}/decision', decision)
}

/** Whoever wrote a job is asked by mail whether it is open still. */
const questioned: Way = ({ clock }) => clock('ask-whether-open')

export const jobWays = [longAgo, complained, questioned, lived, begun, approved, grouped, shared]

import type { Thing, Way } from '../going.ts'
import { aCv, aHiring, aJob, anApplicationTo, called, freshAddress, inDays, movedTo } from './parts.ts'

const claimed: Way = async (going) => {
  const { send, guest } = going
  const { id: job } = await aJob(going, await going.owner())
  const email = freshAddress()
  const asked = { job, name: called, email, lang: 'en' }
  await send(guest(), 'POST /jobs/{job}/applications', asked, { cv: aCv })
  const key = await going.mailed(email, '/claim-application')
  await send(guest(), 'GET /application-claims/{key}', { key })
  await send(guest(), 'POST /application-claims/{key}', { key, password: 'Masar2026' })
}

const moved: Way = async (going) => {
  const { send } = going
  const { owner, candidate, job, application } = await aHiring(going)
  const at = { application }
  const { version } = await movedTo(going, owner, application, 'in_review')
  await send(owner, 'POST /page/applications/{application}/undo-move', { ...at, version })
  await send(owner, 'POST /page/applications/{application}/messages', { ...at, text: 'When can you come?' })
  await send(candidate, 'POST /user/applications/{application}/messages', { ...at, text: 'Tomorrow.' })
  await anApplicationTo(going, await going.candidate(), job)
  const asked = { job, action: 'move', column: 'shortlisted', ids: [application] }
  const batch = (await send(owner, 'POST /page/jobs/{job}/batches', asked)).id
  await send(owner, 'POST /page/batches/{batch}/start', { batch })
  await going.rest()
  await send(owner, 'GET /page/batches/{batch}', { batch })
  await send(owner, 'POST /page/batches/{batch}/undo', { batch })
  const chosen = [{ of: 'application', id: application }]
  await send(owner, 'POST /page/formatted-cvs', { chosen })
  await send(owner, 'GET /page/formattable-cvs/{of}/{id}/preview', { of: 'application', id: application })
  await going.rest()
  const { batches = [] } = await send<{ batches?: Thing[] }>(owner, 'GET /page/formatted-cvs')
  await send(owner, 'GET /page/formatted-cvs/{batch}/zip', { batch: batches[0]?.id })
  await send(owner, 'POST /page/applications/{application}/tags', { ...at, tag: 'good', on: true })
  await send(owner, 'PUT /page/applications/{application}/scorecard', { ...at, recommendation: 3, ratings: [] })
  const { notes } = await send<{ notes?: Thing[] }>(owner, 'POST /page/applications/{application}/notes', at)
  await send(owner, 'DELETE /page/applications/{application}/notes/{note}', { ...at, note: notes?.[0]?.id })
  const wait = { ...at, text: 'See you tomorrow.', at: inDays(2).slice(0, 16), zone: 'Asia/Dubai' }
  const message = await send(owner, 'POST /page/applications/{application}/scheduled-messages', wait)
  const later = { ...wait, message: message.id, version: message.version }
  const changed = await send(owner, 'PUT /page/scheduled-messages/{message}', later)
  const off = { message: message.id, version: changed.version }
  await send(owner, 'POST /page/scheduled-messages/{message}/cancellation', off)
  const name = 'Welcome'
  const texts = [{ language: 'en', subject: 'Welcome', text: 'Good to hear from you.' }]
  const kept = await send<{ templates?: Thing[] }>(owner, 'POST /page/message-templates', { name, texts })
  const made = kept.templates?.find((one) => one.name === name)
  const template = { template: made?.id, name, texts, version: made?.version }
  await send(owner, 'PUT /page/message-templates/{template}', template)
  await send(owner, 'GET /page/applications/{application}/message-templates/{template}', { ...at, template: made?.id })
}

const sentAway: Way = async (going) => {
  const { send } = going
  const [owner, candidate] = [await going.owner(), await going.candidate()]
  const over = { apply_mode: 'external', apply_url: 'https://example.com/apply' } as const
  const { id: job } = await aJob(going, owner, over)
  await going.rest()
  await send(candidate, 'GET /jobs/{job}/external-apply', { job })
  await going.rest()
  await send(candidate, 'PUT /user/outside-applications/{job}', { job })
  await send(candidate, 'PUT /jobs/{job}/saved', { job })
  await send(candidate, 'PUT /user/saved-jobs/{job}', { job, note: 'Ask about the shifts.', remind: 'none' })
}

export const applicantWays = [claimed, moved, sentAway]

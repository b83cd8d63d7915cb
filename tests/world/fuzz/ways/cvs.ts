import type { Thing, Way } from '../going.ts'
import { aCv, aPicture } from './parts.ts'

const filed: Way = async ({ send, candidate }) => {
  const actor = await candidate()
  const { id, url } = await send(actor, 'POST /store-file', {}, { file: aPicture })
  await send(actor, 'GET /files/{id}/{name}', { id, name: String(url).split('/').at(-1) })
  await send(actor, 'GET /files/{id}/thumb/{size}', { id, size: 160 })
  await send(actor, 'GET /resources/convert-image', { file: id })
  const resume = { name: 'resume.json', bytes: Buffer.from(JSON.stringify({ basics: { name: 'Somebody' } })) }
  await send(actor, 'POST /user/cvs/json-resume', {}, { file: resume })
  await send(actor, 'POST /cv-photos', {}, { photo_0: aPicture })
  const { user } = actor
  await send(actor, 'PUT /registration/{user}/step/2', { user, residence_country_id: 5 })
  const last = { user, skills: [], languages: [], licences: [], links: [], visibility: 'searchable' }
  for (const step of ['step/3', 'step/4']) await send(actor, `PUT /registration/{user}/${step}`, { user })
  await send(actor, 'PUT /registration/{user}/step/5', last)
}

const printed: Way = async ({ send, list, candidate, guest, rest }) => {
  const actor = await candidate()
  const { id: cv } = await send(actor, 'POST /user/cvs', {}, { file: aCv })
  await send(actor, 'POST /registration/{user}/cv-info', { user: actor.user }, { file: aCv })
  await rest()
  const { version } = await send(actor, 'GET /user/cvs/{cv}', { cv })
  await send(actor, 'POST /user/cvs/{cv}/confirmation', { cv, version })
  const { content, look, ...now } = await send<Thing & { content: object; look: object }>(actor, 'GET /user/cvs/{cv}', {
    cv,
  })
  const saved = await send(actor, 'PUT /user/cvs/{cv}', { cv, content, look, version: now.version })
  const [before] = await list(actor, 'GET /user/cvs/{cv}/versions', { cv })
  const back = { cv, number: before?.version, version: saved.version }
  await send(actor, 'POST /user/cvs/{cv}/versions/{number}/restoration', back)
  await send(actor, 'POST /user/cvs/{cv}/copies', { cv })
  await send(actor, 'POST /user/cvs/{cv}/file', { cv }, { file: aCv })
  await rest()
  const { file } = await send<{ file?: { id: string } }>(actor, 'GET /user/cvs/{cv}', { cv })
  await send(actor, 'GET /download-cv/{id}/{name}', { id: file?.id, name: aCv.name })
  await send(actor, 'GET /cv-previews/{file}', { file: file?.id })
  await send(actor, 'GET /cv-previews/{file}/pages/{number}', { file: file?.id, number: 0 })
  const formatted = await send(actor, 'POST /user/cvs/{cv}/formatted', { cv })
  await rest()
  const { url } = await send(actor, 'POST /formatted-cvs/{formatted}/links', { formatted: formatted.id })
  const sig = new URL(String(url), 'http://localhost').searchParams.get('sig')
  await send(guest(), 'GET /download-formatted/{cv}', { cv: formatted.id, sig })
  const [link] = (await list<{ links: Thing[] }>(actor, 'GET /user/cv-viewers')).flatMap(({ links }) => links)
  await send(actor, 'DELETE /user/cv-links/{link}', { link: link?.id })
}

/** Nobody has read it yet: it is read at once. */
const unread: Way = async ({ send, candidate }) => {
  const actor = await candidate()
  const { id: cv } = await send(actor, 'POST /user/cvs', {}, { file: aCv })
  await send(actor, 'POST /user/cvs/{cv}/reading', { cv })
}

export const cvWays = [filed, printed, unread]

import type { Going, Thing, Way } from '../going.ts'
import { aJob, aNewcomer, freshAddress } from './parts.ts'

const alerted: Way = async (going) => {
  const { send, guest } = going
  const email = freshAddress()
  await send(guest(), 'POST /job-alerts', { q: 'warehouse', frequency: 'instant', email })
  const key = await going.mailed(email, '/job-alert')
  await send(guest(), 'GET /job-alerts/{key}', { key })
  await send(guest(), 'POST /job-alerts/{key}/confirmation', { key })
  await send(guest(), 'PUT /job-alerts/{key}', { key, frequency: 'instant' })
  const { id: job } = await aJob(going, await going.owner())
  await going.rest()
  await going.clock('tell-instant-alerts')
  await send(guest(), 'POST /job-alerts/{key}/feedback', { key, job })
  await send(guest(), 'POST /job-alerts/{key}/stop', { key })
  const actor = await going.candidate()
  await send(actor, 'POST /job-alerts', { q: 'driver', frequency: 'daily' })
  const [one] = await going.list(actor, 'GET /user/job-alerts')
  await send(actor, 'PUT /user/job-alerts/{alert}', { alert: one?.id })
  await send(actor, 'DELETE /user/job-alerts/{alert}', { alert: one?.id })
}

const listed: Way = async ({ send, list, admin }) => {
  const actor = await admin()
  const [one] = await list<{ id: number }>(actor, 'GET /admin/lookups/{list}', { list: 'industry' })
  await send(actor, 'POST /admin/lookups/{list}/{id}/place', { list: 'industry', id: one?.id, before: null })
}

type Named = { slug?: string }

const payOfPlaces: Way = async ({ send, guest }) => {
  const { places = [] } = await send<{ places?: Named[] }>(guest(), 'GET /salaries')
  const place = places[0]?.slug
  const { positions = [] } = await send<{ positions?: Named[] }>(guest(), 'GET /salaries/{place}', { place })
  await send(guest(), 'GET /salaries/{place}/{position}', { place, position: positions[0]?.slug })
  await send(guest(), 'GET /jobs-in/{place}', { place })
}

const foundInSearch: Way = async (going) => {
  const { send, list } = going
  const owner = await going.owner()
  const people = (await list<Thing>(owner, 'GET /page/cv-search')).map(({ id }) => id)
  for (const person of people.slice(0, 6)) {
    await send(owner, 'GET /page/cv-search/people/{person}', { person })
    await send(owner, 'POST /page/cv-search/people/{person}/unlock', { person })
    await send(owner, 'POST /page/cv-search/people/{person}/request', { person })
  }
  await send(owner, 'POST /page/cv-list', { people: people.slice(0, 6), inside: true })
  await going.rest()
  await send(owner, 'GET /page/cv-list/zip')
  const hide = { person: people.at(-1), hidden: true }
  await send(owner, 'POST /page/cv-search/people/{person}/hide', hide)
}

/** Somebody who has just said what there is to find, and who may. */
async function aSeeker(going: Going, visibility: string) {
  const { send } = going
  const somebody = await aNewcomer(going)
  const { user } = somebody
  await send(somebody, 'PUT /registration/{user}/step/2', { user, headline: 'Nurse' })
  for (const step of [3, 4]) await send(somebody, `PUT /registration/{user}/step/${step}`, { user })
  const last = { user, skills: [], languages: [], licences: [], links: [], visibility }
  await send(somebody, 'PUT /registration/{user}/step/5', last)
  await going.rest()
  return somebody
}

const requested: Way = async (going) => {
  const somebody = await aSeeker(going, 'on_request')
  const person = { person: somebody.user }
  await going.send(await going.owner(), 'POST /page/cv-search/people/{person}/request', person)
  const { requests } = await going.send<{ requests?: Thing[] }>(somebody, 'GET /user/who-has-my-cv')
  await going.send(somebody, 'POST /user/cv-requests/{request}', { request: requests?.[0]?.id, accept: true })
}

/** A kept search tells of whoever is new to it, and its mail carries the key that stops it. */
const kept: Way = async (going) => {
  const { send } = going
  const owner = await going.owner()
  await send(owner, 'POST /page/cv-saved-searches', { q: 'nurse', name: 'Nurses', frequency: 'instant' })
  await aSeeker(going, 'searchable')
  await going.clock('tell-instant-cv-searches')
  const key = await going.mailed(owner, '/stop-cv-alert')
  await send(going.guest(), 'POST /cv-saved-searches/{key}/stop', { key })
}

export const searchWays = [requested, kept, alerted, listed, payOfPlaces, foundInSearch]

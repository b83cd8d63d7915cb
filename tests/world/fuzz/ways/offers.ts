import type { Going, Thing, Way } from '../going.ts'
import { aHiring, aJob, anApplicationTo, called, inDays, movedTo } from './parts.ts'

const terms = () => ({
  ...{ language: 'en', pay: 9000, currency: 'AED', period: 'month', place: 'Dubai', zone: 'Asia/Dubai' },
  starts_on: inDays(40).slice(0, 10),
  answer_by: inDays(7),
  text: 'Dear {name},\n\n{company} offers you {job} for {pay} {currency} {period} from {start} in {place}.\n\n{signer}',
})

/** An offer that is out, after all that may come before. */
async function sent(going: Going, isGuest = false) {
  const { send } = going
  const hiring = await aHiring(going, isGuest)
  const { owner, candidate, application, email } = hiring
  await movedTo(going, owner, application, 'shortlisted')
  const { id: offer, version } = await send(owner, 'POST /page/applications/{application}/offers', {
    ...{ application, ...terms() },
  })
  let now = version
  const step = async (name: string, more = {}) => {
    now = (await send(owner, name, { offer, version: now, ...more })).version
  }
  await step('PUT /page/offers/{offer}', { ...terms(), pay: 9500 })
  await step('POST /page/offers/{offer}/approval-request')
  await step('POST /page/offers/{offer}/changes', { reason: 'A little more.' })
  await step('POST /page/offers/{offer}/approval')
  await step('POST /page/offers/{offer}/sending')
  await going.rest()
  await send(owner, 'GET /page/offers/{offer}/letter', { offer })
  if (!isGuest) await going.list<Thing>(candidate, 'GET /user/offers', { application })
  return { ...hiring, offer, version: now, key: await going.mailed(email, '/offer') }
}

const accepted: Way = async (going) => {
  const { send, guest } = going
  const { key, email } = await sent(going, true)
  const { id: job } = await aJob(going, await going.owner())
  const others = [await anApplicationTo(going, guest(), job, email)]
  await send(guest(), 'POST /offer-letters/{key}/view', { key })
  await send(guest(), 'POST /offer-letters/{key}/questions', { key, text: 'Is there a bus?' })
  const { version } = await send(guest(), 'GET /offer-letters/{key}', { key })
  await send(guest(), 'POST /offer-letters/{key}/acceptance', { key, version, name: called })
  await send(guest(), 'GET /offer-letters/{key}/file', { key })
  await send(guest(), 'GET /offer-letters/{key}/others', { key })
  await send(guest(), 'POST /offer-letters/{key}/others/withdrawal', { key, others })
}

const hired: Way = async (going) => {
  const { send } = going
  const { key, version, candidate, application } = await sent(going)
  await send(candidate, 'POST /offer-letters/{key}/acceptance', { key, version, name: called })
  const { id: job } = await aJob(going, await going.owner())
  const others = [await anApplicationTo(going, candidate, job)]
  await send(candidate, 'GET /user/applications/{application}/others', { application })
  await send(candidate, 'POST /user/applications/{application}/others/withdrawal', { application, others })
}

const declined: Way = async (going) => {
  const { key, version } = await sent(going)
  await going.send(going.guest(), 'POST /offer-letters/{key}/refusal', { key, version, because: 'pay' })
}

const takenBack: Way = async (going) => {
  const { owner, offer, version } = await sent(going)
  await going.send(owner, 'POST /page/offers/{offer}/withdrawal', { offer, version, reason: 'The place is gone.' })
}

export const offerWays = [accepted, hired, declined, takenBack]

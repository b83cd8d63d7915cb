import { apply } from '#features/hiring/applications/contract.ts'
import * as contract from '#features/hiring/offers/contract.ts'
import * as letters from '#features/hiring/offers/letter-contract.ts'
import type { Takes } from '#platform/shared/contract.ts'
import { aWordyPdf } from './a-pdf.ts'
import { aLiveJob, anApplication } from './people.ts'
import type { Site } from './site.ts'
import { Visitor } from './visitor.ts'

type Terms = Omit<Takes<typeof contract.previewLetter>, 'application'>

/** What is offered, with an answer in a week. */
export const offerTerms = (site: Site, over: Partial<Terms> = {}): Terms => ({
  language: 'en',
  pay: 9000,
  currency: 'AED',
  period: 'month',
  starts_on: nextFebruary(site),
  place: 'Dubai',
  answer_by: new Date(site.world.now().getTime() + 7 * 86_400_000).toISOString(),
  zone: 'Asia/Dubai',
  text: 'Dear {name},\n\n{company} offers you {job} for {pay} {currency} {period} from {start} in {place}.\n\n{signer}',
  ...over,
})

const nextFebruary = (site: Site) => `${site.world.now().getUTCFullYear() + 1}-02-01`

/** An applicant and a draft of an offer, by the page's owner. */
export async function aDraft(site: Site, over: Partial<Terms> = {}, job: Parameters<typeof anApplication>[1] = {}) {
  const world = await anApplication(site, job)
  const { application, employer } = world
  const { data: offer } = await employer.visitor.call(contract.writeOffer, { application, ...offerTerms(site, over) })
  return { ...world, offer }
}

/** An offer that was approved and sent, with the candidate's letter. */
export async function aSentOffer(site: Site, over: Partial<Terms> = {}, job: Parameters<typeof anApplication>[1] = {}) {
  const world = await aDraft(site, over, job)
  const { visitor } = world.employer
  const { data: approved } = await visitor.call(contract.approveOffer, { offer: world.offer.id, version: 1 })
  const { data: offer } = await visitor.call(contract.sendOffer, { offer: world.offer.id, version: approved.version })
  const { data: mine } = await world.candidate.visitor.call(letters.myOffers, {})
  return { ...world, offer, letter: mine[0] as letters.Letter }
}

/** An offer that was sent to somebody without an account; the key comes from the mail. */
export async function aGuestsOffer(site: Site) {
  const { employer, job } = await aLiveJob(site)
  const guest = new Visitor(site)
  const name = 'Guest One'
  const asked = { job, name, email: 'guest.one@example.com', lang: 'en' as const }
  const { data } = await guest.call(apply, asked, { files: { cv: { name: 'cv.pdf', bytes: aWordyPdf([name]) } } })
  const { application } = data
  const { visitor } = employer
  const { data: offer } = await visitor.call(contract.writeOffer, { application, ...offerTerms(site) })
  const { data: approved } = await visitor.call(contract.approveOffer, { offer: offer.id, version: offer.version })
  await visitor.call(contract.sendOffer, { offer: offer.id, version: approved.version })
  const mails = await site.settle()
  const key = mails.map(({ text }) => /\/offer\/([\w.-]+)/.exec(text)?.[1]).find(Boolean) ?? ''
  const { data: letter } = await guest.call(letters.showOffer, { key })
  return { employer, guest, name, application, letter: { ...letter, key } }
}

export const mailTo = (outbox: { to: string; subject: string; text: string }[], to: string, about: RegExp) =>
  outbox.filter((mail) => mail.to === to && about.test(mail.subject))
export const offerRow = (site: Site, id: string) =>
  site.world.db.selectFrom('offers').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
export const stageOf = async (site: Site, id: string): Promise<string> =>
  (await site.world.db.selectFrom('applications').select('stage').where('id', '=', id).executeTakeFirstOrThrow()).stage

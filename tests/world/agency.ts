import { addClient, addMandate, listMandates } from '#features/agencies/clients/contract.ts'
import { answerInvitation, inviteRecruiter, listRecruiters } from '#features/agencies/recruiters/contract.ts'
import { answerByLink } from '#features/agencies/representation/contract.ts'
import { addSubmission } from '#features/agencies/submissions/contract.ts'
import { askPeople, submitPeople } from '#features/agencies/submissions/sending-contract.ts'
import { addPage } from '#features/companies/pages/contract.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import { registerCandidate } from '#features/sourcing/imports/contract.ts'
import type { Takes } from '#platform/shared/contract.ts'
import { aPdf } from './a-pdf.ts'
import { cvLines } from './cv.ts'
import { aLiveJob, somebody } from './people.ts'
import type { Site } from './site.ts'
import { Visitor } from './visitor.ts'

let people = 0

/** Somebody who works for an agency of their own. */
export async function anAgency(site: Site, name?: string) {
  const person = await somebody(site, 'agency')
  const { data: page } = await person.visitor.call(addPage, {
    ...{ name: name ?? `Agency ${person.email}`, kind: 'agency', country_id: countryId('AE'), language: 'en' },
  })
  return { ...person, page }
}
export type Agency = Awaited<ReturnType<typeof anAgency>>

export const clientFields = (over: Partial<Takes<typeof addClient>> = {}): Takes<typeof addClient> => ({
  ...{ name: 'Corniche Hotels', contact_name: 'Hala Mansour', contact_email: 'hala@corniche.example' },
  ...{ fee_percent: 18, fee_currency: 'AED' },
  ...over,
})

type Over = { client?: Partial<Takes<typeof addClient>>; mandate?: Partial<Takes<typeof addMandate>> }

/** An agency with a client and one of its jobs. */
export async function anAgencyAtWork(site: Site, over: Over = {}) {
  const agency = await anAgency(site)
  const { data: client } = await agency.visitor.call(addClient, clientFields(over.client))
  const { data: mandate } = await agency.visitor.call(addMandate, {
    ...{ client: client.id, title: 'Warehouse supervisor', country_id: countryId('AE'), needs: ['Forklift'] },
    ...over.mandate,
  })
  return { agency, client, mandate }
}
export type AtWork = Awaited<ReturnType<typeof anAgencyAtWork>>

/** Somebody the agency brings along, with a CV. */
export async function aBrought({ visitor }: Agency, over: { name?: string; email?: string; phone?: string } = {}) {
  const number = ++people
  const email = over.email ?? `brought${number}@example.com`
  // the CV of all says one number, by which two would be the same person
  const phone = over.phone ?? `+97150${String(1_000_000 + number)}`
  const file = { name: 'cv.pdf', bytes: aPdf(cvLines) }
  const { data } = await visitor.call(
    registerCandidate,
    { name: 'Rana Saleh', ...over, email, phone },
    { files: { file } },
  )
  return { ...data, email }
}

/** Somebody put forward, as a draft. */
export async function aDraft({ agency, mandate }: Pick<AtWork, 'agency' | 'mandate'>, over = {}) {
  const person = await aBrought(agency, over)
  const chosen = { of: 'imported' as const, id: person.id }
  const { data } = await agency.visitor.call(addSubmission, {
    mandate: mandate.id,
    person: chosen,
    note: 'Knows the trade',
  })
  return { ...data, person }
}

/** The key in a link that was mailed to somebody. */
export async function mailedKey(site: Site, to: string, path: string): Promise<string> {
  const mails = (await site.settle()).filter((mail) => mail.to === to)
  const found = mails.map(({ text }) => new RegExp(`/${path}/([\\w-]+)`).exec(text)?.[1]).filter(Boolean)
  // the newest comes first
  return found[0] ?? ''
}

/** Somebody who was asked, with the key of the link. */
export async function anAsked(site: Site, at: Pick<AtWork, 'agency' | 'mandate'>, over = {}) {
  const draft = await aDraft(at, over)
  await at.agency.visitor.call(askPeople, { submissions: [draft.id] })
  return { ...draft, key: await mailedKey(site, draft.person.email, 'representation') }
}

/** Sends people to the client of a job. @returns the key of the client's link */
export async function sent(
  site: Site,
  { agency, mandate }: Pick<AtWork, 'agency' | 'mandate'>,
  ids: readonly string[],
) {
  const { data } = await agency.visitor.call(submitPeople, { mandate: mandate.id, submissions: [...ids] })
  return { ...data, key: await mailedKey(site, 'hala@corniche.example', 'client-review') }
}

/** Somebody an agency brought into the client's own pipeline. */
export async function broughtToClient(site: Site) {
  const { employer, job } = await aLiveJob(site)
  const agency = await anAgency(site)
  await site.world.db.updateTable('pages').set({ state: 'active' }).where('id', '=', agency.page.id).execute()
  const terms = { fee_percent: 20, fee_currency: 'AED', words: '', most_people: 5 }
  const { data: recruiter } = await employer.visitor.call(inviteRecruiter, { ...terms, job, agency: agency.page.id })
  await agency.visitor.call(answerInvitation, { recruiter: recruiter.id, event: 'accept' })
  const { data: mandates } = await agency.visitor.call(listMandates, {})
  const mandate = mandates[0] as (typeof mandates)[number]
  const asked = await anAsked(site, { agency, mandate })
  await new Visitor(site).call(answerByLink, { key: asked.key, answer: 'approve' })
  await agency.visitor.call(submitPeople, { mandate: mandate.id, submissions: [asked.id] })
  await site.settle()
  const { data: shown } = await employer.visitor.call(listRecruiters, { job })
  const application = shown.recruiters[0]?.people[0]?.application ?? ''
  return { employer, agency, mandate, job, submission: asked.id, application, person: asked.person }
}

import { answerMerge, askMerge, decideMerge } from '#features/staff/merges/contract.ts'
import { aCandidate, aStaffMember, confirmed } from './people.ts'
import type { Site } from './site.ts'
import { Visitor } from './visitor.ts'

export const whyMerged = 'Wrote from both addresses and named both passwords'

/** Two accounts of one person, and two of the staff. */
export const twoAccounts = async (site: Site) => withStaff(site, await aCandidate(site), await aCandidate(site))

/** These two accounts with confirmed addresses, and two of the staff. */
export async function withStaff<P extends Account>(site: Site, keep: P, gone: P) {
  for (const one of [keep, gone]) await confirmed(site, one)
  const [asker, other] = [await aStaffMember(site, 'support'), await aStaffMember(site, 'support')]
  await site.settle()
  return { keep, gone, asker, other }
}
type Account = { id: string; email: string }
type Staff = Awaited<ReturnType<typeof aStaffMember>>
type Two = { keep: Account; gone: Account; asker: Staff; other: Staff }

/** Asked for; gives what the mail to each address leads to. */
export async function mergeAskedFor(site: Site, { keep, gone, asker }: Two) {
  const { data } = await asker.visitor.call(askMerge, { user: keep.id, email: gone.email, reason: whyMerged })
  const mails = await site.settle()
  const hashTo = (to: string) =>
    /merge-accounts\/([\w-]+)/.exec(mails.find((mail) => mail.to === to)?.text ?? '')?.[1] ?? ''
  return { merge: data.merge, hashes: [hashTo(keep.email), hashTo(gone.email)] as const }
}

/** The same, and both addresses have said yes. */
export async function mergeAgreedTo(site: Site, two: Two) {
  const { merge, hashes } = await mergeAskedFor(site, two)
  for (const hash of hashes) await new Visitor(site).call(answerMerge, { hash, agreed: true })
  return merge
}

/** Made one by another of the staff. */
export async function mergedByStaff(site: Site, two: Two) {
  const merge = await mergeAgreedTo(site, two)
  await two.other.visitor.call(decideMerge, { merge, decision: 'confirm' })
  return site.settle()
}

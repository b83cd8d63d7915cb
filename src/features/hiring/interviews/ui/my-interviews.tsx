import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { myInterviews } from '../contract.ts'
import { InvitationCard } from './invitation-card.tsx'

/** The interviews of one application, where the candidate follows it. */
export function MyInterviews({ application, first }: { application: string; first: Gives<typeof myInterviews> }) {
  const { data } = useCall(myInterviews, { application }, { initial: first })
  return data?.data.map((invitation) => <InvitationCard key={invitation.id} first={invitation} />) ?? null
}

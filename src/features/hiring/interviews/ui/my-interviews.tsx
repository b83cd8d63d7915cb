import { useCall } from '#platform/browser/use-call.ts'
import { myInterviews } from '../contract.ts'
import { InvitationCard } from './invitation-card.tsx'

/** The interviews of one application, where the candidate follows it. */
export function MyInterviews({ application }: { application: string }) {
  const { data } = useCall(myInterviews, { application })
  return data?.data.map((invitation) => <InvitationCard key={invitation.id} first={invitation} />) ?? null
}

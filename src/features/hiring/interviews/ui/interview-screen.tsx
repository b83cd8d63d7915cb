import { MailedScreen } from '#frame/mailed-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { loadMailed } from '#platform/browser/load.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { showInvitation } from '../contract.ts'
import type { Route } from './+types/interview-screen'
import { InvitationCard } from './invitation-card.tsx'

export async function loader({ context, params: { key } }: Route.LoaderArgs) {
  return { first: await loadMailed(context.get(pageContext), showInvitation, { key }) }
}

/** Where the mailed invitation to an interview leads; opening it answers nothing. */
export default function InterviewScreen({ loaderData: { first }, params: { key } }: Route.ComponentProps) {
  const t = useTranslations('interviews.mine')
  const { data } = useCall(showInvitation, { key }, { initial: first ?? undefined, enabled: first !== null })
  const invitation = data?.data
  return (
    <MailedScreen
      screen="interview"
      title={invitation ? t('title', { company: invitation.job.company.name }) : ''}
      gone={{ title: t('expired'), help: t('expiredHelp'), keep: t('keep') }}
    >
      {invitation ? (
        <>
          <h1>
            <bdi>{invitation.job.title}</bdi>
          </h1>
          <InvitationCard first={invitation} />
        </>
      ) : null}
    </MailedScreen>
  )
}

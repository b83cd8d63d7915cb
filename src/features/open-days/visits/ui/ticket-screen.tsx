import '#features/open-days/open-days/ui/open-days.css'
import './ticket.css'
import { PublicShell } from '#frame/public-shell.tsx'
import { readSession } from '#frame/read-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { loadMailed } from '#platform/browser/load.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { OfflineBar } from '#ui/shells/offline-bar.tsx'
import { claimVisit, showTickets } from '../contract.ts'
import type { Route } from './+types/ticket-screen'
import { ExpiredLink } from './expired-link.tsx'
import { TicketCard } from './ticket-card.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const [first, session] = await Promise.all([loadMailed(page, showTickets, { key: params.key }), readSession(page)])
  return { first, linkKey: params.key, account: session?.display.account_type ?? null }
}

/** A ticket by its link, with an account or without: time, code, what to bring; changed and cancelled here. */
export default function TicketScreen({ loaderData: { first, linkKey, account } }: Route.ComponentProps) {
  const t = useTranslations('visits.screen')
  const { data } = useCall(showTickets, { key: linkKey }, first ? { initial: first } : { enabled: false })
  const shown = data?.data ?? first?.data
  return (
    <PublicShell>
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <OfflineBar />
      <main id="main" data-screen="open-day-ticket" className="wrap wrap-form page stack stack-l">
        <h1 className={shown?.school ? undefined : 'sr-only'}>
          {shown?.school ? <bdi>{shown.school}</bdi> : t('title')}
        </h1>
        {shown ? (
          <>
            {shown.school ? <p className="quiet">{t('people', { count: shown.tickets.length })}</p> : null}
            {shown.tickets.map((ticket) => (
              <TicketCard key={ticket.id} ticket={ticket} linkKey={linkKey} />
            ))}
            {shown.may_claim && account === 'candidate' ? <Claim linkKey={linkKey} /> : null}
          </>
        ) : (
          <ExpiredLink />
        )}
      </main>
    </PublicShell>
  )
}

function Claim({ linkKey }: { linkKey: string }) {
  const t = useTranslations('visits.screen')
  const claim = useSend(claimVisit, {
    onDone() {
      toast.show({ text: t('claimed'), tone: 'good' })
      refreshCall(showTickets)
    },
    onProblem: ({ message }) => void toast.show({ text: message, tone: 'bad' }),
  })
  return (
    <Card title={t('claimTitle')}>
      <div className="stack stack-s">
        <p className="quiet">{t('claimText')}</p>
        <div>
          <Button busy={claim.isPending} onClick={() => claim.mutate({ key: linkKey })}>
            {t('claim')}
          </Button>
        </div>
      </div>
    </Card>
  )
}

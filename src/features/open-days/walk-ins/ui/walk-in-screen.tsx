import { listCvs } from '#features/cvs/cvs/contract.ts'
import { PublicShell } from '#frame/public-shell.tsx'
import { readSession } from '#frame/read-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { load, loadMailed } from '#platform/browser/load.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { OfflineBar } from '#ui/shells/offline-bar.tsx'
import { showWalkIn } from '../contract.ts'
import type { Route } from './+types/walk-in-screen'
import { WalkInForm } from './walk-in-form.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const [shown, session] = await Promise.all([loadMailed(page, showWalkIn, { key: params.key }), readSession(page)])
  const isCandidate = session?.display.account_type === 'candidate'
  const cvs = isCandidate ? await load(page, listCvs, {}) : null
  return {
    day: shown?.data ?? null,
    linkKey: params.key,
    cvs: cvs?.data ?? [],
    mayCome: session === null || isCandidate,
  }
}

/** Behind the QR code on the wall: who one is, whom one wants to see, a photo of the CV; then the number. */
export default function WalkInScreen({ loaderData: { day, linkKey, cvs, mayCome } }: Route.ComponentProps) {
  const t = useTranslations('walkIns')
  const all = useTranslations()
  const days = <LinkButton href="/open-days">{t('days')}</LinkButton>
  return (
    <PublicShell>
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <OfflineBar />
      <main id="main" data-screen="open-day-walk-in" className="wrap wrap-form page stack stack-l">
        <header className="stack stack-xs">
          <h1>{t('title')}</h1>
          {day ? (
            <p className="lead">
              <bdi>{day.title}</bdi> · <bdi>{day.company}</bdi>
            </p>
          ) : null}
        </header>
        {day === null ? (
          <Empty icon="ticket" title={t('expired')} action={days}>
            {t('expiredHelp')}
          </Empty>
        ) : day.closed_to ? (
          <Empty icon="clock" title={all(`refusals.${day.closed_to}`)} action={days} />
        ) : mayCome ? (
          <WalkInForm day={day} linkKey={linkKey} cvs={cvs} />
        ) : (
          <Empty icon="users" title={t('notCandidate')} action={days} />
        )}
      </main>
    </PublicShell>
  )
}

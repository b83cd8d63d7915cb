import { redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { listCvs } from '#features/cvs/cvs/contract.ts'
import { CvCard } from '#features/cvs/cvs/ui/cv-card.tsx'
import { listMine } from '#features/hiring/applications/contract.ts'
import { MyApplications } from '#features/hiring/applications/ui/my-applications-screen.tsx'
import { staffHome } from '#features/people/accounts/rules.ts'
import { ConfirmEmailNote } from '#features/people/accounts/ui/confirm-email-note.tsx'
import { ConfirmPhoneNote } from '#features/people/contacts/ui/confirm-phone-note.tsx'
import { BouncedNote } from '#features/people/mail-bounces/ui/bounced-note.tsx'
import { showProfile } from '#features/people/profiles/contract.ts'
import { ContinueCard } from '#features/people/profiles/ui/continue-card.tsx'
import { listWaiting } from '#features/seeking/waiting/contract.ts'
import { WaitingCard } from '#features/seeking/waiting/ui/waiting-card.tsx'
import { AppShell } from '#frame/app-shell.tsx'
import { signedIn } from '#frame/guards.ts'
import type { Session } from '#frame/read-session.ts'
import { useSession } from '#frame/use-session.ts'
import { load } from '#platform/browser/load.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import type { Route } from './+types/home-screen'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await signedIn(asked)
  if (!session) return { applications: undefined, cvs: undefined, profile: undefined, waiting: undefined }
  if (session.display.account_type !== 'candidate') throw redirect(homeAtWork(session))
  const [applications, cvs, profile, waiting] = await Promise.all([
    load(page, listMine, {}),
    load(page, listCvs, {}),
    load(page, showProfile, {}),
    load(page, listWaiting, {}),
  ])
  return { applications, cvs, profile, waiting }
}

/** Of those who are no candidates: the workspace, the queues of the site's staff, or the way to a first company page. */
function homeAtWork({ pages, staff_roles }: Session): string {
  if (pages.length > 0) return '/page'
  return staff_roles.length > 0 ? staffHome : '/my-pages'
}

/** The candidate's place: what waits for an answer, where the applications stand, the CV. */
export default function HomeScreen({ loaderData: { applications, cvs, profile, waiting } }: Route.ComponentProps) {
  const t = useTranslations('home')
  const session = useSession()
  return (
    <AppShell title={t('title')}>
      <main id="main" data-screen="home" className="stack stack-l">
        <h1>{t.rich('hello', { name: () => <bdi>{session?.display.name}</bdi> })}</h1>
        <ConfirmEmailNote />
        <BouncedNote />
        <ConfirmPhoneNote />
        <WaitingCard first={waiting} />
        <NextStep waiting={waiting?.data ?? []} cvs={cvs?.data ?? []} />
        <div className="beside">
          <section className="stack">
            <h2>{t('applications')}</h2>
            <MyApplications first={applications} />
          </section>
          <aside className="stack">
            <ContinueCard first={profile} />
            <CvCard first={cvs} />
          </aside>
        </div>
      </main>
    </AppShell>
  )
}

/** With nothing to answer and a checked CV, the way on is a job. */
function NextStep({
  waiting,
  cvs,
}: {
  waiting: readonly unknown[]
  cvs: readonly { primary: boolean; state: string }[]
}) {
  const t = useTranslations('home')
  const isReady = cvs.some(({ primary, state }) => primary && state === 'confirmed')
  if (waiting.length > 0 || !isReady) return null
  return (
    <Card>
      <div className="cluster spread">
        <p className="strong">{t('search')}</p>
        <LinkButton href="/jobs" look="primary">
          {t('find')}
        </LinkButton>
      </div>
    </Card>
  )
}

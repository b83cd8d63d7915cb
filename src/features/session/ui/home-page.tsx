import { redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { ConfirmEmailNote } from '#features/accounts/ui/confirm-email-note.tsx'
import { listMine } from '#features/applications/contract.ts'
import { MyApplications } from '#features/applications/ui/my-applications-page.tsx'
import { ConfirmPhoneNote } from '#features/contacts/ui/confirm-phone-note.tsx'
import { listCvs } from '#features/cvs/contract.ts'
import { CvCard } from '#features/cvs/ui/cv-card.tsx'
import { BouncedNote } from '#features/mail-bounces/ui/bounced-note.tsx'
import { showProfile } from '#features/profiles/contract.ts'
import { ContinueCard } from '#features/profiles/ui/continue-card.tsx'
import { load } from '#platform/browser/load.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card, Lamp } from '#ui/basics/card.tsx'
import type { Route } from './+types/home-page'
import { AppShell } from './app-shell.tsx'
import { signedIn } from './guards.ts'
import type { Session } from './read-session.ts'
import { useSession } from './use-session.ts'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await signedIn(asked)
  if (!session) return { applications: undefined, cvs: undefined, profile: undefined }
  if (session.display.account_type !== 'candidate') throw redirect(homeAtWork(session))
  const [applications, cvs, profile] = await Promise.all([
    load(page, listMine, {}),
    load(page, listCvs, {}),
    load(page, showProfile, {}),
  ])
  return { applications, cvs, profile }
}

/** Of those who are no candidates: the workspace, the queue of the site's staff, or the way to a first company page. */
function homeAtWork({ pages, display, is_agent }: Session): string {
  if (pages.length > 0) return '/page'
  if (display.role_cp === 1) return '/admin/reviews'
  return is_agent ? '/admin/pages' : '/my-pages'
}

/** The candidate's place: the one thing to do next, where the applications stand, the CV. */
export default function HomePage({ loaderData: { applications, cvs, profile } }: Route.ComponentProps) {
  const t = useTranslations('session.homePage')
  const session = useSession()
  return (
    <AppShell title={t('title')}>
      <main id="main" data-screen="home" className="stack stack-l">
        <h1>{t.rich('hello', { name: () => <bdi>{session?.display.name}</bdi> })}</h1>
        <ConfirmEmailNote />
        <BouncedNote />
        <ConfirmPhoneNote />
        <NextStep applications={applications?.data ?? []} hasCv={(cvs?.data.length ?? 0) > 0} />
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

type Applications = NonNullable<Route.ComponentProps['loaderData']['applications']>['data']

/** At most one lamp: an offer before a message, a message before a missing CV. */
function NextStep({ applications, hasCv }: { applications: Applications; hasCv: boolean }) {
  const t = useTranslations('session.homePage')
  const offer = applications.find(({ status }) => status === 'offer')
  const written = applications.find(({ unread }) => unread > 0)
  const next = offer
    ? { text: t('offer', { company: offer.job.company.name }), href: `/applications/${offer.id}`, go: t('answer') }
    : written
      ? {
          text: t('message', { company: written.job.company.name }),
          href: `/applications/${written.id}`,
          go: t('read'),
        }
      : hasCv
        ? { text: t('search'), href: '/jobs', go: t('find') }
        : null
  if (!next) return null
  return (
    <Card look={offer || written ? 'lit' : 'plain'}>
      <div className="cluster spread">
        <p className="row strong" dir="auto">
          {offer || written ? <Lamp /> : null}
          {next.text}
        </p>
        <LinkButton href={next.href} look="primary">
          {next.go}
        </LinkButton>
      </div>
    </Card>
  )
}

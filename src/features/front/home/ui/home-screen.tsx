import { redirect } from 'react-router'
import { listCvs } from '#features/cvs/cvs/contract.ts'
import { CvCard } from '#features/cvs/cvs/ui/cv-card.tsx'
import { listMine } from '#features/hiring/applications/contract.ts'
import { MyApplications } from '#features/hiring/applications/ui/my-application-list.tsx'
import { myInterviews } from '#features/hiring/interviews/contract.ts'
import { readJobWords } from '#features/jobs/jobs/ui/read-job-words.ts'
import { listFittingJobs } from '#features/jobs/matching/fit-contract.ts'
import { staffHome } from '#features/people/accounts/rules.ts'
import { ConfirmEmailNote } from '#features/people/accounts/ui/confirm-email-note.tsx'
import { ConfirmPhoneNote } from '#features/people/contacts/ui/confirm-phone-note.tsx'
import { BouncedNote } from '#features/people/mail-bounces/ui/bounced-note.tsx'
import { showProfile } from '#features/people/profiles/contract.ts'
import { ProfileCard } from '#features/people/profiles/ui/profile-card.tsx'
import { listNextDates, listWaiting } from '#features/seeking/waiting/contract.ts'
import { NextDatesCard } from '#features/seeking/waiting/ui/next-dates-card.tsx'
import { toChoose, WaitingCard } from '#features/seeking/waiting/ui/waiting-card.tsx'
import { listCvViewers } from '#features/sourcing/cv-viewers/contract.ts'
import { ViewersCard } from '#features/sourcing/cv-viewers/ui/viewers-card.tsx'
import { AppShell } from '#frame/app-shell.tsx'
import { signedIn } from '#frame/guards.ts'
import type { Session } from '#frame/read-session.ts'
import { useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import type { Route } from './+types/home-screen'
import { Fits, onHome } from './fits.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await signedIn(asked)
  if (!session) return {}
  if (session.display.account_type !== 'candidate') throw redirect(homeAtWork(session))
  const [applications, cvs, profile, waiting, invitations, dates, viewers, fits, words] = await Promise.all([
    load(page, listMine, {}),
    load(page, listCvs, {}),
    load(page, showProfile, {}),
    load(page, listWaiting, {}),
    load(page, myInterviews, toChoose),
    load(page, listNextDates, {}),
    load(page, listCvViewers, {}),
    load(page, listFittingJobs, onHome),
    readJobWords(page),
  ])
  return { applications, cvs, profile, waiting, invitations, dates, viewers, fits, words }
}

/** Of those who are no candidates: the workspace, the queues of the site's staff, or the way to a first company page. */
function homeAtWork({ pages, staff_roles }: Session): string {
  if (pages.length > 0) return '/page'
  return staff_roles.length > 0 ? staffHome : '/my-pages'
}

/** So many applications stand on the home, those that wait for oneself first. */
const mostApplications = 5

/** The candidate’s place: what waits for an answer, where the applications stand, what fits; beside it what is next. */
export default function HomeScreen({ loaderData }: Route.ComponentProps) {
  const { applications, cvs, profile, waiting, invitations, dates, viewers, fits, words } = loaderData
  const t = useTranslations('home')
  const session = useSession()
  return (
    <AppShell title={t('title')}>
      <main id="main" data-screen="home" className="stack stack-l">
        <h1>{t.rich('hello', { name: () => <bdi>{session?.display.name}</bdi> })}</h1>
        <ConfirmEmailNote />
        <BouncedNote />
        <ConfirmPhoneNote />
        <div className="beside">
          <div className="stack stack-xl">
            <WaitingCard first={waiting} invitations={invitations} />
            <section className="stack" aria-labelledby="applications">
              <div className="section-head">
                <h2 id="applications">{t('applications')}</h2>
                {applications && applications.counts.all > mostApplications ? (
                  <a className="link" href="/applications">
                    {t('allApplications', { count: applications.counts.all })}
                  </a>
                ) : null}
              </div>
              <MyApplications first={applications} most={mostApplications} />
            </section>
            {words ? <Fits first={fits} words={words} /> : null}
          </div>
          <aside className="stack">
            <NextDatesCard first={dates} />
            <ViewersCard first={viewers} />
            <ProfileCard first={profile} cv={cvs?.data.find(({ primary }) => primary)?.id ?? null} />
            <CvCard first={cvs} />
          </aside>
        </div>
      </main>
    </AppShell>
  )
}

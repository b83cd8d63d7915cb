import { myInterviews } from '#features/hiring/interviews/contract.ts'
import { MyInterviews } from '#features/hiring/interviews/ui/my-interviews.tsx'
import { myOffers } from '#features/hiring/offers/letter-contract.ts'
import { MyOffers } from '#features/hiring/offers/ui/my-offers.tsx'
import { OtherApplications } from '#features/hiring/offers/ui/other-applications.tsx'
import { ChangeList } from '#features/jobs/jobs/ui/change-list.tsx'
import { AppShell } from '#frame/app-shell.tsx'
import { signedIn } from '#frame/guards.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Fold } from '#ui/basics/fold.tsx'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { Note } from '#ui/basics/note.tsx'
import { Typed } from '#ui/basics/typed.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { showMine } from '../contract.ts'
import type { Route } from './+types/my-application-screen'
import { ApplicationPath } from './application-path.tsx'
import { Hired } from './hired.tsx'
import { useAnswerClock } from './my-application-card.tsx'
import { MyHistory } from './my-history.tsx'
import { WithdrawButton } from './withdraw-button.tsx'
import { WriteBox } from './write-box.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await signedIn(asked)
  if (!session) return {}
  const { application } = asked.params
  const [first, offers, interviews] = await Promise.all([
    load(page, showMine, { application }),
    // what waits for an answer stands above all else, and would push it down if it came later
    load(page, myOffers, { application }),
    load(page, myInterviews, { application }),
  ])
  return { first, offers, interviews }
}

/** One's application: where it stands, what happened, what was written, and what one may do. */
export default function MyApplicationScreen({
  loaderData: { first, offers, interviews },
  params,
}: Route.ComponentProps) {
  const t = useTranslations('applications.mine')
  const { data } = useCall(
    showMine,
    { application: params.application },
    { initial: first, enabled: first !== undefined },
  )
  useTopic(first ? `application:${params.application}` : null)
  return (
    <AppShell title={data?.data.job.title ?? t('one')}>
      {data && offers && interviews ? <Application {...{ offers, interviews }} mine={data.data} /> : null}
    </AppShell>
  )
}

type Mine = Gives<typeof showMine>['data']
type Props = { mine: Mine; offers: Gives<typeof myOffers>; interviews: Gives<typeof myInterviews> }

function Application({ mine, offers, interviews }: Props) {
  const t = useTranslations('applications.mine')
  const { job, status, reason, may } = mine
  return (
    <main id="main" data-screen="application" className="stack stack-l">
      <Head mine={mine} />
      <ApplicationPath application={mine} />
      {status === 'offer' && mine.letter === null ? (
        <Note tone="good" title={t('offerComing', { company: job.company.name })}>
          <p>{t('offerComingText')}</p>
        </Note>
      ) : null}
      <MyOffers application={mine.id} first={offers} />
      <MyInterviews application={mine.id} first={interviews} />
      {status === 'hired' ? (
        <>
          <Hired application={mine} />
          <OtherApplications application={mine.id} />
        </>
      ) : null}
      {reason ? (
        <Note title={t('reason')}>
          <p dir="auto">{reason}</p>
        </Note>
      ) : null}
      {mine.changes.length > 0 ? (
        <Note tone="info" title={t('jobChanged')}>
          <ChangeList changes={mine.changes} />
        </Note>
      ) : null}
      <div className="beside">
        <Card title={t('happened')}>
          <div className="stack">
            <MyHistory entries={mine.history} company={job.company.name} />
            {may.includes('write') ? (
              <WriteBox application={mine.id} company={job.company.name} />
            ) : (
              <p className="small faint">{t('ended')}</p>
            )}
            <a className="link small" href={`/messages/${mine.id}`}>
              {t('inMessages')}
            </a>
          </div>
        </Card>
        <aside className="stack">
          <Card title={t('sent')}>
            <SentThings mine={mine} />
            {may.includes('apply') ? (
              <div>
                <LinkButton size="s" icon="upload" href={`/jobs/${job.address}/apply`}>
                  {t('sendOwn')}
                </LinkButton>
              </div>
            ) : null}
            <a className="link small" href={`/applications/${mine.id}/receipt`}>
              {t('receipt')}
            </a>
          </Card>
          {may.includes('withdraw') ? (
            <WithdrawButton application={mine.id} version={mine.version} company={job.company.name} />
          ) : null}
        </aside>
      </div>
    </main>
  )
}

function Head({ mine }: { mine: Mine }) {
  const t = useTranslations('applications.mine')
  const clock = useAnswerClock(mine)
  const { job } = mine
  const see = (
    <a className="link" href={`/jobs/${job.address}`}>
      {t('seeJob')}
    </a>
  )
  return (
    <header className="row row-top">
      <Avatar name={job.company.name} src={job.company.logo ?? undefined} kind="company" size="l" />
      <div className="grow stack stack-xs">
        <h1>
          <bdi>{job.title}</bdi>
        </h1>
        <div className="quiet">
          <Facts items={[<bdi key="company">{job.company.name}</bdi>, job.place, clock, see]} />
        </div>
      </div>
    </header>
  )
}

/** The receipt: what was stored. */
function SentThings({ mine }: { mine: Mine }) {
  const t = useTranslations('applications.mine')
  const answers = mine.answers.map(({ question, answer, url }) => ({
    key: question,
    value: url ? (
      <a className="link" href={url} target="_blank" rel="noopener">
        <bdi>{answer}</bdi>
      </a>
    ) : answer === 'yes' || answer === 'no' ? (
      t(answer)
    ) : (
      <span dir="auto">
        <Typed text={answer} />
      </span>
    ),
  }))
  const cv = mine.cv
    ? [
        {
          key: t('cv'),
          value: (
            <a className="link" href={mine.cv.url} target="_blank" rel="noopener">
              <bdi>{mine.cv.name}</bdi>
            </a>
          ),
        },
      ]
    : []
  return (
    <>
      <KeyValues items={[...cv, ...answers]} />
      {mine.note ? <SentNote note={mine.note} /> : null}
    </>
  )
}

/** A note of more letters is folded: it is one's own, and stands beside what happened since. */
const longNote = 400

/** In the whole width of its card. */
function SentNote({ note }: { note: string }) {
  const t = useTranslations('applications.mine')
  const text = (
    <blockquote dir="auto">
      <Typed text={note} />
    </blockquote>
  )
  return note.length > longNote ? (
    <Fold words={t('note')}>{text}</Fold>
  ) : (
    <div>
      <p className="quiet">{t('note')}</p>
      {text}
    </div>
  )
}

import { useLocale } from 'use-intl'
import { mixedLetters } from '#features/companies/pages/letter-rules.ts'
import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { HelpPart } from '#features/staff/agents/ui/help-part.tsx'
import { LinksOf } from '#features/staff/patterns/ui/links-of.tsx'
import { HoldLink } from '#features/staff/retention/ui/hold-link.tsx'
import { PageTies } from '#features/staff/whole-jobs/ui/page-ties.tsx'
import { AppShell } from '#frame/app-shell.tsx'
import { asStaff } from '#frame/guards.ts'
import { useMayAsStaff } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Card } from '#ui/basics/card.tsx'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { Note } from '#ui/basics/note.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { lookAtPage } from '../contract.ts'
import type { Route } from './+types/admin-page-screen'
import { CheckLine } from './check-list.tsx'
import { DecideCheck, DecideState } from './decision-forms.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asStaff(asked, 'staff.page.read')
  const input = { page: asked.params.page }
  return { input, first: session ? await load(page, lookAtPage, input) : undefined }
}

/** One page with what is known of it, what waits, and what can be decided. */
export default function AdminPageScreen({ loaderData: { input, first } }: Route.ComponentProps) {
  const t = useTranslations('pageChecks.admin')
  const mayCheck = useMayAsStaff()('staff.page.check')
  useTopic(first ? 'pages:all' : null)
  const { data } = useCall(lookAtPage, input, { initial: first, enabled: first !== undefined })
  const view = data?.data
  return (
    <AppShell title={view?.name ?? t('title')}>
      <main id="main" data-screen="admin-page" className="stack stack-l">
        {view ? (
          <>
            <header className="stack stack-xs">
              <p className="small">
                <a className="link" href="/admin/pages">
                  {t('title')}
                </a>
              </p>
              <h1>
                <bdi>{view.name}</bdi>
              </h1>
            </header>
            {view.own ? <Note tone="warm">{t('own')}</Note> : null}
            <div className="beside">
              <div className="stack stack-xl">
                <Checks view={view} mayCheck={mayCheck} />
                <PageTies page={view.id} />
                <History history={view.history} />
              </div>
              <aside className="stack">
                <PageFacts view={view} />
                <HelpPart page={view.id} name={view.name} />
                <HoldLink kind="page" thing={view.id} />
                <LinksOf kind="page" id={view.id} />
                {view.own || !mayCheck ? null : <DecideState page={view} />}
              </aside>
            </div>
          </>
        ) : null}
      </main>
    </AppShell>
  )
}

export type Looked = Gives<typeof lookAtPage>['data']

function Checks({ view, mayCheck }: { view: Looked; mayCheck: boolean }) {
  const t = useTranslations('pageChecks')
  return (
    <section className="stack" aria-labelledby="checks">
      <h2 id="checks">{t('list')}</h2>
      {view.checks.length === 0 ? <p className="quiet">{t('none')}</p> : null}
      <ul className="rows">
        {view.checks.map((check) => (
          <li key={check.id} className="stack">
            <CheckLine check={check} />
            {check.what === 'licence' && check.state === 'waiting' && mayCheck && !view.own ? (
              <DecideCheck page={view.id} check={check.id} />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

function History({ history }: Pick<Looked, 'history'>) {
  const t = useTranslations('pageChecks.admin')
  const day = useDay()
  if (history.length === 0) return null
  return (
    <section className="stack stack-s" aria-labelledby="history">
      <h2 id="history">{t('history')}</h2>
      <ul className="rows">
        {history.map(({ id, at, by, came, words }) => (
          <li key={id} className="stack stack-xs">
            <p>{t(`came.${came}`)}</p>
            <Facts small items={[day(at), by ? <bdi key="by">{by}</bdi> : null]} />
            {words ? <p dir="auto">{words}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

function PageFacts({ view }: { view: Looked }) {
  const t = useTranslations('pageChecks.admin')
  const tKinds = useTranslations('pages.kinds')
  const day = useDay()
  const { slug, website, email, legal_name, members, made_by, made_at, place, kind, state, live_jobs, like } = view
  const mixed = mixedLetters(view.name)
  const own = (words: string | null) => (words ? <bdi>{words}</bdi> : null)
  const items = [
    { key: t('state'), value: t(`queue.${state}`) },
    {
      key: t('like'),
      value: like && <Like like={like} />,
    },
    { key: t('likeBecause'), value: own(like?.because ?? null) },
    { key: t('mixed'), value: mixed.length > 0 && <Mixed mixed={mixed} /> },
    { key: t('kind'), value: tKinds(kind) },
    { key: t('place'), value: place },
    { key: t('legalName'), value: own(legal_name) },
    { key: t('website'), value: own(website) },
    { key: t('email'), value: own(email) },
    { key: t('madeBy'), value: own(made_by) },
    { key: t('made'), value: day(made_at) },
    { key: t('openJobs'), value: String(live_jobs) },
    { key: t('team'), value: members.length > 0 && <Team members={members} /> },
  ]
  return (
    <Card>
      <KeyValues items={items.filter(({ value }) => value)} />
      {state === 'suspended' || state === 'withheld' || state === 'closed' ? null : (
        <p>
          <a className="link" href={`/companies/${encodeURIComponent(slug)}`}>
            {t('see')}
          </a>
        </p>
      )}
    </Card>
  )
}

/** Words with letters that only look like the others. */
function Mixed({ mixed }: { mixed: ReturnType<typeof mixedLetters> }) {
  const locale = useLocale()
  const names = new Intl.DisplayNames(locale, { type: 'script' })
  return (
    <span className="stack stack-xs">
      {mixed.map(({ word, script, letters }) => (
        <span key={`${word} ${script}`}>
          <bdi>{word}</bdi> ({names.of(script)}: <bdi className="strong">{letters.join(' ')}</bdi>)
        </span>
      ))}
    </span>
  )
}

/** The company it looks like, with what tells the two apart. */
function Like({ like: { id, name, place, made_at, live_jobs, verified } }: { like: NonNullable<Looked['like']> }) {
  const t = useTranslations('pageChecks.admin')
  const day = useDay()
  return (
    <span className="stack stack-xs">
      <a className="link" href={`/admin/pages/${id}`}>
        <bdi>{name}</bdi>
      </a>
      <Facts
        small
        items={[
          place,
          verified ? t('checked') : null,
          t('since', { day: day(made_at) }),
          live_jobs > 0 ? t('jobs', { count: live_jobs }) : null,
        ]}
      />
    </span>
  )
}

function Team({ members }: Pick<Looked, 'members'>) {
  const mayRead = useMayAsStaff()('staff.person.read')
  return (
    <ul className="stack stack-xs">
      {members.map(({ id, name }) => (
        <li key={id}>
          {mayRead ? (
            <a className="link" href={`/admin/people/${id}`}>
              <bdi>{name}</bdi>
            </a>
          ) : (
            <bdi>{name}</bdi>
          )}
        </li>
      ))}
    </ul>
  )
}

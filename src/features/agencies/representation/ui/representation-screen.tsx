import { useState } from 'react'
import { AppShell } from '#frame/app-shell.tsx'
import { signedIn } from '#frame/guards.ts'
import { NotLoaded } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Card } from '#ui/basics/card.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { listRepresented, type RepresentedDetail } from '../contract.ts'
import type { Route } from './+types/representation-screen'
import { AnswerActs } from './answer-acts.tsx'
import { Forbidden } from './forbidden.tsx'
import { RepresentedDrawer } from './represented-drawer.tsx'
import { Questions, RequestFacts } from './request-card.tsx'
import { RightsList } from './rights-list.tsx'
import { useAnswer } from './use-answer.ts'
import { WhoMayAsk } from './who-may-ask.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await signedIn(asked)
  return { first: session ? await load(page, listRepresented, {}) : undefined }
}

/** Who represents one where and until when: requests first, then every right, then what was; and who may ask. */
export default function RepresentationScreen({ loaderData: { first } }: Route.ComponentProps) {
  const t = useTranslations('representation')
  const { data, isError, refetch } = useCall(listRepresented, {}, { initial: first, enabled: first !== undefined })
  const [open, setOpen] = useState<string | null>(null)
  const view = data?.data
  const isEmpty = view && view.requests.length + view.rights.length + view.ended.length === 0
  return (
    <AppShell title={t('title')}>
      <main id="main" data-screen="representation" className="stack stack-l">
        <header className="stack stack-xs">
          <h1>{t('title')}</h1>
          <p className="quiet measure">{t('lead')}</p>
        </header>
        {isError && !view ? <NotLoaded onRetry={refetch} /> : null}
        {view?.requests.map((one) => (
          <Request key={one.id} one={one} />
        ))}
        {view ? (
          <div className="beside">
            <div className="stack stack-xl">
              {isEmpty ? (
                <Empty icon="shield" title={t('none')}>
                  {t('noneHelp')}
                </Empty>
              ) : null}
              {view.rights.length > 0 ? (
                <section className="stack stack-s">
                  <h2>{t('rights')}</h2>
                  <p className="small quiet">{t('rightsLead')}</p>
                  <RightsList rows={view.rights} onOpen={setOpen} />
                </section>
              ) : null}
              {view.ended.length > 0 ? (
                <section className="stack stack-s">
                  <h2>{t('past')}</h2>
                  <RightsList rows={view.ended} onOpen={setOpen} />
                </section>
              ) : null}
            </div>
            <aside className="stack">
              {view.agencies.length > 0 ? <Agencies agencies={view.agencies} /> : null}
              <WhoMayAsk who={view.who} />
              <Forbidden forbidden={view.forbidden} />
              <p className="small quiet">
                {t.rich('neverPay', {
                  report: (words) => (
                    <a className="link" href="/support">
                      {words}
                    </a>
                  ),
                })}
              </p>
            </aside>
          </div>
        ) : null}
        {open ? <RepresentedDrawer submission={open} onClose={() => setOpen(null)} /> : null}
      </main>
    </AppShell>
  )
}

function Request({ one }: { one: RepresentedDetail }) {
  const t = useTranslations('representation')
  const answer = useAnswer(one.id)
  return (
    <section className="request" aria-label={t('asks', { agency: one.agency.name, client: one.client })}>
      <h2>{t('asks', { agency: one.agency.name, client: one.client })}</h2>
      <RequestFacts one={one} cvHref={`/api/user/representation/${one.id}/cv`}>
        <Questions questions={one.questions} />
        <AnswerActs one={one} mayForbid {...answer} />
      </RequestFacts>
    </section>
  )
}

type Agency = { name: string; slug: string; checked_at: string | null; jobs: number }

function Agencies({ agencies }: { agencies: readonly Agency[] }) {
  const t = useTranslations('representation')
  return (
    <Card title={t('agencies')}>
      <ul className="rows">
        {agencies.map(({ name, slug, checked_at, jobs }) => (
          <li key={slug} className="stack stack-xs">
            <a className="link" href={`/companies/${encodeURIComponent(slug)}`}>
              <bdi>{name}</bdi>
            </a>
            <span className="small quiet">
              {checked_at ? t('checked') : t('licenceUnchecked')} · {t('jobsCount', { count: jobs })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

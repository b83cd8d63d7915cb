import { useState } from 'react'
import { LinksOf } from '#features/staff/patterns/ui/links-of.tsx'
import { HoldLink } from '#features/staff/retention/ui/hold-link.tsx'
import { AppShell } from '#frame/app-shell.tsx'
import { asStaff } from '#frame/guards.ts'
import { useMayAsStaff } from '#frame/use-session.ts'
import { NotLoaded } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Card } from '#ui/basics/card.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Note } from '#ui/basics/note.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { showCase, type WholeCase } from '../contract.ts'
import type { Route } from './+types/case-screen'
import { CaseAppeals } from './case-appeals.tsx'
import { CaseDecisions } from './case-decisions.tsx'
import { CaseReports } from './case-reports.tsx'
import { caseTones } from './case-tones.ts'
import { DecideCase } from './decide-case.tsx'
import { ReportedSide } from './reported-side.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asStaff(asked, 'staff.complaint.decide')
  return { first: session ? await load(page, showCase, { case: asked.params.case }) : undefined }
}

/** `/admin/cases/{case}`: what was seen and reported, what is known of both sides, and the decision. */
export default function CaseScreen({ loaderData: { first }, params }: Route.ComponentProps) {
  const t = useTranslations('cases')
  useTopic(first ? 'reviews:all' : null)
  const call = useCall(showCase, { case: params.case }, { initial: first, enabled: first !== undefined })
  const shown = call.data?.data
  return (
    <AppShell title={shown?.title ?? t('list.title')}>
      <main id="main" data-screen="case" className="stack stack-l">
        {call.isError && !shown ? <NotLoaded onRetry={call.refetch} /> : null}
        {shown ? <Whole key={shown.id} one={shown} /> : null}
      </main>
    </AppShell>
  )
}

function Whole({ one }: { one: WholeCase }) {
  const t = useTranslations('cases')
  const refusals = useTranslations('refusals')
  const [except, setExcept] = useState<string[]>([])
  const [isMine, setMine] = useState(false)
  const decided = () => setMine(true)
  return (
    <>
      <a className="row small faint" href="/admin/cases">
        <Icon name="back" size="s" />
        {t('list.title')}
      </a>
      <header className="stack stack-xs">
        <h1 tabIndex={-1}>
          <bdi>{one.title || one.company}</bdi>
        </h1>
        <Facts
          items={[
            <Word key="state" tone={caseTones[one.state]}>
              {t(`states.${one.state}`)}
            </Word>,
            t(`about.${one.about}`),
            t('list.reports', { count: one.reports }),
            <Links key="links" one={one} />,
          ]}
        />
      </header>
      <div className="beside">
        <CaseReports one={one} except={except} onExcept={setExcept} />
        <aside className="stack stack-l">
          {isMine ? null : <DecidedBefore one={one} />}
          <CaseAppeals one={one} onDecided={decided} />
          {one.state === 'open' ? (
            <Card title={t('decide.title')}>
              {one.may ? (
                <Note>{refusals(one.may)}</Note>
              ) : (
                <DecideCase one={one} except={except} onDecided={decided} />
              )}
            </Card>
          ) : null}
          <CaseDecisions decisions={one.decisions} />
          <ReportedSide one={one} />
          <HoldLink kind="case" thing={one.id} />
          <LinksOf kind={one.page ? 'page' : 'person'} id={one.page ?? one.person ?? ''} />
        </aside>
      </div>
    </>
  )
}

/** Somebody else decided while this screen was open, and what was written here is gone. */
function DecidedBefore({ one: { decisions, may, appeals } }: { one: WholeCase }) {
  const t = useTranslations('cases.decide')
  const [before] = useState(decisions.length)
  const [might] = useState(may === null || appeals.some((appeal) => appeal.state === 'open' && !appeal.may))
  const last = decisions.at(-1)
  if (!might || !last || decisions.length <= before) return null
  return (
    <Note
      alert
      tone="warm"
      title={last.by ? t.rich('meanwhile', { name: () => <bdi>{last.by}</bdi> }) : t('meanwhileSomeone')}
    >
      {t('meanwhileHelp')}
    </Note>
  )
}

/** Where the thing itself stands, for those who may go there. */
function Links({ one: { address, person, page } }: { one: WholeCase }) {
  const t = useTranslations('cases.case')
  const may = useMayAsStaff()
  const links = [
    address ? { href: address, words: t('open') } : null,
    page && may('staff.page.read') ? { href: `/admin/pages/${page}`, words: t('openCompany') } : null,
    person && may('staff.person.read') ? { href: `/admin/people/${person}`, words: t('openPerson') } : null,
  ]
  return (
    <span className="cluster">
      {links.map((link) =>
        link ? (
          <a key={link.href} className="link" href={link.href}>
            {link.words}
          </a>
        ) : null,
      )}
    </span>
  )
}

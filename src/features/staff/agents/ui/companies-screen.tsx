import { asStaff } from '#frame/guards.ts'
import { ListScreen } from '#frame/list-screen.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Empty } from '#ui/basics/note.tsx'
import { Phone } from '#ui/basics/phone.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { useDay } from '#ui/charts/use-day.ts'
import { Table } from '#ui/lists/table.tsx'
import { TabsNav } from '#ui/lists/tabs-nav.tsx'
import { type HelpedCompany, listAgents, listCompanies, showNumbers } from '../contract.ts'
import { agentLists } from '../rules.ts'
import type { Route } from './+types/companies-screen'
import { Agents } from './agents.tsx'
import { OwnNumbers } from './own-numbers.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asStaff(asked, 'staff.agent.work')
  const params = asked.url.searchParams
  const show = agentLists.find((one) => one === params.get('show')) ?? 'mine'
  const cursor = params.get('cursor')
  const input = { show, ...(cursor && { cursor }) }
  if (!session) return { input, show }
  const mayGive = session.staff_may.includes('staff.role.give')
  const [first, numbers, agents] = await Promise.all([
    load(page, listCompanies, input),
    load(page, showNumbers, {}),
    mayGive ? load(page, listAgents, {}) : undefined,
  ])
  return { input, show, first, numbers, agents }
}

/** `/admin/companies`: the companies an agent helps, whom to follow up today, and those that nobody helps yet. */
export default function CompaniesScreen({ loaderData }: Route.ComponentProps) {
  const { input, show, first, numbers, agents } = loaderData
  const t = useTranslations('agents')
  useTopic(first ? 'pages:all' : null)
  const list = useCall(listCompanies, input, { initial: first, enabled: first !== undefined })
  return (
    <ListScreen
      name="agent-companies"
      title={t('title')}
      lead={t('lead')}
      list={list}
      more={{ href: (cursor) => `/admin/companies?${new URLSearchParams({ show, cursor })}`, words: t('more') }}
      wide
    >
      {numbers ? <OwnNumbers first={numbers} /> : null}
      <TabsNav
        label={t('lists')}
        items={agentLists.map((one) => ({
          ...{ href: `/admin/companies?show=${one}`, words: t(`list.${one}`), current: one === show },
        }))}
      />
      <Table
        caption={t('title')}
        rows={list.data?.data ?? []}
        rowId={({ id }) => id}
        empty={list.data ? <Empty icon="done" title={t(`empty.${show}`)} /> : null}
        columns={[
          { id: 'company', head: t('company'), names: true, cell: (row) => <Company row={row} /> },
          { id: 'call', head: t('lastCall'), folds: 'named', cell: (row) => <LastCall row={row} /> },
          { id: 'next', head: t('followUp'), folds: 'named', cell: (row) => <FollowUp row={row} /> },
        ]}
      />
      {agents ? <Agents first={agents} /> : null}
    </ListScreen>
  )
}

function Company({ row }: { row: HelpedCompany }) {
  const t = useTranslations('agents')
  return (
    <div className="stack stack-xs">
      <a className="link" href={`/admin/pages/${row.id}`}>
        <bdi>{row.name}</bdi>
      </a>
      <Facts
        small
        items={[
          row.country,
          row.phone ? <Phone key="phone" number={row.phone} /> : null,
          t('liveJobs', { count: row.live_jobs }),
          row.checked ? (
            <Word key="checked" tone="good">
              {t('checked')}
            </Word>
          ) : null,
          row.proposed ? (
            <Word key="proposed" tone="info">
              {t('proposed')}
            </Word>
          ) : null,
        ]}
      />
    </div>
  )
}

function LastCall({ row: { last_call } }: { row: HelpedCompany }) {
  const t = useTranslations('agents')
  const format = useFormatter()
  if (!last_call) return <span className="quiet">{t('noCalls')}</span>
  return <Facts items={[t(`outcomes.${last_call.outcome}`), format.dateTime(new Date(last_call.at), 'day')]} />
}

function FollowUp({ row: { follow_up_on } }: { row: HelpedCompany }) {
  const day = useDay()
  return follow_up_on ? day(follow_up_on) : <span className="quiet">–</span>
}

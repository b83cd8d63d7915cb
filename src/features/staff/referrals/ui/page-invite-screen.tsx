import { atWork } from '#frame/guards.ts'
import { NotLoaded, WorkScreen } from '#frame/work-screen.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Empty } from '#ui/basics/note.tsx'
import { Word } from '#ui/basics/word.tsx'
import { Table } from '#ui/lists/table.tsx'
import { showPageInvite } from '../contract.ts'
import type { Route } from './+types/page-invite-screen'
import { InviteLink } from './invite-link.tsx'
import { tones } from './tones.ts'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  const may = session?.may.includes('spend')
  return { first: may ? await load(page, showPageInvite, {}) : undefined }
}

/** `/page/invite`: the code of the page, and what came of every company that registered with it. */
export default function PageInviteScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('referrals')
  return (
    <WorkScreen title={t('page.title')} name="page-invite" needs="spend" className="stack stack-l">
      <Content {...loaderData} />
    </WorkScreen>
  )
}

function Content({ first }: Route.ComponentProps['loaderData']) {
  const t = useTranslations('referrals')
  const format = useFormatter()
  const { data: given, isError, refetch } = useCall(showPageInvite, {}, { initial: first })
  const data = given?.data
  if (!data) return isError ? <NotLoaded onRetry={refetch} /> : null
  return (
    <>
      <header className="stack stack-xs">
        <h1>{t('page.title')}</h1>
        <p className="quiet measure">{t('page.lead', data.rewards)}</p>
      </header>
      <InviteLink {...data} counted={false} />
      <Table
        caption={t('page.list')}
        rows={data.referrals}
        rowId={({ id }) => id}
        empty={
          <Empty icon="users" title={t('page.none')}>
            {t('page.noneHelp')}
          </Empty>
        }
        columns={[
          {
            id: 'company',
            head: t('company'),
            names: true,
            cell: ({ company }) => (company ? <bdi>{company}</bdi> : t('noCompany')),
          },
          { id: 'at', head: t('at'), cell: ({ at }) => format.dateTime(new Date(at), 'day') },
          {
            id: 'state',
            head: t('state'),
            folds: true,
            cell: ({ state }) => <Word tone={tones[state]}>{t(`states.${state}`)}</Word>,
          },
        ]}
      />
    </>
  )
}

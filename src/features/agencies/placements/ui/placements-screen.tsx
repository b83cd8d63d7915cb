import { useState } from 'react'
import { atWork } from '#frame/guards.ts'
import { NotLoaded, WorkScreen } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { TabsNav } from '#ui/lists/tabs-nav.tsx'
import { showCommission } from '../commission-contract.ts'
import { listPlacements, type ToPlace } from '../contract.ts'
import { placementStates } from '../placement-states.ts'
import type { Route } from './+types/placements-screen'
import { AddPlacement } from './add-placement.tsx'
import { monthsAt, readMonths } from './asked-months.ts'
import { Commission } from './commission.tsx'
import { PlacementFilters, placementsAt } from './placement-filters.tsx'
import { PlacementPanel } from './placement-panel.tsx'
import { PlacementTable } from './placement-table.tsx'
import { Retainers } from './retainers.tsx'
import { PlacementSums } from './sums.tsx'
import { ToCompleteList } from './to-complete.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  const { searchParams } = asked.url
  const look = searchParams.get('look') === 'commission' ? 'commission' : 'list'
  // what is no id at all opens nothing
  const open = /^[0-9a-f-]{36}$/.exec(searchParams.get('open') ?? '')?.[0] ?? null
  const cursor = searchParams.get('cursor')
  const state = placementStates.find((one) => one === searchParams.get('state'))
  const wanted = { ...(state && { state }), ...(cursor && { cursor }) }
  // from the desk, which knows who was put forward and not the placement
  const of = searchParams.get('of')
  const complete = searchParams.get('complete')
  const months = readMonths(searchParams)
  if (!session?.may.includes('submission')) return { look, open, wanted, months, of, complete }
  const [first, commission] = await Promise.all([
    load(page, listPlacements, wanted),
    look === 'commission' ? load(page, showCommission, months) : undefined,
  ])
  return { look, open, wanted, months, of, complete, first, commission }
}

/** Who works at clients through the agency: fee, guarantee, invoice; and what each recruiter brought. */
export default function PlacementsScreen({ loaderData }: Route.ComponentProps) {
  const { look, open, wanted, months, of, complete: toComplete, first, commission } = loaderData
  const t = useTranslations('placements')
  const list = useCall(listPlacements, wanted, { initial: first, enabled: first !== undefined })
  const [opened, setOpened] = useState(open ?? first?.data.find(({ submission }) => submission === of)?.id ?? null)
  const [completing, complete] = useState<ToPlace | null>(
    first?.to_complete.find(({ submission }) => submission === toComplete) ?? null,
  )
  const data = list.data
  return (
    <WorkScreen title={t('title')} name="placements" needs="submission">
      <header className="cluster spread">
        <h1>{t('title')}</h1>
        {data ? <PlacementSums invoiced={data.invoiced} guaranteed={data.in_guarantee} /> : null}
      </header>
      <TabsNav
        label={t('views')}
        items={[
          { href: '/page/placements', words: t('title'), current: look === 'list' },
          { href: '/page/placements?look=commission', words: t('commission.title'), current: look === 'commission' },
        ]}
      />
      {list.isError && !data ? <NotLoaded onRetry={list.refetch} /> : null}
      {data && look === 'list' ? (
        <>
          <ToCompleteList rows={data.to_complete} onOpen={complete} />
          <PlacementFilters counts={data.counts} state={wanted.state} />
          {data.data.length === 0 && wanted.state ? <Empty icon="search" title={t('noneFound')} /> : null}
          {data.data.length === 0 && !wanted.state ? (
            <Empty
              icon="done"
              title={t('none')}
              action={<LinkButton href="/page/submissions">{t('submissions')}</LinkButton>}
            >
              {t('noneHelp')}
            </Empty>
          ) : null}
          {data.data.length > 0 ? <PlacementTable rows={data.data} onOpen={setOpened} /> : null}
          {data.next_cursor ? (
            <div>
              <LinkButton iconEnd="next" href={placementsAt({ ...wanted, cursor: data.next_cursor })}>
                {t('more')}
              </LinkButton>
            </div>
          ) : null}
          <Retainers rows={data.retainers} />
        </>
      ) : null}
      {look === 'commission' ? <Commission key={monthsAt(months)} wanted={months} first={commission} /> : null}
      <PlacementPanel id={opened} onClose={() => setOpened(null)} />
      {completing ? <AddPlacement people={[completing]} onClose={() => complete(null)} /> : null}
    </WorkScreen>
  )
}

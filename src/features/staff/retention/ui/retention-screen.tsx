import { asStaff } from '#frame/guards.ts'
import { ListScreen } from '#frame/list-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { listHolds, showHoldable, showRetention } from '../contract.ts'
import { holdKinds } from '../rules.ts'
import type { Route } from './+types/retention-screen'
import { HoldAsked } from './hold-asked.tsx'
import { Holds } from './holds.tsx'
import { KeptTable } from './kept-table.tsx'
import { Runs } from './runs.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asStaff(asked, 'staff.retention.watch')
  if (!session) return null
  const { searchParams } = asked.url
  const [kind, thing] = [holdKinds.find((one) => one === searchParams.get('kind')), searchParams.get('thing')]
  const [first, holds, wanted] = await Promise.all([
    load(page, showRetention, {}),
    load(page, listHolds, {}),
    kind && thing ? load(page, showHoldable, { kind, thing }) : null,
  ])
  return { first, holds, wanted }
}

/** `/admin/retention`: what is kept how long, what the clock deleted, and the legal holds that stop it. */
export default function RetentionScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('retention')
  useTopic(loaderData ? 'reviews:all' : null)
  const enabled = loaderData !== null
  const list = useCall(showRetention, {}, { initial: loaderData?.first, enabled })
  const holds = useCall(listHolds, {}, { initial: loaderData?.holds, enabled })
  const data = list.data?.data
  return (
    <ListScreen name="retention" title={t('title')} lead={t('lead')} list={list} wide>
      {loaderData?.wanted ? <HoldAsked first={loaderData.wanted} /> : null}
      {data ? (
        <>
          <Holds holds={holds.data?.data ?? []} />
          <KeptTable kept={data.kept} />
          <Runs runs={data.runs} />
        </>
      ) : null}
    </ListScreen>
  )
}

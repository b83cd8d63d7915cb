import './drops.css'
import { useState } from 'react'
import { rejectReasons } from '#features/site/lookups/contract.ts'
import { useWide } from '#features/sourcing/cv-search/ui/use-wide.ts'
import { atWork } from '#frame/guards.ts'
import { NotLoaded, WorkScreen } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Empty } from '#ui/basics/note.tsx'
import { dropShows, listDrops } from '../team-contract.ts'
import type { Route } from './+types/drops-screen'
import { DropDetail } from './drop-detail.tsx'
import { DropsList } from './drops-list.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  const { searchParams } = asked.url
  const show = dropShows.find((one) => one === searchParams.get('show')) ?? 'waiting'
  const q = searchParams.get('q')?.slice(0, 120) ?? ''
  const cursor = searchParams.get('cursor')
  const wanted = { show, q, ...(cursor && { cursor }) }
  const item = searchParams.get('item')
  if (!session?.may.includes('drop.answer')) return { wanted, item, first: undefined, reasons: [] }
  const [first, reasons] = await Promise.all([load(page, listDrops, wanted), page.call(rejectReasons, {})])
  const told = reasons.data_name.map((one) => ({
    id: String(one.id),
    text: one.text,
    told: String(one.told ?? one.text),
  }))
  return { wanted, item, first, reasons: told }
}

/** CVs left with the company: who waits, one in hand beside the list, and what may be answered. */
export default function DropsScreen({ loaderData: { wanted, item, first, reasons } }: Route.ComponentProps) {
  const t = useTranslations('cvDrops')
  const isWide = useWide()
  const list = useCall(listDrops, wanted, { initial: first, enabled: first !== undefined })
  const [chosen, choose] = useState<readonly string[]>([])
  const rows = list.data?.data ?? []
  const shown = item ?? (isWide ? (rows[0]?.id ?? null) : null)
  const isListSeen = isWide || item === null
  return (
    <WorkScreen title={t('title')} name="cv-drops" needs="drop.answer" folded className="drops-screen whole-window">
      {isListSeen ? (
        <section className="drops-list">
          {list.isError && !list.data ? <NotLoaded onRetry={list.refetch} /> : null}
          {list.data ? (
            <DropsList
              given={list.data}
              wanted={wanted}
              shown={shown}
              chosen={chosen}
              onChoose={choose}
              reasons={reasons}
            />
          ) : null}
        </section>
      ) : null}
      {shown ? (
        <DropDetail key={shown} item={shown} reasons={reasons} back={isWide ? null : backTo(wanted)} />
      ) : isWide && first ? (
        <section className="drop-detail">
          <Empty icon="inbox" title={t('noneInHand')} />
        </section>
      ) : null}
    </WorkScreen>
  )
}

const backTo = ({ show, q }: { show: string; q: string }) =>
  `/page/drops?${new URLSearchParams({ show, ...(q && { q }) })}`

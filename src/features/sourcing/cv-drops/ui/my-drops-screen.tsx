import './drops.css'
import { listMyPools } from '#features/sourcing/pool/contract.ts'
import { MyPools } from '#features/sourcing/pool/ui/my-pools.tsx'
import { signedIn } from '#frame/guards.ts'
import { ListScreen } from '#frame/list-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { listMyDrops } from '../contract.ts'
import type { Route } from './+types/my-drops-screen'
import { MyDropCard } from './my-drop-card.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await signedIn(asked)
  const cursor = asked.url.searchParams.get('cursor')
  const wanted = cursor ? { cursor } : {}
  if (!session) return { wanted, first: undefined, pools: undefined }
  const [first, pools] = await Promise.all([load(page, listMyDrops, wanted), load(page, listMyPools, {})])
  return { wanted, first, pools }
}

/** CVs one left with companies, what became of each, and companies that keep one for later. */
export default function MyDropsScreen({ loaderData: { wanted, first, pools } }: Route.ComponentProps) {
  const t = useTranslations('cvDrops.mine')
  const list = useCall(listMyDrops, wanted, { initial: first, enabled: first !== undefined })
  const drops = list.data?.data ?? []
  const add = (
    <LinkButton look="primary" icon="send" href="/drop-cv">
      {t('add')}
    </LinkButton>
  )
  return (
    <ListScreen
      name="my-cv-drops"
      title={t('title')}
      lead={t('lead')}
      list={list}
      more={{ href: (cursor) => `/user/drops?${new URLSearchParams({ cursor })}`, words: t('more') }}
    >
      {list.data && drops.length > 0 ? (
        <div className="cluster">
          {add}
          <span className="small quiet">{t('left', { count: list.data.left })}</span>
        </div>
      ) : null}
      {list.data && drops.length === 0 ? (
        <Empty icon="send" title={t('none')} action={add}>
          {t('noneHelp')}
        </Empty>
      ) : null}
      {drops.map((drop) => (
        <MyDropCard key={drop.id} drop={drop} />
      ))}
      <MyPools first={pools} />
    </ListScreen>
  )
}

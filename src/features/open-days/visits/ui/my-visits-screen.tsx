import { useDayWords } from '#features/open-days/open-days/ui/use-day-words.ts'
import { signedIn } from '#frame/guards.ts'
import { ListScreen } from '#frame/list-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { listMyVisits } from '../contract.ts'
import type { Route } from './+types/my-visits-screen'
import { RoomLink } from './room-link.tsx'
import { soonestFirst } from './soonest-first.ts'
import { visitTones } from './visit-tones.ts'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await signedIn(asked)
  const cursor = asked.url.searchParams.get('cursor')
  const wanted = cursor ? { cursor } : {}
  return { wanted, first: session ? await load(page, listMyVisits, wanted) : undefined }
}

/** Open days one booked, each with the way to its ticket. */
export default function MyVisitsScreen({ loaderData: { wanted, first } }: Route.ComponentProps) {
  const t = useTranslations('visits.mine')
  const list = useCall(listMyVisits, wanted, { initial: first, enabled: first !== undefined })
  const visits = soonestFirst(list.data?.data ?? [])
  const find = (
    <LinkButton look="primary" icon="search" href="/open-days">
      {t('find')}
    </LinkButton>
  )
  return (
    <ListScreen
      name="my-open-days"
      title={t('title')}
      lead={t('lead')}
      list={list}
      more={{ href: (cursor) => `/user/open-days?${new URLSearchParams({ cursor })}`, words: t('more') }}
    >
      {list.data && visits.length === 0 ? (
        <Empty icon="ticket" title={t('none')} action={find}>
          {t('noneHelp')}
        </Empty>
      ) : null}
      {visits.length > 0 ? <div>{find}</div> : null}
      <ul className="rows">
        {visits.map((visit) => (
          <VisitRow key={visit.id} visit={visit} />
        ))}
      </ul>
    </ListScreen>
  )
}

function VisitRow({ visit }: { visit: Gives<typeof listMyVisits>['data'][number] }) {
  const t = useTranslations('visits')
  const words = useDayWords()
  const { open_day: day, when, state, offer } = visit
  return (
    <li className="stack stack-xs">
      <div className="cluster spread">
        <a className="link strong" href={`/open-day-ticket/${visit.key}`}>
          <bdi>{day.title}</bdi>
        </a>
        <Word tone={offer ? 'warm' : visitTones[state]}>{offer ? t('held.short') : t(`states.${state}`)}</Word>
      </div>
      <Facts
        items={[
          <bdi key="company">{visit.booth ?? day.company.name}</bdi>,
          when ? words.longAt(when.date, when.half) : words.dates(day.dates),
          visit.way === 'online' ? t('screen.onlineShort') : day.place,
        ]}
      />
      <RoomLink visit={visit} />
    </li>
  )
}

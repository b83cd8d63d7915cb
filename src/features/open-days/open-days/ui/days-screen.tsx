import './open-days.css'
import { PromotedSlot } from '#features/jobs/promotion/ui/promoted-slot.tsx'
import { PublicShell } from '#frame/public-shell.tsx'
import { useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { buttonLook, LinkButton } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { SearchBar } from '#ui/fields/search-bar.tsx'
import { Segments } from '#ui/lists/tabs-nav.tsx'
import { listDays, promotedDays } from '../contract.ts'
import { mostAtOnce } from '../rules.ts'
import type { Route } from './+types/days-screen'
import { DayRow } from './day-row.tsx'
import { DaysCalendar } from './days-calendar.tsx'
import { monthAt, monthEnd } from './months.ts'

const names = ['q', 'where', 'place', 'kind', 'way', 'from', 'until', 'cursor'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const asked = Object.fromEntries(
    names.flatMap((name) => {
      const value = url.searchParams.get(name)?.slice(0, 120)
      return value ? [[name, value]] : []
    }),
  )
  const isCalendar = url.searchParams.get('view') === 'calendar'
  const today = new Date().toISOString().slice(0, 10)
  const month = monthAt(url.searchParams.get('month') ?? asked.from?.slice(0, 7) ?? null, today)
  const span = isCalendar
    ? { from: `${month}-01`, until: monthEnd(month), most: String(mostAtOnce), cursor: undefined }
    : {}
  const isFirst = Object.keys(asked).length === 0
  const [list, promoted] = await Promise.all([
    load(page, listDays, { ...asked, ...span }),
    isFirst && !isCalendar ? load(page, promotedDays, {}) : null,
  ])
  return { list, promoted: promoted?.data ?? [], asked, isCalendar, month, today }
}

/** Open days that are ahead, as a list or a calendar: by words, place, date and kind, all in the address. */
export default function DaysScreen({ loaderData }: Route.ComponentProps) {
  const { list, promoted, asked, isCalendar, month, today } = loaderData
  const t = useTranslations('openDays.directory')
  const { brand, publicUrl } = useSite()
  const shown: Record<string, string> = isCalendar ? { view: 'calendar', month } : {}
  const address = (more: Record<string, string>) => {
    // another kind, or the same as a calendar, begins at its beginning
    const set = Object.entries({ ...asked, cursor: '', ...more }).filter(([, value]) => value)
    return set.length > 0 ? `/open-days?${new URLSearchParams(set)}` : '/open-days'
  }
  return (
    <PublicShell>
      <title>{`${t('title')} · ${brand.name}`}</title>
      <meta name="description" content={t('text')} />
      <link rel="canonical" href={`${publicUrl}/open-days`} />
      <main id="main" data-screen="public-open-days" className="wrap wrap-read page stack stack-l">
        <header className="stack stack-s">
          <h1>{t('title')}</h1>
          <p className="quiet measure">{t('text')}</p>
        </header>
        <DaysFilter asked={asked} address={(more) => address({ ...shown, ...more })} shown={shown} />
        <div className="cluster spread">
          <p className="small quiet">{t('found', { count: list.total })}</p>
          <Segments
            label={t('view')}
            items={[
              { href: address({}), words: t('list'), current: !isCalendar },
              { href: address({ view: 'calendar', month }), words: t('calendar'), current: isCalendar },
            ]}
          />
        </div>
        {promoted.length > 0 ? (
          <PromotedSlot of="slotDays">
            <ul className="rows">
              {promoted.map((day) => (
                <DayRow key={day.id} day={day} promoted />
              ))}
            </ul>
          </PromotedSlot>
        ) : null}
        {isCalendar ? (
          <DaysCalendar days={list.data} month={month} today={today} address={address} />
        ) : list.data.length === 0 ? (
          <Empty
            icon="calendar"
            title={t('none')}
            action={
              <LinkButton href={Object.keys(asked).length > 0 ? '/open-days' : '/jobs'} look="primary">
                {t(Object.keys(asked).length > 0 ? 'all' : 'jobs')}
              </LinkButton>
            }
          >
            {t('noneText')}
          </Empty>
        ) : (
          <ul className="rows">
            {list.data.map((day) => (
              <DayRow key={day.id} day={day} />
            ))}
          </ul>
        )}
        {list.next_cursor ? (
          <div>
            <LinkButton
              href={address(isCalendar ? { from: `${month}-01` } : { cursor: list.next_cursor })}
              iconEnd="next"
            >
              {t('more')}
            </LinkButton>
          </div>
        ) : null}
      </main>
    </PublicShell>
  )
}

type FilterProps = {
  asked: Record<string, string>
  address: (more: Record<string, string>) => string
  /** What the address says of the calendar, while it is one. */
  shown: Record<string, string>
}

const kinds = ['open_house', 'expo', 'walk_in'] as const

/** What and where in the search of every page; which kind and from which date on. */
function DaysFilter({ asked, address, shown }: FilterProps) {
  const t = useTranslations('openDays')
  const keep = (names: readonly (keyof typeof asked)[]) =>
    names.flatMap((name) => (asked[name] ? [[name, asked[name]] as const] : []))
  const isCalendar = shown.view !== undefined
  return (
    <div className="stack stack-s">
      <SearchBar
        action="/open-days"
        label={t('directory.search')}
        names={{ what: 'q', where: 'where' }}
        what={asked.q}
        whatHint={t('directory.what')}
        where={asked.where}
        placeId={{ name: 'place', value: asked.place ?? '' }}
        suggestWhere="/api/resources/location"
        keep={[...keep(['kind', 'way', 'from', 'until']), ...Object.entries(shown)]}
      />
      <div className="cluster spread">
        <Segments
          label={t('directory.kind')}
          items={[
            { href: address({ kind: '' }), words: t('directory.allKinds'), current: !asked.kind },
            ...kinds.map((kind) => ({
              href: address({ kind }),
              words: t(`kinds.${kind}`),
              current: asked.kind === kind,
            })),
          ]}
        />
        {isCalendar ? null : (
          <form action="/open-days" className="row">
            {keep(['q', 'where', 'place', 'kind', 'way', 'until']).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <label className="row small quiet">
              <span className="nowrap">{t('directory.from')}</span>
              <input className="input" data-size="s" type="date" name="from" defaultValue={asked.from} />
            </label>
            <button type="submit" {...buttonLook({ look: 'quiet', size: 's' })}>
              {t('directory.go')}
            </button>
          </form>
        )}
      </div>
    </div>
  )
}

import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { PlaceReading } from '#features/site/lookups/ui/place-reading.tsx'
import { send } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Drawer } from '#ui/over/dialog.tsx'
import { showCredits } from '../contact-contract.ts'
import { type CvCard, type CvQuery, searchCvs } from '../contract.ts'
import type { listSaved } from '../saved-contract.ts'
import { addressOf } from '../search-fields.ts'
import { Basket } from './basket.tsx'
import { Filters } from './filters.tsx'
import { Hits } from './hits.tsx'
import { Peek } from './peek.tsx'
import { QueryBar } from './query-bar.tsx'
import { inputOf } from './read-asked.ts'
import { SavedSearches } from './saved-searches.tsx'
import { useWide } from './use-wide.ts'

type First = {
  result: Gives<typeof searchCvs>
  credits: Gives<typeof showCredits>
  saved: Gives<typeof listSaved>
  where: string
  /** The place as it was written by hand, and those it may have meant. */
  typed: string | null
  near: readonly { id: number; text: string }[]
}
type Props = { query: CvQuery; first: First }

/** The whole screen: what is asked above, people below, the one in hand beside them. */
export function CvSearch({ query, first }: Props) {
  const t = useTranslations('cvSearch')
  const navigate = useNavigate()
  const isWide = useWide()
  const { cards, more, isLoading, showMore } = usePages(query, first.result)
  const { data: credits } = useCall(showCredits, {}, { initial: first.credits })
  const [chosen, choose] = useChosen()
  const { result } = first
  const shown = chosen ?? (isWide ? (cards[0]?.id ?? null) : null)
  const ask = (next: Partial<CvQuery>) => navigate(addressOf({ ...query, ...next }))
  const at = cards.findIndex(({ id }) => id === shown)
  const step = (by: number) => choose(cards[at + by]?.id ?? shown)
  const peek = shown ? (
    <Peek
      key={shown}
      person={shown}
      query={query}
      credits={credits?.data}
      onStep={step}
      onOpened={choose}
      {...ends(at, cards.length)}
    />
  ) : null
  return (
    <>
      <header className="cv-search-head">
        <div className="cluster spread">
          <h1>
            {result.job ? t.rich('ofJob', { job: result.job.title, b: (text) => <bdi>{text}</bdi> }) : t('title')}
          </h1>
          <SavedSearches query={query} first={first.saved} />
        </div>
        <QueryBar query={query} where={first.where} result={result} />
        <PlaceReading
          typed={first.typed}
          place={query.place ? first.where : ''}
          near={first.near}
          hrefOf={(place) => addressOf({ ...query, place })}
        />
        <Filters query={query} parts={result.parts} onAsk={ask} />
      </header>
      <div className="cv-search-body">
        <Hits
          {...{ query, result, cards, shown, more, isLoading }}
          onChoose={choose}
          onMore={showMore}
          onStep={step}
          onAsk={ask}
        />
        {isWide ? (
          <aside className="cv-peek" aria-label={t('preview')}>
            {peek}
          </aside>
        ) : (
          <Drawer open={chosen !== null} onClose={() => choose(null)} title={t('preview')}>
            {peek}
          </Drawer>
        )}
      </div>
      <Basket count={cards.filter(({ in_basket }) => in_basket).length} onOpened={choose} />
    </>
  )
}

/** Who is open stands in the address: back closes, and a link opens the same; from one to the next it is one step back. */
function useChosen() {
  const [params, setParams] = useSearchParams()
  const chosen = params.get('person')
  const choose = (id: string | null) => {
    const next = new URLSearchParams(params)
    if (id) next.set('person', id)
    else next.delete('person')
    setParams(next, { preventScrollReset: true, replace: id !== null && chosen !== null })
  }
  return [chosen, choose] as const
}

const ends = (at: number, count: number) => ({ isFirst: at <= 0, isLast: at < 0 || at === count - 1 })

/** The people of the pages opened so far; what happens to one of them shows at once. */
function usePages(query: CvQuery, result: Gives<typeof searchCvs>) {
  const { data } = useCall(searchCvs, inputOf(query), { initial: result })
  const [further, setFurther] = useState<CvCard[]>([])
  const [cursor, setCursor] = useState(result.next_cursor)
  const [isLoading, setLoading] = useState(false)
  const showMore = async () => {
    if (!cursor) return
    setLoading(true)
    try {
      const next = await send(searchCvs, { ...inputOf(query), cursor })
      setFurther((known) => [...known, ...next.data])
      setCursor(next.next_cursor)
    } catch (problem) {
      toast.show({ text: (problem as Error).message, tone: 'bad' })
    } finally {
      setLoading(false)
    }
  }
  const cards = [...(data?.data ?? []), ...(data?.nearest ?? []).flatMap(({ people }) => people), ...further]
  return { cards, more: cursor !== null, isLoading, showMore }
}

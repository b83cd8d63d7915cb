import './cv-hits.css'
import { Fragment, type KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Empty, Note } from '#ui/basics/note.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import type { CvCard, CvQuery, searchCvs } from '../contract.ts'
import { Hit } from './hit.tsx'
import type { Ask } from './read-asked.ts'
import { WayLink, WaysOn } from './ways-on.tsx'

type Props = {
  query: CvQuery
  result: Gives<typeof searchCvs>
  cards: readonly CvCard[]
  shown: string | null
  more: boolean
  isLoading: boolean
  onChoose: (id: string) => void
  onMore: () => void
  onStep: (by: number) => void
  onAsk: Ask
}

/** The people found; up and down go from one to the next. */
export function Hits({ query, result, cards, shown, more, isLoading, onChoose, onMore, onStep, onAsk }: Props) {
  const t = useTranslations('cvSearch')
  const { nearest } = result
  const hit = (card: CvCard) => <Hit key={card.id} card={card} isShown={card.id === shown} onChoose={onChoose} />
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 }[event.key]
    if (!by || !(event.target as Element).closest('[data-hit]')) return
    event.preventDefault()
    onStep(by)
    const hits = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-hit]')]
    hits[hits.findIndex((hit) => hit.contains(event.target as Node)) + by]
      ?.querySelector<HTMLElement>('h3 button')
      ?.focus()
  }
  return (
    <section className="cv-hits" aria-label={t('results')}>
      <Top {...{ query, result, onAsk }} />
      {cards.length === 0 || nearest.length > 0 ? (
        <Empty icon="users" title={t('nobody')}>
          {t(result.job ? 'nobodyApplied' : 'nobodyHelp')}
        </Empty>
      ) : null}
      {result.job?.unlisted ? (
        <Note>
          {t.rich('unlisted', {
            count: result.job.unlisted,
            a: (text) => <Link to={`/page/jobs/${result.job?.id}/board`}>{text}</Link>,
          })}
        </Note>
      ) : null}
      {nearest.length > 0 ? <h3>{t('nearest')}</h3> : null}
      <ul onKeyDown={onKeyDown}>
        {nearest.length === 0 ? cards.map(hit) : null}
        {nearest.map(({ way, people }) => (
          <Fragment key={`${way.kind} ${way.words}`}>
            <li className="cv-hits-way">
              <WayLink query={query} way={way} />
            </li>
            {cards.filter(({ id }) => people.some((one) => one.id === id)).map(hit)}
          </Fragment>
        ))}
      </ul>
      {more ? (
        <Button busy={isLoading} onClick={onMore}>
          {t('more')}
        </Button>
      ) : null}
      <WaysOn query={query} ways={result.ways_on} />
    </section>
  )
}

function Top({ query, result, onAsk }: Pick<Props, 'query' | 'result' | 'onAsk'>) {
  const t = useTranslations('cvSearch')
  const { total, total_is_estimate, also } = result
  return (
    <div className="cv-hits-top">
      <h2 aria-live="polite">{t(total_is_estimate ? 'about' : 'people', { count: total })}</h2>
      {also.length > 0 ? (
        <span className="small faint grow clip">
          {t.rich('also', {
            b: () =>
              also.slice(0, 4).map((word) => (
                <span key={word} className="cv-also">
                  <bdi>{word}</bdi>
                </span>
              )),
          })}
        </span>
      ) : null}
      <span className="push">
        <NativeSelect
          label={t('sort.label')}
          bare
          name="sort"
          size="s"
          value={query.sort}
          choices={[
            { id: 'relevance', text: t('sort.relevance') },
            { id: 'freshness', text: t('sort.freshness') },
          ]}
          onChange={(sort) => onAsk({ sort: sort as 'relevance' })}
        />
      </span>
    </div>
  )
}

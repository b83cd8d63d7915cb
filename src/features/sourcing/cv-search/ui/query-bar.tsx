import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Note } from '#ui/basics/note.tsx'
import { SearchBar } from '#ui/fields/search-bar.tsx'
import type { CvQuery, Piece, searchCvs } from '../contract.ts'
import { addressOf } from '../search-fields.ts'
import { Understood } from './understood.tsx'

type Props = { query: CvQuery; where: string; result: Gives<typeof searchCvs> }

/** What and where; how the words were read, where they are more than words; and what was odd about them. */
export function QueryBar({ query, where, result: { odd, pieces, parts, years } }: Props) {
  const t = useTranslations('cvSearch')
  const navigate = useNavigate()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const form = new FormData(event.target as HTMLFormElement)
    const word = (name: string) => String(form.get(name) ?? '').trim()
    const [typed, place] = [word('where'), Number(word('place')) || undefined]
    const kept = typed === where ? query.place : place
    const address = addressOf({ ...query, q: word('q'), place: typed ? kept : undefined })
    // a place that was typed and not picked is looked up by its name
    const named =
      typed && kept === undefined ? `${address.includes('?') ? '&' : '?'}where=${encodeURIComponent(typed)}` : ''
    void navigate(address + named)
  }
  return (
    // the form inside is a plain one; here its answer comes without a new page
    <div className="stack stack-s" onSubmit={submit}>
      <SearchBar
        action="/cv-search"
        label={t('title')}
        what={query.q}
        whatHint={t('what')}
        where={where}
        names={{ what: 'q', where: 'where' }}
        placeId={{ name: 'place', value: query.place ? String(query.place) : '' }}
        suggestWhat="/api/page/cv-search/suggestions"
        suggestWhere="/api/resources/location"
      />
      <Reading pieces={pieces} />
      <Understood query={query} parts={parts} years={years} />
      {odd.map((one) => (
        <Note key={`${one.code} ${one.at}`} tone="warm">
          {t.rich(`odd.${one.code}`, {
            place: one.at + 1,
            text: one.text,
            b: (words) => <bdi className="strong">{words}</bdi>,
          })}
        </Note>
      ))}
      {query.q === '' ? <Help /> : null}
    </div>
  )
}

/** The query with its operators in colour; nothing for plain words. */
function Reading({ pieces }: { pieces: readonly Piece[] }) {
  const t = useTranslations('cvSearch')
  if (!pieces.some(({ kind }) => kind !== 'word')) return null
  return (
    <p className="cv-reading" dir="auto">
      <span className="sr-only">{t('reading')}</span>
      {pieces.map(({ kind, at, text }) => (
        <span key={at} data-kind={kind}>
          {kind === 'and' || kind === 'or' || kind === 'not' ? t(`operators.${kind}`) : text}{' '}
        </span>
      ))}
    </p>
  )
}

function Help() {
  const t = useTranslations('cvSearch')
  return <p className="small faint cv-help">{t.rich('help', { code: (words) => <code dir="auto">{words}</code> })}</p>
}

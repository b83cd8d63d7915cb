import { useLocale } from 'use-intl'
import { PlaceReading } from '#features/site/lookups/ui/place-reading.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { currencyIn } from '#platform/shared/money.ts'
import { ChipLink } from '#ui/basics/chip.tsx'
import { Note } from '#ui/basics/note.tsx'
import type { searchJobs } from '../contract.ts'
import { addressOf, type Search, withoutPart } from './search-address.ts'

type Read = Gives<typeof searchJobs>['understood']
type Part = Read['parts'][number]
type Props = { search: Search; understood: Read }

/**
 * How the words were read. Each part can be dropped, as a filter is, or taken back to plain words; what was mended can be searched as it
 * was typed.
 */
export function Understood({ search, understood }: Props) {
  const t = useTranslations('jobSearch.understood')
  const { parts, left_out, mended } = understood
  const readAs = useReadAs()
  // what was read as itself is no other word when it is taken back
  const retaken = parts.filter((part) => readAs(part).toLowerCase() !== part.words.toLowerCase())
  return (
    <>
      {mended ? (
        <Note tone="info">
          <p>
            {t.rich('mended', {
              from: mended.from,
              to: mended.to,
              b: (words) => <bdi className="strong">{words}</bdi>,
              a: (words) => (
                <a className="link strong" href={addressOf(search, { as_typed: true })}>
                  {words}
                </a>
              ),
            })}
          </p>
        </Note>
      ) : null}
      <Namesakes {...{ search, understood }} />
      {parts.length + left_out.length + search.plain.length > 0 ? <Chips {...{ search, understood }} /> : null}
      {retaken.length > 0 ? (
        <p className="cluster quiet understood-words">
          {t('asWord')}
          {retaken.map((part) => (
            <a
              key={`${part.kind} ${part.words}`}
              className="link"
              href={addressOf(search, { plain: [...search.plain, part.words] })}
              aria-label={t('takeBack', { words: part.words })}
            >
              <bdi>{part.words}</bdi>
            </a>
          ))}
        </p>
      ) : null}
    </>
  )
}

/** Other places that are called as what was typed: each is searched in place of it. */
function Namesakes({ search, understood: { parts, namesakes, mended } }: Props) {
  const [{ words } = { words: null }] = namesakes
  if (words === null) return null
  const place = parts.find((part) => part.kind === 'place' && part.words === words)?.text ?? ''
  const q = withoutPart(mended?.to ?? search.q, words)
  const near = namesakes.filter((one) => one.words === words)
  return (
    <PlaceReading
      {...{ typed: words, place, near }}
      hrefOf={(id, where) => addressOf(search, { q, place: id, where })}
    />
  )
}

/** What was read, what must be missing, and what was taken back to words. */
function Chips({ search, understood: { parts, left_out, mended } }: Props) {
  const t = useTranslations('jobSearch.understood')
  const readAs = useReadAs()
  const without = (words: string) => addressOf(search, { q: withoutPart(mended?.to ?? search.q, words) })
  return (
    <ul className="cluster understood" aria-label={t('label')}>
      {parts.map((part) => (
        <li key={`${part.kind} ${part.words}`}>
          <ChipLink
            href={without(part.words)}
            on={part.kind !== 'unused'}
            iconEnd="x"
            aria-label={t('drop', { kind: t(`kinds.${labelOf(part)}`), as: readAs(part) })}
          >
            <span className="quiet">{t(`kinds.${labelOf(part)}`)}</span> <bdi>{readAs(part)}</bdi>
          </ChipLink>
        </li>
      ))}
      {left_out.map((one) => (
        <li key={one.words}>
          <ChipLink href={without(one.words)} on iconEnd="x" aria-label={t('dropLeftOut', { words: readAs(one) })}>
            <span className="quiet">{t('leftOut')}</span> <bdi>{readAs(one)}</bdi>
          </ChipLink>
        </li>
      ))}
      {search.plain.map((words) => (
        <li key={words}>
          <ChipLink
            href={addressOf(search, { plain: search.plain.filter((one) => one !== words) })}
            icon="undo"
            aria-label={t('readAgain', { words })}
          >
            <bdi>{words}</bdi>
          </ChipLink>
        </li>
      ))}
    </ul>
  )
}

/** A language is asked for as a fact is. */
const labelOf = ({ kind, value }: Part) => (kind === 'fact' && value?.startsWith('speaks_') ? 'language' : kind)

/** Says what words were read as. */
function useReadAs() {
  const t = useTranslations('jobSearch.understood')
  const filters = useTranslations('jobSearch.filters')
  const money = useTranslations('ui.money')
  const format = useFormatter()
  const locale = useLocale()
  return ({ kind, value, words, text }: Part | Read['left_out'][number]) => {
    if (kind === 'pay' && value) {
      const [amount = '', currency = '', period = '', isMost] = value.split(' ')
      const named = currencyIn(locale, currency, Number(amount))
      return filters(isMost ? 'payUpTo' : 'payFrom', {
        amount: format.number(Number(amount)),
        currency: named,
        period: money(period),
      })
    }
    if (kind === 'experience') return t('years', { years: Number(value) })
    return text ?? (value && t.has(`values.${kind}.${value}`) ? t(`values.${kind}.${value}`) : words)
  }
}

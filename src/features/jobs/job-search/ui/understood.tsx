import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
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
export function Understood({ search, understood: { parts, mended } }: Props) {
  const t = useTranslations('jobSearch.understood')
  const filters = useTranslations('jobSearch.filters')
  const money = useTranslations('ui.money')
  const format = useFormatter()
  const readAs = ({ kind, value, words, text }: Part) => {
    if (kind === 'pay' && value) {
      const [amount = '', currency = '', period = ''] = value.split(' ')
      return filters('payFrom', { amount: format.number(Number(amount)), currency, period: money(period) })
    }
    return text ?? (value && t.has(`values.${kind}.${value}`) ? t(`values.${kind}.${value}`) : words)
  }
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
      {parts.length + search.plain.length > 0 ? (
        <ul className="cluster understood" aria-label={t('label')}>
          {parts.map((part) => (
            <li key={`${part.kind} ${part.words}`}>
              <ChipLink
                href={addressOf(search, { q: withoutPart(mended?.to ?? search.q, part.words) })}
                on
                iconEnd="x"
                aria-label={t('drop', { kind: t(`kinds.${part.kind}`), as: readAs(part) })}
              >
                <span className="quiet">{t(`kinds.${part.kind}`)}</span> <bdi>{readAs(part)}</bdi>
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
      ) : null}
      {parts.length > 0 ? (
        <p className="cluster quiet">
          {t('asWord')}
          {parts.map((part) => (
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

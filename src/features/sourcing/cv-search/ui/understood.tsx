import { useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { ChipLink } from '#ui/basics/chip.tsx'
import type { CvQuery, searchCvs } from '../contract.ts'
import { addressOf } from '../search-fields.ts'
import { useLanguageAtLeast } from './card-words.ts'

type Props = { query: CvQuery; parts: Gives<typeof searchCvs>['parts']; years: number | null }

/** How the words were read, part by part; each can be taken out. A word alone says nothing that the field does not. */
export function Understood({ query, parts, years }: Props) {
  const t = useTranslations('cvSearch')
  const spoken = useLanguageAtLeast()
  if (parts.every(({ kind }) => kind === 'words') && !query.any_line) return null
  const saidOf = (kind: (typeof parts)[number]['kind'], words: string, value: string | null) => {
    if (kind === 'free') return t('filters.freeIn', { days: 0 })
    if (kind === 'years' && years !== null) return t('leastYears', { years })
    return kind === 'language' && value ? spoken(value) : words
  }
  return (
    <ul className="cluster" aria-label={t('parts.label')}>
      {parts.map(({ kind, words, value, without }) => {
        // "at least 5 years of experience" says itself what kind of part it is
        const isSaid = (kind === 'years' && years !== null) || kind === 'free'
        const said = saidOf(kind, words, value)
        return (
          <li key={`${kind} ${words}`}>
            <ChipLink
              href={addressOf({ ...query, q: without })}
              on={kind !== 'unused'}
              iconEnd="x"
              aria-label={t('parts.drop', { kind: t(`parts.kinds.${kind}`), words: said })}
            >
              {isSaid ? null : <span className="quiet">{t(`parts.kinds.${kind}`)}</span>} <bdi>{said}</bdi>
            </ChipLink>
          </li>
        )
      })}
      {query.any_line ? (
        <li>
          <ChipLink href={addressOf({ ...query, any_line: undefined })} on iconEnd="x">
            {t('waysOn.lines')}
          </ChipLink>
        </li>
      ) : null}
    </ul>
  )
}

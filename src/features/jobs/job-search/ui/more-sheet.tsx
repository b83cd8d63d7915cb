import { useLocale } from 'use-intl'
import { useTranslations } from '#platform/browser/intl.ts'
import { kept } from '#platform/shared/kept.ts'
import { languages } from '#platform/shared/languages.ts'
import { Checkbox } from '#ui/fields/choice.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import type { FilterNames } from './read-filter-names.ts'
import type { Search } from './search-address.ts'

type Props = {
  search: Search
  total: number
  /** Their names by code. */
  benefits: Record<string, string>
} & Pick<FilterNames, 'degrees'>

const facts = ['pay_shown', 'easy', 'visa', 'housing'] as const

/** What is asked for less often: facts, the language of the advert, a degree, benefits. */
export function MoreSheet({ search, total, benefits, degrees }: Props) {
  const t = useTranslations('jobSearch.filters')
  // in the reader’s language: other alphabets would each fetch a font
  const locale = useLocale()
  const names = kept(`language names ${locale}`, () => new Intl.DisplayNames(locale, { type: 'language' }))
  const { language, benefit } = search
  const count = facts.filter((fact) => search[fact]).length + language.length + benefit.length + (search.degree ? 1 : 0)
  const label = count > 0 ? t('allCount', { count }) : t('all')
  return (
    <FilterSheet name="more" label={label} title={t('all')} search={search} total={total}>
      {facts.map((fact) => (
        <Checkbox key={fact} name={fact} value="1" defaultChecked={search[fact]}>
          {t(fact)}
        </Checkbox>
      ))}
      <NativeSelect
        name="degree"
        label={t('degree')}
        size="s"
        empty={t('anyDegree')}
        choices={degrees}
        defaultValue={String(search.degree ?? '')}
      />
      <fieldset className="stack stack-s">
        <legend className="strong filter-title">{t('language')}</legend>
        {languages.map((one) => (
          <Checkbox key={one} name="language" value={one} defaultChecked={language.includes(one)}>
            {names.of(one)}
          </Checkbox>
        ))}
      </fieldset>
      <fieldset className="stack stack-s">
        <legend className="strong filter-title">{t('benefit')}</legend>
        {Object.entries(benefits).map(([code, text]) => (
          <Checkbox key={code} name="benefit" value={code} defaultChecked={benefit.includes(code)}>
            {text}
          </Checkbox>
        ))}
      </fieldset>
    </FilterSheet>
  )
}

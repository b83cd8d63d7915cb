import { useState } from 'react'
import { levels } from '#features/people/profiles/contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { ChipDrop } from '#ui/basics/chip.tsx'
import { Skeleton } from '#ui/basics/note.tsx'
import { Checkbox } from '#ui/fields/choice.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import type { CvQuery } from '../contract.ts'
import { useLanguageAtLeast } from './card-words.ts'
import type { Ask } from './read-asked.ts'

type Value = { value: string; text: string; count: number }
type Props = { query: CvQuery; values: readonly Value[] | undefined; onAsk: Ask }

/** Languages somebody must speak, each at a level or better. */
export function LanguageFilter({ query, values, onAsk }: Props) {
  const t = useTranslations('cvSearch.filters')
  const level = useTranslations('cvSearch.levels')
  const said = useLanguageAtLeast()
  const [language, setLanguage] = useState('')
  const [least, setLeast] = useState('B1')
  const chosen = query.language
  const first = language || (values?.[0]?.value ?? '')
  return (
    <ChipDrop
      label={chosen[0] ? chosen.map(said).join(' · ') : t('language')}
      on={chosen.length > 0}
      group="cv-filters"
    >
      <div className="stack">
        {chosen.map((one) => (
          <Checkbox
            key={one}
            name="language"
            value={true}
            onChange={() => onAsk({ language: chosen.filter((other) => other !== one) })}
          >
            {said(one)}
          </Checkbox>
        ))}
        {values ? (
          <>
            <NativeSelect
              name="spoken"
              label={t('language')}
              choices={values.map(({ value, text, count }) => ({ id: value, text: `${text} (${count})` }))}
              value={first}
              onChange={setLanguage}
            />
            <NativeSelect
              name="least"
              label={t('level')}
              choices={levels.map((id) => ({ id, text: level(id) }))}
              value={least}
              onChange={setLeast}
            />
            <Button
              size="s"
              look="primary"
              disabled={first === ''}
              onClick={() =>
                onAsk({ language: [...chosen.filter((one) => !one.startsWith(`${first}:`)), `${first}:${least}`] })
              }
            >
              {t('apply')}
            </Button>
          </>
        ) : (
          <Skeleton />
        )}
      </div>
    </ChipDrop>
  )
}

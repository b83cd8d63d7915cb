import { useState } from 'react'
import { useLocale } from 'use-intl'
import { useTranslations } from '#platform/browser/intl.ts'
import { type Language, languages, toLanguage } from '#platform/shared/languages.ts'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { WrittenLanguages } from '#ui/fields/written-languages.tsx'
import type { WholeCase } from '../contract.ts'
import { type Decision, type Ground, grounds } from '../rules.ts'

type Words = Record<Language, string>
export const noWords: Words = { en: '', ar: '', ru: '', fr: '' }

type Values = { ground: Ground | ''; wording: Words; note: string }
type Props = {
  values: Values
  onChange: (some: Partial<Values>) => void
  errorOf: (name: string) => string | undefined
  decision: Decision
  standard: WholeCase['standard']
}

/** The reason of a decision: its usual words in every language, to be changed where they do not fit, and a note for staff. */
export function ReasonFields({ values: { ground, wording, note }, onChange, errorOf, decision, standard }: Props) {
  const t = useTranslations('cases')
  const [language, setLanguage] = useState(toLanguage(useLocale()))
  const choose = (id: string) => onChange({ ground: id as Ground, wording: { ...standard[id as Ground] } as Words })
  const wrong = languages.find((one) => errorOf(`wording.${one}`))
  return (
    <>
      <NativeSelect
        name="ground"
        label={t('decide.ground')}
        empty={t('decide.choose')}
        required
        value={ground}
        error={errorOf('ground')}
        onChange={choose}
        choices={grounds[decision].map((id) => ({ id, text: t(`grounds.${id}`) }))}
      />
      {ground ? (
        <>
          <WrittenLanguages
            shown={languages}
            empty={languages.filter((one) => !wording[one].trim())}
            written={language}
            onWrite={setLanguage}
          />
          <TextArea
            key={language}
            name={`wording.${language}`}
            label={t('decide.words')}
            help={t('decide.wordsHelp')}
            lang={language}
            rows={4}
            maxLength={1000}
            required
            value={wording[language]}
            error={errorOf(`wording.${language}`) ?? (wrong && errorOf(`wording.${wrong}`))}
            onChange={(words) => onChange({ wording: { ...wording, [language]: words } })}
          />
          <TextArea
            name="note"
            label={t('decide.note')}
            rows={2}
            maxLength={1000}
            optional
            value={note}
            onChange={(words) => onChange({ note: words })}
          />
        </>
      ) : null}
    </>
  )
}

import { useTranslations } from '#platform/browser/intl.ts'
import { apart } from '#platform/shared/held.ts'
import { type Choice, NativeSelect } from '#ui/fields/native-select.tsx'
import { digitsOf } from '#ui/fields/numbers.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { levels } from '../contract.ts'
import { Entries } from './entries.tsx'

type Props<T> = {
  value: readonly T[]
  onChange: (value: T[]) => void
  errorOf: (name: string) => string | undefined
}

/** What one can do, and for how many years. */
export function SkillEntries({ value, onChange, errorOf }: Props<{ name: string; years: string }>) {
  const t = useTranslations('profiles.five')
  return (
    <Entries kind="skills" short value={value} onChange={onChange} fresh={() => ({ name: '', years: '' })}>
      {({ name, years }, at, set) => (
        <div className="entry-fields">
          <TextField
            name={`skills.${at}.name`}
            label={t('skill')}
            bare={at > 0}
            value={name}
            error={errorOf(`skills.${at}.name`)}
            onChange={(one) => set({ name: one })}
            required
          />
          <TextField
            name={`skills.${at}.years`}
            label={t('years')}
            bare={at > 0}
            value={years}
            error={errorOf(`skills.${at}.years`)}
            onChange={(one) => set({ years: digitsOf(one).slice(0, 2) })}
            inputMode="numeric"
            dir="ltr"
            optional
          />
        </div>
      )}
    </Entries>
  )
}

export type Spoken = {
  language: string
  level: string
  /** As a CV names it. */
  said?: string
  /** As a CV tells a level that could not be placed. */
  levelSaid?: string
}

/** What a summary of errors calls the fields of a language: which of several lacks its level is not told by "Level". */
export function useLabelsOfLanguages(value: readonly Spoken[], languages: readonly Choice[]) {
  const t = useTranslations('profiles.five')
  return (name: string): string | undefined => {
    const [, at, field] = /^languages\.(\d+)\.(language|level)$/.exec(name) ?? []
    const one = value[Number(at)]
    const called = languages.find(({ id }) => id === one?.language)?.text ?? one?.said
    return called && t('ofLanguage', { field: t(field as 'level'), language: apart(called) })
  }
}

/** What one speaks, and how well. */
export function LanguageEntries({
  value,
  onChange,
  errorOf,
  languages,
}: Props<Spoken> & { languages: readonly Choice[] }) {
  const t = useTranslations('profiles.five')
  return (
    <Entries
      kind="languages"
      short
      value={value}
      onChange={onChange}
      fresh={(): Spoken => ({ language: '', level: 'B1' })}
    >
      {({ language, level, said = '', levelSaid }, at, set) => (
        <div className="entry-fields">
          <NativeSelect
            name={`languages.${at}.language`}
            label={t('language')}
            bare={at > 0}
            empty={t('choose')}
            help={
              said && !languages.some(({ id }) => id === language)
                ? t('languageSaid', { said: apart(said) })
                : undefined
            }
            choices={languages}
            value={language}
            error={errorOf(`languages.${at}.language`)}
            onChange={(one) => set({ language: one })}
            required
          />
          <NativeSelect
            name={`languages.${at}.level`}
            label={t('level')}
            bare={at > 0}
            help={levelSaid ? t('levelSaid', { said: apart(levelSaid) }) : undefined}
            {...(level === '' && { empty: t('choose') })}
            choices={levels.map((id) => ({ id, text: t(`levels.${id}`) }))}
            value={level}
            error={errorOf(`languages.${at}.level`)}
            onChange={(one) => set({ level: one })}
          />
        </div>
      )}
    </Entries>
  )
}

import { useTranslations } from '#platform/browser/intl.ts'
import { languageNames, languages } from '#platform/shared/languages.ts'
import { Checkbox, RadioGroup } from '#ui/fields/choice.tsx'
import { FieldGroup } from '#ui/fields/field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { mostPerMinute, readerAccounts } from '../rules.ts'
import type { NewsletterValues } from './newsletter-values.ts'

type Props = {
  values: NewsletterValues
  set: <K extends keyof NewsletterValues>(name: K, value: NewsletterValues[K]) => void
  errorOf: (name: string) => string | undefined
}

/** Whose newsletter it is, among those who agreed to get it, and how fast its letters go out. */
export function SegmentFields({ values, set, errorOf }: Props) {
  const t = useTranslations('newsletters')
  const chosen = values.languages
  return (
    <div className="stack">
      <FieldGroup name="languages" label={t('languages')} help={t('languagesHelp')} error={errorOf('languages')}>
        {() => (
          <div className="cluster">
            {languages.map((language) => (
              <Checkbox
                key={language}
                name={`language-${language}`}
                value={chosen.includes(language)}
                onChange={(on) =>
                  set('languages', on ? [...chosen, language] : chosen.filter((one) => one !== language))
                }
              >
                <span lang={language}>{languageNames[language]}</span>
              </Checkbox>
            ))}
          </div>
        )}
      </FieldGroup>
      <RadioGroup
        name="accounts"
        label={t('accounts')}
        value={values.accounts}
        onChange={(next) => set('accounts', next)}
        choices={readerAccounts.map((id) => ({ id, text: t(`of.${id}`) }))}
      />
      <TextField
        name="per_minute"
        label={t('perMinute')}
        help={t('perMinuteHelp', { most: mostPerMinute })}
        type="number"
        min={1}
        max={mostPerMinute}
        required
        value={values.per_minute}
        error={errorOf('per_minute')}
        onChange={(next) => set('per_minute', next)}
      />
    </div>
  )
}

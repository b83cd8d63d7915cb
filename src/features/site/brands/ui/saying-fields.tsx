import { useTranslations } from '#platform/browser/intl.ts'
import { type Language, languageNames, languages, toLanguage } from '#platform/shared/languages.ts'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { Saying } from './saying.ts'

type Props = {
  saying: Saying
  language: Language
  onLanguage: (language: Language) => void
  onChange: (saying: Saying) => void
}

/** What of a brand is read, tried in one language after the other. */
export function SayingFields({ saying, language, onLanguage, onChange }: Props) {
  const t = useTranslations('brands')
  const { texts, icon, sender } = saying
  const text = (key: 'name' | 'headline') => (value: string) =>
    onChange({ ...saying, texts: { ...texts, [language]: { ...texts[language], [key]: value } } })
  return (
    <>
      <div className="brand-fields">
        <NativeSelect
          name="language"
          label={t('language')}
          value={language}
          onChange={(value) => onLanguage(toLanguage(value))}
          choices={languages.map((id) => ({ id, text: languageNames[id] }))}
        />
        <TextField
          name="name"
          label={t('name')}
          lang={language}
          dir="auto"
          maxLength={60}
          value={texts[language].name}
          onChange={text('name')}
        />
        {(['line', 'lamp', 'ground'] as const).map((key) => (
          <TextField
            key={key}
            name={key}
            label={t(`icon.${key}`)}
            dir="ltr"
            maxLength={7}
            value={icon[key]}
            onChange={(value) => onChange({ ...saying, icon: { ...icon, [key]: value } })}
          />
        ))}
      </div>
      <TextField
        name="headline"
        label={t('headline')}
        help={t('headlineHelp')}
        optional
        dir="auto"
        maxLength={120}
        value={texts[language].headline}
        onChange={text('headline')}
      />
      <TextField
        name="sender"
        label={t('sender')}
        help={t('senderHelp')}
        dir="auto"
        maxLength={200}
        value={sender}
        onChange={(value) => onChange({ ...saying, sender: value })}
      />
    </>
  )
}

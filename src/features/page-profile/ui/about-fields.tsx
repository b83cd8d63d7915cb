import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Language, languages } from '#platform/shared/languages.ts'
import { Button } from '#ui/basics/button.tsx'
import { RichText } from '#ui/fields/rich-text.tsx'
import { Menu } from '#ui/over/menu.tsx'

export const languageNames: Record<Language, string> = {
  en: 'English',
  ar: 'العربية',
  ru: 'Русский',
  fr: 'Français',
}

type Texts = Partial<Record<Language, string>>
type Props = {
  texts: Texts
  own: Language
  error: string | undefined
  onChange: (texts: Texts) => void
}

/** A rich text in as many languages as one likes; the page's own first. */
export function AboutFields({ texts, own, error, onChange }: Props) {
  const t = useTranslations('pageProfile.about')
  const [written, setWritten] = useState<Language>(own)
  const there = languages.filter((one) => one === own || one === written || texts[one] !== undefined)
  const left = languages.filter((one) => !there.includes(one))
  return (
    <div className="stack stack-s">
      <div className="cluster">
        <fieldset className="segments" aria-label={t('language')}>
          {there.map((one) => (
            <button key={one} type="button" lang={one} aria-pressed={one === written} onClick={() => setWritten(one)}>
              {languageNames[one]}
            </button>
          ))}
        </fieldset>
        {left.length > 0 ? (
          <Menu
            label={t('add')}
            look="text"
            size="s"
            entries={left.map((one) => ({ id: one, text: languageNames[one] }))}
            onChoose={(one) => setWritten(one as Language)}
          />
        ) : null}
      </div>
      <RichText
        key={written}
        name={`about.${written}`}
        label={t('text')}
        help={t('help')}
        error={error}
        optional
        value={texts[written] ?? ''}
        onChange={(html) => onChange({ ...texts, [written]: html })}
      />
      {written !== own && texts[written] !== undefined ? (
        <div>
          <Button
            look="text"
            size="s"
            icon="trash"
            onClick={() => {
              const { [written]: _, ...rest } = texts
              onChange(rest)
              setWritten(own)
            }}
          >
            {t('remove', { language: languageNames[written] })}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

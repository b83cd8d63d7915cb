import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { type Language, languageNames, languages } from '#platform/shared/languages.ts'
import { Button } from '#ui/basics/button.tsx'
import { RichText } from '#ui/fields/rich-text.tsx'
import { WrittenLanguages } from '#ui/fields/written-languages.tsx'

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
  return (
    <div className="stack stack-s">
      <WrittenLanguages shown={there} written={written} onWrite={setWritten} onAdd={setWritten} />
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

import '#ui/lists/tabs-nav.css'
import { useTranslations } from '#platform/browser/intl.ts'
import { type Language, languageNames, languages } from '#platform/shared/languages.ts'
import { Menu } from '#ui/over/menu.tsx'

type Props = {
  /** Languages there is a text in, in their order. */
  shown: readonly Language[]
  /** Those of them whose text has no words yet. */
  empty?: readonly Language[]
  written: Language
  onWrite: (language: Language) => void
  /** Begins another language; without it none can be added. */
  onAdd?: (language: Language) => void
}

/** Hydrated. Which language of a text one writes, and the way to a further one. */
export function WrittenLanguages({ shown, empty = [], written, onWrite, onAdd }: Props) {
  const t = useTranslations('ui.written')
  const left = languages.filter((language) => !shown.includes(language))
  return (
    <div className="cluster">
      <fieldset className="segments" aria-label={t('language')}>
        {shown.map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            aria-pressed={language === written}
            onClick={() => onWrite(language)}
          >
            {languageNames[language]}
            {empty.includes(language) ? <span className="small faint">{t('empty')}</span> : null}
          </button>
        ))}
      </fieldset>
      {onAdd && left.length > 0 ? (
        <Menu
          label={t('add')}
          look="text"
          size="s"
          entries={left.map((language) => ({ id: language, text: languageNames[language] }))}
          onChoose={(language) => onAdd(language as Language)}
        />
      ) : null}
    </div>
  )
}

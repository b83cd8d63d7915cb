import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Language, languageNames, languages } from '#platform/shared/languages.ts'
import { Button } from '#ui/basics/button.tsx'
import { RichText } from '#ui/fields/rich-text.tsx'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import { Menu } from '#ui/over/menu.tsx'
import { emptyText, type PartProps, type Text } from './group-values.ts'
import { Part } from './part.tsx'

/** What the group says, in each language it is written in. */
export function TextPart({ values, set, errorOf }: PartProps) {
  const t = useTranslations('jobGroups.editor.text')
  const [written, write] = useState<Language>(values.language)
  const text = values.texts.find(({ language }) => language === written) ?? emptyText(written)
  const isOwn = written === values.language
  const change = (part: Partial<Text>) =>
    set(
      'texts',
      values.texts.map((one) => (one.language === written ? { ...one, ...part } : one)),
    )
  const remove = () => {
    set(
      'texts',
      values.texts.filter(({ language }) => language !== written),
    )
    write(values.language)
  }
  return (
    <Part id="text" title={t('head')}>
      <LanguageBar values={values} set={set} written={written} onWrite={write} />
      <TextField
        name="title"
        label={t('title')}
        help={t('titleHelp')}
        error={isOwn ? errorOf('title') : undefined}
        maxLength={200}
        lang={written}
        required={isOwn}
        value={text.title}
        onChange={(title) => change({ title })}
      />
      <RichText
        key={`intro-${written}`}
        name="intro"
        label={t('intro')}
        help={t('introHelp')}
        optional
        value={text.intro}
        onChange={(intro) => change({ intro })}
      />
      <TextArea
        name="share_text"
        label={t('share')}
        help={t('shareHelp')}
        optional
        rows={2}
        maxLength={300}
        lang={written}
        value={text.share_text}
        onChange={(share_text) => change({ share_text })}
      />
      {isOwn ? null : (
        <div>
          <Button look="text" size="s" icon="trash" onClick={remove}>
            {t('remove', { language: languageNames[written] })}
          </Button>
        </div>
      )}
    </Part>
  )
}

type BarProps = Pick<PartProps, 'values' | 'set'> & { written: Language; onWrite: (language: Language) => void }

function LanguageBar({ values, set, written, onWrite }: BarProps) {
  const t = useTranslations('jobGroups.editor.text')
  const chosen = values.texts.map(({ language }) => language)
  const open = languages.filter((language) => !chosen.includes(language))
  const add = (id: string) => {
    const language = id as Language
    set('texts', [...values.texts, emptyText(language)])
    onWrite(language)
  }
  return (
    <div className="cluster">
      <fieldset className="segments" aria-label={t('language')}>
        {values.texts.map(({ language, title }) => (
          <button
            key={language}
            type="button"
            aria-pressed={language === written}
            onClick={() => onWrite(language)}
            lang={language}
          >
            {languageNames[language]}
            {title.trim() ? null : <span className="small faint">{t('empty')}</span>}
          </button>
        ))}
      </fieldset>
      {open.length > 0 ? (
        <Menu
          label={t('add')}
          look="text"
          size="s"
          entries={open.map((language) => ({ id: language, text: languageNames[language] }))}
          onChoose={add}
        />
      ) : null}
    </div>
  )
}

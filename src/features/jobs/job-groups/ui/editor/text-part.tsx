import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { type Language, languageNames } from '#platform/shared/languages.ts'
import { Button } from '#ui/basics/button.tsx'
import { RichText } from '#ui/fields/rich-text.tsx'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import { WrittenLanguages } from '#ui/fields/written-languages.tsx'
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
      <WrittenLanguages
        shown={values.texts.map(({ language }) => language)}
        empty={values.texts.filter(({ title }) => title.trim() === '').map(({ language }) => language)}
        written={written}
        onWrite={write}
        onAdd={(language) => {
          set('texts', [...values.texts, emptyText(language)])
          write(language)
        }}
      />
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

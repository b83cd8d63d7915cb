import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { type Language, languageNames } from '#platform/shared/languages.ts'
import { Button } from '#ui/basics/button.tsx'
import { RichText } from '#ui/fields/rich-text.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { WrittenLanguages } from '#ui/fields/written-languages.tsx'
import { FindingNotes } from './findings.tsx'
import { emptyText, type Text } from './job-values.ts'
import { Section, type SectionProps } from './section.tsx'
import { withoutSentence } from './without-sentence.ts'

const parts = ['description', 'responsibilities', 'requirements'] as const

type Props = SectionProps & { written: Language; onWrite: (language: Language) => void }

/** What the job says, in each language it is written in. */
export function TextSection({ values, set, errorOf, written, onWrite }: Props) {
  const t = useTranslations('jobs.own.editor.text')
  const text = values.texts.find(({ language }) => language === written) ?? emptyText(written)
  const change = (part: Partial<Text>) =>
    set(
      'texts',
      values.texts.map((one) => (one.language === written ? { ...one, ...part } : one)),
    )
  // the field is drawn anew: it reads its text only once
  const [cuts, setCuts] = useState(0)
  const cut = (part: (typeof parts)[number], sentence: string) => {
    const html = withoutSentence(text[part], sentence)
    if (html === null) return
    change({ [part]: html })
    setCuts(cuts + 1)
  }
  const remove = () => {
    set(
      'texts',
      values.texts.filter(({ language }) => language !== written),
    )
    onWrite(values.language)
  }
  return (
    <Section id="text" aside={t('aside')}>
      <WrittenLanguages
        shown={values.texts.map(({ language }) => language)}
        empty={values.texts.filter(({ title }) => title.trim() === '').map(({ language }) => language)}
        written={written}
        onWrite={onWrite}
        onAdd={(language) => {
          set('texts', [...values.texts, emptyText(language)])
          onWrite(language)
        }}
      />
      <TextField
        name="title"
        label={t('title')}
        help={t('titleHelp')}
        error={written === values.language ? errorOf('title') : undefined}
        maxLength={200}
        lang={written}
        required
        value={text.title}
        onChange={(title) => change({ title })}
      />
      <FindingNotes of={['title']} language={written} />
      {parts.map((part) => (
        <div key={`${part}-${written}-${cuts}`} className="stack stack-s">
          <RichText
            name={part}
            label={t(part)}
            help={t(`${part}Help`)}
            optional={part !== 'description'}
            required={part === 'description'}
            error={written === values.language ? errorOf(part) : undefined}
            aside={t('words', { count: wordsIn(text[part]) })}
            value={text[part]}
            onChange={(html) => change({ [part]: html })}
          />
          <FindingNotes of={[part]} language={written} onRemove={(sentence) => cut(part, sentence)} />
        </div>
      ))}
      {written === values.language ? null : (
        <div>
          <Button look="text" size="s" icon="trash" onClick={remove}>
            {t('remove', { language: languageNames[written] })}
          </Button>
        </div>
      )}
    </Section>
  )
}

const wordsIn = (html: string): number => html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0

import { useTranslations } from 'use-intl'
import { type Language, languages } from '#platform/shared/languages.ts'
import { Button } from '#ui/basics/button.tsx'
import { RichText } from '#ui/fields/rich-text.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Menu } from '#ui/over/menu.tsx'
import { emptyText, type Text } from './job-values.ts'
import { Section, type SectionProps } from './section.tsx'

const names: Record<Language, string> = { en: 'English', ar: 'العربية', ru: 'Русский', fr: 'Français' }
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
  const remove = () => {
    set(
      'texts',
      values.texts.filter(({ language }) => language !== written),
    )
    onWrite(values.language)
  }
  return (
    <Section id="text" aside={t('aside')}>
      <LanguageBar values={values} set={set} written={written} onWrite={onWrite} />
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
      {parts.map((part) => (
        <RichText
          key={`${part}-${written}`}
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
      ))}
      {written === values.language ? null : (
        <div>
          <Button look="text" size="s" icon="trash" onClick={remove}>
            {t('remove', { language: names[written] })}
          </Button>
        </div>
      )}
    </Section>
  )
}

function LanguageBar({ values, set, written, onWrite }: Pick<Props, 'values' | 'set' | 'written' | 'onWrite'>) {
  const t = useTranslations('jobs.own.editor.text')
  const chosen = values.texts.map(({ language }) => language)
  const open = languages.filter((language) => !chosen.includes(language))
  const add = (language: string) => {
    set('texts', [...values.texts, emptyText(language as Language)])
    onWrite(language as Language)
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
            {names[language]}
            {title.trim() ? null : <span className="small faint">{t('empty')}</span>}
          </button>
        ))}
      </fieldset>
      {open.length > 0 ? (
        <Menu
          label={t('add')}
          look="text"
          size="s"
          entries={open.map((language) => ({ id: language, text: names[language] }))}
          onChoose={add}
        />
      ) : null}
    </div>
  )
}

const wordsIn = (html: string): number => html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0

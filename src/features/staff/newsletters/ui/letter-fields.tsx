import { useTranslations } from '#platform/browser/intl.ts'
import type { Language } from '#platform/shared/languages.ts'
import { InFourLanguages, wrongLanguage } from '#ui/fields/in-four-languages.tsx'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import { isWhole, type LetterText, longestLetter } from '../rules.ts'
import type { NewsletterValues } from './newsletter-values.ts'

type Props = {
  values: NewsletterValues
  set: <K extends keyof NewsletterValues>(name: K, value: NewsletterValues[K]) => void
  errors: readonly { field: string }[]
  errorOf: (name: string) => string | undefined
}

/** What the letter says in each language, and where it leads. */
export function LetterFields({ values: { name, texts, link }, set, errors, errorOf }: Props) {
  const t = useTranslations('newsletters')
  const change = (language: Language, some: Partial<LetterText>) =>
    set('texts', { ...texts, [language]: { ...texts[language], ...some } })
  return (
    <div className="stack">
      <TextField
        name="name"
        label={t('name')}
        help={t('nameHelp')}
        maxLength={120}
        required
        value={name}
        error={errorOf('name')}
        onChange={(next) => set('name', next)}
      />
      <InFourLanguages isEmpty={(one) => !isWhole(texts[one], link || null)} wrong={wrongLanguage(errors)}>
        {(language) => {
          const field = (part: keyof LetterText) => ({
            name: `texts.${language}.${part}`,
            value: texts[language][part],
            error: errorOf(`texts.${language}.${part}`),
            onChange: (words: string) => change(language, { [part]: words }),
          })
          return (
            <>
              <TextField {...field('subject')} label={t('subject')} maxLength={150} required />
              <TextArea
                {...field('body')}
                label={t('body')}
                help={t('bodyHelp')}
                rows={8}
                maxLength={longestLetter}
                required
              />
              <TextField {...field('action')} label={t('action')} help={t('actionHelp')} maxLength={60} optional />
            </>
          )
        }}
      </InFourLanguages>
      <TextField
        name="link"
        label={t('link')}
        help={t('linkHelp')}
        dir="ltr"
        maxLength={300}
        optional
        value={link}
        error={errorOf('link')}
        onChange={(next) => set('link', next)}
      />
    </div>
  )
}

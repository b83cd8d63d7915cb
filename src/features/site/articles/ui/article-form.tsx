import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { useSureSend } from '#platform/browser/use-sure-send.ts'
import { useUnsaved } from '#platform/browser/use-unsaved.ts'
import type { Gives } from '#platform/shared/contract.ts'
import type { Language } from '#platform/shared/languages.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { Checkbox } from '#ui/fields/choice.tsx'
import { ErrorSummary } from '#ui/fields/error-summary.tsx'
import { InFourLanguages, wrongLanguage } from '#ui/fields/in-four-languages.tsx'
import { RichText } from '#ui/fields/rich-text.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { type ArticleTexts, publishArticle, readArticle, withdrawArticle, writeArticle } from '../contract.ts'
import { hasWords } from '../rules.ts'
import { ArticleVersions } from './article-versions.tsx'

type Read = Gives<typeof readArticle>['data']

/** An article as it is written: its texts, keeping and publishing them, and its versions. */
export function ArticleForm({ read }: { read: Read }) {
  const t = useTranslations('articles')
  const [kept, keep] = useState({ texts: read.texts, in_footer: read.in_footer, version: read.version })
  const form = useForm(writeArticle, {
    initial: { texts: read.texts, in_footer: read.in_footer },
    toInput: (values) => ({ article: read.id, version: kept.version, ...values }),
    onDone({ data: { version } }) {
      keep({ ...form.values, version })
      toast.show({ text: t('saved'), tone: 'good' })
      refreshCall(readArticle)
    },
  })
  const { texts, in_footer } = form.values
  const isDirty = JSON.stringify([texts, in_footer]) !== JSON.stringify([kept.texts, kept.in_footer])
  useUnsaved(isDirty)
  const change = (language: Language, some: Partial<ArticleTexts[Language]>) =>
    form.set('texts', { ...texts, [language]: { ...texts[language], ...some } })
  return (
    <>
      <form method="post" className="stack" onSubmit={form.submit} noValidate>
        <ErrorSummary errors={form.errors.map(({ field, message }) => ({ name: field, text: message }))} takeFocus />
        <h2 className="sr-only">{t('name')}</h2>
        <InFourLanguages
          isEmpty={(one) => !texts[one].title.trim() || !hasWords(texts[one].body)}
          wrong={wrongLanguage(form.errors)}
        >
          {(language) => (
            <>
              <TextField
                name={`texts.${language}.title`}
                label={t('field.title')}
                maxLength={120}
                required
                value={texts[language].title}
                error={form.errorOf(`texts.${language}.title`)}
                onChange={(title) => change(language, { title })}
              />
              <RichText
                name={`texts.${language}.body`}
                label={t('field.body')}
                required
                value={texts[language].body}
                error={form.errorOf(`texts.${language}.body`)}
                onChange={(body) => change(language, { body })}
              />
            </>
          )}
        </InFourLanguages>
        <Checkbox name="in_footer" value={in_footer} onChange={(on) => form.set('in_footer', on)}>
          {t('field.footer')}
        </Checkbox>
        {form.problem && form.errors.length === 0 ? (
          <Note tone="bad" alert>
            {form.problem.code === 'changed_meanwhile' ? t('conflict') : form.problem.message}
          </Note>
        ) : null}
        <div className="cluster">
          <Button type="submit" look="primary" busy={form.sending} disabled={!isDirty}>
            {t('save')}
          </Button>
          <Publish read={read} version={kept.version} isDirty={isDirty} />
          {read.state === 'published' ? <Withdraw article={read.id} /> : null}
        </div>
        {isDirty ? <p className="small quiet">{t('unsaved')}</p> : null}
      </form>
      <ArticleVersions
        read={read}
        onRestore={(number, old) => {
          form.set('texts', old)
          toast.show({ text: t('restored', { number }) })
        }}
      />
    </>
  )
}

function Publish({ read, version, isDirty }: { read: Read; version: number; isDirty: boolean }) {
  const t = useTranslations('articles')
  const { ask, send, question } = useSureSend(publishArticle, {
    onDone() {
      toast.show({ text: t('published'), tone: 'good' })
      refreshCall(readArticle)
    },
  })
  return (
    <>
      <Button disabled={isDirty || (!read.changed && read.state === 'published')} onClick={ask}>
        {t('publish')}
      </Button>
      <SureDialog
        {...question}
        look="primary"
        title={t('publish')}
        about={<bdi className="ltr">{read.href}</bdi>}
        go={t('publish')}
        keep={t('cancel')}
        onGo={() => send({ article: read.id, version })}
      >
        <p>{t('publishSure')}</p>
      </SureDialog>
    </>
  )
}

function Withdraw({ article }: { article: string }) {
  const t = useTranslations('articles')
  const { ask, send, question } = useSureSend(withdrawArticle, {
    onDone() {
      toast.show({ text: t('withdrawn'), tone: 'good' })
      refreshCall(readArticle)
    },
  })
  return (
    <>
      <Button look="danger" onClick={ask}>
        {t('withdraw')}
      </Button>
      <SureDialog
        {...question}
        title={t('withdraw')}
        go={t('withdraw')}
        keep={t('cancel')}
        onGo={() => send({ article })}
      >
        <p>{t('withdrawSure')}</p>
      </SureDialog>
    </>
  )
}

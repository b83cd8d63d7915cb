import { useEffect, useState } from 'react'
import { useLocale } from 'use-intl'
import { firstLeft } from '#features/hiring/applications/parameter-rules.ts'
import { listMessageTemplates } from '#features/hiring/message-templates/contract.ts'
import { textFor } from '#features/hiring/message-templates/rules.ts'
import { useFields } from '#features/hiring/message-templates/ui/use-fields.ts'
import { useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refresh, useCall, useSend } from '#platform/browser/use-call.ts'
import { type Language, languageNames, languages, toLanguage } from '#platform/shared/languages.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { InsertFields } from '#ui/fields/insert-fields.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { useDiscard } from '#ui/over/use-discard.tsx'
import { previewTexts, sendTexts } from '../contract.ts'
import { mostText } from '../rules.ts'
import { TextPreview } from './text-preview.tsx'

type Props = { job: string; applications: readonly string[]; onClose: (sent: boolean) => void }
const pause = 400

/** Texts one applicant or several: what is written, how the first reads it, what it costs, and who is left out. */
export function TextDialog({ job, applications, onClose }: Props) {
  const t = useTranslations('texting')
  const { brand } = useSite()
  const [text, write] = useState('')
  const [language, speak] = useState<Language>(toLanguage(useLocale()))
  // one dialog sends once, however often it is pressed
  const [request] = useState(() => crypto.randomUUID())
  const settled = useSettled(text.trim())
  const asked = { job, applications: [...applications], text: settled, language }
  const { data, error, refetch } = useCall(previewTexts, asked, { enabled: settled !== '' })
  const preview = settled === '' ? undefined : data?.data
  const send = useSend(sendTexts, {
    onDone({ data: { sent } }) {
      refresh('text.moved')
      refresh('ledger.moved')
      toast.show({ text: t('done', { count: sent }), tone: 'good' })
      onClose(true)
    },
    onProblem: ({ code }) => code === 'texts_cost_changed' && void refetch(),
  })
  const { close, question } = useDiscard(text.trim() !== '', () => onClose(false))
  const problem = send.error ?? (settled ? error : null)
  const ready = preview && settled === text.trim() && preview.people > 0 && preview.cost <= preview.balance
  return (
    <Dialog
      open
      onClose={close}
      title={t('title', { count: applications.length })}
      about={t('about', { brand: brand.name })}
      footer={
        <>
          {preview?.people === 0 ? null : (
            <Button
              look="primary"
              icon="send"
              disabled={!ready}
              busy={send.isPending}
              onClick={() => preview && send.mutate({ ...asked, request, cost: preview.cost })}
            >
              {t('send', { count: preview?.people ?? applications.length })}
            </Button>
          )}
          <Button look="quiet" onClick={close}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <div className="stack">
        {problem ? (
          <Note tone="bad" alert>
            {problem.errors[0]?.message ?? (problem.message || t('failed'))}
          </Note>
        ) : null}
        <Written {...{ text, write, language, speak }} />
        {preview ? <TextPreview preview={preview} /> : null}
      </div>
      {question}
    </Dialog>
  )
}

type WrittenProps = {
  text: string
  write: (text: string) => void
  language: Language
  speak: (language: Language) => void
}

/** A template or own words; parameters stay in braces and are filled for each. */
function Written({ text, write, language, speak }: WrittenProps) {
  const t = useTranslations('texting')
  const fields = useFields()
  const { data } = useCall(listMessageTemplates, {})
  const [template, choose] = useState('')
  const templates = data?.data.templates ?? []
  const take = (id: string, wished: Language) => {
    choose(id)
    const words = textFor(templates.find((one) => one.id === id)?.texts ?? [], [wished])
    if (words) write(words.text.slice(0, mostText))
    speak(words?.language ?? wished)
  }
  return (
    <>
      <div className="grid" style={{ '--col': '180px' } as Record<string, string>}>
        <NativeSelect
          name="text-template"
          label={t('template')}
          empty={t('ownText')}
          choices={templates.map(({ id, name }) => ({ id, text: name }))}
          value={template}
          onChange={(id) => take(id, language)}
        />
        <NativeSelect
          name="text-language"
          label={t('language')}
          choices={languages.map((id) => ({ id, text: languageNames[id] }))}
          value={language}
          onChange={(next) => (template ? take(template, next as Language) : speak(next as Language))}
        />
      </div>
      <TextArea
        id="text-message"
        name="text-message"
        label={t('text')}
        help={firstLeft(text) ? t('filled') : t('textHelp')}
        rows={5}
        maxLength={mostText}
        value={text}
        onChange={write}
      />
      <InsertFields {...fields} name="text-fields" area="text-message" value={text} onChange={write} />
    </>
  )
}

/** What is written, once nothing was for a moment. */
function useSettled(text: string): string {
  const [settled, settle] = useState(text)
  useEffect(() => {
    const clock = setTimeout(() => settle(text), pause)
    return () => clearTimeout(clock)
  }, [text])
  return settled
}

import { useId, useState } from 'react'
import { useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refresh, useSend } from '#platform/browser/use-call.ts'
import { useSureSend } from '#platform/browser/use-sure-send.ts'
import { type Language, languageNames } from '#platform/shared/languages.ts'
import { Button } from '#ui/basics/button.tsx'
import { InsertFields } from '#ui/fields/insert-fields.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import { WrittenLanguages } from '#ui/fields/written-languages.tsx'
import { Drawer } from '#ui/over/dialog.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { useDiscard } from '#ui/over/use-discard.tsx'
import { addMessageTemplate, changeMessageTemplate, dropMessageTemplate, type MessageTemplate } from '../contract.ts'
import { useFields } from './use-fields.ts'

type Props = { from: MessageTemplate | null; isNew: boolean; onClose: () => void }

/** A message template as it is written: its name, and a text in each language. */
export function TemplateForm({ from, isNew, onClose }: Props) {
  const t = useTranslations('messageTemplates.form')
  const id = useId()
  const fields = useFields()
  const form = useTemplate({ from, isNew, onClose })
  const { name, setName, texts, at, text, change, write, begin, remove, errorOf } = form
  const { close, question } = useDiscard(form.isDirty, onClose)
  return (
    <Drawer
      open
      onClose={close}
      title={t(isNew ? 'new' : 'title')}
      footer={
        <>
          <Button type="submit" form={id} look="primary" busy={form.busy}>
            {t('save')}
          </Button>
          <Button look="quiet" onClick={close}>
            {t('keep')}
          </Button>
          {from && !isNew ? <DropButton template={from} onDone={onClose} /> : null}
        </>
      }
    >
      <form
        method="post"
        id={id}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.save()
        }}
      >
        <LooseProblem problem={form.problem} />
        <TextField
          name="name"
          label={t('name')}
          help={t('nameHelp')}
          required
          maxLength={80}
          error={errorOf('name')}
          value={name}
          onChange={setName}
        />
        <WrittenLanguages
          shown={texts.map(({ language }) => language)}
          empty={texts.filter((one) => one.text.trim() === '').map(({ language }) => language)}
          written={text.language}
          onWrite={write}
          onAdd={begin}
        />
        <TextField
          name="subject"
          label={t('subject')}
          optional
          lang={text.language}
          maxLength={150}
          error={errorOf(`texts.${at}.subject`)}
          value={text.subject}
          onChange={(subject) => change({ subject })}
        />
        <TextArea
          id={`${id}-text`}
          name="text"
          label={t('text')}
          required
          rows={10}
          lang={text.language}
          maxLength={5000}
          error={errorOf(`texts.${at}.text`)}
          value={text.text}
          onChange={(words) => change({ text: words })}
        />
        <InsertFields
          {...fields}
          name="fields"
          area={`${id}-text`}
          value={text.text}
          onChange={(words) => change({ text: words })}
        />
        {texts.length > 1 ? (
          <div>
            <Button look="text" size="s" icon="trash" onClick={remove}>
              {t('remove', { language: languageNames[text.language] })}
            </Button>
          </div>
        ) : null}
      </form>
      {question}
    </Drawer>
  )
}

function DropButton({ template: { id, name }, onDone }: { template: MessageTemplate; onDone: () => void }) {
  const t = useTranslations('messageTemplates.form')
  const { ask, send, question } = useSureSend(dropMessageTemplate, {
    onDone() {
      refresh('message.template_changed')
      onDone()
    },
  })
  return (
    <>
      <Button look="danger" icon="trash" onClick={ask}>
        {t('drop')}
      </Button>
      <SureDialog
        {...question}
        title={t('sure')}
        about={<bdi>{name}</bdi>}
        go={t('drop')}
        onGo={() => send({ template: id })}
      >
        <p>{t('sureText')}</p>
      </SureDialog>
    </>
  )
}

/** What is written of a template, and keeping it. */
function useTemplate({ from, isNew, onClose }: Props) {
  const t = useTranslations('messageTemplates.form')
  const { language: own } = useSite()
  const empty = (language: Language) => ({ language, subject: '', text: '' })
  const [begun] = useState({ name: from?.name ?? '', texts: from?.texts.length ? [...from.texts] : [empty(own)] })
  const [name, setName] = useState(begun.name)
  const [texts, setTexts] = useState(begun.texts)
  const [written, write] = useState<Language>(
    (texts.find(({ language }) => language === own) ?? texts[0] ?? empty(own)).language,
  )
  const onDone = () => {
    refresh('message.template_changed')
    toast.show({ text: t('saved'), tone: 'good' })
    onClose()
  }
  const add = useSend(addMessageTemplate, { onDone })
  const alter = useSend(changeMessageTemplate, { onDone })
  const at = texts.findIndex(({ language }) => language === written)
  const problem = (isNew ? add.error : alter.error) ?? null
  return {
    name,
    setName,
    texts,
    at,
    text: texts[at] ?? empty(written),
    write,
    begin(language: Language) {
      setTexts((now) => [...now, empty(language)])
      write(language)
    },
    change: (part: { subject?: string; text?: string }) =>
      setTexts((now) => now.map((one) => (one.language === written ? { ...one, ...part } : one))),
    remove() {
      const left = texts.filter(({ language }) => language !== written)
      setTexts(left)
      write(left[0]?.language ?? own)
    },
    isDirty: JSON.stringify({ name, texts }) !== JSON.stringify(begun),
    problem,
    errorOf: (field: string) => problem?.errors.find((one) => one.field === field)?.message,
    busy: add.isPending || alter.isPending,
    save() {
      // a language somebody began and left bare is none
      const said = texts.filter(({ text }) => text.trim() !== '')
      const all = { name, texts: said.length > 0 ? said : texts }
      if (from && !isNew) alter.mutate({ template: from.id, version: from.version, ...all })
      else add.mutate(all)
    },
  }
}

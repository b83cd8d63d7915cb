import { useState } from 'react'
import { useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import type { Language } from '#platform/shared/languages.ts'
import { Button } from '#ui/basics/button.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import { WrittenLanguages } from '#ui/fields/written-languages.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { useDiscard } from '#ui/over/use-discard.tsx'
import {
  addRejectReason,
  changeRejectReason,
  dropRejectReason,
  listOwnReasons,
  type RejectReason,
} from '../contract.ts'
import { mostTold } from '../rules.ts'

type Texts = RejectReason['texts']

/** A reason as it is written: its name for the team, and what a candidate reads, in each language. */
export function ReasonForm({ from, onClose }: { from: RejectReason | null; onClose: () => void }) {
  const t = useTranslations('rejectReasons')
  const { language: own } = useSite()
  const [name, setName] = useState(from?.name ?? '')
  const [texts, setTexts] = useState<Texts>(from?.texts.length ? from.texts : [{ language: own, text: '' }])
  const [written, write] = useState<Language>(texts[0]?.language ?? own)
  const said = texts.filter(({ text }) => text.trim() !== '')
  const onDone = () => {
    refreshCall(listOwnReasons)
    toast.show({ text: t('saved'), tone: 'good' })
    onClose()
  }
  const add = useSend(addRejectReason, { onDone })
  const change = useSend(changeRejectReason, { onDone })
  const drop = useSend(dropRejectReason, { onDone })
  const isDirty = name !== (from?.name ?? '') || said.some(({ language, text }) => text !== textIn(from, language))
  const { close, question } = useDiscard(isDirty, onClose)
  const problem = add.error ?? change.error ?? drop.error
  const at = Math.max(
    0,
    texts.findIndex(({ language }) => language === written),
  )
  const errorOf = (field: string) => problem?.errors.find((one) => one.field === field)?.message
  const save = () => {
    const all = { name, texts: said.length > 0 ? said : texts }
    if (from) change.mutate({ reason: from.id, version: from.version, ...all })
    else add.mutate(all)
  }
  return (
    <Dialog
      open
      onClose={close}
      title={t(from ? 'change' : 'add')}
      about={t('reads')}
      footer={
        <>
          <Button look="primary" busy={add.isPending || change.isPending} onClick={save}>
            {t('save')}
          </Button>
          <Button look="quiet" onClick={close}>
            {t('keep')}
          </Button>
          {from ? (
            <Button look="danger" icon="trash" busy={drop.isPending} onClick={() => drop.mutate({ reason: from.id })}>
              {t('drop')}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="stack">
        <LooseProblem problem={problem} />
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
          empty={texts.filter(({ text }) => text.trim() === '').map(({ language }) => language)}
          written={written}
          onWrite={write}
          onAdd={(language) => {
            setTexts([...texts, { language, text: '' }])
            write(language)
          }}
        />
        <TextArea
          name="text"
          label={t('text')}
          required
          rows={5}
          lang={written}
          maxLength={mostTold}
          // it may stand in another language than the one that is written just now
          error={problem?.errors.find(({ field }) => field.startsWith('texts'))?.message}
          value={texts[at]?.text ?? ''}
          onChange={(text) => setTexts(texts.map((one) => (one.language === written ? { ...one, text } : one)))}
        />
      </div>
      {question}
    </Dialog>
  )
}

const textIn = (from: RejectReason | null, language: Language) =>
  from?.texts.find((one) => one.language === language)?.text ?? ''

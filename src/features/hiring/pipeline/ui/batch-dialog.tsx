import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { useDiscard } from '#ui/over/use-discard.tsx'
import { type Batch, previewBatch } from '../batch-contract.ts'
import { type BatchAction, batchPhases } from '../batch-rules.ts'
import { BatchResult } from './batch-result.tsx'
import { type ColumnHead, useColumnName } from './column-name.ts'
import type { Reason } from './use-move-applicant.ts'

type Props = {
  job: string
  action: BatchAction
  ids: readonly string[]
  columns: readonly ColumnHead[]
  reasons: readonly Reason[]
  onClose: (done: boolean, batch?: Batch) => void
}

/** Asks what is needed, shows what will happen to each, then does it. */
export function BatchDialog({ job, action, ids, columns, reasons, onClose }: Props) {
  const t = useTranslations('pipeline.batch')
  const nameOf = useColumnName()
  const [given, setGiven] = useState<{ column?: string; reason?: string; tag?: string; text?: string }>({})
  const look = useSend(previewBatch)
  const batch = look.data?.data
  const target = columns.find(({ id }) => id === given.column)
  const isDirty = Boolean(given.text?.trim() || given.tag?.trim())
  const { close, question } = useDiscard(isDirty && !batch, () => onClose(false))
  if (batch)
    return (
      <BatchResult
        first={batch}
        target={target && nameOf(target)}
        isDirty={isDirty}
        onBack={look.reset}
        onClose={onClose}
      />
    )
  const needed = { move: 'column', reject: 'reason', tag: 'tag', untag: 'tag', message: 'text' } as const
  const ready = Boolean(given[needed[action]]?.trim())
  return (
    <Dialog
      open
      onClose={close}
      title={t(`titles.${action}`, { count: ids.length })}
      footer={
        <>
          <Button
            look="primary"
            disabled={!ready}
            busy={look.isPending}
            onClick={() => look.mutate({ job, action, ids: [...ids], ...given })}
          >
            {t('preview')}
          </Button>
          <Button look="quiet" onClick={close}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      {look.error ? (
        <Note tone="bad" alert>
          {look.error.errors[0]?.message ?? (look.error.message || t('failed'))}
        </Note>
      ) : null}
      <Question {...{ action, columns, reasons, given }} onChange={setGiven} />
      {question}
    </Dialog>
  )
}

type Given = { column?: string; reason?: string; tag?: string; text?: string }
type QuestionProps = Pick<Props, 'action' | 'columns' | 'reasons'> & { given: Given; onChange: (given: Given) => void }

function Question({ action, columns, reasons, given, onChange }: QuestionProps) {
  const t = useTranslations('pipeline.batch')
  const nameOf = useColumnName()
  if (action === 'move')
    return (
      <NativeSelect
        name="batch-column"
        label={t('where')}
        empty={t('choose')}
        value={given.column ?? ''}
        onChange={(column) => onChange({ column })}
        choices={columns
          .filter(
            ({ phase, names }) =>
              (batchPhases as readonly string[]).includes(phase) || (names && phase === 'submitted'),
          )
          .map((column) => ({ id: column.id, text: nameOf(column) }))}
      />
    )
  if (action === 'reject')
    return (
      <RadioGroup
        name="batch-reason"
        label={t('why')}
        help={t('whyHelp')}
        value={given.reason ?? ''}
        onChange={(reason) => onChange({ reason })}
        choices={reasons.filter(({ dropped }) => !dropped).map(({ id, text }) => ({ id, text }))}
      />
    )
  if (action === 'message')
    return (
      <TextArea
        name="batch-text"
        label={t('text')}
        help={t('textHelp')}
        rows={6}
        maxLength={5000}
        value={given.text ?? ''}
        onChange={(text) => onChange({ text })}
      />
    )
  return (
    <TextField
      name="batch-tag"
      label={t('tag')}
      maxLength={40}
      value={given.tag ?? ''}
      onChange={(tag) => onChange({ tag })}
    />
  )
}

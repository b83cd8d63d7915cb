import { useState } from 'react'
import { cvFiles } from '#features/cvs/cvs/ui/cv-files.ts'
import { sendFiles } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { FileDrop } from '#ui/fields/file-drop.tsx'
import { FileLine } from '#ui/fields/file-line.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { type Imported, registerCandidateOther, updateCandidate, updateCandidateLatest } from '../contract.ts'
import { CandidateFields, inputOf, valuesOf } from './candidate-fields.tsx'

type AddProps = {
  onClose: () => void
  onAdded: (one: Imported) => void
}

/** Adds somebody, with a CV or by hand. */
export function AddDialog({ onClose, onAdded }: AddProps) {
  const t = useTranslations('imports')
  const [file, setFile] = useState<File | null>(null)
  const form = useForm(registerCandidateOther, {
    initial: valuesOf(null),
    toInput: (values) => inputOf(values, null),
    sendBy: (input) => sendFiles(registerCandidateOther, input, file ? { file } : {}),
    onDone({ data }) {
      toast.show({ text: t('saved'), tone: 'good' })
      onAdded(data)
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('addTitle')}
      save={t('save')}
      cancel={t('cancel')}
      isDirty={form.isChanged || file !== null}
      onClose={onClose}
      wide
    >
      <CvField file={file} onChoose={setFile} error={form.errorOf('file')} />
      <CandidateFields form={form} isNew />
    </FormDialog>
  )
}

type EditProps = { one: Imported; withCv: boolean; onClose: () => void; onDone: () => void }

/** Changes what was written of somebody; with a newer CV the older is kept. */
export function EditDialog({ one, withCv, onClose, onDone }: EditProps) {
  const t = useTranslations('imports')
  const [file, setFile] = useState<File | null>(null)
  const call = withCv ? updateCandidateLatest : updateCandidate
  const form = useForm(call, {
    initial: valuesOf(one),
    toInput: (values) => ({ id: one.id, version: one.version, ...inputOf(values, one) }),
    sendBy: (input) => sendFiles(call, input, file ? { file } : {}),
    onDone() {
      toast.show({ text: t('saved'), tone: 'good' })
      onDone()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t(withCv ? 'newCv' : 'edit')}
      about={one.name}
      save={t('save')}
      cancel={t('cancel')}
      isDirty={form.isChanged || file !== null}
      onClose={onClose}
      wide
    >
      {withCv ? (
        <CvField file={file} onChoose={setFile} error={form.errorOf('file')} required />
      ) : (
        <CandidateFields form={form} />
      )}
    </FormDialog>
  )
}

type CvProps = {
  file: File | null
  onChoose: (file: File | null) => void
  error: string | undefined
  required?: boolean
}

/** The file is held here and travels with the rest. */
function CvField({ file, onChoose, error, required = false }: CvProps) {
  const t = useTranslations('imports.field')
  if (file)
    return (
      <FileLine
        sending={{ key: 'file', file, part: 0, state: 'held' }}
        onRetry={() => undefined}
        onRemove={() => onChoose(null)}
      />
    )
  return (
    <FileDrop
      {...cvFiles}
      name="file"
      label={t('cv')}
      {...(required ? { required } : { optional: true, help: t('cvHelp') })}
      error={error}
      upload={async (given) => given}
      onSent={onChoose}
    />
  )
}

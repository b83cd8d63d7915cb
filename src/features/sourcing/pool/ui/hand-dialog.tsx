import { useState } from 'react'
import { cvFiles } from '#features/cvs/cvs/ui/cv-files.ts'
import { type HandSource, handPhases, handSources } from '#features/hiring/applications/hand-rules.ts'
import { FilledFromCv } from '#features/hiring/applications/ui/filled-from-cv.tsx'
import { useFilled } from '#features/hiring/applications/ui/use-files-in-hand.ts'
import { type ColumnHead, useColumnName } from '#features/hiring/pipeline/ui/column-name.ts'
import { EmailField } from '#features/people/accounts/ui/proof-fields.tsx'
import { PhoneNumberField } from '#features/site/lookups/ui/phone-number-field.tsx'
import { useSite } from '#frame/use-session.ts'
import { sendFiles } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { apart } from '#platform/shared/held.ts'
import { type Language, languageNames, languages } from '#platform/shared/languages.ts'
import { Checkbox } from '#ui/fields/choice.tsx'
import { FileDrop } from '#ui/fields/file-drop.tsx'
import { FileLine } from '#ui/fields/file-line.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { addByHand } from '../job-contract.ts'
import { AlreadyThere, isAlreadyThere } from './already-there.tsx'

type Props = {
  job: { id: string; title: string /** ISO code, for who has written no number yet. */; country: string }
  /** Of the board: one may put them where its cards stand. */
  columns: readonly ColumnHead[]
  onClose: () => void
  onAdded: (application: string, name: string) => void
  /** They stand on the board already. */
  onOpen: (application: string) => void
}

/** Whoever is meant: what was said of one address is not said of another. */
const reachOf = ({ email, phone }: { email: string; phone: string }) => `${email.trim()} ${phone}`

/** Adds one person who gave the company their data to a job, without leaving its board. */
export function HandDialog({ job, columns, onClose, onAdded, onOpen }: Props) {
  const t = useTranslations('pool.hand')
  const { language: own } = useSite()
  const [file, setFile] = useState<File | null>(null)
  const form = useForm<typeof addByHand, Values>(addByHand, {
    initial: {
      ...{ name: '', email: '', phone: '', came: '', column: 'submitted', language: own, words: '' },
      ...{ agreed: false, anyway: '' },
    },
    toInput: ({ anyway, came, language, ...values }) => ({
      ...{ job: job.id, ...values, came: came as HandSource, language: language as Language },
      anyway: anyway !== '' && anyway === reachOf(values),
    }),
    sendBy: (input) => sendFiles(addByHand, input, file ? { cv: file } : {}),
    onDone({ data }): void {
      onAdded(data.application, form.values.name)
    },
  })
  // what has a whole sentence for its name says itself what is missing
  const errors = form.errors.map((one) => (one.field === 'agreed' ? { ...one, message: t('agreedMissing') } : one))
  const anyway = () => {
    form.set('anyway', reachOf(form.values))
    void form.submit()
  }
  return (
    <FormDialog
      form={{ ...form, errors, problem: isAlreadyThere(form.problem) ? null : form.problem }}
      title={t('title')}
      about={t('lead', { title: apart(job.title) })}
      save={t('save')}
      cancel={t('cancel')}
      isDirty={form.isChanged || file !== null}
      onClose={onClose}
      wide
    >
      <CvInHand {...{ form, file }} onHold={setFile} />
      <TextField {...form.field('name')} label={t('name')} maxLength={120} autoComplete="off" required />
      <EmailField
        {...form.field('email')}
        label={t('email')}
        help={t('reachHelp')}
        autoComplete="off"
        required={false}
      />
      <PhoneNumberField {...form.field('phone')} label={t('phone')} country={job.country} />
      <Placing form={form} columns={columns} />
      <TextArea {...form.field('words')} label={t('words')} help={t('wordsHelp')} rows={3} maxLength={1500} optional />
      <Checkbox
        name="agreed"
        id="f-agreed"
        checked={form.values.agreed}
        error={errors.find(({ field }) => field === 'agreed')?.message}
        onChange={(agreed) => form.set('agreed', agreed)}
      >
        {t('agreed')}
      </Checkbox>
      {isAlreadyThere(form.problem) ? <AlreadyThere problem={form.problem} onOpen={onOpen} onAnyway={anyway} /> : null}
    </FormDialog>
  )
}

type Form = Pick<ReturnType<typeof useForm<typeof addByHand, Values>>, 'values' | 'field' | 'setSome' | 'errorOf'>
type Values = {
  name: string
  email: string
  phone: string
  /** Empty until one is chosen; the server says that it is missing. */
  came: string
  column: string
  language: string
  words: string
  agreed: boolean
  anyway: string
}

/** The file goes along when all is sent; what it says fills the fields that are empty. */
function CvInHand({ form, file, onHold }: { form: Form; file: File | null; onHold: (file: File | null) => void }) {
  const t = useTranslations('pool.hand')
  const fill = useFilled()
  const [refused, refuse] = useState<string>()
  if (!file || refused)
    return (
      <FileDrop
        {...cvFiles}
        name="cv"
        label={t('cv')}
        help={t('cvHelp')}
        optional
        error={refused ?? form.errorOf('cv')}
        upload={async (given) => given}
        onSent={(given) => {
          refuse(undefined)
          onHold(given)
        }}
      />
    )
  return (
    <div className="stack stack-s">
      <FileLine
        sending={{ key: 'cv', file, part: 0, state: 'held' }}
        onRetry={() => undefined}
        onRemove={() => {
          fill.undo.current()
          onHold(null)
        }}
      />
      <FilledFromCv
        applying={{
          ...{ form, fill },
          refuse: (words) => {
            refuse(words)
            onHold(null)
          },
        }}
        file={file}
        isPhoto={false}
        ofOther
      />
    </div>
  )
}

/** Where they come from, where they are put, and in which language they are told. */
function Placing({ form, columns }: { form: Form; columns: readonly ColumnHead[] }) {
  const t = useTranslations('pool.hand')
  const sources = useTranslations('pipeline.sources.hand')
  const nameOf = useColumnName()
  const open = columns.filter(({ phase }) => (handPhases as readonly string[]).includes(phase))
  return (
    <>
      <NativeSelect
        {...form.field('came')}
        label={t('came')}
        empty={t('cameEmpty')}
        choices={handSources.map((id) => ({ id, text: sources(id) }))}
        required
      />
      <NativeSelect
        {...form.field('column')}
        label={t('column')}
        {...(form.values.column !== 'submitted' && { help: t('columnHelp') })}
        choices={open.map((column) => ({ id: column.id, text: nameOf(column) }))}
      />
      <NativeSelect
        {...form.field('language')}
        label={t('language')}
        choices={languages.map((id) => ({ id, text: languageNames[id] }))}
      />
    </>
  )
}

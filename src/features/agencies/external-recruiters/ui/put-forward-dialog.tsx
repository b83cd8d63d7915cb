import { useState } from 'react'
import { useLocale } from 'use-intl'
import { cvFiles } from '#features/cvs/cvs/ui/cv-files.ts'
import { EmailField } from '#features/people/accounts/ui/proof-fields.tsx'
import { sendFiles } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { languageNames, languages, toLanguage } from '#platform/shared/languages.ts'
import { FileDrop } from '#ui/fields/file-drop.tsx'
import { FileLine } from '#ui/fields/file-line.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { bringPerson, type ExternalJob, listExternalJobs } from '../contract.ts'

/** Puts somebody forward: who it is, where they are asked, what the company reads. */
export function PutForwardDialog({ one, onClose }: { one: ExternalJob; onClose: () => void }) {
  const t = useTranslations('externalRecruiters.add')
  const locale = useLocale()
  const [file, setFile] = useState<File | null>(null)
  const form = useForm(bringPerson, {
    initial: { name: '', email: '', lang: toLanguage(locale) as string, note: '' },
    toInput: ({ lang, ...rest }) => ({ ...rest, external: one.id, lang: toLanguage(lang) }),
    sendBy: (input) => sendFiles(bringPerson, input, file ? { cv: file } : {}),
    onDone() {
      toast.show({ text: t('asked'), tone: 'good' })
      refreshCall(listExternalJobs)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('title')}
      about={one.job.title}
      save={t('send')}
      cancel={t('cancel')}
      onClose={onClose}
    >
      <p className="quiet small">{t('text')}</p>
      <TextField {...form.field('name')} label={t('name')} autoComplete="off" maxLength={120} required />
      <EmailField {...form.field('email')} label={t('email')} help={t('emailHelp')} autoComplete="off" />
      {file ? (
        <FileLine
          sending={{ key: 'cv', file, part: 0, state: 'held' }}
          onRetry={() => undefined}
          onRemove={() => setFile(null)}
        />
      ) : (
        <FileDrop
          {...cvFiles}
          name="cv"
          label={t('cv')}
          required
          error={form.errorOf('cv')}
          upload={async (given) => given}
          onSent={setFile}
        />
      )}
      <NativeSelect
        {...form.field('lang')}
        label={t('lang')}
        choices={languages.map((code) => ({ id: code, text: languageNames[code] }))}
      />
      <TextArea {...form.field('note')} label={t('note')} help={t('noteHelp')} rows={4} maxLength={2000} optional />
    </FormDialog>
  )
}

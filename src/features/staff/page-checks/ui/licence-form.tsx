import { addFile } from '#features/site/files/contract.ts'
import { sendFiles } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { DateField } from '#ui/fields/date-field.tsx'
import { ErrorSummary } from '#ui/fields/error-summary.tsx'
import { FileDrop } from '#ui/fields/file-drop.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { askLicence, ownChecks } from '../contract.ts'
import type { Check } from './check-list.tsx'

/** Hands in a licence; while one waits, says so. */
export function LicenceForm({ checks }: { checks: readonly Check[] }) {
  const t = useTranslations('pageChecks.licence')
  const form = useForm(askLicence, {
    initial: { number: '', authority: '', expires_on: '', file: '' },
    onDone() {
      toast.show({ text: t('sent'), tone: 'good' })
      refreshCall(ownChecks)
    },
  })
  const waits = checks.some(({ what, state }) => what === 'licence' && state === 'waiting')
  return (
    <section className="stack" aria-labelledby="licence">
      <h2 id="licence" className="lead">
        {t('title')}
      </h2>
      {waits ? (
        <Note tone="info">{t('waits')}</Note>
      ) : (
        <form method="post" className="stack" onSubmit={form.submit} noValidate>
          <p className="quiet measure">{t('text')}</p>
          <ErrorSummary errors={form.errors.map(({ field, message }) => ({ name: field, text: message }))} takeFocus />
          <LooseProblem problem={form.problem} />
          <div className="fields">
            <TextField {...form.field('number')} label={t('number')} dir="ltr" maxLength={60} required />
            <TextField {...form.field('authority')} label={t('authority')} maxLength={120} required />
          </div>
          <DateField
            name="expires_on"
            label={t('expires')}
            error={form.errorOf('expires_on')}
            value={form.values.expires_on}
            onChange={(day) => form.set('expires_on', day ?? '')}
          />
          <FileDrop
            name="file"
            label={t('file')}
            help={t('fileHelp')}
            error={form.errorOf('file')}
            accept="application/pdf,image/jpeg,image/png,image/webp"
            kinds="PDF, JPG, PNG, WebP"
            maxBytes={20_000_000}
            camera
            upload={(file, sending) => sendFiles(addFile, {}, { file }, sending)}
            onSent={({ data }) => form.set('file', data.id)}
            onRemove={() => form.set('file', '')}
          />
          <div>
            <Button type="submit" look="primary" busy={form.sending}>
              {t('go')}
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}

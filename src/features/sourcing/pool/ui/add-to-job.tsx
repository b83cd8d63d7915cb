import { useNavigate } from 'react-router'
import { LiveJobField } from '#features/jobs/page-jobs/ui/live-job-field.tsx'
import { send } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Problem } from '#platform/browser/problem.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { apart } from '#platform/shared/held.ts'
import { TextArea } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { listPool, type PoolEntry } from '../contract.ts'
import { bringFromPool } from '../job-contract.ts'

type Props = { entry: Pick<PoolEntry, 'id' | 'name'>; onClose: () => void }

/** Makes somebody who gave the company a CV an applicant of one of its jobs, and opens them on its board. */
export function AddToJob({ entry: { id, name }, onClose }: Props) {
  const t = useTranslations('pool')
  const all = useTranslations()
  const navigate = useNavigate()
  const form = useForm(bringFromPool, {
    initial: { job: '', words: '' },
    toInput: (values) => ({ ...values, entries: [id] }),
    // the job stands in the address of the call: without one nobody would name the field
    async sendBy(input) {
      if (input.job) return send(bringFromPool, input)
      const message = all('fields.required')
      throw new Problem({ code: 'invalid', status: 422, errors: [{ field: 'job', code: 'required', message }] })
    },
    async onDone({ data: [one] }) {
      if (!one?.application) {
        const code = one?.refused ?? 'not_found'
        throw new Problem({ code, status: 409, title: all(`refusals.${code}`) })
      }
      toast.show({ text: t('adding.added', { name: apart(name) }), tone: 'good' })
      refreshCall(listPool)
      onClose()
      await navigate(`/page/jobs/${form.values.job}/board?applicant=${one.application}`)
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('adding.toJobOf', { name: apart(name) })}
      about={t('adding.toJobText')}
      save={t('adding.add')}
      cancel={t('inviting.cancel')}
      isDirty={form.values.words.trim() !== ''}
      onClose={onClose}
    >
      <LiveJobField {...form.field('job')} label={t('inviting.job')} empty={t('inviting.choose')} required />
      <TextArea
        {...form.field('words')}
        label={t('inviting.words')}
        help={t('inviting.wordsHelp')}
        rows={4}
        maxLength={1500}
        optional
      />
    </FormDialog>
  )
}

import { LiveJobField } from '#features/jobs/page-jobs/ui/live-job-field.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { apart } from '#platform/shared/held.ts'
import { TextArea } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { inviteFromPool, listPool } from '../contract.ts'

/** Of the pool, or found and seen in full. */
type Props = {
  entries?: readonly string[]
  people?: readonly string[]
  /** Of one alone. */
  name?: string | null | undefined
  /** The job that is chosen at first. */
  job?: string
  /** Jobs to which they were invited before. */
  without?: readonly string[]
  onClose: (isDone: boolean) => void
}

/** Asks those chosen to look at a live job, with words of one's own. */
export function InviteDialog({ entries = [], people = [], name, job = '', without = [], onClose }: Props) {
  const t = useTranslations('pool.inviting')
  const all = useTranslations()
  const form = useForm(inviteFromPool, {
    initial: { job, words: '' },
    toInput: (values) => ({ entries: [...entries], people: [...people], ...values }),
    onDone({ data: said }) {
      const refused = said.flatMap((one) => one.refused ?? [])
      const done = said.length - refused.length
      if (done > 0) toast.show({ text: t(people.length > 0 ? 'doneAdded' : 'done', { count: done }), tone: 'good' })
      for (const code of new Set(refused)) toast.show({ text: all(`refusals.${code}`), tone: 'bad' })
      refreshCall(listPool)
      // where nobody was asked the words stay, for another job
      if (done > 0) onClose(true)
    },
  })
  return (
    <FormDialog
      form={form}
      title={name ? t('titleOf', { name: apart(name) }) : t('title', { count: entries.length + people.length })}
      {...(people.length > 0 && { about: t('adds', { count: people.length }) })}
      save={t('go', { count: entries.length + people.length })}
      cancel={t('cancel')}
      isDirty={form.values.words.trim() !== ''}
      onClose={() => onClose(false)}
    >
      <LiveJobField {...form.field('job')} label={t('job')} empty={t('choose')} without={without} required />
      <TextArea {...form.field('words')} label={t('words')} help={t('wordsHelp')} rows={4} maxLength={1500} optional />
    </FormDialog>
  )
}

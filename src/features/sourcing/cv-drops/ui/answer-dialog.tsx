import { LiveJobField } from '#features/jobs/page-jobs/ui/live-job-field.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Note } from '#ui/basics/note.tsx'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { TokenField } from '#ui/fields/token-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { answerDrops, listDrops, showDrop } from '../team-contract.ts'
import type { How, Reason } from './answers.ts'

type Props = {
  items: readonly string[]
  name?: string | undefined
  how: How
  job?: string | undefined
  reasons: readonly Reason[]
  onClose: (isDone: boolean) => void
}

/** One answer to one CV or to several: what the person reads stands beside what the team chooses. */
export function AnswerDialog({ items, name, how, job, reasons, onClose }: Props) {
  const t = useTranslations('cvDrops.answer')
  const all = useTranslations()
  const form = useForm(answerDrops, {
    initial: { words: '', reason: '', job: job ?? '', tags: [] as string[] },
    toInput: ({ words, reason, job: chosen, tags }) => ({
      ...{ items: [...items], how, words, tags },
      ...(reason && { reason }),
      ...(chosen && { job: chosen }),
    }),
    onDone({ data }) {
      const refused = data.flatMap((one) => one.refused ?? [])
      const done = data.length - refused.length
      if (done > 0) toast.show({ text: t(`done.${how}`, { count: done }), tone: 'good' })
      for (const code of new Set(refused)) toast.show({ text: all(`refusals.${code}`), tone: 'bad' })
      refreshCall(listDrops)
      refreshCall(showDrop)
      onClose(done > 0)
    },
  })
  const reason = reasons.find(({ id }) => id === form.values.reason)
  return (
    <FormDialog
      form={form}
      title={name ? t(`titles.${how}`, { name }) : t(`ways.${how}`)}
      {...(!name && { about: t('several', { count: items.length }) })}
      save={t(`go.${how}`)}
      cancel={t('cancel')}
      isDirty={form.isChanged}
      onClose={() => onClose(false)}
    >
      {how === 'add_to_job' ? (
        <LiveJobField {...form.field('job')} label={t('job')} empty={t('jobChoose')} required />
      ) : null}
      {how === 'reject' ? (
        <>
          <RadioGroup
            {...form.field('reason')}
            label={t('reason')}
            help={t('reasonHelp')}
            choices={reasons.map(({ id, text }) => ({ id, text }))}
            required
          />
          <div role="status">
            {reason ? (
              <Note title={t('reads')} icon="mail">
                <p dir="auto">{reason.told}</p>
              </Note>
            ) : null}
          </div>
        </>
      ) : (
        <p className="small quiet">{t(`help.${how}`)}</p>
      )}
      {how === 'pool' ? <TokenField {...form.field('tags')} label={t('tags')} most={10} optional /> : null}
      <TextArea
        {...form.field('words')}
        label={t('words')}
        help={t('wordsHelp')}
        rows={4}
        maxLength={3000}
        {...(how === 'reply' ? { required: true } : { optional: true })}
      />
    </FormDialog>
  )
}

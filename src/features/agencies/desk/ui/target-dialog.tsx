import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { countOrNone } from '#ui/fields/numbers.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { type DeskRecruiter, saveTarget, showDesk } from '../contract.ts'
import { aims } from '../rules.ts'

type Props = { recruiter: DeskRecruiter; month: string; onClose: () => void }

/** What one recruiter aims for in this month. */
export function TargetDialog({ recruiter: { user, name, wanted }, month, onClose }: Props) {
  const t = useTranslations('desk')
  const form = useForm(saveTarget, {
    initial: {
      submissions: String(wanted.submissions),
      interviews: String(wanted.interviews),
      placements: String(wanted.placements),
    },
    // an emptied one is none
    toInput: ({ submissions, interviews, placements }) => ({
      user,
      submissions: countOrNone(submissions) ?? 0,
      interviews: countOrNone(interviews) ?? 0,
      placements: countOrNone(placements) ?? 0,
    }),
    onDone() {
      toast.show({ text: t('saved'), tone: 'good' })
      refreshCall(showDesk)
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t('setFor', { name })} save={t('save')} cancel={t('cancel')} onClose={onClose}>
      <p className="quiet small">{t('help', { month })}</p>
      {aims.map((aim) => (
        <TextField key={aim} {...form.field(aim)} label={t(`aims.${aim}`)} inputMode="numeric" required />
      ))}
    </FormDialog>
  )
}

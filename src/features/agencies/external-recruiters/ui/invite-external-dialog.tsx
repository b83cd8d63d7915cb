import { EmailField } from '#features/people/accounts/ui/proof-fields.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { countFor } from '#ui/fields/numbers.ts'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { inviteExternal, type JobExternal, listExternals } from '../contract.ts'

type Props = { job: string; known: JobExternal | null; onClose: () => void }

/** Invites a person to the job by mail; whoever is known once more. */
export function InviteExternalDialog({ job, known, onClose }: Props) {
  const t = useTranslations('externalRecruiters')
  const said = useTranslations('recruiters.dialog')
  const form = useForm(inviteExternal, {
    initial: { email: known?.email ?? '', most_people: String(known?.most_people ?? 10), words: '' },
    toInput: ({ most_people, ...rest }) => ({ ...rest, job, most_people: countFor(most_people) }),
    onDone() {
      toast.show({ text: said('sent'), tone: 'good' })
      refreshCall(listExternals)
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t('inviteTitle')} save={said('send')} cancel={said('cancel')} onClose={onClose}>
      <p className="quiet small">{t('inviteText')}</p>
      <EmailField {...form.field('email')} label={t('email')} autoComplete="off" disabled={known !== null} />
      <TextField {...form.field('most_people')} label={said('most')} inputMode="numeric" dir="ltr" maxLength={3} />
      <TextArea {...form.field('words')} label={said('words')} rows={3} maxLength={600} optional />
    </FormDialog>
  )
}

import { useProvenForm } from '#features/people/sign-in/ui/use-proven-form.tsx'
import { type StaffRole, staffRoles } from '#features/site/staff-rights/permissions.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { askRole, listStaff } from '../contract.ts'

type Props = { member: { user: string; name: string; roles: readonly StaffRole[] } | null; onClose: () => void }

/** Gives somebody a role of the site's own people or takes it: of a member, or of anybody with a confirmed address. */
export function ChangeRole({ member, onClose }: Props) {
  const t = useTranslations('roles')
  const form = useProvenForm(askRole, {
    initial: { person: member?.user ?? '', role: 'reviewer' as string, what: 'give', reason: '' },
    toInput: ({ person, role, what, reason }) => ({ person, role: roleOf(role), give: what === 'give', reason }),
    onDone({ data: { state } }) {
      toast.show({ text: t(state === 'waiting' ? 'waits' : 'saved'), tone: 'good' })
      refreshCall(listStaff)
      onClose()
    },
  })
  return (
    <>
      <FormDialog
        form={form}
        onClose={onClose}
        title={t(member ? 'change' : 'give')}
        about={member?.name}
        save={t('save')}
        cancel={t('cancel')}
      >
        {member ? null : (
          <TextField
            {...form.field('person')}
            label={t('person')}
            help={t('personHelp')}
            type="email"
            dir="ltr"
            maxLength={254}
            required
          />
        )}
        <RadioGroup
          {...form.field('what')}
          label={t('what')}
          choices={[
            { id: 'give', text: t('give') },
            { id: 'take', text: t('take') },
          ]}
        />
        <RadioGroup
          {...form.field('role')}
          label={t('role')}
          choices={staffRoles.map((role) => ({ id: role, text: t(`roles.${role}`), help: t(`roleHelp.${role}`) }))}
        />
        <TextField {...form.field('reason')} label={t('reason')} help={t('reasonHelp')} maxLength={300} required />
      </FormDialog>
      {form.dialog}
    </>
  )
}

const roleOf = (typed: string): StaffRole => staffRoles.find((one) => one === typed) ?? 'reviewer'

import { showRoomDesk } from '#features/open-days/rooms/contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { refreshCall, useCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import type { Takes } from '#platform/shared/contract.ts'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { showDeskCall } from '../contract.ts'
import { inviteGuest, listColleagues } from '../guest-contract.ts'
import { guestRoles } from '../rules.ts'

type Props = { at: { day: string; desk: string; visit: string }; onClose: () => void }

/** Whom the desk asks into the call: a colleague who reads it in the hall and at the desks, or an interpreter by a link. */
export function InviteGuest({ at, onClose }: Props) {
  const t = useTranslations('calls.guest')
  const { data } = useCall(listColleagues, { day: at.day })
  const form = useForm(inviteGuest, {
    initial: { role: 'colleague' as (typeof guestRoles)[number], user: '', name: '' },
    toInput: ({ role, user, name }): Takes<typeof inviteGuest> => ({
      ...{ ...at, role },
      ...(role === 'colleague' ? user && { user } : { name }),
    }),
    onDone() {
      refreshCall(showDeskCall)
      refreshCall(showRoomDesk)
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t('invite')} save={t('ask')} cancel={t('cancel')} onClose={onClose}>
      <RadioGroup
        {...form.field('role')}
        onChange={(role) => form.set('role', role as (typeof guestRoles)[number])}
        label={t('who')}
        choices={guestRoles.map((id) => ({ id, text: t(`roles.${id}`) }))}
      />
      {form.values.role === 'colleague' ? (
        <NativeSelect
          {...form.field('user')}
          label={t('colleague')}
          help={t('colleagueHelp')}
          empty=""
          required
          choices={(data?.data ?? []).map(({ id, name }) => ({ id, text: name }))}
        />
      ) : (
        <TextField {...form.field('name')} label={t('name')} help={t('nameHelp')} required maxLength={80} />
      )}
    </FormDialog>
  )
}

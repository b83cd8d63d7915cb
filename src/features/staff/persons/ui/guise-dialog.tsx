import { useProvenForm } from '#features/people/sign-in/ui/use-proven-form.tsx'
import { beginGuise } from '#features/staff/guises/contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { TextArea } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import type { WholePerson } from '../contract.ts'

/** Lets a member of staff see the site as somebody, with the reason; it begins at that person's home. */
export function GuiseDialog({ person, onClose }: { person: WholePerson; onClose: () => void }) {
  const t = useTranslations('persons')
  const form = useProvenForm(beginGuise, {
    initial: { reason: '' },
    toInput: ({ reason }) => ({ user: person.id, reason }),
    // everything that was read belongs to somebody else now
    onDone: () => location.assign('/home'),
  })
  return (
    <>
      <FormDialog
        form={form}
        onClose={onClose}
        title={t('guise.go')}
        about={person.name}
        save={t('guise.begin')}
        cancel={t('cancel')}
      >
        <p>{t('guise.help')}</p>
        <TextArea {...form.field('reason')} label={t('reason')} rows={3} maxLength={300} required />
      </FormDialog>
      {form.dialog}
    </>
  )
}

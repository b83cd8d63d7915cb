import { useTranslations } from 'use-intl'
import { useProof } from '#features/people/sign-in/ui/use-proof.tsx'
import { beginGuise } from '#features/staff/guises/contract.ts'
import { send } from '#platform/browser/call.ts'
import type { Problem } from '#platform/browser/problem.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { TextArea } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import type { WholePerson } from '../contract.ts'

/** Lets a member of staff see the site as somebody, with the reason; it begins at that person's home. */
export function GuiseDialog({ person, onClose }: { person: WholePerson; onClose: () => void }) {
  const t = useTranslations('persons')
  const proof = useProof(() => form.submit())
  const form = useForm(beginGuise, {
    initial: { reason: '' },
    toInput: ({ reason }) => ({ user: person.id, reason }),
    sendBy: (input) => send(beginGuise, input).catch(askForProof),
    // everything that was read belongs to somebody else now
    onDone: () => location.assign('/home'),
  })
  return (
    <>
      <FormDialog
        form={{ ...form, problem: form.problem?.code === 'proof_needed' ? null : form.problem }}
        onClose={onClose}
        title={t('guise.go')}
        about={person.name}
        save={t('guise.begin')}
        cancel={t('cancel')}
      >
        <p>{t('guise.help')}</p>
        <TextArea {...form.field('reason')} label={t('reason')} rows={3} maxLength={300} required />
      </FormDialog>
      {proof.dialog}
    </>
  )

  function askForProof(problem: Problem): never {
    if (problem.code === 'proof_needed') proof.ask()
    throw problem
  }
}

import { useState } from 'react'
import { TermFields, termsOf, termValues } from '#features/agencies/clients/ui/term-fields.tsx'
import { send } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Combobox } from '#ui/fields/combobox.tsx'
import { countFor } from '#ui/fields/numbers.ts'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { findAgencies, inviteRecruiter, type JobRecruiter, listRecruiters } from '../contract.ts'

type Props = { job: string; known: JobRecruiter | null; onClose: () => void }

async function search(q: string) {
  if (q.trim().length < 2) return []
  const { data } = await send(findAgencies, { q })
  return data.map(({ id, name, place }) => ({ id, text: name, ...(place && { hint: place }) }))
}

/** Invites an agency or a freelance recruiter to the job, with the terms; whoever is known once more. */
export function InviteDialog({ job, known, onClose }: Props) {
  const t = useTranslations('recruiters.dialog')
  const [agency, choose] = useState(known && { id: known.agency.id, text: known.agency.name })
  const form = useForm(inviteRecruiter, {
    initial: {
      ...{ agency: known?.agency.id ?? '', most_people: String(known?.most_people ?? 10), words: '' },
      ...termValues(known, 'AE'),
    },
    toInput: ({ agency: id, most_people, words, ...terms }) => ({
      ...{ job, agency: id, most_people: countFor(most_people), words, ...termsOf(terms) },
    }),
    onDone() {
      toast.show({ text: t('sent'), tone: 'good' })
      refreshCall(listRecruiters)
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t('title')} save={t('send')} cancel={t('cancel')} onClose={onClose} wide>
      <Combobox
        name="agency"
        label={t('agency')}
        help={t('agencyHelp')}
        icon="building"
        required
        disabled={known !== null}
        search={search}
        offered={[]}
        value={agency}
        error={form.errorOf('agency')}
        onChange={(one) => {
          choose(one)
          form.set('agency', one?.id ?? '')
        }}
      />
      <TermFields form={form} country="AE" />
      <TextField {...form.field('most_people')} label={t('most')} inputMode="numeric" dir="ltr" maxLength={3} />
      <TextArea {...form.field('words')} label={t('words')} rows={3} maxLength={2000} optional />
    </FormDialog>
  )
}
